// docs/rules.md and its Spanish version are generated: COTA_UPDATE=1 writes them, otherwise they must be up
// to date.
#include "validator/report/rule_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/validator/report/generated_page.h"
#include "validator/report/rule_examples.h"
#include "validator/report/spanish_example.h"
#include "validator/rules/all_rules.h"

using namespace cota::checks;
using cota::model::Language;
using cota::test::expectPage;

namespace {

const std::filesystem::path rulesFolder = COTA_SOURCE_DIR "/tests/rules";

TEST(RuleBook, TheDocumentationIsTheTable) {
    expectPage("rules.md", ruleBook(allMessages(), RuleExamples(rulesFolder), Language::english));
    expectPage("es/reglas.md", ruleBook(allMessages(), RuleExamples(rulesFolder), Language::spanish));
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
                    EXPECT_EQ(spanish.find(name), std::string::npos) << rule.id() << ": " << spanish;
                EXPECT_EQ(std::count(spanish.begin(), spanish.end(), '"'),
                          std::count(lines.begin(), lines.end(), '"'));
            }
}

TEST(RuleBook, ListsEveryRule) {
    EXPECT_NE(ruleList(allMessages(), Language::english).find("ACCEPT-004"), std::string::npos);
}

}  // namespace
