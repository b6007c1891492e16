#include "mapsets/field/board_layout.h"

#include <algorithm>
#include <limits>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/field/board_place.h"

namespace cota::mapsets {

namespace {

constexpr int margin = 2;
/// Limit of cells in the lattice; a map of a thousand by a thousand hexes has 1.5 million.
constexpr std::int64_t mostCells = 8'000'000;

}  // namespace

void BoardLayout::place(const model::Scenario& scenario, const model::Document& document) {
    const model::Assembly& assembly = scenario.assembly;
    for (const model::BoardPlacement& placement : assembly.boards) {
        const model::Subject subject{model::SubjectKind::board, placement.id.text, {}};
        const auto sameName = [&](const LaidBoard& laid) { return laid.id == placement.id.text; };
        if (std::ranges::any_of(work_.data.boards, sameName))
            work_.report(AssemblyMessage::sameBoardName, {{"board", placement.id.text}}, subject);
        const auto it = document.boards.find(placement.file);
        if (it == document.boards.end()) {
            work_.report(AssemblyMessage::boardMissing,
                         {{"board", placement.id.text}, {"file", placement.file}}, subject);
            continue;
        }
        lay(placement, *it->second, placement.id.text + assembly.separator);
    }
}

void BoardLayout::place(const model::Board& board) {
    model::BoardPlacement placement;
    placement.id = model::BoardId(board.id);
    lay(placement, board, "");
}

/// The first board decides the orientation of all hexes and which lines are low.
void BoardLayout::lay(const model::BoardPlacement& placement, const model::Board& board,
                      const std::string& prefix) {
    const model::Subject subject{model::SubjectKind::board, placement.id.text, {}};
    if (!board.grid.hasLegalSize()) {
        work_.report(AssemblyMessage::tooLarge, {{"board", placement.id.text}}, subject);
        return;
    }
    CutBoard cut = cutBoard(placement, board.grid);
    if (cut.unknown) {
        work_.report(AssemblyMessage::crop, {{"board", placement.id.text}, {"hex", *cut.unknown}}, subject);
        return;
    }
    LaidBoard& laid = cut.laid;
    laid.prefix = prefix;
    const model::OffsetCoord at{placement.column, placement.row};
    if (work_.data.boards.empty()) {
        map_ = linesOfMap(laid, at);
        work_.data.orientation = map_.orientation;
    } else if (board.grid.orientation != map_.orientation) {
        work_.report(AssemblyMessage::orientation,
                     {{"board", laid.id}, {"first", work_.data.boards.front().id}}, subject);
        return;
    } else if (!fitsLines(map_, laid, at)) {
        work_.report(AssemblyMessage::stagger, {{"board", laid.id}, {"first", work_.data.boards.front().id}},
                     subject);
    }
    putAt(laid, map_, at);
    work_.data.boards.push_back(std::move(laid));
    work_.sources.push_back(&board);
}

bool BoardLayout::makeLattice() {
    if (work_.data.boards.empty()) {
        if (work_.findings.empty()) work_.report(AssemblyMessage::noBoard, {}, {});
        return false;
    }
    constexpr int far = std::numeric_limits<int>::max() / 4;
    model::HexCoord low{far, far}, high{-far, -far};
    int lowS = far, highS = -far;
    for (std::size_t i = 0; i < work_.data.boards.size(); ++i)
        work_.eachHexOf(i, [&](model::HexCoord printed) {
            const model::HexCoord hex = work_.data.boards[i].toMap(printed);
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
        const LaidBoard& first = work_.data.boards.front();
        work_.report(AssemblyMessage::noHexes, {{"board", first.id}},
                     {model::SubjectKind::board, first.id, {}});
        return false;
    }
    // Lines of sight longer than a trace can be could not be judged, so the whole map is refused.
    if (width * height > mostCells || extent > model::maxTraceDistance) {
        const LaidBoard& farthest = farthestBoard();
        work_.report(AssemblyMessage::tooLarge, {{"board", farthest.id}},
                     {model::SubjectKind::board, farthest.id, {}});
        return false;
    }
    work_.data.originQ = low.q - margin;
    work_.data.originR = low.r - margin;
    work_.data.width = static_cast<int>(width);
    work_.data.height = static_cast<int>(height);
    work_.data.extent = static_cast<int>(extent);
    sizeArrays(static_cast<std::size_t>(width * height));
    takeHexes();
    return true;
}

void BoardLayout::sizeArrays(std::size_t cells) {
    work_.data.use.assign(cells, CellUse::off);
    work_.data.level.assign(cells, 0);
    work_.data.terrain.assign(cells, work_.mixes.codeOf({}));
    work_.data.tags.assign(cells, 0);
    work_.data.kindedSides.assign(cells, 0);
    work_.data.paths.resize(work_.catalogue.pathKinds.size());
    work_.quarters.assign(cells, 0);
    work_.parts.assign(cells, 0);
}

/// The board farthest from the first one: its position is most likely wrong.
const LaidBoard& BoardLayout::farthestBoard() const {
    const auto place = [](const LaidBoard& board) { return board.toMap(model::HexCoord{}); };
    const model::HexCoord first = place(work_.data.boards.front());
    return *std::ranges::max_element(
        work_.data.boards, {}, [&](const LaidBoard& board) { return model::distance(first, place(board)); });
}

/// Two boards may share a hex only if both cut it in half.
void BoardLayout::takeHexes() {
    Overlaps overlaps;
    for (std::size_t i = 0; i < work_.data.boards.size(); ++i) {
        const LaidBoard& laid = work_.data.boards[i];
        const bool anyHalf = laid.grid.halves != model::Halves{};
        work_.eachHexOf(i, [&](model::HexCoord printed) {
            const Cell cell = work_.cellOf(laid.toMap(printed));
            const int quarters = anyHalf ? laid.quarters(printed) : 4;
            if (work_.parts[BattlefieldWork::index(cell)] > 0) {
                if (work_.parts[BattlefieldWork::index(cell)] == 1) work_.seams.push_back(cell);
                if (work_.quarters[BattlefieldWork::index(cell)] + quarters > 4) {
                    std::size_t other = 0;
                    while (!work_.data.boards[other].keeps(
                        work_.data.boards[other].toBoard(laid.toMap(printed))))
                        ++other;
                    overlaps[{other, i}].push_back(cell);
                }
            }
            work_.quarters[BattlefieldWork::index(cell)] = static_cast<std::uint8_t>(
                std::min(work_.quarters[BattlefieldWork::index(cell)] + quarters, 4));
            if (++work_.parts[BattlefieldWork::index(cell)] == PrintedHexes::most + 1)
                work_.report(AssemblyMessage::tooManyNames, {{"most", std::to_string(PrintedHexes::most)}},
                             work_.hexSubject(cell));
        });
    }
    decideUse();
    reportOverlaps(overlaps);
}

void BoardLayout::reportOverlaps(const Overlaps& overlaps) {
    constexpr std::size_t mostNamed = 12;
    for (const auto& [pair, cells] : overlaps) {
        const std::string& first = work_.data.boards[pair.first].id;
        const std::string& second = work_.data.boards[pair.second].id;
        model::Subject subject{model::SubjectKind::board, second, {}};
        for (std::size_t i = 0; i < std::min(cells.size(), mostNamed); ++i)
            subject.hexes.push_back(work_.field.label(cells[i]));
        work_
            .report(AssemblyMessage::overlap,
                    {{"board", second}, {"first", first}, {"count", std::to_string(cells.size())}}, subject)
            .related.push_back({model::SubjectKind::board, first, {}});
    }
}

/// Half hexes that no other board completes are used as the game says.
void BoardLayout::decideUse() {
    CellUse halves = CellUse::playable;
    if (work_.catalogue.scales.halfHexes == HalfHexes::unplayable) halves = CellUse::unplayable;
    if (work_.catalogue.scales.halfHexes == HalfHexes::staging) halves = CellUse::staging;
    for (std::size_t cell = 0; cell < work_.parts.size(); ++cell) {
        if (work_.parts[cell] == 0) continue;
        work_.data.use[cell] = work_.quarters[cell] >= 4 ? CellUse::playable : halves;
        work_.data.hexes.push_back(static_cast<Cell>(cell));
    }
}

}  // namespace cota::mapsets
