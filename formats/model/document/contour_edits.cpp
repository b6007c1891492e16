#include <cstdint>

#include "formats/model/document/contour_shapes.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::model {

namespace {

template <class Change>
Document changed(const Document& document, const std::string& key, const std::string& id, Change&& change) {
    return withBoard(document, key, [&](Board& board) {
        for (Contour& contour : board.contours)
            if (contour.id == id) {
                change(contour);
                return;
            }
    });
}

Contour* find(Board& board, const std::string& id) {
    const auto it = std::ranges::find(board.contours, id, &Contour::id);
    return it == board.contours.end() ? nullptr : &*it;
}

/// The first of "c-2", "c-3" ... that is not the id of a contour.
std::string freeId(const std::vector<Contour>& one, const std::vector<Contour>& other,
                   const std::string& id) {
    const auto isIn = [](const std::vector<Contour>& contours, const std::string& name) {
        return std::ranges::find(contours, name, &Contour::id) != contours.end();
    };
    for (int number = 2;; ++number) {
        std::string name = id + "-" + std::to_string(number);
        if (!isIn(one, name) && !isIn(other, name)) return name;
    }
}

/// The rectangle that the hexes of a board fill; edges of half hexes end at the cut.
struct Field {
    GridPoint low{INT32_MAX, INT32_MAX}, high{INT32_MIN, INT32_MIN};
};
std::int32_t floorOf(std::int64_t sixths) {
    const std::int64_t down =
        sixths >= 0 ? sixths / finePerUnit : -((-sixths + finePerUnit - 1) / finePerUnit);
    return static_cast<std::int32_t>(down);
}

Field fieldOf(const Grid& grid) {
    Field field;
    const auto widen = [&](GridPoint point) {
        field.low = {std::min(field.low.x, point.x), std::min(field.low.y, point.y)};
        field.high = {std::max(field.high.x, point.x), std::max(field.high.y, point.y)};
    };
    Field centres;
    for (const HexCoord hex : grid.hexes()) {
        const GridPoint centre = hexCentre(grid, hex);
        centres.low = {std::min(centres.low.x, centre.x), std::min(centres.low.y, centre.y)};
        centres.high = {std::max(centres.high.x, centre.x), std::max(centres.high.y, centre.y)};
        for (const FinePoint corner : hexCorners(grid, hex)) {
            widen({floorOf(corner.x), floorOf(corner.y)});
            widen({-floorOf(-corner.x), -floorOf(-corner.y)});
        }
    }
    if (grid.halves.left) field.low.x = centres.low.x;
    if (grid.halves.top) field.low.y = centres.low.y;
    if (grid.halves.right) field.high.x = centres.high.x;
    if (grid.halves.bottom) field.high.y = centres.high.y;
    return field;
}

}  // namespace

Document withContourPoints(const Document& document, const std::string& key, const std::string& id,
                           std::vector<GridPoint> points) {
    if (points.size() < 2) return document;
    return changed(document, key, id, [&](Contour& contour) { contour.points = std::move(points); });
}

Document withContourMetres(const Document& document, const std::string& key, const std::string& id,
                           int metres) {
    return changed(document, key, id, [&](Contour& contour) { contour.metres = metres; });
}

Document withContourHigh(const Document& document, const std::string& key, const std::string& id,
                         HighSide high) {
    return changed(document, key, id, [&](Contour& contour) { contour.high = high; });
}

Document withContourDashed(const Document& document, const std::string& key, const std::string& id,
                           bool dashed) {
    return changed(document, key, id, [&](Contour& contour) { contour.dashed = dashed; });
}

Document withContourLabels(const Document& document, const std::string& key, const std::string& id,
                           std::vector<GridPoint> labels) {
    return changed(document, key, id, [&](Contour& contour) { contour.labels = std::move(labels); });
}

Document withContourTurned(const Document& document, const std::string& key, const std::string& id) {
    return changed(document, key, id, [&](Contour& contour) { contour = reversed(std::move(contour)); });
}

Document withContoursJoined(const Document& document, const std::string& key, const std::string& id,
                            bool atFront, const std::string& other, bool otherAtFront) {
    return withBoard(document, key, [&](Board& board) {
        Contour* first = find(board, id);
        const Contour* second = find(board, other);
        if (!first || !second) return;
        if (first == second) {
            *first = closedUp(std::move(*first));
            return;
        }
        auto whole = joined(*first, atFront, *second, otherAtFront);
        if (!whole) return;
        *first = std::move(*whole);
        dropById(board.contours, other);
    });
}

Document withContourParted(const Document& document, const std::string& key, const std::string& id,
                           std::size_t point, const std::string& newId) {
    return withBoard(document, key, [&](Board& board) {
        Contour* contour = find(board, id);
        if (!contour || find(board, newId)) return;
        auto parts = partedAt(*contour, point);
        if (parts.empty()) return;
        const auto at = contour - board.contours.data();
        *contour = std::move(parts.front());
        if (parts.size() < 2) return;
        parts[1].id = newId;
        board.contours.insert(board.contours.begin() + at + 1, std::move(parts[1]));
    });
}

Document withContoursCut(const Document& document, const std::string& key) {
    return withBoard(document, key, [&](Board& board) {
        const Field field = fieldOf(board.grid);
        std::vector<Contour> cut;
        for (const Contour& contour : board.contours)
            for (Contour& part : cutTo(contour, field.low, field.high)) {
                if (part.id.empty()) part.id = freeId(board.contours, cut, contour.id);
                cut.push_back(std::move(part));
            }
        board.contours = std::move(cut);
    });
}

}  // namespace cota::model
