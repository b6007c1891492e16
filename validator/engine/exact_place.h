#pragma once
// Finds the word that a finding is about in the attributes of an element.

#include <optional>
#include <string_view>

#include "formats/model/finding/finding.h"
#include "formats/xml/markup/source_map.h"

namespace cota::checks {

/// A word to find in an element.
struct WantedWord {
    std::string_view word;      // empty: the finding is about the element as a whole
    bool isOwnId = false;       // the id of the element itself
    bool isRepetition = false;  // the last occurrence, not the first
};

/// The word that a finding is about; empty if it is about the element as a whole.
WantedWord wantedWord(const model::Finding& finding);

/// The place of the word: in an attribute of the element at `where` or, if none has it, of an element
/// inside. Display names do not count.
std::optional<model::SourceSpan> placeOf(const WantedWord& wanted, const model::SourceSpan& where,
                                         const xml::SourceMap& sources);

}  // namespace cota::checks
