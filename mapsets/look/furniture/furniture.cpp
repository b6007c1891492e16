#include "mapsets/look/furniture/furniture.h"

#include <algorithm>
#include <array>
#include <map>

#include "formats/picture/press/pages.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/tone.h"

namespace cota::look {

namespace {

constexpr double gap = 5, sideGap = 6, pageMargin = 10, leastSpan = 110, sideWidth = 60, stripHeight = 6;
constexpr model::MapSize usualPaper{210, 297};

struct PieceDrawing {
    PieceKind kind;
    std::string_view what;
    DrawPiece draw;
};
constexpr std::array drawings{
    PieceDrawing{PieceKind::text, "title", drawTitlePiece},
    PieceDrawing{PieceKind::text, "credits", drawCredits},
    PieceDrawing{PieceKind::text, "", drawOwnText},
    PieceDrawing{PieceKind::chart, "scale", drawScalePiece},
    PieceDrawing{PieceKind::chart, "legend", drawLegendPiece},
    PieceDrawing{PieceKind::chart, "terrain", drawEffectsChart},
    PieceDrawing{PieceKind::chart, "movement", drawRulesChart},
    PieceDrawing{PieceKind::chart, "stacking", drawRulesChart},
    PieceDrawing{PieceKind::chart, "sight", drawRulesChart},
    PieceDrawing{PieceKind::chart, "spotting", drawRulesChart},
    PieceDrawing{PieceKind::chart, "combat", drawRulesChart},
    PieceDrawing{PieceKind::track, "reinforcements", drawReinforcements},
    PieceDrawing{PieceKind::track, "numbers", drawNumberTrack},
    PieceDrawing{PieceKind::map, "compass", drawCompass},
    PieceDrawing{PieceKind::track, "turns", drawTurnTrack},
    PieceDrawing{PieceKind::box, "holding", drawHoldingBoxes},
    PieceDrawing{PieceKind::box, "cards", drawCommandCards},
    PieceDrawing{PieceKind::box, "status", drawStatusSheet},
    PieceDrawing{PieceKind::box, "orders", drawOrderSheets},
    PieceDrawing{PieceKind::box, "", drawHoldingBoxes},
};

const KnownPiece* knownOf(const Piece& piece) {
    const auto known = knownPieces();
    const auto found = std::ranges::find_if(
        known, [&](const auto& one) { return one.kind == piece.kind && one.what == piece.what; });
    return found == known.end() ? nullptr : &*found;
}

/// The layers of a sheet or page, filled piece by piece.
using Layers = std::map<std::string, picture::Layer>;

/// Draws pieces below each other, those with columns side by side.
class Flow {
  public:
    Flow(const Setting& setting, Layers& layers) : setting_(setting), layers_(layers) {}

    /// From piece `first` and its part `from` on, as many as fit. Returns the height used; next() tells where
    /// to go on.
    double fill(std::span<const Piece> pieces, const Room& room, std::size_t first = 0,
                std::size_t from = 0) {
        double top = room.top;
        next_ = {pieces.size(), 0};
        for (std::size_t i = first; i < pieces.size();) {
            Room rest = room;
            rest.top = top;
            const std::size_t end = blockFrom(pieces, i);
            const bool isBlock = pieces[i].column > 0;
            const auto done = isBlock ? block(pieces.subspan(i, end - i), rest) : one(pieces[i], rest, from);
            from = 0;
            if (done.next > 0 || (top > room.top && rest.top + done.height > room.bottom)) {
                next_ = {i, done.next};
                return (done.next > 0 ? top + done.height : top) - room.top;
            }
            top += done.height > 0 ? done.height + gap : 0;
            i = end;
        }
        return std::max(0.0, top - room.top - gap);
    }
    /// The piece, and its part, that did not fit; the number of pieces if all did.
    std::pair<std::size_t, std::size_t> next() const { return next_; }

  private:
    static std::size_t blockFrom(std::span<const Piece> pieces, std::size_t start) {
        std::size_t end = start + 1;
        if (pieces[start].column > 0)
            while (end < pieces.size() && pieces[end].column > 0) ++end;
        return end;
    }

