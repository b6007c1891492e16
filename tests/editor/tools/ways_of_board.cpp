// The ways onto a board.
#include <algorithm>

#include "editor/documents/board_thing.h"
#include "editor/scenario/forms.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForBoard = "tcs/orvane.scenario.xml";
constexpr const char* brod = "panzer-grenadier/brod.scenario.xml";

session::PropertySheet gridOf(Hand& hand) {
    return session::gridSheet(hand.source(), hand.session().document().boards.begin()->first);
}

const model::Board& boardOf(Hand& hand) { return *hand.session().document().boards.begin()->second; }

const std::string& fileOf(Hand& hand) { return hand.session().document().boards.begin()->first; }

model::Subject thing(Hand& hand, session::BoardThing::Kind kind, const std::string& id) {
    return session::subjectOf({kind, fileOf(hand), id});
}

void setAxis(Hand& hand, const std::string& heading, const std::string& label, const std::string& value) {
    for (const auto& row : gridOf(hand).rows)
        if (row.heading == heading && row.label == label) {
            EXPECT_EQ(hand.take(row.write(value)), "");
            return;
        }
    ADD_FAILURE() << heading << " " << label;
}

void paint(Hand& hand) {
    hand.choices.terrain.shares = {{model::TerrainId("woods"), {}}};
    hand.use("tool-terrain", {"A-10.10", "A-11.10"});
}

void nameHex(Hand& hand, const std::string& label) {
    hand.set({model::SubjectKind::hex, "A-10.10", {}}, label, "Mill");
}

void placeFeature(Hand& hand) {
    for (const auto& feature : hand.session().game()->catalogue.features) {
        hand.choices.feature = feature.id;
        break;
    }
    hand.use("tool-feature", {"A-10.10"});
}

void drawPath(Hand& hand) {
    hand.choices.pathKind = boardOf(hand).paths.front().kind;
    hand.use("tool-path", {"A-10.10", "A-10.11", "A-10.12"});
}

void namePath(Hand& hand, const std::string& label) {
    hand.set(thing(hand, session::BoardThing::Kind::path, boardOf(hand).paths.front().id.text), label,
             "Road");
}

/// Writes a row of the first contour that takes another value.
void setContour(Hand& hand, const std::string& label, const std::string& value) {
    const auto& contour = boardOf(hand).contours.front();
    std::string text = value;
    if (text.empty()) text = contour.closed ? "no" : "yes";
    if (text == "left" && contour.high == model::HighSide::left) text = "right";
    if (text == "40" && contour.metres == 40) text = "60";
    hand.set(thing(hand, session::BoardThing::Kind::contour, contour.id), label, text);
}

/// Hexsides on a board of a game that has features of hexsides.
void drawHexside(Hand& hand) {
    hand.choices.hexside = hand.session().game()->catalogue.hexsides.front().id;
    const auto map = hand.session().map();
    const auto cell = map->field().hexes()[map->field().hexes().size() / 2];
    const auto corners = map->sheet().corners(cell);
    const model::MapPoint middle{(corners[0].x + corners[1].x) / 2, (corners[0].y + corners[1].y) / 2};
    hand.useAt("tool-hexside", {middle});
}

void drawArea(Hand& hand) {
    hand.choices.area = model::TerrainId("woods");
    hand.use("tool-area", {"A-10.10", "A-13.10", "A-13.13", "A-10.13"});
}

void drawContour(Hand& hand) {
    hand.choices.contour.offersHeight = false;
    hand.choices.contour.metres = 480;
    hand.use("tool-contour", {"A-10.10", "A-13.10", "A-16.12"});
}

void setSpotHeight(Hand& hand) {
    hand.set({model::SubjectKind::hex, "A-10.10", {}}, "Spot height in metres", "77");
}

void nameSpotHeight(Hand& hand, const std::string& language) {
    setSpotHeight(hand);
    const auto sheet =
        session::propertiesOf(hand.source(), model::Subject{model::SubjectKind::hex, "A-10.10", {}});
    EXPECT_EQ(hand.write(sheet, "Name of the spot height", "Hill", language), "");
}

