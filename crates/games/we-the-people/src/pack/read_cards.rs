//! Reads the strategy cards and the battle cards of a pack.

use super::effect::Effect;
use super::entries::{BattleCardsFile, CardEntry, CardType, CardsFile};
use super::read::{Names, Trouble, kept, key};
use super::{Basis, CardFacts, TacticFacts, Timing};
use crate::cards::{Card, CardSet, MOST_CARDS};
use crate::pieces::{BySide, Side};
use crate::tactics::MOST_TACTICS;

pub type Cards = (Vec<CardFacts>, [u8; 128], CardSet);

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
        CardType::Event | CardType::Special => {
            !matches!(effect, Effect::Ops { .. } | Effect::Campaign { .. })
        }
    };
    if !fits {
        return Err(format!("{at}.type: {:?} does not fit the effect of {:?}", it.kind, it.id));
    }
    if it.must_play != (it.kind == CardType::Special) {
        return Err(format!("{at}.must_play: {} does not fit type {:?}", it.must_play, it.kind));
    }
    if (it.timing == Timing::Battle) != effect.is_for_battle() {
        return Err(format!("{at}.timing: {:?} does not fit the effect of {:?}", it.timing, it.id));
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
        basis: Basis::weakest(rest.map(|(_, basis)| *basis).chain([it.basis])),
        title_basis,
    })
}

pub fn tactics(file: &BattleCardsFile) -> Result<Vec<TacticFacts>, Trouble> {
    if file.cards.is_empty() || file.cards.len() > MOST_TACTICS {
        return Err(format!("cards: {} types; from 1 to {MOST_TACTICS} fit", file.cards.len()));
    }
    let total: u32 = file.cards.iter().map(|it| u32::from(it.count)).sum();
    if total != file.deck.size {
        return Err(format!("cards: {total} in all, but deck.size is {}", file.deck.size));
    }
    let tactic = |it: &super::entries::BattleCardEntry| TacticFacts {
        id: kept(it.id.clone()),
        name: key("tactic", &it.id),
        count: it.count,
        winner_loses: it.winner_loses_cu,
        loss_change: it.loser_loss_change,
        basis: Basis::weakest(it.based.basis_fields.values().copied().chain([it.based.basis])),
    };
    Ok(file.cards.iter().map(tactic).collect())
}
