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
    Wording{"zone", local("The exit of '{side}' names no zone; say where it may leave.")}};

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
    Rule{.message = {"EXIT-001", Severity::error, local("exit in the middle of the map"),
                     local("'{side}' may leave by zone '{zone}', which is not wholly on the edge of the map: "
                           "{hexes} ({count} in all); take these out of it."),
                     local("Units leave over the edge."), local("Choose hexes on the edge.")},
         .needs = need::scenario | need::battlefield,
         .run = exitInside,
         .answer = "zone"},
    Rule{.message = {"EXIT-002", Severity::error, local("exit without a side or zone"),
                     local("The exit by zone '{zone}' names no side; say who may leave."),
                     local("Players cannot know which side may use it."), local("Add side= and zone=.")},
         .needs = need::scenario,
         .variants = exitWordings,
         .run = vagueExits,
         .answer = "zone side"},
};
static_assert(isSound(exitTable));

}  // namespace

Topic exitRules() { return {"exit", local("Exits"), exitTable}; }

}  // namespace cota::checks
