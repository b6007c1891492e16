#pragma once
// The label of a value that is missing, in findings of the rules on forces.

#include <string>

#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// Adds the label of a value, or its name if it has none. No sentence uses it. Without it the fingerprint
/// changes and baselines no longer match.
inline void addLabel(Note& note, const std::string& name, const model::LocalText& label) {
    addLocal(note.values, "label", label.empty() ? model::LocalText{name, name} : label);
}

}  // namespace cota::checks
