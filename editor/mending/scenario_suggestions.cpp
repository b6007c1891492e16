// Suggestions about what a scenario states: options, zones, groups, objectives, conditions.
#include <algorithm>
#include <set>

#include "editor/answers/subject_shape.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/mending/suggestions.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::Group;
using model::SubjectKind;

/// Suggests the words that the game has for the option, its default included.
void setOption(const FindingIn& about) {
    const auto* option = about.map().game().catalogue.option(about.subject.id);
    if (!option) return;
    for (const auto& word : option->words)
        about.add(named("Option %s", namesOf(*option)) + " " +
                      named("to %s", optionWordName(about.source, option->id, word)),
                  model::withOption(about.document(), model::OptionId(about.subject.id), word));
}

void resetOption(const FindingIn& about) {
    const auto* option =
        about.request.game ? about.request.game->catalogue.option(about.subject.id) : nullptr;
    about.add(
        named("Use the default for %s", option ? StepName(namesOf(*option)) : StepName(about.subject.id)),
        model::withOption(about.document(), model::OptionId(about.subject.id), ""));
}
void removeZone(const FindingIn& about) {
    about.addRemoval(named("Remove zone %s", subjectName(about.document(), about.subject)),
                     model::withoutZone(about.document(), model::ZoneId(about.subject.id)));
}
void removeObjective(const FindingIn& about) {
    about.addRemoval(named("Remove objective %s", subjectName(about.document(), about.subject)),
                     model::withoutObjective(about.document(), model::ObjectiveId(about.subject.id)));
}
void removeGroup(const FindingIn& about) {
    about.addRemoval(named("Remove group %s", subjectName(about.document(), about.subject)),
                     model::withoutGroup(about.document(), model::GroupId(about.subject.id)));
}
/// A unit outside the zone of its group: its hex is added to the zone.
void enlargeZone(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    const auto [group, placement, scenario] = findPlacement(about.document(), id);
    if (!placement || !placement->at || group->zone.empty()) return;
    const auto zone = std::ranges::find((*about.document().scenario)->zones, group->zone, &model::Zone::id);
    if (zone == (*about.document().scenario)->zones.end()) return;
    model::Zone made = *zone;
    auto& terms = made.hexes.children;
    auto list = std::ranges::find(terms, model::ZoneTerm::Kind::hexes, &model::ZoneTerm::kind);
    if (list == terms.end()) {
        model::ZoneTerm hexes;
        hexes.kind = model::ZoneTerm::Kind::hexes;
        list = terms.insert(terms.end(), hexes);
    }
    list->hexes.push_back(*placement->at);
    about.add(StepName(trLater("Add %s to %s"), {placement->at->label, namesOf(*zone)}),
              model::withZone(about.document(), made));
}

/// The zones that a group without a place, or with a wrong one, could have: those of its side first.
void giveZone(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& scenario = **about.document().scenario;
    const auto group = std::ranges::find(scenario.groups, model::GroupId(about.subject.id), &Group::id);
    if (group == scenario.groups.end() || group->kind == Group::Kind::pool || group->kind == Group::Kind::out)
        return;
    for (const bool own : {true, false})
        for (const auto& zone : scenario.zones) {
            if ((zone.side == group->side) != own || zone.id == group->zone) continue;
            Group made = *group;
            made.zone = zone.id;
            const bool enters = group->kind == Group::Kind::arrival;
            about.add(enters ? named("Enters at %s", namesOf(zone)) : named("Sets up in %s", namesOf(zone)),
                      model::withGroup(about.document(), made));
        }
}

/// The zone that the finding names becomes one of the side that it names.
void giveZoneToSide(const FindingIn& about) {
    const auto* ofZone = model::findValue(about.finding().values, "zone");
    const auto* owner = model::findValue(about.finding().values, "side");
    if (!about.document().scenario || !ofZone || !owner) return;
    const auto& scenario = **about.document().scenario;
    const auto zone = std::ranges::find(scenario.zones, model::ZoneId(ofZone->text), &model::Zone::id);
    const auto side = std::ranges::find(scenario.sides, model::SideId(owner->text), &model::Side::id);
    if (zone == scenario.zones.end() || side == scenario.sides.end() || zone->side == side->id) return;
    model::Zone made = *zone;
    made.side = side->id;
    const auto group = std::ranges::find(scenario.groups, model::GroupId(about.subject.id), &Group::id);
    const bool enters = group != scenario.groups.end() && group->kind == Group::Kind::arrival;
    about.add(StepName(enters ? trLater("Make %s an entry of %s") : trLater("Make %s a zone of %s"),
                       {namesOf(*zone), namesOf(*side)}),
              model::withZone(about.document(), made));
}

