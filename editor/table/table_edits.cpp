#include "editor/table/table_edits.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/table/table_moves.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "mapsets/table/set_up_words.h"
#include "mapsets/table/table_deal.h"
#include "mapsets/table/table_set_up.h"

namespace cota::session {

namespace {

using model::CardGroup;
using model::PlacedCard;
using model::Subject;
using model::SubjectKind;
using model::Tableau;
using In = TableSpot::In;

template <class Change>
TableStep tableStepOf(const SheetSource& source, StepName label, Change change, Selection selection = {}) {
    if (tableOf(source.document) == nullptr) return std::nullopt;
    auto document = model::withScenario(
        source.document, [&](model::Scenario& scenario) { change(*scenario.tableau, scenario); });
    if (document == source.document) return std::nullopt;
    return HistoryEntry{std::move(label), std::move(document), std::move(selection)};
}

/// Calls `use` for each selected card, and for those of selected groups.
template <class Use>
void forEachCard(Tableau& tableau, const Selection& things, Use use) {
    for (const auto& thing : things) {
        const auto spot = spotOf(thing);
        if (isCard(thing) && spot)
            if (auto* card = cardAt(tableau, *spot)) use(*card);
        if (thing.kind != SubjectKind::cardGroup) continue;
        if (auto* group = findGroup(tableau, thing.id))
            for (auto& card : group->cards) use(card);
    }
}

/// "Turn Sniper", "Turn 3 cards".
StepName nameOfCards(const SheetSource& source, const Selection& things, Phrase one, Phrase many) {
    std::size_t count = 0;
    StepName only;
    auto tableau = *tableOf(source.document);
    forEachCard(tableau, things, [&](const PlacedCard& card) {
        ++count;
        only = card.type.empty()
                   ? named("a card")
                   : subjectName(source.document, {SubjectKind::counterType, card.type.text, {}});
    });
    if (count == 1) return {one, {only}};
    return {many, {std::to_string(count)}};
}

/// Sets a flag of all selected cards; if all have it, takes it away.
TableStep withCardFlag(const SheetSource& source, const Selection& things, bool PlacedCard::*flag,
                       StepName label) {
    auto looked = *tableOf(source.document);
    bool areAll = true;
    forEachCard(looked, things, [&](const PlacedCard& card) { areAll = areAll && card.*flag; });
    return tableStepOf(
        source, std::move(label),
        [&](Tableau& tableau, auto&) {
            forEachCard(tableau, things, [&](PlacedCard& card) { card.*flag = !areAll; });
        },
        things);
}

template <class T>
void eraseAt(std::vector<T>& things, std::size_t place) {
    if (place < things.size()) things.erase(things.begin() + static_cast<std::ptrdiff_t>(place));
}

/// Relations, links and selections of what is gone.
void dropDangling(Tableau& tableau) {
    std::erase_if(tableau.relations, [&](const model::TableRelation& one) {
        return groupNamed(tableau, one.from.text) == nullptr || groupNamed(tableau, one.to.text) == nullptr;
    });
    std::erase_if(tableau.links, [&](const model::SpaceLink& one) {
        return spaceNamed(tableau, one.from.text) == nullptr || spaceNamed(tableau, one.to.text) == nullptr;
    });
    std::erase_if(tableau.selections, [&](const model::Selection& one) {
        return std::ranges::none_of(tableau.seats, [&](const auto& seat) { return seat.id == one.seat; });
    });
}

void removeSeat(Tableau& tableau, const std::string& id) {
    model::dropById(tableau.seats, model::SeatId(id));
    // Its hand and its area go with it.
    std::erase_if(tableau.spaces, [&](const auto& space) { return space.seat.text == id; });
    if (tableau.turn.text == id) tableau.turn = {};
    if (tableau.start.text == id) tableau.start = {};
}

/// Things by their ids; cards and markers by their places come before.
void removeFromTable(Tableau& tableau, const Subject& thing) {
    switch (thing.kind) {
        case SubjectKind::seat:
            return removeSeat(tableau, thing.id);
        case SubjectKind::space:
            return model::dropById(tableau.spaces, model::SpaceId(thing.id));
        case SubjectKind::cardGroup:
            for (auto& space : tableau.spaces) model::dropById(space.groups, model::CardGroupId(thing.id));
            return;
        case SubjectKind::relation:
            std::erase_if(tableau.relations, [&](const auto& one) { return one.name() == thing.id; });
            return;
        default:
            return;
    }
}

std::string wordOfKind(const mapsets::MarkerKind& kind, model::Language language) {
    return kind.name.empty() ? kind.id : kind.name.in(language);
}

const mapsets::TableRules* tableRulesOf(const SheetSource& source) {
    return source.game ? &source.game->catalogue.table : nullptr;
}

}  // namespace

const Tableau* tableOf(const model::Document& document) {
    if (!document.scenario || !(*document.scenario)->tableau) return nullptr;
    return &*(*document.scenario)->tableau;
}

TableStep withTurned(const SheetSource& source, const Selection& things) {
    if (tableOf(source.document) == nullptr) return std::nullopt;
    return withCardFlag(source, things, &PlacedCard::turned,
                        nameOfCards(source, things, trLater("Turn %s"), trLater("Turn %s cards")));
}

TableStep withFaceTurned(const SheetSource& source, const Selection& things) {
    if (tableOf(source.document) == nullptr) return std::nullopt;
    return withCardFlag(source, things, &PlacedCard::faceDown,
                        nameOfCards(source, things, trLater("Turn over %s"), trLater("Turn over %s cards")));
}

TableStep withNextEnd(const SheetSource& source, const Selection& things) {
    if (tableOf(source.document) == nullptr) return std::nullopt;
    return tableStepOf(
        source, nameOfCards(source, things, trLater("Other end of %s"), trLater("Other ends of %s cards")),
        [&](Tableau& tableau, auto&) {
            forEachCard(tableau, things, [&](PlacedCard& card) {
                card.end = card.end % endsOf(source.document, card.type) + 1;
            });
        },
        things);
}

TableStep withoutThings(const SheetSource& source, const Selection& things) {
    if (things.empty() || tableOf(source.document) == nullptr) return std::nullopt;
    const auto label = things.size() == 1
                           ? named("Remove from the table")
                           : named("Remove %s things from the table", std::to_string(things.size()));
    auto step = tableStepOf(source, label, [&](Tableau& tableau, auto&) {
        std::vector<TableSpot> spots;
        for (const auto& thing : things)
            if (isCard(thing) || isMarker(thing))
                if (const auto spot = spotOf(thing)) spots.push_back(*spot);
        // Markers first, then from the last to the first, so that the places of the others stay.
        const auto rank = [](const TableSpot& spot) {
            return std::tuple(spot.marker == TableSpot::none, ~spot.card, ~spot.marker);
        };
        std::ranges::sort(spots, [&](const auto& one, const auto& other) { return rank(one) < rank(other); });
        for (const auto& spot : spots) {
            if (spot.marker != TableSpot::none) {
                if (auto* markers = markersAt(tableau, spot)) eraseAt(*markers, spot.marker);
            } else if (auto* cards = cardsAt(tableau, spot)) {
                eraseAt(*cards, spot.card);
            }
        }
        for (const auto& thing : things) removeFromTable(tableau, thing);
        dropEmptyGroups(tableau);
        dropDangling(tableau);
    });
    // The selected things are gone, so the table itself is selected.
    if (step) step->selection = {tableSubject()};
    return step;
}

Written withNewGroup(const SheetSource& source, const Selection& things) {
    const auto* tableau = tableOf(source.document);
    const auto cards = movable(things);
    if (tableau == nullptr || cards.empty()) return {};
    const auto spot = spotOf(cards.front());
    const auto* space = spot ? spaceAround(*tableau, *spot) : nullptr;
    if (space == nullptr || space->seat.empty())
        return {std::nullopt, tr("Drag the cards to a player to make a group of them.")};
    auto written = moved(source, cards, {{SubjectKind::seat, space->seat.text, {}}});
    if (written.step) written.step->label = named("Make a group");
    return written;
}

std::vector<const mapsets::MarkerKind*> markersFor(const SheetSource& source, const Subject& subject) {
    using On = mapsets::MarkerKind::On;
    std::vector<const mapsets::MarkerKind*> kinds;
    const auto* rules = tableRulesOf(source);
    if (rules == nullptr) return kinds;
    for (const auto& kind : rules->markers) {
        const bool fits = (kind.on == On::card && isCard(subject)) ||
                          (kind.on == On::group && subject.kind == SubjectKind::cardGroup) ||
                          (kind.on == On::space && subject.kind == SubjectKind::space) ||
                          (kind.on == On::table && subject == tableSubject());
        if (fits) kinds.push_back(&kind);
    }
    return kinds;
}

TableStep withMarker(const SheetSource& source, const Subject& on, const std::string& kind) {
    for (const auto* known : markersFor(source, on)) {
        if (known->id != kind) continue;
        const auto spot = spotOf(on);
        if (!spot) return std::nullopt;
        const StepName word(model::LocalText{wordOfKind(*known, model::Language::english),
                                             wordOfKind(*known, model::Language::spanish)});
        return tableStepOf(source, named("Marker %s", word),
                           [&](Tableau& tableau, auto&) {
                               auto* markers = markersAt(tableau, *spot);
                               if (markers == nullptr) return;
                               const auto there =
                                   std::ranges::find(*markers, kind, &model::TableMarker::kind);
                               if (there == markers->end()) {
                                   model::TableMarker marker;
                                   marker.kind = kind;
                                   if (known->most != 0) marker.value = known->least;
                                   markers->push_back(std::move(marker));
                               } else if (there->value && *there->value < known->most) {
                                   ++*there->value;
                               }
                           },
                           {on});
    }
    return std::nullopt;
}

TableStep withCard(const SheetSource& source, const TableSpot& at, const model::CounterTypeId& type) {
    if (tableOf(source.document) == nullptr) return std::nullopt;
    return tableStepOf(
        source, named("Add %s", subjectName(source.document, {SubjectKind::counterType, type.text, {}})),
        [&](Tableau& tableau, auto&) {
            auto* cards = cardsAt(tableau, at);
            const auto* space = spaceAround(tableau, at);
            if (cards == nullptr || space == nullptr) return;
            PlacedCard card;
            card.type = type;
            if (const auto* kind = kindOf(source, *space); kind != nullptr && at.in == In::space)
                card = mapsets::lyingIn(std::move(card), *kind);
            const bool isOnTop = at.in == In::space && card.faceDown;
            cards->insert(isOnTop ? cards->begin() : cards->end(), std::move(card));
        },
        {subjectOf({at.in, at.holder})});
}

std::vector<const model::CounterType*> unplacedTypes(const SheetSource& source) {
    std::vector<const model::CounterType*> types;
    const auto* tableau = tableOf(source.document);
    if (tableau == nullptr) return types;
    std::map<std::string, int> placed;
    for (const auto* card : model::cardsOf(*tableau)) placed[card->type.text] += card->count;
    for (const auto& [file, forces] : source.document.forces)
        for (const auto& type : forces->types)
            if (type.available == 0 || placed[type.id.text] < type.available) types.push_back(&type);
    return types;
}

TableStep withRelation(const SheetSource& source, const std::string& kind, const model::CardGroupId& from,
                       const model::CardGroupId& to) {
    const auto* rules = tableRulesOf(source);
    if (rules == nullptr || from == to) return std::nullopt;
    const auto known = std::ranges::find(rules->relations, kind, &mapsets::RelationKind::id);
    if (known == rules->relations.end()) return std::nullopt;
    model::TableRelation relation;
    relation.kind = kind;
    relation.from = from;
    relation.to = to;
    if (known->most != 0) relation.value = known->least;
    return tableStepOf(source, named("Relation %s", StepName(known->name)),
                       [&](Tableau& tableau, auto&) {
                           const bool isThere = std::ranges::any_of(tableau.relations, [&](const auto& one) {
                               return one.name() == relation.name();
                           });
                           if (isThere) return;
                           // The first label that no other relation of this kind has.
                           for (const auto& label : known->labels) {
                               const bool isUsed = std::ranges::any_of(
                                   tableau.relations,
                                   [&](const auto& one) { return one.kind == kind && one.label == label; });
                               if (isUsed) continue;
                               relation.label = label;
                               break;
                           }
                           tableau.relations.push_back(relation);
                       },
                       {{SubjectKind::relation, relation.name(), {}}});
}

TableStep withLink(const SheetSource& source, const std::string& kind, const model::SpaceId& from,
                   const model::SpaceId& to) {
    if (from == to) return std::nullopt;
    return tableStepOf(source, named("Link two spaces"), [&](Tableau& tableau, auto&) {
        model::SpaceLink link;
        link.kind = kind;
        link.from = from;
        link.to = to;
        tableau.links.push_back(std::move(link));
    });
}

TableStep withPick(const SheetSource& source, const model::SeatId& seat, const model::CounterTypeId& type) {
    return tableStepOf(source, named("Secret selection"), [&](Tableau& tableau, auto&) {
        auto own = std::ranges::find(tableau.selections, seat, &model::Selection::seat);
        if (own == tableau.selections.end()) {
            tableau.selections.emplace_back();
            own = tableau.selections.end() - 1;
            own->seat = seat;
        }
        model::Selection::Pick pick;
        pick.type = type;
        own->picks.push_back(std::move(pick));
    });
}

TableStep withShuffled(const SheetSource& source, const model::SpaceId& space, std::uint64_t seed) {
    return tableStepOf(
        source, named("Shuffle %s", subjectName(source.document, {SubjectKind::space, space.text, {}})),
        [&](Tableau& tableau, auto&) {
            if (auto* pile = findSpace(tableau, space.text))
                pile->cards = mapsets::shuffled(pile->cards, seed);
        },
        {{SubjectKind::space, space.text, {}}});
}

TableStep withDealt(const SheetSource& source, const model::SpaceId& from, const std::string& kind, int each,
                    std::uint64_t seed) {
    const auto* rules = tableRulesOf(source);
    if (rules == nullptr) return std::nullopt;
    return tableStepOf(source, named("Deal %s cards to each player", std::to_string(each)),
                       [&](Tableau& tableau, auto&) {
                           tableau = mapsets::dealt(std::move(tableau), *rules, {from, kind, each, seed});
                       },
                       {{SubjectKind::space, from.text, {}}});
}

bool hasSetUp(const SheetSource& source) {
    return tableOf(source.document) != nullptr && source.game != nullptr &&
           mapsets::hasSetUp(mapsets::LaidTable(source.game, source.document));
}

Written withSetUp(const SheetSource& source, std::uint64_t seed) {
    if (!hasSetUp(source)) return {std::nullopt, tr("The game does not say how it is set up.")};
    const mapsets::LaidTable table(source.game, source.document);
    if (table.position().seats.empty()) return {std::nullopt, tr("The table has no seats.")};
    auto made = mapsets::setUpBySeed(table, seed);
    auto step =
        tableStepOf(source, named("Set up by seed %s", std::to_string(seed)),
                    [&](Tableau& tableau, auto&) { tableau = std::move(made.tableau); }, {tableSubject()});
    std::string fault;
    if (made.fault) fault = mapsets::whyNot(*made.fault, table).in(source.language);
    return {std::move(step), std::move(fault)};
}

}  // namespace cota::session
