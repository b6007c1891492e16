// Whatever a designer can get wrong in a mapset is found: every element and every attribute of a whole game
// is taken out, written twice and misspelt in turn, and `cota check` must say more than before. Where it may
// keep silent, a row of the list below says why. A few places of every sort are tried; COTA_ALL_MUTATIONS=1
// tries all.
#include "tests/validator/publish/mapset_mutations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "validator/engine/run_rules.h"
#include "validator/publish/whole_mapset.h"
#include "validator/report/text_report.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using namespace cota::publish::test;
namespace fs = std::filesystem;

namespace {

const fs::path systems = fs::path(COTA_SOURCE_DIR) / "mapsets/systems";
constexpr std::size_t ofEachSort = 1;  // each costs a check of the whole folder

std::string load(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What `cota check` says of the folder, without the places: lines move when a line goes.
std::multiset<std::string> findingsOn(const fs::path& folder) {
    checks::CheckInput input;
    auto loaded = publish::readWholeMapset({{folder.parent_path(), systems}}, folder);
    input.findings = std::move(loaded.findings);
    if (loaded.value) input.mapset = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
    const auto report = checks::check(input, checks::allTopics(), {.today = "2026-01-01", .jobs = 1});
    std::multiset<std::string> lines;
    for (auto reported : report.findings) {
        std::string line = reported.finding.message;
        for (const auto& value : reported.finding.values) line += " " + value.text;
        lines.insert(line);
    }
    return lines;
}

class Mutations : public testing::TestWithParam<std::string> {};

TEST_P(Mutations, AreFound) {
    const auto scratch = fs::path(COTA_BINARY_DIR) / "scratch" / "mutations" / GetParam();
    fs::remove_all(scratch);
    fs::create_directories(scratch.parent_path());
    fs::copy(systems / GetParam(), scratch, fs::copy_options::recursive);
    const auto before = findingsOn(scratch);
    const bool all = std::getenv("COTA_ALL_MUTATIONS") != nullptr;
    std::map<std::string, std::vector<std::string>> silent;
    std::size_t tried = 0;
    for (const auto& entry : fs::directory_iterator(scratch)) {
        if (entry.path().extension() != ".xml") continue;
        const auto text = load(entry.path());
        for (const auto& mutation : mutationsOf(text, all ? text.size() : ofEachSort)) {
            std::ofstream(entry.path(), std::ios::binary) << mutation.apply(text);
            ++tried;
            const auto now = findingsOn(scratch);
            std::vector<std::string> fresh;
            std::set_difference(now.begin(), now.end(), before.begin(), before.end(),
                                std::back_inserter(fresh));
            if (fresh.empty())
                silent[mutation.sort].push_back(entry.path().filename().string() + ":" +
                                                std::to_string(mutation.line) + " " + mutation.what);
        }
        std::ofstream(entry.path(), std::ios::binary) << text;
    }
    EXPECT_GT(tried, 300u);
    std::set<std::string_view> used;
    for (const auto& [sort, places] : silent) {
        const auto excuse = excuseFor(sort);
        used.insert(excuse);
        if (excuse.empty())
            ADD_FAILURE() << sort << ": " << places.size() << " silent, the first at " << places.front();
    }
    for (const auto excuse : excusedSorts())
        if (!used.contains(excuse)) std::cout << "every mistake was found: " << excuse << '\n';
    std::cout << GetParam() << ": " << tried << " mistakes tried\n";
}

INSTANTIATE_TEST_SUITE_P(Games, Mutations, testing::Values("panzer-grenadier"), [](const auto& one) {
    auto name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
