#pragma once
// A scene of a small board in the small game, and questions about curves.

#include <memory>
#include <string>

#include "mapsets/look/scene/scene.h"
#include "mapsets/play/play.h"
#include "tests/support/small_game.h"

namespace cota::look::test {

/// Everything a scene needs, staying where it is.
struct Stage {
    explicit Stage(const model::Board& board, double hexMillimetres = 20, Margins margins = {});
    Symbology look;
    support::Field field;
    mapsets::Play play;
    model::Document document;
    std::unique_ptr<Scene> scene;
    /// Sets a symbol of the symbology: `draw` with parameters "name=value".
    void draw(const std::string& kind, const std::string& id, const std::string& drawing);
};

/// By the rule of even and odd, on the curve as straight parts.
bool holds(const picture::Curve& curve, Point point);
/// The distance of a point from a straight part.
double distance(Point point, Point a, Point b);

}  // namespace cota::look::test
