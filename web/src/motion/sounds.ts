/** Small sounds of our own, made by the browser: a card laid, cards gathered, the pack, a declaration, a sweep, one's turn. */
import { preferences } from "../state/preferences";

type Sound = "play" | "take" | "deal" | "declare" | "sweep" | "turn";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound after so many seconds; silent until the person has touched the page, as browsers ask. */
export function sound(name: Sound, after: number): void {
  if (
    preferences.value.vibration &&
    navigator.userActivation?.hasBeenActive &&
    (name === "sweep" || name === "turn")
  )
    navigator.vibrate?.(name === "sweep" ? [30, 40, 30] : 25);
  if (!preferences.value.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const at = context.currentTime + after;
  switch (name) {
    case "play":
      rustle(context, at, 0.07, 1800, 0.25);
      return;
    case "take":
      rustle(context, at, 0.16, 1200, 0.16);
      return;
    case "deal":
      for (let card = 0; card < 3; card++) rustle(context, at + card * 0.13, 0.06, 2300, 0.14);
      return;
    case "declare":
      ring(context, at, [523, 659]);
      return;
    case "sweep":
      ring(context, at, [523, 659, 784]);
      return;
    case "turn":
      ring(context, at, [440]);
      return;
  }
}

function rustle(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(fading(audio, at, length, loud))
    .connect(audio.destination);
  source.start(at, 0, length);
}

function ring(audio: AudioContext, at: number, tones: number[]): void {
  tones.forEach((frequency, turn) => {
    const start = at + turn * 0.09;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    tone.connect(fading(audio, start, 0.35, 0.08)).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.35);
  });
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}
