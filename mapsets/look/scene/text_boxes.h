#pragma once
// What texts cover, to be asked by place.

#include <map>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

struct Scene;

/// The boxes of the letters themselves, without the space above and below them; several along a line.
std::vector<picture::Box> inkOf(const picture::Text& text);

/// Boxes by place. Each may belong to a text, so that a text does not hinder itself.
class TextBoxes {
  public:
    static constexpr int nobody = -1;
    void add(const picture::Box& box, int owner = nobody);
    bool meets(const picture::Box& box, int except = nobody) const;

  private:
    std::map<std::pair<int, int>, std::vector<std::pair<picture::Box, int>>> boxes_;
};

/// The names that a designer has placed, each with its number as owner. Numbers of hexes give way to them.
TextBoxes placedNameBoxes(const Scene& scene);

}  // namespace cota::look
