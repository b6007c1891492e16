#include "mapsets/look/table/table_sheets.h"

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_middle.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Curve;
using picture::Picture;
using picture::Point;
using namespace table_inks;

std::string filledIn(const model::LocalLiteral& text, const std::string& name, const std::string& value,
                     model::Language language) {
    return model::fillTemplate(text, std::vector<model::MessageValue>{{name, value}}).in(language);
}

Picture printOf(const TableNames& names, model::MapSize size) {
    Picture page;
    page.size = size;
    const auto& title = names.scenario().title;
    page.title = title.empty() ? names.scenario().id : title.in(names.language());
    page.layers.push_back({"table", {}, {}});
    page.layers.push_back({"names", {}, {}});
    return page;
}

/// The sheet of one player, in a box.
class SelectionPen {
  public:
    SelectionPen(const Cards& cards, const TableNames& names,
                 const std::vector<const model::CounterType*>& types, Picture& page)
        : cards_(cards), names_(names), types_(types), page_(page) {}

    void draw(const model::Seat& seat, const Box& box) {
        constexpr double in = 8, head = 30, foot = 24, mostRow = 10, boxSize = 4.6, sideWide = 24;
        auto& words = page_.layers[1];
        const double left = box.left + in, right = box.right - in;
        const auto language = names_.language();
        writeOnTable(words, std::string(local("Secret selection").in(language)), {left, box.top + 13},
                     tableFont(16, true), ink, right - left - 50);
        writeOnTable(words, cards_.game().name.in(language), {right, box.top + 13}, tableFont(8), quiet, 70,
                     Across::right);
        writeOnTable(words, filledIn(local("Player: {seat}"), "seat", names_.seat(seat.id), language),
                     {left, box.top + 21}, tableFont(11), ink, right - left);
        const auto sides = sidesToChoose();
        double top = box.top + head;
        const double columns = right - sideWide * static_cast<double>(sides.size());
        for (std::size_t i = 0; i < sides.size(); ++i)
            writeOnTable(words,
                         sides[i].empty() ? std::string(local("chosen").in(language)) : names_.side(sides[i]),
                         {columns + sideWide * (static_cast<double>(i) + 0.5), top}, tableFont(9, true), ink,
                         sideWide - 2, Across::middle);
        top += 2;
        const double room = box.bottom - foot - top;
        const double row = std::min(mostRow, room / std::max<double>(1, static_cast<double>(types_.size())));
        for (const auto* type : types_) {
            addFill(page_.layers[0].marks, Curve::rectangle({left, top, right, top + 0.2}), edge);
            const auto subject = cards_.subjectOf(*type, 1);
            const double base = top + row / 2 + 1.4;
            addFill(page_.layers[0].marks,
                    Curve::rectangle({left, top + row / 2 - 2, left + 4, top + row / 2 + 2}, 0.6),
                    colourOf(cards_.faces(), "dark-field", subject));
            writeOnTable(words, subject.values.at("name").text, {left + 6.5, base}, tableFont(11, true), ink,
                         columns - left - 30);
            const auto values = valuesOf(subject);
            writeOnTable(words, values, {columns - 2, base}, tableFont(8), quiet, 24, Across::right);
            for (std::size_t i = 0; i < sides.size(); ++i) {
                const Point middle{columns + sideWide * (static_cast<double>(i) + 0.5), top + row / 2};
                const Box tick{middle.x - boxSize / 2, middle.y - boxSize / 2, middle.x + boxSize / 2,
                               middle.y + boxSize / 2};
                addStroke(page_.layers[0].marks, Curve::rectangle(tick, 0.6), ink, 0.35);
                if (isChosen(seat, *type, sides[i])) drawTick(tick);
            }
            top += row;
        }
        addFill(page_.layers[0].marks, Curve::rectangle({left, top, right, top + 0.2}), edge);
        drawPhases({left, box.bottom - foot + 7}, right - left);
    }

