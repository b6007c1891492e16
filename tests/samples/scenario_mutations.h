#pragma once
// The mistakes that a designer can make in a scenario, a board or an order of battle, one at a time, as
// edits of the text of the file. To add a mistake, add a row to the table.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::test {

enum class Change {
    misspell,  // adds a letter to the value
    dropAttribute,
    dropElement,
    repeatElement,
    set,        // replaces the value
    add,        // adds a number to the value
    other,      // uses the value of another element of the same kind: a side, a hex, a zone
    firstWord,  // keeps only the first word of a list of hexes or points
    dropWord,   // removes the second word of a list
};

/// One row of the table. `path` is the end of an element's path ("group/unit"); `attribute` is empty if the
/// whole element is removed or repeated.
struct MutationSort {
    const char* file;  // the end of its name
    const char* path;
    const char* attribute;
    Change change;
    const char* value = "";
    const char* where = "";  // only elements whose text contains this

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

/// At most `most` edits of a kind in a file, spread over it; none if the file has no such element.
std::vector<ScenarioMutation> mutationsOf(const MutationSort& sort, const std::string& text,
                                          std::size_t most);

/// Why the program cannot notice such a mistake; empty if it must be found.
model::LocalText excuseFor(const MutationSort& sort);
/// The English names of the kinds that have a reason.
std::vector<std::string> excusedSorts();

}  // namespace cota::test
