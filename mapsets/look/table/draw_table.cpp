#include "mapsets/look/table/draw_table.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/table/relation_way.h"
#include "mapsets/look/table/table_middle.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Curve;
using picture::Layer;
using picture::Point;
using namespace table_inks;

struct LayerName {
    std::string_view name;
    model::LocalLiteral title;
};
constexpr std::array<LayerName, 5> tableLayers{{{"table", local("table")},
                                                {"relations", local("between groups")},
                                                {"cards", local("cards")},
                                                {"markers", local("markers")},
                                                {"names", local("names")}}};

Point boxMiddle(const Box& box) { return {(box.left + box.right) / 2, (box.top + box.bottom) / 2}; }

class TablePen {
  public:
    TablePen(const TableOrder& order, const TableLayout& layout)
        : order_(order), layout_(layout), names_(order.cards, order.document) {
        for (const auto& one : tableLayers) layers_.push_back({std::string(one.name), {}, {}});
    }

    picture::Picture draw() {
        drawGround();
        drawTitle();
        for (const auto& seat : layout_.seats) drawSeat(seat);
        for (const auto& pile : layout_.common) drawCards(pile);
        drawMiddle({names_, layer(0), layer(4)}, layout_.middle);
        drawRelations();
        picture::Picture made;
        made.size = order_.paper;
        made.paper = ground;
        made.title = titleWords();
        for (auto& one : layers_) {
            one.marks = placed(std::move(one.marks), {{}, layout_.unit, 0});
            if (!one.marks.empty()) made.layers.push_back(std::move(one));
        }
        return made;
    }

  private:
    Layer& layer(std::size_t which) { return layers_[which]; }
    Layer& names() { return layer(4); }
    model::Language language() const { return names_.language(); }

    std::string titleWords() const {
        const auto& title = names_.scenario().title;
        return title.empty() ? names_.scenario().id : title.in(language());
    }

    void drawGround() {
        addFill(layer(0).marks, Curve::rectangle({0, 0, TableLayout::width, layout_.height}), ground);
        addFill(layer(0).marks, Curve::rectangle(layout_.centre, 3), {225, 216, 195, 255});
    }

    void drawTitle() {
        constexpr double titlePoints = 17, gamePoints = 9, baseline = 6.2;
        const double room = TableLayout::width - 2 * TableLayout::margin;
        auto font = tableFont(titlePoints, true);
        const Point at{TableLayout::margin, TableLayout::margin + baseline};
        writeOnTable(names(), titleWords(), at, font, ink, room * 0.62);
        auto right = order_.cards.game().name.in(language());
        if (!order_.viewer.empty()) {
            const auto seen = model::fillTemplate(local("as {seat} sees it"),
                                                  std::vector<model::MessageValue>{{"seat", order_.viewer}});
            right = joinedByDots({seen.in(language()), right});
        }
        writeOnTable(names(), right, {TableLayout::width - TableLayout::margin, at.y}, tableFont(gamePoints),
                     quiet, room * 0.36, Across::right);
    }

    void drawSeat(const LaidSeat& seat) {
        const bool hasTurn = !names_.tableau().turn.empty() && names_.tableau().turn == seat.seat->id;
        constexpr double corner = 3;
        const auto outline = Curve::rectangle(seat.box, corner);
        addFill(layer(0).marks, outline, panel);
        addStroke(layer(0).marks, outline, hasTurn ? accent : edge, hasTurn ? 0.9 : 0.35);
        drawHeader(seat, hasTurn);
        for (const auto& lane : seat.lanes) drawLane(lane);
        for (const auto& group : seat.groups) drawGroup(group);
        for (const auto& other : seat.others) drawCards(other);
    }

    void drawHeader(const LaidSeat& seat, bool hasTurn) {
        constexpr double points = 13, smallPoints = 7.5, in = 3;
        const double baseline = seat.box.top + 6.3;
        double across = seat.box.left + in;
        const auto name = names_.seat(seat.seat->id);
        writeOnTable(names(), name, {across, baseline}, tableFont(points, true), ink, seat.box.width() * 0.4);
        across += std::min(seat.box.width() * 0.4, picture::sizeOf(name, tableFont(points, true)).width) + 3;
        const auto pill = [&](std::string_view words, picture::Colour fill) {
            const auto font = tableFont(smallPoints, true);
            const double width = picture::sizeOf(words, font).width + 4;
            addFill(layer(0).marks,
                    Curve::rectangle({across, baseline - 4, across + width, baseline + 1.1}, 2.5), fill);
            writeOnTable(names(), std::string(words), {across + width / 2, baseline - 0.5}, font, white,
                         width, Across::middle);
            across += width + 2;
        };
        if (hasTurn) pill(local("to move").in(language()), accent);
        if (!names_.tableau().start.empty() && names_.tableau().start == seat.seat->id)
            pill(local("began").in(language()), plate);
        const auto right = joinedByDots({names_.values(names_.rules().seatAttributes, seat.seat->attributes),
                                         areasOf(seat), picksOf(seat)});
        writeOnTable(names(), right, {seat.box.right - in, baseline}, tableFont(smallPoints), quiet,
                     seat.box.right - in - across - 2, Across::right);
    }

