// No two texts of a map touch each other, and none is cut by the edge of the map.
#include "mapsets/look/layers/lettering.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/play/play.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/mapsets/look/real_sheet.h"
#include "tests/support/hill_board.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

struct Placed {
    std::string layer;
    picture::Text text;
    std::vector<picture::Box> ink;
    picture::Box box;
};

void gather(const picture::Layer& layer, std::vector<Placed>& texts) {
    for (const auto& mark : layer.marks) {
        const auto* text = std::get_if<picture::Text>(&mark.what);
        if (!text || text->words.empty()) continue;
        Placed one{layer.name, *text, inkOf(*text), {}};
        for (const auto& ink : one.ink) one.box.add(ink);
        texts.push_back(std::move(one));
    }
}

std::vector<Placed> textsOf(const Scene& scene) {
    std::vector<Placed> texts;
    for (const auto& layer : {drawContours(scene), drawZones(scene), drawBoardIds(scene), drawNumbers(scene),
                              drawNames(scene), drawObjectives(scene)})
        gather(layer, texts);
    return texts;
}

bool touch(const Placed& a, const Placed& b) {
    return a.box.meets(b.box) && std::ranges::any_of(a.ink, [&](const auto& one) {
               return std::ranges::any_of(b.ink, [&](const auto& other) { return other.meets(one); });
           });
}

bool isCut(const Scene& scene, const picture::Box& box) {
    for (const double x : {box.left, box.right})
        for (const double y : {box.top, box.bottom})
            if (scene.sheet.cellAt({x, y}) == mapsets::noCell) return true;
    return false;
}

TEST(Lettering, NoTextTouchesAnotherOrIsCutOnAnySample) {
    std::size_t count = 0, names = 0, heights = 0;
    for (const auto& sample : support::allSamples()) {
        const auto look = *mapsets::readLook(sample.game).value;
        const auto field = mapsets::buildBattlefield(sample.document, sample.game);
        ASSERT_TRUE(field.value) << sample.path;
        const mapsets::Play play(*field.value);
        for (const auto language : {model::Language::english, model::Language::spanish}) {
            const Scene scene(*field.value, play.heights(), sample.document, look,
                              sheetFor(*field.value, sample.document, look, {20, false}), language);
            auto texts = textsOf(scene);
            count += texts.size();
            std::ranges::sort(texts, {}, [](const Placed& one) { return one.box.left; });
            for (std::size_t i = 0; i < texts.size(); ++i) {
                if (texts[i].layer == "names") ++names;
                if (texts[i].layer == "contours") ++heights;
                for (const auto& ink : texts[i].ink)
                    EXPECT_FALSE(isCut(scene, ink))
                        << sample.path << ": " << texts[i].layer << " " << texts[i].text.words;
                for (std::size_t k = i + 1; k < texts.size() && texts[k].box.left <= texts[i].box.right; ++k)
                    EXPECT_FALSE(touch(texts[i], texts[k]))
                        << sample.path << ": " << texts[i].layer << " " << texts[i].text.words << " touches "
                        << texts[k].layer << " " << texts[k].text.words;
            }
        }
    }
    EXPECT_GT(count, 2000u);
    EXPECT_GT(names, 60u);
    EXPECT_GT(heights, 10u);
}

/// Millimetres between a box and the nearest place of the drawn roads, rails and rivers around it; 0 or less:
/// they meet.
double clearOfWays(const Scene& scene, const picture::Box& box) {
    double least = 1e9;
    const auto measure = [&](Point from, Point to, double half) {
        constexpr int parts = 40;
        for (int i = 0; i <= parts; ++i) {
            const double t = static_cast<double>(i) / parts;
            const Point at{from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
            const double x = std::max({box.left - at.x, at.x - box.right, 0.0}),
                         y = std::max({box.top - at.y, at.y - box.bottom, 0.0});
            least = std::min(least, std::hypot(x, y) - half);
        }
    };
    const auto& waters = scene.groundwork->waters(scene).stretches;
    for (const Cell cell : scene.field.hexes()) {
        const auto centre = scene.sheet.centre(cell);
        if (!box.grown(scene.hex(2)).holds(centre)) continue;
        for (const auto& way : scene.ways.stretches(cell)) {
            const auto& symbol = scene.look.symbol("path", scene.catalogue().pathKinds[way.kind].id.text);
            if (symbol.drawing() != "nothing") measure(way.from, way.to, symbol.number("width") / 2);
        }
        if (const auto found = waters.find(cell); found != waters.end())
            for (const auto& line : found->second) measure(line.from, line.to, line.half);
    }
    return least;
}

/// The numbers in the contours of a board, with what keeps them from being read.
std::size_t expectClearHeights(const Scene& scene, const std::string& of) {
    std::vector<Placed> heights;
    gather(drawContours(scene), heights);
    for (const auto& height : heights)
        for (const auto& ink : height.ink)
            EXPECT_GT(clearOfWays(scene, ink), 0)
                << of << ": " << height.text.words << " at " << height.text.at.x << ", " << height.text.at.y;
    return heights.size();
}

/// The dots of spot heights hide no number, no name and no height.
TEST(Lettering, NoDotLiesOnAText) {
    std::size_t dots = 0;
    for (const auto& sample : support::allSamples()) {
        const auto look = *mapsets::readLook(sample.game).value;
        const auto field = mapsets::buildBattlefield(sample.document, sample.game);
        ASSERT_TRUE(field.value) << sample.path;
        const mapsets::Play play(*field.value);
        const Scene scene(*field.value, play.heights(), sample.document, look,
                          sheetFor(*field.value, sample.document, look, {20, false}),
                          model::Language::english);
        const auto texts = textsOf(scene);
        for (const auto& mark : drawNames(scene).marks) {
            const auto* dot = std::get_if<picture::Fill>(&mark.what);
            if (!dot) continue;
            ++dots;
            for (const auto& text : texts)
                for (const auto& ink : text.ink)
                    EXPECT_FALSE(ink.meets(dot->shape.box())) << sample.path << ": " << text.text.words;
        }
    }
    EXPECT_GT(dots, 3u);
}

TEST(Lettering, HeightsOfContoursKeepOffRoadsAndRiversOnAnySample) {
    std::size_t heights = 0;
    for (const auto& sample : support::allSamples()) {
        const auto look = *mapsets::readLook(sample.game).value;
        const auto field = mapsets::buildBattlefield(sample.document, sample.game);
        ASSERT_TRUE(field.value) << sample.path;
        if (!field.value->relief()) continue;
        const mapsets::Play play(*field.value);
        const Scene scene(*field.value, play.heights(), sample.document, look,
                          sheetFor(*field.value, sample.document, look, {20, false}),
                          model::Language::english);
        heights += expectClearHeights(scene, sample.path.string());
    }
    EXPECT_GT(heights, 20u);
}

TEST(Lettering, HeightsOfContoursKeepOffACrowdOfRoads) {
    std::size_t heights = 0;
    for (unsigned seed = 1; seed <= 3; ++seed) {
        auto board = support::hillBoard(18, 14, seed);
        for (int row = 1; row < 13; row += 2) {
            model::Path road;
            road.id = model::PathId("r" + std::to_string(row));
            road.kind = model::PathKindId(row % 4 == 1 ? "road" : "watercourse");
            for (int column = 0; column < 18; ++column) road.hexes.push_back(board.grid.hexAt({column, row}));
            board.paths.push_back(road);
        }
        const look::test::RealSheet sheet(board, support::contourGame);
        heights += expectClearHeights(*sheet.scene, "seed " + std::to_string(seed));
    }
    EXPECT_GT(heights, 10u);
}

}  // namespace
