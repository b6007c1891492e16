#include "mapsets/look/table/table_layout.h"

#include <algorithm>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/table/marker_places.h"
#include "mapsets/look/table/table_middle.h"

namespace cota::look {

namespace {

using picture::Box;

constexpr double largestScale = 0.46, leastScale = 0.05, scaleStep = 0.01;
constexpr double blockGap = 4;     // between seats, and between groups
constexpr double seatEdge = 3;     // from the edge of a seat
constexpr double laneStrip = 5.5;  // for the name of a lane
constexpr double namePoints = 9, detailPoints = 7;
constexpr double mostCaption = 62;
constexpr int mostInFan = 40;

Box movedBox(const Box& box, double right, double down) {
    return {box.left + right, box.top + down, box.right + right, box.bottom + down};
}

void move(LaidCard& card, double right, double down) {
    card.box = movedBox(card.box, right, down);
    card.visible = movedBox(card.visible, right, down);
}

/// A group or pile that knows its size, with its upper left corner at 0,0.
template <class Block>
void moveBlock(Block& block, double right, double down) {
    block.box = movedBox(block.box, right, down);
    block.caption = movedBox(block.caption, right, down);
    for (auto& card : block.cards) move(card, right, down);
}

class Layouter {
  public:
    Layouter(const TableOrder& order, const TableNames& names, double scale)
        : order_(order), names_(names), scale_(scale) {}

    /// What a seat has before it, in a panel of this width, with its upper left corner at 0,0.
    LaidSeat seat(const model::Seat& seat, double width) {
        LaidSeat laid;
        laid.seat = &seat;
        Flow flow{seatEdge, width - seatEdge, TableLayout::headerHeight + 1};
        addLanes(seat, flow, laid);
        for (const auto& space : names_.tableau().spaces)
            if (space.seat == seat.id && (!hasGroups(space) || !space.cards.empty()))
                addBlock(cardsOf(space, hasGroups(space) ? 1 : handShare), flow, laid.others);
        laid.box = {0, 0, width, flow.top + flow.lineHeight + seatEdge};
        return laid;
    }

    std::vector<LaidCards> common(double& width, double& height) {
        std::vector<LaidCards> all;
        Flow flow{0, 1e9, 0};
        for (const auto& space : names_.tableau().spaces)
            if (space.seat.empty()) addBlock(cardsOf(space, handShare), flow, all);
        width = flow.across;
        height = flow.lineHeight;
        return all;
    }

  private:
    static constexpr double handShare = 0.8;  // of the size of cards in groups

    struct Flow {
        double left, right, top;
        double across = left, lineHeight = 0;
        void newLine() {
            if (lineHeight > 0) top += lineHeight + blockGap * 0.75;
            across = left;
            lineHeight = 0;
        }
    };

    bool hasGroups(const model::TableauSpace& space) const {
        for (const auto& kind : names_.rules().spaces)
            if (kind.id == space.kind) return kind.hasGroups;
        return !space.groups.empty();
    }
    bool isPile(const model::TableauSpace& space) const {
        for (const auto& kind : names_.rules().spaces)
            if (kind.id == space.kind)
                return kind.isOrdered || kind.seen == model::Visibility::top ||
                       kind.seen == model::Visibility::none;
        return false;
    }

    template <class Block>
    void addBlock(Block block, Flow& flow, std::vector<Block>& into) {
        if (flow.across > flow.left && flow.across + block.box.width() > flow.right) flow.newLine();
        moveBlock(block, flow.across, flow.top);
        flow.across += block.box.width() + blockGap;
        flow.lineHeight = std::max(flow.lineHeight, block.box.height());
        into.push_back(std::move(block));
    }

