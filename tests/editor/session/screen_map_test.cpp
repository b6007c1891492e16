#include "editor/picture/screen_map.h"

#include <gtest/gtest.h>

#include <array>

#include "editor/editing/session.h"
#include "editor/picture/legibility.h"
#include "formats/model/document/edits.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/heights_in_lines.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/support/real_game.h"

using namespace cota;
using session::PictureRequest;
using session::ScreenMap;

namespace {

class Screen : public testing::Test {
  protected:
    Screen() : session_(places()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) /
                                  "samples/panzer-grenadier/east.board.xml"));
    }
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    PictureRequest request() const { return {session_.map(), session_.look(), {{20, 20}, 3, 400, 300}, {}}; }
    void edit(model::Document changed) { session_.commit({"Edit", std::move(changed)}); }
    const std::string& file() const { return session_.document().boards.begin()->first; }
    model::HexCoord hex() const {
        return session_.document().boards.begin()->second->grid.hexAt(model::OffsetCoord{5, 4});
    }
    model::Document wooded() const {
        const auto& terrains = session_.game()->catalogue.terrains;
        const auto at = hex();
        return model::withTerrain(session_.document(), file(), {&at, 1}, {{{terrains.at(2).id, {}}}});
    }
    static bool goOn() { return true; }
    /// Pixels that differ by more than the rounding at edges of blocks.
    static std::size_t differences(const picture::Pixels& a, const picture::Pixels& b) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < a.argb.size(); ++i) {
            int most = 0;
            for (unsigned shift = 0; shift < 32; shift += 8)
                most = std::max(most, std::abs(static_cast<int>((a.argb[i] >> shift) & 0xff) -
                                               static_cast<int>((b.argb[i] >> shift) & 0xff)));
            if (most > 8) ++count;
        }
        return count;
    }
    session::Session session_;
};

TEST_F(Screen, BlocksShowWhatTheWholePictureShows) {
    ScreenMap map;
    auto request = this->request();
    request.view.perMillimetre = 5;  // where numbers have their size on paper
    ASSERT_TRUE(map.redraw(request, goOn));
    const auto whole =
        picture::raster(look::drawMap(session::sceneOf(request), request.layers), request.view);
    ASSERT_EQ(map.pixels().argb.size(), whole.argb.size());
    EXPECT_LT(differences(map.pixels(), whole), whole.argb.size() / 200);
}

TEST_F(Screen, TouchedHexIsPaintedAtOnceAndRight) {
    ScreenMap map;
    ASSERT_TRUE(map.redraw(request(), goOn));
    const auto before = map.pixels();
    edit(wooded());
    ASSERT_TRUE(map.touchUp(request()));
    EXPECT_TRUE(map.isShown(request()));
    const auto touched = map.pixels();
    EXPECT_GT(differences(before, touched), 100u) << "the hex is on the screen";
    ASSERT_TRUE(map.redraw(request(), goOn));
    EXPECT_LT(differences(touched, map.pixels()), 50u) << "and was right before the rest was made anew";
    session_.undo();
    ASSERT_TRUE(map.touchUp(request()));
    EXPECT_EQ(differences(before, map.pixels()), 0u);
}

TEST_F(Screen, OtherViewsAndOtherThingsNeedAllOfIt) {
    ScreenMap map;
    EXPECT_FALSE(map.touchUp(request())) << "there is nothing yet";
    ASSERT_TRUE(map.redraw(request(), goOn));
    EXPECT_FALSE(map.touchUp(request())) << "nothing has changed";
    auto other = request();
    other.view.corner.x += 1;
    EXPECT_FALSE(map.touchUp(other));
    edit(model::withBoardTitle(session_.document(), file(), {"Another", ""}));
    EXPECT_FALSE(map.touchUp(request())) << "a title stands elsewhere";
}

TEST(Legible, SmallMapsHaveLinesThatAreSeenAndLettersThatAreRead) {
    constexpr double small = 0.9, large = 6;  // pixels per millimetre
    picture::Text text;
    text.words = "14.05";
    text.font = {"Roboto Condensed", 4.6, false, false, 0};
    picture::Stroke outline{picture::Curve::rectangle({0, 0, 9, 9}), {}};
    outline.pen.width = 0.7;
    outline.pen.dashes = {3, 2};
    const picture::Layer zones{"zones", {{outline}, {text}}}, numbers{"numbers", {{text}}};
    const auto near = session::legible(zones, large);
    EXPECT_EQ(near.marks, zones.marks) << "what is large enough stays as it is";
    const auto seen = session::legible(zones, small);
    ASSERT_EQ(seen.marks.size(), 1u) << "a name nobody could read goes";
    const auto& pen = std::get<picture::Stroke>(seen.marks[0].what).pen;
    EXPECT_GE(pen.width * small, 1.5);
    EXPECT_NEAR(pen.dashes[0] / pen.width, 3 / 0.7, 1e-9);
    const auto readable = session::legible(numbers, 2);
    const auto& number = std::get<picture::Text>(readable.marks[0].what);
    EXPECT_GE(picture::sizeOf("H", number.font).ascent * 2, 5) << "its capitals have five pixels";
    EXPECT_FALSE(session::isWorthDrawing("numbers", 17 * small)) << "a hex too small for that has none";
    EXPECT_TRUE(session::isWorthDrawing("numbers", 20 * 2));
}

