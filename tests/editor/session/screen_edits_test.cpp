// After any edit, the window must show the same picture as a complete redraw.
#include <gtest/gtest.h>

#include <random>

#include "editor/editing/session.h"
#include "editor/picture/screen_map.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/support/hill_board.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

using namespace cota;
using session::PictureRequest;
using session::ScreenMap;

namespace {

session::SessionSettings placesOfEdits() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

/// Edits one board and its scenario at random.
class EditingHand {
  public:
    EditingHand(session::Session& session, unsigned seed) : session_(session), random_(seed) {}

    std::string edit() {
        const auto& file = session_.document().boards.begin()->first;
        const auto& board = *session_.document().boards.begin()->second;
        const auto& game = session_.game()->catalogue;
        const auto hex = anyHex(board.grid);
        const auto side = model::HexSide::of(hex, model::allDirections[below(6)]);
        auto now = session_.document();
        if (now.scenario && below(3) == 0) return scenarioEdit(now, **now.scenario, hex);
        const char* const what[] = {"terrain", "levels", "path",    "no path", "hexside",
                                    "feature", "name",   "contour", "area",    "undo"};
        const auto number = below(10);
        if (number == 0) now = model::withTerrain(now, file, near(board.grid, hex), mix(game));
        if (number == 1)
            now = model::withLevelRaised(now, file, near(board.grid, hex), below(2) == 0 ? 1 : -1);
        if (number == 2 || number == 3) now = strokeEdit(now, file, hex, number == 2);
        if (number == 4 && !game.hexsides.empty())
            now =
                model::withHexside(now, file, {game.hexsides[below(game.hexsides.size())].id, side, {}, {}});
        if (number == 5 && !game.features.empty())
            now = model::withFeature(now, file, {game.features[below(game.features.size())].id, hex, {}, {}});
        if (number == 6) now = model::withHexNote(now, file, hex, {{"Place", "Lugar"}, {}, {}});
        if (number == 7 && !board.contours.empty()) now = contourEdit(now, file, board);
        if (number == 8) now = areaEdit(now, file, board, hex, game);
        if (number == 9) {
            session_.undo();
            return what[number];
        }
        session_.commit({"Edit", std::move(now)});
        return what[number];
    }

