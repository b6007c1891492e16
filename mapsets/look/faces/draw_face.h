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

}  // namespace cota::look
