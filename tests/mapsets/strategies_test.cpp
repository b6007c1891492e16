// Games name only strategies, parameters, words and reasons that exist.
#include <gtest/gtest.h>

#include <set>

#include "mapsets/mapset_check.h"
#include "mapsets/mapset_reader.h"
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
