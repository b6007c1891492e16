#pragma once
// The shade and light of a slope under several lights, from the north-west and weaker from its neighbours.

namespace cota::look {

struct Lit {
    double shade = 0, glow = 0;  // 0 to 1
    /// Weaker: shade and glow, each times its strength.
    Lit with(double shading, double glowing) const { return {shade * shading, glow * glowing}; }
};

/// `east` and `south`: rise in levels per hex width.
Lit lit(double east, double south);

}  // namespace cota::look
