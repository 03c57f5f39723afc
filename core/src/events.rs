//! The public events of a move as text, to compare this crate with the Python rules.
//!
//! Each is the name of the Python event and its fields: `-` for none, card sets as numbers.

/// Appends an event.
pub fn put(out: &mut String, name: &str, fields: &[i64]) {
    put_words(
        out,
        name,
        &fields.iter().map(i64::to_string).collect::<Vec<String>>(),
    );
}

/// Appends an event whose fields are words.
pub fn put_words(out: &mut String, name: &str, fields: &[String]) {
    if !out.is_empty() {
        out.push_str("; ");
    }
    out.push_str(name);
    for field in fields {
        out.push(' ');
        out.push_str(field);
    }
}
