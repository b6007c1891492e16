#include "validator/overlays/hex_words.h"

#include <algorithm>
#include <string_view>

#include "formats/model/finding/nearest_word.h"
#include "mapsets/field/reading_order.h"
#include "validator/overlays/overlay.h"

namespace cota::checks {

namespace {

constexpr model::LocalLiteral noSuchHex = local(
    "There is no hex '{label}' on this map. Hexes are written like {first} ... {last}; the nearest is "
    "{near}.");
constexpr model::LocalLiteral nothingLikeIt =
    local("There is no hex '{label}' on this map. Hexes are written like {first} ... {last}.");
constexpr model::LocalLiteral severalHexes = local("'{label}' may be any of: {all}. Write the whole name.");
/// The number of missing, additional and different characters.
std::size_t difference(const std::string& a, const std::string& b) {
    std::size_t different = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) different += a[i] == b[i] ? 0u : 1u;
    return different;
}

/// Empty if more than half of the label would have to differ.
std::string nearestLabel(const mapsets::Battlefield& field, const std::string& label) {
    std::string best;
    std::size_t least = label.size() / 2 + 1;
    for (const mapsets::Cell cell : mapsets::inReadingOrder(field)) {
        const std::string name = field.label(cell);
        const std::size_t differs = difference(label, name);
        if (differs >= least) continue;
        least = differs;
        best = name;
    }
    return best;
}

}  // namespace

mapsets::Cell hexNamed(const mapsets::Battlefield& field, const std::string& label) {
    const auto candidates = field.candidates(label);
    if (candidates.size() == 1) return candidates.front();
    if (candidates.empty()) {
        const auto hexes = mapsets::inReadingOrder(field);
        const auto near = nearestLabel(field, label);
        throw OverlayRefused(near.empty() ? nothingLikeIt : noSuchHex, {{"label", label},
                                                                        {"first", field.label(hexes.front())},
                                                                        {"last", field.label(hexes.back())},
                                                                        {"near", near}});
    }
    std::string all;
    for (const mapsets::Cell cell : candidates) all += (all.empty() ? "" : ", ") + field.label(cell);
    throw OverlayRefused(severalHexes, {{"label", label}, {"all", all}});
}

std::string nearestOf(const std::string& word, const std::vector<std::string>& known) {
    const std::vector<std::string_view> views(known.begin(), known.end());
    return std::string(model::nearestWord(word, views).value_or(""));
}

}  // namespace cota::checks
