#pragma once
// Samples with their furniture, and what is written on it.

#include <algorithm>
#include <string>
#include <vector>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/play/play.h"
#include "tests/support/samples.h"

namespace cota::look::furnished {

/// A sample with its furniture; it must not move.
struct Furnished {
    explicit Furnished(const support::Sample& of, model::Language in = model::Language::english,
                       double hex = 20, std::vector<std::string> shown = {})
        : sample(of),
          look(*mapsets::readLook(sample.game).value),
          furniture(mapsets::furnitureOf(*mapsets::readLayout(sample.game).value, sample.document)),
          field(*mapsets::buildBattlefield(sample.document, sample.game).value),
          play(field),
          layers(std::move(shown)),
          scene(field, play.heights(), sample.document, look,
                sheetFor(field, sample.document, look, {hex, false, layers, in, &furniture}), in) {}
    Furnished(const Furnished&) = delete;

    std::vector<picture::Picture> pages() const { return furniturePages(scene, layers, furniture); }

    support::Sample sample;
    Symbology look;
    Furniture furniture;
    mapsets::Battlefield field;
    mapsets::Play play;
    std::vector<std::string> layers;
    Scene scene;
};

template <class Change>
void changeScenario(support::Sample& sample, Change change) {
    sample.document.scenario = sample.document.scenario->with(change);
}

inline std::vector<picture::Text> textsOf(const std::vector<picture::Mark>& marks) {
    std::vector<picture::Text> texts;
    for (const auto& mark : marks) {
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) texts.push_back(*text);
        if (const auto* group = std::get_if<picture::Group>(&mark.what))
            for (auto& text : textsOf(group->marks)) texts.push_back(std::move(text));
    }
    return texts;
}
inline std::vector<picture::Text> textsOf(const picture::Picture& page, const std::string& layer) {
    for (const auto& one : page.layers)
        if (one.name == layer) return textsOf(one.marks);
    return {};
}
inline bool says(const std::vector<picture::Text>& texts, const std::string& words) {
    return std::ranges::any_of(texts,
                               [&](const auto& text) { return text.words.find(words) != std::string::npos; });
}

}  // namespace cota::look::furnished
