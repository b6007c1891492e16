#include "validator/rules/names/name_uses.h"

#include <algorithm>
#include <map>
#include <set>

#include "formats/model/finding/nearest_word.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::SubjectKind;

constexpr std::ptrdiff_t manyUses = 4;

struct NameUse {
    std::string name;
    model::Subject owner;
    model::MessageValue what;
    std::optional<model::ListItem> item;
};

/// An unknown name with many uses is one mistake.
void report(const std::vector<NameUse>& uses, ValueKind kind, const std::vector<std::string_view>& known,
            FindingSink& out) {
    std::map<std::string, std::vector<const NameUse*>> unknown;
    std::vector<std::string> order;
    for (const auto& use : uses) {
        if (use.name.empty() || std::find(known.begin(), known.end(), use.name) != known.end()) continue;
        auto& same = unknown[use.name];
        if (same.empty()) order.push_back(use.name);
        same.push_back(&use);
    }
    for (const auto& name : order) {
        const auto& same = unknown[name];
        const bool isOne = std::ssize(same) >= manyUses;
        for (const auto* use : same) {
            Note note{.values = {foundAs(model::FoundAs::firstWord, value("name", name)),
                                 ofKind(kind, allKnown(name, known))},
                      .subject = use->owner,
                      .item = use->item};
            note.values.push_back(use->what);
            if (isOne) {
                note.values.push_back(value("count", std::ssize(same)));
                note.cases = same.size();
                note.wording = &nameUseWordings[0];
                for (const auto* other : same)
                    if (other != use) note.related.push_back(other->owner);
            }
            out.add(std::move(note));
            if (isOne) break;
        }
    }
}

NameUse useOf(const std::string& name, model::Subject owner, const model::LocalLiteral& phrase,
              std::optional<model::ListItem> item = {}) {
    auto what = whatOf(phrase, owner);
    return {name, std::move(owner), std::move(what), std::move(item)};
}

}  // namespace

void unknownZones(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& scenario = *context.scenario();
    std::vector<NameUse> uses;
    for (const auto& group : scenario.groups)
        uses.push_back(useOf(group.zone.text, subjectOf(SubjectKind::group, group.id),
                             local("with article", "group"), itemOf(scenario, group)));
    for (const auto& exit : scenario.exits)
        uses.push_back(useOf(exit.zone.text, subjectOf(SubjectKind::side, exit.side), local("the exit of"),
                             itemOf(scenario, exit)));
    for (const auto& part : scenario.parts)
        uses.push_back(useOf(part.zone.text, context.subjectOf(part), local("part"), itemOf(scenario, part)));
    for (const auto& condition : scenario.victory)
        uses.push_back(useOf(condition.zone.text, subjectOf(SubjectKind::victory, condition.id),
                             local("with article", "victory condition"), itemOf(scenario, condition)));
    report(uses, ValueKind::zone, idsOf(scenario.zones), out);
}

namespace {

/// Cards belong to nations, so only seats, spaces, groups and picks name sides.
void addSidesOnTable(const model::Tableau& tableau, std::vector<NameUse>& uses) {
    for (const auto& seat : tableau.seats)
        uses.push_back(useOf(seat.side.text, subjectOf(SubjectKind::seat, seat.id), local("seat"),
                             model::itemOf({}, ItemList::seats, tableau.seats, seat)));
    for (const auto& space : tableau.spaces)
        uses.push_back(useOf(space.side.text, subjectOf(SubjectKind::space, space.id), local("space"),
                             model::itemOf({}, ItemList::spaces, tableau.spaces, space)));
    const auto groups = model::cardGroupsOf(tableau);
    for (std::size_t i = 0; i < groups.size(); ++i)
        uses.push_back(useOf(groups[i]->side.text, subjectOf(SubjectKind::cardGroup, groups[i]->id),
                             local("with article", "group"), model::ListItem{{}, ItemList::cardGroups, i}));
    for (const auto& selection : tableau.selections)
        for (const auto& pick : selection.picks)
            uses.push_back(useOf(pick.side.text, subjectOf(SubjectKind::seat, selection.seat),
                                 local("the selection of seat"),
                                 model::itemOf({}, ItemList::selections, tableau.selections, selection)));
}

std::vector<NameUse> usesOfSides(const CheckContext& context) {
    const auto& scenario = *context.scenario();
    std::vector<NameUse> uses;
    for (const auto& group : scenario.groups)
        uses.push_back(useOf(group.side.text, subjectOf(SubjectKind::group, group.id),
                             local("with article", "group"), itemOf(scenario, group)));
    for (const auto& zone : scenario.zones)
        uses.push_back(useOf(zone.side.text, subjectOf(SubjectKind::zone, zone.id),
                             local("with article", "zone"), itemOf(scenario, zone)));
    for (const auto& feature : scenario.features)
        uses.push_back(useOf(feature.side.text,
                             subjectOf(SubjectKind::feature, feature.kind, {feature.at.label}),
                             local("with article", "feature"), itemOf(scenario, feature)));
    for (const auto& exit : scenario.exits)
        uses.push_back(useOf(exit.side.text, subjectOf(SubjectKind::side, exit.side), local("the exit of"),
                             itemOf(scenario, exit)));
    for (const auto& part : scenario.parts)
        uses.push_back(useOf(part.side.text, context.subjectOf(part), local("part"), itemOf(scenario, part)));
    for (const auto& objective : scenario.objectives)
        for (const auto* side : {&objective.side, &objective.owner})
            uses.push_back(useOf(side->text, subjectOf(SubjectKind::objective, objective.id),
                                 local("with article", "objective"), itemOf(scenario, objective)));
    for (const auto& condition : scenario.victory)
        uses.push_back(useOf(condition.side.text, subjectOf(SubjectKind::victory, condition.id),
                             local("with article", "victory condition"), itemOf(scenario, condition)));
    uses.push_back({scenario.turns.first.text,
                    subjectOf(SubjectKind::turn, model::turnTrackId),
                    model::inWords("what", model::textOf(local("'first' of the turns"))),
                    {}});
    if (scenario.tableau) addSidesOnTable(*scenario.tableau, uses);
    for (const auto& unit : context.orderOfBattle().units())
        uses.push_back(useOf(unit.side.text, subjectOf(SubjectKind::counter, unit.counter->id),
                             local("with article", "counter"), unit.item));
    return uses;
}

}  // namespace

void unknownSides(const CheckContext& context, const Settings&, FindingSink& out) {
    report(usesOfSides(context), ValueKind::side, idsOf(context.scenario()->sides), out);
}

std::vector<std::string> missingSides(const CheckContext& context) {
    const auto known = idsOf(context.scenario()->sides);
    std::set<std::string> missing;
    for (const auto& use : usesOfSides(context))
        if (!use.name.empty() && std::find(known.begin(), known.end(), use.name) == known.end() &&
            !model::nearestWord(use.name, known))
            missing.insert(use.name);
    return {missing.begin(), missing.end()};
}

void unknownObjectives(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& scenario = *context.scenario();
    std::vector<NameUse> uses;
    for (const auto& condition : scenario.victory)
        for (const auto& objective : condition.objectives)
            uses.push_back(useOf(objective.text, subjectOf(SubjectKind::victory, condition.id),
                                 local("with article", "victory condition"), itemOf(scenario, condition)));
    report(uses, ValueKind::objective, idsOf(scenario.objectives), out);
}

}  // namespace cota::checks
