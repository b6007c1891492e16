// cota fix: what it writes, what it leaves alone, and its exit code.
#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr const char* mistakes = R"(<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="case" mapset="panzer-grenadier">
  <grid orientation="flat"   stagger="even-low" columns="12" rows="10"/>
  <!-- an old hand -->
  <hexes ground="clear">
    <hex at="0302" terrain="wods" note="kept"/>
    <hex at="0303" terrain="wods"/>
  </hexes>
  <paths>
    <path id="r" kind="raod" hexes="0101 0102"/>
  </paths>
</board>
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}
std::string fixed() { return replaced(replaced(mistakes, "raod", "road"), "wods", "woods"); }

class FixCommand : public testing::Test {
  protected:
    FixCommand() : board_(scratchFolder() / "slips.board.xml") { save(board_, mistakes); }
    fs::path board_;
};

TEST_F(FixCommand, WritesNothingButTheFixes) {
    const auto outcome = run({"fix", board_.string()});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(load(board_), fixed());
    EXPECT_THAT(outcome.out, HasSubstr("slips.board.xml:10:5: [MAP-004] Change 'raod' to 'road'"));
    EXPECT_THAT(outcome.err, HasSubstr("Fixed: 2 findings in 1 file."));
    const auto again = run({"fix", board_.string()});
    EXPECT_EQ(again.code, 0);
    EXPECT_THAT(again.out, IsEmpty());
    EXPECT_THAT(again.err, HasSubstr("Nothing to fix."));
    EXPECT_EQ(load(board_), fixed());
}

