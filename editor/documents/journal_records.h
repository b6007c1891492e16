#pragma once
// The records of a journal: their kinds, and how the files of a document are written in them.

#include <optional>
#include <string>
#include <vector>

#include "editor/documents/files_of_document.h"
#include "editor/documents/journal.h"

namespace cota::session {

inline constexpr const char* journalFormat = "2";
/// Without notes; it can still be read.
inline constexpr const char* olderJournalFormat = "1";

// Kinds of records.
inline constexpr char originRecord = 'O';  // format, file, then name, path and hash of each file
inline constexpr char commitRecord = 'C';  // label, gesture, then the changes
inline constexpr char mergeRecord = 'M';   // the same, but replaces the previous entry
inline constexpr char moveRecord = 'P';    // place
inline constexpr char savedRecord = 'S';   // place, then the same as in the origin
inline constexpr char savingRecord = 'W';  // the same as in the origin, for files about to be written
inline constexpr char apartRecord = 'D';   // the changes to the document on disk if it is not a step of the
                                           // history
inline constexpr char noteRecord = 'N';    // of a step: place, seconds since 1970, name of the version

// A change is the kind and key of the file, the kept and dropped bytes of its text, and the inserted text;
// for a removed file this word replaces the numbers.
inline constexpr const char* fileIsGone = "-";

std::vector<std::string> fieldsOf(const JournalOrigin& origin);
/// From the field `at` on.
std::optional<JournalOrigin> originIn(const std::vector<std::string>& fields, std::size_t at);

}  // namespace cota::session
