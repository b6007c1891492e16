#pragma once
// Whether the printed side of a counter can be read and cut. Only for the sources of this folder.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/look/counters/counter_pieces.h"

namespace cota::look {

/// The worst fault of each kind on one side of a counter.
struct FaceFaults {
    struct Found {
        std::string words;  // the text
        double is = 0;      // contrast, points, millimetres beyond the cut, dots per inch
    };
    std::optional<Found> contrast;    // under 4.5
    std::optional<Found> smallType;   // a value under 7.4 points, a name under 4.2
    std::optional<Found> tinyType;    // anything under 2.6 points
    std::optional<Found> cutWords;    // did not fit: shortened with an ellipsis
    std::optional<Found> outside;     // beyond the cut
    std::optional<Found> crossed;     // lies over another text, by millimetres
    std::optional<Found> nearCut;     // beyond the live area
    std::optional<Found> resolution;  // under 300 dots per inch
    std::optional<Found> thinLine;    // dark under 0.07 mm, pale on dark under 0.15 mm; words: its colour
};
FaceFaults faultsOf(const CounterFaces& faces, const CounterPiece& piece, CounterSide side);

/// The contrast ratio of WCAG 2, 1 to 21.
double contrastOf(picture::Colour one, picture::Colour other);

}  // namespace cota::look
