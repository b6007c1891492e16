// cota overlay agrees with the commands that ask about one hex or one unit.
#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

Json told(std::vector<std::string> words) {
    words.insert(words.end(), {"--format", "json"});
    const auto outcome = run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return Json::parse(outcome.out, nullptr, false);
}

Json overlay(const std::string& kind, const std::vector<std::string>& who,
             const std::vector<std::string>& options = {}) {
    std::vector<std::string> words{"overlay", kind, sampleScenario()};
    words.insert(words.end(), who.begin(), who.end());
    words.insert(words.end(), options.begin(), options.end());
    return told(words);
}

/// By hex; hexes without a number are left out.
std::map<std::string, int> valuesOf(const Json& answer) {
    std::map<std::string, int> values;
    for (const Json& hex : answer["hexes"])
        if (!hex["value"].is_null()) values[hex["hex"]] = hex["value"];
    return values;
}

std::vector<std::string> someOf(const Json& hexes, std::size_t count) {
    std::mt19937 random(20);
    std::vector<std::string> some;
    while (some.size() < count) some.push_back(hexes[random() % hexes.size()]["hex"]);
    return some;
}

/// For one hex it counts what the viewshed shows; for a side it is the sum over the hexes of its units.
TEST(Overlay, ExposureIsTheSumOfViewsheds) {
    std::map<std::string, int> sum;
    for (const std::string from : {"31-1802", "32-0505", "31-0101"}) {
        const auto one = valuesOf(overlay("exposure", {from}));
        EXPECT_EQ(one.at(from), 0) << "a hex does not count for itself";
        const Json viewshed = told({"viewshed", sampleScenario(), from});
        for (const Json& hex : viewshed["hexes"])
            EXPECT_EQ(one.at(hex["hex"]), hex["verdict"] == "clear" ? 1 : 0)
                << hex["hex"] << " from " << from;
        for (const auto& [hex, count] : one) sum[hex] += count;
    }
    EXPECT_EQ(valuesOf(overlay("exposure", {"31-1802", "32-0505", "31-0101", "32-0505"})), sum)
        << "each hex watches once";
    const Json side = overlay("exposure", {"soviet"});
    const std::vector<std::string> hexes = side["from"];
    EXPECT_GT(hexes.size(), 3u);
    EXPECT_EQ(valuesOf(overlay("exposure", {"soviet"})), valuesOf(overlay("exposure", hexes)));
}

TEST(Overlay, MutualSightIsWhatLosSays) {
    const Json all = overlay("mutual", {"31-1802", "soviet"});
    std::set<std::string> seen;
    int both = 0;
    for (const Json& row : all["rows"]) {
        EXPECT_EQ(row["one"], "31-1802");
        seen.insert(row["other"]);
        both += row["sees"] == "yes" && row["isSeen"] == "yes" ? 1 : 0;
    }
    EXPECT_GT(both, 0);
    const Json soviets = overlay("exposure", {"soviet"});
    for (const std::string& hex : soviets["from"].get<std::vector<std::string>>()) {
        if (hex == "31-1802") continue;
        const bool sees = told({"los", sampleScenario(), "31-1802", hex})["verdict"] == "clear";
        const bool isSeen = told({"los", sampleScenario(), hex, "31-1802"})["verdict"] == "clear";
        EXPECT_EQ(seen.contains(hex), sees || isSeen) << hex;
    }
}

/// Hexes in both groups do not count twice.
TEST(Overlay, MutualSightHasEachPairOnce) {
    const Json both = overlay("mutual", {"soviet", "soviet"}, {"--range", "5"});
    std::set<std::set<std::string>> pairs;
    std::map<std::string, int> sees;
    for (const Json& row : both["rows"]) {
        const std::string one = row["one"], other = row["other"];
        EXPECT_TRUE(pairs.insert({one, other}).second) << row;
        sees[one] += row["sees"] == "yes" ? 1 : 0;
        sees[other] += row["isSeen"] == "yes" ? 1 : 0;
    }
    EXPECT_GT(pairs.size(), 5u);
    const auto values = valuesOf(both);
    for (const auto& [hex, count] : values) EXPECT_EQ(count, sees[hex]) << hex;
}

