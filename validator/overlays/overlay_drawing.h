#pragma once
// An answer as it is drawn over a map, and what a picture of it says.

#include "mapsets/look/sheet/answer_caption.h"
#include "mapsets/look/sheet/count_drawing.h"
#include "validator/overlays/overlay.h"

namespace cota::checks {

look::CountsOnMap drawingOf(const OverlayAnswer& answer);
look::AnswerCaption captionOf(const look::Scene& scene, const OverlayAnswer& answer);

}  // namespace cota::checks
