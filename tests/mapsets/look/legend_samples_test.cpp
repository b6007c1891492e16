// Samples of legends and charts: things that a player must tell apart look different, and all grow with the
// sheet.
#include "mapsets/look/furniture/legend_samples.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "formats/picture/mark_text.h"
#include "formats/picture/raster.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/new_battle.h"
#include "mapsets/loading/new_document.h"
#include "mapsets/look/furniture/legend_entries.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/play/play.h"
#include "tests/support/real_game.h"

using namespace cota;
using namespace cota::look;

namespace {

/// A new scenario of a game on a small board; it must not move.
struct SampledGame {
    explicit SampledGame(const std::string& id)
        : game(support::realGame(id)),
          look(*mapsets::readLook(game).value),
          document(mapsets::newBattle(
              game, {.id = "begun",
                     .title = {},
                     .boards = {{"begun.board.xml", mapsets::newBoard(game, "begun", 12, 9)}},
                     .forces = {},
                     .forcesFile = "begun.forces.xml"})),
          field(*mapsets::buildBattlefield(document, game).value),
          play(field),
          scene(field, play.heights(), document, look, sheetFor(field, document, look, {15, false}),
                model::Language::english) {}

    picture::Picture sampleOf(const std::string& terrain, const picture::Box& box) const {
        picture::Picture picture;
        picture.size = {box.right, box.bottom};
        picture.layers.push_back({"sample", {}});
        drawSample(scene, "terrain", terrain, box, picture.layers.back().marks);
        return picture;
    }

    mapsets::Mapset game;
    Symbology look;
    model::Document document;
    mapsets::Battlefield field;
    mapsets::Play play;
    Scene scene;
};

constexpr picture::Box usualBox{0, 0, 11, 6.9};

/// Also where the map paints them alike: a river and a pond, a town and the way into it along a road.
TEST(LegendSamples, OfTerrainsDifferFromEachOther) {
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems")) {
        const auto id = entry.path().filename().string();
        if (support::realGame(id).catalogue.terrains.empty()) continue;  // without a map
        const SampledGame sampled(id);
        std::map<std::string, std::string> seen;
        for (const auto& terrain : sampled.game.catalogue.terrains) {
            const auto [other, isNew] =
                seen.emplace(picture::textOf(sampled.sampleOf(terrain.id.text, usualBox)), terrain.id.text);
            EXPECT_TRUE(isNew) << entry.path() << ": " << terrain.id.text << " looks like " << other->second;
        }
    }
}

/// A river has ground on two sides, a pond all around.
TEST(LegendSamples, OfWaterShowItsShores) {
    const SampledGame sampled("marea-de-acero");
    const auto wetPlaces = [&](const std::string& terrain) {
        constexpr double scale = 10;
        const auto pixels = picture::raster(sampled.sampleOf(terrain, usualBox), {{0, 0}, scale, 110, 69});
        std::string places;
        for (const Point at : {Point{5.5, 3.45}, {5.5, 0.5}, {5.5, 6.4}, {0.5, 3.45}, {10.5, 3.45}}) {
            const auto argb = pixels.at(static_cast<int>(at.x * scale), static_cast<int>(at.y * scale));
            places += (argb & 0xFFU) > ((argb >> 16U) & 0xFFU) ? 'w' : '-';  // more blue than red
        }
        return places;
    };
    EXPECT_EQ(wetPlaces("river"), "w--ww");
    EXPECT_EQ(wetPlaces("pond"), "w----");
}

TEST(LegendSamples, OfSidesGrowWithTheirSwatch) {
    const SampledGame sampled("panzer-grenadier");
    const auto side = (*sampled.document.scenario)->sides[0].id.text;
    for (const auto* kind : {"unit", "zone", "objective"}) {
        const auto widthIn = [&](double larger) {
            picture::Layer layer{"legend", {}};
            drawLegendEntry(sampled.scene, {kind, side, {}},
                            {20, 20, 20 + usualBox.width() * larger, 20 + usualBox.height() * larger}, {},
                            layer);
            picture::Box box;
            for (const auto& mark : layer.marks) box.add(mark.box());
            return box.width();
        };
        EXPECT_NEAR(widthIn(2), 2 * widthIn(1), 0.15 * widthIn(1))
            << kind << "; a counter has the same shadow";
    }
}

}  // namespace
