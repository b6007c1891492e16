#include "mapsets/look/briefing/card_pages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "mapsets/look/briefing/card_head.h"
#include "mapsets/look/briefing/card_pen.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Mark;
using picture::Picture;
using picture::Point;

/// How the parts of a card are set; of the ways that need the fewest pages the first is taken.
struct CardWay {
    double scale = 1;     // of the running text
    double mapShare = 1;  // of the width of the page; less than 1: with the situation beside it
};

class CardPages {
  public:
    CardPages(const BriefingOrder& order, const Briefing& briefing, const Scene& scene,
              const CardCounters& counters, CardWay way)
        : order_(order),
          briefing_(briefing),
          pen_(order, scene, counters, way.scale, card_.elements),
          way_(way),
          head_(pen_, briefing, width()) {
        setBlocks();
    }

    /// Whether all of it goes on one page.
    bool fitsOnePage() {
        const auto columns = arranged(sections_, starts(), continuedHeight());
        return topOfColumns() + columns.highest() <= bottomOfColumns(true) + 0.01;
    }

    /// Without drawing the map.
    std::size_t pageCount() {
        isMeasured_ = true;
        return draw().pages.size();
    }

    BriefingCard draw() {
        beginPage();
        drawTop();
        for (bool isLast = false; !isLast;) isLast = drawColumns();
        finishPages();
        sortElements();
        return std::move(card_);
    }

  private:
    static constexpr double side = 14, headEdge = 14, footEdge = 11, gutter = 6, footHeight = 5, mapGap = 2.8,
                            trackGap = 3.4, leastColumns = 25;

    double width() const { return order_.paper.width - 2 * side; }
    double columnWidth() const { return (width() - gutter) / 2; }
    double columnLeft(std::size_t column) const {
        return side + (columnWidth() + gutter) * static_cast<double>(column);
    }
    double bottom() const { return order_.paper.height - footEdge - footHeight; }
    double bottomOfColumns(bool isLast) const {
        return bottom() - (isLast && track_.height > 0 ? track_.height + trackGap : 0);
    }
    double mapWidth() const { return width() * way_.mapShare; }
    bool isBeside() const { return way_.mapShare < 1; }
    double continuedHeight() const { return continuedPiece({}).flow.height + continuedPiece({}).flow.above; }
    CardPiece continuedPiece(const std::string& heading) const {
        return CardPen(order_, pen_.scene(), pen_.counters(), way_.scale, unused_)
            .headingPiece(heading, columnWidth(), cardInk, true);
    }

    void setBlocks() {
        setMap();
        const double text = isBeside() ? width() - mapWidth() - gutter : columnWidth();
        history_ = head_.situation(briefing_.history, text, !isBeside() || text > 60);
        std::size_t column = 0;
        if (briefing_.hasForces)
            for (const auto& one : briefing_.sides) {
                auto pieces = sidePieces(pen_, one, columnWidth());
                if (pieces.empty()) continue;
                auto& sides = sidesIn_[column % 2];
                sides.insert(sides.end(), pieces.size(), &one);
                std::ranges::move(pieces, std::back_inserter(forces_[column % 2]));
                ++column;
            }
        for (const auto& section : briefing_.sections) {
            blocks_.push_back(sectionPieces(pen_, section, columnWidth()));
            headings_.push_back(section.heading);
            sections_.push_back(flowOf(blocks_.back()));
        }
        track_ = drawBriefTrack(pen_, briefing_.turns, width());
        if (!historyFits()) moveHistory();
    }

    /// The map as large as the way says, but not so high that there is no room for anything else.
    void setMap() {
        if (!briefing_.hasMap) return;
        constexpr double mostOfPage = 0.6, beside = 0.78;
        const double most = order_.paper.height * mostOfPage;
        double height = diagramHeight(order_.laid.field(), mapWidth());
        if (height > most) {
            way_.mapShare = std::min(beside, way_.mapShare * most / height);
            height = diagramHeight(order_.laid.field(), mapWidth());
        }
        mapHeight_ = height;
    }
    bool historyFits() const { return history_.empty() || topOfColumns() < bottom() - leastColumns; }
    /// A history that leaves no room on the first page is the first section of the columns.
    void moveHistory() {
        history_.clear();
        BriefSection section;
        section.heading = std::string(head_.situationWords());
        section.paragraphs.push_back({{}, {}, briefing_.history});
        blocks_.insert(blocks_.begin(), sectionPieces(pen_, section, columnWidth()));
        headings_.insert(headings_.begin(), section.heading);
        sections_.insert(sections_.begin(), flowOf(blocks_.front()));
    }

    // --- The first page, down to the columns.

