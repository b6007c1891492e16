#pragma once
// Marks scaled, turned and moved: a card drawn once lies on the table in any size and direction.

#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

struct Placement {
    picture::Point to;  // where the origin comes to lie
    double scale = 1;
    double turn = 0;  // degrees clockwise around the origin

    picture::Point of(picture::Point point) const;
};

/// The marks as they lie there. Images turn by quarters only.
std::vector<picture::Mark> placed(std::vector<picture::Mark> marks, const Placement& placement);

}  // namespace cota::look