    std::size_t laneOf(const model::CardGroup& group) const {
        const auto kind = order_.kinds.find(group.id.text);
        const auto& lanes = order_.cards.faces().lanes;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const bool isKind =
                lanes[i].kind.empty() || (kind != order_.kinds.end() && kind->second == lanes[i].kind);
            if (isKind && (lanes[i].side.empty() || lanes[i].side == group.side.text)) return i;
        }
        return lanes.size();
    }

    void addLanes(const model::Seat& seat, Flow& flow, LaidSeat& laid) {
        const auto& lanes = order_.cards.faces().lanes;
        for (std::size_t lane = 0; lane <= lanes.size(); ++lane) {
            std::vector<LaidGroup> groups;
            double width = laneStrip;
            for (const auto& space : names_.tableau().spaces)
                if (space.seat == seat.id)
                    for (const auto& group : space.groups)
                        if (laneOf(group) == lane) {
                            groups.push_back(fanOf(group));
                            width += groups.back().box.width() + blockGap;
                        }
            if (groups.empty()) continue;
            if (flow.across > flow.left && flow.across + width - blockGap > flow.right) flow.newLine();
            const double before = flow.top;
            laid.lanes.push_back(
                {lane < lanes.size() ? lanes[lane].name.in(names_.language()) : std::string(), {}});
            auto& strip = laid.lanes.back().box;
            strip = {flow.across, flow.top + 0.5, flow.across + laneStrip - 1.2, flow.top};
            flow.across += laneStrip;
            Flow own{flow.across, flow.right, flow.top};
            for (auto& group : groups) addBlock(std::move(group), own, laid.groups);
            flow.across = own.top > before ? flow.right : own.across;
            flow.lineHeight = std::max(flow.lineHeight, own.top + own.lineHeight - flow.top);
            strip.bottom = own.top + own.lineHeight;
        }
    }

    double widthOf(const std::string& words, double points, bool isBold = false) const {
        return words.empty() ? 0 : picture::sizeOf(words, tableFont(points, isBold)).width;
    }

    LaidCard cardOf(const model::PlacedCard& card, double scale) const {
        LaidCard laid;
        laid.card = &card;
        laid.type = names_.typeOf(card.type);
        laid.scale = scale;
        laid.isTurned = card.turned;
        laid.isBack = card.faceDown || laid.type == nullptr;
        const auto area = order_.cards.area();
        const double across = scale * (card.turned ? area.height() : area.width());
        const double down = scale * (card.turned ? area.width() : area.height());
        laid.box = {0, 0, across, down};
        return laid;
    }

    /// How much of a card is left visible by the next one, as a share of its width.
    double shareOf(const LaidCard& card) const {
        constexpr double ofEnds = 0.45, ofWhole = 0.7, ofBack = 0.16, ofTurned = 0.34;
        if (card.isBack) return ofBack;
        if (card.isTurned) return ofTurned;
        return order_.cards.hasEnds(*card.type) ? ofEnds : ofWhole;
    }

    /// Lays cards from `left` on, each under the next one; returns where they end.
    double layFan(std::vector<LaidCard>& cards, double left, double top, double height) const {
        double across = left, end = left;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            auto& card = cards[i];
            move(card, across, top + (height - card.box.height()) / 2);
            card.visible = card.box;
            end = std::max(end, card.box.right);
            const double step = shareOf(card) * card.box.width();
            if (i + 1 < cards.size()) card.visible.right = card.box.left + step;
            across += step;
        }
        return end;
    }

