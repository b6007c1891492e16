#include "editor/answers/answer_overlay.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/answers/sight_answer.h"
#include "editor/answers/subject_shape.h"
#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "editor/picture/map_picture.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/sheet/relief_overlays.h"
#include "mapsets/units/roster.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::SubjectKind;
using session::OverlayKind;

namespace {

/// A session with a sample that has rules of sight and of movement.
class Answers : public testing::Test {
  protected:
    Answers() : session_(places()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) /
                                  "samples/panzer-grenadier/brod.scenario.xml"));
    }
    session::OverlayAnswer ask(OverlayKind kind, const model::Subject& subject) {
        return session::overlayOf({7, kind, session_.map(), session_.look(), subject, 2});
    }
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    session::Session session_;
};

TEST_F(Answers, HexSeesAndSaysHowMuch) {
    const auto answer = ask(OverlayKind::seen, {SubjectKind::hex, "31-0507", {}});
    EXPECT_EQ(answer.number, 7u);
    ASSERT_TRUE(answer.layer);
    EXPECT_FALSE(answer.layer->marks.empty());
    EXPECT_NE(answer.text().find("31-0507"), std::string::npos);
}

TEST_F(Answers, ComparesWithTheSavedDocument) {
    session::OverlayRequest request{7, OverlayKind::changed, session_.map(), session_.look(), {}, 1};
    request.saved = session_.savedDocument();
    EXPECT_FALSE(session::overlayOf(request).layer);  // nothing has changed
    const auto& file = session_.document().boards.begin()->first;
    const auto& board = *session_.document().boards.begin()->second;
    auto document = model::withLevel(session_.document(), file, {{*board.grid.hexOf("0303")}}, 3);
    model::MapName name{model::hexCentre(board.grid, *board.grid.hexOf("0505")), {"New", ""}, "", {}};
    document = model::withMapName(document, file, name);
    session_.commit({session::named("Change"), document});
    request.map = session_.map();
    const auto answer = session::overlayOf(request);
    ASSERT_TRUE(answer.layer);
    EXPECT_EQ(answer.table.size(), 3u) << answer.text();  // titles and two hexes
    EXPECT_NE(answer.text().find("2"), std::string::npos);
}

TEST_F(Answers, UnitReachesFromWhereItStands) {
    const auto answer = ask(OverlayKind::reached, {SubjectKind::counter, "g-inf-1", {}});
    ASSERT_TRUE(answer.layer) << answer.text();
    EXPECT_NE(answer.text().find("Grenadier platoon 1"), std::string::npos) << answer.text();
}

/// The same number as on the command line, counting hexes reached only by a die roll or if nothing stops the
/// unit.
TEST_F(Answers, WhatIsUncertainOfAReachIsSaid) {
    const auto answer = ask(OverlayKind::reached, {SubjectKind::counter, "g-ig-1", {}});
    EXPECT_TRUE(answer.text().ends_with("(uncertain: 9)")) << answer.text();
    const auto sure = ask(OverlayKind::reached, {SubjectKind::counter, "g-inf-1", {}});
    EXPECT_TRUE(sure.text().ends_with("in 2 turns")) << sure.text();
}

/// An empty reach would look like a unit that is shut in.
TEST_F(Answers, AUnitWithoutAllowanceIsToldAsSuch) {
    model::Document document = session_.document();
    for (auto& [file, forces] : document.forces) {
        model::Forces changed = *forces;
        for (auto& type : changed.types) type.front = {};
        forces = changed;
    }
    session_.commit({"Edit", document});
    const auto answer = ask(OverlayKind::reached, {SubjectKind::counter, "g-inf-1", {}});
    EXPECT_EQ(answer.text(), "Grenadier platoon 1 has no movement allowance.");
}

TEST_F(Answers, HeightsFollowWhatAGestureWouldMake) {
    ASSERT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.scenario.xml"));
    session::OverlayRequest request{1, OverlayKind::heights, session_.map(), session_.look(), {}, 1};
    request.game = session_.game();
    const auto now = session::overlayOf(request);
    ASSERT_TRUE(now.layer);
    ASSERT_FALSE(now.layer->marks.empty());
    EXPECT_EQ(now.text(), "") << "the hint of the tool stays";

    const auto& [file, board] = *session_.document().boards.begin();
    ASSERT_FALSE(board->contours.empty());
    const auto& contour = board->contours.front();
    request.proposed = model::withContourMetres(session_.document(), file, contour.id, contour.metres + 300);
    const auto then = session::overlayOf(request);
    ASSERT_TRUE(then.layer);
    EXPECT_EQ(then.layer->marks.size(), now.layer->marks.size() + 1) << "the hexes that change are tinted";
    EXPECT_NE(then.text().find("changes"), std::string::npos);
}

