// Legends and palettes: each thing of a game looks as on the map, and sides can be distinguished.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

#include "formats/model/finding/capital.h"
#include "formats/model/finding/message.h"
#include "formats/model/finding/utf8.h"
#include "formats/picture/mark_text.h"
#include "formats/picture/text_shape.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/new_battle.h"
#include "mapsets/loading/new_document.h"
#include "mapsets/look/furniture/legend_samples.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/play/play.h"
#include "tests/support/real_game.h"

using namespace cota;
using namespace cota::look;

namespace {

/// An unchanged new scenario on a small board of a game.
struct Beginning {
    explicit Beginning(const std::string& id)
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

    mapsets::Mapset game;
    Symbology look;
    model::Document document;
    mapsets::Battlefield field;
    mapsets::Play play;
    Scene scene;
};

std::vector<std::string> gameIds() {
    std::vector<std::string> ids;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"))
        if (const auto id = entry.path().filename().string();
            !support::realGame(id).catalogue.terrains.empty())  // with a map
            ids.push_back(id);
    EXPECT_GE(ids.size(), 4u);
    return ids;
}

std::vector<picture::Mark> sampleOf(const Scene& scene, std::string_view kind, const std::string& id,
                                    const picture::Box& box = {0, 0, 9, 6}) {
    std::vector<picture::Mark> marks;
    drawSample(scene, kind, id, box, marks);
    return marks;
}

std::string sampleText(std::vector<picture::Mark> marks) {
    picture::Picture picture;
    picture.layers.push_back({"sample", std::move(marks)});
    return picture::textOf(picture);
}

/// Calls `visit` for each thing of a game that a palette shows, with its kind.
template <class Visit>
void eachThing(const mapsets::Catalogue& catalogue, Visit visit) {
    for (const auto& one : catalogue.terrains) visit("terrain", one);
    for (const auto& one : catalogue.pathKinds) visit("path", one);
    for (const auto& one : catalogue.hexsides) visit("hexside", one);
    for (const auto& one : catalogue.features) visit("feature", one);
}

TEST(Samples, DifferFromTheGroundBelowThem) {
    for (const auto& id : gameIds()) {
        const Beginning begun(id);
        const auto& catalogue = begun.game.catalogue;
        const auto ground = sampleText(sampleOf(begun.scene, "terrain", catalogue.terrains.front().id.text));
        eachThing(catalogue, [&](const char* kind, const auto& thing) {
            if (thing.id.text == catalogue.terrains.front().id.text) return;
            EXPECT_NE(sampleText(sampleOf(begun.scene, kind, thing.id.text)), ground)
                << id << ": " << thing.id.text;
        });
    }
}

/// Two things look the same only if look.xml draws them so.
TEST(Samples, OfTerrainsShownElsewhereDiffer) {
    int shown = 0;
    for (const auto& id : gameIds()) {
        const Beginning begun(id);
        std::map<std::string, std::string> seen;
        for (const auto& terrain : begun.game.catalogue.terrains) {
            if (begun.look.symbol("terrain", terrain.id.text).drawing() != "nothing") continue;
            const auto [other, isNew] =
                seen.emplace(sampleText(sampleOf(begun.scene, "terrain", terrain.id.text)), terrain.id.text);
            EXPECT_TRUE(isNew) << id << ": " << terrain.id.text << " looks like " << other->second;
            ++shown;
        }
    }
    EXPECT_GE(shown, 7);
}

/// Symbols that look.xml changes only in size.
TEST(Samples, OfSmallerSignsAreSmaller) {
    int pairs = 0;
    for (const auto& id : gameIds()) {
        const Beginning begun(id);
        const auto& features = begun.game.catalogue.features;
        const auto across = [&](const auto& feature) {
            const auto& symbol = begun.look.symbol("feature", feature.id.text);
            const bool has = std::ranges::any_of(symbol.description().parameters, [](const auto& one) {
                return std::string_view(one.name) == "size";
            });
            return has ? symbol.number("size") : 0;
        };
        for (const auto& a : features)
            for (const auto& b : features) {
                if (across(a) <= 0 || across(a) >= across(b)) continue;
                EXPECT_NE(sampleText(sampleOf(begun.scene, "feature", a.id.text)),
                          sampleText(sampleOf(begun.scene, "feature", b.id.text)))
                    << id << ": " << a.id.text << ", " << b.id.text;
                ++pairs;
            }
    }
    EXPECT_GE(pairs, 5);
}

void addPoints(const std::vector<picture::Mark>& marks, std::vector<Point>& points) {
    for (const auto& mark : marks) {
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) addPoints(group->marks, points);
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what))
            for (const auto& run : picture::flattened(fill->shape))
                points.insert(points.end(), run.points.begin(), run.points.end());
        if (const auto* trees = std::get_if<picture::Strewn>(&mark.what))
            points.insert(points.end(), trees->things->places.begin(), trees->things->places.end());
    }
}

