#pragma once
// The mistakes a designer makes in a scenario, a board or an order of battle, one at a time, as edits of the
// text of the file. Data: a further mistake is one more row of the table.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::test {

enum class Change {
    misspell,  // a letter too many in the value
    dropAttribute,
    dropElement,
    repeatElement,
    set,        // the value given
    add,        // the number given to the value
    other,      // the value another element of the same sort has: a side, a hex, a zone of others
    firstWord,  // of a list of hexes or points only the first
    dropWord,   // the second word of a list
};

/// One row of the table. `path` is the end of an element's path ("group/unit"), `attribute` is empty where
/// the whole element goes or comes twice.
struct MutationSort {
    const char* file;  // how its name ends
    const char* path;
    const char* attribute;
    Change change;
    const char* value = "";
    const char* where = "";  // only elements whose text holds this

    std::string name(model::Language language) const;
};

std::span<const MutationSort> mutationSorts();

/// One edit: the bytes from `from` to `to` become `with`.
struct ScenarioMutation {
    std::string what;
    std::size_t from = 0, to = 0;
    std::string with;

    std::string apply(const std::string& text) const { return text.substr(0, from) + with + text.substr(to); }
};

/// The edits of a sort in a file, `most` of them, spread over it; none where the file has no such element.
std::vector<ScenarioMutation> mutationsOf(const MutationSort& sort, const std::string& text,
                                          std::size_t most);

/// Why a mistake of this sort may be no mistake to a program; empty where it must be found.
model::LocalText excuseFor(const MutationSort& sort);
/// The English names of the sorts that have one.
std::vector<std::string> excusedSorts();

}  // namespace cota::test
