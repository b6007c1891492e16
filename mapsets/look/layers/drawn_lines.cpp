#include "mapsets/look/layers/drawn_lines.h"

#include <algorithm>

#include "mapsets/look/scene/shapes.h"

namespace cota::look {

DrawnLines::DrawnLines(const Scene& scene)
    : scene_(scene), waters_(scene.groundwork->waters(scene).stretches) {
    for (const auto& kind : scene.catalogue().pathKinds) {
        const auto& symbol = scene.look.symbol("path", kind.id.text);
        halves_.push_back(symbol.drawing() == "nothing" ? -1 : symbol.number("width") / 2);
    }
}

bool DrawnLines::touch(Cell cell, const picture::Box& box, double clear) const {
    return touchIn(cell, box, clear) || std::ranges::any_of(model::allDirections, [&](auto side) {
               return touchIn(scene_.field.neighbour(cell, side), box, clear);
           });
}

bool DrawnLines::touchIn(Cell cell, const picture::Box& box, double clear) const {
    const auto touches = [&](Point from, Point to, double half) {
        return portionIn(box.grown(half + clear), from, to).has_value();
    };
    if (const auto found = waters_.find(cell); found != waters_.end())
        for (const auto& line : found->second)
            if (touches(line.from, line.to, line.half)) return true;
    for (const auto& way : scene_.ways.stretches(cell))
        if (halves_[way.kind] >= 0 && touches(way.from, way.to, halves_[way.kind])) return true;
    return false;
}

}  // namespace cota::look
