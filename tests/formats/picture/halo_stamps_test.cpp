#include "formats/picture/halo_stamps.h"

#include <gtest/gtest.h>

#include <array>

#include "formats/picture/figures.h"

using namespace cota::picture;

namespace {

/// Cairo cannot make pictures wider than 32767 pixels, and reports it only if asked.
TEST(HaloStamps, AHaloThatCannotBeDrawnIsAFailureAndNotLeftOut) {
    const auto* figures = Figures::of("7", Font{});
    if (figures == nullptr) GTEST_SKIP() << "the font has no plain digits";
    const auto glyph = figures->placed("7").front().glyph;
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 20, 20);
    cairo_t* cr = cairo_create(surface);
    auto& stamps = HaloStamps::ofThread();
    const std::array near{StampedGlyph{glyph, 2, 10}, StampedGlyph{glyph, 8, 10}};
    EXPECT_NO_THROW(stamps.paint(cr, figures->font(), 1, 1, near));
    const std::array far{StampedGlyph{glyph, 2, 10}, StampedGlyph{glyph, 40'000, 10}};
    EXPECT_THROW(stamps.paint(cr, figures->font(), 1, 1, far), std::runtime_error);
    EXPECT_EQ(cairo_status(cr), CAIRO_STATUS_SUCCESS) << "the drawing itself can go on";
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
}

}  // namespace
