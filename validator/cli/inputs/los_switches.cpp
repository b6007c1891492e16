#include "validator/cli/inputs/los_switches.h"

#include <algorithm>
#include <memory>
#include <set>

#include "mapsets/field/battlefield_builder.h"

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

/// The answer with one option changed. Options do not move boards, so cells stay the same.
SightAnswer answerWith(const LaidOut& table, const std::string& option, const std::string& word,
                       const mapsets::SpottingQuery& query) {
    mapsets::Mapset game = table.mapset();
    const auto known = std::ranges::find(game.catalogue.options, option, &mapsets::Option::id);
    if (known != game.catalogue.options.end()) known->value = word;
    model::Document document = table.input.document;
    if (document.scenario)
        document.scenario = document.scenario->with(
            [&](model::Scenario& scenario) { scenario.options.erase(model::OptionId(option)); });
    const auto field = mapsets::buildBattlefield(document, game);
    if (!field.value) return sightAnswer(table.play(), query);
    const mapsets::Play play(*field.value);
    return sightAnswer(play, query);
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
            const auto then = answerWith(table, option.id, word, query);
            if (then != now) effects.push_back({option, value, word, then});
        }
    }
    return effects;
}

}  // namespace cota::cli