TEST_F(FixCommand, DryRunPrintsADifferenceThatPatchTakes) {
    const auto outcome = run({"fix", "--dry-run", board_.string()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(load(board_), mistakes) << "nothing is written";
    EXPECT_THAT(outcome.out,
                StartsWith("--- " + board_.string() + "\n+++ " + board_.string() + "\n@@ -3,10 +3,10 @@\n"));
    EXPECT_THAT(outcome.out, HasSubstr("-    <path id=\"r\" kind=\"raod\" hexes=\"0101 0102\"/>\n"
                                       "+    <path id=\"r\" kind=\"road\" hexes=\"0101 0102\"/>\n"));
    EXPECT_THAT(outcome.err, HasSubstr("nothing was written (--dry-run)"));
    run({"fix", board_.string()});
    EXPECT_EQ(run({"fix", "--dry-run", board_.string()}).code, 0);
    EXPECT_THAT(run({"fix", "--dry-run", board_.string()}).out, IsEmpty());
}

TEST_F(FixCommand, ARuleCanBeNamed) {
    EXPECT_EQ(run({"fix", "--rule", "MAP-004", board_.string()}).code, 0);
    EXPECT_EQ(load(board_), replaced(mistakes, "raod", "road"));
    EXPECT_EQ(run({"fix", "--rule", "TERRAIN-*", board_.string()}).code, 0);
    EXPECT_EQ(load(board_), fixed());
    const auto unknown = run({"fix", "--rule", "NOPE-001", board_.string()});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_THAT(unknown.err, HasSubstr("NOPE-001"));
}

TEST_F(FixCommand, WindowsFilesStayWindowsFiles) {
    const std::string mark = "\xEF\xBB\xBF";
    save(board_, mark + replaced(mistakes, "\n", "\r\n"));
    EXPECT_EQ(run({"fix", board_.string()}).code, 0);
    EXPECT_EQ(load(board_), mark + replaced(fixed(), "\n", "\r\n"));
}

TEST_F(FixCommand, StandardInputBecomesStandardOutput) {
    const auto outcome = run({"fix", "-"}, mistakes);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(outcome.out, fixed());
    EXPECT_EQ(run({"fix", "-"}, fixed()).out, fixed()) << "nothing to fix: as it came";
    EXPECT_THAT(run({"fix", "-", "--dry-run"}, mistakes).out,
                HasSubstr("+    <hex at=\"0302\" terrain=\"woods\""));
}

TEST_F(FixCommand, WhatCannotBeWrittenIsFourAndStaysWhole) {
    fs::permissions(board_, fs::perms::owner_read);
    const auto outcome = run({"fix", board_.string()});
    EXPECT_EQ(outcome.code, 4);
    EXPECT_THAT(outcome.err, HasSubstr("slips.board.xml"));
    EXPECT_EQ(outcome.out, "") << "nothing was put right";
    EXPECT_THAT(outcome.err, Not(HasSubstr("Fixed:")));
    EXPECT_THAT(outcome.err, Not(HasSubstr("Nothing to fix")));
    EXPECT_THAT(outcome.err, HasSubstr("Not fixed: 2 findings, because 1 file could not be written."));
    EXPECT_EQ(load(board_), mistakes);
    const auto beside = std::distance(fs::directory_iterator(board_.parent_path()), fs::directory_iterator());
    EXPECT_EQ(beside, 1) << "nothing half written is left";
}

TEST_F(FixCommand, OfTwoFilesOnlyTheWrittenOneIsTold) {
    const fs::path other = board_.parent_path() / "other.board.xml";
    fs::copy(board_, other);
    fs::permissions(board_, fs::perms::owner_read);
    const auto outcome = run({"fix", board_.string(), other.string()});
    EXPECT_EQ(outcome.code, 4);
    EXPECT_THAT(outcome.out, HasSubstr("other.board.xml:"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("slips.board.xml:")));
    EXPECT_THAT(outcome.err, HasSubstr("Fixed: 2 findings in 1 file."));
    EXPECT_THAT(outcome.err, HasSubstr("Not fixed: 2 findings"));
}

TEST_F(FixCommand, WhatCannotBeReadIsThreeAndTheRestIsFixed) {
    const auto outcome = run({"fix", "nowhere.board.xml", board_.string()});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("nowhere.board.xml"));
    EXPECT_EQ(load(board_), fixed());
}

TEST_F(FixCommand, NothingLookedAtIsNotNothingToFix) {
    const fs::path folder = board_.parent_path() / "game";
    fs::create_directories(folder);
    save(folder / "mapset.xml", "<mapset format=\"1\" id=\"game\"/>\n");
    EXPECT_THAT(run({"fix", folder.string()}).err, HasSubstr("Nothing to fix."));
    save(folder / "mapset.xml", "<mapset");
    const auto outcome = run({"fix", folder.string()});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("mapset.xml:1:"));
    EXPECT_EQ(run({"fix"}).code, 2);
}

TEST_F(FixCommand, NewerFilesAreNotTouched) {
    const auto newer = replaced(mistakes, "format=\"4\"", "format=\"99\"");
    save(board_, newer);
    run({"fix", board_.string()});
    EXPECT_EQ(load(board_), newer);
}

TEST_F(FixCommand, FilesAScenarioNamesAreFixedWithIt) {
    const fs::path folder = board_.parent_path();
    const fs::path sample = fs::path(sampleScenario()).parent_path();
    for (const auto& entry : fs::directory_iterator(sample))
        if (entry.is_regular_file()) fs::copy_file(entry.path(), folder / entry.path().filename());
    fs::remove(board_);
    const auto west = folder / "west.board.xml";
    const auto sound = load(west);
    save(west, replaced(sound, "kind=\"road\"", "kind=\"raod\""));
    const auto scenario = folder / fs::path(sampleScenario()).filename();
    const auto text = load(scenario);
    const auto dry = run({"fix", "--dry-run", folder.string()});
    EXPECT_EQ(dry.code, 1) << dry.err;
    EXPECT_THAT(dry.out, HasSubstr("kind=\"road\""));
    EXPECT_EQ(std::count(dry.out.begin(), dry.out.end(), '@') % 4, 0);
    const auto outcome = run({"fix", folder.string()});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(load(west), sound);
    EXPECT_EQ(load(scenario), text);
}

