#pragma once
// The plates of the four inks, as pictures and in numbers.

#include "formats/picture/marks.h"
#include "formats/picture/press/inks.h"
#include "formats/picture/progress.h"

namespace cota::picture {

/// What the plate of one ink prints, in greys: black is a full plate. Things that overprint are missing on
/// the plates that they do not use.
Picture plateOf(const Picture& picture, const Inks& inks, Ink ink);

/// The place with the most ink, measured on pixels of the given size.
struct MostInk {
    double percent = 0;  // of all four inks together
    Point at;            // millimetres of the sheet
};
MostInk mostInkIn(const Picture& picture, const Inks& inks, double dotsPerInch);

}  // namespace cota::picture