  private:
    template <class Count>
    std::size_t below(Count count) {
        return static_cast<std::size_t>(random_() % static_cast<std::size_t>(count));
    }
    /// Mostly in the visible part.
    model::HexCoord anyHex(const model::Grid& grid) {
        const int columns = below(5) == 0 ? grid.columns : std::min(grid.columns, 9),
                  rows = below(5) == 0 ? grid.rows : std::min(grid.rows, 8);
        return grid.hexAt(
            model::OffsetCoord{static_cast<int>(below(columns)), static_cast<int>(below(rows))});
    }
    std::vector<model::HexCoord> near(const model::Grid& grid, model::HexCoord hex) {
        std::vector<model::HexCoord> hexes{hex};
        if (below(3) == 0)
            for (const auto direction : model::allDirections) hexes.push_back(hex + model::step(direction));
        std::erase_if(hexes, [&](auto one) { return !grid.contains(one); });
        return hexes;
    }
    model::TerrainMix mix(const mapsets::Catalogue& game) {
        model::TerrainMix made{{{game.terrains[below(game.terrains.size())].id, {}}}};
        if (below(3) == 0) made.shares.push_back({game.terrains[below(game.terrains.size())].id, {}});
        return made;
    }
    /// A hex of the battlefield near that of the board.
    model::HexRef onField(model::HexCoord hex) {
        const auto& board = *session_.document().boards.begin()->second;
        const auto cell = session_.map()->cellOf({session_.document().boards.begin()->first, hex});
        return {cell ? session_.map()->label(*cell) : board.grid.label(hex)};
    }
    model::ZoneTerm term(model::HexCoord hex) {
        using Kind = model::ZoneTerm::Kind;
        const auto& game = session_.game()->catalogue;
        const Kind kinds[] = {Kind::terrain, Kind::feature, Kind::path, Kind::level, Kind::within};
        model::ZoneTerm made;
        made.kind = kinds[below(5)];
        if (made.kind == Kind::terrain) made.word = game.terrains[below(game.terrains.size())].id.text;
        if (made.kind == Kind::feature) made.word = game.features[below(game.features.size())].id.text;
        if (made.kind == Kind::path) made.word = game.pathKinds[below(game.pathKinds.size())].id.text;
        if (made.kind == Kind::level) made.number = 1;
        if (made.kind == Kind::within) made.hexes = {onField(hex)}, made.number = 1;
        return made;
    }
    std::string scenarioEdit(model::Document now, const model::Scenario& scenario, model::HexCoord hex) {
        const char* const what[] = {"zone", "no zone", "placement", "option", "amendment", "work"};
        const auto& game = session_.game()->catalogue;
        const auto number = below(6);
        if (number == 0) {
            model::Zone zone;
            zone.id = model::ZoneId("zone" + std::to_string(below(4)));
            zone.hexes = {model::ZoneTerm::Kind::anyOf, {}, {}, 0, 32767, {term(hex), term(hex)}, {}};
            now = model::withZone(now, zone);
        }
        if (number == 1 && !scenario.zones.empty())
            now = model::withoutZone(now, scenario.zones[below(scenario.zones.size())].id);
        if (number == 2 && !scenario.groups.empty()) {
            const auto& group = scenario.groups[below(scenario.groups.size())];
            if (!group.units.empty()) {
                auto unit = group.units[below(group.units.size())];
                unit.at = onField(hex);
                now = model::withPlacement(now, group.id, unit);
            }
        }
        if (number == 3 && !game.options.empty()) {
            const auto& option = game.options[below(game.options.size())];
            if (!option.words.empty())
                now = model::withOption(now, model::OptionId(option.id),
                                        option.words[below(option.words.size())]);
        }
        if (number == 4) {
            auto assembly = scenario.assembly;
            model::Amendment amendment;
            amendment.hexes = {onField(hex)};
            amendment.word = game.terrains[below(game.terrains.size())].id.text;
            assembly.amendments.push_back(amendment);
            now = model::withScenario(now, [&](model::Scenario& edited) { edited.assembly = assembly; });
        }
        if (number == 5 && !game.features.empty())
            now = model::withScenarioFeature(
                now, {game.features[below(game.features.size())].id, onField(hex), {}, {}, {}});
        session_.commit({"Edit", std::move(now)});
        return what[number];
    }
    model::Document strokeEdit(const model::Document& now, const std::string& file, model::HexCoord hex,
                               bool isDrawn) {
        const auto& kinds = session_.game()->catalogue.pathKinds;
        if (kinds.empty()) return now;
        const auto& kind = kinds[below(kinds.size())];
        if (kind.alongSides) {
            const std::vector sides{model::HexSide::of(hex, model::Direction::n),
                                    model::HexSide::of(hex, model::Direction::ne)};
            return isDrawn ? model::withPathDrawn(now, file, kind.id, sides)
                           : model::withPathErased(now, file, kind.id, sides);
        }
        std::vector<model::HexCoord> hexes{hex};
        for (auto length = below(4); length > 0; --length)
            hexes.push_back(hexes.back() + model::step(model::allDirections[below(6)]));
        return isDrawn ? model::withPathDrawn(now, file, kind.id, hexes)
                       : model::withPathErased(now, file, kind.id, hexes);
    }
    model::Document contourEdit(const model::Document& now, const std::string& file,
                                const model::Board& board) {
        const auto& contour = board.contours[below(board.contours.size())];
        auto points = contour.points;
        auto& point = points[below(points.size())];
        point.x += static_cast<std::int32_t>(below(300)) - 150;
        return model::withContourPoints(now, file, contour.id, points);
    }
    model::Document areaEdit(const model::Document& now, const std::string& file, const model::Board& board,
                             model::HexCoord hex, const mapsets::Catalogue& game) {
        if (!board.areas.empty() && below(2) == 0)
            return model::withoutArea(now, file, board.areas[below(board.areas.size())].id);
        const auto at = model::hexCentre(board.grid, hex);
        model::Area area;
        area.id = "area" + std::to_string(random_());
        area.terrain = game.terrains[below(game.terrains.size())].id;
        area.outline = {{at.x - 400, at.y - 300}, {at.x + 500, at.y - 200}, {at.x, at.y + 600}};
        return model::withArea(now, file, area);
    }

    session::Session& session_;
    std::mt19937 random_;
};

/// The number of pixels in which any colour differs by more than rounding.
std::size_t differences(const picture::Pixels& a, const picture::Pixels& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.argb.size(); ++i)
        for (unsigned shift = 0; shift < 32; shift += 8)
            if (std::abs(static_cast<int>((a.argb[i] >> shift) & 0xff) -
                         static_cast<int>((b.argb[i] >> shift) & 0xff)) > 8) {
                ++count;
                break;
            }
    return count;
}

