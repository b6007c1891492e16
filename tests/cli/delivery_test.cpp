// Several reports of one check: their files, the summary of a CI step, colour.
#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"
#include "tests/support/trials.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::string badBoard(const fs::path& folder) {
    std::string text = load(smallBoard(folder));
    save(folder / "bad.board.xml", text.replace(text.find("woods"), 5, "wodds"));
    return (folder / "bad.board.xml").string();
}

TEST(Delivery, FormatsAndOutputsGoInPairs) {
    const fs::path folder = scratchFolder();
    const auto outcome =
        run({"check", badBoard(folder), "--format", "junit", "--output", (folder / "a.xml").string(),
             "--format", "sarif", "--output", (folder / "b.sarif").string(), "--format", "github"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.out, StartsWith("::error file="));
    EXPECT_THAT(load(folder / "a.xml"), HasSubstr("<testsuites "));
    EXPECT_THAT(load(folder / "b.sarif"), HasSubstr("\"version\": \"2.1.0\""));
}

TEST(Delivery, OfTheBuiltProgramIsTheSameTwice) {
    const std::string scenario =
        shellWord(fs::path(COTA_SOURCE_DIR) / "tests/rules/SIGHT-001/bad.scenario.xml");
    for (const char* format : {"text", "json", "sarif", "junit", "github", "geojson", "markdown"})
        for (const char* language : {"en", "es"}) {
            // Sanitizers check threads and formats, not languages.
            if (support::areSanitized && language != std::string_view("es")) continue;
            const std::string words =
                "check " + scenario + " --format " + format + " --lang " + language + " --jobs ";
            const auto first = runProcess(words + "1");
            EXPECT_EQ(first.code, 1) << format;
            EXPECT_EQ(first.out, runProcess(words + "4").out) << format;
        }
}

TEST(Delivery, ManyDocumentsAtATimeGiveTheAnswerOfOneAfterTheOther) {
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    const fs::path board = smallBoard(folder / "maps");
    for (int i = 0; i < 6; ++i) {
        const std::string name = std::to_string(i);
        std::string text = load(board);
        if (i % 2 == 0) text.replace(text.find("woods"), 5, "wodds");
        save(folder / "maps" / (name + ".board.xml"), text);
    }
    // Its name does not show that it is a scenario; its boards are checked with it all the same.
    save(folder / "battle.xml", "<scenario format=\"4\" id=\"s\" mapset=\"" + game +
                                    "\"><map><board id=\"1\" file=\"maps/0.board.xml\"/></map></scenario>");
    const std::vector<std::string> inputs{(folder / "maps").string(), (folder / "battle.xml").string(),
                                          (folder / "maps" / "." / "1.board.xml").string(),
                                          (folder / "none.board.xml").string()};
    const auto check = [&](const std::string& jobs, bool isReversed) {
        std::vector<std::string> words = inputs;
        if (isReversed) std::swap(words[0], words[1]);
        words.insert(words.begin(), "check");
        words.insert(words.end(), {"--format", "json", "--jobs", jobs});
        return run(words);
    };
    const auto one = check("1", false);
    EXPECT_EQ(one.code, 3);
    for (const char* jobs : {"2", "5"}) {
        EXPECT_EQ(check(jobs, false).out, one.out) << jobs;
        EXPECT_EQ(check(jobs, true).out, one.out) << "whichever was named first";
    }
    std::size_t told = 0;
    for (auto at = one.out.find("wodds"); at != std::string::npos; at = one.out.find("wodds", at + 5)) ++told;
    const auto alone = run({"check", (folder / "maps/2.board.xml").string(), "--format", "json"}).out;
    std::size_t toldOfOne = 0;
    for (auto at = alone.find("wodds"); at != std::string::npos; at = alone.find("wodds", at + 5))
        ++toldOfOne;
    EXPECT_GT(toldOfOne, 0u);
    EXPECT_EQ(told, 3 * toldOfOne) << "each board once";
}

TEST(Delivery, AFormatMayNameItsFile) {
    const fs::path folder = scratchFolder();
    const std::string board = badBoard(folder), sarif = (folder / "x=y.sarif").string();
    const auto outcome = run({"check", board, "--format", "github", "--format", "sarif=" + sarif});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.out, StartsWith("::error file="));
    EXPECT_THAT(load(sarif), HasSubstr("\"version\": \"2.1.0\""));
    EXPECT_EQ(run({"check", board, "--format", "sarif="}).code, 2);
    EXPECT_EQ(run({"check", board, "--format", "sari"}).code, 2);
    EXPECT_THAT(run({"check", board, "--format", "sarif", "--format", "junit=" + sarif}).out,
                StartsWith("{"));
    EXPECT_EQ(run({"check", board, "--format", "sarif=" + sarif, "--format", "junit=" + sarif}).code, 2);
    EXPECT_EQ(run({"check", board, "--format", "sarif=" + board}).code, 2) << "never over what is checked";
}