    Filled one(const Piece& piece, const Room& place, std::size_t from) {
        const auto* known = knownOf(piece);
        const auto drawing = std::ranges::find_if(
            drawings, [&](const auto& row) { return row.kind == piece.kind && row.what == piece.what; });
        if (known == nullptr || drawing == drawings.end() || !setting_.shows(known->layer)) return {};
        Room room = place;
        if (piece.width > 0 && piece.column == 0) room.width = std::min(room.width, piece.width);
        picture::Layer made{known->layer, {}};
        const std::size_t headings = setting_.headings != nullptr ? setting_.headings->size() : 0;
        const auto done = drawing->draw(setting_, piece, room, from, made);
        // A piece that must move to the next page leaves nothing on this one.
        if (done.next == 0 && room.top + done.height > room.bottom && room.top > firstTop_) {
            if (setting_.headings != nullptr) setting_.headings->resize(headings);
            return done;
        }
        auto& layer = layers_[known->layer];
        layer.name = known->layer;
        std::ranges::move(made.marks, std::back_inserter(layer.marks));
        return done;
    }

    /// Columns without a width share what the others leave.
    Filled block(std::span<const Piece> pieces, const Room& room) {
        std::map<int, double> widths;
        for (const auto& piece : pieces)
            widths[piece.column] = std::max(widths[piece.column], widthOf(setting_, piece));
        double stated = gap * static_cast<double>(widths.size() - 1);
        std::size_t free = 0;
        for (const auto& [column, width] : widths) {
            stated += width;
            if (width <= 0) ++free;
        }
        const double share = free == 0 ? 0 : std::max(0.0, room.width - stated) / static_cast<double>(free);
        double left = room.left, height = 0;
        for (const auto& [column, width] : widths) {
            Room place = room;
            place.left = left;
            place.width = width > 0 ? std::min(width, room.width) : share;
            for (const auto& piece : pieces) {
                if (piece.column != column) continue;
                const double used = one(piece, place, 0).height;
                if (used <= 0) continue;
                height = std::max(height, place.top + used - room.top);
                place.top += used + gap;
            }
            left += place.width + gap;
        }
        return {height};
    }

  public:
    /// The top of a page: a piece that is too long for a whole page is drawn there nevertheless.
    void beginAt(double top) { firstTop_ = top; }

