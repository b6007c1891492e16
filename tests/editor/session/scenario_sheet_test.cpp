#include <gtest/gtest.h>

#include <algorithm>

#include "tests/editor/session/sheet_case.h"

namespace cota::sheets {
namespace {

using model::SubjectKind;

TEST(ScenarioSheet, ChangesWhatABeginningLeavesToFillIn) {
    const session::SheetSource source{document(), nullptr, game(), {}, model::Language::english};
    const auto sheet = session::propertiesOf(source, {SubjectKind::scenario, "", {}});
    ASSERT_FALSE(sheet.title.empty());
    const auto write = [&](const char* label, const std::string& value) {
        const auto row = std::ranges::find(sheet.rows, std::string(label), &Property::label);
        EXPECT_NE(row, sheet.rows.end()) << label;
        return row == sheet.rows.end() ? session::Written{} : row->write(value);
    };
    const auto turns = [](const session::Written& written) {
        return (*written.step->document.scenario)->turns;
    };
    const auto dated = write("Date", "1943-07-12");
    ASSERT_TRUE(dated.step);
    EXPECT_EQ(turns(dated).date, "1943-07-12");
    EXPECT_EQ(dated.step->label, "Set date to 1943-07-12");
    EXPECT_TRUE(dated.step->selection.empty()) << "the sheet would be left for one that looks the same";
    for (const char* bad : {"yesterday", "43", "1943/07/32"})
        EXPECT_NE(write("Date", bad).refusal, "") << bad;
    for (const char* bad : {"25:00", "six", "06-61", "12:75"})
        EXPECT_NE(write("Time of the first turn", bad).refusal, "") << bad;
    ASSERT_TRUE(write("Number of turns", "12").step);
    EXPECT_EQ(turns(write("Number of turns", "12")).count, 12);
    EXPECT_EQ(turns(write("Side that moves first", "red")).first.text, "red");
    const auto named = write("Name", "The mill");
    ASSERT_TRUE(named.step);
    EXPECT_EQ((*named.step->document.scenario)->title.en, "The mill");
}

TEST(ScenarioSheet, ConditionsAreCalledByWhoWins) {
    auto made = document();
    auto scenario = **made.scenario;
    model::VictoryCondition condition;
    condition.id = "side-1-wins";
    condition.side = model::SideId("red");
    condition.level = "major";
    scenario.sides[0].name = {"Red Army", ""};
    scenario.victory = {condition, condition};
    scenario.victory[1].id = "side-1-wins-too";
    made.scenario = scenario;
    const session::SheetSource source{made, nullptr, game(), {}, model::Language::english};
    std::vector<std::string> labels;
    const auto sheet = session::propertiesOf(source, {SubjectKind::scenario, "", {}});
    for (const auto& row : sheet.rows)
        if (row.heading == "Victory conditions") labels.push_back(row.label);
    EXPECT_EQ(labels, (std::vector<std::string>{
                          "Victory: Red Army (major)", "Victory: Red Army (major), in Spanish",
                          "Victory: Red Army (major), 2", "Victory: Red Army (major), 2, in Spanish"}));
    const auto text = std::ranges::find(sheet.rows, labels[0], &Property::label);
    EXPECT_EQ(text->write("They hold the mill.").step->label, "Add victory text (Victory: Red Army (major))");
}

/// Levels and words of values are ids in files; the window shows the game's names for them.
TEST(ScenarioSheet, WordsAreCalledAsTheGameCallsThem) {
    auto named = *game();
    mapsets::WordList levels, modes;
    levels.id = "level";
    const auto word = [](const char* id, model::LocalText name) {
        mapsets::Word made;
        made.id = id;
        made.name = std::move(name);
        return made;
    };
    levels.words = {word("major", {"great victory", "gran victoria"})};
    modes.id = "mode";
    modes.words = {word("fire", {"firing", "disparo"})};
    named.catalogue.wordLists = {levels, modes};
    mapsets::AttributeType mode;
    mode.name = "mode";
    mode.kind = mapsets::AttributeType::Kind::word;
    mode.words = "fire move";
    named.catalogue.scenarioAttributes = {mode};
    named.catalogue.seal();
    auto made = document();
    auto scenario = **made.scenario;
    model::VictoryCondition condition;
    condition.id = "red-wins";
    condition.side = model::SideId("red");
    condition.level = "major";
    scenario.victory = {condition};
    made.scenario = scenario;
    const session::SheetSource source{
        made, nullptr, std::make_shared<const mapsets::Mapset>(named), {}, model::Language::english};
    const auto sheet = session::propertiesOf(source, {SubjectKind::scenario, "", {}});
    const auto row = [&](const std::string& label) {
        for (const auto& one : sheet.rows)
            if (one.label == label) return one;
        return Property{};
    };
    EXPECT_EQ(row("Victory: red (great victory)").label, "Victory: red (great victory)");
    EXPECT_EQ(row("Mode").choices.at(1).name, "firing") << "a list may name some of the words";
    EXPECT_EQ(row("Mode").help, "one of firing, move");
}

/// A scenario detail is added, gets its values and its place, and is removed, each in one step.
TEST(ScenarioSheet, StatementsComeAndGo) {
    mapsets::Mapset made = *game();
    mapsets::PartKind kind;
    kind.id = model::PartKindId("mines");
    kind.name = {"Mines", "Minas"};
    kind.needsSide = kind.needsPlace = true;
    mapsets::AttributeType count;
    count.name = "count";
    count.kind = mapsets::AttributeType::Kind::integer;
    count.most = 9;
    kind.attributes = {count};
    made.catalogue.partKinds = {kind};
    made.catalogue.seal();
    const auto mines = std::make_shared<const mapsets::Mapset>(std::move(made));
    auto now = document();
    std::string step;
    const auto write = [&](const std::string& heading, const std::string& label, const std::string& value) {
        const session::SheetSource source{
            now, session::JoinedMap::lay(now, mines), mines, {}, model::Language::english};
        for (const auto& row : session::propertiesOf(source, {SubjectKind::scenario, "", {}}).rows) {
            if (row.heading != heading || row.label != label) continue;
            const auto written = row.write(value);
            if (written.step)
                now = written.step->document, step = written.step->label.in(model::Language::english);
            return written.refusal;
        }
        return "no row " + label;
    };
    EXPECT_EQ(write("Scenario details", "Add", "mines red"), "");
    ASSERT_EQ((*now.scenario)->parts.size(), 1u);
    EXPECT_EQ(step, "Add Mines: red");
    EXPECT_EQ(write("Mines: red", "Count", "3"), "");
    EXPECT_NE(write("Mines: red", "Count", "10"), "");
    EXPECT_EQ(write("Mines: red", "Zone", "north"), "");
    EXPECT_EQ(write("Mines: red", "Hexes", "A-0101 A-0202"), "");
    const auto& part = (*now.scenario)->parts[0];
    EXPECT_EQ(*part.attributes.find("count"), "3");
    EXPECT_EQ(part.zone.text, "north");
    EXPECT_EQ(part.hexes.size(), 2u);
    EXPECT_EQ(step, "Set hexes to A-0101 A-0202 (Mines: red)");
    EXPECT_EQ(write("Mines: red", "Part of the scenario", "no"), "");
    EXPECT_EQ(step, "Remove Mines: red");
    EXPECT_TRUE((*now.scenario)->parts.empty());
}

}  // namespace
}  // namespace cota::sheets
