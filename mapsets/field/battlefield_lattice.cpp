// Placing the boards: the position of each, the dense lattice under all of them, and seam hexes.

#include <algorithm>
#include <limits>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

namespace {

constexpr int margin = 2;
/// Limit of cells in the lattice; a map of a thousand by a thousand hexes has 1.5 million.
constexpr std::int64_t mostCells = 8'000'000;

}  // namespace

void BattlefieldBuilder::layBoards(const model::Scenario& scenario, const model::Document& document) {
    const model::Assembly& assembly = scenario.assembly;
    model::Grid map;
    for (const model::BoardPlacement& placement : assembly.boards) {
        const model::Subject subject{model::SubjectKind::board, placement.id.text, {}};
        const auto sameName = [&](const LaidBoard& laid) { return laid.id == placement.id.text; };
        if (std::ranges::any_of(field_.boards_, sameName))
            report(AssemblyMessage::sameBoardName, {{"board", placement.id.text}}, subject);
        const auto it = document.boards.find(placement.file);
        if (it == document.boards.end()) {
            report(AssemblyMessage::boardMissing, {{"board", placement.id.text}, {"file", placement.file}},
                   subject);
            continue;
        }
        lay(placement, *it->second, placement.id.text + assembly.separator, map);
    }
}

/// The first board decides the orientation of all hexes and which lines are low.
bool BattlefieldBuilder::lay(const model::BoardPlacement& placement, const model::Board& board,
                             const std::string& prefix, model::Grid& map) {
    const model::Subject subject{model::SubjectKind::board, placement.id.text, {}};
    if (!board.grid.hasLegalSize()) {
        report(AssemblyMessage::tooLarge, {{"board", placement.id.text}}, subject);
        return false;
    }
    LaidBoard laid;
    laid.id = placement.id.text;
    laid.prefix = prefix;
    laid.grid = board.grid;
    laid.turned = placement.turned;
    const int extra = board.grid.longHigh ? 1 : 0;
    laid.kept = {0, board.grid.columns - 1 + (board.grid.isFlat() ? 0 : extra), 0,
                 board.grid.rows - 1 + (board.grid.isFlat() ? extra : 0)};
    if (placement.crop && !cropTo(placement, laid)) return false;

    const UpperLeft corner = upperLeftOf(laid.grid, laid.kept, laid.turned);
    const int line = laid.grid.isFlat() ? placement.column : placement.row;
    if (field_.boards_.empty()) {
        map.orientation = board.grid.orientation;
        map.stagger = model::Stagger::oddLow;
        if (map.isLowLine(line) != corner.low) map.stagger = model::Stagger::evenLow;
        field_.orientation_ = map.orientation;
    } else if (board.grid.orientation != map.orientation) {
        report(AssemblyMessage::orientation, {{"board", laid.id}, {"first", field_.boards_.front().id}},
               subject);
        return false;
    } else if (map.isLowLine(line) != corner.low) {
        report(AssemblyMessage::stagger, {{"board", laid.id}, {"first", field_.boards_.front().id}}, subject);
    }
    const model::HexCoord place = map.hexAt(model::OffsetCoord{placement.column, placement.row});
    laid.shift = laid.turned ? place + corner.printed : place - corner.printed;
    field_.boards_.push_back(std::move(laid));
    sources_.push_back(&board);
    return true;
}

bool BattlefieldBuilder::cropTo(const model::BoardPlacement& placement, LaidBoard& laid) {
    const auto from = laid.grid.hexOf(placement.crop->from);
    const auto to = laid.grid.hexOf(placement.crop->to);
    if (!from || !to) {
        report(AssemblyMessage::crop,
               {{"board", laid.id}, {"hex", !from ? placement.crop->from : placement.crop->to}},
               {model::SubjectKind::board, laid.id, {}});
        return false;
    }
    const model::OffsetCoord a = laid.grid.offsetOf(*from);
    const model::OffsetCoord b = laid.grid.offsetOf(*to);
    laid.kept = {std::min(a.column, b.column), std::max(a.column, b.column), std::min(a.row, b.row),
                 std::max(a.row, b.row)};
    return true;
}