/// For one unit, the turn is that of cota reach; for several it is the earliest of theirs.
TEST(Overlay, ReachIsTheEarliestOfEachUnit) {
    std::map<std::string, int> earliest;
    for (const std::string unit : {"g-inf-1", "s-inf-1"}) {
        const Json one = told({"reach", sampleScenario(), "--unit", unit, "--turns", "2"});
        std::map<std::string, int> turns;
        for (const Json& hex : one["hexes"]) turns[hex["hex"]] = hex["turn"];
        EXPECT_GT(turns.size(), 5u);
        EXPECT_EQ(valuesOf(overlay("reach", {unit}, {"--turns", "2"})), turns) << unit;
        for (const auto& [hex, turn] : turns) {
            const auto [at, isNew] = earliest.emplace(hex, turn);
            at->second = std::min(at->second, turn);
        }
    }
    EXPECT_EQ(valuesOf(overlay("reach", {"s-inf-1", "g-inf-1"}, {"--turns", "2"})), earliest);
}

/// Even a unit that could double its allowance and come back with more points left.
TEST(Overlay, UnitsAreWhereTheyBeginInTurnZero) {
    const auto turns = valuesOf(overlay("reach", {"german"}, {"--turns", "3"}));
    for (const char* hex : {"31-0309", "31-0310", "31-0411", "31-0509", "31-0512", "31-0609"})
        EXPECT_EQ(turns.at(hex), 0) << hex;
    EXPECT_EQ(valuesOf(overlay("reach", {"g-inf-1"}, {"--turns", "3"})).at("31-0509"), 0);
}

TEST(Overlay, ObjectivesAreReachedWithTheFirstOfTheirHexes) {
    const Json all = overlay("reach", {"german"}, {"--turns", "0"});
    const auto turns = valuesOf(all);
    EXPECT_GT(turns.size(), 50u);
    ASSERT_GT(all["rows"].size(), 3u);
    std::set<std::string> different;
    for (const Json& row : all["rows"]) {
        std::string turn = row["turn"];
        if (!turn.empty() && turn.back() == '?') turn.pop_back();
        const std::string hex = row["hexes"].get<std::string>();
        ASSERT_EQ(hex.find(' '), std::string::npos) << "objectives of the sample have one hex each";
        EXPECT_EQ(turn, turns.contains(hex) ? std::to_string(turns.at(hex)) : "") << row;
        different.insert(turn);
    }
    EXPECT_GT(different.size(), 2u);
}

TEST(Overlay, StacksAndRoomAreThoseOfStack) {
    const auto units = valuesOf(overlay("stacks", {}));
    std::map<std::string, std::size_t> counted;
    const Json stacks = told({"stack", sampleScenario()});
    for (const Json& stack : stacks["stacks"]) counted[stack["hex"]] += stack["units"].size();
    std::size_t there = 0;
    for (const auto& [hex, count] : units) there += count > 0 ? 1 : 0;
    EXPECT_EQ(there, counted.size());
    for (const auto& [hex, count] : counted) EXPECT_EQ(units.at(hex), static_cast<int>(count)) << hex;
    const auto room = valuesOf(overlay("room", {"g-inf-1"}));
    const auto most = std::max_element(room.begin(), room.end(), [](const auto& a, const auto& b) {
                          return a.second < b.second;
                      })->second;
    EXPECT_GT(most, 1);
    bool isLess = false;
    for (const auto& [hex, count] : counted) isLess = isLess || room.at(hex) < most;
    EXPECT_TRUE(isLess) << "units take room";
}

