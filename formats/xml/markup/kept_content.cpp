#include "formats/xml/markup/kept_content.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "formats/xml/markup/raw_markup.h"

namespace cota::xml {

void KeptContent::keepPart(std::string name, model::Extras extras) {
    const auto [place, isNew] = partPlaces_.emplace(name, parts_.size());
    if (isNew) {
        parts_.push_back({std::move(name), std::move(extras)});
        return;
    }
    model::Extras& joined = parts_[place->second].extras;
    const auto join = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    join(joined.attributes, extras.attributes);
    for (std::string& element : extras.elements) addElement(joined.elements, std::move(element));
    join(joined.comments, extras.comments);
    join(joined.parts, extras.parts);
}

void KeptContent::sort() {
    std::sort(children_.begin(), children_.end(), std::less<>{});
    std::sort(asComments_.begin(), asComments_.end(), std::less<>{});
}

bool KeptContent::isIn(const std::vector<const void*>& nodes, const void* node) {
    return std::binary_search(nodes.begin(), nodes.end(), node, std::less<>{});
}

void KeptContent::moveParts(std::vector<model::ExtrasPart>& parts) {
    for (const auto& [name, place] : partPlaces_) parts.push_back(std::move(parts_[place]));
}

}  // namespace cota::xml
