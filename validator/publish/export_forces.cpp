// Orders of battle: the contents of the forces files, and the starting state of each counter.

#include "mapsets/units/roster.h"
#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

using mapsets::Roster;
using mapsets::RosterUnit;
using Where = RosterUnit::Where;

/// The further ends of a card.
Json endsJson(const model::CounterType& type) {
    Json all = Json::array();
    for (const model::CounterEnd& end : type.ends)
        all.push_back(JsonFields()
                          .put("class", end.unitClass.text)
                          .add("name", end.name)
                          .add("nation", end.nation)
                          .add("values", end.attributes)
                          .take());
    return all;
}

Json typesJson(const model::Document& document) {
    Json all = Json::array();
    for (const auto& [file, forces] : document.forces)
        for (const model::CounterType& type : forces->types) {
            JsonFields fields;
            fields.put("id", type.id.text).put("class", type.unitClass.text).add("name", type.name);
            fields.add("short", type.shortName);
            fields.add("nation", type.nation).add("front", type.front).add("back", type.back);
            fields.add("base", type.base).add("symbol", type.look.symbol);
            fields.add("ground", type.look.ground)
                .add("ink", type.look.ink)
                .add("picture", type.look.picture);
            fields.add("ends", endsJson(type));
            if (type.available > 0) fields.put("available", type.available);
            all.push_back(fields.take());
        }
    return all;
}

Json formationsJson(const model::Document& document) {
    Json all = Json::array();
    for (const auto& [file, forces] : document.forces)
        for (const model::Formation& formation : forces->formations)
            all.push_back(JsonFields()
                              .put("id", formation.id.text)
                              .add("parent", formation.parent)
                              .add("side", formation.side)
                              .add("name", formation.name)
                              .add("short", formation.shortName)
                              .add("values", formation.attributes)
                              .take());
    return all;
}

const char* whereWord(Where where) {
    switch (where) {
        case Where::hex:
            return "hex";
        case Where::aboard:
            return "aboard";
        case Where::group:
            return "group";
        case Where::arrival:
            return "arrival";
        case Where::pool:
            return "pool";
        case Where::out:
            return "out";
        default:
            return "nowhere";
    }
}

/// Where the counter is at the start, and its values then: those of the face that is up.
Json startJson(const mapsets::LaidDocument& table, const Roster& roster, const RosterUnit& unit) {
    JsonFields fields;
    fields.put("where", whereWord(unit.where));
    if (unit.cell != mapsets::noCell) fields.put("hex", table.field().label(unit.cell));
    if (unit.isCarried()) fields.put("aboard", roster[unit.carrier].id.text);
    fields.add("group", unit.group)
        .add("zone", model::groupOfArea(unit.zone.text) ? model::ZoneId{} : unit.zone)
        .add("turn", unit.turn);
    if (unit.isTurned) fields.put("turned", true);
    if (unit.steps > 0) fields.put("steps", unit.steps);
    if (unit.mobility >= 0)
        fields.put("mobility",
                   table.game().catalogue.mobilities[static_cast<std::size_t>(unit.mobility)].id.text);
    if (unit.allowance) {
        const bool isWhole = unit.allowance->isInteger();
        fields.put("allowance", isWhole ? Json(unit.allowance->num()) : Json(unit.allowance->text()));
    }
    return fields.add("values", unit.values).take();
}

Json counterJson(const mapsets::ListedUnit& unit) {
    JsonFields fields;
    fields.put("id", unit.counter->id.text).put("type", unit.counter->type.text);
    if (unit.type) fields.put("class", unit.type->unitClass.text);
    fields.add("side", unit.side).add("formation", unit.counter->formation);
    fields.add("name", unit.counter->name).add("values", unit.counter->attributes);
    return fields.take();
}

Json countersJson(const mapsets::LaidDocument& table) {
    const mapsets::OrderOfBattle order(table.document, &table.game().catalogue);
    const Roster roster = table.hasMap() ? Roster(order, table.document, table.field()) : Roster();
    Json all = Json::array();
    for (mapsets::UnitIndex unit = 0; unit < order.size(); ++unit) {
        all.push_back(counterJson(order[unit]));
        if (table.hasMap()) all.back()["start"] = startJson(table, roster, roster[unit]);
    }
    return all;
}

}  // namespace

Json forcesJson(const mapsets::LaidDocument& table) {
    return Json{{"types", typesJson(table.document)},
                {"formations", formationsJson(table.document)},
                {"counters", countersJson(table)}};
}

}  // namespace cota::publish
