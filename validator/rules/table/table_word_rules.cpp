// Whether everything on the table names something that the game, the deck or the scenario has: kinds, cards
// and their ends, seats, groups and spaces.

#include <algorithm>
#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/table/table_things.h"
#include "validator/rules/table/table_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using KnownIds = std::vector<std::string_view>;

bool isKnown(const std::string& word, const KnownIds& known) {
    return word.empty() || std::ranges::find(known, word) != known.end();
}

/// A note about a name that none of `known` is; nothing if it is one of them, or empty.
void tellUnknown(const std::string& word, const KnownIds& known, const TableThing& thing,
                 const Wording* wording, FindingSink& out) {
    if (isKnown(word, known)) return;
    auto note =
        thing.noteWith({foundAs(model::FoundAs::firstWord, value("name", word)), allKnown(word, known)});
    note.wording = wording;
    out.add(std::move(note));
}

constexpr std::array unknownKindWordings{
    Wording{"marker", local("The game has no kind '{name}' of markers, used by {what}; it knows {known}.")},
    Wording{"relation",
            local("The game has no kind '{name}' of relations, used by {what}; it knows {known}.")},
    Wording{"none", local("There is no kind in {what}; write one of {known}.")},
};

void unknownKinds(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue().table;
    const auto spaces = idsOf(game.spaces), markers = idsOf(game.markers), relations = idsOf(game.relations);
    for (const auto& space : context.tableau().spaces) {
        const auto thing = thingOf(context, space);
        tellUnknown(space.kind, spaces, thing, nullptr, out);
        if (!space.kind.empty()) continue;
        auto note = thing.noteWith({value("name", ""), allKnown("", spaces, spaces.size())});
        note.wording = &unknownKindWordings[2];
        out.add(std::move(note));
    }
    for (const auto& [marker, on, thing] : markersOnTable(context))
        tellUnknown(marker->kind, markers, thing, &unknownKindWordings[0], out);
    for (const auto& relation : context.tableau().relations)
        tellUnknown(relation.kind, relations, thingOf(context, relation), &unknownKindWordings[1], out);
}

constexpr std::array cardWordings{
    Wording{"pick", local("The deck has no card '{name}', named by {what}; the nearest names: {known}.")}};

void unknownCards(const CheckContext& context, const Settings&, FindingSink& out) {
    KnownIds known;
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) known.push_back(type.id.text);
    for (const auto& place : cardsOnTable(context))
        if (!isKnown(place.card->type.text, known))
            tellUnknown(place.card->type.text, known, thingOf(context, place), nullptr, out);
    for (const auto& selection : context.tableau().selections)
        for (const auto& pick : selection.picks)
            tellUnknown(pick.type.text, known, thingOf(context, selection), &cardWordings[0], out);
}

void unknownEnds(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& types = context.table().position();
    for (const auto& place : cardsOnTable(context)) {
        const auto* card = place.card;
        const auto type = types.typeOf(card->type);
        if (type == mapsets::TablePosition::none) continue;
        const auto ends = std::ssize(types.types[type].type->ends) + 1;
        if (card->end <= ends) continue;
        out.add(thingOf(context, place)
                    .noteWith({foundAs(model::FoundAs::firstWord, value("end", card->end)),
                               value("count", static_cast<long long>(ends))}));
    }
}

void unknownSeats(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& tableau = context.tableau();
    const auto seats = idsOf(tableau.seats);
    const auto tell = [&](const model::SeatId& id, const TableThing& thing) {
        tellUnknown(id.text, seats, thing, nullptr, out);
    };
    const auto table = tableItself();
    tell(tableau.turn, table);
    tell(tableau.start, table);
    for (const auto& space : tableau.spaces) tell(space.seat, thingOf(context, space));
    for (const auto& place : cardsOnTable(context))
        if (!isKnown(place.card->by.text, seats)) tell(place.card->by, thingOf(context, place));
    for (const auto& [marker, on, thing] : markersOnTable(context)) tell(marker->by, thing);
    for (const auto& selection : tableau.selections) tell(selection.seat, thingOf(context, selection));
}

constexpr std::array endWordings{
    Wording{"link", local("Space '{name}', an end of {what}, does not exist; the nearest: {known}.")}};

void unknownLinkEnds(const CheckContext& context, const Settings&, FindingSink& out) {
    KnownIds groups;
    for (const auto& [group, thing] : groupsOnTable(context)) groups.push_back(group->id.text);
    for (const auto& relation : context.tableau().relations)
        for (const auto* end : {&relation.from, &relation.to})
            tellUnknown(end->text, groups, thingOf(context, relation), nullptr, out);
    const auto spaces = idsOf(context.tableau().spaces);
    for (const auto& link : context.tableau().links)
        for (const auto* end : {&link.from, &link.to})
            tellUnknown(end->text, spaces, thingOf(context, link), &endWordings[0], out);
}

constexpr model::LocalLiteral correctName = local("Correct the name.");

constexpr std::array tableWordTable{
    Rule{.message = {"TABLE-003", Severity::error, local("a kind the game does not have"),
                     local("The game has no kind '{name}' of spaces, used by {what}; it knows {known}."),
                     local("Nothing reads it: neither the rules of the game nor its pictures."), correctName},
         .needs = need::table,
         .variants = unknownKindWordings,
         .fix = {.kind = FixKind::nearWord, .value = "name", .in = "kind"},
         .run = unknownKinds,
         .answer = "kind"},
    Rule{.message = {"TABLE-004", Severity::error, local("a card the deck does not have"),
                     local("The deck has no card '{name}'; the nearest names: {known}."),
                     local("A card that is in no deck has no values, so no rule can judge it."),
                     local("Correct the name or add the card to the deck.")},
         .needs = need::table | need::forces,
         .variants = cardWordings,
         .fix = {.kind = FixKind::nearWord, .value = "name", .in = "type"},
         .run = unknownCards,
         .answer = "type"},
    Rule{.message = {"TABLE-005", Severity::error, local("an end the card does not have"),
                     local("End {end} of {what} is up, but the card has {count} {count:end|ends}."),
                     local("Nobody knows which values count."),
                     local("Write the number of the end that is up: 1 is the first.")},
         .needs = need::table | need::forces,
         .run = unknownEnds,
         .answer = "end"},
    Rule{.message = {"TABLE-006", Severity::error, local("unknown seat"),
                     local("Seat '{name}', named by {what}, does not exist; the seats: {known}."),
                     local("What belongs to nobody cannot be played."), correctName},
         .needs = need::table,
         .fix = {.kind = FixKind::nearWord, .value = "name"},
         .run = unknownSeats,
         .answer = "seat by turn start"},
    Rule{.message = {"TABLE-007", Severity::error, local("a relation or link with an unknown end"),
                     local("Group '{name}', an end of {what}, does not exist; the nearest: {known}."),
                     local("Without both ends it has no effect."), correctName},
         .needs = need::table,
         .variants = endWordings,
         .fix = {.kind = FixKind::nearWord, .value = "name"},
         .run = unknownLinkEnds,
         .answer = "from to"},
};
static_assert(isSound(tableWordTable));

}  // namespace

Topic tableWordRules() { return {"table names", local("Names on a table"), tableWordTable}; }

}  // namespace cota::checks
