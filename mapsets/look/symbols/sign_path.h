#pragma once
// The path data of signs of units. Letters: M move, L line, C curve, Z close, "Ox,y r" circle, "Px,y x,y" bar
// with round ends, "Sx,y r" star. y grows downwards; the frame reaches from -75,-50 to 75,50.

#include <string_view>
#include <variant>

#include "formats/picture/curve.h"

namespace cota::look {

enum class SignPathFault { nothing, unknownLetter, missingNumber, tooMany, outside, noBeginning };

inline constexpr int mostSignNumbers = 400;
inline constexpr double mostSignReach = 120;  // of every number, in both directions

/// Each letter is followed by its numbers, separated by spaces or commas.
std::variant<picture::Curve, SignPathFault> signPath(std::string_view path);

/// A five-pointed star, one point up.
picture::Curve fivePoints(picture::Point middle, double radius);

}  // namespace cota::look
