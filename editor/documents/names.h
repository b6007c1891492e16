#pragma once
// What people call the things of a document.

#include <string>
#include <vector>

#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The name of a thing in a language; its id where it has none.
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

/// A counter is called as its type where it has no name of its own: "Rifle squad (u-r1)".
std::string nameOf(const model::Forces& forces, const model::Counter& counter, model::Language language);
model::LocalText namesOf(const model::Forces& forces, const model::Counter& counter);

/// A hex as the window calls it everywhere, by its board, too: files may leave that out where there is one
/// only.
std::string labelIn(const model::Scenario& scenario, const model::HexRef& hex);
std::string labelsIn(const model::Scenario& scenario, const std::vector<model::HexRef>& hexes);

/// A free id "rifle-3" among those that `isTaken` knows.
template <class IsTaken>
std::string freeId(const std::string& stem, const IsTaken& isTaken) {
    for (std::size_t number = 1;; ++number)
        if (std::string id = stem + "-" + std::to_string(number); !isTaken(id)) return id;
}

}  // namespace cota::session
