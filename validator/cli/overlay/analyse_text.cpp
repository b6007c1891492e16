// The heat of a scenario as text: what a person reads first. JSON has every hex.

#include <algorithm>
#include <cmath>

#include "validator/cli/inputs/hexes.h"
#include "validator/cli/overlay/analyse_answer.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::SideHeat;
using model::LocalLiteral;

constexpr LocalLiteral analyseHeadline =
    local("{scenario}: {sides} {sides:side|sides}, reach within {turns} {turns:turn|turns}.");
constexpr LocalLiteral sightLine =
    local("sees {seen} of {all} {all:hex|hexes} at the start, from {from} {from:hex|hexes}");
constexpr LocalLiteral sightWithin = local(
    "sees {seen} of {all} {all:hex|hexes} at the start, from {from} {from:hex|hexes}, up to {range} away");
constexpr LocalLiteral noSightLine = local("no answer about sight: no rules for it, or no unit on the map");
constexpr LocalLiteral reachLine =
    local("can be in {hexes} {hexes:hex|hexes} by turn {turn}, {uncertain} of them uncertain");
constexpr LocalLiteral noReachLine = local("no answer about reach: no rules for it, or no unit that moves");
constexpr LocalLiteral entryLine =
    local("enters at {entries} {entries:hex|hexes}: {seen} in sight of enemy units, {fired} can be fired at");
constexpr LocalLiteral entryLineOfSight =
    local("enters at {entries} {entries:hex|hexes}: {seen} in sight of enemy units");
constexpr LocalLiteral chokeLine = local(
    "choke points ({movement}): {cuts} {cuts:hex|hexes} without a way around; most used by the cheapest "
    "ways: {hexes}");
constexpr LocalLiteral objectivesHead = local("Objectives and the first turn in which units can be there:");
constexpr LocalLiteral objectiveWord = local("as a caption", "objective");
constexpr LocalLiteral hexesWord = local("as a caption", "hexes");
constexpr LocalLiteral strengthHead = local("Strength by turn, without losses:");
constexpr LocalLiteral turnWord = local("as a caption", "turn");
constexpr LocalLiteral unitsInTurn = local("as a caption", "units");
constexpr LocalLiteral noMeasuresLine =
    local("The game names no values that add up to a strength; only units are counted.");
constexpr LocalLiteral notCounted =
    local("not counted: {pool} {pool:unit|units} in the pool, {free} without a turn of arrival");
constexpr LocalLiteral optionsHead = local("The answers rest on these options:");
constexpr std::size_t mostChokes = 5;

class HeatText {
  public:
    HeatText(const LaidOut& table, const mapsets::ScenarioHeat& heat, const AnswerOptions& common)
        : table_(table), heat_(heat), common_(common) {}

    std::string make() const {
        std::string text = common_.say(analyseHeadline, {{"scenario", common_.in(table_.scenario()->title)},
                                                         {"sides", std::to_string(heat_.sides.size())},
                                                         {"turns", std::to_string(heat_.turns)}}) +
                           "\n";
        for (const SideHeat& side : heat_.sides) {
            text += "\n" + nameOf(side.side) + "\n";
            for (const std::string& line : linesOf(side)) text += wrapped(line, 100, 2);
        }
        return text + objectives() + strengths() + options();
    }

  private:
    std::string nameOf(const model::SideId& id) const {
        for (const auto& side : table_.scenario()->sides)
            if (side.id == id && !side.name.empty()) return common_.in(side.name);
        return id.text;
    }

    std::vector<std::string> linesOf(const SideHeat& side) const {
        std::vector<std::string> lines{sightOf(side), reachOf(side)};
        if (!side.entries.empty()) {
            const auto count = [&](auto has) {
                return std::to_string(std::ranges::count_if(side.entries, has));
            };
            lines.push_back(
                common_.say(heat_.hasWeapons ? entryLine : entryLineOfSight,
                            {{"entries", std::to_string(side.entries.size())},
                             {"seen", count([](const auto& one) { return !one.see.empty(); })},
                             {"fired", count([](const auto& one) { return !one.fire.empty(); })}}));
        }
        if (side.chokes) lines.push_back(chokesOf(*side.chokes));
        if (side.strength.inPool + side.strength.withoutTurn > 0)
            lines.push_back(common_.say(notCounted, {{"pool", std::to_string(side.strength.inPool)},
                                                     {"free", std::to_string(side.strength.withoutTurn)}}));
        return lines;
    }

    std::string sightOf(const SideHeat& side) const {
        if (side.sight.counts.empty()) return common_.in(noSightLine);
        const auto seen = std::ranges::count_if(side.sight.counts, [](int count) { return count > 0; });
        std::vector<model::MessageValue> values{{"seen", std::to_string(seen)},
                                                {"all", std::to_string(side.sight.counts.size())},
                                                {"from", std::to_string(side.sight.from.size())}};
        if (side.sight.range) values.push_back({"range", std::to_string(*side.sight.range)});
        return common_.say(side.sight.range ? sightWithin : sightLine, values);
    }

    std::string reachOf(const SideHeat& side) const {
        if (side.reach.empty()) return common_.in(noReachLine);
        const auto uncertain = std::ranges::count_if(side.reach, &mapsets::Arrival::isUncertain);
        return common_.say(reachLine, {{"hexes", std::to_string(side.reach.size())},
                                       {"turn", std::to_string(heat_.turns)},
                                       {"uncertain", std::to_string(uncertain)}});
    }