TEST(Delivery, LinksOfRulesComeFromTheCommandLineOnly) {
    const std::string board = badBoard(scratchFolder());
    EXPECT_THAT(run({"check", board, "--format", "sarif"}).out, Not(HasSubstr("helpUri")))
        << "the source tree of one computer is not there on another one";
    for (const auto& [language, page] : {std::pair{"en", "rules.md#"}, std::pair{"es", "es/reglas.md#"}})
        EXPECT_THAT(run({"check", board, "--format", "sarif", "--docs", "https://example.org/docs", "--lang",
                         language})
                        .out,
                    HasSubstr(std::string("\"helpUri\": \"https://example.org/docs/") + page));
}

/// By order, the file is for GitHub; by neighbourhood, for SARIF.
TEST(Delivery, AnOutputThatMayBelongToTwoFormatsIsRefused) {
    const fs::path folder = scratchFolder();
    const std::string board = badBoard(folder), path = (folder / "x.sarif").string();
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--format", "github", "--format", "sarif", "--output", path},
             {"--output", path, "--format", "github", "--format", "sarif"},
             {"--format", "github", "--format", "sarif=" + path + ".sarif", "--output", path},
             {"--format", "text", "--format=junit", "--format", "sarif", "--output=" + path}}) {
        std::vector<std::string> all{"check", board};
        all.insert(all.end(), words.begin(), words.end());
        const auto outcome = run(all);
        EXPECT_EQ(outcome.code, 2) << words[1];
        EXPECT_THAT(outcome.err, HasSubstr("It is not clear to which --format")) << words[1];
        EXPECT_FALSE(fs::exists(path));
    }
    // Each of these can be read in only one way.
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--format", "sarif", "--output", path, "--format", "github"},
             {"--output", path, "--format", "sarif"},
             {"--format", "github", "--format", "sarif", "--output", "-", "--output", path},
             {"--format", "junit=" + path + ".xml", "--format", "sarif", "--output", path, "--format",
              "text"}}) {
        std::vector<std::string> all{"check", board};
        all.insert(all.end(), words.begin(), words.end());
        EXPECT_EQ(run(all).code, 1) << words[1];
        EXPECT_THAT(load(path), HasSubstr("\"version\": \"2.1.0\"")) << words[1];
        fs::remove(path);
    }
}

TEST(Delivery, ALongTitleIsCutBetweenLetters) {
    const fs::path folder = scratchFolder();
    const std::string scenario = (folder / "long.scenario.xml").string();
    for (const std::string& letters : {std::string(59, 'a'), std::string(60, 'a')}) {
        save(scenario,
             "<scenario format=\"4\" id=\"s\" mapset=\"" + game + "\" title=\"" + letters + "ñandú\"/>");
        const auto said = run({"check", scenario, "--rules", "SCENARIO-006"}).out;
        EXPECT_THAT(said, HasSubstr("'" + letters + (letters.size() == 59 ? "ñ'" : "'")));
        EXPECT_THAT(said, Not(HasSubstr("\xEF\xBF\xBD"))) << "half a letter";
    }
}

