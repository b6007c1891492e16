#pragma once
// How much each hex counts at a place of the map. Smooth drawings of values of hexes are sums with these
// weights. They depend only on where the place is in its hex, so they are computed once, in whole numbers as
// far as possible: every computer has the same weights.

#include <array>
#include <span>
#include <vector>

namespace cota::look {

/// A place on the lattice of hexes divided by `perHex`: axial coordinates times perHex.
struct FinePlace {
    int q = 0, r = 0;
    friend bool operator==(const FinePlace&, const FinePlace&) = default;
};

/// The hex whose centre is nearest to the place; of several, always the same one.
FinePlace nearestHex(FinePlace place, int perHex);

/// A bell of the given radius (in hex widths), (1 - (d / radius)^2)^2, averaged over a hexagon: 1 in the
/// middle of a wide plain of hexes of one value, falling to 0 at the radius and half a hexagon.
class HexBell {
  public:
    /// `perHex` must divide 48.
    HexBell(int perHex, double radius);
    /// The weight of a hex at a place with this distance from its centre, not yet divided by the sum of all.
    double at(FinePlace fromCentre) const;
    /// The rings of hexes around the hex of a place that may count there.
    int rings() const { return rings_; }

  private:
    int reach_;  // of the table, in places
    int rings_;
    std::vector<double> weights_;  // by canonical place
};

}  // namespace cota::look
