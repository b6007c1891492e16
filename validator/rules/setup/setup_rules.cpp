// Every counter starts in exactly one place that its group allows.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_groups.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;

model::Subject counterSubject(const model::CounterId& id, std::vector<std::string> hexes = {}) {
    return subjectOf(SubjectKind::counter, id, std::move(hexes));
}

void notPlaced(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto excepted = with.words("not");
    const auto flag = with.text("unless");
    const auto isPool = [&](const mapsets::ListedUnit& unit) {
        return !flag.empty() && mapsets::flagOf({}, unit.counter->attributes, flag) == true;
    };
    const auto& order = context.orderOfBattle();
    for (const auto& unit : order.units()) {
        // If counters share an id, the scenario places the first; another rule reports the id.
        const bool isTwin = &order[order.find(unit.counter->id)] != &unit;
        if (isTwin || !unit.postings.empty() || unit.hasAnyTag(excepted) || isPool(unit)) continue;
        out.add({.values = {value("counter", unit.counter->id), value("type", unit.counter->type)},
                 .subject = counterSubject(unit.counter->id)});
    }
}

void placedTwice(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& unit : context.orderOfBattle().units()) {
        if (unit.postings.size() < 2) continue;
        std::vector<std::string> groups;
        std::vector<model::Subject> related;
        for (const auto& posting : unit.postings) {
            groups.push_back(posting.group->id.text);
            related.push_back(subjectOf(SubjectKind::group, posting.group->id));
        }
        out.add({.values = {value("counter", unit.counter->id),
                            value("count", static_cast<long long>(groups.size())),
                            valueOf("groups", ValueKind::group, groups)},
                 .subject = counterSubject(unit.counter->id),
                 .related = std::move(related)});
    }
}

void nowhereToStand(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::setup || !group.zone.empty()) continue;
        for (const auto& placement : group.units)
            if (!placement.at && !placement.aboard)
                out.add({.values = {value("counter", placement.counter), value("group", group.id)},
                         .subject = counterSubject(placement.counter),
                         .related = {subjectOf(SubjectKind::group, group.id)}});
    }
}

void outsideTheZone(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    for (const auto& group : context.scenario()->groups) {
        if (group.zone.empty()) continue;
        const auto* zone = context.zone(group.zone);
        if (!zone) continue;
        for (const auto& placement : group.units) {
            const auto cell = placement.at ? field.resolve(placement.at->label) : std::nullopt;
            if (!cell || std::binary_search(zone->begin(), zone->end(), *cell)) continue;
            out.add({.values = {value("counter", placement.counter), value("hex", placement.at->label),
                                value("zone", group.zone), value("group", group.id)},
                     .subject = counterSubject(placement.counter, {placement.at->label}),
                     .related = {subjectOf(SubjectKind::zone, group.zone)}});
        }
    }
}

bool isOrdered(const model::Group& a, const model::Group& b) {
    return a.order && b.order && *a.order != *b.order;
}

void overlappingZones(const CheckContext& context, const Settings&, FindingSink& out) {
    std::set<std::pair<model::ZoneId, model::ZoneId>> told;
    const auto& groups = context.scenario()->groups;
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t j = i + 1; j < groups.size(); ++j) {
            const auto& a = groups[i];
            const auto& b = groups[j];
            if (a.kind != model::Group::Kind::setup || b.kind != model::Group::Kind::setup) continue;
            if (a.side == b.side || a.zone.empty() || b.zone.empty() || isOrdered(a, b)) continue;
            const auto* mine = context.zone(a.zone);
            const auto* theirs = context.zone(b.zone);
            if (!mine || !theirs || !told.emplace(a.zone, b.zone).second) continue;
            std::vector<Cell> shared;
            std::set_intersection(mine->begin(), mine->end(), theirs->begin(), theirs->end(),
                                  std::back_inserter(shared));
            if (shared.empty()) continue;
            std::vector<std::string> hexes;
            for (std::size_t k = 0; k < shared.size() && k < 20; ++k)
                hexes.push_back(context.battlefield().label(shared[k]));
            out.add({.values = {value("zone", a.zone), value("other", b.zone),
                                value("count", static_cast<long long>(shared.size())), value("hexes", hexes)},
                     .subject = subjectOf(SubjectKind::zone, a.zone, hexes),
                     .related = {subjectOf(SubjectKind::zone, b.zone)},
                     .cases = shared.size()});
        }
}

void setUpWithoutOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    for (const auto& group : context.scenario()->groups) {
        const auto away = mapsets::integerOf(context.catalogue().groupAttributes, group.attributes, name);
        if (group.kind != model::Group::Kind::setup || group.order || !away || *away <= 0) continue;
        out.add({.values = {value("group", group.id), valueOf("name", ValueKind::attribute, name),
                            value("value", *away)},
                 .subject = subjectOf(SubjectKind::group, group.id)});
    }
}

// PG 2.3.
void setUpTooNearEnemies(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& roster = context.roster();
    const auto& field = context.battlefield();
    const auto name = with.text("value");
    for (const auto& group : context.scenario()->groups) {
        const auto away = mapsets::integerOf(context.catalogue().groupAttributes, group.attributes, name);
        if (group.kind != model::Group::Kind::setup || !away || *away <= 0) continue;
        for (const auto& placement : group.units) {
            const auto index = roster.find(placement.counter);
            if (index == mapsets::noUnit || roster[index].cell == mapsets::noCell || !placement.at) continue;
            for (const auto cell : roster.occupied()) {
                const int distance = field.distance(cell, roster[index].cell);
                const auto there = roster.in(cell);
                const auto enemy = std::find_if(there.begin(), there.end(), [&](auto other) {
                    return roster[other].side != group.side &&
                           roster[other].where != RosterUnit::Where::arrival;
                });
                if (distance >= *away || enemy == there.end()) continue;
                out.add({.values = {value("counter", placement.counter), value("distance", distance),
                                    value("enemy", roster[*enemy].id), value("limit", *away)},
                         .subject = counterSubject(placement.counter, {placement.at->label}),
                         .related = {counterSubject(roster[*enemy].id)}});
                break;
            }
        }
    }
}

constexpr std::array notParameters{Parameter{"not",
                                             Parameter::Kind::words,
                                             "",
                                             {"tags of units that never stand on the map",
                                              "etiquetas de unidades que nunca están en el mapa"}},
                                   Parameter{"unless",
                                             Parameter::Kind::text,
                                             "",
                                             {"flag of counters that only may be drawn",
                                              "indicador de fichas que solo pueden salir en un sorteo"}}};
constexpr std::array unlessParameters{Parameter{"unless",
                                                Parameter::Kind::text,
                                                "",
                                                {"flag of a group that may start among enemies",
                                                 "indicador de un grupo que puede empezar entre enemigos"}}};
constexpr std::array awayParameters{Parameter{
    "value",
    Parameter::Kind::text,
    nullptr,
    {"value of a group with its distance from enemies", "valor de un grupo con su distancia al enemigo"}}};

