#include "editor/wx/canvas/map_marks.h"

#include <wx/dc.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "editor/tools/select_tool.h"
#include "editor/tools/tool_marks.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

std::vector<picture::Mark> MapMarks::all() {
    const auto context = gesture_.context();
    auto marks = tools::selectionMarks(context);
    const auto add = [&](std::vector<picture::Mark> more) {
        marks.insert(marks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(tools::hexMarks(context, pointedOut, tools::warning));
    if (cursor) add(tools::hexMarks(context, {*cursor}, tools::warning));
    add(gesture_.marks(hover));
    return marks;
}

/// Only the smallest bounding box of the marks is drawn.
void MapMarks::paint(wxDC& dc) {
    picture::Picture over;
    over.paper = {0, 0, 0, 0};
    over.layers = {{"tool", all()}};
    picture::Box box;
    for (const auto& mark : over.layers.front().marks) box.add(mark.box());
    if (box.empty()) return;
    const auto& viewport = view_.viewport();
    const auto whole = view_.view();
    const auto from = viewport.toScreen({box.left, box.top});
    const auto to = viewport.toScreen({box.right, box.bottom});
    const int left = std::max(0, static_cast<int>(std::floor(from.x)) - 2);
    const int top = std::max(0, static_cast<int>(std::floor(from.y)) - 2);
    const int right = std::min(whole.columns, static_cast<int>(std::ceil(to.x)) + 2);
    const int bottom = std::min(whole.rows, static_cast<int>(std::ceil(to.y)) + 2);
    if (right <= left || bottom <= top) return;
    auto window = viewport.view(right - left, bottom - top);
    window.corner = viewport.toMap({static_cast<double>(left), static_cast<double>(top)});
    const wxBitmap bitmap = toBitmap(picture::raster(over, window), false);
    if (bitmap.IsOk()) dc.DrawBitmap(bitmap, {left, top}, true);
}

}  // namespace cota::wx
