#include "mapsets/look/counters/counter_face.h"

#include <algorithm>

#include "mapsets/look/faces/draw_face.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/nation_mark.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Curve;
using picture::Mark;
using picture::Point;

Box boxAround(Point at, double width, double height) {
    return {at.x - width / 2, at.y - height / 2, at.x + width / 2, at.y + height / 2};
}

/// The shadow, edge and ground of a loose counter.
void drawCard(const Symbol& nation, picture::Colour ground, const Box& box, double corner,
              std::vector<Mark>& marks) {
    const auto shifted = Box{box.left + 0.3, box.top + 0.35, box.right + 0.55, box.bottom + 0.65};
    addFill(marks, Curve::rectangle(shifted, corner), {30, 24, 18, 90});
    // A pale edge separates the counter from any ground and from the counters below it.
    addFill(marks, Curve::rectangle(box.grown(cutEdge), corner + cutEdge),
            mixed(nation.colour("frame"), {255, 255, 255, 255}, 0.5));
    addFill(marks, Curve::rectangle(box, corner), ground);
    addStroke(marks, Curve::rectangle(box, corner), mixed(ground, {0, 0, 0, 255}, 0.55), 0.15);
}

/// The back of a counter whose back is blank, and of one whose class nobody knows.
void drawPlain(const Symbol& nation, const CounterExtent& extent, std::vector<Mark>& marks) {
    const double size = std::min(extent.width, extent.height) * 0.45;
    drawNationMark(nation, boxAround({extent.width / 2, extent.height / 2}, size, size), marks);
}

}  // namespace

picture::Font counterFont(double points) {
    return {.family = "Roboto Condensed", .points = points, .bold = true};
}

CounterExtent CounterFaces::extentOf(const CounterSubject& subject, double size) const {
    const auto* front = faceOf(faces(), sideWord(CounterSide::front), subject.face, size);
    const bool hasOwn = front != nullptr && front->width > 0;
    const double width = hasOwn ? front->width : faces().width;
    return {width, front != nullptr && front->height > 0 ? front->height : hasOwn ? width : faces().height};
}

CounterExtent CounterFaces::extentOf(const FaceMarker& marker) const {
    const double width = marker.width > 0 ? marker.width : faces().width;
    return {width, marker.height > 0 ? marker.height : width};
}

picture::Colour CounterFaces::ground(const CounterSubject& subject) const {
    // A marker has no face of a class: its ground is its own.
    const bool isMarker = subject.face.unitClass.empty();
    const auto* face = isMarker ? nullptr : faceOf(faces(), sideWord(subject.side), subject.face);
    const bool hasOwn = face != nullptr && !face->ground.empty();
    return colourOf(faces(), hasOwn ? face->ground : "ground", subject.face);
}

std::vector<Mark> CounterFaces::printed(const CounterSubject& subject) const {
    return printed(subject, extentOf(subject).width);
}

std::vector<Mark> CounterFaces::printed(const CounterSubject& subject, double size) const {
    std::vector<Mark> marks;
    const auto extent = extentOf(subject, size);
    const auto* face = faceOf(faces(), sideWord(subject.side), subject.face, size);
    if (face == nullptr)
        drawPlain(*subject.nation, extent, marks);
    else
        drawFace(faces(), *face, subject.face, subjects_.language(), {0, 0, extent.width, extent.height},
                 marks);
    return marks;
}

std::vector<Mark> CounterFaces::printed(const FaceMarker& marker, const CounterSubject& subject,
                                        CounterSide side) const {
    std::vector<Mark> marks;
    if (side == CounterSide::back && !marker.hasBack) return marks;
    const auto extent = extentOf(marker);
    Face face;
    face.inside = side == CounterSide::front ? marker.front : marker.back;
    drawFace(faces(), face, subject.face, subjects_.language(), {0, 0, extent.width, extent.height}, marks);
    return marks;
}

void CounterFaces::drawLoose(const CounterSubject& subject, Point at, double size,
                             std::vector<Mark>& marks) const {
    drawCovered(subject, at, size, marks);
    const auto extent = extentOf(subject, size);
    const double scale = size / extent.width;
    auto drawn =
        placed(printed(subject, size), {{at.x - size / 2, at.y - extent.height * scale / 2}, scale, 0});
    marks.insert(marks.end(), std::make_move_iterator(drawn.begin()), std::make_move_iterator(drawn.end()));
}

void CounterFaces::drawCovered(const CounterSubject& subject, Point at, double size,
                               std::vector<Mark>& marks) const {
    const auto extent = extentOf(subject, size);
    const double scale = size / extent.width;
    drawCard(*subject.nation, ground(subject), boxAround(at, size, extent.height * scale),
             faces().corner * scale, marks);
}

void drawBlankCounter(const Symbol& nation, Point at, double size, std::vector<Mark>& marks) {
    drawCard(nation, nation.colour("ground"), boxAround(at, size, size), size * 0.06, marks);
    const auto frame = boxAround(at, size * 0.56, size * 0.38);
    addFill(marks, Curve::rectangle(frame), nation.colour("frame"));
    addStroke(marks, Curve::rectangle(frame), nation.colour("ink"), std::max(0.2, frame.height() * 0.06));
}

}  // namespace cota::look