bool BattlefieldBuilder::makeLattice() {
    if (field_.boards_.empty()) {
        if (findings_.empty()) report(AssemblyMessage::noBoard, {}, {});
        return false;
    }
    constexpr int far = std::numeric_limits<int>::max() / 4;
    model::HexCoord low{far, far}, high{-far, -far};
    int lowS = far, highS = -far;
    for (std::size_t i = 0; i < field_.boards_.size(); ++i)
        eachHexOf(i, [&](model::HexCoord printed) {
            const model::HexCoord hex = field_.boards_[i].toMap(printed);
            low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
            high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
            lowS = std::min(lowS, hex.q + hex.r);
            highS = std::max(highS, hex.q + hex.r);
        });
    const std::int64_t width = std::int64_t{high.q} - low.q + 1 + 2 * margin;
    const std::int64_t height = std::int64_t{high.r} - low.r + 1 + 2 * margin;
    // The largest differences of two hexes in q, r and q + r: the greatest is an upper bound of their
    // distance.
    const std::int64_t extent =
        std::max({std::int64_t{high.q} - low.q, std::int64_t{high.r} - low.r, std::int64_t{highS} - lowS});
    if (low.q == far) {
        const LaidBoard& first = field_.boards_.front();
        report(AssemblyMessage::noHexes, {{"board", first.id}}, {model::SubjectKind::board, first.id, {}});
        return false;
    }
    // Lines of sight longer than a trace can be could not be judged, so the whole map is refused.
    if (width * height > mostCells || extent > model::maxTraceDistance) {
        const LaidBoard& farthest = farthestBoard();
        report(AssemblyMessage::tooLarge, {{"board", farthest.id}},
               {model::SubjectKind::board, farthest.id, {}});
        return false;
    }
    field_.originQ_ = low.q - margin;
    field_.originR_ = low.r - margin;
    field_.width_ = static_cast<int>(width);
    field_.height_ = static_cast<int>(height);
    field_.extent_ = static_cast<int>(extent);
    const auto cells = static_cast<std::size_t>(width * height);
    field_.use_.assign(cells, CellUse::off);
    field_.level_.assign(cells, 0);
    field_.terrain_.assign(cells, mixes_.codeOf({}));
    field_.tags_.assign(cells, 0);
    field_.kindedSides_.assign(cells, 0);
    field_.paths_.resize(catalogue_.pathKinds.size());
    quarters_.assign(cells, 0);
    parts_.assign(cells, 0);
    takeHexes();
    return true;
}

/// The board farthest from the first one: its position is most likely wrong.
const LaidBoard& BattlefieldBuilder::farthestBoard() const {
    const auto place = [](const LaidBoard& board) { return board.toMap(model::HexCoord{}); };
    const model::HexCoord first = place(field_.boards_.front());
    return *std::ranges::max_element(
        field_.boards_, {}, [&](const LaidBoard& board) { return model::distance(first, place(board)); });
}

/// Two boards may share a hex only if both cut it in half.
void BattlefieldBuilder::takeHexes() {
    std::map<std::pair<std::size_t, std::size_t>, std::vector<Cell>> overlaps;
    for (std::size_t i = 0; i < field_.boards_.size(); ++i) {
        const LaidBoard& laid = field_.boards_[i];
        const bool anyHalf = laid.grid.halves != model::Halves{};
        eachHexOf(i, [&](model::HexCoord printed) {
            const Cell cell = cellOf(laid.toMap(printed));
            const int quarters = anyHalf ? laid.quarters(printed) : 4;
            if (parts_[index(cell)] > 0) {
                if (parts_[index(cell)] == 1) seams_.push_back(cell);
                if (quarters_[index(cell)] + quarters > 4) {
                    std::size_t other = 0;
                    while (!field_.boards_[other].keeps(field_.boards_[other].toBoard(laid.toMap(printed))))
                        ++other;
                    overlaps[{other, i}].push_back(cell);
                }
            }
            quarters_[index(cell)] =
                static_cast<std::uint8_t>(std::min(quarters_[index(cell)] + quarters, 4));
            if (++parts_[index(cell)] == PrintedHexes::most + 1)
                report(AssemblyMessage::tooManyNames, {{"most", std::to_string(PrintedHexes::most)}},
                       hexSubject(cell));
        });
    }
    decideUse();
    reportOverlaps(overlaps);
}

void BattlefieldBuilder::reportOverlaps(
    const std::map<std::pair<std::size_t, std::size_t>, std::vector<Cell>>& overlaps) {
    constexpr std::size_t mostNamed = 12;
    for (const auto& [pair, cells] : overlaps) {
        const std::string& first = field_.boards_[pair.first].id;
        const std::string& second = field_.boards_[pair.second].id;
        model::Subject subject{model::SubjectKind::board, second, {}};
        for (std::size_t i = 0; i < std::min(cells.size(), mostNamed); ++i)
            subject.hexes.push_back(field_.label(cells[i]));
        report(AssemblyMessage::overlap,
               {{"board", second}, {"first", first}, {"count", std::to_string(cells.size())}}, subject)
            .related.push_back({model::SubjectKind::board, first, {}});
    }
}

/// Half hexes that no other board completes are used as the game says.
void BattlefieldBuilder::decideUse() {
    CellUse halves = CellUse::playable;
    if (catalogue_.halfHexes == HalfHexes::unplayable) halves = CellUse::unplayable;
    if (catalogue_.halfHexes == HalfHexes::staging) halves = CellUse::staging;
    for (std::size_t cell = 0; cell < parts_.size(); ++cell) {
        if (parts_[cell] == 0) continue;
        field_.use_[cell] = quarters_[cell] >= 4 ? CellUse::playable : halves;
        field_.hexes_.push_back(static_cast<Cell>(cell));
    }
}

}  // namespace cota::mapsets
