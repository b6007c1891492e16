// docs/rule-coverage.md and its Spanish version are generated: COTA_UPDATE=1 writes them.
#include "validator/report/coverage_book.h"

#include <gtest/gtest.h>

#include "mapsets/loading/mapset_reader.h"
#include "tests/validator/report/generated_page.h"
#include "validator/rules/all_rules.h"

using namespace cota;

namespace {

std::vector<mapsets::Mapset> games() {
    const std::filesystem::path root = COTA_SOURCE_DIR;
    const mapsets::MapsetLibrary library{{root / "mapsets/systems"}};
    std::vector<mapsets::Mapset> all;
    for (const auto& id : library.list())
        if (auto loaded = mapsets::readMapset(library, id);
            loaded.value && !loaded.value->catalogue.required.checks.empty())
            all.push_back(std::move(*loaded.value));
    return all;
}

TEST(CoverageBook, ThePageIsWhatTheGamesHold) {
    const auto all = games();
    ASSERT_FALSE(all.empty());
    test::expectPage("rule-coverage.md", coverageBook(checks::allMessages(), all, model::Language::english));
    test::expectPage("es/cobertura.md", coverageBook(checks::allMessages(), all, model::Language::spanish));
}

TEST(CoverageBook, CountsErrorsAndWhatOnlyReadersAnswer) {
    mapsets::Mapset game;
    game.name = {"A Game", "Un juego"};
    auto& catalogue = game.catalogue;
    catalogue.required.checks.resize(3);
    for (std::size_t i = 0; i < 3; ++i)
        catalogue.required.checks[i].id = std::string("C-") + static_cast<char>('1' + i);
    catalogue.required.checks[2].severity = model::Severity::info;
    catalogue.rules.resize(2);
    catalogue.rules[0].rule = "ACCEPT-001";
    catalogue.rules[0].covers = {"C-1"};
    catalogue.rules[1].rule = "MAPSET-053";
    catalogue.rules[1].covers = {"C-1", "C-3"};
    catalogue.rules[1].parameters.set("C-1", "X Y");
    catalogue.required.uncovered = {{"C-2", {"why", "porqué"}, {}}};
    const auto sum = checks::coverageOf(checks::allMessages(), catalogue);
    EXPECT_EQ(sum.checks, 3);
    EXPECT_EQ(sum.covered, 2);
    EXPECT_EQ(sum.byData, 1);
    EXPECT_EQ(sum.errors, 2);
    EXPECT_EQ(sum.errorsCovered, 1);
    const auto page = checks::coverageBook(checks::allMessages(), {&game, 1}, model::Language::spanish);
    EXPECT_NE(page.find("| Un juego | 3 | 2 (66 %) | 1 | 1 de 2 |"), std::string::npos) << page;
    EXPECT_NE(page.find("| `ACCEPT-001`, `MAPSET-053` (X Y) |"), std::string::npos) << page;
    EXPECT_NE(page.find("*sin cubrir:* porqué"), std::string::npos) << page;
}

}  // namespace
