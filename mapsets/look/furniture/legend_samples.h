#pragma once
// Samples for legends and palettes: a framed piece of the map with one item of the game.

#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The layers of a sample, for pictures that leave some out.
struct SampleParts {
    bool ground = true;
    bool buildings = true;
    bool tints = true;
    bool contours = true;
};

/// Draws item `id` of a kind of look.xml as on the map. An item the game does not draw is shown by what
/// represents it there: the relief, or the water whose course it is.
void drawSample(const Scene& scene, std::string_view kind, std::string_view id, const picture::Box& box,
                std::vector<picture::Mark>& marks, const SampleParts& parts = {});

/// The same in a hexagon, as charts show it; `across` flats.
void drawHexSample(const Scene& scene, std::string_view kind, std::string_view id, Point centre,
                   double across, std::vector<picture::Mark>& marks);

/// Draws a step of height, from 1; 0: contours of drawn relief.
void drawHeightSample(const Scene& scene, std::size_t step, const picture::Box& box,
                      std::vector<picture::Mark>& marks, const SampleParts& parts = {});

}  // namespace cota::look
