#include "editor/scenario/turn_table.h"

#include <algorithm>

#include "editor/scenario/forms.h"
#include "editor/scenario/later_turns.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using session::CellRange;
using session::TurnColumn;
using session::TurnTable;
using support::OpenSample;

namespace {

constexpr const char* orvaneTurns = "tcs/orvane.scenario.xml";

int columnOf(const TurnTable& table, TurnColumn::Kind kind,
             model::Language language = model::Language::english) {
    const auto& columns = table.columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].kind == kind && (kind != TurnColumn::Kind::note || columns[i].language == language))
            return static_cast<int>(i);
    return -1;
}

CellRange cells(int top, int bottom, int column) { return {top, column, bottom, column}; }

TEST(TurnTable, HasARowForEachTurnOverRangesOfTheFile) {
    OpenSample sample(orvaneTurns);
    const TurnTable table(sample.source());
    ASSERT_EQ(table.rowCount(), 21);
    const int time = columnOf(table, TurnColumn::Kind::time), date = columnOf(table, TurnColumn::Kind::date);
    const int light = columnOf(table, TurnColumn::Kind::light);
    const int range = columnOf(table, TurnColumn::Kind::range);
    EXPECT_EQ(table.text(0, time), "05:00");
    EXPECT_EQ(table.text(20, time), "11:40");
    EXPECT_EQ(table.text(20, date), "1944-07-30");
    EXPECT_EQ(table.text(0, light), "dawn");
    EXPECT_EQ(table.value(4, light), "day");
    EXPECT_EQ(table.text(0, range), "") << "a turn of its own";
    EXPECT_EQ(table.text(4, range), "4\u20136");
    EXPECT_EQ(table.text(4, columnOf(table, TurnColumn::Kind::visibility)), "14");
    EXPECT_EQ(table.text(4, columnOf(table, TurnColumn::Kind::note, model::Language::spanish)),
              "Niebla sobre el r\u00edo");
}

TEST(TurnTable, TheSameRowsGiveTheSameFile) {
    for (const char* path : {orvaneTurns, "marea-de-acero/vieuxpont.scenario.xml",
                             "panzer-grenadier/brod.scenario.xml", "war-storm-series/sarn.scenario.xml"}) {
        OpenSample sample(path);
        const auto& turns = sample.scenario().turns;
        EXPECT_EQ(session::withTurnRows(turns, session::turnRowsOf(turns)), turns) << path;
    }
}

TEST(TurnTable, ACellSplitsItsRangeAndEqualNeighboursJoin) {
    OpenSample sample(orvaneTurns);
    const auto light = columnOf(TurnTable(sample.source()), TurnColumn::Kind::light);
    EXPECT_EQ(sample.take(TurnTable(sample.source()).set(cells(9, 9, light), "night")), "");
    const auto& split = sample.scenario().turns.records;
    ASSERT_EQ(split.size(), 7u);
    EXPECT_EQ(split[4].to, 9);
    EXPECT_EQ(split[5].light, "night");
    EXPECT_EQ(split[6].from, 11);
    EXPECT_EQ(sample.session().history().now().label, "Set light (turn 10)");
    EXPECT_EQ(sample.take(TurnTable(sample.source()).set(cells(9, 9, light), "day")), "") << "a name";
    EXPECT_EQ(sample.scenario().turns.records.size(), 5u);
    EXPECT_NE(sample.take(TurnTable(sample.source()).set(cells(9, 9, light), "darkness")), "");
    const auto weather = columnOf(TurnTable(sample.source()), TurnColumn::Kind::weather);
    EXPECT_EQ(sample.take(TurnTable(sample.source()).set(cells(0, 20, weather), "drizzle")), "")
        << "the list of the game is open";
    EXPECT_EQ(sample.scenario().turns.records.size(), 5u);
}

TEST(TurnTable, FillsDownAndPastes) {
    OpenSample sample(orvaneTurns);
    const TurnTable table(sample.source());
    const auto visibility = columnOf(table, TurnColumn::Kind::visibility);
    EXPECT_EQ(sample.take(table.filledDown(cells(3, 9, visibility))), "");
    EXPECT_EQ(TurnTable(sample.source()).text(9, visibility), "14");
    EXPECT_EQ(TurnTable(sample.source()).text(10, visibility), "");
    const auto light = columnOf(table, TurnColumn::Kind::light);
    EXPECT_EQ(sample.take(TurnTable(sample.source()).pasted(18, light, "dusk\train\t6\r\nnight\t\t2\n")), "");
    const TurnTable now(sample.source());
    EXPECT_EQ(now.value(18, light), "dusk");
    EXPECT_EQ(now.value(18, light + 1), "rain");
    EXPECT_EQ(now.value(18, visibility), "6");
    EXPECT_EQ(now.value(19, light), "night");
    EXPECT_EQ(now.copied({18, light, 19, visibility}), "dusk\train\t6\nnight\t\t2\n");
    const auto refusal = sample.take(now.pasted(20, light, "day\tfair\tmany"));
    EXPECT_NE(refusal.find("Turn 21"), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("many"), std::string::npos) << refusal;
    EXPECT_EQ(sample.take(now.pasted(20, light, "day\nnight\nnight")), "") << "beyond the table";
    EXPECT_EQ(TurnTable(sample.source()).rowCount(), 21);
}

