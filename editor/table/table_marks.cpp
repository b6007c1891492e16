#include "editor/table/table_marks.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "editor/words/words.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/table/relation_way.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;
using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Point;
using Mark = TableReason::Mark;

constexpr Colour selectedInk{204, 0, 136, 255}, allowedInk{45, 122, 58, 255}, refusedInk{179, 38, 30, 255},
    unknownInk{154, 98, 0, 255}, casing{255, 255, 255, 235}, wordsInk{28, 26, 22, 255},
    quietInk{92, 83, 66, 255}, pointedInk{213, 94, 0, 255};

Colour inkOf(Mark mark) {
    if (mark == Mark::yes) return allowedInk;
    return mark == Mark::no ? refusedInk : unknownInk;
}

/// A frame around a box, on a white line.
void addFrame(TableMarks& marks, const Box& box, Colour ink, double wide, double pixel) {
    const auto frame = Curve::rectangle(box.grown(wide * pixel / 2), 3 * pixel);
    look::addStroke(marks, frame, casing, (wide + 2) * pixel);
    look::addStroke(marks, frame, ink, wide * pixel);
}

/// A font of this height in pixels, at any scale of the picture.
picture::Font screenFont(double pixels, double pixel, bool isBold = false) {
    return look::tableFont(pixels * pixel * picture::pointsPerInch / picture::millimetresPerInch, isBold);
}

struct CalloutLine {
    std::string words;
    Colour ink = wordsInk;
    bool isBold = false;
};

/// A card with lines beside the pointer, within the window.
void addCallout(TableMarks& marks, const std::vector<CalloutLine>& lines, Point at, double pixel,
                const Box& window) {
    constexpr double letters = 14, line = 19, edge = 8, off = 18, mostWide = 440;
    double wide = 0;
    std::vector<std::pair<CalloutLine, std::string>> rows;
    for (const auto& one : lines) {
        const auto font = screenFont(letters, pixel, one.isBold);
        for (auto& words : look::wrapped(one.words, font, mostWide * pixel)) {
            wide = std::max(wide, picture::sizeOf(words, font).width);
            rows.emplace_back(one, std::move(words));
        }
    }
    if (rows.empty()) return;
    const double width = wide + 2 * edge * pixel;
    const double height = (static_cast<double>(rows.size()) * line + edge) * pixel;
    double left = at.x + off * pixel, top = at.y + off * pixel;
    if (left + width > window.right) left = std::max(window.left, at.x - off * pixel - width);
    if (top + height > window.bottom) top = std::max(window.top, at.y - off * pixel - height);
    const auto card = Curve::rectangle({left, top, left + width, top + height}, 6 * pixel);
    look::addFill(marks, card, {255, 255, 255, 245});
    look::addStroke(marks, card, lines.front().ink, 1.5 * pixel);
    double base = top + (edge / 2 + letters) * pixel;
    for (const auto& [one, words] : rows) {
        look::writeFitted(marks, words, {left + edge * pixel, base}, screenFont(letters, pixel, one.isBold),
                          one.ink, wide + pixel);
        base += line * pixel;
    }
}

std::vector<CalloutLine> linesOf(const TableDrag& drag) {
    std::vector<CalloutLine> lines;
    if (!drag.refusal().empty()) return {{drag.refusal(), refusedInk, true}};
    if (!drag.verdict()) return lines;
    const auto& verdict = *drag.verdict();
    lines.push_back({verdict.title, inkOf(verdict.verdict), true});
    constexpr std::size_t most = 4;
    const auto add = [&](const TableReason& reason) {
        const auto cited = reason.paragraph.empty() ? "" : " (" + reason.paragraph + ")";
        lines.push_back({(reason.mark == Mark::no ? "✗ " : "? ") + reason.text + cited, inkOf(reason.mark)});
    };
    const auto& position = verdict.groups.front();
    for (const auto& reason : position.reasons)
        if (reason.isNew && lines.size() < most) add(reason);
    if (lines.size() == 1) lines.push_back({"✓ " + tr("It breaks no rule of the game."), allowedInk});
    for (std::size_t i = 1; i < verdict.groups.size() && lines.size() < most + 2; ++i) {
        const auto& group = verdict.groups[i];
        const auto* first = group.first();
        const std::string sign = group.verdict == Mark::yes ? "✓ " : group.verdict == Mark::no ? "✗ " : "? ";
        lines.push_back({sign + group.title + (first ? ": " + first->text : ""), quietInk});
    }
    return lines;
}

/// An outline of each dragged thing, in its size, follows the pointer.
void addGhosts(TableMarks& marks, const TableScene& scene, const TableDrag& drag, Point pointer,
               double pixel) {
    double shift = 0;
    for (const auto& thing : drag.things()) {
        const auto boxes = scene.boxesOf(thing);
        if (boxes.empty()) continue;
        const auto& box = boxes.front();
        const Box ghost{pointer.x - box.width() / 2 + shift, pointer.y - box.height() / 2 + shift,
                        pointer.x + box.width() / 2 + shift, pointer.y + box.height() / 2 + shift};
        const auto outline = Curve::rectangle(ghost, 4 * pixel);
        look::addFill(marks, outline, {255, 255, 255, 110});
        picture::Pen pen;
        pen.width = 1.5 * pixel;
        pen.colour = selectedInk;
        pen.dashes = {6 * pixel, 4 * pixel};
        look::addStroke(marks, outline, pen);
        shift += 6 * pixel;
    }
}

