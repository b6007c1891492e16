// Every command, tool, form and dialog of the window is in tests/editor/wx/covered.txt: with the driven tests
// that use it, or with a reason. Each of these tests compares what it did with the list when it ends
// (`finish` in drive_lib.sh).
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"

using namespace cota;

namespace {

namespace fs = std::filesystem;

const fs::path root = COTA_SOURCE_DIR;
const fs::path driven = root / "tests/editor/wx";

std::string textOf(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// "action save" and what covered.txt says of it.
std::map<std::string, std::string> covered() {
    std::map<std::string, std::string> rows;
    std::istringstream lines(textOf(driven / "covered.txt"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with("#")) continue;
        const auto colon = line.find(": ");
        EXPECT_NE(colon, std::string::npos) << line;
        if (colon == std::string::npos) continue;
        EXPECT_TRUE(rows.emplace(line.substr(0, colon), line.substr(colon + 2)).second) << "twice: " << line;
    }
    return rows;
}

/// The first groups of all matches in the sources of the window.
std::set<std::string> named(const std::regex& pattern, const std::string& kind, const std::string& end) {
    std::set<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(root / "editor/wx")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = textOf(entry.path());
        for (std::sregex_iterator it(text.begin(), text.end(), pattern), last; it != last; ++it)
            found.insert(kind + " " + (*it)[1].str() + end);
    }
    return found;
}

std::set<std::string> everything() {
    std::set<std::string> all;
    for (const auto& row : tools::actionRows()) all.insert(std::string("action ") + row.id);
    for (const auto& row : tools::toolRows()) all.insert(std::string("tool ") + row.id);
    // Forms have the key of their list of fields; those of entries have that of their kind.
    all.merge(named(std::regex(R"re(new FieldList\(\w+, "([\w-]+)"\))re"), "form", ""));
    all.merge(named(std::regex(R"re(EntryKind \w+\{\s*"([\w-]+)")re"), "form", "-form"));
    all.merge(named(std::regex(R"re(new ZonePanel\([^"]*"([\w-]+)")re"), "form", "-form"));
    all.merge(named(std::regex(R"re("([\w-]+-dialog)")re"), "dialog", ""));
    return all;
}

TEST(Covered, EverythingOfTheWindowIsDrivenOrHasAReason) {
    const auto rows = covered();
    const auto all = everything();
    EXPECT_GT(all.size(), 140U);
    for (const auto& one : all)
        EXPECT_TRUE(rows.contains(one))
            << one << " is in no driven test: drive it, and write it into covered.txt";
    for (const auto& [one, tests] : rows) EXPECT_TRUE(all.contains(one)) << one << " is in covered.txt only";
}

TEST(Covered, TheTestsAreRun) {
    const std::string list = textOf(driven / "CMakeLists.txt");
    for (const auto& [one, tests] : covered()) {
        if (tests.starts_with("- ")) continue;
        std::istringstream names(tests);
        for (std::string name; names >> name;) {
            EXPECT_NE(textOf(driven / (name + "_test.sh")).find("\nfinish"), std::string::npos)
                << one << ": " << name << " does not compare itself with covered.txt";
            EXPECT_TRUE(std::regex_search(list, std::regex("\\b" + name + "\\b"))) << name;
        }
    }
}

/// A screen reader is asked for the names of the controls of each dialog (`all_named` in speech_lib.sh).
TEST(Covered, EachDialogIsHeard) {
    const std::regex heard(R"(\b(speech|heard)\b)");
    for (const auto& [one, tests] : covered()) {
        const bool isDialog = one.starts_with("dialog ");
        EXPECT_TRUE(!isDialog || tests.starts_with("- ") || std::regex_search(tests, heard))
            << one << ": listen to it in heard_test.sh, and write that into covered.txt";
    }
}

/// Each dialog of our own has a name that the trace can tell.
TEST(Covered, DialogsHaveNames) {
    const std::regex made(
        R"(: public wxDialog|\bwxDialog \w+\(|\bwxTextEntryDialog \w+\(|\bwxSingleChoiceDialog \w+\()");
    for (const auto& entry : fs::recursive_directory_iterator(root / "editor/wx")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = textOf(entry.path());
        const auto count = [&](const std::regex& pattern) {
            return std::distance(std::sregex_iterator(text.begin(), text.end(), pattern),
                                 std::sregex_iterator());
        };
        EXPECT_EQ(text.find("wxGetSingleChoice"), text.npos) << entry.path() << ": a dialog without a name";
        EXPECT_EQ(text.find("wxGetTextFromUser"), text.npos) << entry.path() << ": a dialog without a name";
        EXPECT_LE(count(made), count(std::regex(R"([\w-]+-dialog")"))) << entry.path();
    }
}

}  // namespace
