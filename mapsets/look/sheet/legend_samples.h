#pragma once
// Samples for legends and palettes: a framed piece of the map with one thing of the game in it.

#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// What of a thing is shown: a picture may leave out the layers of the others.
struct SampleParts {
    bool ground = true;
    bool buildings = true;
    bool tints = true;
    bool contours = true;
};

/// What the thing `id` of a kind of look.xml looks like on the map. What the game draws as nothing is shown
/// by what shows it there: the relief, or the water it is the course of.
void drawSample(const Scene& scene, std::string_view kind, std::string_view id, const picture::Box& box,
                std::vector<picture::Mark>& marks, const SampleParts& parts = {});

/// A step of height, from 1; 0: contours of drawn relief.
void drawHeightSample(const Scene& scene, std::size_t step, const picture::Box& box,
                      std::vector<picture::Mark>& marks, const SampleParts& parts = {});

}  // namespace cota::look
