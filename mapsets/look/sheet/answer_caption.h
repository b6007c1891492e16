#pragma once
// What a picture of an answer says beside the map: the question, the answer and what its colours mean, in a
// band below the map. On the map they would cover hexes.

#include <string>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

/// One row of a legend: what a tint, a ring around hexes or a sign in the text itself means.
struct LegendRow {
    enum class Sign { tint, ring, none };
    picture::Colour colour;  // a tint is translucent, as over the map
    std::string text;
    Sign sign = Sign::tint;
};

struct AnswerCaption {
    std::string question;  // "Seen By How Many: Soviet, up to 6 hexes away"
    std::string answer;    // in lines, which are broken further if they are too long
    std::vector<LegendRow> legend;
};

/// A translucent tint as it looks on white paper.
picture::Colour tintOnWhite(picture::Colour tint);

/// The picture with a band below it, as high as its text, which begins and ends below the field of hexes. Its
/// letters are larger on large sheets, which are looked at from farther away.
picture::Picture captioned(picture::Picture map, const AnswerCaption& caption, const picture::Box& field);

}  // namespace cota::look
