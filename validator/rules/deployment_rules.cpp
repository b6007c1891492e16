// There is at least one way to set up, to wait for entry, to lay what is to be laid.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/crowds.h"
#include "validator/rules/naming.h"
#include "validator/rules/set_up_parameters.h"
#include "validator/rules/standing.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

model::LocalText nameOfRows(const CheckContext& context, const std::vector<std::string>& rows) {
    std::vector<std::string> english, spanish;
    for (const auto& row : rows) {
        const auto* feature = context.catalogue().feature(model::FeatureId(row));
        const auto name =
            feature && !feature->name.empty() ? feature->name : nameOfStackRow(context.catalogue(), row);
        english.push_back(name.in(model::Language::english));
        spanish.push_back(name.in(model::Language::spanish));
    }
    return {listed(english), listed(spanish)};
}

/// What every finding on a shortage tells: who, where, how many, how many fit.
Note noteOn(const CheckContext& context, const Muster& muster, const Shortage& shortage) {
    std::vector<std::string> units, hexes, zones;
    for (const auto unit : shortage.units) units.push_back(context.roster()[unit].id.text);
    for (const auto cell : shortage.cells) hexes.push_back(context.battlefield().label(cell));
    for (const auto& zone : shortage.zones) zones.push_back("'" + zone.text + "'");
    Note note{
        .values = {value("side", muster.side), value("units", listed(units)), value("zones", listed(zones)),
                   value("hexes", listed(hexes)), value("cells", std::ssize(hexes)),
                   value("count", shortage.count), value("limit", shortage.limit)},
        .subject = subjectOf(SubjectKind::zone, shortage.zones.front())};
    addLocal(note.values, "things",
             countedBy(context, shortage.rows.empty() ? "" : shortage.rows.front(), shortage.count));
    addLocal(note.values, "what", nameOfRows(context, shortage.rows));
    note.subject.hexes.assign(hexes.begin(), hexes.begin() + std::min<std::ptrdiff_t>(20, std::ssize(hexes)));
    note.related = {subjectOf(SubjectKind::side, muster.side)};
    for (std::size_t i = 0; i < units.size() && i < 20; ++i)
        note.related.push_back(subjectOf(SubjectKind::counter, units[i]));
    return note;
}

constexpr std::array noRoomWordings{
    Wording{"closed",
            {"{units} of '{side}' must set up in zone {zones}, but no hex there is open to {count:it|them}; "
             "choose another zone.",
             "{units} de '{side}' {count:debe|deben} desplegar en la zona {zones}, pero ningún hexágono está "
             "abierto a {count:ella|ellas}; elija otra zona."}},
    Wording{
        "whole",
        {"{count} {things} of '{side}' ({units}) must set up in {cells} {cells:hex|hexes} ({hexes}) and "
         "{count:counts|count} as '{what}': the limits would allow as many, but no way to put whole units "
         "there keeps to them; add a hex.",
         "{count} {things} de '{side}' ({units}) {count:debe|deben} desplegar en {cells} "
         "{cells:hexágono|hexágonos} ({hexes}) y {count:cuenta|cuentan} como '{what}': los límites "
         "admitirían tantas, pero no hay manera de poner ahí unidades enteras; añada un hexágono."}}};

// A zone too small by itself is told by the rule on stacking: its units are left out, the others still need
// room.
void noRoomToSetUp(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto rules = DeploymentRules::of(with);
    std::set<std::pair<model::ZoneId, model::SideId>> crowded;
    for (const auto& zone : crowdedZonesOf(context, rules)) crowded.emplace(zone.zone, zone.side);
    for (const auto& side : context.scenario()->sides) {
        Muster muster{side.id, {}, true};
        for (const auto& group : context.scenario()->groups)
            if (group.kind == model::Group::Kind::setup && group.side == side.id &&
                !crowded.contains({group.zone, side.id}))
                muster.groups.push_back(&group);
        for (const auto& shortage : shortagesOf(context, rules, muster)) {
            auto note = noteOn(context, muster, shortage);
            if (shortage.kind == Shortage::Kind::closed) note.wording = &noRoomWordings[0];
            if (shortage.kind == Shortage::Kind::whole) note.wording = &noRoomWordings[1];
            out.add(std::move(note));
        }
    }
}

