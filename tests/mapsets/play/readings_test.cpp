// What the readings tell of a map is what each reading says of single lines, heights and stacks.
#include "mapsets/analysis/readings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>

#include "mapsets/analysis/spotted_from.h"
#include "tests/support/samples.h"

namespace cota::mapsets {
namespace {

LaidDocument laidSample(const support::Sample& sample) {
    return layDocument(sample.document, std::make_shared<const Mapset>(sample.game));
}

/// Whether a target without states is in the range at which it is spotted.
bool isSpotted(const LaidDocument& laid, Cell from, Cell to) {
    const auto* scenario = laid.scenario();
    const SpottingQuery query{from, to, scenario ? conditionsOf(scenario->turns, 1) : TurnConditions{},
                              nullptr, nullptr};
    const Spotting& spotting = laid.play().spotting();
    return spotting.isAlways(from, to) || spotting.distance(from, to) <= spotting.range(query);
}

/// The lines of at most `range` hexes from and to a hex that differ, one by one.
int differentLines(const LaidDocument& now, const LaidDocument& then, const OtherReading& reading, Cell from,
                   int range) {
    const auto differs = [&](Cell a, Cell b) {
        return now.play().sight().judge(a, b) != then.play().sight().judge(a, b) ||
               (reading.isOfSpotting && isSpotted(now, a, b) != isSpotted(then, a, b));
    };
    int lines = 0;
    for (const Cell to : now.field().hexes())
        if (to != from && now.field().distance(from, to) <= range)
            lines += (differs(from, to) ? 1 : 0) + (differs(to, from) ? 1 : 0);
    return lines;
}

bool isOtherHeight(const Heights& now, const Heights& then, Cell cell) {
    return now.ground(cell) != then.ground(cell) || now.top(cell) != then.top(cell) ||
           now.eye(cell, End::target) != then.eye(cell, End::target) ||
           now.eye(cell, End::observer) != then.eye(cell, End::observer);
}

TEST(Readings, AreTheDifferencesOfTwoBattlefields) {
    std::mt19937 random(20);
    int changed = 0, equal = 0, heights = 0;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidSample(sample);
        if (!laid.hasMap()) continue;
        ReadingsAsked asked;
        std::ranges::copy_if(otherReadings(laid), std::back_inserter(asked.readings),
                             &OtherReading::isOfSight);
        asked.range = 4;
        const auto told = effectsOf(laid, asked).value();
        ASSERT_EQ(told.size(), asked.readings.size());
        for (const ReadingEffect& effect : told) {
            const auto other = laidWith(laid, effect.reading.option, effect.reading.other);
            EXPECT_EQ(other.field().option(effect.reading.option), effect.reading.other);
            EXPECT_EQ(laid.field().option(effect.reading.option), effect.reading.value);
            for (const ChangedLine& line : effect.examples) {
                EXPECT_EQ(line.now, laid.play().sight().judge(line.from, line.to));
                EXPECT_EQ(line.then, other.play().sight().judge(line.from, line.to));
                EXPECT_FALSE(line.now == line.then && line.isSpottedNow == line.isSpottedThen);
                ++changed;
            }
            ASSERT_EQ(effect.linesOf.size(), laid.field().hexes().size());
            for (int i = 0; i < 3; ++i) {
                const auto place = random() % laid.field().hexes().size();
                const int lines =
                    differentLines(laid, other, effect.reading, laid.field().hexes()[place], asked.range);
                EXPECT_EQ(effect.linesOf[place], lines) << sample.path << " " << effect.reading.option;
                equal += lines == 0 ? 1 : 0;
            }
            for (const Cell cell : effect.heights)
                EXPECT_TRUE(isOtherHeight(laid.play().heights(), other.play().heights(), cell));
            heights += static_cast<int>(effect.heights.size());
        }
    }
    EXPECT_GT(changed, 40);
    EXPECT_GT(equal, 20);
    EXPECT_GT(heights, 20);
}

/// Pairs of hexes that neither reading can tell apart, if that is known, are judged alike.
struct ChangesSeen {
    int alike = 0, open = 0, different = 0, none = 0;

