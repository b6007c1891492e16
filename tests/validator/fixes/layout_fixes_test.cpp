// Mistakes planted in the layout.xml and look.xml beside a board: each fix must restore the text.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>

#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

using namespace cota;
namespace fs = std::filesystem;

namespace {

constexpr const char* soundLayout = R"(<layout keep="yes">
  <text what="title" side="above" width="62.5"/>
  <leave-out id="compass"/>
  <chart what="scale" side="below"/>
  <column value="hides-beyond" en="Hides" es="Oculta"/>
  <column id="sight" en="Sight" es="Visión">
    <word tag="blocks" en="blocks" es="bloquea"/>
  </column>
</layout>
)";

struct LayoutMistake {
    const char* rule;
    const char *right, *wrong;
};
const std::vector<LayoutMistake> layoutMistakes{
    {"LAYOUT-001", "<chart what=\"scale\"", "<cahrt what=\"scale\""},
    {"LAYOUT-002", "62.5", "62,5 mm"},
    {"LAYOUT-003", "  <chart what=\"scale\" side=\"below\"/>\n",
     "  <chart what=\"scale\" side=\"below\"/>\n  <chart what=\"scale\" side=\"below\"/>\n"},
    {"LAYOUT-004", "value=\"hides-beyond\"", "value=\"hides-beyod\""},
    {"LAYOUT-004", "tag=\"blocks\"", "tag=\"bloks\""},
    {"LAYOUT-005", "id=\"compass\"", "id=\"compas\""},
};

std::string replacedIn(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

struct BoardWith {
    fs::path board, beside;
    fixes::Source source;

    BoardWith(const char* name, const std::string& text) {
        const auto folder = support::scratchFolder();
        board = folder / "a.board.xml";
        beside = folder / name;
        std::ofstream(board)
            << "<board format=\"4\" id=\"A\" mapset=\"panzer-grenadier\"><grid orientation=\"flat\" "
               "stagger=\"even-low\" columns=\"4\" rows=\"3\"/><hexes ground=\"clear\"/></board>";
        std::ofstream(beside) << text;
        source.path = board;
        source.game = std::make_shared<const mapsets::Mapset>(support::realGame("panzer-grenadier"));
        source.hasFilesBeside = true;
    }
    std::string fixed() {
        const auto result = fixes::fixAll(source, [](const std::string& rule) {
            return rule.starts_with("LAYOUT-") || rule.starts_with("LOOK-");
        });
        const auto found = result.after.find(beside.generic_string());
        return found == result.after.end() ? "" : found->second;
    }
};

TEST(LayoutFixes, GiveTheTextBackAsItWas) {
    std::set<std::string> tried, known;
    for (const auto& [rule, right, wrong] : layoutMistakes) {
        BoardWith one("layout.xml", replacedIn(soundLayout, right, wrong));
        const auto judged = fixes::judge(one.source);
        const bool isFound = std::ranges::any_of(judged.report.findings, [&](const auto& found) {
            return found.finding.rule == rule && found.finding.where &&
                   found.finding.where->file == one.beside.generic_string() && found.finding.where->line > 1;
        });
        EXPECT_TRUE(isFound) << rule;
        EXPECT_EQ(one.fixed(), soundLayout) << rule;
        tried.insert(rule);
    }
    for (const auto* row : checks::allMessages().readerRows())
        if (const std::string rule(model::ruleOf(row->id)); rule.starts_with("LAYOUT-"))
            if (checks::fixOf(checks::allMessages(), rule)) known.insert(rule);
    EXPECT_EQ(tried, known);
}

TEST(LayoutFixes, OfALookBesideTheDocumentToo) {
    const std::string sound = "<look>\n  <terrain id=\"field\" draw=\"plain\" fill=\"#ffeeaa\"/>\n</look>\n";
    EXPECT_EQ(BoardWith("look.xml", replacedIn(sound, "field", "feild")).fixed(), sound);
    EXPECT_EQ(BoardWith("look.xml", sound).fixed(), "");
}

}  // namespace
