// Markers and relations: on the right things, with a number and a label that the game prints, and no more of
// them than there are.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/names/naming.h"
#include "validator/rules/table/table_things.h"
#include "validator/rules/table/table_topics.h"

namespace cota::checks {

namespace {

using mapsets::MarkerKind;
using mapsets::RelationKind;
using model::Severity;

template <class Kind>
const Kind* among(const std::vector<Kind>& kinds, const std::string& id) {
    const auto found = std::ranges::find(kinds, id, &Kind::id);
    return found == kinds.end() ? nullptr : &*found;
}

model::LocalText bearersOf(MarkerKind::On on) {
    switch (on) {
        case MarkerKind::On::card:
            return local("cards");
        case MarkerKind::On::group:
            return local("groups");
        case MarkerKind::On::space:
            return local("spaces");
        case MarkerKind::On::table:
            return local("the table");
    }
    return {};
}

/// The value "kind": its name and id; the place of the finding is at the id.
void addKind(Note& note, const model::LocalText& name, const std::string& id,
             model::FoundAs where = model::FoundAs::firstWord) {
    addLocal(note.values, "kind", nameOfKind(name, id));
    note.values.push_back(foundAs(where, value("id", id)));
}

void misplacedMarkers(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& [marker, on, thing] : markersOnTable(context)) {
        const auto* kind = among(context.catalogue().table.markers, marker->kind);
        if (kind == nullptr || kind->on == on) continue;
        auto note = thing.noteWith({model::inWords("on", bearersOf(kind->on))});
        addKind(note, kind->name, kind->id);
        note.paragraph = kind->from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array markerNumberWordings{
    Wording{"none", local("'{kind}' has no number, but {what} gives it {number}. Remove value.")},
    Wording{"missing",
            local("'{kind}' has a number from {least} to {most}, but {what} gives none. Add value.")},
};

/// Of a marker or a relation.
template <class Kind>
void judgeNumber(const Kind& kind, const std::optional<int>& number, const TableThing& thing,
                 FindingSink& out) {
    const bool hasNumber = kind.most != 0;
    const bool isNeeded = hasNumber && kind.least > 0;
    const bool isRight = number ? hasNumber && *number >= kind.least && *number <= kind.most : !isNeeded;
    // The file states 0 or 1 for a marker that is simply there.
    if (isRight || (!hasNumber && (*number == 0 || *number == 1))) return;
    Note note = thing.noteWith({value("least", kind.least), value("most", kind.most)});
    if (number) note.values.push_back(value("number", *number));
    if (!hasNumber) note.wording = &markerNumberWordings[0];
    if (!number) note.wording = &markerNumberWordings[1];
    addKind(note, kind.name, kind.id);
    note.paragraph = kind.from.citation;
    out.add(std::move(note));
}

void wrongNumbers(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue().table;
    for (const auto& [marker, on, thing] : markersOnTable(context))
        if (const auto* kind = among(game.markers, marker->kind))
            judgeNumber(*kind, marker->value, thing, out);
    for (const auto& relation : context.tableau().relations)
        if (const auto* kind = among(game.relations, relation.kind))
            judgeNumber(*kind, relation.value, thingOf(context, relation), out);
}

void tooManyMarkers(const CheckContext& context, const Settings&, FindingSink& out) {
    std::map<std::string, std::vector<TableThing>> placed;
    for (auto& [marker, on, thing] : markersOnTable(context)) placed[marker->kind].push_back(thing);
    for (const auto& kind : context.catalogue().table.markers) {
        const auto found = placed.find(kind.id);
        if (kind.supply == 0 || found == placed.end() || std::ssize(found->second) <= kind.supply) continue;
        // The first one that is too many.
        auto note = found->second[static_cast<std::size_t>(kind.supply)].noteWith(
            {value("count", std::ssize(found->second)), value("limit", kind.supply)});
        addKind(note, kind.name, kind.id, model::FoundAs::lastWord);
        note.paragraph = kind.from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array labelWordings{
    Wording{"missing", local("There is no label in {what}; write one of {known}.")},
    Wording{"none", local("'{kind}' has no labels, but {what} has '{name}'. Remove label.")},
};

void wrongLabels(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& relation : context.tableau().relations) {
        const auto* kind = among(context.catalogue().table.relations, relation.kind);
        if (kind == nullptr) continue;
        const bool isRight = kind->labels.empty() ? relation.label.empty()
                                                  : std::ranges::count(kind->labels, relation.label) > 0;
        if (isRight) continue;
        auto name = value("name", relation.label);
        if (!relation.label.empty()) name = foundAs(model::FoundAs::firstWord, std::move(name));
        auto note =
            thingOf(context, relation).noteWith({std::move(name), model::knownWords(kind->labels, "-")});
        addLocal(note.values, "kind", nameOfKind(kind->name, kind->id));
        if (relation.label.empty()) note.wording = &labelWordings[0];
        if (kind->labels.empty()) note.wording = &labelWordings[1];
        note.paragraph = kind->from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array markerTable{
    Rule{.message = {"TABLE-012", Severity::error, local("a marker in the wrong place"),
                     local("A marker '{kind}' belongs on {on}, but there is one on {what}."),
                     local("The rules of the game look for it elsewhere, so it has no effect."),
                     local("Move or remove the marker.")},
         .needs = need::table,
         .run = misplacedMarkers},
    Rule{.message = {"TABLE-013", Severity::error, local("a number that is not printed"),
                     local("'{kind}' of {what} has the number {number}; it goes from {least} to {most}."),
                     local("There is no such marker in the box."), local("Correct the number.")},
         .needs = need::table,
         .variants = markerNumberWordings,
         .run = wrongNumbers,
         .answer = "value"},
    Rule{.message = {"TABLE-014", Severity::error, local("more markers than there are"),
                     local("There are {count} markers '{kind}' on the table; the game has {limit}. The first "
                           "that is too many is on {what}."),
                     local("Players could not lay out the position."), local("Remove markers.")},
         .needs = need::table,
         .run = tooManyMarkers},
    Rule{.message = {"TABLE-015", Severity::error, local("a label that is not printed"),
                     local("The label of {what} is '{name}'; write one of {known}."),
                     local("Players tell relations apart by their labels."), local("Correct the label.")},
         .needs = need::table,
         .variants = labelWordings,
         .run = wrongLabels,
         .answer = "label"},
};
static_assert(isSound(markerTable));

}  // namespace

Topic tableMarkerRules() { return {"markers", local("Markers and relations"), markerTable}; }

}  // namespace cota::checks
