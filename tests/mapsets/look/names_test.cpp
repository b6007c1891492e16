// Names of places can be read on the maps of the samples, counters and all.
#include <gtest/gtest.h>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/page.h"
#include "mapsets/look_reader.h"
#include "mapsets/play/battlefield_builder.h"
#include "mapsets/play/play.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

TEST(Names, DoNotLieUnderCounters) {
    std::size_t names = 0, counters = 0;
    for (const auto& sample : support::allSamples()) {
        const auto look = *mapsets::readLook(sample.game).value;
        const auto field = mapsets::buildBattlefield(sample.document, sample.game);
        ASSERT_TRUE(field.value) << sample.path;
        const mapsets::Play play(*field.value);
        const Scene scene(*field.value, play.heights(), sample.document, look,
                          sheetFor(*field.value, look, 20, false), model::Language::english);
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
    }
    EXPECT_GT(names, 20u);
    EXPECT_GT(counters, 60u);
}

}  // namespace
