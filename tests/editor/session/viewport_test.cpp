#include "editor/answers/viewport.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

using cota::session::ScreenPoint;
using cota::session::Viewport;

namespace {

TEST(Viewport, ZoomKeepsThePointBelowTheCursor) {
    Viewport view;
    view.pan(37, -12);
    const ScreenPoint cursor{300, 200};
    const auto before = view.toMap(cursor);
    view.zoom(1.7, cursor);
    EXPECT_NEAR(view.toMap(cursor).x, before.x, 1e-9);
    EXPECT_NEAR(view.toMap(cursor).y, before.y, 1e-9);
}

TEST(Viewport, ScreenAndMapAreReverses) {
    Viewport view;
    view.zoom(2.5, {10, 20});
    view.pan(-5, 9);
    const auto back = view.toScreen(view.toMap({123, 45}));
    EXPECT_NEAR(back.x, 123, 1e-9);
    EXPECT_NEAR(back.y, 45, 1e-9);
}

TEST(Viewport, FitShowsTheWholeSheetInTheMiddle) {
    Viewport view;
    view.fit({400, 100}, 800, 600);
    const auto corner = view.toScreen({0, 0});
    const auto end = view.toScreen({400, 100});
    EXPECT_GE(corner.x, 0);
    EXPECT_LE(end.x, 800);
    EXPECT_NEAR(corner.x + end.x, 800, 1e-6);
    EXPECT_NEAR(corner.y + end.y, 600, 1e-6);
}

/// The share of the window's width and height that the sheet fills.
std::pair<double, double> filled(const Viewport& view, cota::model::MapSize sheet, double width,
                                 double height) {
    const auto from = view.toScreen({0, 0}), to = view.toScreen({sheet.width, sheet.height});
    return {(std::min(to.x, width) - std::max(from.x, 0.0)) / width,
            (std::min(to.y, height) - std::max(from.y, 0.0)) / height};
}

TEST(Viewport, TheSheetStaysInSight) {
    const cota::model::MapSize sheet{400, 300};
    for (const double pixels : {-10000.0, 10000.0}) {
        Viewport view;
        view.fit(sheet, 800, 600);
        view.panInSight(pixels, -pixels, sheet, 800, 600);
        EXPECT_NEAR(filled(view, sheet, 800, 600).first, 0.25, 1e-9);
        EXPECT_NEAR(filled(view, sheet, 800, 600).second, 0.25, 1e-9);
        for (int i = 0; i < 20; ++i) view.zoom(0.8, {0, 0});
        view.pan(pixels, -pixels);
        view.keepInSight(sheet, 800, 600);
        const auto corner = view.toScreen({0, 0}), end = view.toScreen({400, 300});
        EXPECT_GE(corner.x, -1e-9);
        EXPECT_GE(corner.y, -1e-9);
        EXPECT_LE(end.x, 800 + 1e-9) << "a sheet smaller than that is seen whole";
        EXPECT_LE(end.y, 600 + 1e-9);
    }
    Viewport view;
    view.fit(sheet, 800, 600);
    const auto before = view.toScreen({0, 0});
    view.panInSight(30, 40, sheet, 800, 600);
    EXPECT_NEAR(view.toScreen({0, 0}).x, before.x + 30, 1e-9) << "nothing is held that need not";
    EXPECT_NEAR(view.toScreen({0, 0}).y, before.y + 40, 1e-9);
    view.pan(-700, 0);  // as after zooming out at the corner of the window
    const double far = view.toScreen({400, 0}).x;
    view.panInSight(5, 0, sheet, 800, 600);
    EXPECT_NEAR(view.toScreen({400, 0}).x, far + 5, 1e-9) << "it does not jump";
    view.panInSight(-50, 0, sheet, 800, 600);
    EXPECT_NEAR(view.toScreen({400, 0}).x, far + 5, 1e-9);
}

TEST(Viewport, ZoomHasLimits) {
    Viewport view;
    for (int i = 0; i < 100; ++i) view.zoom(2, {0, 0});
    EXPECT_EQ(view.perMillimetre(), Viewport::most);
    for (int i = 0; i < 100; ++i) view.zoom(0.5, {0, 0});
    EXPECT_EQ(view.perMillimetre(), Viewport::least);
}

}  // namespace
