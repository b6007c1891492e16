// The help of the commands; and the manual must agree with it in both languages.
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> everyCommand = {
    "check", "los",      "viewshed", "overlay",  "readings", "analyse", "heights", "contours",
    "reach", "stack",    "attack",   "matrix",   "odds",     "score",   "deal",    "render",
    "chart", "underlay", "card",     "counters", "kit",      "rules",   "explain", "mapsets",
    "new",   "export",   "import",   "diff",     "fix"};

std::string helpIn(const std::string& command, const std::string& language) {
    return run({command, "--help", "--lang", language}).out;
}

/// The left column of the help: "--turn N", "FILE...".
std::vector<std::string> leftColumn(const std::string& help) {
    std::vector<std::string> left;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("  ") && !line.starts_with("  cota "))
            left.push_back(line.substr(2, line.find("  ", 2) - 2));
    return left;
}

/// The words in capitals, which are placeholders for values.
std::set<std::string> standIns(const std::string& text) {
    std::set<std::string> found;
    std::string word;
    for (const char c : text + " ") {
        const bool isLetter = (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
        if (isLetter || (!word.empty() && c == '-')) {
            word += c;
        } else {
            if (word.size() > 1) found.insert(word);
            word.clear();
        }
    }
    return found;
}

TEST(Help, WordsForValuesAreNotEnglishInSpanish) {
    const std::set<std::string> same = {"ID", "LON", "LAT", "URL"};
    for (const std::string& command : everyCommand) {
        std::set<std::string> english;
        for (const std::string& left : leftColumn(helpIn(command, "en"))) english.merge(standIns(left));
        for (const std::string& left : leftColumn(helpIn(command, "es")))
            for (const std::string& word : standIns(left))
                EXPECT_TRUE(!english.count(word) || same.count(word)) << command << ": " << word;
    }
}

TEST(Help, SaysWhatArgumentsAre) {
    EXPECT_THAT(helpIn("diff", "en"),
                HasSubstr("Usage: cota diff OLD-FILE NEW-FILE [GIT-WORDS...] [OPTIONS]"));
    EXPECT_THAT(helpIn("diff", "es"),
                HasSubstr("Uso: cota diff ARCHIVO-ANTERIOR ARCHIVO-NUEVO [PALABRAS-DE-GIT...] [OPCIONES]"));
    EXPECT_THAT(helpIn("mapsets", "en"), HasSubstr("Usage: cota mapsets [GAME] [OPTIONS]"));
    EXPECT_THAT(helpIn("mapsets", "es"), HasSubstr("Uso: cota mapsets [JUEGO] [OPCIONES]"));
    EXPECT_THAT(run({"diff", "one.board.xml", "--lang", "es"}).err,
                HasSubstr("Se comparan dos archivos o dos carpetas: ARCHIVO-ANTERIOR y ARCHIVO-NUEVO."));
}

TEST(Help, SaysDefaultsAlikeInBothLanguages) {
    const auto count = [](const std::string& text, const std::string& word) {
        int found = 0;
        for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++found;
        return found;
    };
    for (const std::string& command : everyCommand) {
        const auto english = helpIn(command, "en");
        const auto spanish = helpIn(command, "es");
        EXPECT_EQ(count(english, "(default: "), count(spanish, "(valor predeterminado: ")) << command;
        EXPECT_EQ(count(english, "default"), count(english, "(default: ")) << command;
        EXPECT_EQ(count(spanish, "predeterminado"), count(spanish, "(valor predeterminado: ")) << command;
    }
}

/// The options in a text: "--turn".
std::set<std::string> optionsIn(const std::string& text) {
    std::set<std::string> found;
    for (auto at = text.find("--"); at != std::string::npos; at = text.find("--", at + 2)) {
        auto end = at + 2;
        while (end < text.size() && (std::islower(static_cast<unsigned char>(text[end])) || text[end] == '-'))
            ++end;
        const bool isWord =
            at == 0 || std::string_view(" `|\n(").find(text[at - 1]) != std::string_view::npos;
        if (isWord && end > at + 2 && text[at + 2] != '-') found.insert(text.substr(at, end - at));
    }
    return found;
}

/// The sections of a page, by number.
std::vector<std::string> sectionsOf(const std::string& page) {
    std::vector<std::string> sections(1);
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) sections.emplace_back();
        sections.back() += line + "\n";
    }
    return sections;
}

std::string pageAt(const char* path) { return load(fs::path(COTA_SOURCE_DIR) / "docs" / path); }

class Pages : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(Pages, NameTheSameOptionsInEachSection) {
    const auto english = sectionsOf(pageAt(GetParam().first));
    const auto spanish = sectionsOf(pageAt(GetParam().second));
    ASSERT_EQ(english.size(), spanish.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        auto there = optionsIn(spanish[i]);
        there.erase("--lang");  // the examples use the language of the page
        auto here = optionsIn(english[i]);
        here.erase("--lang");
        EXPECT_EQ(here, there) << english[i].substr(0, english[i].find('\n'));
    }
}

TEST_P(Pages, ShowTheSameCommandsInEachSection) {
    const auto commandsIn = [](const std::string& text) {
        std::vector<std::string> found;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("$ cota ")) continue;
            std::istringstream words(line);
            std::string word;
            for (int i = 0; i < 3; ++i) words >> word;
            found.push_back(word);
        }
        return found;
    };
    const auto english = sectionsOf(pageAt(GetParam().first));
    const auto spanish = sectionsOf(pageAt(GetParam().second));
    ASSERT_EQ(english.size(), spanish.size());
    for (std::size_t i = 0; i < english.size(); ++i)
        EXPECT_EQ(commandsIn(english[i]), commandsIn(spanish[i]))
            << english[i].substr(0, english[i].find('\n'));
}

INSTANTIATE_TEST_SUITE_P(Docs, Pages,
                         testing::Values(std::pair{"cli.md", "es/comandos.md"},
                                         std::pair{"ci.md", "es/ci.md"},
                                         std::pair{"interchange.md", "es/intercambio.md"},
                                         std::pair{"editor.md", "es/editor.md"}));

TEST(PageOfCommands, NamesEveryOptionOfEveryHelp) {
    for (const auto* path : {"cli.md", "es/comandos.md"}) {
        const auto sections = sectionsOf(pageAt(path));
        for (const std::string& command : everyCommand) {
            // Options that the first section explains for all commands need not be repeated.
            auto named = optionsIn(sections.front());
            named.merge(std::set<std::string>{"--mapsets", "--help", "--out"});  // --out: as -o
            for (const auto& section : sections) {
                const auto title = section.substr(0, section.find('\n'));
                if (title.find(command) != std::string::npos) named.merge(optionsIn(section));
            }
            for (const auto& option : optionsIn(helpIn(command, "en")))
                EXPECT_TRUE(named.count(option)) << path << ": " << command << " " << option;
        }
    }
}

}  // namespace
}  // namespace cota::test
