#include "formats/xml/markup/kept_content.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "formats/xml/markup/raw_markup.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

namespace {

// An attribute has one value: another value of the second element stays as a comment.
void joinAttributes(model::Extras& to, const model::Extras& from) {
    for (const auto& [name, value] : from.attributes) {
        const auto isName = [&, &sought = name](const auto& kept) { return kept.first == sought; };
        const auto kept = std::find_if(to.attributes.begin(), to.attributes.end(), isName);
        if (kept == to.attributes.end()) {
            to.attributes.emplace_back(name, value);
        } else if (kept->second != value) {
            std::string text = " " + name + "=\"";
            appendAttribute(text, value);
            appendComment(to.elements.emplace_back(), text + "\" ");
        }
    }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the elements, which the scan limits
void joinExtras(model::Extras& to, model::Extras from) {
    joinAttributes(to, from);
    for (std::string& element : from.elements) addElement(to.elements, std::move(element));
    to.comments.insert(to.comments.end(), from.comments.begin(), from.comments.end());
    for (model::ExtrasPart& part : from.parts) {
        const auto byName = [](const auto& a, const auto& b) { return a.name < b.name; };
        const auto place = std::lower_bound(to.parts.begin(), to.parts.end(), part, byName);
        if (place != to.parts.end() && place->name == part.name)
            joinExtras(place->extras, std::move(part.extras));
        else
            to.parts.insert(place, std::move(part));
    }
}

}  // namespace

void KeptContent::keepPart(std::string name, model::Extras extras) {
    const auto [place, isNew] = partPlaces_.emplace(name, parts_.size());
    if (isNew)
        parts_.push_back({std::move(name), std::move(extras)});
    else
        joinExtras(parts_[place->second].extras, std::move(extras));
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
