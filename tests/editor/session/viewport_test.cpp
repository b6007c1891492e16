#include "editor/session/viewport.h"

#include <gtest/gtest.h>

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

TEST(Viewport, ZoomHasLimits) {
    Viewport view;
    for (int i = 0; i < 100; ++i) view.zoom(2, {0, 0});
    EXPECT_EQ(view.perMillimetre(), Viewport::most);
    for (int i = 0; i < 100; ++i) view.zoom(0.5, {0, 0});
    EXPECT_EQ(view.perMillimetre(), Viewport::least);
}

}  // namespace
