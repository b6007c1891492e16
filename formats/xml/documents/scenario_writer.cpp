#include "formats/xml/documents/scenario_writer.h"

#include <charconv>

#include "formats/xml/documents/scenario_parts.h"
#include "formats/xml/documents/tableau_xml.h"
#include "formats/xml/documents/zone_terms.h"
#include "formats/xml/markup/versions.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

namespace {

using namespace model;

void writeMap(XmlPen& pen, const Assembly& assembly) {
    pen.openIfAny("map", assembly.extras);
    if (assembly.separator != Assembly{}.separator) pen.attribute("separator", assembly.separator);
    pen.unless(assembly.north == North::unset, "north", textOf(assembly.north));
    for (const BoardPlacement& board : assembly.boards) {
        pen.openLine("board", board.extras);
        pen.attribute("id", board.id.text);
        pen.attribute("file", board.file);
        pen.unless(0, "column", board.column);
        pen.unless(0, "row", board.row);
        pen.unless(!board.turned, "turned", board.turned ? "yes" : "no");
        if (board.crop) {
            pen.given("crop-from", board.crop->from);
            pen.given("crop-to", board.crop->to);
        }
        pen.close();
    }
    for (const Amendment& amendment : assembly.amendments) {
        pen.openLine("amend", amendment.extras);
        pen.attribute("action", textOf(amendment.action));
        pen.hexes("hexes", amendment.hexes);
        pen.given("what", amendment.word);
        pen.given("path", amendment.path);
        const bool isLevel = amendment.action == Amendment::Action::level;
        if (isLevel || amendment.number != 0)
            pen.always("level", std::to_string(amendment.number), amendment.number == 0);
        pen.values(amendment.attributes);
        pen.close();
    }
    pen.close();
}

void writeOptions(XmlPen& pen, const Scenario& scenario) {
    pen.openPart("options");
    for (const auto& [id, value] : scenario.options) {
        pen.openPartLine("option", id.text, true);
        pen.attribute("id", id.text);
        pen.attribute("value", value);
        pen.close();
    }
    pen.close();
}

/// Whether the file stated the last turn although it equals the first; a text that no reader accepts stays
/// unchanged.
bool statesLastTurn(const TurnRecord& turn) {
    for (const auto& [name, value] : turn.extras.attributes) {
        if (name != "to") continue;
        int number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        return error == std::errc{} && end == value.data() + value.size() && number >= anyTurn.min &&
               number <= anyTurn.max;
    }
    return false;
}

void writeTurns(XmlPen& pen, const TurnTrack& turns) {
    pen.openIfAny("turns", turns.extras);
    pen.unless(0, "count", turns.count);
    pen.given("date", turns.date);
    pen.given("start", turns.start);
    pen.unless(0, "minutes", turns.minutes);
    pen.given("first", turns.first.text);
    for (const TurnRecord& turn : turns.records) {
        pen.openLine("turn", turn.extras);
        pen.number("from", turn.from);
        if (turn.to != turn.from || statesLastTurn(turn)) pen.number("to", turn.to);
        pen.given("light", turn.light);
        pen.given("weather", turn.weather);
        pen.given("visibility", turn.visibility);
        pen.localText("note", "note-es", turn.note);
        pen.values(turn.attributes);
        pen.close();
    }
    pen.close();
}

void writeSidesAndZones(XmlPen& pen, const Scenario& scenario) {
    pen.openPart("sides");
    for (const Side& side : scenario.sides) {
        pen.openLine("side", side.extras);
        pen.attribute("id", side.id.text);
        pen.localText("name", "name-es", side.name);
        pen.given("nation", side.nation);
        pen.values(side.attributes);
        pen.close();
    }
    pen.close();
    pen.openPart("zones");
    for (const Zone& zone : scenario.zones) {
        pen.open("zone", zone.extras);
        pen.attribute("id", zone.id.text);
        pen.localText("name", "name-es", zone.name);
        pen.given("side", zone.side.text);
        pen.values(zone.attributes);
        if (zone.hexes.kind == ZoneTerm::Kind::anyOf)
            for (const ZoneTerm& term : zone.hexes.children) writeZoneTerm(pen, term);
        else
            writeZoneTerm(pen, zone.hexes);
        pen.close();
    }
    pen.close();
}

void writeRoll(XmlPen& pen, const ArrivalRoll& roll) {
    pen.number("roll-low", roll.low);
    pen.unless(roll.dice * roll.faces, "roll-high", roll.high);
    pen.unless(1, "dice", roll.dice);
    pen.unless(6, "faces", roll.faces);
    pen.given("until", roll.until);
}

void writeGroups(XmlPen& pen, const std::vector<Group>& groups) {
    pen.openPart("groups");
    for (const Group& group : groups) {
        pen.open("group", group.extras);
        pen.attribute("id", group.id.text);
        pen.always("kind", textOf(group.kind), group.kind == Group::Kind::setup);
        pen.given("side", group.side.text);
        pen.localText("name", "name-es", group.name);
        pen.given("zone", group.zone.text);
        pen.given("order", group.order);
        pen.given("turn", group.turn);
        if (group.roll) writeRoll(pen, *group.roll);
        pen.values(group.attributes);
        for (const ZoneTerm& term : group.hexes.children) writeZoneTerm(pen, term);
        for (const Placement& unit : group.units) {
            pen.openLine("unit", unit.extras);
            pen.attribute("counter", unit.counter.text);
            if (unit.at) pen.attribute("at", unit.at->label);
            if (unit.aboard) pen.attribute("aboard", unit.aboard->text);
            pen.values(unit.attributes);
            pen.close();
        }
        pen.close();
    }
    pen.close();
}

void writeForceParts(XmlPen& pen, const Scenario& scenario) {
    pen.openPart("features");
    for (const ScenarioFeature& feature : scenario.features) {
        pen.openLine("feature", feature.extras);
        pen.attribute("at", feature.at.label);
        pen.attribute("kind", feature.kind.text);
        pen.given("side", feature.side.text);
        pen.values(feature.attributes);
        pen.close();
    }
    pen.close();
    pen.openPart("exits");
    for (const ExitRule& rule : scenario.exits) {
        pen.openLine("exit", rule.extras);
        pen.given("side", rule.side.text);
        pen.given("zone", rule.zone.text);
        pen.values(rule.attributes);
        pen.close();
    }
    pen.close();
    pen.openPart("parts");
    for (const ScenarioPart& part : scenario.parts) {
        pen.open("part", part.extras);
        pen.attribute("kind", part.kind.text);
        pen.given("side", part.side.text);
        pen.hexes("hexes", part.hexes);
        pen.given("zone", part.zone.text);
        pen.localContent(part.text);
        pen.values(part.attributes);
        pen.close();
    }
    pen.close();
}

void writeObjectives(XmlPen& pen, const std::vector<Objective>& objectives) {
    pen.openPart("objectives");
    for (const Objective& objective : objectives) {
        pen.openLine("objective", objective.extras);
        pen.attribute("id", objective.id.text);
        pen.localText("name", "name-es", objective.name);
        pen.hexes("hexes", objective.hexes);
        pen.given("points", objective.points);
        pen.given("owner", objective.owner.text);
        pen.given("side", objective.side.text);
        pen.values(objective.attributes);
        pen.close();
    }
    pen.close();
}

void writeConditions(XmlPen& pen, const std::vector<VictoryCondition>& conditions) {
    const VictoryCondition usual;
    pen.openPart("victory");
    for (const VictoryCondition& condition : conditions) {
        pen.open("condition", condition.extras);
        pen.attribute("id", condition.id);
        pen.given("side", condition.side.text);
        pen.given("level", condition.level);
        pen.always("form", textOf(condition.form), condition.form == usual.form);
        pen.unless(condition.quantity == usual.quantity, "quantity", textOf(condition.quantity));
        pen.given("count", condition.count);
        pen.given("unit", condition.unit);
        pen.unless(condition.when == usual.when, "when", textOf(condition.when));
        pen.given("turn", condition.turn);
        std::string objectives;
        for (const ObjectiveId& id : condition.objectives)
            objectives.append(objectives.empty() ? "" : " ").append(id.text);
        pen.given("objectives", objectives);
        pen.hexes("hexes", condition.hexes);
        pen.given("zone", condition.zone.text);
        pen.localContent(condition.text);
        pen.values(condition.attributes);
        pen.close();
    }
    pen.close();
}

void writeTextsAndMarks(XmlPen& pen, const Scenario& scenario) {
    pen.openPart("special-rules");
    for (const SpecialRule& rule : scenario.specialRules) {
        pen.open("rule", rule.extras);
        pen.given("overrides", rule.overrides);
        pen.localContent(rule.text);
        pen.close();
    }
    pen.close();
    pen.openPart("sight-marks");
    for (const SightMark& mark : scenario.sightMarks) {
        pen.openLine("sight", mark.extras);
        pen.attribute("from", mark.from.label);
        pen.attribute("to", mark.to.label);
        pen.unless(mark.clear, "blocked", mark.clear ? "no" : "yes");
        pen.given("turn", mark.turn);
        pen.close();
    }
    pen.close();
    pen.openPart("acceptances");
    for (const Acceptance& acceptance : scenario.acceptances) {
        pen.openLine("accept", acceptance.extras);
        pen.attribute("rule", acceptance.rule);
        pen.attribute("subject", acceptance.subject);
        pen.given("reason", acceptance.reason);
        pen.given("until", acceptance.until);
        pen.given("count", acceptance.count);
        pen.close();
    }
    pen.close();
}

}  // namespace

std::string writeScenario(const Scenario& scenario) {
    XmlPen pen;
    pen.open("scenario", scenario.extras);
    pen.number("format", currentFormat);
    pen.given("id", scenario.id);
    pen.given("mapset", scenario.mapset.text);
    pen.localText("title", "title-es", scenario.title);
    pen.given("author", scenario.author);
    pen.openPart("history");
    pen.localContent(scenario.history);
    pen.close();
    pen.openPart("notes");
    pen.localContent(scenario.notes);
    pen.close();
    pen.values(scenario.attributes);
    writeMap(pen, scenario.assembly);
    if (scenario.tableau) writeTableau(pen, *scenario.tableau);
    for (const std::string& file : scenario.forces) {
        pen.openPartLine("forces", file, true);
        pen.attribute("file", file);
        pen.close();
    }
    writeOptions(pen, scenario);
    writeTurns(pen, scenario.turns);
    writeSidesAndZones(pen, scenario);
    writeGroups(pen, scenario.groups);
    writeForceParts(pen, scenario);
    writeObjectives(pen, scenario.objectives);
    writeConditions(pen, scenario.victory);
    writeTextsAndMarks(pen, scenario);
    pen.close();
    return pen.take();
}

}  // namespace cota::xml
