#include "formats/scans/odd_hexes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace cota::scans {

namespace {

using picture::Lab;

constexpr int placesAcross = 9;     // of a hex, in a square
constexpr double innerPart = 0.36;  // of the width of a hex, from its middle
/// The spread of colours that scans of one printed colour have at least.
constexpr double leastSpread = 2;

double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

Lab medianOf(const std::vector<Lab>& colours) {
    const auto part = [&](double Lab::*which) {
        std::vector<double> values;
        for (const Lab& colour : colours) values.push_back(colour.*which);
        return medianOf(std::move(values));
    };
    return {part(&Lab::light), part(&Lab::a), part(&Lab::b)};
}

double distanceOf(const Lab& one, const Lab& other) {
    return std::hypot(one.light - other.light, one.a - other.a, one.b - other.b);
}

/// The colour of a hex; nothing if a part of it is outside the scan.
std::optional<Lab> colourOf(const Scan& scan, const model::PicturePlace& toPixels, model::MapPoint centre,
                            double across, double perPixel) {
    std::vector<Lab> colours;
    for (int row = 0; row < placesAcross; ++row)
        for (int column = 0; column < placesAcross; ++column) {
            const auto away = [&](int number) {
                return (2.0 * number / (placesAcross - 1) - 1) * innerPart * across;
            };
            const double x = away(column), y = away(row);
            if (std::hypot(x, y) > innerPart * across) continue;
            const auto pixel = toPixels.at(centre.x + x, centre.y + y);
            if (!scan.contains(pixel.x, pixel.y)) return std::nullopt;
            colours.push_back(picture::labOf(scan.colourAt(pixel.x, pixel.y, perPixel)));
        }
    return medianOf(colours);
}

struct SeenHex {
    model::HexCoord at;
    Lab colour;
};

struct Usual {
    Lab colour;
    double spread = leastSpread;
};

Usual usualOf(const std::vector<SeenHex>& hexes) {
    std::vector<Lab> colours;
    for (const SeenHex& hex : hexes) colours.push_back(hex.colour);
    Usual usual{medianOf(colours)};
    std::vector<double> distances;
    for (const Lab& colour : colours) distances.push_back(distanceOf(colour, usual.colour));
    usual.spread = std::max(leastSpread, medianOf(std::move(distances)));
    return usual;
}

/// The ground whose usual colour is nearest, if that is nearer than its own.
std::optional<HexGround> nearestOf(const std::map<HexGround, Usual>& usual, const Lab& colour, double own) {
    std::optional<HexGround> nearest;
    for (const auto& [ground, other] : usual) {
        const double distance = distanceOf(colour, other.colour);
        if (distance >= own) continue;
        own = distance;
        nearest = ground;
    }
    return nearest;
}

}  // namespace

OddHexes oddHexes(const model::Board& board, const model::HexLayout& layout, const Scan& scan,
                  const model::PicturePlace& place) {
    OddHexes found;
    if (board.terrain->size() != board.grid.size() || board.level->size() != board.grid.size()) return found;
    const auto toPixels = place.inverse();
    const double across = layout.hexMillimetres();
    const double perPixel = across / 24 / place.perPixel();  // a place stands for what is around it
    std::map<HexGround, std::vector<SeenHex>> byGround;
    for (std::size_t i = 0; i < board.grid.size(); ++i) {
        const auto& shares = (*board.terrain)[i].shares;
        const auto at = board.grid.at(i);
        const auto colour = colourOf(scan, toPixels, layout.centre(at), across, perPixel);
        if (!colour || shares.empty())
            ++found.outside;
        else
            byGround[{shares.front().terrain, (*board.level)[i]}].push_back({at, *colour});
    }
    std::map<HexGround, Usual> usual;
    for (const auto& [ground, hexes] : byGround) {
        if (hexes.size() >= leastAlike) usual.emplace(ground, usualOf(hexes));
        (hexes.size() >= leastAlike ? found.compared : found.rare) += hexes.size();
    }
    for (const auto& [ground, own] : usual)
        for (const SeenHex& hex : byGround.at(ground)) {
            const double distance = distanceOf(hex.colour, own.colour);
            const double times = distance / own.spread;
            if (distance < leastOddDistance || times < leastOddTimes) continue;
            found.hexes.push_back({hex.at, ground, distance, times, picture::colourOf(hex.colour),
                                   nearestOf(usual, hex.colour, distance)});
        }
    const auto more = [&](const OddHex& one, const OddHex& other) {
        if (one.times != other.times) return one.times > other.times;
        return board.grid.index(one.at) < board.grid.index(other.at);
    };
    std::ranges::sort(found.hexes, more);
    return found;
}

}  // namespace cota::scans