    /// The markers and values of areas in which groups lie: these have no box of their own.
    std::string areasOf(const LaidSeat& seat) const {
        std::string all;
        for (const auto& space : names_.tableau().spaces) {
            const bool hasBox =
                std::ranges::find(seat.others, &space, &LaidCards::space) != seat.others.end();
            if (space.seat != seat.seat->id || hasBox) continue;
            std::string own = names_.values(names_.rules().spaceAttributes, space.attributes);
            for (const auto& marker : space.markers) own = joinedByDots({own, names_.marker(marker)});
            if (!own.empty()) all = joinedByDots({all, names_.space(space) + ": " + own});
        }
        return all;
    }

    std::string picksOf(const LaidSeat& seat) const {
        std::string all;
        for (const auto& selection : names_.tableau().selections) {
            if (!(selection.seat == seat.seat->id)) continue;
            for (const auto& pick : selection.picks) {
                if (!all.empty()) all += ", ";
                all += names_.card({.type = pick.type});
                if (!pick.side.empty()) all += " (" + names_.side(pick.side) + ")";
            }
        }
        if (all.empty()) return all;
        return model::fillTemplate(local("chosen: {picks}"), std::vector<model::MessageValue>{{"picks", all}})
            .in(language());
    }

    void drawLane(const LaidLane& lane) {
        if (lane.name.empty()) return;
        constexpr double points = 6.5;
        addFill(layer(0).marks, Curve::rectangle(lane.box, 1), {231, 223, 204, 255});
        const auto fit = fitted(lane.name, tableFont(points, true), 5, lane.box.height() - 2);
        picture::Text text;
        text.words = fit.words;
        text.font = fit.font;
        text.colour = quiet;
        text.at = {boxMiddle(lane.box).x + capitalsOf(fit.font) / 2, boxMiddle(lane.box).y};
        text.turn = -90;
        addText(names().marks, std::move(text));
    }

    void drawGroup(const LaidGroup& group) {
        constexpr double mark = 2.6, namePoints = 9, detailPoints = 7, nameBase = 3.4, detailBase = 6.7;
        double across = group.caption.left;
        if (!group.group->side.empty()) {
            FaceSubject subject;
            subject.nation = names_.nationOf(group.group->side);
            const auto colour = colourOf(order_.cards.faces(), "band", subject);
            addFill(layer(0).marks,
                    Curve::rectangle({across, group.caption.top + nameBase - mark + 0.2, across + mark,
                                      group.caption.top + nameBase + 0.2},
                                     0.5),
                    colour);
            across += mark + 1.2;
        }
        writeOnTable(names(), group.name, {across, group.caption.top + nameBase}, tableFont(namePoints, true),
                     ink, group.caption.right - across);
        writeOnTable(names(), group.details, {group.caption.left, group.caption.top + detailBase},
                     tableFont(detailPoints), quiet, group.caption.width());
        for (const auto& card : group.cards) drawCard(card);
        for (const auto& card : group.cards) drawMarkers(card.markers);
    }

    void drawCards(const LaidCards& cards) {
        constexpr double points = 7.5, base = 6.4;
        writeOnTable(names(), captionOf(cards), {cards.caption.left, cards.caption.top + base},
                     tableFont(points, true), ink, cards.caption.width());
        if (cards.cards.empty()) {
            // An empty place stays visible.
            const Box place{cards.box.left, cards.caption.bottom + 1, cards.box.left + placeWidth(cards),
                            cards.box.bottom};
            picture::Pen pen;
            pen.width = 0.3;
            pen.colour = edge;
            pen.dashes = {1.2, 1};
            addStroke(layer(0).marks, Curve::rectangle(place, 1.2), pen);
        }
        if (cards.isPile && cards.count > 1)
            for (const double shift : {1.2, 0.6}) {
                auto under = cards.cards.front().box;
                const auto outline = Curve::rectangle(
                    {under.left + shift, under.top - shift, under.right + shift, under.bottom - shift}, 1.2);
                addFill(layer(2).marks, outline, {222, 213, 193, 255});
                addStroke(layer(2).marks, outline, quiet, 0.15);
            }
        for (const auto& card : cards.cards) drawCard(card);
        for (const auto& card : cards.cards) drawMarkers(card.markers);
        drawMarkers(cards.markers);
    }

    double placeWidth(const LaidCards& cards) const {
        const auto area = order_.cards.area();
        return (cards.box.bottom - cards.caption.bottom - 1) * area.width() / area.height();
    }

