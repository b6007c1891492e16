#pragma once
// The parts of a line in an area, found place by place, to compare with faster code.

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "formats/model/geometry/outline.h"

namespace cota::support {

/// The parts of the line a -> b (two different points) in the area, rim included, in order and without
/// overlap.
inline std::vector<model::LinePart> partsInArea(model::FinePoint a, model::FinePoint b,
                                                std::span<const model::GridPoint> outline) {
    std::vector<model::LinePlace> marks{{0, 1}, {1, 1}};  // in and out only change at these
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const model::GridPoint next = outline[i + 1 == outline.size() ? 0 : i + 1];
        if (const auto part = model::partOn(a, b, fine(outline[i]), fine(next))) {
            marks.push_back(part->from);
            marks.push_back(part->to);
        }
    }
    std::sort(marks.begin(), marks.end());
    std::vector<model::LinePart> parts;
    const auto addIf = [&](model::LinePlace where, model::LinePlace from, model::LinePlace to) {
        if (!model::meetsArea(a, b, outline, {where, where})) return;
        if (!parts.empty() && parts.back().to == from)
            parts.back().to = to;
        else
            parts.push_back({from, to});
    };
    for (std::size_t i = 0; i < marks.size(); ++i) {
        addIf(marks[i], marks[i], marks[i]);
        if (i + 1 == marks.size() || marks[i] == marks[i + 1]) continue;
        const model::LinePlace between{marks[i].num + marks[i + 1].num, marks[i].den + marks[i + 1].den};
        addIf(between, marks[i], marks[i + 1]);
    }
    return parts;
}

}  // namespace cota::support
