// One tiny broken game for each possible mistake: tests/mapsets/data/broken/<MAPSET-NNN...>/<game>/*.xml,
// found by walking. expected.txt lists the findings, one per line; a finding without a folder also fails.
// asked.txt contains the id of a game to be read. COTA_UPDATE=1 writes expected.txt again.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "mapsets/cases/cases.h"
#include "mapsets/loading/formula_messages.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/loading/look/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/loading/prints/briefing_messages.h"
#include "mapsets/look/faces/face_messages.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/placeholders.h"

using namespace cota;
using namespace cota::mapsets;
using namespace cota::mapsets::test;
namespace fs = std::filesystem;

namespace {

/// Findings that list what the program knows keep their text when it learns more.
bool listsTheProgram(const std::string& rule) {
    return (rule >= "MAPSET-021" && rule <= "MAPSET-026") || rule == "MAPSET-042" || rule == "MAPSET-043" ||
           rule == "FACE-001" || rule == "LOOK-001" || rule == "LOOK-003" || rule == "LOOK-008" ||
           rule == "LOOK-009" || rule == "LAYOUT-001" || rule == "LAYOUT-005";
}

std::vector<std::string> brokenFolders() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(testFolder("broken")))
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

/// The id in asked.txt, for folders in which a game is read by name.
std::optional<model::MapsetId> askedIn(const fs::path& folder) {
    std::ifstream file(folder / "asked.txt");
    if (!file) return std::nullopt;
    std::string id;
    std::getline(file, id);
    return model::MapsetId(id);
}

/// All findings of the program for the game "game" in the folder, or for the one in asked.txt.
std::vector<model::Finding> findingsOf(const std::string& name) {
    const auto folder = testFolder("broken/" + name);
    const MapsetLibrary library{{folder}};
    const auto asked = askedIn(folder);
    auto loaded = asked ? readMapset(library, *asked) : readMapsetFolder(library, folder / "game");
    auto findings = std::move(loaded.findings);
    if (loaded.value) {
        auto cases = readCases(*loaded.value);
        findings.insert(findings.end(), cases.findings.begin(), cases.findings.end());
        const bool proves = name.starts_with("MAPSET-053") || name.starts_with("MAPSET-054");
        for (const auto& one : *cases.value)
            for (auto& finding : proves ? proveCase(*loaded.value, one) : std::vector<model::Finding>())
                findings.push_back(std::move(finding));
    }
    // Missing things are not mistakes in a tiny game, unless they are the subject.
    std::erase_if(findings, [&](const model::Finding& finding) {
        return finding.severity == model::Severity::info && finding.rule != name;
    });
    for (auto& finding : findings) {
        if (!listsTheProgram(finding.rule)) continue;
        for (auto& value : finding.values)
            if (value.name == "known" || value.name == "questions") value.text = "...";
    }
    return findings;
}

class Broken : public testing::TestWithParam<std::string> {};

TEST_P(Broken, IsReportedAsExpected) {
    const auto found = listed(findingsOf(GetParam()));
    const auto path = testFolder("broken/" + GetParam()) / "expected.txt";
    if (std::getenv("COTA_UPDATE")) std::ofstream(path, std::ios::binary) << found;
    std::ifstream file(path);
    std::stringstream expected;
    expected << file.rdbuf();
    EXPECT_EQ(found, expected.str());
    EXPECT_NE(found.find(GetParam().substr(0, GetParam().find('.'))), std::string::npos)
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
    for (const auto& row : look::faceMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
    for (const auto& row : formulaMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
    for (const auto& row : briefingMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
    for (const auto& row : layoutMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
    for (const auto& row : lookMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
    for (const auto& row : mapsetMessages())
        EXPECT_TRUE(std::binary_search(folders.begin(), folders.end(), std::string(row.id))) << row.id;
}

TEST(Broken, BothLanguagesNameTheSameValues) {
    for (const auto& row : look::faceMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
    for (const auto& row : formulaMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
    for (const auto& row : briefingMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
    for (const auto& row : layoutMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
    for (const auto& row : lookMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
    for (const auto& row : mapsetMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
}

}  // namespace
