#include "validator/publish/ground/ground_placing.h"

#include <algorithm>
#include <array>
#include <optional>

#include "formats/model/finding/utf8.h"

namespace cota::publish {

namespace {

constexpr std::string_view tagsInOne = "other_tags";
constexpr std::size_t longestText = 200;  // of a name

/// One line of valid text: other bytes and control characters are left out.
std::string cleanText(std::string_view text) {
    std::string clean;
    while (!text.empty() && clean.size() < longestText) {
        const std::size_t length = model::characterLength(text);
        const bool isControl =
            length == 1 && (static_cast<unsigned char>(text[0]) < ' ' || text[0] == '\x7f');
        if (length > 0 && !isControl) clean += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return clean;
}

/// A text in quotes at the start of `text`, which is cut off.
std::optional<std::string> quoted(std::string_view& text) {
    if (text.empty() || text.front() != '"') return std::nullopt;
    std::string read;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) {
            read += text[++i];
        } else if (text[i] == '"') {
            text.remove_prefix(i + 1);
            return read;
        } else {
            read += text[i];
        }
    }
    return std::nullopt;
}

GroundShape shapeOf(earth::EarthShape shape) {
    switch (shape) {
        case earth::EarthShape::point:
            return GroundShape::point;
        case earth::EarthShape::line:
            return GroundShape::line;
        case earth::EarthShape::area:
            return GroundShape::area;
    }
    return GroundShape::point;
}

}  // namespace

std::pair<earth::EarthPoint, earth::EarthPoint> groundOf(const model::Grid& grid,
                                                         const model::Anchor& anchor) {
    const earth::BoardPlace place(grid, anchor);
    constexpr double rim = 1000;
    const double right = grid.columns * double{model::unitsPerHex} + rim;
    const double bottom = (grid.rows + 1) * double{model::unitsPerHex} + rim;
    earth::EarthPoint least = place.ground(earth::BoardPoint{-rim, -rim}), most = least;
    for (const auto& corner : {earth::BoardPoint{right, -rim}, {right, bottom}, {-rim, bottom}}) {
        const earth::EarthPoint at = place.ground(corner);
        least = {std::min(least.east, at.east), std::min(least.north, at.north)};
        most = {std::max(most.east, at.east), std::max(most.north, at.north)};
    }
    return {least, most};
}

std::vector<model::LocalLiteral> incompleteTexts(const earth::EarthFeatures& source) {
    std::vector<model::LocalLiteral> texts;
    if (source.endsTooSoon)
        texts.push_back(
            local("The file ends in the middle of a block, so something is missing. Get it again."));
    if (source.isUnsorted)
        texts.push_back(local(
            "Relations come before ways in the file, so areas of several lines may be missing. Sort it: "
            "osmium sort IN -o OUT.osm.pbf"));
    return texts;
}

void addTags(std::string_view text, std::map<std::string, std::string, std::less<>>& values) {
    while (!text.empty()) {
        auto key = quoted(text);
        if (!key || !text.starts_with("=>")) return;
        text.remove_prefix(2);
        auto value = quoted(text);
        if (!value) return;
        values.emplace(std::move(*key), std::move(*value));
        if (text.starts_with(",")) text.remove_prefix(1);
    }
}

std::vector<GroundFeature> placedFeatures(std::vector<earth::EarthFeature> features, const model::Grid& grid,
                                          const model::Anchor& anchor) {
    const earth::BoardPlace place(grid, anchor);
    std::vector<GroundFeature> placed;
    placed.reserve(features.size());
    for (earth::EarthFeature& feature : features) {
        GroundFeature& one = placed.emplace_back();
        one.layer = std::move(feature.layer);
        one.id = std::move(feature.id);
        one.shape = shapeOf(feature.shape);
        for (auto& [name, value] : feature.values)
            if (name != tagsInOne) one.values.emplace(name, cleanText(value));
        if (const auto tags = feature.values.find(tagsInOne); tags != feature.values.end()) {
            std::map<std::string, std::string, std::less<>> more;
            addTags(tags->second, more);
            for (auto& [name, value] : more) one.values.emplace(name, cleanText(value));
        }
        for (const auto& part : feature.parts) {
            auto& points = one.parts.emplace_back();
            points.reserve(part.size());
            for (const earth::EarthPoint point : part) points.push_back(place.gridPoint(point));
        }
        feature.parts.clear();
    }
    return placed;
}

}  // namespace cota::publish
