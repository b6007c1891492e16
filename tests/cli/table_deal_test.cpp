// cota deal: set-ups by seed; rows of a game explained and checked alone.
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string winterBridge() { return std::string(COTA_SOURCE_DIR) + "/samples/combat-soldiers"; }

/// Compares with tests/cli/table/NAME; COTA_UPDATE=1 writes it.
void expectKept(const std::string& name, const std::string& text) {
    const fs::path file = fs::path(COTA_SOURCE_DIR) / "tests/cli/table" / name;
    if (std::getenv("COTA_UPDATE") != nullptr)
        save(file, text);
    else
        EXPECT_EQ(text, load(file)) << file;
}

TEST(TableDeal, DealSetsUpBySeed) {
    for (const std::string language : {"en", "es"}) {
        const auto outcome = run({"deal", winterBridge(), "--seed", "7", "--lang", language});
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        expectKept("deal." + language + ".txt", outcome.out);
    }
    const std::string file = (scratchFolder() / "dealt.scenario.xml").string();
    const auto dealt = run({"deal", winterBridge(), "--seed", "7", "-o", file});
    EXPECT_EQ(dealt.code, 0) << dealt.err;
    // The deal of the seed 7 is the same in every version of the program.
    const std::string text = load(file).substr(load(file).find("<tableau"));
    const std::string tableau = text.substr(0, text.find("<forces"));
    expectKept("dealt.scenario.txt", tableau);
    EXPECT_EQ(run({"deal", winterBridge(), "--seed", "7", "-o", file}).code, 4) << "it exists";
    EXPECT_EQ(run({"deal", winterBridge(), "--seed", "8", "-o", file, "--force"}).code, 0);
    // What was written is a set-up without an error, with the deck of the sample.
    const auto checked = run({"check", file});
    EXPECT_EQ(checked.code, 0) << checked.out;
    EXPECT_EQ(run({"deal", file, "--seed", "7"}).out, run({"deal", winterBridge(), "--seed", "7"}).out);
}

/// A name without a folder is in the folder of the file, so its cards are not copied over themselves.
TEST(TableDeal, ANewScenarioBesideItsCardsSharesThem) {
    const auto folder = scratchFolder();
    const fs::path before = fs::current_path();
    fs::current_path(folder);
    const auto made =
        run({"new", "scenario", "--mapset", "combat-soldiers", "-o", "one.scenario.xml", "--force"});
    fs::remove("two.scenario.xml");
    const auto dealt = run({"deal", "one.scenario.xml", "-o", "two.scenario.xml"});
    fs::current_path(before);
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(dealt.code, 0) << dealt.err;
    EXPECT_THAT(load(folder / "two.scenario.xml"), HasSubstr("<forces file=\"one.forces.xml\"/>"));
}

TEST(TableDeal, DealSaysWhatIsWrong) {
    EXPECT_THAT(run({"deal", winterBridge(), "--seed", "x"}).err, HasSubstr("'x' is no seed"));
    EXPECT_THAT(run({"deal", winterBridge(), "--seed", "18446744073709551616"}).err, HasSubstr("no seed"));
    EXPECT_THAT(run({"deal", winterBridge(), "--until", "dael"}).err, HasSubstr("There is no step 'dael'"));
    EXPECT_EQ(run({"deal", sampleScenario()}).code, 3);
    const auto hands = run({"deal", winterBridge(), "--until", "deal"});
    EXPECT_THAT(hands.out, HasSubstr("Ana’s hand"));
    EXPECT_THAT(hands.out, Not(HasSubstr("Refill")));
}

TEST(TableDeal, RowsOfTheGameAreExplainedAndCheckedAlone) {
    const auto row = run({"explain", "table-001.leader-alone"});
    EXPECT_EQ(row.code, 0) << row.err;
    EXPECT_THAT(row.out, StartsWith("TABLE-001.leader-alone · a rule of the game is broken (error)\n"));
    EXPECT_THAT(row.out, HasSubstr("if = group.leaders > 0"));
    const auto wrong = run({"explain", "TABLE-001.leader-alnoe"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("did you mean 'TABLE-001.leader-alone'?"));
    const std::string twin = std::string(COTA_SOURCE_DIR) + "/samples/broken/combat-soldiers";
    const auto checked = run({"check", twin, "--rules", "TABLE-001.hand-green"});
    EXPECT_EQ(checked.code, 1);
    EXPECT_THAT(checked.out, HasSubstr("[TABLE-001.hand-green]"));
    EXPECT_THAT(checked.out, Not(HasSubstr("[TABLE-001.actions]")));
    EXPECT_EQ(run({"check", twin, "--rules", "TABLE-003.hand-green"}).code, 2);
}

}  // namespace
}  // namespace cota::test
