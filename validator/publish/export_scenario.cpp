// The contents of a scenario, with hexes by their primary names and zones resolved.

#include "mapsets/field/zone_resolver.h"
#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

using model::Scenario;

/// A term of a zone: { "term": "within", "distance": 2, "hexes": [...], "of": [...] }.
Json termJson(const mapsets::LaidDocument& table, const model::ZoneTerm& term) {
    using Term = model::ZoneTerm::Kind;
    JsonFields fields;
    fields.put("term", model::textOf(term.kind)).add("word", term.word);
    if (term.kind == Term::within) fields.put("distance", term.number);
    if (term.kind == Term::level) {
        fields.put("from", term.number);
        if (term.limit != model::ZoneTerm{}.limit) fields.put("to", term.limit);
    }
    fields.add("hexes", hexNames(table, term.hexes));
    Json of = Json::array();
    for (const auto& child : term.children) of.push_back(termJson(table, child));
    return fields.add("of", std::move(of)).take();
}

Json unitsJson(const mapsets::LaidDocument& table, const std::vector<model::Placement>& units) {
    Json all = Json::array();
    for (const model::Placement& unit : units) {
        JsonFields fields;
        fields.put("counter", unit.counter.text);
        if (unit.at) fields.put("hex", hexName(table, *unit.at));
        if (unit.aboard) fields.put("aboard", unit.aboard->text);
        all.push_back(fields.add("values", unit.attributes).take());
    }
    return all;
}

Json exitsJson(const Scenario& scenario) {
    Json all = Json::array();
    for (const auto& exit : scenario.exits)
        all.push_back(
            JsonFields().add("side", exit.side).add("zone", exit.zone).add("values", exit.attributes).take());
    return all;
}

Json partsJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    for (const auto& part : table.scenario()->parts)
        all.push_back(JsonFields()
                          .put("kind", part.kind.text)
                          .add("side", part.side)
                          .add("hexes", hexNames(table, part.hexes))
                          .add("zone", part.zone)
                          .add("text", part.text)
                          .add("values", part.attributes)
                          .take());
    return all;
}

Json scenarioFeaturesJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    for (const auto& feature : table.scenario()->features)
        all.push_back(JsonFields()
                          .put("kind", feature.kind.text)
                          .put("hex", hexName(table, feature.at))
                          .add("side", feature.side)
                          .add("values", feature.attributes)
                          .take());
    return all;
}

}  // namespace

Json sidesJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    for (const auto& side : table.scenario()->sides)
        all.push_back(JsonFields()
                          .put("id", side.id.text)
                          .add("name", side.name)
                          .add("nation", side.nation)
                          .add("values", side.attributes)
                          .take());
    return all;
}

Json zonesJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    const auto& zones = table.scenario()->zones;
    std::optional<mapsets::ZoneResolver> resolver;
    if (table.hasMap()) resolver.emplace(table.field(), zones);
    for (const model::Zone& zone : zones) {
        JsonFields fields;
        fields.put("id", zone.id.text)
            .add("name", zone.name)
            .add("side", zone.side)
            .add("values", zone.attributes);
        Json definition = Json::array();  // the zone is the union of these terms
        for (const auto& term : zone.hexes.children) definition.push_back(termJson(table, term));
        fields.put("definition", std::move(definition));
        if (resolver) {
            Json hexes = Json::array();
            for (const auto cell : resolver->resolve(zone).cells) hexes.push_back(table.field().label(cell));
            fields.put("hexes", std::move(hexes));
        }
        all.push_back(fields.take());
    }
    return all;
}

Json rollJson(const model::ArrivalRoll& roll) {
    JsonFields fields;
    fields.put("low", roll.low).put("high", roll.high).put("dice", roll.dice).put("faces", roll.faces);
    return fields.add("until", roll.until).take();
}

Json definitionJson(const mapsets::LaidDocument& table, const model::Group& group) {
    Json definition = Json::array();
    for (const auto& term : group.hexes.children) definition.push_back(termJson(table, term));
    return definition;
}

Json groupsJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    for (const model::Group& group : table.scenario()->groups)
        all.push_back(JsonFields()
                          .put("id", group.id.text)
                          .put("kind", model::textOf(group.kind))
                          .add("side", group.side)
                          .add("name", group.name)
                          .add("zone", group.zone)
                          .add("order", group.order)
                          .add("turn", group.turn)
                          .add("roll", group.roll ? rollJson(*group.roll) : Json::object())
                          .add("definition", definitionJson(table, group))
                          .add("values", group.attributes)
                          .put("units", unitsJson(table, group.units))
                          .take());
    return all;
}

Json objectivesJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    for (const auto& objective : table.scenario()->objectives)
        all.push_back(JsonFields()
                          .put("id", objective.id.text)
                          .add("name", objective.name)
                          .put("hexes", hexNames(table, objective.hexes))
                          .add("points", objective.points)
                          .add("owner", objective.owner)
                          .add("side", objective.side)
                          .add("values", objective.attributes)
                          .take());
    return all;
}

Json victoryJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    for (const auto& condition : table.scenario()->victory) {
        Json objectives = Json::array();
        for (const auto& id : condition.objectives) objectives.push_back(id.text);
        all.push_back(JsonFields()
                          .put("id", condition.id)
                          .add("side", condition.side)
                          .add("level", condition.level)
                          .put("form", model::textOf(condition.form))
                          .put("quantity", model::textOf(condition.quantity))
                          .add("count", condition.count)
                          .add("unit", condition.unit)
                          .put("when", model::textOf(condition.when))
                          .add("turn", condition.turn)
                          .add("objectives", std::move(objectives))
                          .add("hexes", hexNames(table, condition.hexes))
                          .add("zone", condition.zone)
                          .add("text", condition.text)
                          .add("values", condition.attributes)
                          .take());
    }
    return all;
}

Json othersJson(const mapsets::LaidDocument& table) {
    const Scenario& scenario = *table.scenario();
    JsonFields fields;
    fields.put("exits", exitsJson(scenario)).put("features", scenarioFeaturesJson(table));
    fields.put("parts", partsJson(table));
    Json rules = Json::array(), marks = Json::array(), accepted = Json::array();
    for (const auto& rule : scenario.specialRules)
        rules.push_back(JsonFields().add("overrides", rule.overrides).add("text", rule.text).take());
    for (const auto& mark : scenario.sightMarks) {
        JsonFields sight;
        sight.put("from", hexName(table, mark.from)).put("to", hexName(table, mark.to));
        if (!mark.clear) sight.put("blocked", true);
        sight.add("turn", mark.turn);
        marks.push_back(sight.take());
    }
    for (const auto& one : scenario.acceptances)
        accepted.push_back(JsonFields()
                               .put("rule", one.rule)
                               .put("subject", one.subject)
                               .add("reason", one.reason)
                               .add("until", one.until)
                               .add("count", one.count)
                               .take());
    fields.put("specialRules", std::move(rules)).put("sightMarks", std::move(marks));
    fields.put("acceptances", std::move(accepted));
    if (scenario.tableau) {
        fields.put("tableau", spacesJson(*scenario.tableau));
        fields.put("table", tableJson(*scenario.tableau));
    }
    return fields.take();
}

}  // namespace cota::publish
