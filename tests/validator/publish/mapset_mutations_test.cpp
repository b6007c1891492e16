// Every mistake that a designer can make in a mapset is found: every element and attribute of every game is
// removed, repeated and misspelt in turn, and `cota check` must report more than before. If it may report
// nothing, a row of the list of excuses gives the reason. One place of every kind is tried, and none of
// excused kinds; COTA_ALL_MUTATIONS=1 tries all.
#include "tests/validator/publish/mapset_mutations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "mapsets/cases/cases.h"
#include "tests/support/scratch_folder.h"
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

using Lines = std::multiset<std::string>;

/// Findings without their places, because line numbers change.
void add(Lines& lines, const std::vector<model::Finding>& findings) {
    for (const auto& finding : findings) {
        std::string line = finding.message;
        for (const auto& value : finding.values) line += " " + value.text;
        lines.insert(line);
    }
}

/// The findings of `cota check` for a folder, computed in the cheapest order.
class Folder {
  public:
    explicit Folder(fs::path folder) : folder_(std::move(folder)) {
        whole_ = lines();
        add(chapters_, mapsets::readMapsetFolder(library(), folder_).findings);
        auto loaded = publish::readWholeMapset(library(), folder_, false);
        mapset_ = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
        add(cases_, mapsets::readCases(*mapset_).findings);
    }

    /// Whether it reports more than before with the mistake in the chapter or the table of an importer.
    bool findsMore() const {
        Lines now;
        add(now, mapsets::readMapsetFolder(library(), folder_).findings);
        return isMore(now, chapters_) || isMore(lines(), whole_);
    }

    /// The same for a mistake in a file of cases: the game has not changed, so only the case with that line
    /// is run (all of them for a mistake in the legend).
    bool findsMoreInCases(const fs::path& file, int line) const {
        const auto cases = mapsets::readCases(*mapset_);
        Lines now;
        add(now, cases.findings);
        if (isMore(now, cases_)) return true;
        const mapsets::Case* hit = nullptr;
        for (const auto& one : *cases.value)
            if (one.where.file == file.generic_string() && one.where.line <= line) hit = &one;
        for (const auto& one : *cases.value)
            if ((!hit || hit == &one) && !mapsets::proveCase(*mapset_, one).empty()) return true;
        return false;
    }

    /// Whether a case fails, or cannot be asked, with the mistake in a chapter.
    bool failsCases() const {
        const auto loaded = publish::readWholeMapset(library(), folder_, true);
        static const std::set<std::string> ofCases{"MAPSET-036", "MAPSET-053", "MAPSET-054"};
        return std::ranges::any_of(loaded.findings,
                                   [](const auto& one) { return ofCases.contains(one.rule); });
    }

  private:
    mapsets::MapsetLibrary library() const { return {{folder_.parent_path(), systems}}; }

    Lines lines() const {
        checks::CheckInput input;
        auto loaded = publish::readWholeMapset(library(), folder_, false);
        input.findings = std::move(loaded.findings);
        if (loaded.value) input.mapset = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
        const auto report = checks::check(input, checks::allTopics(), {.today = "2026-01-01", .jobs = 1});
        Lines lines;
        for (const auto& reported : report.findings) add(lines, {reported.finding});
        return lines;
    }
    static bool isMore(const Lines& now, const Lines& before) {
        return !std::includes(before.begin(), before.end(), now.begin(), now.end());
    }

    fs::path folder_;
    std::shared_ptr<const mapsets::Mapset> mapset_;
    Lines whole_, chapters_, cases_;
};

std::vector<std::string> mapsetIds() {
    std::vector<std::string> ids;
    for (const auto& id : mapsets::MapsetLibrary{{systems}}.list()) ids.push_back(id.text);
    return ids;
}

class Mutations : public testing::TestWithParam<std::string> {
  protected:
    /// Boards of cases and the forces of a new scenario are documents, which have their own tests.
    static bool isTried(const fs::path& file) {
        const auto name = file.filename().string();
        return name.ends_with(".xml") && !name.ends_with(".board.xml") && !name.ends_with(".forces.xml");
    }
    static bool isFound(const Folder& folder, const fs::path& file, const Mutation& mutation) {
        if (file.filename().string().starts_with("cases"))
            return folder.findsMoreInCases(file, mutation.line);
        if (folder.findsMore()) return true;
        return excuseFor(mutation.sort).empty() && folder.failsCases();
    }
};

TEST_P(Mutations, AreFound) {
    const auto scratch = support::scratchFolder() / GetParam();
    fs::copy(systems / GetParam(), scratch, fs::copy_options::recursive);
    const Folder folder(scratch);
    const bool all = std::getenv("COTA_ALL_MUTATIONS") != nullptr;
    std::map<std::string, std::vector<std::string>> silent;
    std::map<std::string_view, int> excused;
    std::size_t tried = 0;
    for (const auto& entry : fs::directory_iterator(scratch)) {
        if (!isTried(entry.path())) continue;
        const auto text = load(entry.path());
        for (const auto& mutation : mutationsOf(text, all ? text.size() : ofEachSort)) {
            const auto excuse = excuseFor(mutation.sort);
            if (!excuse.empty()) ++excused[excuse];
            if (!excuse.empty() && !all) continue;
            std::ofstream(entry.path(), std::ios::binary) << mutation.apply(text);
            ++tried;
            if (!isFound(folder, entry.path(), mutation))
                silent[mutation.sort].push_back(entry.path().filename().string() + ":" +
                                                std::to_string(mutation.line) + " " + mutation.what);
        }
        std::ofstream(entry.path(), std::ios::binary) << text;
    }
    EXPECT_GT(tried, 300u);
    for (const auto& [sort, places] : silent)
        if (excuseFor(sort).empty())
            ADD_FAILURE() << sort << ": " << places.size() << " silent, the first at " << places.front();
    std::cout << GetParam() << ": " << tried << " mistakes tried; these sorts may be silent:\n";
    for (const auto& [excuse, number] : excused)
        std::cout << "  " << excuse << " (" << number << "): " << reasonOf(excuse) << '\n';
}

INSTANTIATE_TEST_SUITE_P(Games, Mutations, testing::ValuesIn(mapsetIds()), [](const auto& one) {
    auto name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