TEST(Overlay, ProfileHasTheHeightsOfTheMap) {
    std::map<std::string, std::string> grounds;
    const Json heights = told({"heights", sampleScenario()});
    for (const Json& hex : heights["hexes"]) grounds[hex["hex"]] = std::to_string(hex["ground"].get<int>());
    const Json line = overlay("profile", {"31-0101", "31-1802", "31-1810"});
    EXPECT_GT(line["rows"].size(), 20u);
    EXPECT_EQ(line["rows"].front()["hex"], "31-0101");
    EXPECT_EQ(line["rows"].back()["hex"], "31-1810");
    for (const Json& row : line["rows"]) EXPECT_EQ(row["ground"], grounds.at(row["hex"])) << row["hex"];
}

TEST(Overlay, LeadersReachTheirRange) {
    const Json command = overlay("command", {"german"});
    ASSERT_FALSE(command["rows"].empty());
    const auto reached = valuesOf(command);
    for (const Json& row : command["rows"]) EXPECT_GE(reached.at(row["hex"]), 1);
}

/// A hex is in danger only within the range of a unit that has a weapon, and that or an observer sees it.
TEST(Overlay, DangerNeedsRangeAndSight) {
    const Json danger = overlay("danger", {"g-inf-1"});
    ASSERT_EQ(danger["rows"].size(), 1u);
    const int range = std::stoi(danger["rows"][0]["range"].get<std::string>());
    const std::string from = danger["rows"][0]["hex"];
    std::size_t hit = 0;
    for (const auto& [hex, count] : valuesOf(danger)) {
        if (count == 0) continue;
        ++hit;
        const Json los = told({"los", sampleScenario(), from, hex});
        EXPECT_EQ(los["verdict"], "clear") << hex;
        EXPECT_LE(los["distance"], range) << hex;
    }
    EXPECT_GT(hit, 3u);
    std::map<std::string, int> sum;
    const Json side = overlay("danger", {"german"});
    ASSERT_GT(side["rows"].size(), 1u);
    for (const Json& row : side["rows"])
        for (const auto& [hex, count] : valuesOf(overlay("danger", {row["unit"].get<std::string>()})))
            sum[hex] += count;
    EXPECT_EQ(valuesOf(side), sum);
}

/// The overlay of one reading counts the lines that 'cota readings' counts for it.
TEST(Overlay, ReadingIsThatOfReadings) {
    const Json all = told({"readings", sampleScenario(), "--range", "4"});
    std::size_t checked = 0;
    for (const Json& reading : all["readings"]) {
        const Json one = overlay("reading", {reading["option"], reading["other"]}, {"--range", "4"});
        int ends = 0;
        for (const auto& [hex, count] : valuesOf(one)) ends += count;
        EXPECT_EQ(ends, 2 * reading["lines"].get<int>()) << reading["option"];
        checked += ends > 0 ? 1 : 0;
    }
    EXPECT_GT(checked, 0u);
}

TEST(Overlay, SaysWhatItNeeds) {
    const auto error = [](std::vector<std::string> words) {
        words.insert(words.begin(), "overlay");
        words.insert(words.begin() + 2, sampleScenario());
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 2);
        return outcome.err;
    };
    EXPECT_THAT(error({"exposure", "soviets"}),
                HasSubstr("There is no hex, zone, unit or side 'soviets'; did you mean 'soviet'?"));
    EXPECT_THAT(error({"exposure", "nobody-there"}),
                HasSubstr("There is no hex, zone, unit or side 'nobody-there'."));
    EXPECT_THAT(error({"exposure"}), HasSubstr("Say who"));
    EXPECT_THAT(error({"exposure", "soviet", "--range", "0"}), HasSubstr("--range"));
    EXPECT_THAT(error({"mutual", "soviet"}), HasSubstr("needs two groups"));
    EXPECT_THAT(error({"exposure", "soviet", "--turn", "2"}), HasSubstr("Overlay 'exposure' has no --turn."));
    EXPECT_THAT(error({"stacks", "--range", "2"}), HasSubstr("Overlay 'stacks' has no --range."));
    EXPECT_THAT(error({"danger", "soviet", "--turns", "2"}), HasSubstr("Overlay 'danger' has no --turns."));
    EXPECT_THAT(error({"reach", "germans"}),
                HasSubstr("There is no unit, formation or side 'germans'; did you mean 'german'?"));
    EXPECT_THAT(error({"spotted", "german"}), HasSubstr("takes one unit at most"));
    EXPECT_THAT(error({"room"}), HasSubstr("needs one unit"));
    EXPECT_THAT(error({"profile", "31-0101"}), HasSubstr("at least two hexes"));
    EXPECT_THAT(error({"danger"}), HasSubstr("needs units, formations or sides"));
    EXPECT_THAT(error({"air", "g-inf-1"}), HasSubstr("a weapon against aircraft"));
    EXPECT_THAT(error({"reading"}), HasSubstr("needs the id of an option"));
    EXPECT_THAT(error({"reading", "hill-block"}), HasSubstr("did you mean 'hill-blocks'?"));
    EXPECT_THAT(error({"exposition"}), HasSubstr("There is no overlay 'exposition'"));
    EXPECT_THAT(run({"overlay", "stacks", westBoard()}).err, HasSubstr("needs a scenario"));
}

