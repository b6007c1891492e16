// What fits in a hex is the game's stacking strategy; these rules ask it for every hex, zone and stack at the
// start.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::RosterUnit;
using mapsets::Stack;
using mapsets::StackRow;
using model::Severity;
using model::SubjectKind;

/// Names of what is counted.
struct Things {
    model::LocalText units, steps;
};
const Things one{{"unit", "unidad"}, {"step", "paso"}};
const Things many{{"units", "unidades"}, {"steps", "pasos"}};

std::vector<model::Subject> countersOf(const CheckContext& context,
                                       const std::vector<mapsets::UnitIndex>& units) {
    std::vector<model::Subject> subjects;
    for (const auto unit : units)
        subjects.push_back(subjectOf(SubjectKind::counter, context.roster()[unit].id));
    return subjects;
}

std::string namesOf(const CheckContext& context, const std::vector<mapsets::UnitIndex>& units) {
    std::vector<std::string> names;
    for (const auto unit : units) names.push_back(context.roster()[unit].id.text);
    return listed(names);
}

/// The sides of what is counted: some limits count units of both, or those of the other side.
std::string sidesOf(const CheckContext& context, const std::vector<mapsets::UnitIndex>& units) {
    std::set<std::string> sides;
    for (const auto unit : units) sides.insert("'" + context.roster()[unit].side.text + "'");
    return listed({sides.begin(), sides.end()});
}

bool countsSteps(const mapsets::Catalogue& game, const std::string& id) {
    const auto* stacking = game.strategy("stacking");
    return stacking && std::any_of(stacking->rows.begin(), stacking->rows.end(), [&](const auto& row) {
               const auto* text = row.name == id ? row.values.find("by-steps") : nullptr;
               return text && mapsets::readFlag(*text) == true;
           });
}

/// What a row counts, as many as there are: units, or their steps.
model::LocalText thingsOf(const CheckContext& context, const std::string& row, long long count) {
    if (countsSteps(context.catalogue(), row)) return count == 1 ? one.steps : many.steps;
    return count == 1 ? one.units : many.units;
}

Note noteOn(const CheckContext& context, const Stack& stack, const StackRow& row) {
    const auto hex = context.battlefield().label(stack.cell);
    Note note;
    note.values = {value("sides", sidesOf(context, row.counted)), value("hex", hex),
                   value("count", row.count), value("limit", row.limit),
                   value("units", namesOf(context, row.counted))};
    addLocal(note.values, "things", thingsOf(context, row.name, row.count));
    addLocal(note.values, "what", nameOfStackRow(context.catalogue(), row.name));
    note.subject = subjectOf(SubjectKind::hex, hex);
    note.related = countersOf(context, row.counted);
    note.at = note.related;
    return note;
}

void overstacked(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& stack : mapsets::allStacks(context.stacking(), context.roster()))
        for (const auto& row : stack.limits)
            if (!row.ok) out.add(noteOn(context, stack, row));
}

void onlyWhileLoaded(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& stack : mapsets::allStacks(context.stacking(), context.roster())) {
        if (!stack.fits) continue;
        auto units = mapsets::unitsIn(context.roster(), stack.cell);
        if (std::none_of(units.begin(), units.end(), [](const auto& unit) { return unit.carried; })) continue;
        for (auto& unit : units) unit.carried = false;
        const auto unloaded = context.stacking().judge(units, stack.cell, stack.side);
        for (const auto& row : unloaded.limits)
            if (!row.ok) out.add(noteOn(context, unloaded, row));
    }
}

void stackEffects(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& stack : mapsets::allStacks(context.stacking(), context.roster()))
        for (const auto& row : stack.effects)
            if (row.ok) out.add(noteOn(context, stack, row));
}

/// Everything of one side that sets up in one zone: what is tied to its hexes and what may stand anywhere in
/// it.
struct Crowd {
    model::ZoneId zone;
    model::SideId side;
    std::vector<mapsets::UnitIndex> units;
};

std::vector<Crowd> crowdsOf(const CheckContext& context) {
    const auto& roster = context.roster();
    std::map<std::pair<model::ZoneId, model::SideId>, std::vector<mapsets::UnitIndex>> crowds;
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::setup || group.zone.empty()) continue;
        for (const auto& placement : group.units)
            if (const auto unit = roster.find(placement.counter); unit != mapsets::noUnit)
                crowds[{group.zone, group.side}].push_back(unit);
    }
    std::vector<Crowd> list;
    for (auto& [key, units] : crowds) list.push_back({key.first, key.second, std::move(units)});
    return list;
}

bool isOpenToSome(const CheckContext& context, const Crowd& crowd, Cell cell) {
    return std::any_of(crowd.units.begin(), crowd.units.end(), [&](mapsets::UnitIndex unit) {
        return context.roster()[unit].mobility < 0 ||
               !context.movement().isBarred(mapsets::moverOf(context.roster(), unit), cell);
    });
}

// A hex exempts units only by what it is, so hexes with equal tags are asked once. Hexes closed to all are no
// room.
struct Room {
    long long hexes = 0;
    std::map<std::string, long long> exempt;  // by row: how many units the hexes of the zone do not count
};

