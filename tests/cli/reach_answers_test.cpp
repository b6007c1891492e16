// The answers of `cota reach` besides hexes and points: the cheapest way, hexes only passed through, needed
// leaders, leaving the map, hurrying. The documents are in tests/cli/reach.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using testing::HasSubstr;

std::string at(const std::string& name) { return std::string(COTA_SOURCE_DIR) + "/tests/cli/reach/" + name; }

Json reach(std::vector<std::string> words) {
    words.insert(words.begin(), "reach");
    words.insert(words.end(), {"--format", "json"});
    const auto outcome = run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return Json::parse(outcome.out, nullptr, false);
}

Json hexIn(const Json& hexes, const std::string& label) {
    for (const auto& hex : hexes)
        if (hex["hex"] == label) return hex;
    return {};
}

TEST(ReachAnswers, TheCheapestWayIntoAHexThatStops) {
    const auto answer = reach({at("mda-reach-cost/s.scenario.xml"), "--unit", "m0"});
    int stopping = 0;
    for (const auto& hex : answer["hexes"]) {
        if (!hex.contains("stops")) continue;
        ++stopping;
        const auto way = reach({at("mda-reach-cost/s.scenario.xml"), "--unit", "m0", "--to", hex["hex"]});
        EXPECT_EQ(way["way"][way["way"].size() - 2], hex["via"]);
    }
    EXPECT_GT(stopping, 5);
}

TEST(ReachAnswers, AFordCountsInsteadOfTheSwampItIsIn) {
    for (const auto* mover : {"mechanized", "motorized"}) {
        const auto answer = reach({at("pg-fordswamp/r.scenario.xml"), "--class", mover, "--allowance", "12",
                                   "--from", "B-1614", "--turns", "2"});
        EXPECT_FALSE(hexIn(answer["hexes"], "B-1613").empty()) << mover << " at the ford in the swamp";
    }
}

TEST(ReachAnswers, WhatIsLeftAfterAnUnknownCostIsAtMostSo) {
    const std::vector<std::string> words{
        "reach", at("pg-fordswamp/r.scenario.xml"), "--class", "motorized", "--allowance", "8", "--from",
        "B-1312"};
    const auto runWith = [&](std::vector<std::string> more) {
        more.insert(more.begin(), words.begin(), words.end());
        return run(more).out;
    };
    // The ford in the swamp is the first hex of the turn; there is also a way of 6 points beyond it.
    EXPECT_THAT(runWith({"--to", "B-1413"}), HasSubstr("turn 1; at most 8 points left, at least 0. Way:"));
    EXPECT_THAT(runWith({"--to", "B-1314"}), HasSubstr("turn 1; at most 4 points left, at least 2. Way:"));
    EXPECT_THAT(runWith({"--to", "B-1413", "--lang", "es"}),
                HasSubstr("turno 1; quedan como mucho 8 puntos, al menos 0."));
    EXPECT_THAT(runWith({}), HasSubstr("B-1312  at most 8 left, at least 0\n"));
    const auto answer = reach({words.begin() + 1, words.end()});
    EXPECT_EQ(hexIn(answer["hexes"], "B-1413")["leftAtLeast"], 0);
    EXPECT_EQ(hexIn(answer["hexes"], "B-1314")["leftAtLeast"], 2);
    EXPECT_FALSE(hexIn(answer["hexes"], "B-1412").contains("leftAtLeast")) << "the cost is known";
}

TEST(ReachAnswers, TheBonusHexByALongerWay) {
    const auto of = [&](const std::string& points) {
        return reach({at("ws-bonus/r.scenario.xml"), "--class", "foot", "--allowance", points, "--from",
                      "B-0905", "--mapsets", at("ws-bonus/mapsets")});
    };
    // 1005 and 1004 cost 3, 1003 one more; through 0904 they cost 5, and 0902 is one hex further along the
    // road.
    const auto hex = hexIn(of("5")["hexes"], "B-0902");
    ASSERT_FALSE(hex.empty());
    EXPECT_EQ(hex["turn"], 1);
    EXPECT_EQ(hex["via"], "B-1003");
    EXPECT_EQ(hex["cost"], 5);
}

TEST(ReachAnswers, TheBonusHexWherePathsArePricedByPassingThrough) {
    int earned = 0;
    for (const auto* file : {"t", "t2"}) {
        const auto answer =
            reach({at("ws-through/" + std::string(file) + ".scenario.xml"), "--class", "foot", "--allowance",
                   "3", "--from", "B-0902", "--mapsets", at("ws-through/mapsets")});
        for (const auto& hex : answer["hexes"]) earned += hex.contains("stops") ? 1 : 0;
    }
    EXPECT_GE(earned, 2) << "one at least in each reading";
}

