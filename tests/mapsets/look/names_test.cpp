// Names of places are legible on the maps of the samples, also with counters.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "formats/picture/text_shape.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/text_boxes.h"
#include "mapsets/play/play.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

/// Calls `visit` with the scene of each sample.
template <class Visit>
void eachSample(Visit visit) {
    for (const auto& sample : support::allSamples()) {
        const auto look = *mapsets::readLook(sample.game).value;
        const auto field = mapsets::buildBattlefield(sample.document, sample.game);
        ASSERT_TRUE(field.value) << sample.path;
        const mapsets::Play play(*field.value);
        visit(sample,
              Scene(*field.value, play.heights(), sample.document, look,
                    sheetFor(*field.value, sample.document, look, {20, false}), model::Language::english));
    }
}

TEST(Names, DoNotLieUnderCounters) {
    std::size_t names = 0, counters = 0;
    eachSample([&](const support::Sample& sample, const Scene& scene) {
        const auto boxes = counterBoxes(scene);
        counters += boxes.size();
        for (const auto& mark : drawNames(scene).marks) {
            const auto* text = std::get_if<picture::Text>(&mark.what);
            if (!text || text->turn != 0) continue;
            ++names;
            const auto size = sizeOf(text->words, text->font);
            const picture::Box box{text->at.x - size.width / 2, text->at.y - size.height / 2,
                                   text->at.x + size.width / 2, text->at.y + size.height / 2};
            for (const auto& counter : boxes)
                EXPECT_FALSE(counter.meets(box)) << sample.path << ": " << text->words;
        }
    });
    EXPECT_GT(names, 20u);
    EXPECT_GT(counters, 60u);
}

/// With a margin to the edge for the line of the zone.
TEST(Names, OfZonesLieOnTheMap) {
    std::size_t names = 0;
    eachSample([&](const support::Sample& sample, const Scene& scene) {
        const auto inner = scene.sheet.fieldBox().grown(-1);
        for (const auto& mark : drawZones(scene).marks) {
            const auto* text = std::get_if<picture::Text>(&mark.what);
            if (!text) continue;
            ++names;
            const auto size = sizeOf(text->words, text->font);
            for (const double x : {text->at.x - size.width / 2, text->at.x + size.width / 2})
                for (const double y : {text->at.y - size.ascent, text->at.y + size.height - size.ascent}) {
                    EXPECT_NE(scene.sheet.cellAt({x, y}), mapsets::noCell)
                        << sample.path << ": " << text->words;
                    EXPECT_TRUE(inner.holds({x, y})) << sample.path << ": " << text->words;
                }
        }
    });
    EXPECT_GT(names, 20u);
}

/// A small map with a river from north to south, and a name along it or on a curve.
picture::Text nameOn(const std::function<void(model::Board&, model::MapName&)>& change) {
    model::Grid grid;
    grid.columns = grid.rows = 8;
    auto board = model::blankBoard("A", model::MapsetId("small"), grid, model::TerrainId("clear"));
    model::Path river;
    river.id = model::PathId("brook");
    river.kind = model::PathKindId("road");
    for (const char* hex : {"0401", "0402", "0403", "0404", "0405", "0406", "0407", "0408"})
        river.hexes.push_back(*grid.hexOf(hex));
    board.paths = {river};
    model::MapName name{model::hexCentre(grid, *grid.hexOf("0404")), {"Brook", ""}, "", {}};
    change(board, name);
    board.names = {name};
    const look::test::Stage stage(board);
    for (const auto& mark : drawNames(*stage.scene).marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) return *text;
    return {};
}

TEST(Names, AlongAPathKeepTheirDistanceToIt) {
    for (const int aside : {250, -250}) {
        const auto text = nameOn([&](model::Board&, model::MapName& name) {
            name.path = model::PathId("brook");
            name.at.x += aside;  // a quarter of a hex beside the river
        });
        const auto letters = picture::lettersOf(text);
        ASSERT_EQ(letters.size(), 5u);
        const auto middle = text.along.at(text.along.size() / 2);
        for (const auto& letter : letters) EXPECT_NEAR(letter.at.x, middle.x, 1.5);
        // Upright lines are read from the bottom up.
        EXPECT_GT(letters.front().at.y, letters.back().at.y);
        static double other = 0;
        if (aside < 0) {
            EXPECT_NEAR(other - middle.x, 0.5 * 20 * 0.866, 2.5);
        }
        other = middle.x;
    }
}

TEST(Names, OnACurveFillItAndAreReadFromTheLeft) {
    const auto text = nameOn([](model::Board&, model::MapName& name) {
        name.curve = {{5000, 3000}, {3500, 2500}, {2000, 3000}};  // drawn from right to left
    });
    const auto letters = picture::lettersOf(text);
    ASSERT_EQ(letters.size(), 5u);
    EXPECT_LT(letters.front().at.x, letters.back().at.x);
    EXPECT_GT(text.font.spacing, 2);
    EXPECT_LT(letters.front().turn, 0);
    EXPECT_GT(letters.back().turn, 0);
}

TEST(Names, WithoutTheirPathAreStraight) {
    const auto text = nameOn([](model::Board&, model::MapName& name) { name.path = model::PathId("gone"); });
    EXPECT_EQ(text.words, "Brook");
    EXPECT_TRUE(text.along.empty());
}