TEST(TurnTable, LightFollowsTheSun) {
    OpenSample sample(orvaneTurns);
    const TurnTable table(sample.source());
    const auto words = table.usualLight();
    EXPECT_EQ(words.day, "day");
    EXPECT_EQ(words.night, "night");
    EXPECT_EQ(words.dusk, "dusk");
    EXPECT_TRUE(table.hasNight());
    session::Sun sun{6 * 60, 11 * 60, 40, words};
    EXPECT_EQ(sample.take(table.lit(sun)), "");
    const TurnTable now(sample.source());
    const auto light = columnOf(now, TurnColumn::Kind::light);
    EXPECT_EQ(now.value(0, light), "night");
    EXPECT_EQ(now.value(1, light), "dawn");
    EXPECT_EQ(now.value(3, light), "day");
    EXPECT_EQ(now.value(18, light), "dusk");
    EXPECT_EQ(now.lightOf(0), 1);
    sun.sets = 5 * 60;
    EXPECT_NE(sample.take(now.lit(sun)), "");
}

TEST(TurnTable, CountsNoFurtherThanTheLimit) {
    OpenSample sample(orvaneTurns);
    const auto refusal = sample.write(session::turnsSheet(sample.source()), "Number of turns", "1112");
    EXPECT_NE(refusal.find("1000"), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("1112"), std::string::npos) << refusal;
    EXPECT_EQ(sample.scenario().turns.count, 21);
    EXPECT_EQ(sample.write(session::turnsSheet(sample.source()), "Time of the first turn", "23:30"), "");
    const TurnTable table(sample.source());
    EXPECT_EQ(table.text(2, columnOf(table, TurnColumn::Kind::time)), "00:10");
    EXPECT_EQ(table.text(2, columnOf(table, TurnColumn::Kind::date)), "1944-07-31");
}

TEST(TurnTable, WhatRefersToLaterTurnsIsListedAndMoves) {
    OpenSample sample(orvaneTurns);
    const auto game = sample.session().game();
    const auto later = session::laterThan(sample.session().document(), game.get(), 6);
    ASSERT_EQ(later.size(), 3u);
    EXPECT_EQ(later[0].what, "arrival of Fusiliers (turn 8)");
    EXPECT_TRUE(later[0].canMove);
    EXPECT_EQ(later[1].what, "light, weather or notes (turn 7)");
    EXPECT_EQ(later[2].what, "air sorties (turns 9-12)");
    EXPECT_FALSE(later[2].canMove);
    sample.take(session::HistoryEntry{"shorter", session::withTurnsMoved(sample.session().document(), 6)});
    EXPECT_EQ(sample.scenario().turns.count, 6);
    EXPECT_EQ(sample.scenario().turns.records.back().to, 6);
    EXPECT_EQ(session::laterThan(sample.session().document(), game.get(), 6).size(), 1u);
}

/// What this version does not know stays with its turns, once.
TEST(TurnTable, KeepsWhatItDoesNotKnow) {
    model::TurnTrack track;
    track.count = 6;
    model::TurnRecord record;
    record.from = 2;
    record.to = 5;
    record.light = "day";
    record.extras.comments = {"as printed"};
    model::TurnRecord beyond;
    beyond.from = 5;
    beyond.to = 9;
    beyond.weather = "rain";
    track.records = {record, beyond};
    auto rows = session::turnRowsOf(track);
    rows[2].record.light = "night";
    const auto made = session::withTurnRows(track, rows);
    ASSERT_EQ(made.records.size(), 6u);
    EXPECT_EQ(
        std::ranges::count_if(made.records, [](const auto& one) { return !one.extras.comments.empty(); }), 1);
    EXPECT_EQ(made.records.back().from, 7);
    EXPECT_EQ(made.records.back().to, 9);
    EXPECT_EQ(made.records.back().weather, "rain");
}

}  // namespace