/// A wood drawn over open ground is the terrain of the hex in the rules, so it is named beside the painted
/// terrain.
TEST_F(Answers, FactsOfAHexNameWhatIsDrawnOverIt) {
    ASSERT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.scenario.xml"));
    const auto& map = *session_.map();
    const auto cell = map.field().resolve("A-17.08").value();
    const auto facts = session::hexFacts(map, cell, model::Language::english);
    ASSERT_GE(facts.size(), 2u);
    EXPECT_TRUE(facts[1].starts_with("woods ")) << facts[1];
    EXPECT_TRUE(facts[1].ends_with(" %")) << facts[1];
    const auto sheet =
        session::propertiesOf(session::sheetSourceOf(session_), {SubjectKind::hex, "A-17.08", {}});
    const auto row = std::ranges::find(sheet.rows, "Drawn on top", [](const auto& one) { return one.label; });
    ASSERT_NE(row, sheet.rows.end());
    EXPECT_EQ(row->value, facts[1]);
}

/// Terrain painted below an outline that covers the whole hex still counts, so it is named.
TEST_F(Answers, FactsOfAHexNameThePaintBelowAnOutline) {
    ASSERT_TRUE(
        session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "tests/rules/TERRAIN-007/bad.board.xml"));
    const auto cell = session_.map()->field().resolve("0303").value();
    const auto facts = session::hexFacts(*session_.map(), cell, model::Language::english);
    ASSERT_GE(facts.size(), 3u);
    EXPECT_EQ(facts[1], "woods 100 %");
    EXPECT_EQ(facts[2], "town");
    const auto clear = session_.map()->field().resolve("0304").value();
    EXPECT_NE(session::hexFacts(*session_.map(), clear, model::Language::english)[2], "clear");
}

