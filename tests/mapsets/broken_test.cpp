// One tiny broken game for each thing that can be wrong:
// tests/mapsets/data/broken/<MAPSET-NNN...>/<game>/*.xml, found by walking. expected.txt lists the findings,
// line by line; a finding nobody has a folder for fails too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include "mapsets/cases.h"
#include "mapsets/mapset_check.h"
#include "mapsets/mapset_messages.h"
#include "mapsets/mapset_reader.h"
#include "tests/mapsets/mapset_fixture.h"

using namespace cota;
using namespace cota::mapsets;
using namespace cota::mapsets::test;
namespace fs = std::filesystem;

namespace {

constexpr ParameterRow overlook{"overlook", ParameterRow::Kind::word, "both observer", "both", {"", ""}};
constexpr ParameterRow within{"always-within", ParameterRow::Kind::integer, "", "1", {"", ""}};
constexpr std::array<ParameterRow, 2> sightParameters{overlook, within};
constexpr std::array<ReasonRow, 1> sightReasons{{{"contour", {"", ""}}}};
const std::array<StrategyDescription, 2> someStrategies{
    {{"sight", "contour-profile", sightParameters, sightReasons}, {"sight", "none", {}, {}}}};

std::vector<std::string> brokenFolders() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(testFolder("broken")))
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

/// Everything a program would show of the game "game" in the folder.
std::vector<model::Finding> findingsOf(const std::string& name) {
    const auto folder = testFolder("broken/" + name);
    const MapsetLibrary library{{folder}};
    auto loaded = readMapsetFolder(library, folder / "game");
    auto findings = std::move(loaded.findings);
    if (loaded.value) {
        // Only what the folder is about: every small game lacks most of the strategies there are.
        if (fs::exists(folder / "strategies")) {
            auto strategies = checkStrategies(*loaded.value, someStrategies);
            findings.insert(findings.end(), strategies.begin(), strategies.end());
        }
        auto cases = readCases(*loaded.value);
        findings.insert(findings.end(), cases.findings.begin(), cases.findings.end());
    }
    return findings;
}

class Broken : public testing::TestWithParam<std::string> {};

TEST_P(Broken, IsReportedAsExpected) {
    const auto found = listed(findingsOf(GetParam()));
    std::ifstream file(testFolder("broken/" + GetParam()) / "expected.txt");
    std::stringstream expected;
    expected << file.rdbuf();
    EXPECT_EQ(found, expected.str());
    EXPECT_NE(found.find(GetParam().substr(0, 10)), std::string::npos)
        << "the folder shows what it is named for";
}

INSTANTIATE_TEST_SUITE_P(Folders, Broken, testing::ValuesIn(brokenFolders()), [](const auto& parameter) {
    auto name = parameter.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

TEST(Broken, EveryMessageHasAFolder) {
    const auto folders = brokenFolders();
    for (const auto& row : mapsetMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
}

TEST(Broken, BothLanguagesNameTheSameValues) {
    for (const auto& row : mapsetMessages())
        EXPECT_EQ(model::placeholders(row.text.en), model::placeholders(row.text.es)) << row.id;
}

}  // namespace
