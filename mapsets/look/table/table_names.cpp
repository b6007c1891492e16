#include "mapsets/look/table/table_names.h"

#include <algorithm>

#include "mapsets/look/faces/face_values.h"

namespace cota::look {

namespace {

template <class Thing>
std::string nameOr(const Thing& thing, model::Language language) {
    return thing.name.empty() ? thing.id.text : thing.name.in(language);
}

template <class Rows>
const auto* rowWithId(const Rows& rows, std::string_view id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace

const model::Tableau& TableNames::tableau() const { return *scenario().tableau; }

std::string TableNames::seat(const model::SeatId& id) const {
    for (const auto& one : tableau().seats)
        if (one.id == id) return nameOr(one, language());
    return id.text;
}

std::string TableNames::group(const model::CardGroup& group) const { return nameOr(group, language()); }

std::string TableNames::group(const model::CardGroupId& id) const {
    for (const auto* one : model::cardGroupsOf(tableau()))
        if (one->id == id) return group(*one);
    return id.text;
}

std::string TableNames::space(const model::TableauSpace& space) const {
    const auto* kind = rowWithId(rules().spaces, space.kind);
    // Before its owner a space needs no other name than that of its kind.
    if (kind != nullptr && (!space.seat.empty() || space.name.empty())) {
        auto name = kind->name.in(language());
        if (!name.empty() && name[0] >= 'a' && name[0] <= 'z')
            name[0] = static_cast<char>(name[0] - 'a' + 'A');
        return name;
    }
    return nameOr(space, language());
}

std::string TableNames::side(const model::SideId& id) const {
    for (const auto& one : scenario().sides)
        if (one.id == id) return nameOr(one, language());
    return id.text;
}

std::string TableNames::nationOf(const model::SideId& id) const {
    for (const auto& one : scenario().sides)
        if (one.id == id && !one.nation.empty()) return one.nation;
    return id.text;
}

std::string TableNames::markerKind(const model::TableMarker& marker) const {
    const auto* kind = rowWithId(rules().markers, marker.kind);
    return kind != nullptr ? kind->name.in(language()) : marker.kind;
}

std::string TableNames::marker(const model::TableMarker& marker) const {
    auto text = markerKind(marker);
    if (marker.value) text += " " + std::to_string(*marker.value);
    if (!marker.label.empty()) text += " " + marker.label;
    return text;
}

const model::CounterType* TableNames::typeOf(const model::CounterTypeId& id) const {
    for (const auto& [name, forces] : document_.forces)
        for (const auto& type : forces->types)
            if (type.id == id) return &type;
    return nullptr;
}

std::string TableNames::card(const model::PlacedCard& card) const {
    const auto* type = typeOf(card.type);
    return type != nullptr ? cards_.subjectOf(*type, card.end).values.at("name").text : card.type.text;
}

std::string TableNames::values(const std::vector<mapsets::AttributeType>& types,
                               const model::Attributes& written, std::string_view without) const {
    std::string all;
    for (const auto& type : types) {
        if (type.name == without || !written.has(type.name)) continue;
        const auto value = valueOf(type, written, cards_.game().catalogue, language());
        if (value.text == type.fallback) continue;
        if (!all.empty()) all += " · ";
        all += value.label;
        if (value.text != "yes") all += " " + (value.word.empty() ? value.text : value.word);
    }
    return all;
}

std::string joinedByDots(std::initializer_list<std::string> texts) {
    std::string all;
    for (const auto& text : texts) {
        if (text.empty()) continue;
        if (!all.empty()) all += " · ";
        all += text;
    }
    return all;
}

}  // namespace cota::look
