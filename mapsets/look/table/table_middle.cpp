#include "mapsets/look/table/table_middle.h"

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/table/draw_table.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Curve;
using picture::Point;
using namespace table_inks;

/// The value of the table that names its phase.
constexpr std::string_view phaseValue = "phase";

std::string currentPhase(const TableNames& names) {
    if (const auto* written = names.tableau().attributes.find(phaseValue)) return *written;
    return {};
}

/// The phases in a row, the current one dark.
double drawPhases(const MiddlePen& pen, Point at, double room) {
    constexpr double points = 8, tall = 6, in = 2.4, gap = 1.4;
    const auto current = currentPhase(pen.names);
    const auto font = tableFont(points, true);
    double across = at.x, top = at.y;
    for (const auto& phase : pen.names.rules().phases) {
        const auto& words = phase.name.in(pen.names.language());
        const double width = picture::sizeOf(words, font).width + 2 * in;
        if (across > at.x && across + width > at.x + room) {
            across = at.x;
            top += tall + gap;
        }
        const bool isNow = phase.id == current;
        const Box box{across, top, across + width, top + tall};
        addFill(pen.ground.marks, Curve::rectangle(box, 1.2), isNow ? plate : panel);
        if (!isNow) addStroke(pen.ground.marks, Curve::rectangle(box, 1.2), edge, 0.3);
        writeOnTable(pen.words, words, {across + width / 2, top + tall / 2 + capitalsOf(font) / 2}, font,
                     isNow ? white : quiet, width - 1, Across::middle);
        across += width + gap;
    }
    return pen.names.rules().phases.empty() ? 0 : top + tall - at.y;
}

}  // namespace

double drawTrack(const MiddlePen& pen, const mapsets::MarkerKind& kind, const model::TableMarker* marker,
                 Point at, double boxSize) {
    constexpr double labelShare = 0.9, leastLabel = 7.5, mostLabel = 14, gap = 1;
    const double labelPoints = std::clamp(boxSize * labelShare, leastLabel, mostLabel);
    const auto bold = tableFont(labelPoints, true);
    const double labelBase = picture::millimetres(labelPoints) + 0.4;
    const double top = at.y + labelBase + 1.6;
    double across = at.x;
    for (int value = kind.least; value <= kind.most; ++value) {
        const Box box{across, top, across + boxSize, top + boxSize};
        const bool isHere = marker != nullptr && marker->value == value;
        addFill(pen.ground.marks, Curve::rectangle(box, 1), isHere ? accent : panel);
        addStroke(pen.ground.marks, Curve::rectangle(box, 1), isHere ? accent : edge, 0.35);
        const auto font = tableFont(boxSize * 1.35, true);
        writeOnTable(pen.words, std::to_string(value),
                     {across + boxSize / 2, top + boxSize / 2 + capitalsOf(font) / 2}, font,
                     isHere ? white : quiet, boxSize, Across::middle);
        across += boxSize + gap;
    }
    const auto& name = kind.name.in(pen.names.language());
    const double width = std::max(across - gap - at.x, picture::sizeOf(name, bold).width);
    writeOnTable(pen.words, name, {at.x, at.y + labelBase}, bold, ink, width + 1);
    return width;
}

void drawMiddle(const MiddlePen& pen, const Box& box) {
    constexpr double in = 4, boxSize = 8, trackTall = 14, between = 8;
    const double room = box.width() - 2 * in;
    if (room < 40) return;
    double top = box.top + in;
    const double used = drawPhases(pen, {box.left + in, top}, room);
    if (used > 0) top += used + 3;
    const auto& tableau = pen.names.tableau();
    const auto values = pen.names.values(pen.names.rules().tableAttributes, tableau.attributes, phaseValue);
    if (!values.empty()) {
        writeOnTable(pen.words, values, {box.left + in, top + 3}, tableFont(9), ink, room);
        top += 7;
    }
    double across = box.left + in;
    std::string loose;
    for (const auto& kind : pen.names.rules().markers) {
        if (kind.on != mapsets::MarkerKind::On::table) continue;
        const auto found = std::ranges::find(tableau.markers, kind.id, &model::TableMarker::kind);
        const auto* marker = found == tableau.markers.end() ? nullptr : &*found;
        const double wide = (kind.most - kind.least + 1) * (boxSize + 1);
        constexpr int mostBoxes = 30;
        if (kind.most == 0 || kind.most - kind.least >= mostBoxes) {
            if (marker != nullptr) loose = joinedByDots({loose, pen.names.marker(*marker)});
            continue;
        }
        if (across > box.left + in && across + wide > box.right - in) {
            across = box.left + in;
            top += trackTall;
        }
        if (top + trackTall > box.bottom) break;
        across += drawTrack(pen, kind, marker, {across, top}, boxSize) + between;
    }
    if (!loose.empty())
        writeOnTable(pen.words, loose, {across, top + 8}, tableFont(9), ink, box.right - in - across);
}

}  // namespace cota::look
