#include "editor/scenario/victory_sums.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/editing/victory_words.h"
#include "editor/words/words.h"
#include "formats/model/finding/message.h"
#include "validator/rules/facts/special_rules.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::session {

namespace {

using model::MessageValue;
using model::Scenario;
using Form = model::VictoryCondition::Form;
using Quantity = model::VictoryCondition::Quantity;

/// Whether objectives give their points in every turn, by the game's rules on victory.
bool isEachTurn(const mapsets::Mapset* game) {
    if (!game) return false;
    const auto topic = checks::victoryRules();
    return std::ranges::any_of(game->catalogue.rules, [&](const mapsets::RuleSetting& setting) {
        const auto* each = setting.parameters.find("each-turn");
        return each && *each == "yes" && setting.on &&
               std::ranges::any_of(topic.rules, [&](const auto& rule) { return rule.id() == setting.rule; });
    });
}

bool isThreshold(const model::VictoryCondition& one) {
    return one.form == Form::points && one.count && one.quantity == Quantity::atLeast;
}

std::string levelName(const std::vector<PaletteEntry>& levels, const std::string& level) {
    if (level.empty()) return tr("victory");
    const auto found = std::ranges::find(levels, level, &PaletteEntry::id);
    return found == levels.end() ? level : found->name;
}

void addRanges(SideSum& sum) {
    const auto& marks = sum.thresholds;
    if (marks.empty()) return;
    if (marks.front().points > 0) sum.ranges.push_back({0, marks.front().points - 1, {}});
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (i + 1 < marks.size() && marks[i + 1].points == marks[i].points) continue;
        VictoryRange range{marks[i].points, {}, marks[i].level};
        if (i + 1 < marks.size()) range.to = marks[i + 1].points - 1;
        sum.ranges.push_back(std::move(range));
    }
}

SideSum sumOf(const SheetSource& source, const model::Side& side, bool hasOther, int turns) {
    const Scenario& scenario = **source.document.scenario;
    SideSum sum{side.id, nameOf(side, source.language), 0, 0, hasOther, {}, {}};
    for (const auto& objective : scenario.objectives) {
        if (!objective.side.empty() && objective.side != side.id) continue;
        sum.most += objective.points.value_or(0) * turns;
        if (objective.owner == side.id) sum.atStart += objective.points.value_or(0);
    }
    const auto levels = victoryLevels(scenario, source.game.get(), source.language);
    for (std::size_t i = 0; i < scenario.victory.size(); ++i) {
        const auto& one = scenario.victory[i];
        if (!isThreshold(one) || one.side != side.id) continue;
        sum.thresholds.push_back(
            {i, *one.count, levelName(levels, one.level), !hasOther && *one.count > sum.most});
    }
    std::ranges::stable_sort(sum.thresholds, {}, &VictoryThreshold::points);
    for (std::size_t i = 1; i < sum.thresholds.size(); ++i)
        if (sum.thresholds[i].points == sum.thresholds[i - 1].points)
            sum.thresholds[i].isRepeated = sum.thresholds[i - 1].isRepeated = true;
    addRanges(sum);
    return sum;
}

/// Whether some condition decides what no threshold does.
bool hasOtherCondition(const Scenario& scenario) {
    return std::ranges::any_of(scenario.victory, [](const auto& one) { return !isThreshold(one); });
}

void addRemarks(const Scenario& scenario, VictorySums& sums) {
    for (const auto& sum : sums.sides)
        for (const auto& mark : sum.thresholds) {
            if (mark.isOutOfReach)
                sums.remarks.push_back(filledIn(
                    trLater("{side}: {points} points cannot be reached; all objectives give {most}."),
                    {{"side", sum.name},
                     {"points", std::to_string(mark.points)},
                     {"most", std::to_string(sum.most)}}));
            if (mark.isRepeated)
                sums.remarks.push_back(
                    filledIn(trLater("{side}: {points} points give more than one level."),
                             {{"side", sum.name}, {"points", std::to_string(mark.points)}}));
        }
    // Where one side has the points, the other does not: both win at once only if the map has enough.
    for (std::size_t i = 0; i < sums.sides.size(); ++i)
        for (std::size_t j = i + 1; j < sums.sides.size(); ++j) {
            const auto& one = sums.sides[i];
            const auto& other = sums.sides[j];
            if (one.thresholds.empty() || other.thresholds.empty() || one.hasMore) continue;
            const int needed = one.thresholds.front().points + other.thresholds.front().points;
            const std::vector<MessageValue> names{
                {"one", one.name}, {"other", other.name}, {"points", std::to_string(needed)}};
            if (needed <= sums.onMap)
                sums.remarks.push_back(filledIn(
                    trLater("{one} and {other} can both win: together they need {points} points."), names));
        }
    const bool isDecided = hasOtherCondition(scenario);
    for (const auto& sum : sums.sides)
        if (!isDecided && !sum.ranges.empty() && sum.ranges.front().result.empty() && sums.sides.size() > 1 &&
            std::ranges::all_of(
                sums.sides, [&](const auto& other) { return &other == &sum || other.thresholds.empty(); }))
            sums.remarks.push_back(
                filledIn(trLater("Below {points} points of {side} nobody wins."),
                         {{"side", sum.name}, {"points", std::to_string(sum.thresholds.front().points)}}));
}

}  // namespace

VictorySums victorySums(const SheetSource& source) {
    VictorySums sums;
    if (!source.document.scenario) return sums;
    const Scenario& scenario = **source.document.scenario;
    for (const auto& objective : scenario.objectives) sums.onMap += objective.points.value_or(0);
    const int turns = isEachTurn(source.game.get()) ? std::max(1, scenario.turns.count) : 1;
    sums.onMap *= turns;
    const bool hasOther = !scenario.exits.empty() || checks::isOverridden(scenario, checks::pointsToOverride);
    for (const auto& side : scenario.sides) {
        sums.sides.push_back(sumOf(source, side, hasOther, turns));
        sums.sides.back().canWinOtherwise = std::ranges::any_of(
            scenario.victory, [&](const auto& one) { return !isThreshold(one) && one.side == side.id; });
    }
    addRemarks(scenario, sums);
    return sums;
}

std::string rangesText(const SideSum& sum) {
    std::string text;
    const auto add = [&](const std::string& one) { text += (text.empty() ? "" : "; ") + one; };
    for (const auto& range : sum.ranges) {
        const std::string none = sum.canWinOtherwise ? tr("no victory by points") : tr("no victory");
        const std::string result = range.result.empty() ? none : range.result;
        if (!range.to)
            add(filledIn(trLater("{from} or more: {result}"),
                         {{"from", std::to_string(range.from)}, {"result", result}}));
        else if (*range.to == range.from)
            add(filledIn(trLater("{from}: {result}"),
                         {{"from", std::to_string(range.from)}, {"result", result}}));
        else if (range.from == 0)
            add(filledIn(trLater("below {from}: {result}"),
                         {{"from", std::to_string(*range.to + 1)}, {"result", result}}));
        else
            add(filledIn(trLater("{from} to {to}: {result}"), {{"from", std::to_string(range.from)},
                                                               {"to", std::to_string(*range.to)},
                                                               {"result", result}}));
    }
    return text;
}

}  // namespace cota::session