TEST(Delivery, WhatAFileSaysIsNoCommandOfARunner) {
    const fs::path folder = scratchFolder();
    save(folder / "a.board.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<board format=\"4\" id=\"1\" "
         "mapset=\"x&#10;::error file=main.c,line=1::forged by a board file&#10;```&#10;&lt;img "
         "src=http://evil/x.png&gt; [click](http://evil) &#x9b;31m\">\n<grid orientation=\"flat\" "
         "columns=\"2\" rows=\"2\"/><hexes ground=\"clear\"/></board>\n");
    const std::string words = "check " + shellWord(folder / "a.board.xml") + " --format ";
    for (const char* format : {"text", "github", "markdown", "junit"}) {
        const auto outcome = runProcess(words + format + " --skipped");
        EXPECT_EQ(outcome.code, 3) << format;
        EXPECT_THAT(outcome.out, Not(HasSubstr("\n::error file=main.c"))) << format;
        EXPECT_THAT(outcome.out, Not(HasSubstr("\n```\n<img"))) << format;
        EXPECT_THAT(outcome.out, Not(HasSubstr("\xC2\x9B"))) << format;
    }
    EXPECT_THAT(runProcess(words + "sarif").out, HasSubstr("\"executionSuccessful\": false"));
}

/// A game beside the documents can put anything into its citations.
TEST(Delivery, WhatAGameSaysIsNoCommandOfARunner) {
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    fs::copy(fs::path(COTA_SOURCE_DIR) / "samples/broken/tcs", folder, fs::copy_options::recursive);
    const fs::path own = folder / "mapsets/orvane-valley";
    save(own / "mapset.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<mapset id=\"orvane-valley\" "
         "extends=\"tcs\" version=\"1\" en=\"Orv&#x9b;31m&#10;::error::pwn\" "
         "es=\"Valle\" edition=\"1\">\n  <scales cite=\"9&#10;::error::cited &#x9b;31m\" "
         "hex=\"125\" turn=\"20\" level=\"20\" height-unit=\"m\" day-visibility=\"0\" "
         "standing=\"own\"/>\n</mapset>\n");
    save(own / "rules.xml",
         "<rules><rule name=\"STACK-001\" cite=\"6&#10;::error::cite&#x9b;31m\"/>"
         "<rule name=\"SETUP-001\" cite=\"6&#10;::error::cite&#x9b;31m\"/></rules>\n");
    const std::string scenario = shellWord(folder / "orvane.scenario.xml");
    for (const std::string& words :
         {"check " + scenario, "check " + scenario + " --format github",
          "check " + scenario + " --format markdown", "check " + scenario + " --format junit",
          "check " + shellWord(own), "stack " + scenario, "heights " + scenario,
          "explain STACK-001 --mapsets " + shellWord(folder / "mapsets"),
          "mapsets orvane-valley --mapsets " + shellWord(folder / "mapsets")}) {
        const auto outcome = runProcess(words);
        for (const auto& said : {outcome.out, outcome.err}) {
            EXPECT_THAT(said, Not(HasSubstr("\n::error::"))) << words;
            EXPECT_THAT(said, Not(HasSubstr("\xC2\x9B"))) << words;
        }
        if (support::areSanitized) break;  // each is a check of the largest game, with the same sentences
    }
}

TEST(Delivery, TheSummaryOfAStepIsAddedToWhatIsThere) {
    const fs::path folder = scratchFolder();
    const std::string board = shellWord(badBoard(folder));
    const std::string there = "GITHUB_STEP_SUMMARY=" + shellWord(folder / "summary.md");
    save(folder / "summary.md", "before\n");
    EXPECT_EQ(runProcess("check " + board, there).code, 1);
    EXPECT_EQ(load(folder / "summary.md"), "before\n") << "only where the format is asked for";
    EXPECT_EQ(runProcess("check --format github " + board, there).code, 1);
    EXPECT_THAT(load(folder / "summary.md"), StartsWith("before\n## cota check\n"));
    EXPECT_EQ(runProcess("check --format github " + board, "GITHUB_STEP_SUMMARY=/nowhere/s.md").code, 4);
    EXPECT_EQ(runProcess("check --format github " + board, "GITHUB_STEP_SUMMARY=" + board).code, 2)
        << "never into what is checked";
}