  private:
    const Setting& setting_;
    Layers& layers_;
    double firstTop_ = -1;
    std::pair<std::size_t, std::size_t> next_;
};

std::vector<Piece> piecesAt(const Furniture& furniture, SheetSide side) {
    std::vector<Piece> pieces;
    for (const auto& piece : furniture.layout.sheet)
        if (piece.side == side && piece.what != "letters") pieces.push_back(piece);
    return pieces;
}

/// The heights and widths of the furniture around a map.
struct Bands {
    double above = 0, below = 0, left = 0, right = 0;
    double strip = 0;    // for the letters of boards, on all sides
    double longest = 0;  // of the pieces beside the map
    double span = 0;     // the width of what is above
    double spanBelow = 0;
};

double widthBeside(const Setting& setting, const std::vector<Piece>& pieces) {
    std::map<int, double> columns;
    for (const auto& piece : pieces) {
        const double width = widthOf(setting, piece);
        columns[piece.column] = std::max(columns[piece.column], width > 0 ? width : sideWidth);
    }
    double width = 0;
    for (const auto& [column, wide] : columns) width += wide + (width > 0 ? gap : 0);
    return width;
}

Bands bandsOf(const Setting& setting) {
    const auto& furniture = setting.about.furniture;
    const auto& field = setting.sheet.fieldBox();
    Bands bands;
    bands.span = std::max(field.width(), leastSpan);
    bands.spanBelow = furniture.widthBelow > 0 ? std::min(furniture.widthBelow, bands.span) : bands.span;
    const bool hasLetters = std::ranges::any_of(furniture.layout.sheet,
                                                [](const auto& piece) { return piece.what == "letters"; });
    if (hasLetters && setting.shows("letters") && setting.about.field.boards().size() > 1)
        bands.strip = stripHeight * setting.growth();
    Layers ignored;
    const auto heightOf = [&](SheetSide side, double width) {
        const auto pieces = piecesAt(furniture, side);
        return Flow(setting, ignored).fill(pieces, {0, 0, width});
    };
    const auto left = piecesAt(furniture, SheetSide::left), right = piecesAt(furniture, SheetSide::right);
    bands.left = widthBeside(setting, left);
    bands.right = widthBeside(setting, right);
    bands.longest = std::max(heightOf(SheetSide::left, bands.left), heightOf(SheetSide::right, bands.right));
    bands.above = heightOf(SheetSide::above, bands.span);
    bands.below = heightOf(SheetSide::below, bands.spanBelow);
    return bands;
}

/// Below the map: under its edge and the pieces beside it.
double belowMap(const Bands& bands, const picture::Box& field) {
    return std::max(field.bottom + bands.strip, field.top + bands.longest) + (bands.below > 0 ? gap : 0);
}

std::vector<picture::Layer> inOrder(Layers layers, const Scene& scene) {
    std::vector<picture::Layer> list;
    const Tone tone(scene.look, sideGrounds(scene));
    for (const auto& piece : knownPieces())
        if (auto found = layers.extract(piece.layer); !found.empty() && !found.mapped().marks.empty()) {
            tone.apply(found.mapped().marks);
            list.push_back(std::move(found.mapped()));
        }
    return list;
}

std::string joined(const std::vector<std::string>& headings) {
    std::string all;
    for (const auto& heading : headings) all += (all.empty() ? "" : ", ") + heading;
    return all;
}

FurnitureOrder orderOf(const Scene& scene, std::span<const std::string> layers, const Furniture& furniture) {
    return {scene.field, scene.document, scene.look, scene.language, layers, furniture};
}

}  // namespace

Margins marginsFor(const FurnitureOrder& order, const MapSheet& bare) {
    const auto bands = bandsOf({order, bare});
    const auto field = bare.fieldBox();
    const double edge = std::min(order.look.symbol("page").number("margin"), order.furniture.mostEdge);
    const auto beside = [](double width) { return width > 0 ? width + sideGap : 0; };
    return {edge + bands.strip + beside(bands.left),
            edge + bands.strip + (bands.above > 0 ? bands.above + 1 : 0),
            edge + std::max(bands.strip + beside(bands.right), bands.span - field.width()),
            edge + belowMap(bands, field) - field.bottom + bands.below};
}

std::vector<picture::Layer> furnitureAround(const Scene& scene, std::span<const std::string> layers,
                                            const Furniture& furniture) {
    const Setting setting{orderOf(scene, layers, furniture), scene.sheet, &scene};
    const auto bands = bandsOf({setting.about, scene.sheet});
    const auto& field = scene.sheet.fieldBox();
    Layers made;
    Flow flow(setting, made);
    const auto fill = [&](SheetSide side, double left, double top, double width) {
        const auto pieces = piecesAt(furniture, side);
        flow.fill(pieces, {left, top, width});
    };
    fill(SheetSide::above, field.left, field.top - bands.strip - bands.above - 1, bands.span);
    fill(SheetSide::left, field.left - bands.strip - sideGap - bands.left, field.top, bands.left);
    fill(SheetSide::right, field.right + bands.strip + sideGap, field.top, bands.right);
    fill(SheetSide::below, field.left, belowMap(bands, field), bands.spanBelow);
    if (bands.strip > 0) made["letters"] = drawBoardLetters(scene, bands.strip);
    return inOrder(std::move(made), scene);
}

std::vector<picture::Picture> furniturePages(const Scene& scene, std::span<const std::string> layers,
                                             const Furniture& furniture, std::vector<std::string>* names) {
    std::vector<std::string> headings;
    const Setting setting{orderOf(scene, layers, furniture), scene.sheet, &scene, true, &headings};
    std::vector<picture::Picture> pages;
    for (const auto& page : furniture.layout.pages) {
        auto size = furniture.paper.width > 0 ? furniture.paper : usualPaper;
        if (const auto own = picture::paperSize(page.paper)) size = *own;
        if (page.isTurned) std::swap(size.width, size.height);
        const Room room{pageMargin, pageMargin, size.width - 2 * pageMargin, size.height - pageMargin};
        std::pair<std::size_t, std::size_t> next{0, 0};
        while (next.first < page.pieces.size()) {
            Layers made;
            headings.clear();
            Flow flow(setting, made);
            flow.beginAt(room.top);
            flow.fill(page.pieces, room, next.first, next.second);
            const bool isStuck = flow.next() == next;
            next = flow.next();
            picture::Picture picture;
            picture.size = size;
            picture.paper = paperColour(scene.look);
            picture.title = titleOf(scene);
            picture.layers = inOrder(std::move(made), scene);
            if (!picture.layers.empty()) {
                pages.push_back(std::move(picture));
                if (names != nullptr) names->push_back(joined(headings));
            }
            if (isStuck) break;
        }
    }
    return pages;
}

picture::PageWords wordsOnPages(model::Language language) {
    return {
        std::string(local("Cut each page at its solid marks, on the right and below, and glue it over the "
                          "next page up to the dashed line.")
                        .in(language)),
        std::string(local("{page} of {last}").in(language)),
        std::string(local("The name of each page is in its lower left corner.").in(language))};
}

}  // namespace cota::look
