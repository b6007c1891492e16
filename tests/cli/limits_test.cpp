// Malicious files: baselines and documents that once crashed the program, or took time proportional to the
// square of their size.
#include <gmock/gmock.h>

#include <ctime>

#include "tests/cli/program_run.h"
#include "tests/support/trials.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A check of a small board with this text as its baseline.
Outcome checkedAgainst(const std::string& baseline) {
    const fs::path folder = scratchFolder();
    save(folder / "known.json", baseline);
    return run({"check", smallBoard(folder), "--baseline", (folder / "known.json").string()});
}

TEST(Limits, ANumberBeyondAllIsNoFailureOfTheProgram) {
    const auto outcome = checkedAgainst(R"({"schema":"cota/baseline/1","findings":[],"x":1e999})");
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("known.json:1:"));
    EXPECT_THAT(outcome.err, HasSubstr("it is no JSON"));
}

TEST(Limits, AnObjectOfABaselineHasFewMembers) {
    std::string members;
    for (int i = 0; i < 40'000; ++i) members += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":1";
    const auto outcome = checkedAgainst("{" + members + "}");
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("has more than 1000 members"));
}

TEST(Limits, ABaselineIsNestedOnlySoDeep) {
    const auto outcome = checkedAgainst(R"({"schema":"cota/baseline/1","findings":[],"x":)" +
                                        std::string(100'000, '[') + std::string(100'000, ']') + "}");
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("deeper than 100"));
}

