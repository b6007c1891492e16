#pragma once
// How a patch of ground is filled: one function for each drawing.

#include <span>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/patch.h"

namespace cota::look {

using Marks = std::vector<picture::Mark>;

/// Selects the function by the drawing of the symbol; for houses and blocks it fills only the ground.
void drawGroundPatch(const Scene& scene, const Patch& patch, Marks& marks);

/// The ground of a patch in the colour of its terrain on each level.
void fillByLevel(const Scene& scene, const Patch& patch, Marks& marks);

/// The quiet line around a ground that its colour alone does not tell from others for all eyes.
void addEdge(const Patch& patch, std::vector<double> dashes, Marks& marks);

void drawCanopies(const Scene& scene, const Patch& patch, Marks& marks);
void drawTreeRows(const Scene& scene, const Patch& patch, Marks& marks);
void drawParcels(const Scene& scene, const Patch& patch, Marks& marks);
void drawTufts(const Scene& scene, const Patch& patch, Marks& marks);
void drawStones(const Scene& scene, const Patch& patch, Marks& marks);
void drawWaters(const Scene& scene, const Patch& patch, Marks& marks);
/// Waters of several kinds that lie side by side: one shore around all of them, `outline`.
void drawJoinedWaters(const Scene& scene, const picture::Curve& outline,
                      std::span<const Patch* const> patches, Marks& marks);
void drawHatch(const Scene& scene, const Patch& patch, Marks& marks);

}  // namespace cota::look
