#include "editor/wx/canvas/map_marks.h"

#include <wx/gdicmn.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

#include "editor/scenario/amending.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_marks.h"
#include "formats/picture/screen_paint.h"

namespace cota::wx {

namespace {

model::HexSide sideOf(const tools::ToolContext& context, session::Cell cell, model::Direction side) {
    return model::HexSide::of(context.map.field().hexAt(cell), side);
}

}  // namespace

void MapMarks::makeTool() {
    tool_ = gesture_.fills();
    fills_ = tool_.size();
    auto more = gesture_.marks(hover);
    tool_.insert(tool_.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

wxRect MapMarks::pixelsOf(const std::vector<picture::Mark>& marks) const {
    picture::Box box;
    for (const auto& mark : marks) box.add(mark.box());
    if (box.empty()) return {};
    const auto& viewport = view_.viewport();
    const auto from = viewport.toScreen({box.left, box.top});
    const auto to = viewport.toScreen({box.right, box.bottom});
    const int left = std::max(0, static_cast<int>(std::floor(std::max(from.x, -1e6))) - 2);
    const int top = std::max(0, static_cast<int>(std::floor(std::max(from.y, -1e6))) - 2);
    const int right = static_cast<int>(std::ceil(std::min(to.x, 1e6))) + 2;
    const int bottom = static_cast<int>(std::ceil(std::min(to.y, 1e6))) + 2;
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

void MapMarks::refreshTool() {
    const wxRect before = pixelsOf(tool_);
    makeTool();
    isToolFresh_ = true;
    for (const wxRect& part : {before, pixelsOf(tool_)})
        if (!part.IsEmpty()) window_.RefreshRect(part, false);
}

/// The hexes that the scenario changes, tinted; made again when the document has changed.
const std::vector<picture::Mark>& MapMarks::amendedMarks(const tools::ToolContext& context) {
    if (std::exchange(areAmendedOld_, false))
        amended_ = tools::regionMarks(context, session::amendedHexes(context.map.document(), context.map),
                                      tools::warning);
    return amended_;
}

void MapMarks::paint(cairo_t* surface) {
    const auto view = view_.view();
    const auto context = gesture_.context();
    if (std::exchange(isSelectionOld_, false) || selectionScale_ != view.perMillimetre) {
        selection_ = tools::selectionMarks(context);
        selectionScale_ = view.perMillimetre;
        areAmendedOld_ = true;
    }
    if (!std::exchange(isToolFresh_, false)) makeTool();
    const std::span<const picture::Mark> tool(tool_);
    picture::paintOver(surface, tool.first(fills_), view);
    if (gesture_.isAmending()) picture::paintOver(surface, amendedMarks(context), view);
    picture::paintOver(surface, selection_, view);
    picture::paintOver(surface, tools::hexMarks(context, pointedOut, tools::warning), view);
    if (arePinsShown) picture::paintOver(surface, tools::pinMarks(context, pins), view);
    if (proposed) picture::paintOver(surface, tools::changeMarks(context, *proposed), view);
    if (cursor) picture::paintOver(surface, tools::hexMarks(context, {*cursor}, tools::warning), view);
    if (cursor && aim)
        picture::paintOver(
            surface, std::vector{tools::hexsideMark(context, sideOf(context, *cursor, *aim), tools::warning)},
            view);
    picture::paintOver(surface, tool.subspan(fills_), view);
}

}  // namespace cota::wx