/// Gives the board a place, and writes another row of it.
void setAnchor(Hand& hand, const std::string& label, const std::string& value) {
    EXPECT_EQ(hand.write(gridOf(hand), "System of coordinates", "EPSG:32631"), "");
    if (label.empty()) return;
    EXPECT_EQ(hand.write(gridOf(hand), label, value), "");
}

void setName(Hand& hand, const std::string& label, const std::string& value) {
    const auto& name = boardOf(hand).names.front();
    hand.set(session::subjectOf(session::thingOf(fileOf(hand), name)), label, value);
}

const std::vector<Way> boardWays{
    {File::board, "@format", "", {}, "The program writes it."},
    {File::board, "@id", "", {}, "The program makes it from the title."},
    {File::board, "@mapset", "", {}, "Chosen in the New dialog."},
    {File::board, "@title", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Title", "Another", "en"), ""); }},
    {File::board, "@title-es", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Title", "Otro", "es"), ""); }},
    {File::board,
     "values",
     "",
     {},
     "Values of boards, in the form of the grid, for games that declare them."},
    {File::board, "grid", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Columns", "30"), ""); }},
    {File::board, "grid@columns", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Columns", "30"), ""); }},
    {File::board, "grid@rows", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Rows", "20"), ""); }},
    {File::board, "grid@orientation", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Hexes", "pointed"), ""); }},
    {File::board, "grid@stagger", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Shifted lines", "odd-low"), ""); }},
    {File::board, "grid@long-high", orvaneForBoard,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(gridOf(hand), "Lines that are not shifted have one hex more", "yes"), "");
     }},
    {File::board, "grid@halves", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Half hexes at the top", "yes"), ""); }},
    {File::board, "grid@hex-mm", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Width of a hex in millimetres", "22"), ""); }},
    {File::board, "grid/labels", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Between column and row", "-"), ""); }},
    {File::board, "grid/labels@order", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Order", "row-first"), ""); }},
    {File::board, "grid/labels@separator", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Between column and row", "-"), ""); }},
    {File::board, "grid/labels/column", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Column numbers", "First number", "5"); }},
    {File::board, "grid/labels/column@numerals", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Column numbers", "Written with", "letters-repeated"); }},
    {File::board, "grid/labels/column@first", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Column numbers", "First number", "5"); }},
    {File::board, "grid/labels/column@descending", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Column numbers", "Numbers decrease", "no"); }},
    {File::board, "grid/labels/column@width", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Column numbers", "Digits", "4"); }},
    {File::board, "grid/labels/column@alternate-shift", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Column numbers", "Added in every second line", "1"); }},
    {File::board, "grid/labels/row", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Row numbers", "First number", "5"); }},
    {File::board, "grid/labels/row@numerals", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Row numbers", "Written with", "letters-repeated"); }},
    {File::board, "grid/labels/row@first", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Row numbers", "First number", "5"); }},
    {File::board, "grid/labels/row@descending", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Row numbers", "Numbers decrease", "yes"); }},
    {File::board, "grid/labels/row@width", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Row numbers", "Digits", "4"); }},
    {File::board, "grid/labels/row@alternate-shift", orvaneForBoard,
     [](Hand& hand) { setAxis(hand, "Row numbers", "Added in every second line", "1"); }},
    {File::board, "anchor", orvaneForBoard, [](Hand& hand) { setAnchor(hand, "", ""); }},
    {File::board, "anchor@system", orvaneForBoard, [](Hand& hand) { setAnchor(hand, "", ""); }},
    {File::board, "anchor@east", orvaneForBoard,
     [](Hand& hand) { setAnchor(hand, "First hex: metres east", "512000.5"); }},
    {File::board, "anchor@north", orvaneForBoard,
     [](Hand& hand) { setAnchor(hand, "First hex: metres north", "5404000"); }},
    {File::board, "anchor@hex", orvaneForBoard,
     [](Hand& hand) { setAnchor(hand, "Metres across a hex", "500"); }},
    {File::board, "anchor@turn", orvaneForBoard,
     [](Hand& hand) { setAnchor(hand, "Top of the map, degrees from north", "12.5"); }},
    {File::board, "hexes@ground", orvaneForBoard,
     [](Hand& hand) { EXPECT_EQ(hand.write(gridOf(hand), "Ground", "woods"), ""); }},
    {File::board, "hexes", orvaneForBoard, [](Hand& hand) { paint(hand); }},
    {File::board, "hexes/hex", orvaneForBoard, [](Hand& hand) { paint(hand); }},
    {File::board, "hexes/hex@at", orvaneForBoard, [](Hand& hand) { paint(hand); }},
    {File::board, "hexes/hex@terrain", orvaneForBoard, [](Hand& hand) { paint(hand); }},
    {File::board, "hexes/hex@level", brod,
     [](Hand& hand) {
         hand.choices.levelChange = tools::LevelChange::set;
         hand.choices.level = 3;
         hand.use("tool-level", {"32-0303"});
     }},
    {File::board, "hexes/hex@name", orvaneForBoard, [](Hand& hand) { nameHex(hand, "Name"); }},
    {File::board, "hexes/hex@name-es", orvaneForBoard, [](Hand& hand) { nameHex(hand, "Name (Spanish)"); }},
    {File::board, "hexes/hex/values", "", {}, "Values of hexes, in Properties, for games that declare them."},
    {File::board, "hexsides", orvaneForBoard, [](Hand& hand) { drawHexside(hand); }},
    {File::board, "hexsides/hexside", orvaneForBoard, [](Hand& hand) { drawHexside(hand); }},
    {File::board, "hexsides/hexside@at", orvaneForBoard, [](Hand& hand) { drawHexside(hand); }},
    {File::board, "hexsides/hexside@kind", orvaneForBoard, [](Hand& hand) { drawHexside(hand); }},
    {File::board, "hexsides/hexside/values", "", {}, "No game declares values for hexsides."},
    {File::board, "features", orvaneForBoard, [](Hand& hand) { placeFeature(hand); }},
    {File::board, "features/feature", orvaneForBoard, [](Hand& hand) { placeFeature(hand); }},
    {File::board, "features/feature@at", orvaneForBoard, [](Hand& hand) { placeFeature(hand); }},
    {File::board, "features/feature@kind", orvaneForBoard, [](Hand& hand) { placeFeature(hand); }},
    {File::board, "features/feature/values", "", {}, "Values of features, in Properties of the hex."},
    {File::board, "paths", orvaneForBoard, [](Hand& hand) { drawPath(hand); }},
    {File::board, "paths/path", orvaneForBoard, [](Hand& hand) { drawPath(hand); }},
    {File::board, "paths/path@id", orvaneForBoard, [](Hand& hand) { drawPath(hand); }},
    {File::board, "paths/path@kind", orvaneForBoard, [](Hand& hand) { drawPath(hand); }},
    {File::board, "paths/path@hexes", orvaneForBoard, [](Hand& hand) { drawPath(hand); }},
    {File::board, "paths/path@name", orvaneForBoard, [](Hand& hand) { namePath(hand, "Name"); }},
    {File::board, "paths/path@name-es", orvaneForBoard, [](Hand& hand) { namePath(hand, "Name (Spanish)"); }},
    {File::board,
     "paths/path@sides",
     "",
     {},
     "Tool Paths, for kinds along hexsides, which no game has; tests/editor/tools/line_tools_test.cpp."},
    {File::board, "paths/path@ends", orvaneForBoard,
     [](Hand& hand) {
         hand.choices.pathKind = boardOf(hand).paths.front().kind;
         hand.use("tool-path", {"A-4.04", "A-3.03", "A-2.03", "A-1.02"});
         hand.choices.path.action = tools::PathAction::runOff;
         hand.use("tool-path", {"A-1.02"});
     }},
    {File::board, "paths/path/values", "", {}, "No game declares values for paths."},
    {File::board, "areas", orvaneForBoard, [](Hand& hand) { drawArea(hand); }},
    {File::board, "areas/area", orvaneForBoard, [](Hand& hand) { drawArea(hand); }},
    {File::board, "areas/area@id", orvaneForBoard, [](Hand& hand) { drawArea(hand); }},
    {File::board, "areas/area@terrain", orvaneForBoard, [](Hand& hand) { drawArea(hand); }},
    {File::board, "areas/area@outline", orvaneForBoard, [](Hand& hand) { drawArea(hand); }},
    {File::board, "contours", orvaneForBoard, [](Hand& hand) { drawContour(hand); }},
    {File::board, "contours/contour", orvaneForBoard, [](Hand& hand) { drawContour(hand); }},
    {File::board, "contours/contour@id", orvaneForBoard, [](Hand& hand) { drawContour(hand); }},
    {File::board, "contours/contour@points", orvaneForBoard, [](Hand& hand) { drawContour(hand); }},
    {File::board, "contours/contour@labels", orvaneForBoard,
     [](Hand& hand) { setContour(hand, "Height printed in hexes", "A-10.10"); }},
    {File::board, "contours/contour@metres", orvaneForBoard,
     [](Hand& hand) { setContour(hand, "Height in metres", "40"); }},
    {File::board, "contours/contour@high", orvaneForBoard,
     [](Hand& hand) { setContour(hand, "Higher side (in drawing direction)", "left"); }},
    {File::board, "contours/contour@closed", orvaneForBoard,
     [](Hand& hand) { setContour(hand, "Closed", ""); }},
    {File::board, "contours/contour@dashed", orvaneForBoard,
     [](Hand& hand) { setContour(hand, "Auxiliary (dashed)", "yes"); }},
    {File::board, "heights", orvaneForBoard, [](Hand& hand) { setSpotHeight(hand); }},
    {File::board, "heights/height", orvaneForBoard, [](Hand& hand) { setSpotHeight(hand); }},
    {File::board, "heights/height@at", orvaneForBoard, [](Hand& hand) { setSpotHeight(hand); }},
    {File::board, "heights/height@metres", orvaneForBoard, [](Hand& hand) { setSpotHeight(hand); }},
    {File::board, "heights/height@name", orvaneForBoard, [](Hand& hand) { nameSpotHeight(hand, "en"); }},
    {File::board, "heights/height@name-es", orvaneForBoard, [](Hand& hand) { nameSpotHeight(hand, "es"); }},
    {File::board, "names", orvaneForBoard,
     [](Hand& hand) {
         hand.choices.label = {"Mill", ""};
         hand.use("tool-label", {"A-10.10"});
     }},
    {File::board, "names/name", orvaneForBoard,
     [](Hand& hand) {
         hand.choices.label = {"Mill", ""};
         hand.use("tool-label", {"A-10.10"});
     }},
    {File::board, "names/name@at", orvaneForBoard,
     [](Hand& hand) {
         hand.choices.label = {"Mill", ""};
         hand.use("tool-label", {"A-10.10"});
     }},
    {File::board, "names/name@text", orvaneForBoard,
     [](Hand& hand) {
         hand.choices.label = {"Mill", ""};
         hand.use("tool-label", {"A-10.10"});
     }},
    {File::board, "names/name@text-es", orvaneForBoard,
     [](Hand& hand) { setName(hand, "Name (Spanish)", "Molino"); }},
    {File::board, "names/name@style", orvaneForBoard,
     [](Hand& hand) { setName(hand, "Lettering style", "hill"); }},
    {File::board, "names/name@curve", orvaneForBoard, [](Hand& hand) { setName(hand, "Line", "curve"); }},
    {File::board, "names/name@path", orvaneForBoard,
     [](Hand& hand) { setName(hand, "Line", "path:" + boardOf(hand).paths.front().id.text); }},

};

}  // namespace

std::vector<Way> waysOfBoard() {
    auto ways = boardWays;
    for (auto& way : waysOfUnderlays()) ways.push_back(std::move(way));
    return ways;
}

}  // namespace cota::ways
