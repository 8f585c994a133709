//! Reads `cards.json`.

use super::effect::Effect;
use super::entries::{CardEntry, CardType, CardsFile};
use super::read::{Names, Trouble, key};
use super::{Basis, CardFacts, Timing};
use crate::cards::{Card, CardSet, MOST_CARDS};
use crate::pieces::{BySide, Side};

/// The cards, the place of each number's card among them, and all numbers.
pub type Cards = (Vec<CardFacts>, [u8; 128], CardSet);

/// The cards, or what is wrong with them.
pub fn cards_facts(file: &CardsFile, names: &Names) -> Result<Cards, Trouble> {
    let (mut cards, mut kind_of_card, mut deck) = (Vec::new(), [0; 128], CardSet::NONE);
    for (at, it) in file.cards.iter().enumerate() {
        for &number in &it.numbers {
            if number == 0 || usize::from(number) > MOST_CARDS {
                return Err(format!("cards[{at}].numbers: {number} is not from 1 to {MOST_CARDS}"));
            }
            if deck.contains(Card(number)) {
                return Err(format!("cards[{at}].numbers: {number} is taken"));
            }
            deck.insert(Card(number));
            kind_of_card[usize::from(number)] = at as u8;
        }
        cards.push(card(it, names, &format!("cards[{at}]"))?);
    }
    Ok((cards, kind_of_card, deck))
}

fn card(it: &CardEntry, names: &Names, at: &str) -> Result<CardFacts, Trouble> {
    let effect = it.effect.effect(names, &format!("{at}.effect"))?;
    let fits = match it.kind {
        CardType::Ops => matches!(effect, Effect::Ops { .. }),
        CardType::Campaign => matches!(effect, Effect::Campaign { .. }),
        CardType::Event | CardType::Special | CardType::Battle => {
            !matches!(effect, Effect::Ops { .. } | Effect::Campaign { .. })
        }
    };
    if !fits {
        return Err(format!("{at}.type: {:?} does not fit the effect of {:?}", it.kind, it.id));
    }
    if it.must_play != (it.kind == CardType::Special) {
        return Err(format!("{at}.must_play: {} does not fit type {:?}", it.must_play, it.kind));
    }
    if (it.kind == CardType::Battle) != (it.timing != Timing::Strategy) {
        return Err(format!("{at}.timing: {:?} does not fit type {:?}", it.timing, it.kind));
    }
    let field = |wanted: &str| it.basis_fields.get(wanted).copied();
    let title_basis = field("title").unwrap_or(it.basis);
    let rest = it.basis_fields.iter().filter(|(name, _)| *name != "title" && *name != "numbers");
    let may = |side| it.playable_by.contains(&side);
    Ok(CardFacts {
        title: key("title", &it.id),
        text: key("text", &it.id),
        playable_by: BySide { american: may(Side::American), british: may(Side::British) },
        timing: it.timing,
        effect,
        condition: it.condition.unwrap_or_default(),
        must_play: it.must_play,
        removed_when_played: it.removed_when_played,
        reshuffle: it.reshuffle,
        held_out_until: it.held_out_until,
        draws_replacement: it.draws_replacement,
        basis: Basis::weakest(rest.map(|(_, basis)| *basis).chain([it.basis])),
        title_basis,
    })
}