    template <class Question, class Differs>
    void compare(const LaidDocument& laid, const Question& now, const Question& then, std::mt19937& random,
                 Differs&& differs) {
        const auto change = now.changeTo(then);
        if (!change) return;
        none += change->isNone() ? 1 : 0;
        const auto hexes = laid.field().hexes();
        const int trials = laid.play().heights().places() != nullptr ? 400 : 4000;  // places take long
        for (int i = 0; i < trials; ++i) {
            const Cell from = hexes[random() % hexes.size()], to = hexes[random() % hexes.size()];
            if (from == to) continue;
            if (change->mayDiffer(from, to)) {
                EXPECT_FALSE(change->isNone());
                ++open;
                different += differs(from, to) ? 1 : 0;
                continue;
            }
            ++alike;
            EXPECT_FALSE(differs(from, to)) << laid.field().label(from) << " " << laid.field().label(to);
        }
    }
};

/// The same at night, with one light in the middle of the list of hexes.
LaidDocument atNight(const LaidDocument& laid) {
    const auto hexes = laid.field().hexes();
    model::Document document = laid.document;
    model::TurnRecord night;
    night.light = "night";
    model::ScenarioFeature light;
    light.kind = model::FeatureId("illumination-artillery");
    light.at.label = laid.field().label(hexes[hexes.size() / 2]);
    document.scenario = document.scenario->with([&](model::Scenario& scenario) {
        scenario.turns.records = {night};
        scenario.features.push_back(light);
    });
    return layDocument(std::move(document), std::make_shared<const Mapset>(laid.game()));
}

TEST(Readings, JudgeLinesAlikeThatTheyCannotChange) {
    std::mt19937 random(21);
    ChangesSeen ofSight, ofSpotting;
    std::vector<LaidDocument> maps;
    int byPlaces = 0;
    for (const auto& sample : support::allSamples()) {
        auto laid = laidSample(sample);
        if (!laid.hasMap()) continue;
        auto other = laidWith(laid, "height-method", "topographic");
        if (other.play().heights().places() != nullptr) maps.push_back(std::move(other));
        maps.push_back(std::move(laid));
    }
    const auto lit = std::ranges::find_if(maps, [](const LaidDocument& laid) {
        return laid.scenario() != nullptr &&
               laid.game().catalogue.feature(model::FeatureId("illumination-artillery"));
    });
    ASSERT_NE(lit, maps.end());
    maps.push_back(atNight(*lit));
    for (const LaidDocument& laid : maps) {
        byPlaces += laid.play().heights().places() != nullptr ? 1 : 0;
        for (const OtherReading& reading : otherReadings(laid)) {
            if (!reading.isOfSight) continue;
            SCOPED_TRACE(reading.option + " " + reading.other);
            const auto other = laidWith(laid, reading.option, reading.other);
            ofSight.compare(laid, laid.play().sight(), other.play().sight(), random, [&](Cell a, Cell b) {
                return laid.play().sight().judge(a, b) != other.play().sight().judge(a, b);
            });
            ofSpotting.compare(
                laid, laid.play().spotting(), other.play().spotting(), random,
                [&](Cell a, Cell b) { return isSpotted(laid, a, b) != isSpotted(other, a, b); });
        }
    }
    EXPECT_GT(byPlaces, 0);
    EXPECT_GT(ofSight.alike, 10'000);
    EXPECT_GT(ofSight.different, 100);
    EXPECT_GT(ofSight.none, 1);
    EXPECT_GT(ofSpotting.alike, 10'000);
    EXPECT_GT(ofSpotting.open, 10);
    EXPECT_GT(ofSpotting.none, 1);
}

TEST(Readings, TellWhereUnitsGet) {
    std::set<std::string> options;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidSample(sample);
        if (!laid.hasMap()) continue;
        ReadingsAsked asked;
        std::ranges::copy_if(otherReadings(laid), std::back_inserter(asked.readings),
                             [](const OtherReading& one) { return one.isOfReach && !one.isOfSight; });
        const auto told = effectsOf(laid, asked).value();
        for (const ReadingEffect& effect : told) {
            EXPECT_EQ(effect.lines, 0);
            for (const ChangedReach& one : effect.reach) EXPECT_FALSE(one.hexes.empty());
            if (!effect.reach.empty()) options.insert(effect.reading.option);
        }
    }
    EXPECT_GT(options.size(), 4u) << "options that change where units get";
}

TEST(Readings, StopWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const auto samples = support::allSamples();
    const auto laid = laidSample(samples.front());
    EXPECT_FALSE(effectsOf(laid, {otherReadings(laid), 4, {}, 3}, stop.get_token()));
}

TEST(SpottedFrom, IsTheFarthestThatSpots) {
    std::mt19937 random(20);
    int far = 0;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidSample(sample);
        if (!laid.hasMap()) continue;
        const auto hexes = laid.field().hexes();
        TurnConditions turn;
        if (const auto* scenario = laid.scenario()) turn = conditionsOf(scenario->turns, 1);
        const auto told = spottedFrom(laid.play(), turn, nullptr, 9).value();
        for (int i = 0; i < 20; ++i) {
            const auto place = random() % hexes.size();
            int most = 0;
            for (const Cell from : hexes) {
                const int distance = laid.play().spotting().distance(from, hexes[place]);
                if (from != hexes[place] && distance <= 9 &&
                    laid.play().spotting().spots({from, hexes[place], turn, nullptr, nullptr}))
                    most = std::max(most, distance);
            }
            EXPECT_EQ(told[place], most) << sample.path << " " << laid.field().label(hexes[place]);
            far += most > 3 ? 1 : 0;
        }
    }
    EXPECT_GT(far, 20);
}

// What a unit is and does changes its range; strategies that know a limit ask fewer hexes.
TEST(SpottedFrom, IsTheFarthestThatSpotsAUnit) {
    std::mt19937 random(20);
    int spotted = 0;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidSample(sample);
        if (!laid.hasMap() || laid.scenario() == nullptr) continue;
        const Roster roster(laid.document, laid.field());
        const auto hexes = laid.field().hexes();
        for (int turns = 1; turns <= laid.scenario()->turns.count; turns += 5) {
            const auto turn = conditionsOf(laid.scenario()->turns, turns);
            const auto& unit = roster.units()[random() % roster.units().size()];
            const auto told = spottedFrom(laid.play(), turn, &unit.values, 12).value();
            for (int i = 0; i < 10; ++i) {
                const auto place = random() % hexes.size();
                int most = 0;
                for (const Cell from : hexes)
                    if (const int distance = laid.play().spotting().distance(from, hexes[place]);
                        distance > most && distance <= 12 &&
                        laid.play().spotting().spots({from, hexes[place], turn, nullptr, &unit.values}))
                        most = distance;
                EXPECT_EQ(told[place], most) << sample.path << " " << unit.id.text;
                spotted += most > 1 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(spotted, 20);
}

}  // namespace
}  // namespace cota::mapsets
