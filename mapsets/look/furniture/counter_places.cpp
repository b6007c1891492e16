#include "mapsets/look/furniture/counter_places.h"

#include <algorithm>

#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr double betweenCounters = 1.5;

}  // namespace

void drawUnit(const Setting& setting, const mapsets::RosterUnit& unit, Point middle, double size,
              picture::Layer& into) {
    if (setting.scene == nullptr) return;
    const Scene& scene = *setting.scene;
    const CounterSubjects subjects(scene.catalogue(), scene.look, scene.document, scene.language);
    CounterFaces(subjects).drawLoose(subjects.of(unit), middle, size, into.marks);
}

void drawPlace(const Setting& setting, Point middle, double size, picture::Layer& into) {
    const double half = size / 2;
    addStroke(
        into.marks,
        picture::Curve::rectangle({middle.x - half, middle.y - half, middle.x + half, middle.y + half}, 0.8),
        inkOf(setting, 0.35), 0.15);
}

double drawUnits(const Setting& setting, const mapsets::Roster& roster,
                 std::span<const mapsets::UnitIndex> units, const Room& room, picture::Layer& into) {
    const double step = usualCounter + betweenCounters;
    const auto inRow =
        std::max<std::size_t>(1, static_cast<std::size_t>((room.width + betweenCounters) / step));
    for (std::size_t i = 0; i < units.size(); ++i)
        drawUnit(setting, roster[units[i]],
                 {room.left + static_cast<double>(i % inRow) * step + usualCounter / 2,
                  room.top + static_cast<double>(i / inRow) * step + usualCounter / 2},
                 usualCounter, into);
    const auto rows = (units.size() + inRow - 1) / inRow;
    return rows == 0 ? 0 : static_cast<double>(rows) * step - betweenCounters;
}

picture::Colour wordsOn(picture::Colour ground) {
    constexpr double middle = 150;
    const double light = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue;
    return light > middle ? picture::Colour{0x16, 0x18, 0x1a, 255} : picture::Colour{255, 255, 255, 255};
}

void drawTitledBox(const Setting& setting, const picture::Box& box, double strip, picture::Colour colour,
                   picture::Layer& into) {
    const auto outline = picture::Curve::rectangle(box, 1);
    picture::Group inside{.clip = outline, .marks = {}};
    addFill(inside.marks, picture::Curve::rectangle(box), setting.look().symbol("page").colour("paper"));
    addFill(inside.marks, picture::Curve::rectangle({box.left, box.top, box.left + strip, box.bottom}),
            colour);
    into.marks.emplace_back().what = std::move(inside);
    addStroke(into.marks, outline, colour, 0.5);
}

double writeSide(const Setting& setting, const model::Side& side, Point at, double room,
                 picture::Layer& into) {
    constexpr double height = 6, square = 3;
    const auto colour = setting.scene ? sideColour(*setting.scene, side.id) : inkOf(setting);
    addFill(into.marks,
            picture::Curve::rectangle({at.x, at.y + 1.2, at.x + square, at.y + 1.2 + square}, 0.4), colour);
    writeBoth(setting, side.name, {at.x + square + 1.6, at.y + 3.9}, {.points = 9, .isBold = true},
              room - square - 1.6, into);
    return height;
}

}  // namespace cota::look
