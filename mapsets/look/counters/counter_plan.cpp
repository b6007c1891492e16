#include "mapsets/look/counters/counter_plan.h"

#include <algorithm>
#include <stdexcept>

namespace cota::look {

namespace {

constexpr double tickedGap = 5, markerGap = 0.6;  // besides the bleed of both; the first has room for ticks
constexpr double slack = 1e-9;  // of sums of sizes, in millimetres: no counter is that small

class Planner {
  public:
    /// `gap` lies between blocks, besides the bleed of both.
    Planner(const std::vector<CounterBlock>& blocks, const CounterPaper& paper, double gap)
        : blocks_(blocks), paper_(paper), blockGap_(gap) {}

    std::vector<CounterSheetPlan> plan() {
        for (const auto i : order())
            if (!blocks_[i].pieces.empty()) place(i);
        return std::move(sheets_);
    }

  private:
    /// Counters of one kind of ground touch where room is short.
    bool isClose() const { return blockGap_ < tickedGap; }
    static bool areAlike(const CounterBlock& one, const CounterBlock& other) {
        return one.frontGround == other.frontGround && one.backGround == other.backGround &&
               one.extent == other.extent;
    }
    std::vector<std::size_t> order() const {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            const auto isLike = [&](std::size_t one) { return areAlike(blocks_[one], blocks_[i]); };
            const auto after =
                isClose() ? std::find_if(all.rbegin(), all.rend(), isLike).base() : all.begin();
            all.insert(after == all.begin() ? all.end() : after, i);
        }
        return all;
    }

    double bottom() const { return paper_.size.height - paper_.foot - paper_.bleed; }

    void place(std::size_t which) {
        const auto& block = blocks_[which];
        const auto columns = columnsIn(rowWidthOn(paper_), block.extent);
        if (columns == 0 || block.extent.height > bottom() - paper_.head - paper_.bleed)
            throw std::invalid_argument("a counter is larger than the paper");
        const auto rows = (block.pieces.size() + columns - 1) / columns;
        const double left = (paper_.size.width - static_cast<double>(columns) * block.extent.width) / 2;
        bool isOpen = false;
        for (std::size_t row = 0; row < rows; ++row) {
            const auto first = row * columns;
            const auto count = std::min(columns, block.pieces.size() - first);
            if (!isOpen || down_ + block.extent.height > bottom() + slack) startRun(block, isOpen);
            isOpen = true;
            addRow(which, first, count, left);
        }
    }

    /// Room below what is there, or a new sheet.
    void startRun(const CounterBlock& block, bool isSame) {
        const bool isFirst = sheets_.empty() || isSame;
        const bool touches =
            isFirst || (isClose() && areAlike(blocks_[sheets_.back().runs.back().block], block));
        const double gap = touches ? 0 : 2 * paper_.bleed + (isMarkers(block) ? markerGap : blockGap_);
        if (isFirst || down_ + gap + block.extent.height > bottom() + slack) {
            sheets_.emplace_back();
            down_ = paper_.head + paper_.bleed;
            row_ = 0;
        } else {
            down_ += gap;
        }
    }
    bool isMarkers(const CounterBlock& block) const {
        return block.pieces.front().kind == CounterPiece::Kind::marker && !sheets_.empty() &&
               !sheets_.back().runs.empty() &&
               blocks_[sheets_.back().runs.back().block].pieces.front().kind == CounterPiece::Kind::marker;
    }

    void addRow(std::size_t which, std::size_t first, std::size_t count, double left) {
        const auto& extent = blocks_[which].extent;
        auto& sheet = sheets_.back();
        const picture::Box row{left, down_, left + static_cast<double>(count) * extent.width,
                               down_ + extent.height};
        // A shorter last row is a run of its own: the ground ends where the counters end.
        auto* run = sheet.runs.empty() ? nullptr : &sheet.runs.back();
        const bool joins = run != nullptr && run->block == which && run->box.right == row.right &&
                           run->box.bottom == row.top;
        if (joins)
            run->box.bottom = row.bottom;
        else
            sheet.runs.push_back({which, row});
        for (std::size_t i = 0; i < count; ++i) {
            const double from = left + static_cast<double>(i) * extent.width;
            sheet.cells.push_back({which,
                                   first + i,
                                   row_,
                                   static_cast<int>(i),
                                   {from, down_, from + extent.width, row.bottom}});
        }
        down_ = row.bottom;
        ++row_;
    }

    const std::vector<CounterBlock>& blocks_;
    const CounterPaper& paper_;
    double blockGap_;
    std::vector<CounterSheetPlan> sheets_;
    double down_ = 0;
    int row_ = 0;
};

}  // namespace

double rowWidthOn(const CounterPaper& paper) {
    return paper.size.width - 2 * (paper.margin > paper.bleed ? paper.margin : paper.bleed);
}

std::vector<CounterSheetPlan> planSheets(const std::vector<CounterBlock>& blocks, const CounterPaper& paper) {
    auto usual = Planner(blocks, paper, tickedGap).plan();
    // A last sheet with a row or two costs paper, card and a turn of the printer: the gaps close before that.
    auto close = Planner(blocks, paper, markerGap).plan();
    return close.size() < usual.size() ? close : usual;
}

picture::Box onBack(const picture::Box& front, const CounterPaper& paper, DuplexAxis axis,
                    picture::Point offset) {
    if (axis == DuplexAxis::upright) {
        const double across = offset.x, down = -offset.y;
        return {paper.size.width - front.right + across, front.top + down,
                paper.size.width - front.left + across, front.bottom + down};
    }
    const double across = -offset.x, down = offset.y;
    return {front.left + across, paper.size.height - front.bottom + down, front.right + across,
            paper.size.height - front.top + down};
}

}  // namespace cota::look
