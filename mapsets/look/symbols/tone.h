#pragma once
// The colours of a whole picture changed in one way: greys, pale, for the night, or for
// eyes that see red and green alike.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// As the symbology says (kind "tone").
class Tone {
  public:
    explicit Tone(const Symbology& look);

    /// Whether colours stay as they are.
    bool isPlain() const { return kind_ == Kind::plain; }
    /// `isArea`: of a filled shape, which may be paler than lines and letters.
    picture::Colour of(picture::Colour colour, bool isArea) const;
    void apply(std::vector<picture::Mark>& marks) const;

  private:
    enum class Kind { plain, grey, pale, dark, apart };
    Kind kind_ = Kind::plain;
    double strength_ = 0;
};

}  // namespace cota::look
