#pragma once
// The map with an overlay, as a picture for others.

#include <string>

#include "editor/picture/picture_request.h"
#include "mapsets/look/sheet/answer_caption.h"

namespace cota::session {

/// The bytes of a PNG file: the whole map with the answer of the request on top and the caption below.
std::string overlayPng(const PictureRequest& request, const look::AnswerCaption& caption);

}  // namespace cota::session
