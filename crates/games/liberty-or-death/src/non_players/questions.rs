//! Which section answers which question: every question of the game, once.

use tricorne_kernel::Flow;

use super::{Mind, british, events, french, indians, leaders, patriots, strokes, turn};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::Space;
use crate::pieces::Faction::{British, French, Indians, Patriots};
use crate::pieces::{Piece, Side};
use crate::prompt::Prompt;
use crate::words::Button;

/// The answer of the section that the question belongs to; `None` where its priorities pick nothing of what is offered.
pub fn answer(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    match mind.prompt {
        // §8.1 The turn, §8.3.7 Brilliant Strokes.
        Prompt::FirstEligible { .. } | Prompt::SecondCommand { .. } | Prompt::SecondCommandOrEvent { .. } => {
            turn::choose(mind, Order::full(mind.faction)).map(Some)
        }
        Prompt::SecondLimited { .. } | Prompt::SecondLimitedOrEvent { .. } => {
            turn::choose(mind, Order::limited(mind.faction)).map(Some)
        }
        // A non-player names its Command first.
        Prompt::CommandAfterActivity { .. } => Ok(None),
        Prompt::Stroke { .. } | Prompt::Trump { .. } => strokes::play(mind).map(Some),
        Prompt::StrokeAction { .. } => strokes::next_action(mind, None).map(Some),
        Prompt::StrokeActionNext { first, .. } => strokes::next_action(mind, Some(first)).map(Some),

        // §8.1, §1.10 Leaders, and pieces that are not taken from elsewhere on the map.
        Prompt::LeaderFollows { leader, from, to, group } => {
            leaders::follows(mind, leader, from, to, group).map(Some)
        }
        Prompt::LeaderComes { .. } => Ok(Some(leaders::comes(mind))),
        Prompt::LeaderHomeless { .. } | Prompt::LeaderRedeploys { .. } => match mind.faction {
            British => british::winter::leader(mind),
            Patriots => patriots::leaders::place(mind),
            Indians => indians::winter::leader(mind),
            French => french::winter::leader(mind),
        },
        Prompt::TakeFromMap { .. } => Ok(Some(leaders::takes_nothing_from_the_map(mind))),

        // §8.4 The British.
        Prompt::MusterFirst { .. } | Prompt::MusterNext { .. } => british::muster::space(mind),
        Prompt::MusterRegulars { .. } | Prompt::Loyalty { .. } | Prompt::LoyaltyGage { .. } => {
            Ok(Some(mind.most()))
        }
        Prompt::MusterTories { space } => Ok(Some(british::muster::tories(mind, space))),
        Prompt::MusterFortOrLoyalty => british::muster::fort_or_loyalty(mind).map(Some),
        Prompt::MusterFortWhere => british::muster::fort_where(mind),
        Prompt::MusterFortRegulars { space } => Ok(Some(british::muster::fort_regulars(mind, space))),
        Prompt::MusterLoyaltyWhere => british::loyalty::space(mind, None),
        // §8.3.8 Nothing says which markers go first.
        Prompt::LoyaltyPropaganda { .. } => Ok(None),
        Prompt::GarrisonCity { .. } => british::garrison::city(mind),
        Prompt::GarrisonFrom { city } => british::garrison::origin(mind, city),
        Prompt::GarrisonRegulars { from, city } => Ok(british::garrison::regulars(mind, from, city)),
        Prompt::GarrisonDisplace => british::garrison::displace(mind),
        Prompt::GarrisonDisplaceTo { .. } => british::garrison::displace_to(mind),
        Prompt::BritishMarchTo { .. } => british::march::destination(mind),
        Prompt::BritishMarchFrom { to } => british::march::origin(mind, to),
        Prompt::BritishMarchRegulars { from, to } => {
            Ok(british::march::number(mind, from, to, |group| group.regulars))
        }
        Prompt::BritishMarchTories { from, to } => {
            Ok(british::march::number(mind, from, to, |group| group.tories))
        }
        Prompt::BritishMarchWarParties { from, to } => {
            Ok(british::march::number(mind, from, to, |group| group.war_parties))
        }
        Prompt::BritishBattle { .. } => british::battle::space(mind),
        Prompt::BattleCommonCause { space } => Ok(Some(british::battle::common_cause(mind, space))),
        Prompt::BattleIndiansJoin { space, as_tories } => {
            Ok(Some(british::battle::indians_join(mind, space, as_tories)))
        }
        Prompt::BattleWarPartiesLost { .. } => Ok(Some(british::battle::war_parties_lost(mind))),
        Prompt::LiftBlockade => british::activities::lift_blockade(mind),
        Prompt::TradeOffer { .. } | Prompt::TradeOfferLiving { .. } => british::winter::trade(mind).map(Some),
        Prompt::BritishSupply { space } => british::supply::pay_shift_or_remove(mind, space).map(Some),
        Prompt::WinterRewardLoyalty => british::winter::reward_loyalty(mind),

        // §8.5 The Patriots.
        Prompt::RallyWhere => in_order(mind, patriots::rally::next_space),
        Prompt::RallyHow { space } => {
            in_order(mind, |mind, order| Ok(patriots::rally::how(mind, order, space)))
        }
        Prompt::RallyMilitia { .. } => Ok(Some(patriots::rally::militia(mind))),
        Prompt::RallyUnitForFort { space } => Ok(patriots::rally::unit_for_fort(mind, space)),
        Prompt::RallyRegroupFrom { .. } => Ok(Some(patriots::rally::regroup_from(mind))),
        Prompt::RallyRegroupCount { piece, origin, .. } => {
            Ok(Some(patriots::rally::regroup_count(mind, piece, origin)))
        }
        Prompt::RallyTrainWhere => in_order(mind, patriots::rally::train_where),
        Prompt::RallyTrainCount { piece, space } => {
            Ok(Some(patriots::rally::train_count(mind, piece, space)))
        }
        Prompt::PatriotMarchWhere => in_order(mind, patriots::march::next_space),
        Prompt::PatriotMarchFrom { space } => {
            in_order(mind, |mind, order| patriots::march::from(mind, order, space))
        }
        Prompt::PatriotMarchMore { space } => {
            in_order(mind, |mind, order| patriots::march::more(mind, order, space))
        }
        Prompt::PatriotMarchCount { piece, from, to } => {
            in_order(mind, |mind, order| Ok(Some(patriots::march::count(mind, order, piece, from, to))))
        }
        Prompt::PatriotBattleWhere => in_order(mind, patriots::battle::next_space),
        Prompt::FrenchJoinBattle { space, .. } => Ok(Some(patriots::battle::french_join(mind, space))),
        Prompt::WinTheDayRally => Ok(Some(patriots::battle::rally_freely(mind))),
        Prompt::RabbleRousingWhere => in_order(mind, patriots::rabble_rousing::next_space),
        Prompt::PersuasionWhere { left } => patriots::activities::persuade_where(mind, left),
        Prompt::PartisansWhere => patriots::activities::partisans_where(mind),
        Prompt::PartisansHow { .. } => Ok(patriots::activities::hardest(mind)),
        Prompt::PartisansUnit { space } => Ok(patriots::activities::struck(mind, space, None)),
        Prompt::PartisansUnitNext { space, before } => {
            Ok(patriots::activities::struck(mind, space, Some(before)))
        }
        Prompt::PatriotSupply { space, .. } => patriots::winter::supply(mind, space),
        Prompt::PatriotSupplyLoss { piece, space, count } => {
            Ok(Some(patriots::winter::supply_loss(mind, piece, space, count)))
        }
        Prompt::CommitteesWhere => patriots::winter::committees_where(mind),
        Prompt::CommitteesHowMany { .. } => Ok(Some(mind.most())),

        // §8.6 The French.
        Prompt::Hortalez => french::in_place::hortalez(mind),
        Prompt::AgentsWhere => french::in_place::agents_where(mind),
        Prompt::AgentsWhat { .. } => Ok(Some(french::in_place::agents_what(mind))),
        Prompt::FrenchMusterWhere => french::in_place::muster_where(mind),
        Prompt::FrenchMusterCount { .. } | Prompt::FrenchFort { .. } => {
            Ok(Some(french::in_place::muster_all(mind)))
        }
        Prompt::FrenchMarchWhere => french::march::next_space(mind),
        Prompt::FrenchMarchFrom { space } => french::march::origin(mind, space, 0),
        Prompt::FrenchMarchMore { space, arrived } => french::march::origin(mind, space, arrived),
        Prompt::FrenchMarchCount { piece, from, to, arrived } => {
            Ok(french::march::count(mind, piece, from, to, arrived))
        }
        Prompt::FrenchBattleWhere => french::battle::next_space(mind),
        Prompt::PatriotsJoinBattle { .. } => Ok(Some(french::battle::patriots_join(mind))),
        Prompt::Preparer => french::activities::preparation(mind),
        Prompt::Blockade => french::activities::blockade(mind),
        Prompt::MoveBlockadeFrom => french::activities::move_blockade_from(mind),
        Prompt::MoveBlockadeTo { .. } => french::activities::move_blockade_to(mind),
        Prompt::WinTheDayBlockade { city } => french::activities::blockade_after_victory(mind, city),
        Prompt::FrenchSupply { space } => french::winter::supply(mind, space),

        // §8.7 The Indians.
        Prompt::GatherWhere => indians::gather::next_space(mind),
        Prompt::GatherHow { space } => Ok(indians::gather::action(mind, space)),
        Prompt::GatherFrom { .. } => Ok(Some(indians::gather::origin(mind))),
        Prompt::GatherHowMany { .. } => Ok(Some(indians::gather::how_many(mind))),
        Prompt::VillageActive { .. } => Ok(Some(indians::gather::active_first(mind))),
        Prompt::IndianMarchWhere => indians::march::next_space(mind),
        Prompt::IndianMarchFrom { to } => indians::march::origin(mind, to),
        Prompt::UndergroundWarPartiesGo { from, to, .. } => {
            Ok(indians::group(mind, from, to, |group| group.underground))
        }
        Prompt::ActiveWarPartiesGo { from, to, .. } => {
            Ok(indians::group(mind, from, to, |group| group.active))
        }
        Prompt::ScoutWhere => indians::scout::next_space(mind),
        Prompt::ScoutFrom { to } => indians::scout::origin(mind, to),
        Prompt::ScoutRegulars { from, .. } => {
            Ok(indians::scout::troops(mind, from, |troops| troops.regulars))
        }
        Prompt::ScoutTories { from, .. } => Ok(indians::scout::troops(mind, from, |troops| troops.tories)),
        Prompt::ScoutSkirmish { .. } => Ok(Some(indians::scout::skirmish(mind))),
        Prompt::RaidWhere => indians::raid::next_space(mind),
        Prompt::RaidMove { space } => indians::raid::move_in(mind, space),
        Prompt::PlunderWhere => indians::activities::plunder_where(mind),
        Prompt::PlunderRemove { .. } => Ok(indians::activities::plunder_loses(mind)),
        Prompt::TradeWhere => indians::activities::trade_where(mind),
        Prompt::WarPathWhere => indians::activities::war_path_where(mind),
        Prompt::WarPathHow { .. } => Ok(indians::activities::war_path_how(mind)),
        Prompt::WarPathRemove { space } => Ok(indians::activities::remove_enemy(mind, space, None)),
        Prompt::WarPathRemoveNext { space, before } => {
            Ok(indians::activities::remove_enemy(mind, space, Some(before)))
        }
        Prompt::IndianSupply { space } => indians::winter::supply(mind, space),
        Prompt::FirstVillage => indians::winter::first_village(mind),

        // What several Factions are asked.
        Prompt::ActivityAfter => match mind.faction {
            British => Ok(Some(british::activities::after(mind))),
            Patriots => in_order(mind, patriots::finish),
            French => french::in_place::activity_after(mind),
            Indians => {
                let activity = indians::activities::after(mind);
                super::finish(mind, activity)
            }
        },
        Prompt::BattleActivate { space, active, attacking, .. } => Ok(Some(match mind.faction {
            British => british::battle::activate(mind, space, active, attacking == 1),
            Patriots => patriots::battle::activate(mind, space),
            Indians => indians::battle_activation(mind, space),
            French => french::battle::activation(mind, space),
        })),
        Prompt::WinTheDayWhere { count } => match mind.faction.side() {
            Side::Royalist => british::loyalty::win_the_day(mind, count),
            Side::Rebellion => patriots::battle::shift_where(mind, count),
        },
        Prompt::WinTheDayLevels { .. } => Ok(Some(mind.most())),
        Prompt::SkirmishWhere { .. } => match mind.faction {
            British => british::activities::skirmish_where(mind),
            Patriots => patriots::activities::skirmish_where(mind),
            French => french::activities::skirmish_where(mind),
            // The Indians Skirmish only where they Scout.
            Indians => Ok(None),
        },
        Prompt::SkirmishHow { space, .. } => Ok(match mind.faction {
            British => british::activities::skirmish_how(mind, space),
            Patriots => patriots::activities::hardest(mind),
            French => french::activities::skirmish_how(mind),
            Indians => indians::scout::skirmish_how(mind),
        }),
        Prompt::SkirmishRemove { space, .. } => Ok(skirmish_removes(mind, space, None)),
        Prompt::SkirmishRemoveNext { space, before, .. } => Ok(skirmish_removes(mind, space, Some(before))),
        Prompt::WestIndiesWithdraw { .. } => Ok(Some(match mind.faction {
            British | Indians => british::winter::west_indies(mind),
            French | Patriots => french::winter::west_indies(mind),
        })),
        Prompt::ToriesDesert => match mind.faction {
            British | Indians => british::winter::desertion(mind),
            French | Patriots => french::winter::desertion(mind),
        },
        Prompt::MilitiaDesert | Prompt::ContinentalsDesert => match mind.faction {
            Patriots | French => patriots::winter::desertion(mind),
            Indians | British => indians::winter::desertion(mind),
        },
        Prompt::WinterBase { faction } => match faction.side() {
            Side::Rebellion => patriots::winter::fort_lost(mind),
            Side::Royalist => indians::winter::lost_village(mind),
        },

        // §8.3 Events.
        Prompt::EventSide { .. } => Ok(Some(events::side(mind))),
        Prompt::EventSpace { .. } => events::spaces::choose(mind).map(Some),
        Prompt::EventDriveTo { .. } => events::spaces::drive_to(mind).map(Some),
        Prompt::EventMoveOut { from, .. } => events::spaces::move_out(mind, from).map(Some),
        Prompt::EventFaction { .. } => events::benefits(mind).map(Some),
        Prompt::EventVictim { .. } => events::harmed(mind).map(Some),
        Prompt::EventAdd { .. } | Prompt::EventGroup { .. } => events::pieces::add(mind).map(Some),
        Prompt::EventRemove { .. } | Prompt::EventSail { .. } | Prompt::EventSetActive { .. } => {
            events::pieces::remove(mind, None).map(Some)
        }
        Prompt::EventSwap { to, .. } => events::pieces::remove(mind, Some(to)).map(Some),
        Prompt::EventHowMany { piece, space, .. } => Ok(Some(events::numbers::how_many(mind, piece, space))),
        Prompt::EventMix { count, piece, space, .. } => {
            Ok(Some(events::numbers::mix(mind, count, piece, space)))
        }
        // §8.3.4 Unavailable pieces come first; what moves, moves in full.
        Prompt::EventFromUnavailable { .. }
        | Prompt::EventMoveCount { .. }
        | Prompt::EventCubesToQuebec { .. } => Ok(Some(mind.most())),
        // §8.3.4 Available pieces are placed before others are relocated.
        Prompt::EventFromWestIndies { .. } => Ok(Some(mind.least())),
        Prompt::EventMore { .. } => Ok(Some(events::more(mind))),
        Prompt::EventMayCommand { command, space, .. } => {
            events::orders::may_command(mind, command, space).map(Some)
        }
        Prompt::EventMay { .. } => Ok(Some(events::orders::may(mind))),
        Prompt::EventPartisans { .. } => Ok(Some(Button::Yes.into())),
        Prompt::EventWord { .. } => events::orders::which(mind).map(Some),
    }
}

/// An answer that depends on the Command under execution.
fn in_order(
    mind: &mut Mind<'_, '_>,
    answer: impl FnOnce(&mut Mind<'_, '_>, &Order) -> Flow<Option<Choice>>,
) -> Flow<Option<Choice>> {
    match mind.order() {
        Some(order) => answer(mind, order),
        None => Ok(None),
    }
}

/// The piece that a Skirmish removes next, if it removed one before.
fn skirmish_removes(mind: &mut Mind<'_, '_>, space: Space, before: Option<Piece>) -> Option<Choice> {
    match mind.faction {
        British => british::activities::skirmish_remove(mind),
        Patriots => patriots::activities::struck(mind, space, before),
        Indians => indians::activities::remove_enemy(mind, space, before),
        French => french::activities::skirmish_removes(mind, space, before),
    }
}
