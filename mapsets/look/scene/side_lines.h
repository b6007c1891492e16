#pragma once
// Which hexsides carry what, and where water runs, for the layers that draw lines.

#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The sides paths of a kind run along; empty for kinds that run through hexes.
std::vector<model::HexSide> sidesOf(const Scene& scene, std::size_t pathKind);
/// The sides with a kind of hexside feature, each once.
std::vector<model::HexSide> hexsidesOf(const Scene& scene, std::size_t hexsideKind);

struct WaterLine {
    picture::Curve line;
    double width = 0;
    picture::Box box = {};  // of the line
    std::vector<picture::FlatRun> flat = {};
};
/// Every river and stream as it is drawn; kept by the groundwork, which is where to ask.
std::vector<WaterLine> waterLines(const Scene& scene);

}  // namespace cota::look