struct Case {
    const char* file;  // a sample; empty: hills whose heights vary within hexes
    double perMillimetre;
    const char* corner = "";  // a hex near the upper left corner of the view
};

/// Hills for a game that reads heights between hex centres; small, because that is slow.
model::Document hills() {
    support::ScenarioMaker maker;
    maker.scenario.id = "hills";
    maker.scenario.mapset = model::MapsetId(support::contourGame);
    maker.add(support::hillBoard(10, 8, 3), 0, 0);
    return model::withOption(maker.document(), model::OptionId("height-method"), "topographic-full");
}

void openCase(session::Session& session, const Case& what) {
    if (*what.file == '\0') return session.create(hills());
    EXPECT_TRUE(session.open(std::filesystem::path(COTA_SOURCE_DIR) / what.file));
}

PictureRequest orderOf(const session::Session& session, double perMillimetre, const char* corner) {
    const auto& map = *session.map();
    picture::Point at{10, 10};
    if (*corner != '\0') {
        const auto centre = map.sheet().centre(map.field().resolve(corner).value());
        at = {centre.x - map.sheet().hexMillimetres(), centre.y - map.sheet().hexMillimetres()};
    }
    return {session.map(), session.look(), {at, perMillimetre, 420, 320}, {}};
}

/// A window on one hex of a sample, with edits.
class Window {
  public:
    explicit Window(const Case& what) : case_(what), session(placesOfEdits()) {
        openCase(session, what);
        EXPECT_TRUE(map_.redraw(request(), [] { return true; }));
    }
    PictureRequest request() const { return orderOf(session, case_.perMillimetre, case_.corner); }
    /// The number of pixels that differ between the updated map and a complete redraw.
    std::size_t wrongAfter(model::Document document) {
        session.commit({"Edit", std::move(document)});
        ScreenMap anew;
        EXPECT_TRUE(anew.redraw(request(), [] { return true; }));
        map_.touchUp(request());
        EXPECT_TRUE(map_.redraw(request(), [] { return true; }));
        return differences(map_.pixels(), anew.pixels());
    }
    const std::string& file() const { return session.document().boards.begin()->first; }
    const model::Board& board() const { return *session.document().boards.begin()->second; }
    model::HexCoord hex(const char* label) const { return board().grid.hexOf(label).value(); }

  private:
    Case case_;

  public:
    session::Session session;

  private:
    ScreenMap map_;
};

class ScreenEdits : public testing::TestWithParam<Case> {};