void addHead(TableMarks& marks, const std::vector<Point>& way, Colour ink, double pixel) {
    const auto tip = way.back(), before = way[way.size() - std::min<std::size_t>(way.size(), 4)];
    const double angle = std::atan2(tip.y - before.y, tip.x - before.x), length = 11 * pixel;
    const auto corner = [&](double turn) {
        return Point{tip.x - length * std::cos(angle + turn), tip.y - length * std::sin(angle + turn)};
    };
    look::addFill(marks, Curve::polygon(std::vector<Point>{tip, corner(0.42), corner(-0.42)}), ink);
}

/// The label of an arrow stands on its target, where arrows do not cross.
void addArrowLabel(TableMarks& marks, const AttackArrow& arrow, const Box& target, double pixel) {
    constexpr double letters = 13, edge = 4, tall = 18;
    const auto sign = arrow.verdict == Mark::yes ? "✓ " : arrow.verdict == Mark::no ? "✗ " : "? ";
    const auto font = screenFont(letters, pixel, true);
    constexpr double leastShare = 0.8, leastRoom = 60;
    const auto fit = look::fitted(sign + arrow.label, font, font.points * leastShare,
                                  std::max(target.width() - 2 * edge * pixel, leastRoom * pixel));
    const double top = target.bottom - (tall + 2) * pixel;
    const Box plate{target.left, top, target.left + fit.width + 2 * edge * pixel, top + tall * pixel};
    look::addFill(marks, Curve::rectangle(plate, 4 * pixel), {255, 255, 255, 240});
    look::addStroke(marks, Curve::rectangle(plate, 4 * pixel), inkOf(arrow.verdict), pixel);
    look::writeFitted(marks, fit.words, {plate.left + edge * pixel, plate.bottom - 5 * pixel}, fit.font,
                      inkOf(arrow.verdict), fit.width + pixel);
}

}  // namespace

TableMarks selectionOnTable(const TableScene& scene, const Selection& selection, double pixel) {
    TableMarks marks;
    for (const auto& thing : selection) {
        if (thing == tableSubject()) continue;
        for (const auto& box : scene.boxesOf(thing))
            addFrame(marks, box, selectedInk, isCard(thing) ? 3 : 2.5, pixel);
    }
    return marks;
}

TableMarks pointedOnTable(const TableScene& scene, const std::vector<Subject>& things, double pixel) {
    TableMarks marks;
    for (const auto& thing : things)
        for (const auto& box : scene.boxesOf(thing))
            addFrame(marks, box.grown(3 * pixel), pointedInk, 3, pixel);
    return marks;
}

TableMarks dragOnTable(const TableScene& scene, const TableDrag& drag, Point pointer, double pixel,
                       const Box& window) {
    TableMarks marks;
    if (drag.drop()) {
        auto ink = quietInk;
        if (!drag.refusal().empty()) ink = refusedInk;
        if (drag.verdict()) ink = inkOf(drag.verdict()->verdict);
        for (const auto& box : scene.boxesOf(drag.drop()->on)) {
            look::addFill(marks, Curve::rectangle(box, 3 * pixel), {ink.red, ink.green, ink.blue, 28});
            addFrame(marks, box, ink, 3, pixel);
        }
    }
    addGhosts(marks, scene, drag, pointer, pixel);
    if (const auto lines = linesOf(drag); !lines.empty()) addCallout(marks, lines, pointer, pixel, window);
    return marks;
}

TableMarks arrowsOnTable(const TableScene& scene, const Subject& from, const std::vector<AttackArrow>& arrows,
                         double pixel) {
    TableMarks marks;
    const auto& layout = scene.layout();
    const auto* start = layout.group(model::CardGroupId(from.id));
    if (start == nullptr) return marks;
    constexpr int parts = 40;
    // Those that may be done lie above the others.
    for (const auto verdict : {Mark::no, Mark::unknown, Mark::yes})
        for (const auto& arrow : arrows) {
            const auto* end = layout.group(model::CardGroupId(arrow.to.id));
            if (arrow.verdict != verdict || end == nullptr) continue;
            auto way = look::wayBetween(layout, start->box, end->box, parts);
            for (auto& point : way) point = {point.x * layout.unit, point.y * layout.unit};
            picture::Pen pen;
            const bool isAllowed = verdict == Mark::yes;
            pen.width = (isAllowed ? 3 : 1.5) * pixel;
            pen.colour = inkOf(verdict);
            if (!isAllowed) {
                pen.colour.alpha = 150;
                pen.dashes = {5 * pixel, 5 * pixel};
            }
            look::addStroke(marks, Curve::polyline(way), casing, pen.width + 2.5 * pixel);
            look::addStroke(marks, Curve::polyline(way), pen);
            addHead(marks, way, pen.colour, pixel);
        }
    for (const auto& arrow : arrows)
        for (const auto& box : scene.boxesOf(arrow.to)) addArrowLabel(marks, arrow, box, pixel);
    return marks;
}

TableMarks pinsOnTable(const TableScene& scene, const std::vector<TablePin>& pins, double pixel) {
    TableMarks marks;
    for (const auto& pin : pins) {
        const auto boxes = scene.boxesOf(pin.subject);
        if (boxes.empty()) continue;
        const Point at{boxes.front().right - 4 * pixel, boxes.front().top + 4 * pixel};
        const auto ink = pin.severity == model::Severity::error     ? refusedInk
                         : pin.severity == model::Severity::warning ? unknownInk
                                                                    : quietInk;
        look::addFill(marks, Curve::circle(at, 7 * pixel), casing);
        look::addFill(marks, Curve::circle(at, 5.5 * pixel), ink);
    }
    return marks;
}

TableMarks rubberBand(const Box& box, double pixel) {
    TableMarks marks;
    look::addFill(marks, Curve::rectangle(box), {selectedInk.red, selectedInk.green, selectedInk.blue, 24});
    look::addStroke(marks, Curve::rectangle(box), selectedInk, 1.5 * pixel);
    return marks;
}

}  // namespace cota::session
