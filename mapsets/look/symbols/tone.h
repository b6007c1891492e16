#pragma once
// The colours of a whole picture changed in one way: greys, pale, for the night, or for
// eyes that see red and green alike.

#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// As the symbology says (kind "tone").
class Tone {
  public:
    explicit Tone(const Symbology& look);
    /// In greys, the grounds of opponents' counters are far enough apart, lighter and darker than they would
    /// be: other colours of the same lightness cannot be told apart there.
    Tone(const Symbology& look, const std::vector<picture::Colour>& opponents);

    /// Whether colours stay as they are.
    bool isPlain() const { return kind_ == Kind::plain; }
    /// `isArea`: of a filled shape, which may be paler than lines and letters.
    picture::Colour of(picture::Colour colour, bool isArea) const;
    void apply(std::vector<picture::Mark>& marks) const;
    /// To the marks of all layers, and to the paper.
    void apply(picture::Picture& page) const;

  private:
    enum class Kind { plain, grey, pale, dark, apart };
    Kind kind_ = Kind::plain;
    double strength_ = 0;
    std::vector<std::pair<picture::Colour, picture::Colour>> parted_;  // a ground, and its grey
};

}  // namespace cota::look
