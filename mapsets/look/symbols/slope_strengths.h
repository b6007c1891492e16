#pragma once
// How strong shade and light are on slopes: a share of the difference between the tints of two levels, so
// that a slope never looks like another level. Shade and light together are less than the whole of it.

#include <vector>

#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

class SlopeStrengths {
  public:
    /// `ground`: the colour of unpainted ground. No strength at all for a relief without light.
    SlopeStrengths(const Symbology& look, picture::Colour ground);

    /// How opaque the colour of the darkest slopes at a height in levels is, 0 to 1.
    double shade(double level) const;
    /// The same for the brightest slopes.
    double glow(double level) const;

  private:
    double between(const std::vector<double>& strengths, double level) const;

    int lowest_ = 0;
    std::vector<double> shades_, glows_;  // from the lowest level
};

}  // namespace cota::look