    double historyHeight() const {
        const auto flow = flowOf(history_);
        if (isBeside()) return flowHeight(flow);
        const auto half = halved(flow);
        return std::max(flowHeight(FlowPieces(flow).first(half)), flowHeight(FlowPieces(flow).subspan(half)));
    }
    double situationHeight() const { return history_.empty() ? 0 : head_.situationHead() + historyHeight(); }
    double topOfColumns() const {
        const double top = headEdge + head_.height();
        if (isBeside()) return top + std::max(situationHeight(), mapHeight_ + mapGap) + mapGap;
        return top + situationHeight() + (mapHeight_ > 0 ? mapHeight_ + mapGap * 2 : 0);
    }
    std::array<double, 2> starts() const {
        return {flowHeight(flowOf(forces_[0])), flowHeight(flowOf(forces_[1]))};
    }

    void drawTop() {
        double y = headEdge;
        head_.draw(
            [&](int element, std::vector<Mark> marks, Point at) { add(element, std::move(marks), at); },
            {side, y});
        y += head_.height();
        if (!history_.empty()) {
            const double left = isBeside() ? side + mapWidth() + gutter : side;
            add(pen_.element("H2"),
                head_.situationHeading(isBeside() ? width() - mapWidth() - gutter : width()), {left, y});
            drawHistory({left, y + head_.situationHead()});
        }
        if (mapHeight_ <= 0) return;
        const Point at = isBeside() ? Point{side, y + mapGap} : Point{side, y + situationHeight() + mapGap};
        add(pen_.element("Figure", briefing_.boards),
            isMeasured_ ? std::vector<Mark>() : drawDiagram(pen_, briefing_, mapWidth()), at, true);
    }
    void drawHistory(Point at) {
        const auto flow = flowOf(history_);
        const std::size_t half = isBeside() ? history_.size() : halved(flow);
        for (std::size_t column = 0; column < 2; ++column) {
            double y = at.y;
            const std::size_t from = column == 0 ? 0 : half, to = column == 0 ? half : history_.size();
            for (std::size_t i = from; i < to; ++i) {
                add(history_[i].element, history_[i].marks, {isBeside() ? at.x : columnLeft(column), y});
                y += flow[i].height;
            }
        }
    }

    // --- Columns.

    /// Draws what a page holds of forces and sections; whether that was all.
    bool drawColumns() {
        const double top = top_ > 0 ? top_ : topOfColumns();
        top_ = 0;
        std::array<double, 2> used{};
        bool isAllForces = true;
        for (std::size_t column = 0; column < 2; ++column) {
            auto& pieces = forces_[column];
            auto& drawn = forcesDrawn_[column];
            const auto flow = flowOf(pieces);
            const bool isRest =
                drawn > 0 && drawn < pieces.size() && sidesIn_[column][drawn] == sidesIn_[column][drawn - 1];
            const auto rest = FlowPieces(flow).subspan(drawn);
            std::size_t fits = fitting(rest, bottom() - top - (isRest ? continuedHeight() : 0));
            // What no page can hold is drawn where it begins.
            if (fits == 0 && isFreshPage_) fits = rest.size();
            if (isRest && fits > 0) used[column] = drawRestOf(*sidesIn_[column][drawn], column, top);
            used[column] = drawPieces(std::span(pieces).subspan(drawn, fits), column, top, used[column]);
            drawn += fits;
            isAllForces = isAllForces && drawn == pieces.size();
        }
        if (isAllForces && drawSections(top, used)) return true;
        beginPage();
        return false;
    }

    /// The heading of a side over its groups that had no room on an earlier page.
    double drawRestOf(const BriefSide& side, std::size_t column, double top) {
        const auto heading = pen_.headingPiece(side.name, columnWidth(), pen_.ofSide(side.id), true);
        return drawPieces({&heading, 1}, column, top);
    }

    double drawPieces(std::span<const CardPiece> pieces, std::size_t column, double top, double used = 0) {
        for (const auto& piece : pieces) {
            if (used > 0) used += piece.flow.above;
            add(piece.element, piece.marks, {columnLeft(column), top + used});
            used += piece.flow.height;
        }
        return used;
    }