    std::string chokesOf(const mapsets::ChokePoints& chokes) const {
        constexpr double percent = 100;
        auto cells = inReadingOrder(table_.field());
        const auto shareOf = [&](mapsets::Cell cell) {
            return chokes.ways.share[static_cast<std::size_t>(cell)];
        };
        std::ranges::stable_sort(cells, std::greater<>(), shareOf);
        std::string hexes;
        for (std::size_t i = 0; i < std::min(cells.size(), mostChokes); ++i)
            if (const auto share = std::lround(shareOf(cells[i]) * percent); share > 0)
                hexes += (hexes.empty() ? "" : ", ") + table_.field().label(cells[i]) + " (" +
                         std::to_string(share) + " %)";
        const auto& mobility =
            table_.mapset().catalogue.mobilities[static_cast<std::size_t>(chokes.mobility)];
        return common_.say(chokeLine, {{"movement", common_.in(mobility.name)},
                                       {"cuts", std::to_string(chokes.cuts.size())},
                                       {"hexes", hexes.empty() ? "-" : hexes}});
    }

    std::string objectives() const {
        const auto& objectives = table_.scenario()->objectives;
        if (objectives.empty()) return {};
        Table rows;
        rows.indent(2);
        std::vector<std::string> head{common_.in(objectiveWord), common_.in(hexesWord)};
        for (const SideHeat& side : heat_.sides) head.push_back(nameOf(side.side));
        rows.head(head);
        for (std::size_t i = 0; i < objectives.size(); ++i) {
            const auto& one = objectives[i];
            std::string hexes;
            for (const auto& hex : one.hexes) hexes += (hexes.empty() ? "" : " ") + hex.label;
            std::vector<std::string> row{one.name.empty() ? one.id.text : common_.in(one.name), hexes};
            for (const SideHeat& side : heat_.sides) {
                const auto& time = side.objectiveTimes[i];
                row.push_back(time ? std::to_string(time->turn) + (time->isUncertain ? "?" : "") : "-");
            }
            rows.row(row);
        }
        return "\n" + common_.in(objectivesHead) + "\n" + rows.text();
    }

    /// "120", "120-140" with those that arrive by dice, "120+?" with an unknown value.
    static std::string sumText(int sum, int mayAdd, int unknown) {
        std::string text = std::to_string(sum);
        if (mayAdd > 0) text += "-" + std::to_string(sum + mayAdd);
        return text + (unknown > 0 ? "+?" : "");
    }

    /// Values that no unit has are left out.
    std::vector<std::size_t> measuresShown() const {
        std::vector<std::size_t> shown;
        for (std::size_t i = 0; i < heat_.measures.size(); ++i) {
            const bool isUsed = std::ranges::any_of(heat_.sides, [&](const SideHeat& side) {
                return std::ranges::any_of(side.strength.turns, [&](const auto& turn) {
                    return turn.sums[i] != mapsets::StrengthSum{};
                });
            });
            if (isUsed) shown.push_back(i);
        }
        return shown;
    }

    /// The turns in which something changes.
    std::string strengths() const {
        const auto shown = measuresShown();
        Table rows;
        rows.indent(2);
        std::vector<std::string> head{common_.in(turnWord)};
        for (const SideHeat& side : heat_.sides) {
            head.push_back(nameOf(side.side) + ": " + common_.in(unitsInTurn));
            for (const std::size_t i : shown) head.push_back(common_.in(heat_.measures[i].name));
        }
        rows.head(head);
        std::vector<std::string> last;
        const std::size_t turns = heat_.sides.empty() ? 0 : heat_.sides.front().strength.turns.size();
        for (std::size_t turn = 0; turn < turns; ++turn) {
            std::vector<std::string> row;
            for (const SideHeat& side : heat_.sides) {
                const auto& now = side.strength.turns[turn];
                row.push_back(sumText(now.units, now.mayArrive, 0));
                for (const std::size_t i : shown)
                    row.push_back(sumText(now.sums[i].sum, now.sums[i].mayAdd, now.sums[i].unknown));
            }
            if (row == last) continue;
            last = row;
            row.insert(row.begin(), std::to_string(turn + 1));
            rows.row(row);
        }
        if (turns == 0) return {};
        return "\n" + common_.in(strengthHead) + "\n" + rows.text() +
               (heat_.measures.empty() ? wrapped(common_.in(noMeasuresLine), 100, 2) : "");
    }

    std::string options() const {
        if (heat_.options.empty()) return {};
        std::string all;
        for (const auto& option : heat_.options) {
            all += (all.empty() ? "" : ", ") + option.option + "=" + option.value;
            if (!option.citation.empty()) all += " (" + option.citation + ")";
        }
        return "\n" + common_.in(optionsHead) + "\n" + wrapped(all, 100, 2);
    }

    const LaidOut& table_;
    const mapsets::ScenarioHeat& heat_;
    const AnswerOptions& common_;
};

}  // namespace

std::string heatText(const LaidOut& table, const mapsets::ScenarioHeat& heat, const AnswerOptions& common) {
    return HeatText(table, heat, common).make();
}

}  // namespace cota::cli