  private:
    /// One for each column. If selections are for no side, there is one column, without a side.
    std::vector<model::SideId> sidesToChoose() const {
        std::vector<model::SideId> sides;
        const auto& steps = names_.rules().setUp;
        const bool hasNone = std::ranges::any_of(steps, [](const mapsets::SetUpStep& step) {
            return step.act == mapsets::SetUpStep::Do::select && !step.hasSides;
        });
        if (hasNone) return {model::SideId()};
        for (const model::Side& side : names_.scenario().sides) sides.push_back(side.id);
        return sides;
    }
    std::string valuesOf(const FaceSubject& subject) const {
        const auto value = subject.values.find(cards_.faces().chosenValue);
        if (value == subject.values.end() || !value->second.isKnown) return {};
        return value->second.text + " " + value->second.label;
    }

    bool isChosen(const model::Seat& seat, const model::CounterType& type, const model::SideId& side) const {
        for (const auto& selection : names_.tableau().selections)
            if (selection.seat == seat.id)
                for (const auto& pick : selection.picks)
                    if (pick.type == type.id && pick.side == side) return true;
        return false;
    }

    void drawTick(const Box& box) {
        Curve tick;
        tick.move({box.left + 1, box.top + box.height() * 0.55})
            .line({box.left + box.width() * 0.42, box.bottom - 0.9});
        tick.line({box.right - 0.7, box.top + 0.9});
        addStroke(page_.layers[0].marks, std::move(tick), ink, 0.7);
    }

    /// The sequence of play, as a reminder.
    void drawPhases(Point at, double room) {
        const auto& phases = names_.rules().phases;
        if (phases.empty()) return;
        auto& words = page_.layers[1];
        writeOnTable(words, std::string(local("Sequence of play").in(names_.language())), at,
                     tableFont(8.5, true), ink, room);
        constexpr std::size_t inRow = 3;
        const double wide = room / inRow;
        for (std::size_t i = 0; i < phases.size(); ++i) {
            const Point place{at.x + wide * static_cast<double>(i % inRow),
                              at.y + 5 + 4.4 * static_cast<double>(i / inRow)};
            const auto text = std::to_string(i + 1) + "  " + phases[i].name.in(names_.language());
            writeOnTable(words, text, place, tableFont(8.5), ink, wide - 2);
        }
    }

    const Cards& cards_;
    const TableNames& names_;
    const std::vector<const model::CounterType*>& types_;
    Picture& page_;
};

picture::Pen dashedPen(double width) {
    picture::Pen pen;
    pen.width = width;
    pen.colour = quiet;
    pen.dashes = {2, 1.5};
    return pen;
}

std::vector<const model::CounterType*> typesToChoose(const Cards& cards, const model::Document& document) {
    std::vector<const model::CounterType*> types;
    const auto& chosen = cards.faces().chosen;
    for (const auto& [name, forces] : document.forces)
        for (const auto& type : forces->types)
            if (!chosen.empty() && holds(chosen, cards.subjectOf(type, 1))) types.push_back(&type);
    return types;
}

}  // namespace

std::vector<Picture> selectionSheets(const Cards& cards, const model::Document& document,
                                     model::MapSize paper) {
    const TableNames names(cards, document);
    const auto types = typesToChoose(cards, document);
    std::vector<Picture> pages;
    const double half = paper.height / 2;
    std::size_t drawn = 0;
    for (const auto& seat : names.tableau().seats) {
        const bool isFirst = drawn % 2 == 0;
        if (isFirst) {
            pages.push_back(printOf(names, paper));
            const auto cut = dashedPen(0.2);
            addStroke(pages.back().layers[0].marks,
                      Curve::polyline(std::vector<Point>{{0, half}, {paper.width, half}}), cut);
        }
        SelectionPen(cards, names, types, pages.back())
            .draw(seat, {6, isFirst ? 2 : half + 2, paper.width - 6, isFirst ? half - 2 : paper.height - 2});
        ++drawn;
    }
    if (pages.empty()) pages.push_back(printOf(names, paper));
    return pages;
}