constexpr std::array setupTable{
    Rule{
        .message = {"SETUP-001",
                    Severity::error,
                    {"counter that is never placed", "ficha que nunca se coloca"},
                    {"Counter '{counter}' ({type}) is not placed. Give it a hex, a zone or an arrival turn.",
                     "Ficha sin colocar: '{counter}' ({type}). Indique un hexágono, una zona o un turno de "
                     "llegada."},
                    {"Players cannot tell whether it takes part.", "Los jugadores no sabrán si participa."},
                    {"Add it to a group, or, where no other scenario uses these forces, remove it from them.",
                     "Añádala a un grupo o, si ningún otro escenario usa estas fuerzas, quítela de ellas."}},
        .needs = need::scenario | need::forces,
        .parameters = notParameters,
        .example = {"<group id=\"allied-line\" side=\"allies\">",
                    "<group id=\"allied-line\" side=\"allies\">\n"
                    "  <unit counter=\"allied-1\" at=\"1-1002\"/>"},
        .run = notPlaced},
    Rule{.message = {"SETUP-002",
                     Severity::error,
                     {"counter placed twice", "ficha colocada dos veces"},
                     {"Counter '{counter}' is placed {count} {count:time|times} ({groups}); keep one.",
                      "La ficha '{counter}' está colocada {count} {count:vez|veces} ({groups}); deje una."},
                     {"There is one counter; it can start in one place.",
                      "Solo hay una ficha; puede empezar en un sitio."},
                     {"Remove the other placements, or use another counter of the type.",
                      "Quite las demás colocaciones o use otra ficha del mismo tipo."}},
         .needs = need::scenario | need::forces,
         .example = {"<group id=\"reserve\" side=\"axis\">\n"
                     "  <unit counter=\"axis-1\" at=\"1-0402\"/>",
                     ""},
         .fix = {.kind = FixKind::dropTwin},
         .run = placedTwice},
    Rule{.message = {"SETUP-003",
                     Severity::error,
                     {"unknown counter", "ficha desconocida"},
                     {"Group '{group}' uses the unknown counter '{counter}'; the nearest: {known}.",
                      "El grupo '{group}' usa la ficha desconocida '{counter}'; lo más parecido: {known}."},
                     {"A counter without a type has no values.", "Una ficha sin tipo no tiene valores."},
                     {"Correct the id, or add the counter to the forces.",
                      "Corrija el id o añada la ficha a las fuerzas."}},
         .needs = need::scenario,
         .asks = need::forces,
         .variants = strangerWordings,
         .example = {"<group id=\"reserve\" side=\"axis\">\n"
                     "  <unit counter=\"axis-9\" at=\"1-0402\"/>",
                     ""},
         .fix = {.kind = FixKind::nearWord, .value = "counter", .in = "counter"},
         .run = strangers},
    Rule{
        .message = {"SETUP-004",
                    Severity::error,
                    {"counter in a group of the other side", "ficha en un grupo del otro bando"},
                    {"Counter '{counter}' is of side '{side}', but group '{group}' is of '{other}'; move it.",
                     "La ficha '{counter}' es del bando '{side}', pero el grupo '{group}' es de '{other}'; "
                     "cámbiela de "
                     "grupo."},
                    {"The other player would set it up.", "La colocaría el otro jugador."},
                    {"Move the counter to a group of its side.", "Pase la ficha a un grupo de su bando."}},
        .needs = need::scenario | need::forces,
        .variants = otherSideWordings,
        .example = {"  <unit counter=\"axis-lt\" at=\"1-0302\"/>\n"
                    "  <unit counter=\"allied-1\" at=\"1-0402\"/>\n"
                    "<group id=\"allied-line\" side=\"allies\">",
                    "  <unit counter=\"axis-lt\" at=\"1-0302\"/>\n"
                    "<group id=\"allied-line\" side=\"allies\">\n"
                    "  <unit counter=\"allied-1\" at=\"1-1002\"/>"},
        .run = otherSide},
    Rule{.message =
             {"SETUP-005",
              Severity::error,
              {"no hex to set up in", "sin hexágono donde desplegar"},
              {"Counter '{counter}' has no hex and group '{group}' has no zone; give one of them a place.",
               "La ficha '{counter}' no tiene hexágono y el grupo '{group}' no tiene zona; dé sitio a uno de "
               "los dos."},
              {"Players cannot know where it may start.", "Los jugadores no saben dónde puede empezar."},
              {"Add at= to the unit or zone= to the group.", "Añada at= a la unidad o zone= al grupo."}},
         .needs = need::scenario,
         .example = {"</sides>\n"
                     "  <group id=\"axis-line\" side=\"axis\">",
                     "</sides>\n"
                     "<zones>\n"
                     "  <zone id=\"north\"><hexes hexes=\"1-0302 1-0303\"/></zone>\n"
                     "</zones>\n"
                     "  <group id=\"axis-line\" side=\"axis\" zone=\"north\">"},
         .run = nowhereToStand},
    Rule{.message = {"SETUP-006",
                     Severity::error,
                     {"placed outside of its zone", "colocada fuera de su zona"},
                     {"Counter '{counter}' starts in {hex}, outside zone '{zone}' of group '{group}'. Move "
                      "it, or add the hex to the zone.",
                      "La ficha '{counter}' empieza en {hex}, fuera de la zona '{zone}' del grupo '{group}'. "
                      "Mueva la ficha o añada el hexágono a la zona."},
                     {"The hex and the zone contradict each other.", "El hexágono y la zona se contradicen."},
                     {"Move the counter, enlarge the zone, or use a group without a zone.",
                      "Mueva la ficha, agrande la zona o use un grupo sin zona."}},
         .needs = need::scenario | need::battlefield,
         .example = {"<unit counter=\"axis-1\" at=\"1-0503\"/>", "<unit counter=\"axis-1\" at=\"1-0302\"/>"},
         .run = outsideTheZone},
    Rule{.message = {"SETUP-007",
                     Severity::warning,
                     {"both sides in one hex", "los dos bandos en un hexágono"},
                     {"Counters of two sides in {hex}: {counter} ('{side}') and {enemy} ('{other}'). "
                      "Separate them, or state that the scenario starts with an assault.",
                      "Fichas de dos bandos en {hex}: {counter} ('{side}') y {enemy} ('{other}'). Separe las "
                      "fichas o indique que el escenario empieza con un asalto."},
                     {"Games enter an enemy's hex only by fighting.",
                      "En un hexágono enemigo solo se entra combatiendo."},
                     {"Move one of the two, or set the group's flag.",
                      "Mueva a uno de los dos o active el indicador del "
                      "grupo."}},
         .needs = need::scenario | need::battlefield,
         .parameters = unlessParameters,
         .example = {"<group id=\"allied-line\" side=\"allies\">",
                     "<group id=\"allied-line\" side=\"allies\">\n"
                     "  <values in-assault=\"yes\"/>"},
         .run = bothSides},
    Rule{.message = {"SETUP-008",
                     Severity::warning,
                     {"set-up zones of enemies overlap", "zonas de despliegue enemigas superpuestas"},
                     {"Zones '{zone}' and '{other}' of opposing sides share {hexes} ({count} in all), and no "
                      "order says who sets up first; add one or part the zones.",
                      "Las zonas '{zone}' y '{other}' de bandos contrarios comparten {hexes} ({count} en "
                      "total), y nada dice quién despliega antes; añada un orden o separe las zonas."},
                     {"Both may want the same hex.", "Ambos pueden querer el mismo hexágono."},
                     {"Separate the zones, or give both groups an order.",
                      "Separe las zonas o dé un orden a los dos grupos."}},
         .needs = need::scenario | need::battlefield,
         .example = {"<group id=\"axis-line\" side=\"axis\" zone=\"middle\">\n"
                     "<group id=\"allied-line\" side=\"allies\" zone=\"middle\">",
                     "<group id=\"axis-line\" side=\"axis\" order=\"1\" zone=\"middle\">\n"
                     "<group id=\"allied-line\" side=\"allies\" order=\"2\" zone=\"middle\">"},
         .run = overlappingZones},
    Rule{.message =
             {"SETUP-009",
              Severity::warning,
              {"set-up that depends on the enemy has no order",
               "despliegue que depende del enemigo, sin orden"},
              {"Group '{group}' keeps its distance from enemies ('{name}' {value}), but no order says "
               "who sets up first; add one.",
               "El grupo '{group}' guarda distancia con el enemigo ('{name}' {value}), pero nada dice "
               "quién despliega antes; añada un orden."},
              {"The side that sets up first cannot keep a distance from units that are not there yet.",
               "El bando que despliega primero no puede mantener distancia con unidades que aún no están."},
              {"Add order= to the groups.", "Añada order= a los grupos."}},
         .needs = need::scenario | need::mapset,
         .parameters = awayParameters,
         .example = {"<group id=\"allied-line\" side=\"allies\">",
                     "<group id=\"allied-line\" side=\"allies\" order=\"2\">"},
         .run = setUpWithoutOrder},
    Rule{.message = {"SETUP-010",
                     Severity::error,
                     {"set up too near to the enemy", "desplegada demasiado cerca del enemigo"},
                     {"Counter '{counter}' starts {distance} {distance:hex|hexes} from '{enemy}', but its "
                      "group keeps at least {limit} away; move it.",
                      "La ficha '{counter}' empieza a {distance} {distance:hexágono|hexágonos} de '{enemy}', "
                      "pero su grupo guarda {limit} como mínimo; muévala."},
                     {"The scenario contradicts its own instructions.",
                      "El escenario contradice sus instrucciones."},
                     {"Move one of the two, or change the distance.",
                      "Mueva a uno de los dos o cambie la distancia."}},
         .needs = need::scenario | need::battlefield,
         .parameters = awayParameters,
         .example = {"<values away-from-enemy=\"9\"/>", "<values away-from-enemy=\"7\"/>"},
         .run = setUpTooNearEnemies},
};
static_assert(isSound(setupTable));

}  // namespace

Topic setupRules() { return {"set-up", {"Set-up", "Despliegue"}, setupTable}; }

}  // namespace cota::checks