// One hex that is too full, and hexes closed to those who come, are told by other rules on arrivals.
void noRoomToArrive(const CheckContext& context, const Settings& with, FindingSink& out) {
    DeploymentRules rules;
    rules.carriers = with.words("carriers");
    rules.cargo = with.words("cargo");
    rules.aboard = with.integer("aboard");
    std::map<std::pair<int, model::SideId>, Muster> waves;
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::arrival || !group.turn ||
            mapsets::flagOf(context.catalogue().groupAttributes, group.attributes, with.text("queue"))
                .value_or(false))
            continue;
        auto& wave = waves[{*group.turn, group.side}];
        wave.side = group.side;
        wave.isSetUp = false;
        wave.groups.push_back(&group);
    }
    for (const auto& [when, wave] : waves)
        for (const auto& shortage : shortagesOf(context, rules, wave)) {
            if (shortage.kind == Shortage::Kind::closed || shortage.cells.size() < 2) continue;
            auto note = noteOn(context, wave, shortage);
            note.values.push_back(value("turn", when.first));
            out.add(std::move(note));
        }
}

/// Hexes of the zone in which a piece may lie.
std::vector<Cell> hexesToLayIn(const CheckContext& context, const std::vector<Cell>& zone,
                               const std::vector<std::string>& never) {
    mapsets::TagMask mask = 0;
    for (const auto& tag : never) mask |= context.battlefield().maskOf(tag);
    std::vector<Cell> cells;
    for (const auto cell : zone)
        if (context.battlefield().isPlayable(cell) && (context.battlefield().tags(cell) & mask) == 0)
            cells.push_back(cell);
    return cells;
}

bool isMeant(const CheckContext& context, const Settings& with, const model::ScenarioPart& part) {
    if (!with.has("features")) return true;
    const auto* kind = part.attributes.find(with.text("kind"));
    return kind && isOneOf(context, model::FeatureId(*kind), with.words("features"));
}

void noRoomToLay(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& part : context.scenario()->parts) {
        const auto* zone =
            part.kind.text == with.text("part") && !part.zone.empty() ? context.zone(part.zone) : nullptr;
        const auto* text =
            zone && isMeant(context, with, part) ? part.attributes.find(with.text("value")) : nullptr;
        const auto count = text ? mapsets::readInteger(*text) : std::nullopt;
        if (!count || zone->empty()) continue;
        const auto cells = hexesToLayIn(context, *zone, with.words("never"));
        const long long most = static_cast<long long>(with.integer("most")) * std::ssize(cells);
        if (*count <= most) continue;
        const auto* named = part.attributes.find(with.text("kind"));
        const auto* feature = named ? context.catalogue().feature(model::FeatureId(*named)) : nullptr;
        const auto* kind = context.catalogue().partKind(part.kind);
        Note note{.values = {value("side", part.side), value("zone", part.zone), value("count", *count),
                             value("cells", std::ssize(cells)), value("limit", most)},
                  .subject = context.subjectOf(part),
                  .related = {subjectOf(SubjectKind::zone, part.zone)}};
        addLocal(note.values, "what",
                 feature && !feature->name.empty() ? feature->name
                 : kind && !kind->name.empty()     ? kind->name
                                                   : model::LocalText{part.kind.text, part.kind.text});
        out.add(std::move(note));
    }
}

constexpr std::array waveParameters{boardingParameters[0], boardingParameters[1], boardingParameters[2],
                                    Parameter{"queue",
                                              Parameter::Kind::text,
                                              "",
                                              {"flag of a group that waits in a queue off the map",
                                               "indicador de un grupo que espera en fila fuera del mapa"}}};
constexpr std::array layParameters{
    Parameter{
        "part",
        Parameter::Kind::text,
        nullptr,
        {"kind of part with pieces to lay in a zone", "clase de parte con piezas que poner en una zona"}},
    Parameter{"kind",
              Parameter::Kind::text,
              "",
              {"its value that names the feature ...", "su valor que nombra el elemento ..."}},
    Parameter{"features",
              Parameter::Kind::words,
              "",
              {"... that is one of these, by id or tag", "... que es uno de estos, por id o etiqueta"}},
    Parameter{
        "value", Parameter::Kind::text, "count", {"its value with the number", "su valor con el número"}},
    Parameter{"most", Parameter::Kind::integer, "1", {"of them in a hex", "de ellas en un hexágono"}},
    Parameter{"never",
              Parameter::Kind::words,
              "",
              {"tags of hexes where none may lie", "etiquetas de hexágonos donde no puede haber"}}};

