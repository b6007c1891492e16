#pragma once
// Names of things in a document, for the user.

#include <string>
#include <vector>

#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The name of a thing in a language; its id if it has no name.
template <class T>
std::string nameOf(const T& thing, model::Language language) {
    const std::string& name = thing.name.in(language);
    if (!name.empty()) return name;
    if constexpr (requires { thing.id.text; })
        return thing.id.text;
    else
        return thing.id;
}

/// The same in both languages.
template <class T>
model::LocalText namesOf(const T& thing) {
    return {nameOf(thing, model::Language::english), nameOf(thing, model::Language::spanish)};
}

/// For a new thing called like this one: a language in which this one has no name has none there either, so
/// that readers of the other are not told that it is the name in their language.
template <class T>
model::LocalText nameToCopy(const T& thing) {
    if (!thing.name.empty()) return thing.name;
    if constexpr (requires { thing.id.text; })
        return {thing.id.text, {}};
    else
        return {thing.id, {}};
}

/// A counter without a name of its own has that of its type with the number in its id: "Rifle squad 1". If
/// ids have no numbers, or the same ones, the units of the type are numbered in the order of the file; the
/// only one has no number.
std::string nameOf(const model::Forces& forces, const model::Counter& counter, model::Language language);
model::LocalText namesOf(const model::Forces& forces, const model::Counter& counter);

/// The label of a hex with its board, as the window shows it everywhere; files may omit an only board.
std::string labelIn(const model::Scenario& scenario, const model::HexRef& hex);
std::string labelsIn(const model::Scenario& scenario, const std::vector<model::HexRef>& hexes);

/// A free id, "rifle-3": the first for which `isTaken` is false.
template <class IsTaken>
std::string freeId(const std::string& stem, const IsTaken& isTaken) {
    for (std::size_t number = 1;; ++number)
        if (std::string id = stem + "-" + std::to_string(number); !isTaken(id)) return id;
}

}  // namespace cota::session
