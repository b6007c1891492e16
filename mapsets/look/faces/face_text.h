#pragma once
// Letters that fit into the room there is.

#include <string>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

/// One line of letters, made smaller until it fits into `room`, at last cut; returns its width.
struct FittedText {
    std::string words;
    picture::Font font;
    double width = 0;
};
FittedText fitted(std::string words, picture::Font font, double least, double room);
/// The text in lines that are no wider than `room`.
std::vector<std::string> wrapped(const std::string& words, const picture::Font& font, double room);
/// The height of capitals of a font, in millimetres.
double capitalsOf(const picture::Font& font);

}  // namespace cota::look