/// The numbers of the order of set-up that a group without one can have.
void orderGroup(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& scenario = **about.document().scenario;
    const auto group = std::ranges::find(scenario.groups, model::GroupId(about.subject.id), &Group::id);
    if (group == scenario.groups.end() || group->kind != Group::Kind::setup || group->order) return;
    for (const bool first : {true, false}) {
        // The group before or after all others; each of these keeps its place among them.
        Document changed = about.document();
        int last = 1;
        for (const auto& other : scenario.groups)
            if (other.kind == Group::Kind::setup && other.id != group->id) {
                Group made = other;
                made.order = other.order.value_or(1) + (first ? 1 : 0);
                last = std::max(last, *made.order + 1);
                changed = model::withGroup(changed, made);
            }
        Group made = *group;
        made.order = first ? 1 : last;
        about.add(
            first ? named("%s sets up first", namesOf(*group)) : named("%s sets up last", namesOf(*group)),
            model::withGroup(changed, made));
    }
}

/// The groups that set up in a zone, first or last.
void orderGroupsOfZone(const FindingIn& about) {
    if (!about.document().scenario) return;
    for (const auto& group : (*about.document().scenario)->groups) {
        if (group.zone.text != about.subject.id) continue;
        const model::Subject subject{SubjectKind::group, group.id.text, {}};
        orderGroup({about.request, about.source, subject, about.offers});
    }
}

/// A zone with the hexes around it.
void growZone(const FindingIn& about, const model::ZoneId& id) {
    const auto& zones = (*about.document().scenario)->zones;
    const auto zone = std::ranges::find(zones, id, &model::Zone::id);
    if (zone == zones.end()) return;
    const auto& field = about.map().field();
    const auto cells = shapeOf(about.map(), {SubjectKind::zone, id.text, {}}).hexes;
    model::ZoneTerm around;
    around.kind = model::ZoneTerm::Kind::hexes;
    std::set<Cell> added;
    for (const Cell cell : cells)
        for (const auto direction : model::allDirections)
            if (const Cell next = field.neighbour(cell, direction);
                field.isOnMap(next) && !cells.contains(next) && added.insert(next).second)
                around.hexes.push_back(about.map().ref(next));
    if (around.hexes.empty()) return;
    model::Zone made = *zone;
    made.hexes.children.push_back(std::move(around));
    about.add(named("Enlarge %s by the hexes around it", namesOf(*zone)),
              model::withZone(about.document(), made));
}

void enlargeZoneAround(const FindingIn& about) {
    if (about.document().scenario) growZone(about, model::ZoneId(about.subject.id));
}
void enlargeZoneOfGroup(const FindingIn& about) {
    if (!about.document().scenario) return;
    for (const auto& group : (*about.document().scenario)->groups)
        if (group.id.text == about.subject.id && !group.zone.empty()) growZone(about, group.zone);
}

/// A group that arrives after the end arrives on the last turn.
void lastTurn(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& scenario = **about.document().scenario;
    const int last = scenario.turns.count;
    const auto group = std::ranges::find(scenario.groups, model::GroupId(about.subject.id), &Group::id);
    if (last < 1 || group == scenario.groups.end() || !group->turn || *group->turn <= last) return;
    Group made = *group;
    made.turn = last;
    about.add(named("Arrives on turn %s", std::to_string(last)), model::withGroup(about.document(), made));
    model::TurnTrack turns = scenario.turns;
    turns.count = *group->turn;
    about.add(named("The game has %s turns", std::to_string(turns.count)),
              model::withTurns(about.document(), turns));
}

