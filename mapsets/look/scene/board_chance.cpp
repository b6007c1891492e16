#include "mapsets/look/scene/board_chance.h"

#include <cmath>

namespace cota::look {

std::size_t boardOf(const mapsets::Battlefield& field, model::HexCoord hex) {
    constexpr int farthest = 3;  // hexes off the map that anything asks for
    if (field.boards().size() < 2) return 0;
    const auto printed = [&](model::HexCoord at) {
        for (std::size_t i = 0; i < field.boards().size(); ++i)
            if (const auto& board = field.boards()[i]; board.keeps(board.toBoard(at))) return i;
        return field.boards().size();
    };
    if (const auto own = printed(hex); own < field.boards().size()) return own;
    for (int ring = 1; ring <= farthest; ++ring) {
        auto at = hex;
        for (int i = 0; i < ring; ++i) at = model::neighbour(at, model::allDirections[4]);
        for (const auto along : model::allDirections)
            for (int i = 0; i < ring; ++i, at = model::neighbour(at, along))
                if (const auto near = printed(at); near < field.boards().size()) return near;
    }
    return 0;
}

double senseOf(const mapsets::Battlefield& field, model::HexCoord hex) {
    return field.boards()[boardOf(field, hex)].turned ? -1 : 1;
}

Seeded chanceOf(const mapsets::Battlefield& field, model::HexCoord hex, std::uint64_t purpose) {
    return Seeded(field.boards()[boardOf(field, hex)].toBoard(hex), purpose);
}

PrintedSide printedSide(const mapsets::Battlefield& field, const model::HexSide& side) {
    const auto& board = field.boards()[boardOf(field, side.hex)];
    const auto direction = board.turned ? model::opposite(side.direction) : side.direction;
    const auto printed = model::HexSide::of(board.toBoard(side.hex), direction);
    const auto owner = board.toMap(printed.hex);
    return {printed, owner, owner == side.hex ? side.direction : model::opposite(side.direction)};
}

BoardFrame::BoardFrame(const MapSheet& sheet, std::size_t board)
    : origin_(sheet.at(model::latticeCentre(sheet.field().orientation(),
                                            sheet.field().boards()[board].toMap(model::HexCoord{0, 0})))),
      sense_(sheet.field().boards()[board].turned ? -1 : 1) {}

std::size_t boardAt(const MapSheet& sheet, Point point) {
    const auto& field = sheet.field();
    if (field.boards().size() < 2) return 0;
    return boardOf(field, model::latticeHex(field.orientation(), sheet.latticeAt(point)));
}

picture::Box BoardFrame::onBoard(const picture::Box& sheet) const {
    picture::Box box;
    box.add(onBoard(Point{sheet.left, sheet.top}));
    box.add(onBoard(Point{sheet.right, sheet.bottom}));
    return box;
}

PointChance chanceAt(const MapSheet& sheet, Point point, double perMillimetre, std::uint64_t purpose) {
    // Middles and corners of hexes are whole quarters of a square: the shift keeps them off its edges, where
    // the last bits of a number would decide.
    constexpr double shift = 0.37;
    const BoardFrame board(sheet, boardAt(sheet, point));
    const Point at = board.onBoard(point);
    const auto square = [&](double value) {
        return static_cast<std::int64_t>(std::floor(value * perMillimetre + shift));
    };
    return {Seeded(square(at.x), square(at.y), purpose), board.sense()};
}

}  // namespace cota::look
