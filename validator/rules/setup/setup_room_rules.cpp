// Zones with too little room for the units and obstacles of their side.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/facts/standing.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/setup/crowds.h"
#include "validator/rules/setup/setup_parameters.h"
#include "validator/rules/setup/setup_topics.h"
#include "validator/rules/setup/shortage_notes.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

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

// The rule on stacking reports a zone that is too small on its own. Its units are left out here, but the
// others still need room.
void noRoomToSetUp(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto rules = DeploymentRules::of(with);
    std::set<std::pair<model::ZoneId, model::SideId>> crowded;
    for (const auto& zone : crowdedZonesOf(context, rules)) crowded.emplace(zone.zone, zone.side);
    for (const auto& side : context.scenario()->sides) {
        StartingGroups starting{side.id, {}, true};
        for (const auto& group : context.scenario()->groups)
            if (group.kind == model::Group::Kind::setup && group.side == side.id &&
                !crowded.contains({group.zone, side.id}))
                starting.groups.push_back(&group);
        for (const auto& shortage : shortagesOf(context, rules, starting)) {
            auto note = noteOnShortage(context, starting, shortage);
            if (shortage.kind == Shortage::Kind::closed) note.wording = &noRoomWordings[0];
            if (shortage.kind == Shortage::Kind::whole) note.wording = &noRoomWordings[1];
            out.add(std::move(note));
        }
    }
}

/// Hexes of the zone in which a piece may be.
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

constexpr std::array setupRoomTable{
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
              {"more to place than the zone can hold", "más elementos de los que caben en la zona"},
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
};
static_assert(isSound(setupRoomTable));

}  // namespace

Topic setupRoomRules() { return {"setup-room", {"Room to deploy", "Sitio para desplegar"}, setupRoomTable}; }

}  // namespace cota::checks