TEST(ReachAnswers, ALeaderIsNeededNearEnemies) {
    const auto alone = reach({at("pg-approach/pg-appr-no.scenario.xml"), "--unit", "u"});
    const auto near = hexIn(alone["hexes"], "B-0502"), far = hexIn(alone["hexes"], "B-0302");
    ASSERT_TRUE(near.contains("needsLeader"));
    EXPECT_EQ(near["needsLeader"]["reason"], "closer");
    EXPECT_EQ(near["needsLeader"]["enemy"], "e");
    EXPECT_EQ(near["needsLeader"]["citation"]["paragraph"], "5.4");
    EXPECT_FALSE(far.contains("needsLeader"));
    EXPECT_EQ(alone["ledBy"], Json::array());
    const auto text = run({"reach", at("pg-approach/pg-appr-no.scenario.xml"), "--unit", "u"}).out;
    EXPECT_THAT(text, HasSubstr("needs a leader (5.4)"));
    const auto way =
        run({"reach", at("pg-approach/pg-appr-no.scenario.xml"), "--unit", "u", "--to", "B-0502"}).out;
    EXPECT_THAT(way, HasSubstr("B-0502 needs a leader (5.4)"));
}

TEST(ReachAnswers, WhoIsLedMayApproach) {
    const auto led = reach({at("pg-approach/pg-appr-yes.scenario.xml"), "--unit", "u"});
    EXPECT_EQ(led["ledBy"], Json::array({"l"}));
    for (const auto& hex : led["hexes"]) EXPECT_FALSE(hex.contains("needsLeader")) << hex;
    const auto unled = reach({at("pg-approach/pg-appr-yes.scenario.xml"), "--unit", "u", "--unled"});
    EXPECT_TRUE(hexIn(unled["hexes"], "B-0502").contains("needsLeader"));
    const auto away = reach({at("pg-approach/pg-appr-yes.scenario.xml"), "--unit", "u", "--from", "B-0702"});
    EXPECT_EQ(away["ledBy"], Json::array()) << "he is three hexes away then";
}

TEST(ReachAnswers, ByNightNobodyUnledLeavesTheHexesOfItsSide) {
    const auto night = reach({at("pg-approach/pg-night.scenario.xml"), "--unit", "u"});
    int dark = 0;
    for (const auto& hex : night["hexes"])
        if (hex.contains("needsLeader") && hex["needsLeader"]["reason"] == "dark") {
            ++dark;
            EXPECT_EQ(hex["needsLeader"]["citation"]["paragraph"], "5.5");
        }
    EXPECT_GT(dark, 0);
    EXPECT_FALSE(hexIn(night["hexes"], "B-0502").contains("needsLeader")) << "its own side's";
}

TEST(ReachAnswers, HurryingIsRefusedOrObeyedForClassesToo) {
    const auto board = smallBoard(scratchFolder());
    const auto refused =
        run({"reach", board, "--class", "foot", "--allowance", "3", "--from", "0203", "--hurry"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("has no way to hurry"));
    const std::vector<std::string> march{at("ws-bonus/r.scenario.xml"),
                                         "--class",
                                         "infantry",
                                         "--allowance",
                                         "5",
                                         "--from",
                                         "B-0501",
                                         "--mapsets",
                                         at("ws-bonus/mapsets")};
    auto fast = march;
    fast.push_back("--hurry");
    EXPECT_EQ(reach(fast)["allowance"], 8);
    EXPECT_GT(reach(fast)["hexes"].size(), reach(march)["hexes"].size());
    fast.insert(fast.begin(), "reach");
    fast.insert(fast.end(), {"--turns", "2"});
    EXPECT_EQ(run(fast).code, 2) << "for one turn only";
    auto wheels = march;
    wheels.insert(wheels.begin(), "reach");
    wheels[3] = "wheeled";
    wheels.push_back("--hurry");
    EXPECT_THAT(run(wheels).err, HasSubstr("may not hurry"));
}

TEST(ReachAnswers, LeavingTheMapCostsWhatTheOptionSays) {
    const auto folder = scratchFolder();
    fs::copy(at("pg-approach"), folder, fs::copy_options::overwrite_existing | fs::copy_options::recursive);
    auto text = load(folder / "pg-appr-no.scenario.xml");
    const auto put = [&](const std::string& before, const std::string& what) {
        text.insert(text.find(before), what);
    };
    put("<groups>", "<zones><zone id=\"west\"><hexes hexes=\"B-0102\"/></zone></zones>");
    put("</scenario>", "<exits><exit side=\"a\" zone=\"west\"/></exits>");
    const auto scenario = folder / "x.scenario.xml";
    save(scenario, text);
    const auto paid = reach({scenario.string(), "--unit", "u", "--turns", "3"});
    put("<turns", "<options><option id=\"exit-cost\" value=\"none\"/></options>");
    save(scenario, text);
    const auto free = reach({scenario.string(), "--unit", "u", "--turns", "3"});
    ASSERT_EQ(paid["leaving"].size(), 1u) << paid["leaving"];
    EXPECT_EQ(paid["leaving"][0]["turn"], 2);
    EXPECT_EQ(free["leaving"][0]["turn"], 1);
    EXPECT_EQ(free["leavingCost"], 0);
}

}  // namespace
}  // namespace cota::test
