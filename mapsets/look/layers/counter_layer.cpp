// Counters at their start positions: the colours of their nation, the sign of their branch, their printed
// values.

#include <algorithm>

#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

constexpr double largest = 15.9;  // millimetres: five eighths of an inch
constexpr double shareOfHex = 0.66;
constexpr double stackStep = 0.75;      // millimetres
constexpr std::size_t mostInStack = 4;  // drawn; a number shows how many there are

void drawCount(std::size_t units, Point at, double size, std::vector<picture::Mark>& marks) {
    const auto ring = picture::Curve::circle(at, size * 0.17);
    addFill(marks, ring, {252, 250, 244, 255});
    addStroke(marks, ring, {40, 34, 28, 255}, 0.15);
    addText(marks, {.words = std::to_string(units),
                    .font = counterFont(size * 0.5),
                    .colour = {30, 25, 20, 255},
                    .at = at,
                    .down = picture::Down::middle,
                    .haloColour = {}});
}

double counterSize(const Scene& scene) { return std::min(scene.hex(shareOfHex), largest); }

/// The counters of one hex, drawn as a stack, the top one first.
struct Stack {
    Cell cell;
    std::size_t units = 0;  // with carried ones
    std::vector<const mapsets::RosterUnit*> shown;

    std::size_t drawn() const { return std::min(shown.size(), mostInStack); }
    /// Distance from the middle of the stack to its lowest (left, down) and its top counter (right, up).
    double shift() const { return static_cast<double>(drawn() - 1) * stackStep / 2; }
    Point middle(const Scene& scene) const {
        const auto centre = scene.sheet.centre(cell);
        return {centre.x, centre.y + scene.hex(0.03)};
    }
};

std::vector<Stack> stacksOf(const mapsets::Roster& roster) {
    std::vector<Stack> stacks;
    for (const Cell cell : roster.occupied()) {
        const auto units = roster.in(cell);
        Stack stack{cell, units.size(), {}};
        for (const auto unit : units)
            if (!roster[unit].isCarried()) stack.shown.push_back(&roster[unit]);
        if (!stack.shown.empty()) stacks.push_back(std::move(stack));
    }
    return stacks;
}

}  // namespace

std::vector<picture::Box> counterBoxes(const Scene& scene) {
    std::vector<picture::Box> boxes;
    if (!scene.scenario()) return boxes;
    const mapsets::Roster roster(scene.document, scene.field);
    for (const auto& stack : stacksOf(roster)) {
        const auto at = stack.middle(scene);
        const double reach = counterSize(scene) / 2 + stack.shift() + cutEdge;
        boxes.push_back({at.x - reach, at.y - reach, at.x + reach, at.y + reach});
    }
    return boxes;
}

picture::Layer drawCounters(const Scene& scene) {
    picture::Layer layer{"counters", {}, counterBoxes(scene)};
    if (!scene.scenario()) return layer;
    const mapsets::Roster roster(scene.document, scene.field);
    const CounterSubjects subjects(scene.catalogue(), scene.look, scene.document, scene.language);
    const CounterFaces faces(subjects);
    const double size = counterSize(scene);
    for (const auto& stack : stacksOf(roster)) {
        auto at = stack.middle(scene);
        at = {at.x - stack.shift(), at.y + stack.shift()};
        for (std::size_t i = stack.drawn(); i-- > 0;) {
            const auto subject = subjects.of(*stack.shown[i]);
            // Only an edge of a covered counter is seen: its values must not be in the text of a file.
            if (i > 0)
                faces.drawCovered(subject, at, size, layer.marks);
            else
                faces.drawLoose(subject, at, size, layer.marks);
            if (i > 0) at = {at.x + stackStep, at.y - stackStep};
        }
        if (stack.units > 1)
            drawCount(stack.units, {at.x + size * 0.44, at.y - size * 0.44}, size, layer.marks);
    }
    return layer;
}

}  // namespace cota::look
