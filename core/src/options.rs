//! Reading `name=value` options: whatever is not known is refused.

use crate::error::Error;

/// One option as given, with the means to read its value.
pub struct Given<'a> {
    /// The option's name.
    pub name: &'a str,
    value: &'a str,
}

impl Given<'_> {
    /// The value as one of the listed words.
    ///
    /// # Errors
    /// The value is not listed.
    pub fn choice<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, Error> {
        let found = words.iter().find(|(word, _)| *word == self.value);
        found.map(|&(_, meaning)| meaning).ok_or_else(|| {
            let names: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
            let (name, value) = (self.name, self.value);
            Error::options(format!("option {name} is one of {names:?}, not {value:?}"))
        })
    }

    /// `yes` or `no`.
    ///
    /// # Errors
    /// The value is neither.
    pub fn flag(&self) -> Result<bool, Error> {
        self.choice(&[("no", false), ("yes", true)])
    }

    /// Options that matter between hands only: read to be checked, then dropped.
    ///
    /// # Errors
    /// The option is unknown or its value is not allowed.
    pub fn between_hands(&self, both_over: &[&str]) -> Result<(), Error> {
        let good = match self.name {
            "target" => {
                let digits = self.value.bytes().all(|b| b.is_ascii_digit());
                digits && !self.value.starts_with('0') && matches!(self.value.len(), 1..=3)
            }
            "both_over_target" => both_over.contains(&self.value),
            _ => return Err(Error::options(format!("unknown option {:?}", self.name))),
        };
        if good {
            return Ok(());
        }
        let (name, value) = (self.name, self.value);
        Err(Error::options(format!("option {name} cannot be {value:?}")))
    }
}

/// Calls `apply` with every `name=value` of a text in which blanks stand between the options.
///
/// # Errors
/// A part without `=`, a name that comes twice, or what `apply` refuses.
pub fn each<'a>(
    text: &'a str,
    mut apply: impl FnMut(Given<'a>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut seen = Vec::new();
    for part in text.split_ascii_whitespace() {
        let (name, value) = part
            .split_once('=')
            .ok_or_else(|| Error::options(format!("{part:?} is not name=value")))?;
        if seen.contains(&name) {
            return Err(Error::options(format!("option {name} is given twice")));
        }
        seen.push(name);
        apply(Given { name, value })?;
    }
    Ok(())
}