/// Small heights in overlays and answers and labels of contours are left out, so that whole maps are not
/// full of specks.
TEST(Legible, SmallHeightsGoAndTheirLinesStay) {
    constexpr double small = 0.9, large = 6;  // pixels per millimetre
    picture::Text height;
    height.words = "120";
    height.font = {"Roboto Condensed", 9, true, false, 0};
    picture::Stroke crest{picture::Curve::rectangle({0, 0, 9, 9}), {}};
    crest.pen.width = 0.7;
    for (const char* name : {"heights", "levels", "answer", "contours"}) {
        EXPECT_TRUE(session::needsHelp(name, small)) << name;
        const picture::Layer layer{name, {{crest}, {height}}};
        EXPECT_EQ(session::legible(layer, large).marks, layer.marks) << name;
        std::vector<picture::Mark> left{{crest}};
        // Without its height, a contour has no gap.
        if (layer.name == "contours") left.push_back({picture::Stroke{look::lineBelow(height), crest.pen}});
        EXPECT_EQ(session::legible(layer, small).marks, left) << name;
    }
    // As wide as the figures, and turned as they are.
    const double wide = picture::sizeOf(height.words, height.font).width;
    auto across = look::lineBelow(height).box();
    EXPECT_GT(across.width(), wide);
    EXPECT_LT(across.width(), wide + 2);
    EXPECT_NEAR(across.height(), 0, 1e-6);
    height.turn = 90;
    across = look::lineBelow(height).box();
    EXPECT_NEAR(across.width(), 0, 1e-6);
    EXPECT_GT(across.height(), wide);
    height.turn = 0;
    constexpr double between = 2.1;
    const picture::Layer layer{"heights", {{height}}};
    const auto grown = session::legible(layer, between);
    const auto& figures = std::get<picture::Text>(grown.marks.at(0).what);
    EXPECT_GE(picture::sizeOf("8", figures.font).ascent * between, 7) << "a 0 and an 8 are told apart";
}

TEST_F(Screen, LevelsKeepTheirColourWhenTheirLinesAreLeftOut) {
    const double hex = session_.map()->sheet().hexMillimetres();
    const auto meanAt = [&](double pixels) {
        ScreenMap map;
        auto asked = request();
        asked.layers = {"base", "tints", "shading"};
        asked.view = {
            {2 * hex, 2 * hex}, pixels / hex, static_cast<int>(8 * pixels), static_cast<int>(6 * pixels)};
        EXPECT_TRUE(map.redraw(asked, goOn));
        std::array<double, 3> sum{};
        for (const auto pixel : map.pixels().argb)
            for (unsigned channel = 0; channel < 3; ++channel) sum[channel] += (pixel >> 8 * channel) & 0xff;
        for (double& one : sum) one /= static_cast<double>(map.pixels().argb.size());
        return sum;
    };
    const auto near = meanAt(session::leastForSlopes * 1.01), far = meanAt(session::leastForSlopes * 0.99);
    for (unsigned channel = 0; channel < 3; ++channel) EXPECT_NEAR(near[channel], far[channel], 4);
    EXPECT_NE(near, far);
}

TEST_F(Screen, WhoIsOvertakenStopsAndIsAskedAgain) {
    ScreenMap map;
    EXPECT_FALSE(map.redraw(request(), [] { return false; }));
    EXPECT_FALSE(map.touchUp(request()));
    EXPECT_TRUE(map.redraw(request(), goOn));
}

TEST_F(Screen, ChangedHexesAreThoseThatDiffer) {
    const auto before = session_.map();
    EXPECT_EQ(session::changesBetween(*before, *before)->concerns, 0u);
    edit(wooded());
    const auto changes = session::changesBetween(*before, *session_.map());
    ASSERT_TRUE(changes);
    ASSERT_EQ(changes->ground.size(), 1u);
    EXPECT_EQ(changes->ground.front(), session_.map()->cellOf({file(), hex()}));
    EXPECT_TRUE(changes->heights.empty() && changes->lines.empty() && changes->outlines.empty());
}

}  // namespace
