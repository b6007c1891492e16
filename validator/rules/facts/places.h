#pragma once
// Hexes of the joined map by their contents, and notes about them. Shared by the rules on places.

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "validator/rules/names/naming.h"

namespace cota::checks {

/// The hexes that a row refers to: those with one of its tags, or on a path with one of its tags.
class Places {
  public:
    Places(const CheckContext& context, const std::vector<std::string>& tags,
           const std::vector<std::string>& paths)
        : field_(context.battlefield()) {
        for (const auto& tag : tags) mask_ |= field_.maskOf(tag);
        const auto& kinds = context.catalogue().pathKinds;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (std::any_of(paths.begin(), paths.end(),
                            [&](const auto& tag) { return mapsets::hasTag(kinds[i].tags, tag); }))
                paths_.push_back(i);
    }
    bool hasTag(mapsets::Cell cell) const { return (field_.tags(cell) & mask_) != 0; }
    bool hasPath(mapsets::Cell cell) const {
        return std::any_of(paths_.begin(), paths_.end(),
                           [&](std::size_t kind) { return field_.touches(kind, cell); });
    }
    bool has(mapsets::Cell cell) const { return hasTag(cell) || hasPath(cell); }
    /// The number of hexsides that a path of these kinds crosses.
    int crossings(mapsets::Cell cell) const {
        unsigned sides = 0;
        for (const auto kind : paths_) sides |= field_.links(kind, cell);
        return std::popcount(sides);
    }

  private:
    const mapsets::Battlefield& field_;
    mapsets::TagMask mask_ = 0;
    std::vector<std::size_t> paths_;
};

inline Note noteIn(const CheckContext& context, mapsets::Cell cell, std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    const auto hex = context.battlefield().label(cell);
    note.values.push_back(value("hex", hex));
    note.subject = subjectOf(model::SubjectKind::hex, hex);
    return note;
}

/// Places the note at a path with one of the tags that runs through the hex, on the first board that has
/// one; adds the values "path", "kind" and "board". False if there is none because an amendment added the
/// path.
bool namePathIn(const CheckContext& context, mapsets::Cell cell, const std::vector<std::string>& tags,
                Note& note);

/// The terrains of the hex with one of the tags.
inline model::LocalText namesIn(const CheckContext& context, mapsets::Cell cell,
                                const std::vector<std::string>& tags) {
    std::vector<std::string> english, spanish;
    for (const auto terrain : context.battlefield().terrainsIn(cell)) {
        const auto& type = context.catalogue().terrains[terrain];
        if (std::none_of(tags.begin(), tags.end(),
                         [&](const auto& tag) { return mapsets::hasTag(type.tags, tag); }))
            continue;
        english.push_back(type.name.empty() ? type.id.text : type.name.in(model::Language::english));
        spanish.push_back(type.name.empty() ? type.id.text : type.name.in(model::Language::spanish));
    }
    return {listed(english), listed(spanish)};
}

}  // namespace cota::checks
