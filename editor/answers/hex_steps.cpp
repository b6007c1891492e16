#include "editor/answers/hex_steps.h"

namespace cota::session {

using mapsets::Battlefield;
using mapsets::Cell;

Cell stepped(const Battlefield& field, Cell from, CursorWay way) {
    const auto printed = field.printed(from);
    if (printed.empty()) return from;
    const auto& board = field.boards()[printed[0].placement];
    const bool isBack = (way == CursorWay::left || way == CursorWay::up) != board.turned;
    const bool isAcross = way == CursorWay::left || way == CursorWay::right;
    const auto start = board.grid.offsetOf(printed[0].hex);
    const int most = field.width() + field.height();
    for (int away = 1; away <= most; ++away) {
        auto at = start;
        (isAcross ? at.column : at.row) += isBack ? -away : away;
        const Cell to = field.cellOf(board.toMap(board.grid.hexAt(at)));
        if (to != mapsets::noCell && field.isOnMap(to)) return to;
    }
    return from;
}

Cell stepped(const Battlefield& field, Cell from, CursorWay way, int count) {
    for (int i = 0; i < count; ++i) {
        const Cell next = stepped(field, from, way);
        if (next == from) break;
        from = next;
    }
    return from;
}

Cell steppedToEdge(const Battlefield& field, Cell from, CursorWay way) {
    return stepped(field, from, way, field.width() + field.height());
}

std::optional<model::Direction> turnedAim(std::optional<model::Direction> aim, int by) {
    constexpr int places = 7;  // the middle and six hexsides
    const int now = aim ? 1 + static_cast<int>(*aim) : 0;
    const int next = ((now + by) % places + places) % places;
    if (next == 0) return std::nullopt;
    return static_cast<model::Direction>(next - 1);
}

}  // namespace cota::session
