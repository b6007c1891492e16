// Games name only strategies, parameters, words and reasons that exist.
#include <gtest/gtest.h>

#include <set>

#include "mapsets/loading/mapset_check.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/play/play.h"
#include "tests/mapsets/mapset_fixture.h"

using namespace cota::mapsets;
using namespace cota::mapsets::test;

namespace {

TEST(Strategies, GamesNameOnlyWhatExists) {
    const MapsetLibrary library{{systemsFolder()}};
    for (const auto& id : library.list()) {
        SCOPED_TRACE(id.text);
        EXPECT_EQ(listed(checkStrategies(readGame(id.text), describeStrategies())), "");
    }
}

/// The tag that means "hides its occupants" and the value that causes it are declared separately.
TEST(Strategies, WhateverIsLimitingCapsTheSpottingRange) {
    const auto mapset = readGame("panzer-grenadier");
    const auto& catalogue = mapset.catalogue;
    const auto* cap = catalogue.strategy("spotting")->parameters.find("cap");
    ASSERT_NE(cap, nullptr);
    int limiting = 0;
    const auto check = [&](const auto& types) {
        for (const auto& type : types) {
            if (!hasTag(type.tags, "limiting")) continue;
            ++limiting;
            EXPECT_TRUE(type.values.has(*cap)) << type.id.text;
        }
    };
    check(catalogue.terrains);
    check(catalogue.features);
    EXPECT_GE(limiting, 5);
}

TEST(Strategies, AreDescribedOnceAndInBothLanguages) {
    std::set<std::string> seen;
    for (const auto& description : describeStrategies()) {
        EXPECT_TRUE(seen.insert(std::string(description.question) + ' ' + description.name).second);
        for (const auto& row : description.parameters) {
            EXPECT_FALSE(row.meaning.in(cota::model::Language::english).empty()) << row.name;
            EXPECT_FALSE(row.meaning.in(cota::model::Language::spanish).empty()) << row.name;
        }
    }
}

}  // namespace
