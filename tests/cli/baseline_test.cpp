// Baselines: accepted findings with reasons and end dates, and the date they are compared with.
#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// A board with one finding, its baseline, and checks of the board with the baseline.
class Baseline : public testing::Test {
  protected:
    void SetUp() override {
        folder = scratchFolder();
        good = load(smallBoard(folder));
        bad = good;
        bad.replace(bad.find("woods"), 5, "wodds");
        fs::remove(folder / "hill.board.xml");
        save(board(), bad);
    }
    fs::path board() const { return folder / "one.board.xml"; }
    fs::path known() const { return folder / "known.json"; }
    Outcome check(std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"check", folder.string(), "--baseline", known().string()};
        words.insert(words.end(), more.begin(), more.end());
        // The board has other findings; these tests are about one.
        if (std::find(more.begin(), more.end(), "--rules") == more.end())
            words.insert(words.end(), {"--rules", "TERRAIN-001,BASE-*"});
        return run(words);
    }
    nlohmann::ordered_json file() const { return nlohmann::ordered_json::parse(load(known())); }
    void write(const nlohmann::ordered_json& json) const { save(known(), json.dump(1) + "\n"); }

    fs::path folder;
    std::string good;
    std::string bad;
};

TEST_F(Baseline, NewEntriesGetTheReasonAndOldOnesKeepTheirs) {
    EXPECT_EQ(check({"--update-baseline", "--reason", "before the rewrite"}).code, 0);
    auto json = file();
    ASSERT_EQ(json["findings"].size(), 1u);
    EXPECT_EQ(json["findings"][0]["reason"], "before the rewrite");
    json["findings"][0]["reason"] = "printed so";
    json["findings"][0]["until"] = "2030-06-30";
    write(json);
    save(board(), std::string(bad).replace(bad.find("town"), 4, "twon"));
    EXPECT_EQ(check().code, 1);
    EXPECT_EQ(check({"--update-baseline", "--reason", "second", "--today", "2026-01-01"}).code, 0);
    ASSERT_EQ(file()["findings"].size(), 2u);
    EXPECT_EQ(file()["findings"][0]["reason"], "printed so");
    EXPECT_EQ(file()["findings"][0]["until"], "2030-06-30");
    EXPECT_EQ(file()["findings"][1]["reason"], "second");
    const auto answer = check({"--format", "json", "--today", "2026-01-01"}).out;
    EXPECT_THAT(answer, HasSubstr("\"reason\": \"printed so\""));
    EXPECT_THAT(check({"--format", "sarif"}).out, HasSubstr("\"justification\": \"printed so\""));
}

TEST_F(Baseline, EntriesWithoutAReasonAreSaidOnceWithTheLine) {
    save(board(), std::string(bad).replace(bad.find("town"), 4, "twon"));
    EXPECT_EQ(check({"--update-baseline"}).code, 0);
    const auto outcome = check();
    EXPECT_EQ(outcome.code, 0) << "a warning";
    EXPECT_THAT(outcome.out,
                HasSubstr(known().string() + ":4:1: warning: [BASE-003] 2 entries have no reason"));
    EXPECT_EQ(check({"--severity", "BASE-003=error"}).code, 1);
    EXPECT_THAT(check({"--rules", "TERRAIN-*"}).out, Not(HasSubstr("BASE-003")));
    EXPECT_THAT(check({"--lang", "es"}).out, HasSubstr("2 entradas no tienen motivo"));
    EXPECT_THAT(check({"--format", "junit"}).out, HasSubstr("name=\"BASE-003 "));
}

TEST_F(Baseline, WhatIsFoundNoMoreIsAFinding) {
    ASSERT_EQ(check({"--update-baseline", "--reason", "r"}).code, 0);
    save(board(), good);
    EXPECT_THAT(check().out, HasSubstr("[BASE-001] There are no findings of"));
    EXPECT_THAT(check({"--rules", "PATH-*"}).out, Not(HasSubstr("BASE-001"))) << "nobody looked";
    ASSERT_EQ(check({"--update-baseline"}).code, 0);
    EXPECT_TRUE(file()["findings"].empty());
    EXPECT_THAT(check().out, Not(HasSubstr("BASE-001")));
}

TEST_F(Baseline, OfAFileThatIsGoneNothingCanBeFound) {
    save(folder / "two.board.xml", good);
    ASSERT_EQ(check({"--update-baseline", "--reason", "r"}).code, 0);
    fs::remove(board());
    EXPECT_THAT(check().out, HasSubstr("BASE-001"));
}

