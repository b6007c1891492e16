#pragma once
// Names and ids of new zones and objectives.

#include <algorithm>
#include <string>
#include <vector>

#include "editor/documents/file_names.h"
#include "editor/documents/names.h"
#include "editor/tools/choices.h"
#include "formats/model/finding/local_text.h"

namespace cota::tools {

struct NewName {
    std::string id;
    model::LocalText name;  // empty if the typed text is the id
};

/// The id is `typed` if it is a valid id; else a readable id, made like a file name, with `typed` as the
/// name. If nothing was typed: the word with the next free number, "Zone 3". `isTaken` tests an id, `count`
/// is the number of existing things.
template <class IsTaken>
NewName newName(const std::string& typed, const model::LocalText& word, const std::string& stem,
                std::size_t count, model::Language language, const IsTaken& isTaken);

/// Longest id made from a name: the limit for ids in files, with room for a number.
constexpr std::size_t longestNewId = 48;

/// Whether the text is a valid id, also in a file.
bool isPlainId(const std::string& text);

/// The thing with that id, or with that name in either language; null if there is none.
template <class Thing>
const Thing* thingNamed(const std::vector<Thing>& things, const std::string& text) {
    const auto it = std::ranges::find_if(things, [&](const Thing& thing) {
        return thing.id.text == text || thing.name.en == text || thing.name.es == text;
    });
    return it == things.end() ? nullptr : &*it;
}

/// The thing that the next edit changes: the chosen one, or the existing one with the typed name; null if a
/// new one is to be made.
template <class Thing, class Id>
const Thing* activeThing(const std::vector<Thing>& things, const Id& chosen, const Choices& choices) {
    if (!choices.isNew && !chosen.empty()) {
        const auto it = std::ranges::find(things, chosen, &Thing::id);
        if (it != things.end()) return &*it;
    }
    return choices.newName.empty() ? nullptr : thingNamed(things, choices.newName);
}

template <class IsTaken>
NewName newName(const std::string& typed, const model::LocalText& word, const std::string& stem,
                std::size_t count, model::Language language, const IsTaken& isTaken) {
    if (isPlainId(typed)) return {typed, {}};
    NewName made;
    if (!typed.empty()) {
        (language == model::Language::spanish ? made.name.es : made.name.en) = typed;
        made.id = session::asFileName(typed).substr(0, longestNewId);
        if (!made.id.empty() && !isTaken(made.id)) return made;
        made.id = session::freeId(made.id.empty() ? stem : made.id, isTaken);
        return made;
    }
    std::size_t number = count + 1;
    while (isTaken(stem + "-" + std::to_string(number))) ++number;
    made.id = stem + "-" + std::to_string(number);
    made.name = {word.en + " " + std::to_string(number), word.es + " " + std::to_string(number)};
    return made;
}

}  // namespace cota::tools