Room roomOf(const CheckContext& context, const Crowd& crowd, const std::vector<Cell>& cells) {
    struct Kind {
        bool open = false;
        std::map<std::string, long long> exempt;
    };
    std::map<std::pair<mapsets::TagMask, std::uint16_t>, Kind> kinds;
    Room room;
    for (const auto cell : cells) {
        if (!context.battlefield().isPlayable(cell)) continue;
        const std::pair key{context.battlefield().tags(cell), context.battlefield().terrainCode(cell)};
        auto found = kinds.find(key);
        if (found == kinds.end()) {
            Kind kind{isOpenToSome(context, crowd, cell), {}};
            const auto stack =
                mapsets::stackOf(context.stacking(), context.roster(), crowd.units, cell, crowd.side);
            for (const auto& row : stack.limits) kind.exempt[row.name] = std::ssize(row.free);
            found = kinds.emplace(key, std::move(kind)).first;
        }
        if (!found->second.open) continue;
        ++room.hexes;
        for (const auto& [row, count] : found->second.exempt) room.exempt[row] += count;
    }
    return room;
}

void crowdedZones(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& crowd : crowdsOf(context)) {
        const auto* cells = context.zone(crowd.zone);
        if (!cells || cells->empty()) continue;
        const auto room = roomOf(context, crowd, *cells);
        const auto stack =
            mapsets::stackOf(context.stacking(), context.roster(), crowd.units, cells->front(), crowd.side);
        for (const auto& row : stack.limits) {
            const long long all = row.count + std::ssize(row.free);
            const auto found = room.exempt.find(row.name);
            const long long exempt = found == room.exempt.end() ? 0 : found->second;
            const long long most = row.limit * room.hexes + exempt;
            if (all <= most) continue;
            Note note{.values = {value("side", crowd.side), value("zone", crowd.zone), value("count", all),
                                 value("hexes", room.hexes), value("limit", most)},
                      .subject = subjectOf(SubjectKind::zone, crowd.zone),
                      .related = {subjectOf(SubjectKind::side, crowd.side)}};
            addLocal(note.values, "things", thingsOf(context, row.name, all));
            addLocal(note.values, "what", nameOfStackRow(context.catalogue(), row.name));
            out.add(std::move(note));
        }
    }
}

constexpr std::array stackingTable{
    Rule{.message = {"STACK-001",
                     Severity::error,
                     {"too many units in a hex", "demasiadas unidades en un hexágono"},
                     {"{count} {things} of {sides} {count:counts|count} as '{what}' in {hex} "
                      "({units}), at most {limit} fit; "
                      "move some.",
                      "{count} {things} de {sides} {count:cuenta|cuentan} como '{what}' en "
                      "{hex} ({units}) y caben "
                      "{limit}; mueva alguna."},
                     {"Stacking limits hold at set-up too.",
                      "Los límites de apilamiento valen también al desplegar."},
                     {"Move units to other hexes, or load them.",
                      "Pase unidades a otros hexágonos o cárguelas."}},
         .needs = need::scenario | need::stacking,
         .example = {"<unit counter=\"axis-4\" at=\"1-0302\"/>", "<unit counter=\"axis-4\" at=\"1-0303\"/>"},
         .run = overstacked},
    Rule{.message = {"STACK-002",
                     Severity::info,
                     {"fits only while loaded", "cabe solo si va cargado"},
                     {"The units of {sides} in {hex} fit only while some are loaded: unloaded, {count} "
                      "{things} count as '{what}' "
                      "({units}), at most {limit} fit.",
                      "Las unidades de {sides} en {hex} caben solo mientras algunas van cargadas: "
                      "descargadas, {count} "
                      "{things} cuentan como '{what}' ({units}) y caben {limit}."},
                     {"The player cannot unload there.", "El jugador no puede descargar allí."},
                     {"Nothing, if it is meant.", "Nada, si es intencionado."}},
         .needs = need::scenario | need::stacking,
         .example = {"<unit counter=\"axis-3\" at=\"1-0302\"/>", "<unit counter=\"axis-3\" at=\"1-0303\"/>"},
         .run = onlyWhileLoaded},
    Rule{.message = {"STACK-003",
                     Severity::info,
                     {"a stack with consequences", "un apilamiento con consecuencias"},
                     {"{count} {things} of {sides} in {hex} ({units}) {count:is|are} enough for "
                      "'{what}' (from {limit} on).",
                      "{count} {things} de {sides} en {hex} ({units}) {count:basta|bastan} "
                      "para '{what}' (desde {limit})."},
                     {"A crowded hex is a better target.", "Un hexágono lleno es mejor blanco."},
                     {"Nothing, if it is meant.", "Nada, si es intencionado."}},
         .needs = need::scenario | need::stacking,
         .example = {"<unit counter=\"axis-3\" at=\"1-0302\"/>", "<unit counter=\"axis-3\" at=\"1-0303\"/>"},
         .run = stackEffects},
    Rule{.message = {"STACK-004",
                     Severity::error,
                     {"zone too small for its units", "zona demasiado pequeña para sus unidades"},
                     {"{count} {things} of '{side}' {count:sets|set} up in zone '{zone}' and "
                      "{count:counts|count} as '{what}', but it holds "
                      "{limit} (usable hexes: {hexes}); enlarge it.",
                      "{count} {things} de '{side}' {count:despliega|despliegan} en la zona "
                      "'{zone}' y {count:cuenta|cuentan} como '{what}', "
                      "pero caben {limit} (hexágonos útiles: {hexes}); agrándela."},
                     {"The player cannot set up as the scenario says.",
                      "El jugador no puede desplegar como dice el escenario."},
                     {"Enlarge the zone, or let some units arrive later.",
                      "Agrande la zona o haga llegar después algunas unidades."}},
         .needs = need::scenario | need::stacking | need::movement,
         .example = {"<group id=\"axis-line\" side=\"axis\" zone=\"one\">",
                     "<group id=\"axis-line\" side=\"axis\" zone=\"two\">"},
         .run = crowdedZones},
};
static_assert(isSound(stackingTable));

}  // namespace

Topic stackingRules() { return {"stacking", {"Stacking", "Apilamiento"}, stackingTable}; }

}  // namespace cota::checks
