//! Words that a pack brings.

use std::collections::BTreeMap;
use std::sync::Arc;

use tricorne_kernel::{FactFiles, FactId, FactName, Facts, Words, key, msg};
use tricorne_locale::{Language, PackWords, Speech};

#[derive(Debug)]
struct Cargoes(FactFiles);

impl Facts for Cargoes {
    fn name(&self, id: FactId) -> FactName<'_> {
        [FactName { id: "rum", key: "ferry-rum" }, FactName { id: "tea", key: "ferry-tea" }]
            [id.index as usize]
    }

    fn files(&self) -> Option<&FactFiles> {
        Some(&self.0)
    }
}

fn pack(english: &str) -> Result<Arc<PackWords>, String> {
    let corrected = BTreeMap::from([("en.ftl".to_owned(), english.to_owned())]);
    PackWords::new(Arc::new(Cargoes(FactFiles::new(&[], &corrected)?))).map(Arc::new)
}

#[test]
fn a_packs_words_come_before_ours_at_its_own_tables_alone() {
    let pack = pack("ferry-rum = cider\nferry-tea = tea\n").unwrap();
    let (english, italian) = (pack.in_language(Language::English), pack.in_language(Language::Italian));
    assert_eq!(english.name(key!("ferry-rum")), "cider");
    assert_eq!(english.fact(FactId { list: 0, index: 1 }), "tea");
    assert_eq!(english.say(&msg!("ferry-token", token = 4)), "token 4");
    assert_ne!(italian.name(key!("ferry-rum")), "cider");
    assert_ne!(Speech::of(Language::English).name(key!("ferry-rum")), "cider");
}

#[test]
fn damaged_words_are_refused_with_their_line() {
    let error = pack("ferry-rum = cider\n\nno message").unwrap_err();
    assert!(error.starts_with("en.ftl: line 3: "), "{error}");
}