TEST_F(Baseline, DatesRunOutByTheDayGiven) {
    ASSERT_EQ(check({"--update-baseline", "--reason", "r"}).code, 0);
    auto json = file();
    json["findings"][0]["until"] = "2026-06-30";
    write(json);
    EXPECT_EQ(check({"--today", "2026-06-30"}).code, 0);
    const auto over = check({"--today", "2026-07-01"});
    EXPECT_EQ(over.code, 1) << "it counts again";
    EXPECT_THAT(over.out, HasSubstr("[BASE-002]"));
    EXPECT_EQ(check({"--today", "2026-07-01", "--update-baseline"}).code, 1) << "nobody moved the date";
    EXPECT_EQ(file()["findings"][0]["until"], "2026-06-30");
    json["findings"][0]["until"] = "2026-02-30";
    write(json);
    const auto odd = check({"--today", "2026-01-01"});
    EXPECT_EQ(odd.code, 1);
    EXPECT_THAT(odd.out, HasSubstr("[BASE-004] The end date '2026-02-30'"));
}

TEST_F(Baseline, WhatPeopleAddedStays) {
    save(board(), std::string(bad).replace(bad.find("town"), 4, "twon"));
    ASSERT_EQ(check({"--update-baseline", "--reason", "r"}).code, 0);
    auto json = file();
    json["owner"] = "Ana";
    json["findings"][0]["reason"] = "printed so";
    json["findings"][0]["until"] = "2030-06-30";
    json["findings"][0]["ticket"] = 17;
    std::swap(json["findings"][0], json["findings"][1]);
    write(json);
    EXPECT_EQ(check({"--today", "2026-01-01"}).code, 0) << "known with members of other people";
    EXPECT_EQ(check({"--today", "2026-01-01", "--update-baseline", "--reason", "new"}).code, 0);
    std::swap(json["findings"][0], json["findings"][1]);
    EXPECT_EQ(file(), json) << "in the order of rules, with all that was added";
    EXPECT_EQ(check({"--today", "2026-01-01", "--update-baseline", "--rules", "PATH-*"}).code, 0);
    EXPECT_EQ(file(), json) << "an update of a part keeps the order too";
}

TEST_F(Baseline, TheDayComesFromTheEnvironmentToo) {
    const std::string scenario = std::string(COTA_SOURCE_DIR) + "/tests/rules/ACCEPT-002/bad.scenario.xml";
    const std::string words = "check --rules ACCEPT-002 " + shellWord(scenario);
    EXPECT_THAT(runProcess(words, "SOURCE_DATE_EPOCH=1577836800").out, Not(HasSubstr("ACCEPT-002]")))
        << "the first of January 2020";
    EXPECT_THAT(runProcess(words, "SOURCE_DATE_EPOCH=1580515200").out, HasSubstr("[ACCEPT-002]"));
    EXPECT_THAT(runProcess(words + " --today 2020-01-31", "SOURCE_DATE_EPOCH=1580515200").out,
                Not(HasSubstr("ACCEPT-002]")))
        << "the day given wins";
    EXPECT_EQ(runProcess(words, "SOURCE_DATE_EPOCH=soon").code, 2);
    EXPECT_EQ(runProcess(words + " --today 2020-02-30").code, 2);
    EXPECT_EQ(runProcess(words + " --reason why").code, 2);
}

TEST_F(Baseline, MoreThanIsListedIsKnownAllTheSame) {
    std::string hexes;
    for (int column = 1; column <= 30; ++column)
        for (int row = 1; row <= 10; ++row) {
            const int label = 10000 + column * 100 + row;
            hexes += "<hex at=\"" + std::to_string(label).substr(1) + "\" terrain=\"woods\"/>\n";
        }
    // A path of an unknown kind in each hex gives many findings of one rule.
    std::string paths;
    for (int i = 1; i <= 300; ++i)
        paths += "<path id=\"p" + std::to_string(i) + "\" kind=\"rood\" hexes=\"0101 0201\"/>\n";
    save(board(),
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
         "<board format=\"4\" id=\"1\" mapset=\"panzer-grenadier\">\n"
         "  <grid orientation=\"flat\" stagger=\"even-low\" columns=\"30\" rows=\"10\"/>\n"
         "  <hexes ground=\"clear\">\n" +
             hexes + "</hexes>\n<paths>\n" + paths + "</paths>\n</board>\n");
    const auto before = run({"check", folder.string(), "--format", "json"});
    ASSERT_EQ(before.code, 1);
    ASSERT_THAT(before.out, HasSubstr("\"found\": 300")) << "more than are listed";
    EXPECT_EQ(check({"--rules", "*", "--update-baseline", "--reason", "r"}).code, 0);
    EXPECT_EQ(check({"--rules", "*"}).code, 0);
}

}  // namespace
}  // namespace cota::test