/// Also at places far below the map, where legends are.
TEST(Samples, AreFullOfTrees) {
    for (const auto& id : gameIds()) {
        const Beginning begun(id);
        for (const auto& terrain : begun.game.catalogue.terrains) {
            const auto drawing = begun.look.symbol("terrain", terrain.id.text).drawing();
            if (drawing != "canopies" && drawing != "rows") continue;
            const double top = begun.scene.sheet.fieldBox().bottom + 2 * begun.scene.hex();
            const picture::Box box{50, top, 66, top + 12};
            std::vector<Point> points;
            addPoints(sampleOf(begun.scene, "terrain", terrain.id.text, box), points);
            for (const double x : {0.0, 0.5})
                for (const double y : {0.0, 0.5}) {
                    const picture::Box part{box.left + x * 16 + 0.1, box.top + y * 12 + 0.1,
                                            box.left + x * 16 + 7.9, box.top + y * 12 + 5.9};
                    EXPECT_TRUE(std::ranges::any_of(points, [&](Point at) { return part.holds(at); }))
                        << id << ": " << terrain.id.text << " is empty at " << x << ", " << y;
                }
        }
    }
}

TEST(Legend, NamesOfAKindDifferInEachLanguage) {
    for (const auto& id : gameIds()) {
        const auto game = support::realGame(id);
        for (const auto language : {model::Language::english, model::Language::spanish}) {
            std::set<std::pair<std::string, std::string>> names;
            eachThing(game.catalogue, [&](const char* kind, const auto& thing) {
                const auto name = thing.name.in(language);
                EXPECT_TRUE(names.emplace(kind, name.substr(0, name.find(" ("))).second)
                    << id << ": " << name << " is not the only one without what stands in brackets";
            });
        }
    }
}

std::set<std::string> wordsOf(const picture::Layer& layer) {
    std::set<std::string> words;
    for (const auto& mark : layer.marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) words.insert(text->words);
    return words;
}

/// Everything a board and a scenario can have, drawn layer by layer: a legend without a layer leaves out
/// what that layer draws.
TEST(Legend, ListsWhatIsDrawnAndNothingElse) {
    const Beginning begun("panzer-grenadier");
    std::vector<std::string> all;
    for (const auto& layer : layerNames()) all.emplace_back(layer.name);
    const auto legend = [&](const std::string& without) {
        auto layers = all;
        std::erase(layers, without);
        return wordsOf(drawLegendOf(begun.scene, layers));
    };
    const auto whole = wordsOf(drawLegendOf(begun.scene, {}));
    EXPECT_EQ(whole, wordsOf(drawLegend(begun.scene)));
    EXPECT_EQ(whole, legend("numbers")) << "numbers are in no legend";
    const auto& sides = (*begun.document.scenario)->sides;
    for (const auto& side : sides) {
        const auto name = "Counters: " + side.name.in(model::Language::english);
        EXPECT_TRUE(whole.contains(name)) << name;
        EXPECT_FALSE(legend("counters").contains(name)) << name;
    }
    EXPECT_TRUE(wordsOf(drawLegendOf(begun.scene, std::vector<std::string>{"legend"})).empty());
    EXPECT_TRUE(legend("legend").empty());
}

