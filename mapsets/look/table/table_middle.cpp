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

struct PhasePen {
    static constexpr double points = 8, tall = 6, in = 2.4, gap = 1.4;
    picture::Font font = tableFont(points, true);
};

/// The phases in a row; returns the height.
double layPhases(const TableNames& names, Point at, double room, std::vector<LaidMiddle::Phase>& phases) {
    const PhasePen pen;
    double across = at.x, top = at.y;
    for (const auto& phase : names.rules().phases) {
        const double width =
            picture::sizeOf(phase.name.in(names.language()), pen.font).width + 2 * PhasePen::in;
        if (across > at.x && across + width > at.x + room) {
            across = at.x;
            top += PhasePen::tall + PhasePen::gap;
        }
        phases.push_back({&phase, {across, top, across + width, top + PhasePen::tall}});
        across += width + PhasePen::gap;
    }
    return names.rules().phases.empty() ? 0 : top + PhasePen::tall - at.y;
}

/// The current one is dark.
void drawPhases(const MiddlePen& pen, const std::vector<LaidMiddle::Phase>& phases) {
    const PhasePen look;
    const auto current = currentPhase(pen.names);
    for (const auto& [phase, box] : phases) {
        const bool isNow = phase->id == current;
        addFill(pen.ground.marks, Curve::rectangle(box, 1.2), isNow ? plate : panel);
        if (!isNow) addStroke(pen.ground.marks, Curve::rectangle(box, 1.2), edge, 0.3);
        writeOnTable(pen.words, phase->name.in(pen.names.language()),
                     {(box.left + box.right) / 2, box.top + PhasePen::tall / 2 + capitalsOf(look.font) / 2},
                     look.font, isNow ? white : quiet, box.width() - 1, Across::middle);
    }
}

struct TrackLabel {
    explicit TrackLabel(double boxSize) {
        constexpr double labelShare = 0.9, leastLabel = 7.5, mostLabel = 14;
        const double points = std::clamp(boxSize * labelShare, leastLabel, mostLabel);
        font = tableFont(points, true);
        base = picture::millimetres(points) + 0.4;
    }
    picture::Font font;
    double base = 0;  // below the upper edge of the track
};

const model::TableMarker* markerOf(const TableNames& names, const mapsets::MarkerKind& kind) {
    const auto& markers = names.tableau().markers;
    const auto found = std::ranges::find(markers, kind.id, &model::TableMarker::kind);
    return found == markers.end() ? nullptr : &*found;
}

}  // namespace

LaidTrack layTrack(const TableNames& names, const mapsets::MarkerKind& kind, Point at, double boxSize) {
    constexpr double gap = 1, belowLabel = 1.6;
    const TrackLabel label(boxSize);
    LaidTrack track{&kind, markerOf(names, kind), at, boxSize, {}, {}};
    const double top = at.y + label.base + belowLabel;
    double across = at.x;
    for (int value = kind.least; value <= kind.most; ++value) {
        track.boxes.push_back({across, top, across + boxSize, top + boxSize});
        across += boxSize + gap;
    }
    const double width =
        std::max(across - gap - at.x, picture::sizeOf(kind.name.in(names.language()), label.font).width);
    track.box = {at.x, at.y, at.x + width, top + boxSize};
    return track;
}

void drawTrack(const MiddlePen& pen, const LaidTrack& track) {
    const TrackLabel label(track.boxSize);
    int value = track.kind->least;
    for (const auto& box : track.boxes) {
        const bool isHere = track.marker != nullptr && track.marker->value == value;
        addFill(pen.ground.marks, Curve::rectangle(box, 1), isHere ? accent : panel);
        addStroke(pen.ground.marks, Curve::rectangle(box, 1), isHere ? accent : edge, 0.35);
        const auto font = tableFont(track.boxSize * 1.35, true);
        writeOnTable(pen.words, std::to_string(value),
                     {(box.left + box.right) / 2, box.top + track.boxSize / 2 + capitalsOf(font) / 2}, font,
                     isHere ? white : quiet, track.boxSize, Across::middle);
        ++value;
    }
    writeOnTable(pen.words, track.kind->name.in(pen.names.language()), {track.at.x, track.at.y + label.base},
                 label.font, ink, track.box.width() + 1);
}

LaidMiddle layOutMiddle(const TableNames& names, const Box& box) {
    constexpr double in = 4, boxSize = 8, trackTall = 14, between = 8;
    LaidMiddle middle;
    middle.box = box;
    const double room = box.width() - 2 * in;
    if (room < 40) return middle;
    double top = box.top + in;
    const double used = layPhases(names, {box.left + in, top}, room, middle.phases);
    if (used > 0) top += used + 3;
    const auto& tableau = names.tableau();
    middle.values = names.values(names.rules().tableAttributes, tableau.attributes, phaseValue);
    middle.valuesAt = {box.left + in, top + 3};
    if (!middle.values.empty()) top += 7;
    double across = box.left + in;
    for (const auto& kind : names.rules().markers) {
        if (kind.on != mapsets::MarkerKind::On::table) continue;
        const auto* marker = markerOf(names, kind);
        const double wide = (kind.most - kind.least + 1) * (boxSize + 1);
        constexpr int mostBoxes = 30;
        if (kind.most == 0 || kind.most - kind.least >= mostBoxes) {
            if (marker != nullptr) middle.loose = joinedByDots({middle.loose, names.marker(*marker)});
            continue;
        }
        if (across > box.left + in && across + wide > box.right - in) {
            across = box.left + in;
            top += trackTall;
        }
        if (top + trackTall > box.bottom) break;
        middle.tracks.push_back(layTrack(names, kind, {across, top}, boxSize));
        across += middle.tracks.back().box.width() + between;
    }
    middle.looseAt = {across, top + 8};
    return middle;
}

void drawMiddle(const MiddlePen& pen, const LaidMiddle& middle) {
    constexpr double in = 4;
    drawPhases(pen, middle.phases);
    const double right = middle.box.right - in;
    writeOnTable(pen.words, middle.values, middle.valuesAt, tableFont(9), ink, right - middle.valuesAt.x);
    for (const auto& track : middle.tracks) drawTrack(pen, track);
    writeOnTable(pen.words, middle.loose, middle.looseAt, tableFont(9), ink, right - middle.looseAt.x);
}

}  // namespace cota::look