TEST_P(ScreenEdits, PaintWhatAWholePictureShows) {
    for (unsigned seed = 1; seed <= support::trials(2); ++seed) {
        session::Session session(placesOfEdits());
        openCase(session, GetParam());
        const auto request = [&] { return orderOf(session, GetParam().perMillimetre, GetParam().corner); };
        const auto goOn = [] { return true; };
        ScreenMap map;
        ASSERT_TRUE(map.redraw(request(), goOn));
        EditingHand hand(session, seed);
        std::size_t touched = 0;
        for (unsigned step = 0; step < (support::areSanitized ? 4 : 30); ++step) {
            const auto what = hand.edit();
            ScreenMap anew;
            ASSERT_TRUE(anew.redraw(request(), goOn));
            if (map.touchUp(request())) {
                ++touched;
                ASSERT_TRUE(map.isShown(request()));
                if (map.isWhole()) {
                    ASSERT_LE(differences(map.pixels(), anew.pixels()), 20u)
                        << what << ", touched up, seed " << seed << " step " << step;
                }
            }
            ASSERT_TRUE(map.redraw(request(), goOn));
            ASSERT_TRUE(map.isWhole());
            ASSERT_LE(differences(map.pixels(), anew.pixels()), 20u)
                << what << ", seed " << seed << " step " << step;
        }
        if (!support::areSanitized) {
            EXPECT_GT(touched, 10u);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, ScreenEdits,
                         testing::Values(Case{"samples/panzer-grenadier/east.board.xml", 3},
                                         Case{"samples/panzer-grenadier/brod.scenario.xml", 1.5, "32-0202"},
                                         Case{"samples/panzer-grenadier/east.board.xml", 0.5},
                                         Case{"samples/tcs/orvane.board.xml", 3}, Case{"", 1.5}),
                         [](const auto& one) { return "case" + std::to_string(one.index); });

constexpr Case brodMap{"samples/panzer-grenadier/brod.scenario.xml", 1.5, "32-0202"};
constexpr Case heightsForPlaces{"", 2};

TEST(ScreenWindow, ZonesFollowThePathsTheyName) {
    Window window(brodMap);
    const std::vector course{window.hex("0805"), window.hex("0905"), window.hex("1005")};
    const model::PathKindId kind("minor-course");
    EXPECT_LE(window.wrongAfter(model::withPathDrawn(window.session.document(), window.file(), kind, course)),
              20u);
    EXPECT_LE(
        window.wrongAfter(model::withPathErased(window.session.document(), window.file(), kind, course)),
        20u);
}

TEST(ScreenWindow, PaintBelowAnOutlineIsPaintedAsAWholePictureShowsIt) {
    Window window(brodMap);
    model::Area area;
    area.id = "grove";
    area.terrain = model::TerrainId("woods");
    area.outline = {{1000, 1000}, {4000, 1000}, {4000, 4000}, {1000, 4000}};
    EXPECT_LE(window.wrongAfter(model::withArea(window.session.document(), window.file(), area)), 20u);
    const std::vector below{window.hex("0303")};
    for (const auto* terrain : {"town", "field", "clear"}) {
        const model::TerrainMix mix{{{model::TerrainId(terrain), {}}}};
        const auto painted = model::withTerrain(window.session.document(), window.file(), below, mix);
        EXPECT_LE(window.wrongAfter(painted), 20u) << terrain;
    }
}

TEST(ScreenWindow, NumbersKeepClearOfZonesThatFollowTheBoard) {
    auto closer = brodMap;
    closer.perMillimetre = 3;
    Window window(closer);
    model::Zone zone;
    zone.id = model::ZoneId("zone-of-levels");
    zone.hexes.kind = model::ZoneTerm::Kind::level;
    zone.hexes.number = 2;
    EXPECT_LE(window.wrongAfter(model::withZone(window.session.document(), zone)), 20u);
    const std::vector raised{window.hex("0303"), window.hex("0403"), window.hex("0503"), window.hex("0504")};
    EXPECT_LE(window.wrongAfter(model::withLevel(window.session.document(), window.file(), raised, 2)), 20u);
}

TEST(ScreenWindow, GroundKnownForPlacesIsAskedThere) {
    Window window(heightsForPlaces);
    ASSERT_TRUE(window.session.map()->play().heights().places());
    // A summit away from any hex centre.
    const auto at = model::hexCentre(window.board().grid, window.hex("0505"));
    model::SpotHeight spot;
    spot.at = {at.x + 350, at.y + 250};
    spot.metres = 158;
    EXPECT_LE(
        window.wrongAfter(model::withBoard(window.session.document(), window.file(),
                                           [&](model::Board& board) { board.spotHeights.push_back(spot); })),
        20u);
    // And back to heights of whole hexes.
    EXPECT_LE(window.wrongAfter(
                  model::withOption(window.session.document(), model::OptionId("height-method"), "standard")),
              20u);
}

TEST(ScreenViews, AMovedViewShowsTheSame) {
    session::Session session(placesOfEdits());
    ASSERT_TRUE(
        session.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/east.board.xml"));
    std::mt19937 random(7);
    PictureRequest request{session.map(), session.look(), {{10, 10}, 3, 420, 320}, {}};
    ScreenMap map;
    for (int step = 0; step < 25; ++step) {
        const auto by = [&] { return static_cast<int>(random() % 240) - 120; };
        request.view.corner = {request.view.corner.x + by() / request.view.perMillimetre,
                               request.view.corner.y + by() / request.view.perMillimetre};
        if (random() % 6 == 0) request.view.perMillimetre *= random() % 2 == 0 ? 1.2 : 1 / 1.2;
        // Some moves come before the previous picture is finished.
        auto blocks = random() % 3 == 0 ? 1 : 100;
        if (!map.redraw(request, [&] { return --blocks > 0; })) continue;
        ScreenMap anew;
        ASSERT_TRUE(anew.redraw(request, [] { return true; }));
        ASSERT_LE(differences(map.pixels(), anew.pixels()), 40u) << step;
    }
}

}  // namespace