    LaidGroup fanOf(const model::CardGroup& group) const {
        LaidGroup laid;
        laid.group = &group;
        laid.name = names_.group(group);
        laid.details = detailsOf(group);
        std::vector<LaidCard> covered, above;
        for (const auto& card : group.cards)
            for (int i = 0; i < std::min(card.count, mostInFan); ++i) {
                auto one = cardOf(card, scale_);
                const bool isOnTop =
                    one.type != nullptr && !order_.cards.faces().onTop.all.empty() &&
                    holds(order_.cards.faces().onTop, order_.cards.subjectOf(*one.type, card.end));
                (isOnTop ? above : covered).push_back(std::move(one));
            }
        covered.insert(covered.end(), above.begin(), above.end());
        const double height = scale_ * order_.cards.area().height();
        const double top = TableLayout::captionHeight;
        double end = layFan(covered, 0, top, height);
        constexpr double attachedShare = 0.8, gap = 1.5;
        std::vector<LaidCard> attached;
        for (const auto& card : group.attached) attached.push_back(cardOf(card, scale_ * attachedShare));
        if (!attached.empty()) end = layFan(attached, end + gap, top, height);
        laid.cards = std::move(covered);
        laid.cards.insert(laid.cards.end(), attached.begin(), attached.end());
        constexpr double mark = 4;  // of the side, before the name
        const double words =
            std::max(widthOf(laid.name, namePoints, true) + mark, widthOf(laid.details, detailPoints));
        const double width = std::max(end, std::min(words, mostCaption));
        laid.box = {0, 0, width, top + height};
        laid.caption = {0, 0, width, top - 1};
        return laid;
    }

    std::string detailsOf(const model::CardGroup& group) const {
        std::string marks;
        const auto add = [&](const std::string& text) { marks = joinedByDots({marks, text}); };
        for (const auto& marker : group.markers) add(names_.marker(marker));
        for (const auto& relation : names_.tableau().relations) {
            const auto* kind = [&]() -> const mapsets::RelationKind* {
                for (const auto& one : names_.rules().relations)
                    if (one.id == relation.kind) return &one;
                return nullptr;
            }();
            const auto name = kind != nullptr ? kind->name.in(names_.language()) : relation.kind;
            if (relation.from == group.id) add(name + " " + names_.group(relation.to));
        }
        for (const auto& card : group.attached) {
            auto text = card.type.empty() ? std::string() : names_.card(card);
            if (!text.empty() && !card.by.empty()) text += " (" + names_.seat(card.by) + ")";
            add(text);
        }
        add(names_.values(names_.rules().groupAttributes, group.attributes));
        return marks;
    }

    LaidCards cardsOf(const model::TableauSpace& space, double share) const {
        LaidCards laid;
        laid.space = &space;
        laid.name = names_.space(space);
        laid.isPile = isPile(space);
        const double scale = scale_ * share;
        for (const auto& card : space.cards) laid.count += card.count;
        std::vector<LaidCard> cards;
        for (const auto& card : space.cards)
            for (int i = 0; i < card.count && static_cast<int>(cards.size()) < (laid.isPile ? 1 : mostInFan);
                 ++i)
                cards.push_back(cardOf(card, scale));
        const double height = scale * order_.cards.area().height(), top = TableLayout::captionHeight;
        double end = layFan(cards, 0, top, height);
        end = std::max(end, scale * order_.cards.area().width());
        laid.cards = std::move(cards);
        const double width =
            std::max(end + 1, std::min(widthOf(captionOf(laid), detailPoints + 0.5, true), mostCaption));
        laid.box = {0, 0, width, top + height};
        laid.caption = {0, 0, width, top - 1};
        return laid;
    }

    const TableOrder& order_;
    const TableNames& names_;
    double scale_;
};

/// Seats in a ring: the first one below on the left, then clockwise along the top and back along the bottom.
std::vector<std::vector<std::size_t>> ringOf(std::size_t count) {
    const std::size_t above = (count + 1) / 2;
    std::vector<std::vector<std::size_t>> rows(2);
    if (count == 0) return rows;
    const bool hasBelow = count > above;
    for (std::size_t i = 0; i < above; ++i) rows[0].push_back(hasBelow ? i + 1 : i);
    if (hasBelow) rows[1].push_back(0);
    for (std::size_t seat = count; hasBelow && seat-- > above + 1;) rows[1].push_back(seat);
    return rows;
}