    void drawCard(const LaidCard& card) {
        auto marks =
            card.isBack ? order_.cards.back(card.type) : order_.cards.faceUp(*card.type, card.card->end);
        // A turned card lies with its top to the left.
        const Placement place = card.isTurned ? Placement{{card.box.left, card.box.bottom}, card.scale, -90}
                                              : Placement{{card.box.left, card.box.top}, card.scale, 0};
        auto lying = placed(std::move(marks), place);
        auto& into = layer(2).marks;
        into.insert(into.end(), std::make_move_iterator(lying.begin()), std::make_move_iterator(lying.end()));
    }

    void drawMarkers(const std::vector<LaidMarker>& markers) {
        for (const auto& one : markers) drawMarker(*one.marker, one.box);
    }

    void drawMarker(const model::TableMarker& marker, const Box& box) {
        constexpr double corner = 1, least = 4.2, namePoints = 5.4, valuePoints = 8;
        const auto outline = Curve::rectangle(box, corner);
        addFill(layer(3).marks, outline, plate);
        addStroke(layer(3).marks, outline, white, 0.3);
        auto value = marker.value ? std::to_string(*marker.value) : std::string();
        if (!marker.label.empty()) value += marker.label;
        const bool hasValue = !value.empty();
        const auto fit =
            fitted(names_.markerKind(marker), tableFont(namePoints, true), least, box.width() - 1);
        Layer& into = layer(3);
        writeOnTable(
            into, fit.words,
            {boxMiddle(box).x, hasValue ? box.top + 2.1 : boxMiddle(box).y + capitalsOf(fit.font) / 2},
            fit.font, white, box.width() - 0.8, Across::middle);
        if (hasValue)
            writeOnTable(into, value, {boxMiddle(box).x, box.bottom - 0.7}, tableFont(valuePoints, true),
                         {255, 217, 59, 255}, box.width() - 1, Across::middle);
    }

    void drawRelations() {
        for (const auto& relation : names_.tableau().relations) {
            const auto* from = layout_.group(relation.from);
            const auto* to = layout_.group(relation.to);
            if (from != nullptr && to != nullptr && from != to) drawRelation(relation, from->box, to->box);
        }
    }

    /// Every box with cards or their names.
    bool isFree(const Box& box) const {
        const auto meets = [&](const auto& blocks) {
            return std::ranges::any_of(blocks, [&](const auto& one) { return one.box.meets(box); });
        };
        for (const auto& seat : layout_.seats)
            if (meets(seat.groups) || meets(seat.others)) return false;
        return !meets(layout_.common);
    }

    void drawRelation(const model::TableRelation& relation, const Box& from, const Box& to) {
        constexpr int parts = 48;
        const auto way = wayBetween(layout_, from, to, parts);
        constexpr picture::Colour quietRed{150, 32, 26, 190};
        constexpr double wide = 0.7, arrow = 3.2, radius = 2.9;
        addStroke(layer(1).marks, Curve::polyline(way), quietRed, wide);
        const Point tip = way.back(), before = way[static_cast<std::size_t>(parts - 4)];
        const double angle = std::atan2(tip.y - before.y, tip.x - before.x);
        const auto corner = [&](double turn) {
            return Point{tip.x - arrow * std::cos(angle + turn), tip.y - arrow * std::sin(angle + turn)};
        };
        addFill(layer(1).marks, Curve::polygon(std::vector<Point>{tip, corner(0.42), corner(-0.42)}),
                quietRed);
        std::string words = relation.label;
        if (relation.value) words += (words.empty() ? "" : " ") + std::to_string(*relation.value);
        if (words.empty()) return;
        // As near to the middle as it covers nothing.
        for (int off = 0; off <= parts / 2; ++off)
            for (const int at : {parts / 2 - off, parts / 2 + off}) {
                const auto point = way[static_cast<std::size_t>(at)];
                const Box box{point.x - radius, point.y - radius, point.x + radius, point.y + radius};
                if (!isFree(box)) continue;
                addFill(layer(3).marks, Curve::circle(point, radius), panel);
                addStroke(layer(3).marks, Curve::circle(point, radius), accent, wide * 0.7);
                const auto font = tableFont(9, true);
                writeOnTable(names(), words, {point.x, point.y + capitalsOf(font) / 2}, font, accent,
                             2 * radius, Across::middle);
                return;
            }
    }

    const TableOrder& order_;
    const TableLayout& layout_;
    TableNames names_;
    std::vector<Layer> layers_;
};

}  // namespace

void writeOnTable(Layer& layer, const std::string& words, Point at, const picture::Font& font,
                  picture::Colour colour, double room, Across across) {
    writeFitted(layer.marks, words, at, font, colour, room, across);
}

std::string tableLayerTitle(std::string_view name, model::Language language) {
    const auto found = std::ranges::find(tableLayers, name, &LayerName::name);
    return std::string(found == tableLayers.end() ? name : found->title.in(language));
}

picture::Picture drawTable(const TableOrder& order, const TableLayout& layout) {
    return TablePen(order, layout).draw();
}

picture::Picture drawTable(const TableOrder& order) { return drawTable(order, layOutTable(order)); }

}  // namespace cota::look
