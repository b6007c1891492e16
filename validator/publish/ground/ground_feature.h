#pragma once
// Areas, lines and points of the real world, placed on the grid of a board: what the readers of map files
// give and the import of the ground takes.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "formats/model/geometry/grid_point.h"

namespace cota::publish {

enum class GroundShape { point, line, area };

struct GroundFeature {
    std::string layer;
    std::string id;  // as its file numbers it
    GroundShape shape = GroundShape::point;
    /// Points: all in one part. Lines: a part each. Areas: a ring each, of which the last point need not be
    /// the first; a point inside an even number of rings is outside.
    std::vector<std::vector<model::GridPoint>> parts;
    std::map<std::string, std::string, std::less<>> values;

    /// The value of an attribute; empty if there is none.
    const std::string& value(std::string_view attribute) const {
        static const std::string none;
        const auto it = values.find(attribute);
        return it == values.end() ? none : it->second;
    }
};

}  // namespace cota::publish