void moveSeat(LaidSeat& seat, double right, double down) {
    seat.box = movedBox(seat.box, right, down);
    for (auto& lane : seat.lanes) lane.box = movedBox(lane.box, right, down);
    for (auto& group : seat.groups) moveBlock(group, right, down);
    for (auto& other : seat.others) moveBlock(other, right, down);
}

/// With cards of a given size; `fits` says whether the sheet is high enough.
TableLayout laidWith(const TableOrder& order, const TableNames& names, double scale, bool& fits) {
    constexpr double leastCentre = 34;
    TableLayout layout;
    layout.unit = order.paper.width / TableLayout::width;
    layout.height = order.paper.height / layout.unit;
    layout.cardScale = scale;
    Layouter layouter(order, names, scale);
    const auto& seats = names.tableau().seats;
    const double width = TableLayout::width - 2 * TableLayout::margin;
    double commonWidth = 0, centreHeight = 0;
    layout.common = layouter.common(commonWidth, centreHeight);
    centreHeight = std::max(centreHeight, leastCentre);
    std::vector<std::vector<LaidSeat>> rows;
    std::vector<double> heights;
    for (const auto& row : ringOf(seats.size())) {
        rows.emplace_back();
        heights.push_back(0);
        const auto count = static_cast<double>(row.size());
        for (const auto seat : row) {
            rows.back().push_back(layouter.seat(seats[seat], (width - (count - 1) * blockGap) / count));
            heights.back() = std::max(heights.back(), rows.back().back().box.height());
        }
    }
    const double top = TableLayout::margin + TableLayout::titleHeight;
    const double room = layout.height - top - TableLayout::margin;
    const double used = heights[0] + heights[1] + centreHeight + 2 * blockGap;
    fits = used <= room;
    // Both rows of seats and the middle share the height that is left.
    const double more = std::max(0.0, room - used) / 3;
    double down = top;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        double across = TableLayout::margin;
        const double tall = heights[row] > 0 ? heights[row] + more : 0;
        for (auto& seat : rows[row]) {
            moveSeat(seat, across, down);
            seat.box.bottom = down + tall;
            across = seat.box.right + blockGap;
            layout.seats.push_back(std::move(seat));
        }
        down += tall + blockGap;
        if (row == 0) {
            layout.centre = {TableLayout::margin, down, TableLayout::margin + width,
                             down + centreHeight + more};
            for (auto& one : layout.common) moveBlock(one, TableLayout::margin + seatEdge, down + more / 2);
            down = layout.centre.bottom + blockGap;
        }
    }
    layout.commonEnd = TableLayout::margin + seatEdge + commonWidth;
    return layout;
}

}  // namespace

const LaidGroup* TableLayout::group(const model::CardGroupId& id) const {
    for (const auto& seat : seats)
        for (const auto& one : seat.groups)
            if (one.group->id == id) return &one;
    return nullptr;
}

picture::Font tableFont(double points, bool isBold) {
    picture::Font font;
    font.family = "Roboto Condensed";
    font.points = points;
    font.bold = isBold;
    return font;
}

std::string captionOf(const LaidCards& cards) { return cards.name + " · " + std::to_string(cards.count); }

TableLayout layOutTable(const TableOrder& order) {
    const TableNames names(order.cards, order.document);
    bool fits = false;
    auto layout = laidWith(order, names, leastScale, fits);
    // From large to small; a smaller card may be the worse fit only where a line breaks otherwise.
    for (double scale = largestScale; scale > leastScale; scale -= scaleStep) {
        auto larger = laidWith(order, names, scale, fits);
        if (!fits) continue;
        layout = std::move(larger);
        break;
    }
    constexpr double besidePiles = 6;
    auto middle = layout.centre;
    middle.left = layout.commonEnd + besidePiles;
    layout.middle = layOutMiddle(names, middle);
    layMarkers(layout);
    return layout;
}

}  // namespace cota::look