TEST(Limits, ABaselineWithoutEndIsRefused) {
    const auto outcome =
        run({"check", smallBoard(scratchFolder()), "--baseline", "/dev/zero", "--lang", "es"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("ocupa más de"));
}

/// Processor time of an action, in seconds.
template <class Deed>
double timeOf(Deed deed) {
    const auto before = std::clock();
    deed();
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

/// Four times the size must take about four times as long; quadratic growth would take sixteen times. Tried
/// again, in case another process disturbed it. Sanitizers only look at one run, because time is not their
/// subject.
template <class Deed>
void expectLinear(int size, Deed deed) {
    constexpr double mostGrowth = 9, alwaysAllowed = 0.3;
    if (support::areSanitized) return deed(size);
    double once = 0, often = 0;
    for (int i = 0; i < 3; ++i) {
        once = timeOf([&] { deed(size); });
        often = timeOf([&] { deed(4 * size); });
        if (often < mostGrowth * once + alwaysAllowed) return;
    }
    ADD_FAILURE() << once << " s, and for four times as much " << often << " s";
}

std::string formationChain(int length, bool hasCounters) {
    std::string formations, counters;
    for (int i = 0; i < length; ++i) {
        const auto number = std::to_string(i);
        formations += "<formation id=\"f" + number + "\" parent=\"f" + std::to_string(i + 1) + "\"/>\n";
        if (hasCounters)
            counters += "<counter id=\"c" + number + "\" type=\"t\" formation=\"f" + number + "\"/>\n";
    }
    return "<forces format=\"4\" id=\"b\" mapset=\"panzer-grenadier\"><types><type id=\"t\" "
           "class=\"infantry\"/></types>"
           "<formations>" +
           formations + "<formation id=\"f" + std::to_string(length) +
           "\" side=\"a\"/></formations><counters>" + counters + "</counters></forces>";
}

TEST(Limits, ChainsOfFormationsTakeLinearTime) {
    const auto file = scratchFolder() / "chain.forces.xml";
    expectLinear(3000, [&](int size) {
        save(file, formationChain(size, false));
        EXPECT_THAT(run({"check", file.string()}).out, HasSubstr("1 file checked"));
    });
}

TEST(Limits, CountersOfAChainTakeLinearTime) {
    const auto file = scratchFolder() / "chain.forces.xml";
    expectLinear(800, [&](int size) {
        save(file, formationChain(size, true));
        run({"check", file.string()});
        run({"export", file.string(), "-o", "-"});
    });
}

std::string scenarioWith(const std::string& zones) {
    return "<scenario format=\"4\" id=\"s\" mapset=\"panzer-grenadier\"><map><board id=\"1\" "
           "file=\"hill.board.xml\"/></map>"
           "<zones>" +
           zones + "</zones></scenario>";
}

TEST(Limits, ChainsOfZonesTakeLinearTime) {
    const auto folder = scratchFolder();
    smallBoard(folder);
    const auto file = folder / "chain.scenario.xml";
    expectLinear(2000, [&](int size) {
        std::string zones = "<zone id=\"z0\"><hexes hexes=\"0101\"/></zone>";
        for (int i = 1; i < size; ++i)
            zones += "<zone id=\"z" + std::to_string(i) + "\"><zone id=\"z" + std::to_string(i - 1) +
                     "\"/></zone>";
        save(file, scenarioWith(zones));
        EXPECT_THAT(run({"check", file.string()}).out, HasSubstr("2 files checked"));
    });
}

TEST(Limits, ZonesThatNameNoneTakeLinearTime) {
    const auto folder = scratchFolder();
    smallBoard(folder);
    const auto file = folder / "strays.scenario.xml";
    expectLinear(1000, [&](int size) {
        std::string zones;
        for (int i = 0; i < size; ++i)
            zones +=
                "<zone id=\"z" + std::to_string(i) + "\"><zone id=\"y" + std::to_string(i) + "\"/></zone>";
        save(file, scenarioWith(zones));
        EXPECT_THAT(run({"check", file.string()}).out, HasSubstr("[ZON-"));
    });
}

TEST(Limits, TitlesInAPdfTakeLinearTime) {
    const auto folder = scratchFolder();
    std::string board = load(smallBoard(folder));
    const auto file = folder / "title.board.xml";
    expectLinear(15'000, [&](int size) {
        std::string text = board;
        text.insert(text.find(" mapset="),
                    " title=\"" + std::string(static_cast<std::size_t>(size), 'n') + "\"");
        save(file, text);
        EXPECT_EQ(run({"render", file.string(), "-o", (folder / "title.pdf").string()}).code, 0);
    });
}

std::string bareBoard(int side) {
    const auto file = scratchFolder() / "bare.board.xml";
    const auto number = std::to_string(side);
    save(file,
         "<board format=\"4\" id=\"1\" mapset=\"panzer-grenadier\"><grid orientation=\"flat\" columns=\"" +
             number + "\" rows=\"" + number + "\"/><hexes ground=\"clear\"/></board>\n");
    return file.string();
}

/// A short file can declare a very large board: its report must stay short, and a picture that is too large
/// is refused.
TEST(Limits, AMillionHexesInThreeLines) {
    const auto file = bareBoard(1000);
    const auto check = run({"check", file});
    EXPECT_EQ(check.code, 1);
    EXPECT_THAT(check.out, HasSubstr("MAP-001"));
    EXPECT_THAT(check.out, HasSubstr("(901000 in all)"));
    EXPECT_LT(check.out.size(), 2000u);
    const auto out = scratchFolder() / "map.png";
    const auto picture = run({"render", file, "-o", out.string()});
    EXPECT_EQ(picture.code, 2);
    EXPECT_THAT(picture.err, HasSubstr("or write a PDF or SVG"));
    EXPECT_FALSE(fs::exists(out));
    const auto small = run({"render", file, "-o", out.string(), "--hex-mm", "200"});
    EXPECT_THAT(small.err, HasSubstr("even at 20 dots per inch"));
    // The advice is the highest resolution that is not refused.
    const auto from = picture.err.find("Use --dpi ");
    ASSERT_NE(from, std::string::npos) << picture.err;
    const int fitting = std::stoi(picture.err.substr(from + 10));
    const auto above = run({"render", file, "-o", out.string(), "--dpi", std::to_string(fitting + 1)});
    EXPECT_EQ(above.code, 2);
    EXPECT_THAT(above.err, HasSubstr("Use --dpi " + std::to_string(fitting) + " or less"));
    const auto far = run({"los", file, "0101", "9999"});
    EXPECT_EQ(far.code, 0) << far.err;
    EXPECT_THAT(far.out, HasSubstr("distance 147: CLEAR"));
}

TEST(Limits, ALargeBoardIsDrawn) {
    const auto out = scratchFolder() / "map.png";
    const auto picture = run({"render", bareBoard(300), "-o", out.string(), "--dpi", "20"});
    EXPECT_EQ(picture.code, 0) << picture.err;
    EXPECT_GT(fs::file_size(out), 10'000u);
}

TEST(Limits, BaselinesTakeLinearTime) {
    const auto folder = scratchFolder();
    const auto board = smallBoard(folder);
    const auto known = folder / "known.json";
    expectLinear(4000, [&](int size) {
        std::string entries;
        for (int i = 0; i < size; ++i)
            entries +=
                (i == 0 ? "\n" : ",\n") +
                std::string(
                    R"({"rule":"TERRAIN-001","messageId":"TERRAIN-001","subject":{"kind":"hex","id":")") +
                std::to_string(i) + R"("},"values":{},"file":"hill.board.xml","reason":"later"})";
        save(known, R"({"schema":"cota/baseline/1","findings":[)" + entries + "\n]}\n");
        run({"check", board, "--baseline", known.string()});
        run({"fix", board, "--baseline", known.string(), "--dry-run"});
        run({"check", board, "--baseline", known.string(), "--update-baseline"});
    });
}

}  // namespace
}  // namespace cota::test
