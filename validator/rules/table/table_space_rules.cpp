// Whether the table has the spaces that the game needs, each once and with the right owner, and nothing in
// them that does not belong there.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/table/table_things.h"
#include "validator/rules/table/table_topics.h"

namespace cota::checks {

namespace {

using mapsets::SpaceKind;
using model::Severity;

const SpaceKind* spaceKindOf(const CheckContext& context, const model::TableauSpace& space) {
    const auto& kinds = context.catalogue().table.spaces;
    const auto found = std::ranges::find(kinds, space.kind, &SpaceKind::id);
    return found == kinds.end() ? nullptr : &*found;
}

/// A space of the kind, or one of an unknown kind that may be it, for a seat or for all.
bool mayHave(const CheckContext& context, const SpaceKind& kind, const model::SeatId& seat) {
    return std::ranges::any_of(context.tableau().spaces, [&](const model::TableauSpace& space) {
        const auto* known = spaceKindOf(context, space);
        return (known == nullptr || known == &kind) && (!kind.isOfSeat || space.seat == seat);
    });
}

model::MessageValue kindValue(const SpaceKind& kind) {
    return model::inWords("kind", nameOfKind(kind.name, kind.id));
}

constexpr std::array missingSpaceWordings{
    Wording{"seat", local("There is no space of kind '{kind}' for {what}. Add one.")}};

void missingSpaces(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& kind : context.catalogue().table.spaces) {
        if (!kind.isNeeded) continue;
        const auto tell = [&](const TableThing& thing, const Wording* wording) {
            auto note = thing.noteWith({kindValue(kind)});
            note.wording = wording;
            note.paragraph = kind.from.citation;
            out.add(std::move(note));
        };
        if (!kind.isOfSeat && !mayHave(context, kind, {})) tell(tableItself(), nullptr);
        if (!kind.isOfSeat) continue;
        for (const auto& seat : context.tableau().seats)
            if (!mayHave(context, kind, seat.id)) tell(thingOf(context, seat), &missingSpaceWordings[0]);
    }
}

void secondSpaces(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& tableau = context.tableau();
    // Places of a schematic map are of one kind, and joined by links.
    std::set<std::string> joined;
    for (const auto& link : tableau.links)
        for (const auto& space : tableau.spaces)
            if (space.id == link.from || space.id == link.to) joined.insert(space.kind);
    std::map<std::pair<std::string, std::string>, const model::TableauSpace*> first;
    for (const auto& space : tableau.spaces) {
        const auto* kind = spaceKindOf(context, space);
        if (kind == nullptr || joined.contains(kind->id)) continue;
        const auto [it, isNew] =
            first.emplace(std::pair{kind->id, kind->isOfSeat ? space.seat.text : std::string{}}, &space);
        if (isNew || it->second->id == space.id) continue;
        auto note = thingOf(context, space).noteWith({kindValue(*kind)});
        addLocal(note.values, "other", thingOf(context, *it->second).name);
        note.related = {subjectOf(model::SubjectKind::space, it->second->id)};
        note.paragraph = kind->from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array seatWordings{
    Wording{"common",
            local("All players share a space of kind '{kind}', but {what} belongs to a seat. Remove seat.")}};

void wrongOwners(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& space : context.tableau().spaces) {
        const auto* kind = spaceKindOf(context, space);
        if (kind == nullptr || kind->isOfSeat != space.seat.empty()) continue;
        auto note = thingOf(context, space).noteWith({kindValue(*kind)});
        if (!kind->isOfSeat) {
            note.wording = &seatWordings[0];
            note.values.push_back(foundAs(model::FoundAs::firstWord, value("seat", space.seat)));
        }
        note.paragraph = kind->from.citation;
        out.add(std::move(note));
    }
}

void groupsWhereNoneAre(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& space : context.tableau().spaces) {
        const auto* kind = spaceKindOf(context, space);
        if (kind == nullptr || kind->hasGroups || space.groups.empty()) continue;
        auto note =
            thingOf(context, space)
                .noteWith({kindValue(*kind), value("count", static_cast<long long>(space.groups.size()))});
        for (const auto& group : space.groups)
            note.related.push_back(subjectOf(model::SubjectKind::cardGroup, group.id));
        note.paragraph = kind->from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array spaceTable{
    Rule{.message = {"TABLE-008", Severity::error, local("a space is missing"),
                     local("There is no space of kind '{kind}'. Add one."),
                     local("The game cannot be played without it."), local("Add the space.")},
         .needs = need::table,
         .variants = missingSpaceWordings,
         .run = missingSpaces},
    Rule{.message = {"TABLE-009", Severity::error, local("a second space of one kind"),
                     local("There is one space of kind '{kind}' only; {other} and {what} are both of it."),
                     local("Rules that ask for the one would find two."),
                     local("Join the two spaces, or correct the kind of one of them.")},
         .needs = need::table,
         .run = secondSpaces,
         .answer = "kind"},
    Rule{.message = {"TABLE-010", Severity::error, local("a space with the wrong owner"),
                     local(
                         "A space of kind '{kind}' belongs to a seat, but {what} belongs to none. Add seat."),
                     local("Who owns a space decides who sees and plays what is in it."),
                     local("Add or remove the seat.")},
         .needs = need::table,
         .variants = seatWordings,
         .run = wrongOwners,
         .answer = "seat"},
    Rule{.message = {"TABLE-011", Severity::error, local("groups where there are none"),
                     local("In a space of kind '{kind}' cards are not in groups, but {what} has {count} "
                           "{count:group|groups}."),
                     local("The rules of the game look for groups elsewhere."),
                     local("Move the group to a space that has groups, or lay its cards side by side.")},
         .needs = need::table,
         .run = groupsWhereNoneAre},
};
static_assert(isSound(spaceTable));

}  // namespace

Topic tableSpaceRules() { return {"spaces", local("Spaces of a table"), spaceTable}; }

}  // namespace cota::checks
