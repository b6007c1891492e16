// What players will ask when they read a scenario: what is gone soon, who holds what at the start, whose
// cards these are, who rides with whom, and whether the track is long enough.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/standing.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

void goneSoon(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& feature : context.scenario()->features) {
        if (!isOneOf(context, feature.kind, with.words("features"))) continue;
        out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label)},
                 .subject = subjectOfFeature(feature)});
    }
}

/// The hexes of which parts of a kind say who holds them at the start.
std::set<Cell> heldByParts(const CheckContext& context, const std::string& kind) {
    std::set<Cell> cells;
    for (const auto& part : context.scenario()->parts) {
        if (part.kind.text != kind) continue;
        for (const auto& hex : part.hexes)
            if (const auto cell = context.battlefield().resolve(hex.label)) cells.insert(*cell);
        if (const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone))
            cells.insert(zone->begin(), zone->end());
    }
    return cells;
}

/// Sides that may set up in the hex, in the order of their groups.
std::vector<model::SideId> settersUp(const CheckContext& context, Cell cell) {
    std::vector<model::SideId> sides;
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::setup || std::ranges::find(sides, group.side) != sides.end())
            continue;
        const auto* zone = group.zone.empty() ? nullptr : context.zone(group.zone);
        if (zone && std::ranges::binary_search(*zone, cell)) sides.push_back(group.side);
    }
    return sides;
}

void takenInSetUp(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto stated = heldByParts(context, with.text("part"));
    for (const auto& objective : context.scenario()->objectives) {
        const auto* sort = objective.attributes.find(with.text("value"));
        if (!sort || *sort != with.text("is")) continue;
        for (const auto& hex : objective.hexes) {
            const auto cell = context.battlefield().resolve(hex.label);
            if (!cell || stated.contains(*cell)) continue;
            for (const auto& side : settersUp(context, *cell))
                out.add({.values = {value("objective", objective.id), value("hex", hex.label),
                                    value("side", side), value("part", with.text("part"))},
                         .subject = subjectOf(SubjectKind::objective, objective.id, {hex.label})});
        }
    }
}

void ofAnotherNation(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* list = context.catalogue().wordList(with.text("list"));
    if (!list) return;
    for (const auto& part : context.scenario()->parts) {
        const auto* text =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        const auto* word = text ? list->find(*text) : nullptr;
        const auto* nation = word ? word->values.find(with.text("nation")) : nullptr;
        if (!nation) continue;
        for (const auto& side : context.scenario()->sides)
            if (side.id == part.side && !side.nation.empty() && side.nation != *nation)
                out.add({.values = {value("part", part.kind), value("word", *text), value("side", side.id),
                                    value("nation", *nation), value("other", side.nation)},
                         .subject = context.subjectOf(part)});
    }
}

void carriedByOthers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto* players = scenario.attributes.find(with.text("players"));
    const int most = players ? mapsets::readInteger(players->substr(players->rfind('-') + 1)).value_or(0) : 0;
    if (most < with.integer("from")) return;
    const auto name = with.text("value");
    const auto& order = context.orderOfBattle().units();
    const auto stating = context.orderOfBattle().tree().nearest(
        [&](const model::Formation& formation) { return formation.attributes.has(name); });
    const auto valueOver = [&](const Unit& unit) -> const std::string* {
        const auto* formation = stating.of(unit.counter->formation.text);
        return formation ? formation->attributes.find(name) : nullptr;
    };
    for (const auto& unit : order) {
        if (unit.carrier == nobody) continue;
        const auto& carrier = order[static_cast<std::size_t>(unit.carrier)];
        const auto* own = valueOver(unit);
        const auto* other = valueOver(carrier);
        if (!own || !other || *own == *other) continue;
        out.add({.values = {value("counter", unit.counter->id), value("carrier", carrier.counter->id),
                            value("name", name), value("value", *own), value("other", *other)},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                 .related = {subjectOf(SubjectKind::counter, carrier.counter->id)}});
    }
}

void unseenAboard(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& order = context.orderOfBattle().units();
    for (const auto& unit : order) {
        if (unit.carrier == nobody || !isIn(context, unit, with.text("state"))) continue;
        const auto& carrier = order[static_cast<std::size_t>(unit.carrier)];
        out.add({.values = {value("counter", unit.counter->id), value("carrier", carrier.counter->id),
                            value("state", with.text("state"))},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                 .related = {subjectOf(SubjectKind::counter, carrier.counter->id)}});
    }
}

constexpr std::array trackWordings{
    Wording{"asked",
            {"Victory condition '{condition}' asks for {count} {count:point|points}, but the track ends at "
             "{limit}; ask for fewer.",
             "La condición de victoria '{condition}' pide {count} {count:punto|puntos}, pero el casillero "
             "acaba en {limit}; pida menos."}}};

