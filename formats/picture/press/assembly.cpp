#include "formats/picture/press/assembly.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "formats/picture/raster.h"

namespace cota::picture {

namespace {

constexpr Colour ink{0, 0, 0, 255};
constexpr double edge = 14, dotsPerInch = 96;

std::string roman(std::size_t number) {
    struct Numeral {
        std::size_t value;
        const char* letters;
    };
    constexpr std::array numerals{Numeral{100, "C"}, Numeral{90, "XC"}, Numeral{50, "L"},
                                  Numeral{40, "XL"}, Numeral{10, "X"},  Numeral{9, "IX"},
                                  Numeral{5, "V"},   Numeral{4, "IV"},  Numeral{1, "I"}};
    std::string text;
    for (const auto& numeral : numerals)
        for (; number >= numeral.value; number -= numeral.value) text += numeral.letters;
    return text;
}

/// The whole sheet as pixels, `scale` of its size, pale enough for names to be read on it.
Mark smallSheet(const Picture& sheet, const Box& at, double scale) {
    constexpr double opacity = 0.55;
    View view;
    view.perMillimetre = dotsPerInch / millimetresPerInch * scale;
    view.columns = std::max(1, static_cast<int>(std::ceil(sheet.size.width * view.perMillimetre)));
    view.rows = std::max(1, static_cast<int>(std::ceil(sheet.size.height * view.perMillimetre)));
    const auto pixels = raster(sheet, view);
    Image image{.at = at, .columns = pixels.columns, .rows = pixels.rows, .pixels = {}};
    image.pixels.reserve(pixels.argb.size());
    const auto part = [](std::uint32_t pixel, unsigned shift) {
        return static_cast<std::uint8_t>(pixel >> shift & 0xffU);
    };
    for (const auto pixel : pixels.argb)  // paper is opaque
        image.pixels.push_back({part(pixel, 16), part(pixel, 8), part(pixel, 0), 255});
    Group pale{.clip = Curve::rectangle(at), .opacity = opacity, .marks = {}};
    pale.marks.emplace_back().what = std::move(image);
    Mark mark;
    mark.what = std::move(pale);
    return mark;
}

Mark textAt(std::string words, Point at, double points, bool isBold, Across across, double halo = 0) {
    Mark mark;
    mark.what = Text{.words = std::move(words),
                     .font = {"Roboto Condensed", points, isBold, false, 0},
                     .colour = ink,
                     .at = at,
                     .across = across,
                     .down = across == Across::middle ? Down::middle : Down::baseline,
                     .halo = halo,
                     .haloColour = {255, 255, 255, 255}};
    return mark;
}

Mark line(Curve along, std::vector<double> dashes) {
    Mark mark;
    mark.what = Stroke{std::move(along),
                       {.width = 0.35, .colour = ink, .cap = Cap::butt, .dashes = std::move(dashes)}};
    return mark;
}

/// The edge of the map, the seams in it, and the strip before each seam that two pages show.
void addSeams(const Sheets& tiles, const Box& map, double scale, std::vector<Mark>& marks) {
    constexpr Colour strip{60, 60, 60, 70};
    const std::vector<double> dashes{1.4, 1};
    const double wide = Press::overlap * scale;
    Curve strips, seams;
    for (std::size_t i = 0; i + 1 < tiles.lefts.size(); ++i) {
        const double x = map.left + Sheets::endOf(tiles.lefts, i, 0) * scale;
        strips.add(Curve::rectangle({x - wide, map.top, x, map.bottom}));
        seams.move({x, map.top}).line({x, map.bottom});
    }
    for (std::size_t i = 0; i + 1 < tiles.tops.size(); ++i) {
        const double y = map.top + Sheets::endOf(tiles.tops, i, 0) * scale;
        strips.add(Curve::rectangle({map.left, y - wide, map.right, y}));
        seams.move({map.left, y}).line({map.right, y});
    }
    Mark pale;
    pale.what = Fill{std::move(strips), strip};
    marks.push_back(std::move(pale));
    marks.push_back(line(std::move(seams), dashes));
    marks.push_back(line(Curve::rectangle(map), {}));
}

/// The part of a page that no other page covers when all are glued together.
Box gluedPlace(const Sheets& tiles, std::size_t column, std::size_t row, const Box& map, double scale) {
    const auto from = [&](const std::vector<double>& starts, std::size_t place) {
        return place == 0 ? 0 : Sheets::endOf(starts, place - 1, 0) * scale;
    };
    return {map.left + from(tiles.lefts, column), map.top + from(tiles.tops, row),
            map.left + Sheets::endOf(tiles.lefts, column, map.width() / scale) * scale,
            map.top + Sheets::endOf(tiles.tops, row, map.height() / scale) * scale};
}

}  // namespace

std::string tileName(std::size_t column, std::size_t row) {
    return roman(row + 1) + "-" + std::to_string(column + 1);
}

Picture assemblyPage(const Picture& sheet, const Sheets& tiles, const PageWords& words) {
    constexpr double titleAt = 7, noteAt = 12, namesAt = 15.6, mapFrom = 20, halo = 0.8, leastPoints = 6,
                     mostPoints = 22, shareOfName = 0.8;
    Picture page{tiles.paper, {255, 255, 255, 255}, {}, sheet.title};
    Layer layer{"assembly", {}};
    layer.marks.push_back(textAt(sheet.title, {edge, edge + titleAt}, 16, true, Across::left));
    layer.marks.push_back(textAt(words.note, {edge, edge + noteAt}, 8, false, Across::left));
    if (!words.names.empty())
        layer.marks.push_back(textAt(words.names, {edge, edge + namesAt}, 8, false, Across::left));
    const double room = tiles.paper.width - 2 * edge, high = tiles.paper.height - mapFrom - 2 * edge;
    const double scale = std::min(room / sheet.size.width, high / sheet.size.height);
    const double left = edge + (room - sheet.size.width * scale) / 2, top = edge + mapFrom;
    const Box map{left, top, left + sheet.size.width * scale, top + sheet.size.height * scale};
    layer.marks.push_back(smallSheet(sheet, map, scale));
    addSeams(tiles, map, scale, layer.marks);
    for (std::size_t row = 0; row < tiles.tops.size(); ++row)
        for (std::size_t column = 0; column < tiles.lefts.size(); ++column) {
            const auto place = gluedPlace(tiles, column, row, map, scale);
            const double points =
                std::clamp(std::min(place.width(), place.height()) * shareOfName, leastPoints, mostPoints);
            layer.marks.push_back(textAt(tileName(column, row),
                                         {(place.left + place.right) / 2, (place.top + place.bottom) / 2},
                                         points, true, Across::middle, halo));
        }
    page.layers.push_back(std::move(layer));
    return page;
}

}  // namespace cota::picture
