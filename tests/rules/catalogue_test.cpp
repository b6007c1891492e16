// Every check in a game's catalogue is covered by a rule or has a reason; checks for errors are always
// covered, and nine in ten of all.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "mapsets/cases/cases.h"
#include "mapsets/loading/mapset_reader.h"
#include "validator/engine/settings.h"
#include "validator/rules/all_rules.h"

using namespace cota;
namespace fs = std::filesystem;

namespace {

const mapsets::MapsetLibrary library{{fs::path(COTA_SOURCE_DIR) / "mapsets/systems"}};

class Catalogue : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        auto loaded = mapsets::readMapset(library, model::MapsetId(GetParam()));
        ASSERT_TRUE(loaded.value);
        game_ = std::move(loaded.value->catalogue);
        for (const auto& row : game_.rules)
            for (const auto& check : row.covers) rules_[check].insert(row.rule);
        for (const auto& must : game_.table.musts)
            for (const auto& check : must.covers) rules_[check].insert(must.id);
        for (const auto& one : game_.required.uncovered) ++uncovered_[one.check];
    }
    mapsets::Catalogue game_;
    std::map<std::string, std::set<std::string>> rules_;
    std::map<std::string, int> uncovered_;
};

TEST_P(Catalogue, EveryCheckIsCoveredOrAnswered) {
    for (const auto& check : game_.required.checks) {
        const bool covered = rules_.contains(check.id);
        const int reasons = uncovered_.contains(check.id) ? uncovered_[check.id] : 0;
        EXPECT_EQ(reasons, covered ? 0 : 1) << check.id << " " << check.title.en;
    }
}

TEST_P(Catalogue, OnlyKnownChecksAreNamed) {
    std::set<std::string> known;
    for (const auto& check : game_.required.checks) known.insert(check.id);
    for (const auto& [check, rules] : rules_)
        EXPECT_TRUE(known.contains(check)) << check << " of " << *rules.begin();
    for (const auto& [check, count] : uncovered_) EXPECT_TRUE(known.contains(check)) << check;
}

TEST_P(Catalogue, ErrorsAreCovered) {
    for (const auto& check : game_.required.checks) {
        if (check.severity != model::Severity::error) continue;
        EXPECT_TRUE(rules_.contains(check.id)) << check.id << " " << check.title.en;
    }
}

TEST_P(Catalogue, NineInTenAreCovered) {
    const auto covered = std::ssize(game_.required.checks) - std::ssize(uncovered_);
    EXPECT_GE(10 * covered, 9 * std::ssize(game_.required.checks));
}

// A check of the program itself is covered by worked cases that exist and are run.
TEST_P(Catalogue, CasesThatProveAreThere) {
    const auto loaded = mapsets::readMapset(library, model::MapsetId(GetParam()));
    std::set<std::string> asked;
    const auto cases = mapsets::readCases(*loaded.value);
    for (const auto& one : *cases.value)
        if (one.isAsked()) asked.insert(one.id);
    for (const auto& row : game_.rules) {
        if (row.rule != "MAPSET-053") continue;
        for (const auto& check : row.covers) {
            const auto* proofs = row.parameters.find(check);
            ASSERT_TRUE(proofs) << check;
            std::istringstream words(*proofs);
            for (std::string word; words >> word;) EXPECT_TRUE(asked.contains(word)) << check << ": " << word;
        }
        EXPECT_EQ(std::distance(row.parameters.begin(), row.parameters.end()), std::ssize(row.covers));
    }
}

TEST_P(Catalogue, RowsNameRulesThatExistWithParametersTheyRead) {
    for (const auto& row : game_.rules) {
        EXPECT_TRUE(checks::allMessages().row(row.rule)) << row.rule;
        const auto* rule = checks::allMessages().rule(row.rule);
        EXPECT_TRUE(!rule || checks::Settings(*rule, &row).faults().empty()) << row.rule;
    }
}

std::vector<std::string> games() {
    std::vector<std::string> ids;
    for (const auto& id : library.list()) ids.push_back(id.text);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, Catalogue, testing::ValuesIn(games()), [](const auto& one) {
    auto name = one.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-'; }, '_');
    return name;
});

}  // namespace
