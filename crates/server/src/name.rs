//! Names of accounts: none that look like another, like nothing, or like the house.

use unicode_security::GeneralSecurityProfile;
use unicode_security::MixedScript;

/// Names that would pass for the server itself, for somebody who runs it, or for a bot.
const RESERVED: [&str; 20] = [
    "admin",
    "administrator",
    "anonymous",
    "bot",
    "chance",
    "everyone",
    "guest",
    "host",
    "me",
    "mod",
    "moderator",
    "nobody",
    "observer",
    "operator",
    "referee",
    "root",
    "server",
    "support",
    "system",
    "tricorne",
];

/// What names that look alike have in common.
pub fn skeleton(name: &str) -> String {
    unicode_security::skeleton(name).collect::<String>().to_lowercase()
}

/// Refuses names that look like nothing, mix scripts, or are kept for the house.
pub fn check(name: &str) -> Result<(), &'static str> {
    let fits = (2..=24).contains(&name.chars().count());
    let is_plain = |c: char| "-_ ".contains(c) || (c.is_alphanumeric() && c.identifier_allowed());
    if !fits || !name.chars().all(is_plain) || name.trim() != name || name.contains("  ") {
        return Err("a name has 2 to 24 letters, digits, - or _, and single spaces between them");
    }
    if !name.is_single_script() {
        return Err("a name has letters of one script");
    }
    let looks = skeleton(name);
    if RESERVED.iter().any(|reserved| skeleton(reserved) == looks || name.eq_ignore_ascii_case(reserved)) {
        return Err("this name is reserved: choose another");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        for good in ["Nathanael Greene", "a_1", "Paoli-Généroux", "Лафайет", "李舜臣"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        let bad = [
            "",
            "x",
            " ab",
            "a  b",
            "<b>",
            "a\u{202e}b",
            "a\u{200d}b",
            "\u{3164}\u{3164}",
            "\u{115f}ab",
            "a name that is far too long indeed",
            "Аnn with a Cyrillic A",
            "admin",
            "ADMIN",
            "Tricorne",
            "rnoderator",
        ];
        for bad in bad {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        for (one, other) in
            [("Ann", "ANN"), ("Paul", "Pau1"), ("Ilya", "llya"), ("modern", "modem"), ("Оса", "Oca")]
        {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        assert_ne!(skeleton("Ann"), skeleton("Anne"));
    }
}
