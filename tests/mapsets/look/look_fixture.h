#pragma once
// A scene of a small board in the small game, and helpers for curves.

#include <memory>
#include <string>

#include "mapsets/look/scene/scene.h"
#include "mapsets/play/play.h"
#include "tests/support/small_game.h"

namespace cota::look::test {

/// Everything that a scene needs; it must not move.
struct Stage {
    explicit Stage(const model::Board& board, double hexMillimetres = 20, Margins margins = {});
    Symbology look;
    support::Field field;
    mapsets::Play play;
    model::Document document;
    std::unique_ptr<Scene> scene;
    /// Sets the drawing of a symbol, with parameters "name=value".
    void draw(const std::string& kind, const std::string& id, const std::string& drawing);
};

/// By the even-odd rule, on the curve as straight segments.
bool holds(const picture::Curve& curve, Point point);
/// The distance of a point from a segment.
double distance(Point point, Point a, Point b);

}  // namespace cota::look::test
