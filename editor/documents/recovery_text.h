#pragma once
// What a crash has left, in words, so that a person knows what is to be taken or thrown away.

#include <chrono>
#include <string>

#include "editor/documents/journal.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// What people call a document: the title of its scenario, else of its first board, else the id of its first
/// order of battle. Empty for one with nothing in it.
std::string titleOf(const model::Document& document, model::Language language);

/// Title, file, when the last step was written (local time), how many steps there are and which was the last;
/// a line each.
std::string recoveryText(const Recovered& recovered, std::chrono::system_clock::time_point when,
                         model::Language language);

}  // namespace cota::session
