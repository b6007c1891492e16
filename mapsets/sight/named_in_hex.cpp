#include "mapsets/sight/named_in_hex.h"

#include <algorithm>

namespace cota::mapsets {

std::vector<std::string> idsInHex(const Battlefield& field, Cell cell, TagMask tags,
                                  std::optional<std::uint16_t> anyway) {
    const Catalogue& catalogue = field.mapset().catalogue;
    const auto isAny = [&](const Tags& own) {
        return std::ranges::any_of(own,
                                   [&](const std::string& tag) { return (field.maskOf(tag) & tags) != 0; });
    };
    std::vector<std::string> ids;
    for (const std::uint16_t terrain : field.terrainsIn(cell))
        if (terrain == anyway || isAny(catalogue.terrains[terrain].tags))
            ids.push_back(catalogue.terrains[terrain].id.text);
    for (const FieldFeature& feature : field.features(cell))
        if (isAny(catalogue.features[feature.kind].tags))
            ids.push_back(catalogue.features[feature.kind].id.text);
    return ids;
}

std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
    return text;
}

}  // namespace cota::mapsets
