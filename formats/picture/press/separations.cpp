#include "formats/picture/press/separations.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "formats/picture/raster.h"

namespace cota::picture {

namespace {

/// Blending is defined for lightness, so the inks of a plate blend as greys do.
class PlateColours {
  public:
    PlateColours(const Inks& inks, Ink ink) : inks_(inks), ink_(ink) {}

    Colour of(Colour colour, InkUse use) const {
        if (ink_ != Ink::black && overprintsOthers(inks_, colour, use)) return {255, 255, 255, 0};
        const int share = inks_.of(colour, use).thousandths[static_cast<std::size_t>(ink_)];
        const auto grey = static_cast<std::uint8_t>(255 - (share * 255 + 500) / 1000);
        return {grey, grey, grey, colour.alpha};
    }
    void operator()(Fill& fill) const { fill.colour = of(fill.colour, InkUse::area); }
    void operator()(Strewn& strewn) const { strewn.colour = of(strewn.colour, InkUse::area); }
    void operator()(Stroke& stroke) const { stroke.pen.colour = of(stroke.pen.colour, inkUseOf(stroke.pen)); }
    void operator()(Text& text) const {
        text.colour = of(text.colour, InkUse::thin);
        text.haloColour = of(text.haloColour, InkUse::area);
    }
    void operator()(Image& image) const {
        for (auto& pixel : image.pixels) pixel = of(pixel, InkUse::area);
    }
    void operator()(Group& group) const {
        for (auto& mark : group.marks) std::visit(*this, mark.what);
    }

  private:
    const Inks& inks_;
    Ink ink_;
};

/// Rows that are measured together.
constexpr int rowsAtOnce = 256;

}  // namespace

Picture plateOf(const Picture& picture, const Inks& inks, Ink ink) {
    Picture plate = picture;
    const PlateColours colours(inks, ink);
    plate.paper = colours.of(plate.paper, InkUse::area);
    for (auto& layer : plate.layers)
        if (!layer.isOnAllPlates)  // these are black on each
            for (auto& mark : layer.marks) std::visit(colours, mark.what);
    return plate;
}

MostInk mostInkIn(const Picture& picture, const Inks& inks, double dotsPerInch) {
    std::vector<Picture> pictures;
    for (const auto ink : {Ink::cyan, Ink::magenta, Ink::yellow, Ink::black}) {
        pictures.push_back(plateOf(picture, inks, ink));
        // Marks outside the trim have all inks, and the limit is not for them.
        std::erase_if(pictures.back().layers, [](const Layer& layer) { return layer.isOnAllPlates; });
    }
    std::vector<PaintList> plates;
    for (const auto& plate : pictures) plates.emplace_back(plate);
    MostInk most;
    const auto whole = wholeSheet(picture, dotsPerInch);
    for (int top = 0; top < whole.rows; top += rowsAtOnce) {
        View band = whole;
        band.corner.y = top / whole.perMillimetre;
        band.rows = std::min(rowsAtOnce, whole.rows - top);
        std::vector<int> sums(static_cast<std::size_t>(band.columns) * static_cast<std::size_t>(band.rows),
                              0);
        for (const auto& plate : plates) {
            const auto pixels = raster(plate, band);
            // Bare paper, where nothing is painted, is no ink.
            for (std::size_t i = 0; i < sums.size(); ++i) {
                const auto alpha = pixels.argb[i] >> 24 & 0xffu, grey = pixels.argb[i] & 0xffu;
                sums[i] += static_cast<int>(alpha - grey);
            }
        }
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const double percent = sums[i] * 100.0 / 255;
            if (percent <= most.percent) continue;
            const auto columns = static_cast<std::size_t>(band.columns);
            most = {percent,
                    {(static_cast<double>(i % columns) + 0.5) / whole.perMillimetre,
                     band.corner.y + (static_cast<double>(i / columns) + 0.5) / whole.perMillimetre}};
        }
    }
    return most;
}

}  // namespace cota::picture