// The most a side can have: what it starts with, and every objective it may hold, in every turn.
void beyondTheTrack(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = model::VictoryCondition::Form;
    const auto& scenario = *context.scenario();
    const int limit = with.integer("most");
    std::set<model::SideId> counting;
    for (const auto& condition : scenario.victory) {
        if (condition.form != Form::points) continue;
        if (!condition.side.empty()) counting.insert(condition.side);
        if (condition.count && *condition.count > limit)
            out.add({.values = {value("condition", condition.id), value("count", *condition.count),
                                value("limit", limit)},
                     .subject = subjectOf(SubjectKind::victory, condition.id),
                     .wording = &trackWordings[0]});
    }
    for (const auto& side : scenario.sides) {
        if (!counting.contains(side.id)) continue;
        long long each = 0;
        for (const auto& objective : scenario.objectives)
            if (objective.side.empty() || objective.side == side.id) each += objective.points.value_or(0);
        const long long start =
            mapsets::integerOf(context.catalogue().sideAttributes, side.attributes, with.text("start"))
                .value_or(0);
        const long long all = start + each * std::max(0, scenario.turns.count);
        if (all <= limit) continue;
        out.add({.values = {value("side", side.id), value("count", all), value("points", each),
                            value("turns", scenario.turns.count), value("limit", limit)},
                 .subject = subjectOf(SubjectKind::side, side.id)});
    }
}

constexpr std::array goneParameters{Parameter{
    "features", Parameter::Kind::words, nullptr, {"features by id or tag", "elementos por id o etiqueta"}}};
constexpr std::array takenParameters{
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"a value of objectives ...", "un valor de objetivos ..."}},
    Parameter{"is", Parameter::Kind::text, nullptr, {"... and the word it is", "... y la palabra que es"}},
    Parameter{"part",
              Parameter::Kind::text,
              nullptr,
              {"kind of part that says who holds a hex", "clase de parte que dice quién tiene un hexágono"}}};
constexpr std::array wordNationParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, {"the kind of part", "la clase de parte"}},
    Parameter{"value",
              Parameter::Kind::text,
              nullptr,
              {"its value with a word ...", "su valor con una palabra ..."}},
    Parameter{"list", Parameter::Kind::text, nullptr, {"... of this list", "... de esta lista"}},
    Parameter{"nation",
              Parameter::Kind::text,
              "nation",
              {"value of the word with its nation", "valor de la palabra con su nación"}}};
constexpr std::array carriedParameters{
    Parameter{
        "value",
        Parameter::Kind::text,
        nullptr,
        {"value of formations that both should share", "valor de formaciones que ambos deberían compartir"}},
    Parameter{"players",
              Parameter::Kind::text,
              nullptr,
              {"value of the scenario with the number of players", "valor del escenario con los jugadores"}},
    Parameter{"from",
              Parameter::Kind::integer,
              nullptr,
              {"from so many players on", "a partir de tantos jugadores"}}};
constexpr std::array aboardParameters{Parameter{
    "state", Parameter::Kind::text, nullptr, {"flag of a placement", "indicador de una colocación"}}};
constexpr std::array trackParameters{
    Parameter{
        "most", Parameter::Kind::integer, nullptr, {"where the track ends", "dónde acaba el casillero"}},
    Parameter{
        "start",
        Parameter::Kind::text,
        "",
        {"value of a side with its points at the start", "valor de un bando con sus puntos iniciales"}}};

