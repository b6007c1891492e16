#pragma once
// The word of a file a finding is about, where it stands in the attribute of an element.

#include <optional>
#include <string_view>

#include "formats/model/finding/finding.h"
#include "formats/xml/markup/source_map.h"

namespace cota::checks {

/// A word somewhere in an element.
struct WantedWord {
    std::string_view word;      // empty: the finding is about the element as a whole
    bool isOwnId = false;       // the id of the element itself
    bool isRepetition = false;  // the last of its places, not the first
};

/// The word a finding is about; none where it is about the element.
WantedWord wantedWord(const model::Finding& finding);

/// Where the word stands: in an attribute of the element at `where` or, if it has none with it, of an element
/// inside. Names for people do not count.
std::optional<model::SourceSpan> placeOf(const WantedWord& wanted, const model::SourceSpan& where,
                                         const xml::SourceMap& sources);

}  // namespace cota::checks
