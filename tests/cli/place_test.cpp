// Findings have the line of their subject, in the file that contains it.
#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::string boardWithRoad(const std::string& id, const std::string& hexes) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<board format=\"4\" id=\"" + id + "\" mapset=\"" +
           game +
           "\">\n  <grid orientation=\"flat\" stagger=\"even-low\" columns=\"5\" rows=\"5\"/>\n"
           "  <hexes ground=\"clear\"/>\n  <paths>\n    <path id=\"road\" kind=\"road\" hexes=\"" +
           hexes + "\"/>\n  </paths>\n</board>\n";
}

/// Both boards have a path "road"; that of the second is broken.
TEST(Places, APathIsFoundOnItsOwnBoard) {
    const fs::path folder = scratchFolder();
    save(folder / "a.board.xml", boardWithRoad("a", "0101 0102 0103"));
    save(folder / "b.board.xml", boardWithRoad("b", "0101 0102 0104"));
    save(folder / "two.scenario.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario format=\"4\" id=\"two\" mapset=\"" + game +
             "\">\n  <map north=\"top\">\n    <board id=\"1\" file=\"a.board.xml\"/>\n    <board id=\"2\" "
             "file=\"b.board.xml\" column=\"10\"/>\n  </map>\n  <turns count=\"1\"/>\n</scenario>\n");
    const auto outcome = runProcess("check --rules 'PATH-001,PATH-002,PATH-003' --format json " +
                                    shellWord(folder / "two.scenario.xml"));
    const auto report = json::parse(outcome.out, nullptr, false);
    int found = 0;
    for (const auto& one : report["findings"]) {
        if (one["subject"]["id"] != "road") continue;
        ++found;
        EXPECT_THAT(one["location"]["file"].get<std::string>(), testing::EndsWith("b.board.xml"))
            << one.dump();
    }
    EXPECT_EQ(found, 1) << outcome.out;
}

/// The rules with findings in a scenario on two boards; `second` is the tag of the second one.
std::set<std::string> rulesThatSpeak(const std::string& second, const std::string& more) {
    const fs::path folder = scratchFolder();
    save(folder / "a.board.xml", boardWithRoad("a", "0101 0102 0103"));
    save(folder / "b.board.xml", boardWithRoad("b", "0101 0102 0103"));
    save(folder / "two.scenario.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario format=\"4\" id=\"two\" mapset=\"" + game +
             "\">\n  <map north=\"top\">\n    <board id=\"1\" file=\"a.board.xml\"/>\n" + second +
             "  </map>\n" + more + "</scenario>\n");
    const auto outcome = runProcess("check --format json " + shellWord(folder / "two.scenario.xml"));
    std::set<std::string> rules;
    const auto report = json::parse(outcome.out, nullptr, false);
    for (const auto& one : report["findings"]) rules.insert(one["rule"]);
    return rules;
}

TEST(Consequences, OfABoardThatCannotBeLaidAreNotReported) {
    const std::string objective = "<objectives><objective id=\"o\" hexes=\"2-0101\"/></objectives>\n";
    const auto rules = rulesThatSpeak(
        "    <board id=\"2\" file=\"b.board.xml\" column=\"10\" crop-from=\"0101\" crop-to=\"9999\"/>\n",
        objective);
    EXPECT_TRUE(std::ranges::any_of(rules, [](const auto& rule) { return rule.starts_with("ASM-"); }));
    EXPECT_FALSE(rules.contains("NAME-001"));
    const auto whole = rulesThatSpeak("    <board id=\"2\" file=\"b.board.xml\" column=\"10\"/>\n",
                                      "<objectives><objective id=\"o\" hexes=\"2-9901\"/></objectives>\n");
    EXPECT_TRUE(whole.contains("NAME-001"));
}

TEST(Consequences, OfForcesThatCannotBeReadAreNotReported) {
    const std::string rest =
        "<sides><side id=\"x\"/></sides>\n<groups><group id=\"g\" side=\"x\"><unit counter=\"c\" "
        "at=\"1-0101\"/></group></groups>\n";
    const auto rules = rulesThatSpeak("", "<forces file=\"gone.forces.xml\"/>\n" + rest);
    EXPECT_TRUE(rules.contains("XML-034"));
    EXPECT_FALSE(rules.contains("SETUP-003"));
    EXPECT_FALSE(rules.contains("SCENARIO-002"));
    EXPECT_TRUE(rulesThatSpeak("", rest).contains("SETUP-003"));
}

}  // namespace
}  // namespace cota::test
