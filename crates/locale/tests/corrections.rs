//! Words that are used in the place of ours. They hold for the whole program, so this test stands alone.

use tricorne_kernel::{Words, key, msg};
use tricorne_locale::{Language, Speech, correct};

#[test]
fn corrected_words_are_said() {
    assert!(correct(Language::English, "no message".into()).is_err());
    correct(Language::English, "ferry-rum = cider\n".into()).unwrap();
    assert_eq!(Speech::of(Language::English).name(key!("ferry-rum")), "cider");
    assert_eq!(Speech::of(Language::English).say(&msg!("ferry-token", token = 4)), "token 4");
    assert_ne!(Speech::of(Language::Italian).name(key!("ferry-rum")), "cider");
}
