#pragma once
// A description of the work a crash has left, so that the user can decide whether to recover it.

#include <chrono>
#include <string>

#include "editor/documents/journal.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The title of a document: that of its scenario, else of its first board, else the id of its first order of
/// battle. Empty for an empty document.
std::string titleOf(const model::Document& document, model::Language language);

/// One line each: title, file, time of the last step (local), the number of steps, and the last step.
std::string recoveryText(const Recovered& recovered, std::chrono::system_clock::time_point when,
                         model::Language language);

}  // namespace cota::session
