#include "editor/tools/ring_buttons.h"

#include "editor/answers/subject_shape.h"
#include "editor/tools/contour_heights.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;
using session::onSheet;

namespace {

// Pixels.
constexpr double buttonWidth = 74, buttonHeight = 24, buttonGap = 8, letterHeight = 12;

picture::Box boxOf(const ToolContext& context, MapPoint middle) {
    const double width = buttonWidth * context.pixel / 2, height = buttonHeight * context.pixel / 2;
    return {middle.x - width, middle.y - height, middle.x + width, middle.y + height};
}

}  // namespace

std::optional<std::array<MapPoint, 2>> RingButtons::middles(const ToolContext& context) const {
    const auto* contour = ring_ ? session::contourOf(context.document, *ring_) : nullptr;
    if (!contour || !isHill(*contour)) return std::nullopt;
    picture::Box box;
    for (const auto& point : onSheet(context.map, ring_->board, contour->points)) box.add(point);
    if (box.empty()) return std::nullopt;
    const double right = box.right + (buttonGap + buttonWidth / 2) * context.pixel;
    const double middle = (box.top + box.bottom) / 2, half = (buttonHeight + 2) / 2 * context.pixel;
    return std::array{MapPoint{right, middle - half}, MapPoint{right, middle + half}};
}

std::optional<bool> RingButtons::at(const ToolContext& context, const PointerEvent& event) const {
    const auto buttons = middles(context);
    if (!buttons) return std::nullopt;
    if (boxOf(context, buttons->front()).holds(event.at)) return true;
    if (boxOf(context, buttons->back()).holds(event.at)) return false;
    return std::nullopt;
}

std::optional<HistoryEntry> RingButtons::turned(const ToolContext& context, bool hill) const {
    const auto* contour = session::contourOf(context.document, *ring_);
    if (!contour || isHill(*contour) == hill) return std::nullopt;
    const int interval = contourInterval(context.map);
    const auto* foot = footOf(*context.document.boards.at(ring_->board), *contour);
    auto changed = context.document;
    if (foot) {
        const auto both = tools::turned({*contour, *foot}, hill, interval);
        for (const auto& one : {both.ring, both.foot})
            changed = model::withContour(changed, ring_->board, one);
    } else {
        changed = model::withContour(changed, ring_->board, withRing(*contour, hill, interval));
    }
    auto step = stepOf(context, hill ? named("Make a hill") : named("Make a hollow"), std::move(changed));
    if (step) step->selection = {session::subjectOf(*ring_)};
    return step;
}

std::vector<picture::Mark> RingButtons::marks(const ToolContext& context) const {
    std::vector<picture::Mark> marks;
    const auto buttons = middles(context);
    if (!buttons) return marks;
    const bool hill = isHill(*session::contourOf(context.document, *ring_)).value_or(true);
    for (const bool isHillButton : {true, false}) {
        const MapPoint middle = isHillButton ? buttons->front() : buttons->back();
        const auto box = boxOf(context, middle);
        const std::array corners{MapPoint{box.left, box.top}, MapPoint{box.right, box.top},
                                 MapPoint{box.right, box.bottom}, MapPoint{box.left, box.bottom}};
        const bool isChosen = isHillButton == hill;
        const picture::Colour paper{255, 255, 255, 255};
        marks.push_back({picture::Fill{picture::Curve::eased(corners, true, 4 * context.pixel),
                                       isChosen ? accent : paper}});
        marks.push_back(lineMark(context, corners, true));
        picture::Text text;
        text.words = isHillButton ? session::tr("Hill") : session::tr("Hollow");
        text.font.points =
            letterHeight * context.pixel * picture::pointsPerInch / picture::millimetresPerInch;
        text.colour = isChosen ? paper : accent;
        text.at = middle;
        text.down = picture::Down::middle;
        marks.push_back({text});
    }
    return marks;
}

}  // namespace cota::tools
