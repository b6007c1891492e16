#pragma once
// What a zone or objective is called that a gesture makes.

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
    model::LocalText name;  // empty where the id is what was typed
};

/// `typed` as an id where it can be one; else a readable id, as a file of that name would be called, and the
/// name as typed. Nothing typed: the word with the next free number, "Zone 3". `isTaken` knows the ids there
/// are, `count` how many.
template <class IsTaken>
NewName newName(const std::string& typed, const model::LocalText& word, const std::string& stem,
                std::size_t count, model::Language language, const IsTaken& isTaken);

/// Letters of an id made of a name: what a file may have as an id, with room for a number.
constexpr std::size_t longestNewId = 48;

/// Whether the text can stand as an id as it is, also in a file.
bool isPlainId(const std::string& text);

/// The thing of that id, or of that name in either language; null where there is none.
template <class Thing>
const Thing* thingCalled(const std::vector<Thing>& things, const std::string& text) {
    const auto it = std::ranges::find_if(things, [&](const Thing& thing) {
        return thing.id.text == text || thing.name.en == text || thing.name.es == text;
    });
    return it == things.end() ? nullptr : &*it;
}

/// What the next gesture goes on with: the one chosen, or the one there is of the name typed; null where it
/// is to be made.
template <class Thing, class Id>
const Thing* thingInHand(const std::vector<Thing>& things, const Id& chosen, const Choices& choices) {
    if (!choices.isNew && !chosen.empty()) {
        const auto it = std::ranges::find(things, chosen, &Thing::id);
        if (it != things.end()) return &*it;
    }
    return choices.newName.empty() ? nullptr : thingCalled(things, choices.newName);
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
