// Both languages in everything users read.
#include <gmock/gmock.h>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> commands = {
    "check",   "los",     "viewshed", "overlay", "readings", "heights",  "reach",  "stack", "rules",
    "explain", "mapsets", "new",      "import",  "diff",     "attack",   "matrix", "odds",  "score",
    "deal",    "analyse", "underlay", "chart",   "card",     "counters", "kit"};

TEST(Language, EveryCommandHasHelpInBoth) {
    for (const std::string& command : commands) {
        const auto english = run({command, "--help"});
        const auto spanish = run({command, "--lang", "es", "--help"});
        EXPECT_EQ(english.code, 0) << command;
        EXPECT_THAT(english.out, HasSubstr("Usage: cota " + command));
        EXPECT_THAT(spanish.out, HasSubstr("Uso: cota " + command));
        EXPECT_THAT(spanish.out, HasSubstr("Opciones:"));
        EXPECT_THAT(spanish.out, Not(HasSubstr("Options:")));
        EXPECT_THAT(english.out, HasSubstr("--lang en|es")) << command;
    }
    EXPECT_THAT(run({"--help", "--lang", "es"}).out, HasSubstr("Comandos:"));
    for (const std::string& command : commands) EXPECT_THAT(run({"--help"}).out, HasSubstr("\n  " + command));
}

TEST(Language, HelpPromisesNothingThatIsNotThere) {
    for (const std::string& command : commands)
        for (const char* format : {"sarif", "junit", "geojson"}) {
            const auto help = run({command, "--help"}).out;
            EXPECT_EQ(help.find(format) != std::string::npos, command == "check") << command;
        }
}

TEST(Language, ComesFromTheLocaleUnlessSaid) {
    EXPECT_THAT(runProcess("--help", "LC_ALL=es_ES.UTF-8").out, HasSubstr("Uso:"));
    EXPECT_THAT(runProcess("--help", "LC_ALL= LANG=es").out, HasSubstr("Uso:"));
    EXPECT_THAT(runProcess("--help", "LC_ALL= LANG=de_DE.UTF-8").out, HasSubstr("Usage:"));
    EXPECT_THAT(runProcess("--help --lang en", "LC_ALL=es_ES.UTF-8").out, HasSubstr("Usage:"));
    EXPECT_EQ(runProcess("--help --lang fr").code, 2);
}

TEST(Language, AnswersAndRefusalsAreInIt) {
    const std::string board = smallBoard(scratchFolder());
    EXPECT_THAT(run({"los", board, "0201", "0402", "--lang", "es"}).out, HasSubstr("hexágono"));
    EXPECT_THAT(run({"los", board, "0201", "0402", "--lang=en"}).out, HasSubstr("hex"));
    EXPECT_THAT(run({"los", board, "0201", "zz", "--lang", "es"}).err, HasSubstr("No hay ningún hexágono"));
    EXPECT_THAT(run({"lso", "--lang", "es"}).err, HasSubstr("¿quería decir 'los'?"));
    EXPECT_THAT(run({"los", "--turn", "x", board, "0201", "0202", "--lang", "es"}).err,
                HasSubstr("número entero"));
    EXPECT_THAT(run({"check", board, "--lang", "es"}).out, HasSubstr("archivo"));
}

TEST(Language, WordsThatStandForValuesAreInIt) {
    const auto help = run({"los", "--help", "--lang", "es"}).out;
    EXPECT_THAT(help, HasSubstr("Uso: cota los ARCHIVO DESDE HASTA [OPCIONES]"));
    EXPECT_THAT(help, HasSubstr("--output RUTA"));
    EXPECT_THAT(run({"los", "--lang", "es"}).err, HasSubstr("Falta ARCHIVO."));
    EXPECT_THAT(run({"los", "--lang", "en"}).err, HasSubstr("FILE is missing."));
}

TEST(Language, ReasonsOfTheSystemAreInIt) {
    const auto folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const std::string nowhere = (folder / "no" / "where.txt").string();
    EXPECT_THAT(run({"heights", board, "--output", nowhere, "--lang", "es"}).err, HasSubstr("no existe"));
    EXPECT_THAT(run({"heights", board, "--output", nowhere}).err, HasSubstr("no such file or folder"));
}

TEST(Language, ImportNamesTerrainsInIt) {
    const std::string out = (scratchFolder() / "small.board.xml").string();
    const std::string in = std::string(COTA_SOURCE_DIR) + "/tests/fuzz/interchange/boards/small.board";
    const auto spanish = run({"import", in, "-o", out, "--mapset", "panzer-grenadier", "--lang", "es"}).out;
    EXPECT_THAT(spanish, HasSubstr("bosque"));
    EXPECT_THAT(spanish, Not(HasSubstr("river-major")));
}

TEST(Language, RowsOfTheGameAreNamedInIt) {
    const std::string samples = std::string(COTA_SOURCE_DIR) + "/samples/";
    const auto seen =
        run({"los", samples + "tcs/orvane.scenario.xml", "A-32.13", "A-33.11", "--lang", "es"}).out;
    EXPECT_THAT(seen, HasSubstr("terreno protector: desplazamiento de -2"));
    EXPECT_THAT(seen, HasSubstr("A-32.12 (seto)"));
    EXPECT_THAT(seen, Not(HasSubstr("protective:")));
    const auto stacks = run({"stack", samples + "marea-de-acero/vieuxpont.scenario.xml", "--lang", "es"}).out;
    EXPECT_THAT(stacks, HasSubstr("vehículos (STACK p9)"));
    EXPECT_THAT(stacks, Not(HasSubstr("vehicles")));
    const auto steps = run({"stack", samples + "war-storm-series/sarn.scenario.xml", "--lang", "es"}).out;
    EXPECT_THAT(steps, HasSubstr("pasos (3.3)"));
}

}  // namespace
}  // namespace cota::test