/// Has a baseline of the findings in the unchanged board, in a style in which users may write it.
class FixBaseline : public FixCommand {
  protected:
    /// The board without unknown attributes, which would also be findings.
    static std::string bare(const std::string& board) { return replaced(board, " note=\"kept\"", ""); }
    void accept(const std::string& board, const std::string& reason = "printed so") {
        save(board_, bare(board));
        ASSERT_EQ(run({"check", board_.string(), "--rules", "TERRAIN-001,MAP-004", "--baseline",
                       known().string(), "--update-baseline", "--reason", reason})
                      .code,
                  0);
        save(known(), replaced(load(known()), "\"reason\": ", "\"reason\"  :\t"));
    }
    Outcome fix(std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"fix", board_.string(), "--baseline", known().string()};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
    fs::path known() const { return board_.parent_path() / "known.json"; }
    std::string rulesKnown() const {
        std::string rules;
        const auto json = nlohmann::json::parse(load(known()));
        for (const auto& one : json["findings"]) rules += one["rule"].get<std::string>() + " ";
        return rules;
    }
};

TEST_F(FixBaseline, EntriesOfWhatIsPutRightGoWithIt) {
    accept(mistakes);
    const auto before = load(known());
    ASSERT_EQ(rulesKnown(), "MAP-004 TERRAIN-001 ");
    const auto dry = fix({"--dry-run"});
    EXPECT_EQ(dry.code, 1);
    EXPECT_THAT(dry.out, HasSubstr("--- " + known().string()));
    EXPECT_THAT(dry.out, HasSubstr("-   \"reason\"  :\t\"printed so\""));
    EXPECT_EQ(load(known()), before) << "nothing is written";
    const auto outcome = fix();
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("known.json:4:1: [BASE-001] Remove the entry of MAP-004 on"));
    EXPECT_THAT(outcome.err, HasSubstr("Fixed: 4 findings in 2 files."));
    EXPECT_THAT(load(known()), HasSubstr("\"findings\": []"));
    EXPECT_EQ(load(board_), bare(fixed()));
    EXPECT_THAT(fix().err, HasSubstr("Nothing to fix."));
}

/// Fixes the first of two findings, then the last: the other entry must not change by a byte.
TEST_F(FixBaseline, OtherEntriesStayAsTheyStand) {
    for (const auto& [word, left] : {std::pair{"raod", "MAP-004 "}, {"wods", "TERRAIN-001 "}}) {
        accept(replaced(mistakes, word, "xyzzy"), "\\\"{[as printed]}\\\"");
        const auto before = load(known());
        const auto first = before.find("  {"), second = before.find("  {", first + 1),
                   end = before.rfind("\n ]");
        ASSERT_NE(second, std::string::npos);
        const bool isFirstGone = std::string(left) == "TERRAIN-001 ";
        const auto expected = isFirstGone ? before.substr(0, first) + before.substr(second)
                                          : before.substr(0, before.rfind(',', second)) + before.substr(end);
        EXPECT_EQ(fix().code, 0);
        EXPECT_EQ(load(known()), expected);
        EXPECT_EQ(rulesKnown(), left);
        fs::remove(known());
    }
}

TEST_F(FixBaseline, AnEntryMayBeMeantForWhatIsFoundUnderAnotherName) {
    accept(replaced(mistakes, "raod", "xyzzy"));
    save(board_, bare(replaced(fixed(), "road", "zyxxy")));
    EXPECT_EQ(fix().code, 0);
    EXPECT_EQ(rulesKnown(), "MAP-004 ") << "its reason may be wanted for the other one";
    save(board_, bare(fixed()));
    EXPECT_EQ(fix({"--rule", "MAP-*"}).code, 0);
    EXPECT_EQ(rulesKnown(), "MAP-004 ") << "not asked for";
    EXPECT_EQ(fix({"--rule", "BASE-*"}).code, 0);
    EXPECT_EQ(rulesKnown(), "");
}