constexpr std::array deploymentTable{
    Rule{.message =
             {"SETUP-012",
              Severity::error,
              {"set-up that cannot be done", "despliegue imposible"},
              {"{count} {things} of '{side}' ({units}) must set up in zone {zones} and "
               "{count:counts|count} as '{what}', but {limit} {limit:fits|fit} in the hexes left to them "
               "({cells}: {hexes}); give them more.",
               "{count} {things} de '{side}' ({units}) {count:debe|deben} desplegar en la zona {zones} y "
               "{count:cuenta|cuentan} como '{what}', pero {limit:cabe|caben} {limit} en los hexágonos "
               "que les quedan ({cells}: {hexes}); deles más."},
              {"However the player places them, some find no room: zones that overlap, closed terrain, "
               "units placed in hexes and room aboard carriers are all taken into account.",
               "Se pongan como se pongan, alguna no tiene sitio: se tienen en cuenta las zonas que se "
               "solapan, el terreno vedado, las unidades colocadas en hexágonos y el sitio a bordo de "
               "transportes."},
              {"Enlarge the zone, or place some of these units elsewhere.",
               "Agrande la zona o coloque en otra parte alguna de esas unidades."}},
         .needs = need::scenario | need::forces | need::stacking | need::movement,
         .parameters = setUpParameters,
         .variants = noRoomWordings,
         .example = {"<zone id=\"wide\"><hexes hexes=\"1-0502 1-0503\"/></zone>",
                     "<zone id=\"wide\"><hexes hexes=\"1-0502 1-0503 1-0504\"/></zone>"},
         .run = noRoomToSetUp},
    Rule{.message =
             {"SETUP-013",
              Severity::error,
              {"more to lay than the zone holds", "más por poner de lo que cabe"},
              {"{count} of '{what}' of '{side}' must lie in zone '{zone}', but its {cells} "
               "{cells:hex that can take any holds|hexes that can take any hold} {limit}; enlarge it.",
               "{count} de '{what}' de '{side}' deben estar en la zona '{zone}', pero en {cells:su|sus} "
               "{cells} {cells:hexágono posible|hexágonos posibles} {limit:cabe|caben} {limit}; agrándela."},
              {"The player cannot lay them as the scenario says.",
               "El jugador no puede ponerlas como dice el escenario."},
              {"Enlarge the zone, or give fewer.", "Agrande la zona o dé menos."}},
         .needs = need::scenario | need::battlefield,
         .parameters = layParameters,
         .example = {"<part kind=\"entrenchments\" side=\"axis\" zone=\"line\"><values count=\"3\"/></part>",
                     "<part kind=\"entrenchments\" side=\"axis\" zone=\"line\"><values count=\"2\"/></part>"},
         .run = noRoomToLay},
    Rule{.message =
             {"ENTRY-011",
              Severity::warning,
              {"too many for the entry hexes", "demasiadas para los hexágonos de entrada"},
              {"{count} {things} of '{side}' ({units}) arrive in turn {turn} by zone {zones} and "
               "{count:counts|count} as '{what}', but {limit} {limit:fits|fit} in its hexes ({cells}: "
               "{hexes}); spread them.",
               "{count} {things} de '{side}' ({units}) {count:llega|llegan} en el turno {turn} por la "
               "zona {zones} y {count:cuenta|cuentan} como '{what}', pero {limit:cabe|caben} {limit} en "
               "sus hexágonos ({cells}: {hexes}); repártalas."},
              {"However the player spreads them, some have to wait.",
               "Se repartan como se repartan, alguna tiene que esperar."},
              {"Use more entry hexes, or a later turn for some.",
               "Use más hexágonos de entrada o un turno posterior para algunas."}},
         .needs = need::scenario | need::forces | need::stacking | need::movement,
         .parameters = waveParameters,
         .example = {"<zone id=\"west\"><hexes hexes=\"1-0105 1-0106\"/></zone>",
                     "<zone id=\"west\"><hexes hexes=\"1-0105 1-0106 1-0107\"/></zone>"},
         .run = noRoomToArrive},
};
static_assert(isSound(deploymentTable));

}  // namespace

Topic deploymentRules() {
    return {"deployment", {"Room to deploy", "Sitio para desplegar"}, deploymentTable};
}

}  // namespace cota::checks
