// Pictures of hexes for the clipboard.
#include "editor/picture/selection_picture.h"

#include <gtest/gtest.h>

#include "tests/editor/session/open_sample.h"

using namespace cota;

namespace {

session::SelectionPicture pictureOf(support::OpenSample& sample, std::size_t hexes) {
    session::SelectionPicture wanted{sample.session().map(), sample.session().look(), {}, {}, {}};
    const auto& all = sample.session().map()->field().hexes();
    for (std::size_t i = 0; i < hexes; ++i) wanted.hexes.insert(all[all.size() / 2 + i]);
    return wanted;
}

TEST(SelectionPicture, IsAsLargeAsTheHexes) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    const auto small = session::svgOf(pictureOf(sample, 1));
    const auto large = session::svgOf(pictureOf(sample, 60));
    EXPECT_NE(small.find("<svg"), std::string::npos);
    EXPECT_NE(small.find("clip"), std::string::npos);
    EXPECT_LT(small.size(), large.size());
    // Light and shade of the ground only where the hex is.
    EXPECT_LT(small.size(), 400'000u);
    const auto png = session::pngOf(pictureOf(sample, 1));
    EXPECT_EQ(png.substr(1, 3), "PNG");
    EXPECT_GT(session::pngOf(pictureOf(sample, 60)).size(), png.size());
    EXPECT_TRUE(session::svgOf(pictureOf(sample, 0)).empty());
}

}  // namespace
