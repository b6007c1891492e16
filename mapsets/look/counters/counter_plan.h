#pragma once
// Where counters lie on paper. Counters of a block touch; between blocks, and between rows of another ground,
// is room for the bleed of both. The back of a sheet is the front mirrored, so that the sides meet.

#include <cstddef>
#include <vector>

#include "formats/model/geometry/hex_layout.h"
#include "formats/picture/curve.h"
#include "mapsets/look/counters/counter_pieces.h"

namespace cota::look {

/// What the paper is turned about for the backs.
enum class DuplexAxis {
    upright,  // the long edge of an upright page
    level     // the short edge of an upright page
};

struct CounterCell {
    std::size_t block = 0, piece = 0;
    int row = 0, column = 0;  // on the sheet, from 0; of the front
    picture::Box box;         // as cut
};

/// Rows of one ground that touch.
struct CounterRun {
    std::size_t block = 0;
    picture::Box box;  // all its cells, as cut
};

struct CounterSheetPlan {
    std::vector<CounterCell> cells;
    std::vector<CounterRun> runs;
};

struct CounterPaper {
    model::MapSize size{210, 297};
    double margin = 12, head = 18, foot = 14;  // millimetres that stay free of counters
    double bleed = 2;
};

/// Millimetres for the counters of a row.
double rowWidthOn(const CounterPaper& paper);
/// The fronts. Throws std::invalid_argument if a counter does not fit on the paper.
std::vector<CounterSheetPlan> planSheets(const std::vector<CounterBlock>& blocks, const CounterPaper& paper);

/// Where a box of the front is on the back; `offset` corrects a printer whose backs lie there, seen from the
/// front, right and down, in millimetres.
picture::Box onBack(const picture::Box& front, const CounterPaper& paper, DuplexAxis axis,
                    picture::Point offset = {});

}  // namespace cota::look