TEST(Delivery, PathsForOthersAreNamedFromTheFolderOfTheRun) {
    const fs::path folder = scratchFolder();
    const std::string board = badBoard(folder / "maps");
    const auto outcome =
        runProcess("check --format github " + shellWord(board), "cd " + shellWord(folder) + " &&");
    EXPECT_THAT(outcome.out, StartsWith("::error file=maps/bad.board.xml,line="));
}

TEST(Delivery, FindingsKnowWhereTheyLieAndWhatLedToThem) {
    const std::string scenario = std::string(COTA_SOURCE_DIR) + "/tests/rules/SIGHT-001/bad.scenario.xml";
    const auto map = nlohmann::json::parse(run({"check", scenario, "--format", "geojson"}).out);
    const auto answer = nlohmann::json::parse(run({"check", scenario, "--format", "json"}).out);
    const auto isMark = [](const nlohmann::json& one) { return one.at("rule") == "SIGHT-001"; };
    int marks = 0;
    for (const auto& feature : map.at("features")) {
        if (!isMark(feature.at("properties"))) continue;
        if (marks++ > 0) continue;
        EXPECT_EQ(feature.at("properties").at("hexes"), "1-0402 1-0408");
        const auto& polygons = feature.at("geometry").at("coordinates");
        // Rows 16 mm apart, six of them in one column; a millimetre is a metre at 0 degrees north and east.
        const double degrees = map.at("coordinateSystem").at("degreesPerMillimetre").at(1);
        EXPECT_NEAR((polygons[0][0][0][1].get<double>() - polygons[1][0][0][1].get<double>()) / degrees, 96,
                    0.01);
        EXPECT_NEAR(polygons[0][0][0][0].get<double>(), polygons[1][0][0][0].get<double>(), 1e-7);
    }
    EXPECT_EQ(marks, 5);
    const auto& findings = answer.at("findings");
    const auto blocked = std::find_if(findings.begin(), findings.end(), isMark);
    ASSERT_NE(blocked, findings.end());
    const auto& steps = blocked->at("steps");
    EXPECT_EQ(steps.front().at("hexes"), nlohmann::json{"1-0402"});
    EXPECT_EQ(steps.back().at("hexes"), nlohmann::json{"1-0408"});
    EXPECT_EQ(
        std::count_if(steps.begin(), steps.end(), [](const auto& one) { return one.at("decides") == true; }),
        1);
    for (const auto& step : steps) EXPECT_GT(step.at("location").at("line"), 0);
}

TEST(Delivery, ColourIsForTerminalsAndThoseWhoWantIt) {
    const std::string words = "check " + shellWord(badBoard(scratchFolder()));
    EXPECT_THAT(runProcess(words).out, Not(HasSubstr("\x1b["))) << "a file is no terminal";
    const std::string program = (fs::path(COTA_BINARY_DIR) / "bin" / "cota").string() + " " + words;
    const auto onTerminal = [&](const std::string& before) {
        const fs::path said = scratchFolder() / "typescript";
        const std::string line =
            before + " script -qec \"" + program + "\" /dev/null >" + shellWord(said) + " </dev/null";
        EXPECT_NE(std::system(line.c_str()), 127);
        return load(said);
    };
    EXPECT_THAT(onTerminal("NO_COLOR= TERM=xterm"), HasSubstr("\x1b[1;31merror:\x1b[0m"));
    EXPECT_THAT(onTerminal("NO_COLOR=1 TERM=xterm"), Not(HasSubstr("\x1b[1;31m")));
    EXPECT_THAT(onTerminal("NO_COLOR= TERM=dumb"), Not(HasSubstr("\x1b[1;31m")));
}

}  // namespace
}  // namespace cota::test
