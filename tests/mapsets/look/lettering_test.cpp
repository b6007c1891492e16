// No two texts of a map touch each other, and none is cut by the edge of the map.
#include "mapsets/look/layers/lettering.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/play/play.h"
#include "tests/mapsets/look/look_fixture.h"
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

}  // namespace