TEST_F(FixBaseline, BesideWhatCannotBeReadNothingIsTakenOut) {
    accept(mistakes);
    save(board_, bare(fixed()));
    const auto before = load(known());
    const auto broken = board_.parent_path() / "broken.board.xml";
    save(broken, "<board");
    run({"fix", board_.string(), broken.string(), "--baseline", known().string()});
    EXPECT_EQ(load(known()), before);
    EXPECT_EQ(fix().code, 0);
    EXPECT_NE(load(known()), before);
}

TEST_F(FixBaseline, WhatWasNotLookedAtStays) {
    accept(mistakes);
    const auto before = load(known());
    const auto other = board_.parent_path() / "other.board.xml";
    save(other, fixed());
    EXPECT_EQ(run({"fix", other.string(), "--baseline", known().string()}).code, 0);
    EXPECT_EQ(load(known()), before);
    EXPECT_EQ(run({"fix", "-", "--baseline", known().string()}, mistakes).code, 2);
}

TEST_F(FixBaseline, NothingIsWrittenWhereItCannotBeRead) {
    const auto folder = board_.parent_path() / "folder";
    fs::create_directory(folder);
    save(known(), "[]");
    for (const auto& bad : {known(), folder, board_.parent_path() / "missing.json"}) {
        save(board_, mistakes);
        const auto outcome = run({"fix", board_.string(), "--baseline", bad.string()});
        EXPECT_EQ(outcome.code, 3) << bad;
        EXPECT_THAT(outcome.err, HasSubstr(bad.filename().string()));
        EXPECT_THAT(outcome.out, IsEmpty());
        EXPECT_EQ(load(board_), mistakes) << bad;
    }
    EXPECT_EQ(load(known()), "[]");
}

/// Runs fix on a copy of the sample with one change.
class FixSample : public FixCommand {
  protected:
    FixSample() : folder_(board_.parent_path()) {
        fs::remove(board_);
        const fs::path sample = fs::path(sampleScenario()).parent_path();
        for (const auto& entry : fs::directory_iterator(sample))
            if (entry.is_regular_file()) fs::copy_file(entry.path(), folder_ / entry.path().filename());
    }
    std::string changed(const std::string& file, const std::string& from, const std::string& to) {
        const auto text = load(folder_ / file);
        EXPECT_NE(text.find(from), std::string::npos) << from;
        save(folder_ / file, replaced(text, from, to));
        return text;
    }
    fs::path folder_;
};

TEST_F(FixSample, AnIdForgottenInACopiedLineIsCountedUp) {
    const auto sound = changed("soviet.forces.xml", "counter id=\"s-45-2\"", "counter id=\"s-45-1\"");
    EXPECT_EQ(run({"fix", folder_.string()}).code, 0);
    EXPECT_EQ(load(folder_ / "soviet.forces.xml"), sound);
}

TEST_F(FixSample, OfTwoCountersNobodyHasNoneIsGuessed) {
    changed("soviet.forces.xml", "counter id=\"s-45-2\"", "counter id=\"s-45-1\"");
    changed("brod.scenario.xml", "counter=\"s-45-1\"", "counter=\"s-45-3\"");
    const auto before = load(folder_ / "soviet.forces.xml");
    EXPECT_THAT(run({"fix", folder_.string()}).out, IsEmpty());
    EXPECT_EQ(load(folder_ / "soviet.forces.xml"), before);
}

TEST_F(FixSample, AUnitForgottenInACopiedLineIsNotTakenOut) {
    const auto sound = changed("brod.scenario.xml", "<unit counter=\"s-45-2\" at=\"32-0409\">",
                               "<unit counter=\"s-45-1\" at=\"32-0608\">");
    run({"fix", folder_.string()});
    EXPECT_EQ(load(folder_ / "brod.scenario.xml"), replaced(sound, "<unit counter=\"s-45-2\" at=\"32-0409\">",
                                                            "<unit counter=\"s-45-2\" at=\"32-0608\">"));
}

