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
/// Adds one line of letters at `at`, fitted into `room` down to three quarters of its size; nothing without
/// words.
void writeFitted(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
                 const picture::Font& font, picture::Colour colour, double room,
                 picture::Across across = picture::Across::left);
/// The text in lines that are no wider than `room`.
std::vector<std::string> wrapped(const std::string& words, const picture::Font& font, double room);
/// The height of capitals of a font, in millimetres.
double capitalsOf(const picture::Font& font);

}  // namespace cota::look
