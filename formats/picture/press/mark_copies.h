#pragma once
// Marks moved, mirrored and copied from a part of a sheet. Only for the sources of this folder.

#include <vector>

#include "formats/picture/marks.h"

namespace cota::picture {

Box shifted(const Box& box, double right, double down);
/// Moves all marks, and the boxes of the sheet.
void moveAll(Picture& picture, double right, double down);
void moveMarks(std::vector<Mark>& marks, double right, double down);
/// Copies the marks that touch a part of the sheet; of a group only those of its marks that do, and of an
/// image only the pixels that the part needs, if `cropsImages`.
void copyPart(const std::vector<Mark>& marks, const Box& part, bool cropsImages, std::vector<Mark>& into);

/// Continues the marks beyond the trim: what lies inside its edges is mirrored outside them. Letters are left
/// out. The marks that come out are cut at the trim and at the bleed.
std::vector<Mark> mirroredInto(const std::vector<Mark>& marks, const Box& trim, double bleed);

}  // namespace cota::picture