Picture playerMat(const Cards& cards, const model::Document& document, model::MapSize paper) {
    const TableNames names(cards, document);
    auto page = printOf(names, paper);
    const auto language = names.language();
    const double edgeWide = 8, title = 12;
    auto& ground = page.layers[0];
    auto& words = page.layers[1];
    addFill(ground.marks, Curve::rectangle({0, 0, paper.width, paper.height}), table_inks::ground);
    writeOnTable(words,
                 filledIn(local("Player mat: {game}"), "game", cards.game().name.in(language), language),
                 {edgeWide, edgeWide + 6}, tableFont(15, true), ink, paper.width - 2 * edgeWide);
    std::vector<std::string> lanes;
    for (const auto& lane : cards.faces().lanes) lanes.push_back(lane.name.in(language));
    if (lanes.empty()) lanes.emplace_back();
    std::vector<std::string> piles;
    for (const auto& kind : names.rules().spaces)
        if (kind.isOfSeat && !kind.hasGroups)
            piles.push_back(names.space({.kind = kind.id, .seat = model::SeatId("-")}));
    constexpr double gap = 5;
    const double top = edgeWide + title;
    const auto rows = static_cast<double>(lanes.size());
    const double tall = (paper.height - top - edgeWide - gap * (rows - 1)) / rows;
    const auto area = cards.area();
    // Real size if the paper is large enough.
    const double scale = std::min(1.0, (tall - 9) / area.height());
    const double wide = area.width() * scale, high = area.height() * scale;
    const auto dashed = dashedPen(0.3);
    const double right = piles.empty() ? paper.width - edgeWide : paper.width - edgeWide - wide - 2 * gap;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const double down = top + (tall + gap) * static_cast<double>(i);
        addFill(ground.marks, Curve::rectangle({edgeWide, down, right, down + tall}, 3), panel);
        writeOnTable(words, lanes[i], {edgeWide + 4, down + 6}, tableFont(11, true), quiet,
                     right - edgeWide - 8);
        const double room = right - edgeWide - 8;
        const int count = std::max(1, static_cast<int>((room + 3) / (wide + 3)));
        const double step = count > 1 ? (room - wide) / (count - 1) : 0;
        for (int card = 0; card < count; ++card) {
            const double across = edgeWide + 4 + card * step;
            addStroke(ground.marks,
                      Curve::rectangle({across, down + 8, across + wide, down + 8 + high}, 3 * scale),
                      dashed);
        }
    }
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const double each =
            (paper.height - top - edgeWide) / static_cast<double>(std::max<std::size_t>(piles.size(), 2));
        const double down = top + each * static_cast<double>(i);
        const double tallPile = std::min(high, each - 10);
        const double widePile = tallPile * area.width() / area.height();
        addStroke(
            ground.marks,
            Curve::rectangle({right + 2 * gap, down + 8, right + 2 * gap + widePile, down + 8 + tallPile},
                             3 * scale),
            dashed);
        writeOnTable(words, piles[i], {right + 2 * gap, down + 6}, tableFont(11, true), quiet, wide);
    }
    return page;
}

Picture trackSheet(const Cards& cards, const model::Document& document, model::MapSize paper) {
    const TableNames names(cards, document);
    auto page = printOf(names, paper);
    constexpr double edgeWide = 12, most = 34;
    const MiddlePen pen{names, page.layers[0], page.layers[1]};
    writeOnTable(page.layers[1], page.title, {edgeWide, edgeWide + 6}, tableFont(18, true), ink,
                 paper.width - 2 * edgeWide);
    double down = edgeWide + 16;
    for (const auto& kind : names.rules().markers) {
        const int boxes = kind.most - kind.least + 1;
        if (kind.on != mapsets::MarkerKind::On::table || kind.most == 0 || boxes > 30) continue;
        const double size = std::min(most, (paper.width - 2 * edgeWide) / boxes - 1);
        drawTrack(pen, layTrack(names, kind, {edgeWide, down}, size));
        down += size + 14;
    }
    const auto& phases = names.rules().phases;
    if (!phases.empty()) {
        down += 6;
        writeOnTable(page.layers[1], std::string(local("Sequence of play").in(names.language())),
                     {edgeWide, down}, tableFont(12, true), ink, 120);
        for (std::size_t i = 0; i < phases.size(); ++i) {
            down += 8.5;
            const Box number{edgeWide, down - 4.8, edgeWide + 6, down + 1.2};
            addFill(page.layers[0].marks, Curve::rectangle(number, 1), plate);
            writeOnTable(page.layers[1], std::to_string(i + 1), {edgeWide + 3, down - 0.2},
                         tableFont(10, true), white, 5, Across::middle);
            writeOnTable(page.layers[1], phases[i].name.in(names.language()), {edgeWide + 9, down},
                         tableFont(12), ink, paper.width - 2 * edgeWide - 9);
        }
    }
    return page;
}

}  // namespace cota::look