TEST(Overlay, WritesATableForSpreadsheets) {
    const auto csv =
        run({"overlay", "exposure", sampleScenario(), "31-1802", "--range", "1", "--format", "csv"});
    EXPECT_THAT(csv.out, HasSubstr("hex,value,uncertain\n31-0101,0,no\n"));
    EXPECT_THAT(csv.out, HasSubstr("\n31-1801,1,no\n"));
    const auto pairs = run({"overlay", "mutual", sampleScenario(), "31-1802", "31-1801", "--format", "csv"});
    EXPECT_EQ(pairs.out, "one,other,distance,sees,isSeen\n31-1802,31-1801,1,yes,yes\n");
}

/// Each line that the readings name changes in 'cota los --switches' too, and no other reading does.
TEST(Readings, AreWhatLosSaysOfTheSwitches) {
    const Json all = told({"readings", sampleScenario(), "--range", "5"});
    std::size_t checked = 0;
    for (const Json& reading : all["readings"]) {
        for (const Json& line : reading["examples"]) {
            const Json los = told({"los", sampleScenario(), line["from"], line["to"], "--switches"});
            bool isNamed = false;
            for (const Json& one : los["switches"])
                isNamed = isNamed || (one["option"] == reading["option"] && one["other"] == reading["other"]);
            EXPECT_TRUE(isNamed) << reading["option"] << " " << line;
            ++checked;
        }
    }
    EXPECT_GT(checked, 3u);
    for (const std::string& from : someOf(overlay("stacks", {})["hexes"], 12)) {
        const Json seen = told({"viewshed", sampleScenario(), from});
        const std::string to = someOf(seen["hexes"], 1).front();
        const Json los = told({"los", sampleScenario(), from, to, "--switches"});
        for (const Json& one : los["switches"]) {
            const auto asked = run({"readings", sampleScenario(), "--range", "60", "--option", one["option"],
                                    "--format", "json"});
            if (asked.code != 0) continue;  // an optional rule, not an open passage
            const Json reading = Json::parse(asked.out)["readings"];
            EXPECT_TRUE(std::any_of(reading.begin(), reading.end(),
                                    [&](const Json& each) {
                                        return each["other"] == one["other"] && each["lines"].get<int>() > 0;
                                    }))
                << from << " " << to << " " << one;
        }
    }
}

TEST(Readings, KnowTheirOptions) {
    EXPECT_THAT(run({"readings", sampleScenario(), "--option", "hill-block"}).err,
                HasSubstr("'hill-block' is no option that decides an open passage"));
    const Json one = told({"readings", sampleScenario(), "--range", "3", "--option", "hill-blocks"});
    ASSERT_EQ(one["readings"].size(), 1u);
    EXPECT_EQ(one["readings"].front()["value"], "no");
    EXPECT_EQ(one["readings"].front()["other"], "yes");
}

}  // namespace
}  // namespace cota::test