TEST_F(FixSample, ASlipOfADeclarationIsPutRightThere) {
    const auto sound = changed("brod.scenario.xml", "<side id=\"soviet\"", "<side id=\"soveit\"");
    const auto outcome = run({"fix", folder_.string()});
    EXPECT_EQ(load(folder_ / "brod.scenario.xml"), sound);
    EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 1) << outcome.out;
    EXPECT_THAT(outcome.out, HasSubstr("Change 'soveit' to 'soviet' in its declaration"));

    const auto forces = changed("german.forces.xml", "type id=\"ger-inf\"", "type id=\"ger-ifn\"");
    run({"fix", folder_.string()});
    EXPECT_EQ(load(folder_ / "german.forces.xml"), forces);
}

TEST_F(FixSample, ASlipCopiedWithItsDeclarationIsNotSpread) {
    changed("brod.scenario.xml", "<zone id=\"zone-khutor\"", "<zone id=\"zone-khuotr\"");
    EXPECT_THAT(run({"fix", folder_.string()}).out, Not(HasSubstr("khuotr' instead")));
}

TEST_F(FixCommand, SpeaksSpanish) {
    const auto outcome = run({"fix", "--lang", "es", board_.string()});
    EXPECT_THAT(outcome.out, HasSubstr("Cambiar 'raod' por 'road'"));
    EXPECT_THAT(outcome.err, HasSubstr("Corregido: 2 hallazgos en 1 archivo."));
}

TEST_F(FixCommand, SamplesHaveNothingToFix) {
    const fs::path samples = fs::path(sampleScenario()).parent_path().parent_path();
    for (const auto& entry : fs::directory_iterator(samples)) {
        if (!entry.is_directory() || entry.path().filename() == "broken") continue;
        const auto outcome = run({"fix", "--dry-run", entry.path().string()});
        EXPECT_EQ(outcome.code, 0) << entry.path() << outcome.err;
        EXPECT_THAT(outcome.out, IsEmpty());
    }
}

TEST_F(FixCommand, ReportsForProgramsOfferTheSame) {
    const auto json = nlohmann::json::parse(run({"check", board_.string(), "--format", "json"}).out);
    std::size_t offered = 0;
    auto text = load(board_);
    std::vector<nlohmann::json> edits;
    for (const auto& finding : json["findings"])
        for (const auto& fix : finding["fixes"]) {
            ++offered;
            EXPECT_THAT(fix["id"].get<std::string>(), StartsWith(finding["rule"].get<std::string>() + "."));
            for (const auto& edit : fix["edits"]) edits.push_back(edit);
        }
    EXPECT_EQ(offered, 2u);
    std::ranges::sort(edits, [](const auto& a, const auto& b) { return a["offset"] > b["offset"]; });
    for (const auto& edit : edits)
        text.replace(edit["offset"].get<std::size_t>(), edit["length"].get<std::size_t>(),
                     edit["text"].get<std::string>());
    EXPECT_EQ(text, fixed());

    const auto sarif = nlohmann::json::parse(run({"check", board_.string(), "--format", "sarif"}).out);
    std::size_t changes = 0;
    for (const auto& result : sarif["runs"][0]["results"])
        for (const auto& fix : result.value("fixes", nlohmann::json::array())) {
            EXPECT_FALSE(fix["description"]["text"].get<std::string>().empty());
            for (const auto& change : fix["artifactChanges"]) changes += change["replacements"].size();
        }
    EXPECT_EQ(changes, edits.size());
    EXPECT_THAT(run({"check", board_.string()}).out, Not(HasSubstr("Change '")));
}

}  // namespace
}  // namespace cota::test
