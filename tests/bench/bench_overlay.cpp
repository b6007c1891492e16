// Questions about a whole map, as the window asks them: all kinds of overlays on 100 x 100 hexes, in a battle
// of 1,000 counters. The first game has levels, the second drawn contours.
#include <benchmark/benchmark.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "mapsets/analysis/readings.h"
#include "mapsets/play/laid_document.h"
#include "tests/support/real_game.h"
#include "tests/support/whole_battle.h"
#include "validator/overlays/overlay.h"

namespace cota {
namespace {

constexpr int side = 100, counters = 1000, zones = 50;

/// Nobody moves, and tanks protect against aircraft.
model::Document readyToFire(model::Document document) {
    document.scenario = document.scenario->with([](model::Scenario& scenario) {
        for (auto& group : scenario.groups)
            for (auto& unit : group.units) unit.attributes = {};
    });
    for (auto& [name, forces] : document.forces)
        forces = forces.with([](model::Forces& changed) {
            for (auto& type : changed.types) {
                if (!type.id.text.ends_with("-tank")) continue;
                if (changed.mapset.text == support::battleGames[0])
                    type.unitClass = model::UnitClassId("aa-gun");
                else
                    type.front.set("anti-aircraft", "yes");
            }
        });
    return document;
}

const mapsets::LaidDocument& battle(const std::string& game) {
    static std::map<std::string, mapsets::LaidDocument> battles;
    const auto found = battles.find(game);
    if (found != battles.end()) return found->second;
    auto document = readyToFire(support::wholeBattle(game, side, side, counters, zones));
    const auto mapset = std::make_shared<const mapsets::Mapset>(support::realGame(game));
    return battles.emplace(game, mapsets::layDocument(std::move(document), mapset)).first->second;
}

void answer(benchmark::State& state, const std::string& game, const checks::OverlayQuestion& question) {
    const auto& laid = battle(game);
    try {
        for (auto _ : state) benchmark::DoNotOptimize(checks::answerOverlay(laid, question, {}));
    } catch (const checks::OverlayRefused& refused) {
        state.SkipWithError(refused.message(model::Language::english).c_str());
    }
}

void add(const std::string& name, const std::string& game, const checks::OverlayQuestion& question) {
    const std::string whole = "overlay/" + name + "/" + game;
    benchmark::RegisterBenchmark(whole.c_str(),
                                 [=](benchmark::State& state) { answer(state, game, question); })
        ->Unit(benchmark::kMillisecond)
        ->MeasureProcessCPUTime()
        ->UseRealTime();
}

void addAll(const std::string& game) {
    const model::Grid& grid = battle(game).document.boards.begin()->second->grid;
    const std::vector<std::string> one{"german"}, two{"german", "american"}, unit{"c1"};
    const std::vector<std::string> corners{grid.label(grid.hexAt({1, 1})),
                                           grid.label(grid.hexAt({side - 2, side - 2}))};
    const auto ask = [&](const char* kind, const std::vector<std::string>& who, const char* name = nullptr,
                         std::optional<int> turns = {}) {
        add(name != nullptr ? name : kind, game, {kind, who, {}, turns, {}});
    };
    ask("exposure", one);
    ask("mutual", two);
    ask("spotted", {});
    ask("spotted", unit, "spotted-unit");
    ask("profile", corners);
    ask("reach", one);
    ask("reach", one, "reach-ever", 0);
    ask("stacks", {});
    ask("room", unit);
    ask("command", one);
    ask("danger", one);
    ask("air", one);
    for (const auto& reading : mapsets::otherReadings(battle(game)))
        if (reading.isOfSight || reading.isOfReach || reading.isOfStacks)
            ask("reading", {reading.option, reading.other},
                ("reading-" + reading.option + "-" + reading.other).c_str());
}

const bool areAdded = [] {
    for (const char* game : support::battleGames) addAll(game);
    return true;
}();

}  // namespace
}  // namespace cota