/// A sample has no more of a thing than the map itself.
TEST(Legend, SamplesHaveOnlyWhatIsDrawn) {
    int built = 0;
    for (const auto& id : gameIds()) {
        const Beginning begun(id);
        const auto sample = [&](const std::string& terrain, const SampleParts& parts) {
            std::vector<picture::Mark> marks;
            drawSample(begun.scene, "terrain", terrain, {0, 0, 9, 6}, marks, parts);
            return sampleText(std::move(marks));
        };
        const auto empty = sample(begun.game.catalogue.terrains.front().id.text, {.ground = false});
        for (const auto& terrain : begun.game.catalogue.terrains) {
            const auto drawing = begun.look.symbol("terrain", terrain.id.text).drawing();
            if (drawing != "houses" && drawing != "blocks" && drawing != "footprint") continue;
            ++built;
            const auto& name = terrain.id.text;
            EXPECT_NE(sample(name, {}), sample(name, {.buildings = false})) << name;
            EXPECT_EQ(sample(name, {.ground = false, .buildings = false}), empty) << name;
        }
        const auto height = [&](const SampleParts& parts) {
            std::vector<picture::Mark> marks;
            drawHeightSample(begun.scene, 1, {0, 0, 9, 6}, marks, parts);
            return sampleText(std::move(marks));
        };
        if (begun.look.symbol("relief").drawing() == "nothing") continue;
        EXPECT_NE(height({}), height({.contours = false})) << id;
    }
    EXPECT_GT(built, 3);
}

/// In a legend of all layers except `without`.
TEST(Legend, WithoutALayerItsMarksAreGone) {
    int differs = 0;
    for (const auto& id : gameIds()) {
        Beginning begun(id);
        const auto board = *begun.document.boards.begin()->second;
        for (const auto& terrain : begun.game.catalogue.terrains) {
            if (begun.look.symbol("terrain", terrain.id.text).drawing() != "houses") continue;
            begun.document.boards.begin()->second =
                model::blankBoard(board.id, board.mapset, board.grid, terrain.id);
            const auto field = *mapsets::buildBattlefield(begun.document, begun.game).value;
            const mapsets::Play play(field);
            const Scene built(field, play.heights(), begun.document, begun.look,
                              sheetFor(field, begun.document, begun.look, {15, false}),
                              model::Language::english);
            const auto text = [&](std::vector<std::string> layers) {
                return sampleText(drawLegendOf(built, layers).marks);
            };
            EXPECT_NE(text({"legend", "ground", "buildings"}), text({"legend", "ground"})) << id;
            ++differs;
            break;
        }
    }
    EXPECT_GT(differs, 0);
}

/// A long title ends on the sheet, and before the name of the game.
TEST(Title, StaysOnTheSheet) {
    for (const auto& id : gameIds())
        for (const std::size_t letters : {0u, 20u, 60u, 90u, 5000u}) {
            Beginning begun(id);
            std::string title;
            while (title.size() < letters) title += "W\u00e1";
            auto scenario = **begun.document.scenario;
            scenario.title = {title, title};
            begun.document.scenario = scenario;
            for (const double hex : {6.0, 15.0}) {
                const Scene scene(begun.field, begun.play.heights(), begun.document, begun.look,
                                  sheetFor(begun.field, begun.document, begun.look, {hex}),
                                  model::Language::english);
                const auto& box = scene.sheet.fieldBox();
                double free = box.left;
                for (const auto& mark : drawTitle(scene).marks)
                    if (const auto* text = std::get_if<picture::Text>(&mark.what)) {
                        const double width = picture::sizeOf(text->words, text->font).width;
                        const double left =
                            text->across == picture::Across::right ? text->at.x - width : text->at.x;
                        EXPECT_GE(left, free) << id << ' ' << letters << ' ' << hex;
                        EXPECT_LE(left + width, box.right + 0.01) << id << ' ' << letters << ' ' << hex;
                        EXPECT_EQ(model::firstCharacters(text->words, 9999), text->words);
                        free = left + width;
                    }
            }
        }
}

