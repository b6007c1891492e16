#pragma once
// The questions about the whole map that a menu offers: each kind, for the selected things, for a side, for
// another reading of the rules.

#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/selection.h"
#include "formats/model/finding/local_text.h"
#include "validator/overlays/overlay.h"

namespace cota::session {

struct OverlayChoice {
    std::string label;  // whom it is about: "Red", "selected: Major"
    checks::OverlayQuestion question;
};

struct OverlayChoices {
    std::string title;  // of the kind
    std::string kind;
    bool isDirect = false;               // one choice that needs no label
    std::vector<OverlayChoice> choices;  // empty: nothing on the map to ask about now
    std::string needs;                   // then: what is missing
};

/// The kinds that the game can answer, in their order. Texts are in this language.
std::vector<OverlayChoices> overlayChoices(const JoinedMap& map, const Selection& selection,
                                           model::Language language);

}  // namespace cota::session
