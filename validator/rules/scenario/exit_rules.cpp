// Exits: their side and zone, and whether the zone is at the edge of the map.

#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/inside_hexes.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

void exitInside(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& exit : context.scenario()->exits) {
        const auto* zone = exit.zone.empty() ? nullptr : context.zone(exit.zone);
        const auto inside = zone ? insideOf(context, *zone) : std::vector<std::string>{};
        if (inside.empty()) continue;
        out.add({.values = {value("side", exit.side), value("zone", exit.zone),
                            value("count", std::ssize(inside)), value("hexes", inside)},
                 .subject = subjectOf(SubjectKind::zone, exit.zone),
                 .related = {subjectOf(SubjectKind::side, exit.side)},
                 .cases = inside.size()});
    }
}

constexpr std::array exitWordings{
    Wording{"zone",
            {"The exit of '{side}' names no zone; say where it may leave.",
             "La salida de '{side}' no nombra ninguna zona; diga por dónde puede salir."}}};

void vagueExits(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& exit : context.scenario()->exits) {
        if (!exit.side.empty() && !exit.zone.empty()) continue;
        out.add({.values = {value("side", exit.side), value("zone", exit.zone)},
                 .subject = exit.zone.empty() ? subjectOf(SubjectKind::side, exit.side)
                                              : subjectOf(SubjectKind::zone, exit.zone),
                 .wording = exit.zone.empty() ? &exitWordings[0] : nullptr});
    }
}

constexpr std::array exitTable{
    Rule{.message = {"EXIT-001",
                     Severity::error,
                     {"exit in the middle of the map", "salida en medio del mapa"},
                     {"'{side}' may leave by zone '{zone}', which is not wholly on the edge of the map: "
                      "{hexes} ({count} in all); take these out of it.",
                      "'{side}' puede salir por la zona '{zone}', que no está toda en el borde del mapa: "
                      "{hexes} ({count} en total); quítelos de ella."},
                     {"Units leave over the edge.", "Las unidades salen por el borde."},
                     {"Choose hexes on the edge.", "Elija hexágonos del borde."}},
         .needs = need::scenario | need::battlefield,
         .example = {"<exit side=\"axis\" zone=\"inside\"/>", "<exit side=\"axis\" zone=\"west-edge\"/>"},
         .run = exitInside},
    Rule{.message = {"EXIT-002",
                     Severity::error,
                     {"exit without a side or zone", "salida sin bando o sin zona"},
                     {"The exit by zone '{zone}' names no side; say who may leave.",
                      "La salida por la zona '{zone}' no nombra bando; diga quién puede salir."},
                     {"Players cannot know which side may use it.",
                      "Los jugadores no saben qué bando puede usarla."},
                     {"Add side= and zone=.", "Añada side= y zone=."}},
         .needs = need::scenario,
         .variants = exitWordings,
         .example = {"<exit zone=\"west-edge\"/>\n"
                     "<exit side=\"axis\"/>",
                     "<exit side=\"axis\" zone=\"west-edge\"/>"},
         .run = vagueExits},
};
static_assert(isSound(exitTable));

}  // namespace

Topic exitRules() { return {"exit", {"Exits", "Salidas"}, exitTable}; }

}  // namespace cota::checks
