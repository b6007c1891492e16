// Runs the examples of the manual and compares their output with the pages.
#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

#include "formats/earth/earth_library.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;

struct Example {
    int line = 0;  // in the manual
    std::vector<std::string> arguments;
    std::vector<std::string> shown;
};

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<Example> examplesIn(const fs::path& manual) {
    std::vector<Example> examples;
    bool isInside = false;
    int number = 0;
    for (const std::string& line : linesOf(load(manual))) {
        ++number;
        if (line.starts_with("```")) {
            isInside = line == "```console";
        } else if (isInside && line.starts_with("$ cota ")) {
            std::istringstream words(line.substr(7));
            Example& example = examples.emplace_back();
            example.line = number;
            for (std::string word; words >> word;) example.arguments.push_back(word);
        } else if (isInside) {
            examples.back().shown.push_back(line);
        }
    }
    return examples;
}

/// Whether the output matches the lines shown; "..." matches any number of lines.
bool fits(const std::vector<std::string>& said, const std::vector<std::string>& shown, std::size_t i = 0,
          std::size_t j = 0) {
    for (; j < shown.size(); ++i, ++j) {
        if (shown[j] == "...") {
            for (std::size_t skip = i; skip <= said.size(); ++skip)
                if (fits(said, shown, skip, j + 1)) return true;
            return false;
        }
        if (i >= said.size() || said[i] != shown[j]) return false;
    }
    return i == said.size();
}

class Manual : public testing::TestWithParam<const char*> {};

TEST_P(Manual, ShowsWhatTheProgramSays) {
    const fs::path folder = scratchFolder() / "work";
    fs::remove_all(folder);
    fs::create_directories(folder / "samples");
    const fs::path source = COTA_SOURCE_DIR;
    fs::copy(source / "samples", folder / "samples", fs::copy_options::recursive);
    fs::copy(source / "tests/fuzz/interchange/boards/small.board", folder);
    fs::copy(source / "tests/cli/heights", folder);
    fs::copy(source / "tests/cli/tutorial", folder);  // written by editor.manual
    const fs::path before = fs::current_path();
    fs::current_path(folder);
    const auto examples = examplesIn(source / GetParam());
    EXPECT_GE(examples.size(), 1u);
    earth::EarthProblem problem;
    const bool hasHeights = earth::earthFiles(problem) != nullptr;
    for (const Example& example : examples) {
        const bool isHeights = std::ranges::any_of(
            example.arguments, [](const std::string& word) { return earth::isHeightModelName(word); });
        if (isHeights && !hasHeights) continue;
        const auto outcome = run(example.arguments);
        const std::string said = outcome.out + outcome.err;
        EXPECT_TRUE(fits(linesOf(said), example.shown))
            << GetParam() << ":" << example.line << ": the program says:\n"
            << said;
    }
    fs::current_path(before);
}

/// "docs/es/comandos.md" as a test name: "docs_es_comandos".
std::string pageName(const testing::TestParamInfo<const char*>& manual) {
    std::string name = fs::path(manual.param).replace_extension().generic_string();
    for (const char other : {'/', '-'}) std::replace(name.begin(), name.end(), other, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(
    Docs, Manual,
    testing::Values("docs/cli.md", "docs/es/comandos.md", "docs/interchange.md", "docs/es/intercambio.md",
                    "docs/manual/en/tutorial-levels.md", "docs/manual/es/tutorial-levels.md",
                    "docs/manual/en/tutorial-contours.md", "docs/manual/es/tutorial-contours.md",
                    "docs/manual/en/tutorial-battle.md", "docs/manual/es/tutorial-battle.md",
                    "docs/manual/en/how-ci.md", "docs/manual/es/how-ci.md", "docs/manual/en/how-playtest.md",
                    "docs/manual/es/how-playtest.md", "docs/manual/en/how-own-game.md",
                    "docs/manual/en/how-heat-page.md", "docs/manual/es/how-heat-page.md",
                    "docs/manual/es/how-own-game.md"),
    pageName);

}  // namespace
}  // namespace cota::test