    /// All of what is left if it fits above the track; else as much as the page holds.
    bool drawSections(double top, std::array<double, 2> used) {
        std::vector<std::vector<FlowPiece>> rest(sections_.begin() + static_cast<std::ptrdiff_t>(next_),
                                                 sections_.end());
        if (!rest.empty())
            rest.front().erase(rest.front().begin(),
                               rest.front().begin() + static_cast<std::ptrdiff_t>(nextPiece_));
        const double continued = continuedHeight();
        auto columns = arranged(rest, used, continued);
        const bool isLast =
            top + columns.highest() + (nextPiece_ > 0 ? continued : 0) <= bottomOfColumns(true) + 0.01;
        if (!isLast) {
            rest.assign(sections_.begin() + static_cast<std::ptrdiff_t>(next_), sections_.end());
            columns = filled(rest, used, bottom() - top, continued, nextPiece_);
        }
        const std::size_t first = next_, skipped = isLast ? nextPiece_ : 0;
        for (std::size_t column = 0; column < 2; ++column) {
            double y = used[column];
            for (const auto& run : columns.runs[column]) {
                const std::size_t section = first + run.section;
                const std::size_t before = run.section == 0 ? skipped : 0;
                const std::size_t from = run.from + before, to = run.to + before;
                if (from > 0) {
                    auto heading = continuedPiece(headings_[section]);
                    heading.element = pen_.element("H2");
                    y = drawPieces({&heading, 1}, column, top, y);
                }
                y = drawPieces(std::span(blocks_[section]).subspan(from, to - from), column, top, y);
                next_ = std::max(next_, to == blocks_[section].size() ? section + 1 : section);
                nextPiece_ = to == blocks_[section].size() ? 0 : to;
            }
        }
        if (!isLast && next_ < blocks_.size()) return false;
        // Without room for the track under the columns it has a page of its own.
        const bool isAlone = isFreshPage_ && used[0] <= 0 && used[1] <= 0 && rest.empty();
        if (isLast || isAlone) return true;
        nextPiece_ = 0;
        return false;
    }

    // --- Pages.

    void beginPage() {
        Picture page;
        page.size = order_.paper;
        page.paper = order_.look.symbol("page").colour("paper");
        page.title = briefing_.title;
        card_.pages.push_back(std::move(page));
        card_.elementOfLayer.emplace_back();
        isFreshPage_ = card_.pages.size() > 1;
        if (!isFreshPage_) return;
        add(CardPiece::noElement, head_.runningHead(), {side, headEdge});
        top_ = headEdge + head_.runningHeight();
    }

    void add(int element, std::vector<Mark> marks, Point at, bool isMap = false) {
        auto& page = card_.pages.back();
        page.layers.push_back({isMap ? "card-map" : "card-words", placed(std::move(marks), {.to = at})});
        card_.elementOfLayer.back().push_back(element);
    }

    /// The elements in the order of the pages.
    void sortElements() {
        std::vector<int> places(card_.elements.size(), -1);
        std::vector<CardElement> sorted;
        for (auto& page : card_.elementOfLayer)
            for (auto& element : page) {
                if (element < 0) continue;
                auto& place = places[static_cast<std::size_t>(element)];
                if (place < 0) {
                    place = static_cast<int>(sorted.size());
                    sorted.push_back(card_.elements[static_cast<std::size_t>(element)]);
                }
                element = place;
            }
        card_.elements = std::move(sorted);
    }

    void finishPages() {
        if (track_.height > 0) add(track_.element, track_.marks, {side, bottom() - track_.height});
        for (std::size_t i = 0; i < card_.pages.size(); ++i) {
            auto& page = card_.pages[i];
            page.layers.push_back(
                {"card-words", placed(head_.foot(i + 1, card_.pages.size()),
                                      {.to = {side, order_.paper.height - footEdge - footHeight + 1.6}})});
            card_.elementOfLayer[i].push_back(CardPiece::noElement);
        }
    }

    const BriefingOrder& order_;
    const Briefing& briefing_;
    BriefingCard card_;
    CardPen pen_;
    CardWay way_;
    CardHead head_;
    CardPieces history_;
    std::array<CardPieces, 2> forces_;
    std::array<std::vector<const BriefSide*>, 2> sidesIn_;  // of each piece
    std::array<std::size_t, 2> forcesDrawn_{};
    std::vector<CardPieces> blocks_;
    std::vector<std::string> headings_;
    std::vector<std::vector<FlowPiece>> sections_;
    DrawnTrack track_;
    double mapHeight_ = 0, top_ = 0;
    std::size_t next_ = 0, nextPiece_ = 0;  // of the sections
    bool isFreshPage_ = false, isMeasured_ = false;
    mutable std::vector<CardElement> unused_;
};

}  // namespace

BriefingCard setCard(const BriefingOrder& order, const Briefing& briefing, const Scene& scene,
                     const CardCounters& counters) {
    constexpr double small = 0.935, wide = 0.78, middle = 0.72, narrow = 0.66, narrowest = 0.55;
    constexpr std::array ways{
        CardWay{1, 1},      CardWay{small, 1},      CardWay{1, wide},         CardWay{1, middle},
        CardWay{1, narrow}, CardWay{small, narrow}, CardWay{small, narrowest}};
    for (const auto& way : ways) {
        CardPages pages(order, briefing, scene, counters, way);
        if (pages.fitsOnePage()) return pages.draw();
    }
    const auto pagesOf = [&](const CardWay& way) {
        return CardPages(order, briefing, scene, counters, way).pageCount();
    };
    return CardPages(order, briefing, scene, counters, *std::ranges::min_element(ways, {}, pagesOf)).draw();
}

}  // namespace cota::look
