#include "validator/cli/inputs/los_switches.h"

#include <algorithm>
#include <set>

#include "mapsets/analysis/readings.h"

namespace cota::cli {

namespace {

/// The options that the strategies for these questions read.
std::set<std::string> readSwitches(const mapsets::Catalogue& game) {
    std::set<std::string> ids;
    for (const char* question : {"heights", "sight", "spotting"})
        if (const auto* choice = game.strategy(question))
            for (const auto& [parameter, option] : choice->fromOption) ids.insert(option);
    return ids;
}

}  // namespace

SightAnswer sightAnswer(const mapsets::Play& play, const mapsets::SpottingQuery& query) {
    return {play.sight().judge(query.from, query.to), play.spotting().range(query)};
}

std::vector<SwitchEffect> switchesThatCount(const LaidOut& table, const mapsets::SpottingQuery& query) {
    std::vector<SwitchEffect> effects;
    const auto now = sightAnswer(table.play(), query);
    const auto read = readSwitches(table.mapset().catalogue);
    for (const auto& option : table.mapset().catalogue.options) {
        if (!read.contains(option.id)) continue;
        const auto& value = table.field().option(option.id);
        for (const auto& word : option.words) {
            if (word == value) continue;
            const auto other = mapsets::laidWith(table.laid, option.id, word);
            const auto then = sightAnswer(other.play(), query);
            if (then != now) effects.push_back({option, value, word, then});
        }
    }
    return effects;
}

}  // namespace cota::cli