/// A narrow map has no space beside the scale, so its sides are listed with the rest of the legend.
TEST(Legend, LosesNoSideOnANarrowMap) {
    Beginning begun("panzer-grenadier");
    for (const double hex : {4.0, 8.0, 15.0, 40.0}) {
        const Scene scene(begun.field, begun.play.heights(), begun.document, begun.look,
                          sheetFor(begun.field, begun.document, begun.look, {hex}), model::Language::english);
        const auto words = wordsOf(drawLegend(scene));
        for (const auto& side : (*begun.document.scenario)->sides)
            EXPECT_TRUE(words.contains("Counters: " + side.name.in(model::Language::english))) << hex;
        for (const auto& mark : drawLegend(scene).marks)
            if (const auto* text = std::get_if<picture::Text>(&mark.what)) {
                EXPECT_LT(text->at.y, scene.sheet.size().height) << text->words;
            }
    }
}

TEST(Objectives, OfSeveralHexesShowTheirPointsOnce) {
    Beginning begun("panzer-grenadier");
    auto scenario = **begun.document.scenario;
    model::Objective objective;
    objective.id = model::ObjectiveId("hills");
    for (const Cell cell : {begun.field.hexes()[0], begun.field.hexes()[30], begun.field.hexes()[60]})
        objective.hexes.push_back(model::HexRef{begun.field.label(cell)});
    objective.points = 7;
    scenario.objectives = {objective};
    begun.document.scenario = scenario;
    const auto layer = drawObjectives(begun.scene);
    std::size_t points = 0, stars = 0;
    for (const auto& mark : layer.marks) {
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) points += text->words == "7";
        stars += std::holds_alternative<picture::Fill>(mark.what);
    }
    EXPECT_EQ(points, 1u);
    EXPECT_EQ(stars, 3u);
}

/// Two letters of a name, not two bytes.
TEST(Signs, HaveWholeLetters) {
    const Beginning begun("war-storm-series");
    for (const auto& feature : begun.game.catalogue.features) {
        const auto& symbol = begun.look.symbol("feature", feature.id.text);
        if (symbol.drawing() != "badge") continue;
        for (const auto* name : {"Ñandú", "aéreo", "Ég", "x"}) {
            std::vector<picture::Mark> marks;
            ASSERT_TRUE(drawSign(symbol, {10, 10}, 8, name, Seeded(0, 0), marks));
            for (const auto& mark : marks)
                if (const auto* text = std::get_if<picture::Text>(&mark.what)) {
                    EXPECT_EQ(model::printable(text->words), text->words) << name;
                    EXPECT_NE(text->words.find(std::string(model::firstCharacters(name, 1))),
                              std::string::npos);
                }
        }
        return;
    }
    FAIL() << "no game draws a badge";
}

TEST(Sides, OfANewScenarioHaveCountersOfTheirOwnColour) {
    for (const auto& id : gameIds()) {
        const Beginning begun(id);
        const auto& sides = (*begun.document.scenario)->sides;
        ASSERT_EQ(sides.size(), 2u) << id;
        std::vector<picture::Colour> grounds;
        for (const auto& side : sides) grounds.push_back(sideSymbol(begun.scene, side.id).colour("ground"));
        EXPECT_NE(grounds[0], grounds[1]) << id;
        EXPECT_NE(sideColour(begun.scene, sides[0].id), sideColour(begun.scene, sides[1].id)) << id;
        EXPECT_NE(sideDashes(begun.scene, sides[0].id), sideDashes(begun.scene, sides[1].id)) << id;
        std::set<std::string> painted;
        for (const auto& mark : drawCounters(begun.scene).marks)
            if (const auto* fill = std::get_if<picture::Fill>(&mark.what))
                painted.insert(picture::textOf(fill->colour));
        for (const auto ground : grounds) EXPECT_TRUE(painted.contains(picture::textOf(ground))) << id;
    }
}

}  // namespace
