// The game's stacking strategy determines what fits in a hex; these rules apply it to every hex, zone and
// stack at the start.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/crowds.h"
#include "validator/rules/setup/setup_parameters.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::Stack;
using mapsets::StackRow;
using model::Severity;
using model::SubjectKind;

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

/// The sides of the counted units: some limits count units of both sides, or those of the other side.
std::vector<std::string> sidesOf(const CheckContext& context, const std::vector<mapsets::UnitIndex>& units) {
    std::set<std::string> sides;
    for (const auto unit : units) sides.insert(context.roster()[unit].side.text);
    return {sides.begin(), sides.end()};
}

Note noteOn(const CheckContext& context, const Stack& stack, const StackRow& row) {
    const auto hex = context.battlefield().label(stack.cell);
    Note note;
    note.values = {quotedOf("sides", ValueKind::side, sidesOf(context, row.counted)), value("hex", hex),
                   value("count", row.count), value("limit", row.limit),
                   value("units", namesOf(context, row.counted))};
    addLocal(note.values, "things", countedBy(context, row.name, row.count));
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
    for (const auto& stack : mapsets::allStacks(context.stacking(), context.roster())) {
        if (!stack.fits) continue;  // units that must be moved have no effects here yet
        for (const auto& row : stack.effects)
            if (row.ok) out.add(noteOn(context, stack, row));
    }
}

constexpr std::array crowdWordings{
    Wording{
        "aboard",
        local("{count} {things} of '{side}' {count:sets|set} up in zone '{zone}' and {count:counts|count} as "
              "'{what}', but it holds {limit} (usable hexes: {hexes}), and {aboard} more aboard the carriers "
              "there; enlarge it.")},
    Wording{
        "ashore",
        local(
            "{count} {things} of '{side}' {count:sets|set} up in zone '{zone}' and {count:counts|count} as "
            "'{what}', but it holds {limit} (usable hexes: {hexes}); enlarge it, or let up to {aboard} more "
            "start aboard the carriers of their group ({flag}).")}};

void crowdedZones(const CheckContext& context, const Settings& with, FindingSink& out) {
    DeploymentRules boarding;
    boarding.carriers = with.words("carriers");
    boarding.cargo = with.words("cargo");
    boarding.aboard = with.integer("aboard");
    boarding.mayBoard = with.text("may-board");
    for (const auto& crowd : crowdedZonesOf(context, boarding)) {
        Note note{
            .values = {value("side", crowd.side), value("zone", crowd.zone), value("count", crowd.count),
                       value("hexes", crowd.hexes), value("limit", crowd.limit)},
            .subject = subjectOf(SubjectKind::zone, crowd.zone),
            .related = {subjectOf(SubjectKind::side, crowd.side)}};
        if (crowd.asked > 0) {
            note.wording = &crowdWordings[1];
            note.values.push_back(value("aboard", crowd.asked));
            note.values.push_back(value("flag", boarding.mayBoard));
        } else if (crowd.aboard > 0) {
            note.wording = &crowdWordings[0];
            note.values.push_back(value("aboard", crowd.aboard));
        }
        addLocal(note.values, "things", countedBy(context, crowd.row, crowd.count));
        addLocal(note.values, "what", nameOfStackRow(context.catalogue(), crowd.row));
        out.add(std::move(note));
    }
}

constexpr std::array stackingTable{
    Rule{.message =
             {"STACK-001", Severity::error, local("too many units in a hex"),
              local("{count} {things} of {sides} {count:counts|count} as '{what}' in {hex} ({units}), but "
                    "{limit:only # fits|only # fit|none may}; move some."),
              local("Stacking limits apply at set-up too."),
              local("Move units to other hexes, or load them.")},
         .needs = need::scenario | need::stacking,
         .run = overstacked,
         .answer = "at"},
    Rule{
        .message =
            {"STACK-002", Severity::info, local("fits only while loaded"),
             local("The units of {sides} in {hex} fit only while some are loaded: unloaded, {count} {things} "
                   "count as '{what}' ({units}), but {limit:only # fits|only # fit|none may}; move some."),
             local("The player cannot unload there."), local("If this is intended, accept the finding.")},
        .needs = need::scenario | need::stacking,
        .run = onlyWhileLoaded,
        .answer = "at"},
    Rule{.message = {"STACK-003", Severity::info, local("a stack with consequences"),
                     local("{count} {things} of {sides} in {hex} ({units}) {count:is|are} enough for "
                           "'{what}' (from {limit} on)."),
                     local("A crowded hex is a better target."),
                     local("If this is intended, accept the finding.")},
         .needs = need::scenario | need::stacking,
         .run = stackEffects},
    Rule{.message = {"STACK-004", Severity::error, local("zone too small for its units"),
                     local("{count} {things} of '{side}' {count:sets|set} up in zone '{zone}' and "
                           "{count:counts|count} as '{what}', but it holds "
                           "{limit} (usable hexes: {hexes}); enlarge it."),
                     local("The player cannot set up as the scenario says."),
                     local("Enlarge the zone, or let some units arrive later.")},
         .needs = need::scenario | need::stacking | need::movement,
         .parameters = crowdParameters,
         .variants = crowdWordings,
         .run = crowdedZones,
         .answer = "zone"},
};
static_assert(isSound(stackingTable));

}  // namespace

Topic stackRules() { return {"stacking", local("Stacking"), stackingTable}; }

}  // namespace cota::checks
