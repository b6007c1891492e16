// docs/rules.md and its Spanish version are generated: COTA_UPDATE=1 writes them, otherwise they must be up
// to date.
#include "validator/report/rule_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "mapsets/loading/mapset_reader.h"
#include "tests/validator/report/generated_page.h"
#include "validator/report/rule_examples.h"
#include "validator/report/spanish_example.h"
#include "validator/rules/all_rules.h"

using namespace cota::checks;
using cota::mapsets::Mapset;
using cota::model::Language;
using cota::test::expectPage;

namespace {

const std::filesystem::path rulesFolder = COTA_SOURCE_DIR "/tests/rules";

std::vector<Mapset> shippedGames() {
    const cota::mapsets::MapsetLibrary library{{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
    std::vector<Mapset> games;
    for (const auto& id : library.list()) games.push_back(*cota::mapsets::readMapset(library, id).value);
    return games;
}

std::vector<const Mapset*> pointersTo(const std::vector<Mapset>& games) {
    std::vector<const Mapset*> pointers;
    for (const auto& game : games) pointers.push_back(&game);
    return pointers;
}

TEST(RuleBook, TheDocumentationIsTheTable) {
    const auto loaded = shippedGames();
    const auto games = pointersTo(loaded);
    expectPage("rules.md", ruleBook(allMessages(), games, RuleExamples(rulesFolder), Language::english));
    expectPage("es/reglas.md", ruleBook(allMessages(), games, RuleExamples(rulesFolder), Language::spanish));
}

/// A game with a row for the rule; `layer` wrote it.
Mapset gameWith(const char* id, const Rule& rule, const char* layer) {
    Mapset game;
    game.id = cota::model::MapsetId(id);
    game.name = {id, id};
    cota::mapsets::RuleSetting setting;
    setting.rule = rule.id();
    setting.citation = "7.7";
    setting.from.layer = cota::model::MapsetId(layer);
    game.catalogue.rules = {setting};
    return game;
}

const Rule& ruleThatNeedsARow() {
    for (const auto& topic : allMessages().topics())
        for (const auto& rule : topic.rules)
            if (!runsWithoutRow(rule)) return rule;
    throw std::logic_error("no rule needs a row");
}

TEST(RuleBook, SaysThatARuleIsOneGames) {
    const auto& rule = ruleThatNeedsARow();
    const Mapset first = gameWith("first", rule, "first"), second = gameWith("second", rule, "second"),
                 extension = gameWith("extension", rule, "first"), other;
    const auto tells = [&](std::vector<const Mapset*> games) {
        const auto text = explain(allMessages(), rule.id(), games, {}, Language::english).value_or("");
        return text.find("Only first has this rule (7.7).") != std::string::npos;
    };
    EXPECT_TRUE(tells({&first, &other}));
    EXPECT_TRUE(tells({&first, &extension})) << "the extension has the rows of the game it extends";
    EXPECT_FALSE(tells({&first, &second}));
    EXPECT_FALSE(tells({&first})) << "there is nothing to compare it with";
}

TEST(RuleBook, ExplainsARuleWithWhatTheGamesSay) {
    cota::mapsets::Mapset game;
    game.name = {"A Game", "Un juego"};
    cota::mapsets::RuleSetting setting;
    setting.rule = "ACCEPT-001";
    setting.citation = "7.7";
    game.catalogue.rules = {setting};
    const cota::mapsets::Mapset* const games[] = {&game};
    const auto text =
        explain(allMessages(), "ACCEPT-001", games,
                RuleExamples(rulesFolder).of("ACCEPT-001", Language::spanish), Language::spanish);
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("Un juego 7.7"), std::string::npos);
    EXPECT_NE(text->find("Bien:"), std::string::npos);
    EXPECT_FALSE(explain(allMessages(), "NONE-001", games, {}, Language::english));
}

TEST(RuleBook, ExamplesBearSpanishNamesInSpanish) {
    EXPECT_EQ(spanishExample("<group id=\"axis-line\" side=\"axsi\" kind=\"arrival\" zone=\"west-edge\">\n"
                             "  <unit counter=\"axis-1\" at=\"1-0302\"/>"),
              "<group id=\"linea-eje\" side=\"eej\" kind=\"arrival\" zone=\"borde-oeste\">\n"
              "  <unit counter=\"eje-1\" at=\"1-0302\"/>");
    EXPECT_EQ(spanishExample("<edge side=\"north\"/>"), "<edge side=\"north\"/>");
    EXPECT_EQ(spanishExample("<map>"), "<map>");
    const RuleExamples examples{rulesFolder};
    // All names that an author chose are replaced, except single letters and numbers.
    for (const auto& topic : allMessages().topics())
        for (const auto& rule : topic.rules)
            for (const auto& example = examples.of(rule.id(), Language::english);
                 const std::string& lines : {example.wrong, example.right}) {
                const auto spanish = spanishExample(lines);
                for (const char* name : {"counter=\"axis", "counter=\"allied", "side=\"axis", "side=\"allies",
                                         "reason=\"The", "title=\"The", "zone=\"north", "zone=\"west"})
                    EXPECT_EQ(spanish.find(name), std::string::npos)
                        << rule.id() << ": " << spanish
                        << "; add the words to validator/report/spanish_example.cpp";
                EXPECT_EQ(std::count(spanish.begin(), spanish.end(), '"'),
                          std::count(lines.begin(), lines.end(), '"'));
            }
}

TEST(RuleBook, ListsEveryRule) {
    EXPECT_NE(ruleList(allMessages(), Language::english).find("ACCEPT-004"), std::string::npos);
}

}  // namespace
