#pragma once
// The colours of the ground by its level. A level has one colour in a game: never one that depends on the
// highest or lowest hex of a picture, so that boards printed apart match.

#include <vector>

#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// The levels that look.xml may give a tint.
inline constexpr int lowestTint = -9, highestTint = 99;

/// Whether levels have tints and slopes light, as the drawing of the relief says.
bool hasTints(const Symbology& look);

class HeightTints {
  public:
    /// `ground`: the colour of unpainted ground, which level 0 has unless look.xml gives it a tint of its
    /// own.
    HeightTints(const Symbology& look, picture::Colour ground);

    /// Opaque. Levels between two tints of the look have a colour between them, those beyond the last tint
    /// have its colour.
    picture::Colour ofLevel(int level) const;
    /// Between the tints of two levels, for ground without steps.
    picture::Colour at(double level) const;
    /// How much darker in L* the next tint above a level is than the one at or below it; above the last tint
    /// as much as the last one.
    double stepAt(int level) const;
    int lowest() const { return lowest_; }
    int highest() const { return lowest_ + static_cast<int>(tints_.size()) - 1; }
    /// The ground of a terrain on a level, opaque: darker with height as plain ground is, so that height can
    /// be read under woods and houses.
    picture::Colour ofTerrain(const Symbol& terrain, int level, std::string_view colour = "fill") const;

  private:
    int lowest_ = 0;
    std::vector<picture::Colour> tints_;  // from the lowest level
    std::vector<double> steps_;
};

}  // namespace cota::look
