#pragma once
// A face as marks.

#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/faces/face.h"

namespace cota::look {

/// Draws the elements of a face into an area. Stops at Faces::mostMarks marks and at Faces::mostLevels levels
/// of elements, parts included.
void drawFace(const Faces& faces, const Face& face, const FaceSubject& subject, model::Language language,
              const picture::Box& area, std::vector<picture::Mark>& marks);

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