void dropRoll(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& groups = (*about.document().scenario)->groups;
    const auto group = std::ranges::find(groups, model::GroupId(about.subject.id), &Group::id);
    if (group == groups.end() || !group->roll) return;
    Group made = *group;
    made.roll.reset();
    about.add(named("Arrives without a die roll"), model::withGroup(about.document(), made));
    made = *group;
    made.kind = Group::Kind::arrival;
    about.add(named("%s is a group that arrives", namesOf(*group)), model::withGroup(about.document(), made));
}

/// A condition that asks units to leave through a zone needs an exit there.
void addExitFor(const FindingIn& about) {
    if (!about.document().scenario) return;
    for (const auto& one : (*about.document().scenario)->victory) {
        if (one.id != about.subject.id || one.form != model::VictoryCondition::Form::exit || one.zone.empty())
            continue;
        if (auto step = addExit(about.source, one.side, one.zone))
            about.add(step->label, std::move(step->document));
    }
}

void removeEntryOf(const FindingIn& about, ScenarioList list, std::size_t place) {
    if (auto step = withoutEntry(about.source, list, place))
        about.addRemoval(std::move(step->label), std::move(step->document));
}

void removeStatement(const FindingIn& about) {
    if (const auto place = statementPlace(about.source, about.subject))
        removeEntryOf(about, ScenarioList::parts, *place);
}

void removeCondition(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& victory = (*about.document().scenario)->victory;
    for (std::size_t i = 0; i < victory.size(); ++i)
        if (victory[i].id == about.subject.id) removeEntryOf(about, ScenarioList::victory, i);
}

/// A record of turns that the game does not have is cut off, or the game gets these turns.
void fitTurns(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& turns = (*about.document().scenario)->turns;
    int last = 0;
    for (const auto& record : turns.records) last = std::max(last, record.to);
    if (turns.count < 1 || last <= turns.count) return;
    model::TurnTrack made = turns;
    made.count = last;
    about.add(named("The game has %s turns", std::to_string(last)), model::withTurns(about.document(), made));
    made = turns;
    std::erase_if(made.records, [&](const model::TurnRecord& record) { return record.from > turns.count; });
    for (auto& record : made.records) record.to = std::min(record.to, turns.count);
    about.add(named("Record only the turns of the game"), model::withTurns(about.document(), made));
}

/// Marks of sight as the map has them.
void markAsIs(const FindingIn& about) {
    if (!about.document().scenario || about.subject.hexes.size() < 2) return;
    const auto& marks = (*about.document().scenario)->sightMarks;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].from.label != about.subject.hexes[0] || marks[i].to.label != about.subject.hexes[1])
            continue;
        const bool clear = marks[i].clear;
        about.add(clear ? named("The line must be blocked") : named("The line must be clear"),
                  model::withScenario(about.document(), [&](model::Scenario& scenario) {
                      scenario.sightMarks[i].clear = !clear;
                  }));
        removeEntryOf(about, ScenarioList::sightMarks, i);
    }
}

}  // namespace

std::vector<SuggestionFor> scenarioSuggestions() {
    return {{SubjectKind::counter, false, enlargeZone},
            {SubjectKind::option, true, setOption},
            {SubjectKind::option, false, resetOption},
            {SubjectKind::group, false, giveZoneToSide},
            {SubjectKind::part, false, giveZoneToSide},
            {SubjectKind::group, false, giveZone},
            {SubjectKind::group, false, orderGroup},
            {SubjectKind::group, false, lastTurn},
            {SubjectKind::group, false, dropRoll},
            {SubjectKind::victory, false, addExitFor},
            {SubjectKind::turn, false, fitTurns},
            {SubjectKind::pair, false, markAsIs},
            {SubjectKind::zone, false, orderGroupsOfZone},
            {SubjectKind::zone, true, enlargeZoneAround},
            {SubjectKind::group, true, enlargeZoneOfGroup},
            {SubjectKind::zone, false, removeZone},
            {SubjectKind::objective, false, removeObjective},
            {SubjectKind::group, false, removeGroup},
            {SubjectKind::part, false, removeStatement},
            {SubjectKind::victory, false, removeCondition}};
}

}  // namespace cota::session