/// If a game judges lines without a height, none is drawn or reported: the line is dashed from eye to eye,
/// and obstacles without a height are hatched bands.
TEST_F(Answers, ProfilesClaimNoHeightTheRuleDoesNotHave) {
    ASSERT_TRUE(
        session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/brod.scenario.xml"));
    const auto& map = *session_.map();
    const auto answer = session::lookAlong(map, map.field().resolve("31-1502").value(),
                                           map.field().resolve("31-1802").value());
    EXPECT_FALSE(answer.trace.isStraight);
    for (const auto& line : session::linesOf(map, answer, model::Language::english))
        EXPECT_EQ(line.find("line at"), std::string::npos) << line;
    const auto profile = session::profileOf(map, answer, {180, 70}, model::Language::english);
    EXPECT_TRUE(std::ranges::any_of(profile.layers[0].marks, [](const picture::Mark& mark) {
        const auto* stroke = std::get_if<picture::Stroke>(&mark.what);
        return stroke && !stroke->pen.dashes.empty() && stroke->line.points().size() == 2;
    }));
}

/// The default of a value is shown in the language of the window.
TEST_F(Answers, WordsOfValuesHaveNames) {
    ASSERT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.scenario.xml"));
    auto source = session::sheetSourceOf(session_);
    source.language = model::Language::spanish;
    const auto sheet = session::propertiesOf(source, {SubjectKind::counterType, "us-rifle", {}});
    const auto row = std::ranges::find(sheet.rows, "trajectory", [](const auto& one) { return one.name; });
    ASSERT_NE(row, sheet.rows.end());
    ASSERT_FALSE(row->choices.empty());
    EXPECT_NE(row->choices.front().name.find("(baja)"), std::string::npos) << row->choices.front().name;
}

/// The reason is a sentence after the verdict, and names the terrain on both sides of the line.
TEST_F(Answers, ReasonsAreSentences) {
    const auto& map = *session_.map();
    bool isPair = false;
    for (const auto from : map.field().hexes()) {
        if (isPair) break;
        for (const auto to : map.field().hexes()) {
            if (map.field().distance(from, to) > 6) continue;
            const auto answer = session::lookAlong(map, from, to);
            if (answer.trace.reason.id() != "hexside-screens") continue;
            isPair = true;
            const auto line = session::linesOf(map, answer, model::Language::english).front();
            EXPECT_NE(line.find(". The line runs between "), std::string::npos) << line;
            EXPECT_NE(line.find("neither side is clear: "), std::string::npos) << line;
            EXPECT_NE(line.find("(8.31"), std::string::npos) << line;
            EXPECT_TRUE(line.ends_with(").")) << line;
            break;
        }
    }
    EXPECT_TRUE(isPair);
}

/// All hexes of a finding are marked on the map, not only the first.
TEST_F(Answers, FindingsLeadToAllTheirHexes) {
    model::Finding finding;
    finding.subject = {SubjectKind::hex, "31-0507", {"31-0507", "31-0508"}};
    finding.related = {{SubjectKind::hex, "31-0509", {}}};
    EXPECT_EQ(session::hexesOf(*session_.map(), finding).size(), 3u);
}

// The worker must not use the current language while the window may change it, so the answer is translated
// when it is shown.
TEST_F(Answers, AreInTheLanguageSpokenWhenTheyAreShown) {
    const auto answer = ask(OverlayKind::reached, {});
    const auto english = answer.text();
    session::speak(model::Language::spanish);
    const auto spanish = answer.text();
    session::speak(model::Language::english);
    EXPECT_EQ(english, "Select a hex or a unit on the map.");
    EXPECT_EQ(spanish.find("Select"), std::string::npos) << spanish;
}

TEST_F(Answers, WhoCannotBeAskedIsSaid) {
    for (const auto& subject : {model::Subject{}, model::Subject{SubjectKind::counter, "nobody", {}},
                                model::Subject{SubjectKind::zone, "x", {}}}) {
        const auto answer = ask(OverlayKind::reached, subject);
        EXPECT_FALSE(answer.layer);
        EXPECT_FALSE(answer.text().empty());
    }
    const auto empty = ask(OverlayKind::reached, {SubjectKind::hex, "32-1602", {}});
    EXPECT_FALSE(empty.layer) << "nobody stands there";
    EXPECT_NE(empty.text().find("32-1602"), std::string::npos);
}

TEST_F(Answers, OverlaysAreLayersAboveTheMap) {
    session::PictureRequest request{session_.map(), session_.look(), {}, {"grid"}};
    for (const auto& overlay : look::overlayNames()) request.overlays.emplace_back(overlay.name);
    const auto over = look::drawOverlays(session::sceneOf(request), request.overlays);
    ASSERT_EQ(over.size(), look::overlayNames().size());
    EXPECT_EQ(over.back().name, "cliffs");
}

TEST_F(Answers, HeightsAreNotWrittenOnCounters) {
    session::PictureRequest request{session_.map(), session_.look(), {}, {"grid"}};
    const auto over = look::drawOverlays(session::sceneOf(request), {"levels"});
    ASSERT_EQ(over.size(), 1U);
    std::size_t numbers = 0;
    const auto count = [&](const std::vector<picture::Mark>& marks, const auto& self) -> void {
        for (const auto& mark : marks) {
            if (std::holds_alternative<picture::Text>(mark.what)) ++numbers;
            if (const auto* group = std::get_if<picture::Group>(&mark.what)) self(group->marks, self);
        }
    };
    count(over.front().marks, count);
    const mapsets::Roster roster(session_.document(), session_.map()->field());
    ASSERT_FALSE(roster.occupied().empty());
    EXPECT_EQ(numbers, session_.map()->field().hexes().size() - roster.occupied().size());
}

TEST_F(Answers, ProfileFillsItsPanelWithLettersThatAreRead) {
    const auto& map = *session_.map();
    const auto answer =
        session::lookAlong(map, *map.field().resolve("31-0714"), *map.field().resolve("32-0406"));
    const model::MapSize panel{60, 40};
    const auto profile = session::profileOf(map, answer, panel, model::Language::english);
    EXPECT_EQ(profile.size.width, panel.width);
    for (const auto& mark : profile.layers[0].marks) {  // all inside the panel, and legible
        const auto* text = std::get_if<picture::Text>(&mark.what);
        auto box = mark.box();
        if (text) {
            const auto size = picture::sizeOf(text->words, text->font);
            const double left = text->at.x - size.width * static_cast<double>(text->across) / 2;
            box = {left, text->at.y - size.height / 2, left + size.width, text->at.y + size.height / 2};
            EXPECT_GE(text->font.points, 9);
        }
        EXPECT_TRUE(box.left >= 0 && box.right <= panel.width && box.top >= 0 && box.bottom <= panel.height)
            << mark.what.index() << ": " << box.left << " " << box.top << " " << box.right << " "
            << box.bottom;
    }
    ASSERT_EQ(profile.layers.size(), 1u);
    EXPECT_GE(profile.layers[0].marks.size(), 6u) << "ground, what stands on it, the line, its ends";
    EXPECT_NE(profile.title.find("blocked"), std::string::npos);
}

}  // namespace
