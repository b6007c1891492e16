#pragma once
// The colours of answers over a map. Those of several answers over each other differ in hue.

#include <array>
#include <cstddef>

#include "formats/picture/marks.h"

namespace cota::look {

/// By turn, from dark to light and on; from few to many. Distinguishable by colour-blind readers.
using AnswerTints = std::array<picture::Colour, 5>;
inline constexpr AnswerTints turnTints{{{33, 102, 172, 110},
                                        {67, 147, 195, 110},
                                        {253, 219, 120, 120},
                                        {244, 165, 82, 120},
                                        {178, 54, 43, 110}}};
inline constexpr AnswerTints countTints{
    {{255, 237, 160, 130}, {254, 201, 95, 135}, {247, 150, 60, 140}, {224, 85, 40, 145}, {165, 15, 30, 150}}};

/// Of hexes without an answer, and of those that only an observer near them sees.
inline constexpr picture::Colour unseenColour{30, 30, 46, 120}, blindedColour{96, 44, 120, 130};

/// A tint of these as the second (place 1) or third (2) of several answers has it: blue or violet, from light
/// for few or early to dark for many or late. Other colours, and the first place, are as they are. Keeps the
/// alpha.
picture::Colour tintInPlace(picture::Colour tint, std::size_t place);

}  // namespace cota::look
