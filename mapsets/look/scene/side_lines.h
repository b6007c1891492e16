#pragma once
// The content of hexsides and the lines of rivers, for the layers that draw lines.

#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The sides along which paths of a kind run; empty for kinds that run through hexes.
std::vector<model::HexSide> sidesOf(const Scene& scene, std::size_t pathKind);
/// The sides with a kind of hexside feature, each once.
std::vector<model::HexSide> hexsidesOf(const Scene& scene, std::size_t hexsideKind);

struct WaterLine {
    picture::Curve line;
    double width = 0;
    picture::Box box = {};  // of the line
    std::vector<picture::FlatRun> flat = {};
};
/// Every river and stream as it is drawn. Use the copy in the groundwork.
std::vector<WaterLine> waterLines(const Scene& scene);

}  // namespace cota::look
