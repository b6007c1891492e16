#pragma once
// The answer to a question about the whole map, drawn over it. The command line asks the same questions.

#include <stop_token>

#include "editor/answers/answer_overlay.h"

namespace cota::session {

/// Names units as the window does. The map must outlive it.
checks::Reader readerOf(const JoinedMap& map, model::Language language);

/// Numbers by hex with a legend; without a layer, and with the reason as its text, if the question has no
/// answer. Incomplete if stopped.
OverlayAnswer askedOverlay(const OverlayRequest& request, std::stop_token stop);

}  // namespace cota::session
