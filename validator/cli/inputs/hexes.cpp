#include "validator/cli/inputs/hexes.h"

#include <algorithm>

#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

constexpr model::LocalLiteral noSuchHex = local(
    "There is no hex '{label}' on this map. Hexes are written like {first} ... {last}; the nearest is "
    "{near}.");
constexpr model::LocalLiteral nothingLikeIt =
    local("There is no hex '{label}' on this map. Hexes are written like {first} ... {last}.");
constexpr model::LocalLiteral severalHexes = local("'{label}' may be any of: {all}. Write the whole name.");
constexpr model::LocalLiteral noSuchTurn =
    local("There is no turn {turn} (--turn): the scenario has {count:# turn|turns 1 to #}.");

constexpr model::LocalLiteral turnsFromOne = local("There is no turn {turn} (--turn): turns count from 1.");

/// The number of missing, additional and different characters.
std::size_t difference(const std::string& a, const std::string& b) {
    std::size_t different = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) different += a[i] == b[i] ? 0u : 1u;
    return different;
}

/// Empty if more than half of the label would have to differ.
std::string nearestLabel(const mapsets::Battlefield& field, const std::string& label) {
    std::string best;
    std::size_t least = label.size() / 2 + 1;
    for (const mapsets::Cell cell : inReadingOrder(field)) {
        const std::string name = field.label(cell);
        const std::size_t differs = difference(label, name);
        if (differs >= least) continue;
        least = differs;
        best = name;
    }
    return best;
}

}  // namespace

mapsets::Cell hexNamed(const mapsets::Battlefield& field, const std::string& label) {
    const auto candidates = field.candidates(label);
    if (candidates.size() == 1) return candidates.front();
    if (candidates.empty()) {
        const auto hexes = inReadingOrder(field);
        const auto near = nearestLabel(field, label);
        throw CommandError(exitUsage, near.empty() ? nothingLikeIt : noSuchHex,
                           {{"label", label},
                            {"first", field.label(hexes.front())},
                            {"last", field.label(hexes.back())},
                            {"near", near}});
    }
    std::string all;
    for (const mapsets::Cell cell : candidates) all += (all.empty() ? "" : ", ") + field.label(cell);
    throw CommandError(exitUsage, severalHexes, {{"label", label}, {"all", all}});
}

std::string nameWithId(const mapsets::RosterUnit& unit, const AnswerOptions& common) {
    return unit.name.empty() ? unit.id.text : common.in(unit.name) + " (" + unit.id.text + ")";
}

mapsets::TurnConditions conditionsIn(const LaidOut& table, std::optional<int> turn) {
    const model::Scenario* scenario = table.scenario();
    const int count = scenario == nullptr ? 0 : scenario->turns.count;
    if (turn && (*turn < 1 || (count > 0 && *turn > count)))
        throw CommandError(exitUsage, count > 0 ? noSuchTurn : turnsFromOne,
                           {{"turn", std::to_string(*turn)}, {"count", std::to_string(count)}});
    if (scenario == nullptr) return {};
    return mapsets::conditionsOf(scenario->turns, turn.value_or(1));
}

}  // namespace cota::cli
