#pragma once
// One cost for every text on the map: numbers of hexes, heights of contours, names of zones, places, rivers
// and roads. A text that touches another or is cut by the edge of the map costs most, then what it covers, in
// the order of importance of the map.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/layers/number_texts.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/text_boxes.h"

namespace cota::look {

class Lettering {
  public:
    explicit Lettering(const Scene& scene);

    /// What later texts must keep off.
    void take(const picture::Text& text);
    void take(const picture::Layer& layer);
    void take(const picture::Box& box);

    /// Cost of a text at its place, without that of the name placed by the designer with this number.
    double costOf(const picture::Text& text, int except = TextBoxes::nobody) const;
    /// The same for a box of letters, or of another sign that must not hide a text.
    double costOf(const picture::Box& letters, int except = TextBoxes::nobody) const;
    /// Whether a box of letters touches nothing that a text must not touch.
    bool isFree(const picture::Box& letters, int except = TextBoxes::nobody) const;
    /// The cost from which a text touches another, or the edge of the map.
    static constexpr double touching = 400;

  private:
    double costOfLines(Cell cell, const picture::Box& letters) const;
    bool meetsNumber(const picture::Box& letters) const;
    bool isCut(const picture::Box& letters) const;

    const Scene& scene_;
    TextBoxes texts_;
    std::vector<picture::Box> counters_;
    NumberTexts numbers_;
    double contourWeight_;
};

}  // namespace cota::look