constexpr std::array questionTable{
    Rule{.message = {"HINT-007",
                     Severity::info,
                     {"something that is gone soon", "algo que dura poco"},
                     {"'{kind}' in {hex} is gone after the first turn.",
                      "'{kind}' en {hex} desaparece tras el primer turno."},
                     {"Whoever counts on it later will miss it.",
                      "Quien cuente con ello después no lo tendrá."},
                     {"Nothing, if one turn is meant.", "Nada, si se quiere para un turno."}},
         .needs = need::scenario | need::mapset,
         .parameters = goneParameters,
         .example = {"<feature at=\"3A-0303\" kind=\"smoke\" side=\"us\"/>",
                     "<feature at=\"3A-0303\" kind=\"entrenchment\" side=\"us\"/>"},
         .run = goneSoon},
    Rule{
        .message = {"HINT-008",
                    Severity::info,
                    {"objective that may be held from the start",
                     "objetivo que puede tenerse desde el principio"},
                    {"Objective '{objective}' lies in {hex}, where '{side}' sets up: it may hold it from the "
                     "start. Say who holds it, with a part '{part}' ({part.id}).",
                     "El objetivo '{objective}' está en {hex}, donde despliega '{side}': puede tenerlo desde "
                     "el principio. Diga quién lo tiene, con una parte '{part}' ({part.id})."},
                    {"Nobody holds an objective of which nothing is said and where nobody sets up.",
                     "Nadie tiene un objetivo del que nada se dice y donde nadie despliega."},
                    {"State who holds it at the start.", "Indique quién lo tiene al empezar."}},
        .needs = need::scenario | need::battlefield,
        .parameters = takenParameters,
        .example = {"<part kind=\"control\" side=\"de\" hexes=\"3A-0404\"/>",
                    "<part kind=\"control\" side=\"us\" hexes=\"3A-0102\"/>"},
        .run = takenInSetUp},
    Rule{.message =
             {"NATION-002",
              Severity::warning,
              {"something of another nation", "algo de otra nación"},
              {"'{part}' of '{side}' ({other}) is '{word}', which is of nation '{nation}'; choose "
               "another.",
               "'{part}' de '{side}' ({other}) es '{word}', que es de la nación '{nation}'; elija otro."},
              {"Its contents are for the other nation.", "Su contenido es para la otra nación."},
              {"Give it to the other side, or choose another.", "Déselo al otro bando o elija otro."}},
         .needs = need::scenario | need::mapset,
         .parameters = wordNationParameters,
         .example = {"<part kind=\"deck\" side=\"us\"><values deck=\"german-reinforcements\"/></part>",
                     "<part kind=\"deck\" side=\"us\"><values deck=\"american-reinforcements\"/></part>"},
         .run = ofAnotherNation},
    Rule{.message = {"LOAD-009",
                     Severity::info,
                     {"carried by another player's unit", "a bordo de una unidad de otro jugador"},
                     {"'{counter}' ({name} {value}) starts aboard '{carrier}' ({name} {other}): with more "
                      "than two players these belong to different ones; put it aboard another carrier.",
                      "'{counter}' ({name} {value}) empieza a bordo de '{carrier}' ({name} {other}): con más "
                      "de dos jugadores son de jugadores distintos; póngala a bordo de otro transporte."},
                     {"It is allowed, but two players must agree on every move.",
                      "Está permitido, pero dos jugadores deben acordar cada movimiento."},
                     {"Nothing, if it is meant.", "Nada, si es lo que se quiere."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = carriedParameters,
         .example = {"<unit counter=\"us-1\" aboard=\"us-truck-2\"/>",
                     "<unit counter=\"us-1\" aboard=\"us-truck-1\"/>"},
         .run = carriedByOthers},
    Rule{.message =
             {"LOAD-010",
              Severity::warning,
              {"a state that means nothing aboard", "un estado sin sentido a bordo"},
              {"'{counter}' starts '{state}' aboard '{carrier}'; the rules do not say what that is. Put it "
               "down or drop the state.",
               "'{counter}' empieza '{state}' a bordo de '{carrier}'; las reglas no dicen qué supone. "
               "Bájela o quite el estado."},
              {"Its carrier is in full view.", "Su transporte está a la vista."},
              {"Put it down, or drop the state.", "Bájela o quite el estado."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = aboardParameters,
         .example = {"<unit counter=\"us-2\" aboard=\"truck-1\"><values hidden=\"yes\"/></unit>",
                     "<unit counter=\"us-2\" aboard=\"truck-1\"/>"},
         .run = unseenAboard},
    Rule{
        .message =
            {"POINTS-001",
             Severity::warning,
             {"more points than the track shows", "más puntos de los del casillero"},
             {"'{side}' can come to {count} points ({points} a turn for {turns} {turns:turn|turns}, and what "
              "it starts with), but the track ends at {limit}; lower them.",
              "'{side}' puede llegar a {count} puntos ({points} por turno durante {turns} "
              "{turns:turno|turnos}, y los iniciales), pero el casillero acaba en {limit}; redúzcalos."},
             {"Players could not mark what they have.", "Los jugadores no podrían marcar lo que tienen."},
             {"Lower the points or the turns, or say how to go on counting.",
              "Baje los puntos o los turnos, o diga cómo seguir contando."}},
        .needs = need::scenario | need::mapset,
        .parameters = trackParameters,
        .variants = trackWordings,
        .example =
            {"<objective id=\"mill\" name=\"Mill\" name-es=\"Molino\" hexes=\"3A-0202\" points=\"3\"><values "
             "sort=\"victory\"/></objective>",
             "<objective id=\"mill\" name=\"Mill\" name-es=\"Molino\" hexes=\"3A-0202\" points=\"2\"><values "
             "sort=\"victory\"/></objective>"},
        .run = beyondTheTrack},
};
static_assert(isSound(questionTable));

}  // namespace

Topic questionRules() {
    return {"questions", {"What players will ask", "Lo que preguntarán los jugadores"}, questionTable};
}

}  // namespace cota::checks