/// If there is space; one hex in three may have none.
TEST(Names, OfZonesLieInsideTheirLine) {
    std::size_t wide = 0, inside = 0;
    eachSample([&](const support::Sample& sample, const Scene& scene) {
        if (!sample.document.scenario) return;
        const auto& zones = (**sample.document.scenario).zones;
        mapsets::ZoneResolver resolver(scene.field, zones);
        for (const auto& mark : drawZones(scene).marks) {
            const auto* text = std::get_if<picture::Text>(&mark.what);
            if (!text) continue;
            for (const auto& zone : zones) {
                const auto cells = resolver.resolve(zone).cells;
                if (zone.name.in(scene.language) != text->words || cells.size() < 9) continue;
                ++wide;
                const auto box = coveredBy(*text);
                const auto isIn = [&](double x, double y) {
                    return std::ranges::binary_search(cells, scene.sheet.cellAt({x, y}));
                };
                inside += isIn(box.left, box.top) && isIn(box.right, box.top) && isIn(box.left, box.bottom) &&
                          isIn(box.right, box.bottom) && isIn(text->at.x, box.bottom);
            }
        }
    });
    EXPECT_GT(wide, 10u);
    EXPECT_GE(inside * 10, wide * 9) << inside << " of " << wide;
}

/// A star does not cover the number of its hex, or other texts there.
TEST(Objectives, DoNotCoverWords) {
    std::size_t stars = 0, covered = 0;
    eachSample([&](const support::Sample& sample, const Scene& scene) {
        std::vector<picture::Box> words;
        for (const auto& layer : {drawNumbers(scene), drawNames(scene), drawZones(scene)})
            for (const auto& mark : layer.marks)
                if (const auto* text = std::get_if<picture::Text>(&mark.what); text && text->turn == 0)
                    words.push_back(coveredBy(*text));
        for (const auto& mark : drawObjectives(scene).marks) {
            const auto* star = std::get_if<picture::Fill>(&mark.what);
            if (!star) continue;
            ++stars;
            const auto box = star->shape.box();
            EXPECT_NE(scene.sheet.cellAt({(box.left + box.right) / 2, (box.top + box.bottom) / 2}),
                      mapsets::noCell)
                << sample.path;
            covered += std::ranges::any_of(words, [&](const auto& word) { return word.meets(box); });
        }
    });
    EXPECT_GT(stars, 10u);
    EXPECT_EQ(covered, 0u) << "of " << stars;
}

/// Names of objectives stand beside their stars, clear of counters, numbers and other words; a name that the
/// map has there anyway is not written twice.
TEST(Objectives, HaveTheirNamesOnTheMapOnce) {
    std::size_t names = 0, missing = 0;
    eachSample([&](const support::Sample& sample, const Scene& scene) {
        std::vector<std::string> written;
        std::vector<picture::Box> taken = counterBoxes(scene);
        for (const auto& layer : {drawNumbers(scene), drawNames(scene), drawZones(scene)})
            for (const auto& mark : layer.marks)
                if (const auto* text = std::get_if<picture::Text>(&mark.what); text && text->turn == 0) {
                    taken.push_back(coveredBy(*text));
                    written.push_back(text->words);
                }
        const auto layer = drawObjectives(scene);
        for (const auto& objective : scene.scenario()->objectives) {
            const auto& words = objective.name.in(scene.language);
            const picture::Text* found = nullptr;
            for (const auto& mark : layer.marks)
                if (const auto* text = std::get_if<picture::Text>(&mark.what); text && text->words == words) {
                    EXPECT_EQ(found, nullptr) << words;
                    found = text;
                }
            if (!found) {
                missing += std::ranges::find(written, words) == written.end();
                continue;
            }
            ++names;
            const auto ink = inkOf(*found).front();
            for (const auto& other : taken) EXPECT_FALSE(other.meets(ink)) << sample.path << ": " << words;
        }
    });
    EXPECT_GT(names, 6u);
    EXPECT_EQ(missing, 0u);
}

/// Numbers repeat on each board, so each board shows its name, and each hex on two boards shows which board
/// its number belongs to.
TEST(Numbers, OfJoinedBoardsCanBeTold) {
    std::size_t boards = 0, shared = 0;
    eachSample([&](const support::Sample& sample, const Scene& scene) {
        const auto ids = drawBoardIds(scene).marks;
        const auto laid = scene.field.boards();
        ASSERT_EQ(ids.size(), laid.size() > 1 ? laid.size() : 0) << sample.path;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto& text = std::get<picture::Text>(ids[i].what);
            EXPECT_EQ(text.words, laid[i].id);
            const auto printed = scene.field.printed(scene.sheet.cellAt(text.at));
            ASSERT_EQ(printed.size(), 1u) << sample.path;
            EXPECT_EQ(printed[0].placement, i) << sample.path;
            ++boards;
        }
        std::set<std::string> numbers;
        for (const auto& mark : drawNumbers(scene).marks)
            if (const auto* text = std::get_if<picture::Text>(&mark.what)) numbers.insert(text->words);
        for (const Cell cell : scene.field.hexes())
            if (scene.field.printed(cell).size() > 1) {
                EXPECT_TRUE(numbers.contains(scene.field.label(cell)))
                    << sample.path << ": " << scene.field.label(cell);
                ++shared;
            }
    });
    EXPECT_GE(boards, 8u);
    EXPECT_GT(shared, 20u);
}

}  // namespace
