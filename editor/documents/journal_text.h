#pragma once
// The text format of a journal: records with a length and a hash, so that a torn end is detected, and small
// differences of texts.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cota::session {

struct JournalRecord {
    char kind = ' ';
    std::vector<std::string> fields;
    friend bool operator==(const JournalRecord&, const JournalRecord&) = default;
};

std::string textOf(const JournalRecord& record);

struct JournalRecords {
    std::vector<JournalRecord> records;
    bool isTorn = false;  // followed by an incomplete record
};
JournalRecords recordsIn(std::string_view text);

/// Turns one text into another: keep `kept` bytes, drop `dropped`, insert `put`, keep the rest.
struct TextChange {
    std::size_t kept = 0;
    std::size_t dropped = 0;
    std::string put;
    friend bool operator==(const TextChange&, const TextChange&) = default;
};
TextChange changeOf(std::string_view from, std::string_view to);
/// Nothing if the change does not fit the text.
std::optional<std::string> applied(const TextChange& change, const std::string& text);

/// A whole number as text; nothing for any other text.
std::optional<std::size_t> numberIn(std::string_view text);

}  // namespace cota::session
