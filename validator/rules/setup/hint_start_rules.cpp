// Features that last one turn, and objectives without an owner at the start.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/facts/standing.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

// MdA RES.2 p16, FORT.SMOKE p47.
void featuresGoneSoon(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& feature : context.scenario()->features) {
        if (!isOneOf(context, feature.kind, with.words("features"))) continue;
        out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label)},
                 .subject = subjectOfFeature(feature)});
    }
}

/// The hexes for which details of a kind state the owner at the start.
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
        const auto* zone = !group.statesHexes() ? nullptr : context.zone(model::areaOf(group));
        if (zone && std::ranges::binary_search(*zone, cell)) sides.push_back(group.side);
    }
    return sides;
}

// MdA CMD.1 p14.
void objectivesHeldFromStart(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto stated = heldByParts(context, with.text("part"));
    for (const auto& objective : context.scenario()->objectives) {
        const auto* sort = objective.attributes.find(with.text("value"));
        if (!sort || *sort != with.text("is") || !objective.owner.empty()) continue;
        for (const auto& hex : objective.hexes) {
            const auto cell = context.battlefield().resolve(hex.label);
            if (!cell || stated.contains(*cell)) continue;
            for (const auto& side : settersUp(context, *cell))
                out.add({.values = {value("objective", objective.id), value("hex", hex.label),
                                    value("side", side), valueOf("part", ValueKind::part, with.text("part"))},
                         .subject = subjectOf(SubjectKind::objective, objective.id, {hex.label})});
        }
    }
}

constexpr std::array goneParameters{
    Parameter{"features", Parameter::Kind::words, nullptr, local("features by id or tag")}};

constexpr std::array takenParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("a value of objectives ...")},
    Parameter{"is", Parameter::Kind::text, nullptr, local("... and the word it is")},
    Parameter{"part", Parameter::Kind::text, nullptr, local("kind of part that says who holds a hex")}};

constexpr std::array hintStartTable{
    Rule{.message = {"HINT-007", Severity::info, local("something that is gone soon"),
                     local("'{kind}' in {hex} is gone after the first turn."),
                     local("Players may expect it in later turns too."),
                     local("If one turn is intended, accept the finding.")},
         .needs = need::scenario | need::mapset,
         .parameters = goneParameters,
         .run = featuresGoneSoon},
    Rule{.message =
             {"HINT-008", Severity::info, local("objective that may be held from the start"),
              local("Objective '{objective}' lies in {hex}, where '{side}' sets up: it may hold it from the "
                    "start. Say who holds it at the start: with the objective, or with a part "
                    "'{part}'."),
              local("An objective has no owner at the start if the scenario names none and no unit sets up "
                    "there."),
              local("Set the side that holds it at the start.")},
         .needs = need::scenario | need::battlefield,
         .parameters = takenParameters,
         .run = objectivesHeldFromStart,
         .answer = "owner"},
};
static_assert(isSound(hintStartTable));

}  // namespace

std::string kindThatHoldsObjectives(const mapsets::Mapset& game) {
    const Rule& rule = hintStartTable.back();
    for (const auto& row : game.catalogue.rules)
        if (row.rule == rule.id() && row.on) return Settings(rule, &row).text("part");
    return {};
}

Topic hintStartRules() { return {"hint-start", local("What players will ask"), hintStartTable}; }

}  // namespace cota::checks
