#pragma once
// Turns the records of a journal into the history that they describe.

#include <cstddef>
#include <optional>

#include "editor/documents/journal.h"
#include "editor/documents/journal_text.h"

namespace cota::session {

/// Everything up to the last record that makes sense. Of documents, at most `mostRead` bytes are read, the
/// last ones: entries before them are left out.
std::optional<Recovered> replayed(const JournalRecords& journal, std::size_t mostRead);

}  // namespace cota::session
