#pragma once
// The map with an overlay, as a picture for others.

#include <string>

#include "editor/picture/picture_request.h"

namespace cota::session {

/// The bytes of a PNG file: the whole map with the answer of the request on top.
std::string overlayPng(const PictureRequest& request);

}  // namespace cota::session
