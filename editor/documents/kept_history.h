#pragma once
// The histories of documents that were closed: reopening a document brings its steps back, as long as nothing
// else has changed its files.

#include <filesystem>
#include <optional>

#include "editor/documents/history.h"
#include "editor/documents/journal.h"

namespace cota::session {

/// Where the history of the document with this main file is kept, in a folder below that of the journals.
std::filesystem::path keptHistoryFile(const std::filesystem::path& journals,
                                      const std::filesystem::path& document);

/// The history of a document that was just opened from these files, at the step that the files hold. Nothing
/// if none is kept, or the files are no longer those it ended with.
std::optional<History> keptHistory(const std::filesystem::path& journals, const JournalOrigin& files,
                                   const model::Document& opened);

/// Deletes the oldest, so that at most 100 are left, of 200 MB together.
void trimKeptHistories(const std::filesystem::path& journals);

}  // namespace cota::session
