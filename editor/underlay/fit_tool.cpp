#include "editor/underlay/fit_tool.h"

#include <array>
#include <cmath>

#include "editor/tools/tool_marks.h"
#include "editor/underlay/sheet_steps.h"
#include "editor/words/words.h"
#include "formats/model/geometry/hex_layout.h"

namespace cota::tools {

namespace {

constexpr double thousandths = 1000;

double apart(MapPoint one, MapPoint other) { return std::hypot(one.x - other.x, one.y - other.y); }

}  // namespace

void FitTool::choose(std::optional<FitWork::Pixel> pixel) {
    work_->pixel = pixel;
    if (work_->onPixel) work_->onPixel();
}

std::optional<FitWork::Pixel> FitTool::pixelAt(const ToolContext& context, MapPoint at) const {
    const auto* sheet = underlay(context);
    if (sheet == nullptr || !work_->scan) return std::nullopt;
    const auto place = session::placeOfSheet(context.map, work_->sheet, *sheet, *work_->scan);
    const auto pixel = place.inverse().at(at.x, at.y);
    if (!work_->scan->contains(pixel.x, pixel.y)) return std::nullopt;
    return FitWork::Pixel{std::llround(pixel.x * thousandths), std::llround(pixel.y * thousandths)};
}

std::optional<MapPoint> FitTool::onSheet(const ToolContext& context, const FitWork::Pixel& pixel) const {
    const auto* sheet = underlay(context);
    if (sheet == nullptr || !work_->scan) return std::nullopt;
    const auto place = session::placeOfSheet(context.map, work_->sheet, *sheet, *work_->scan);
    return place.at(static_cast<double>(pixel.x) / thousandths, static_cast<double>(pixel.y) / thousandths);
}

std::optional<model::GridPoint> FitTool::target(const ToolContext& context, const PointerEvent& event) const {
    const auto free = context.map.onBoard(event.at, work_->sheet.board);
    const auto board = context.document.boards.find(work_->sheet.board);
    if (!free || board == context.document.boards.end() || event.control) return free;
    const auto& grid = board->second->grid;
    const auto hex = model::HexLayout(grid).nearestHex(model::HexLayout(grid).toMap(*free));
    std::vector<model::GridPoint> near{model::hexCentre(grid, hex)};
    for (const auto& corner : model::hexCorners(grid, hex))
        near.push_back(
            {static_cast<std::int32_t>(std::lround(static_cast<double>(corner.x) / model::finePerUnit)),
             static_cast<std::int32_t>(std::lround(static_cast<double>(corner.y) / model::finePerUnit))});
    auto best = free;
    double nearest = event.reach;
    for (const auto point : near) {
        const auto at = context.map.toSheet({work_->sheet.board, point});
        if (!at || apart(*at, event.at) > nearest) continue;
        nearest = apart(*at, event.at);
        best = point;
    }
    return best;
}

void FitTool::press(const ToolContext& context, const PointerEvent& event) {
    pressed_ = event.at;
    wasChosen_ = work_->pixel.has_value();
    if (wasChosen_) return;
    if (const auto pixel = pixelAt(context, event.at))
        choose(pixel);
    else
        context.say(session::tr("That is outside the picture."));
}

void FitTool::drag(const ToolContext&, const PointerEvent&) {}

std::optional<HistoryEntry> FitTool::release(const ToolContext& context, const PointerEvent& event) {
    const auto from = std::exchange(pressed_, std::nullopt);
    if (!work_->pixel || !from) return std::nullopt;
    const bool isDragged = apart(*from, event.at) > 4 * context.pixel;
    if (!wasChosen_ && !isDragged) return std::nullopt;  // the place is the next click
    const auto at = target(context, event);
    if (!at) {
        context.say(session::tr("That is outside the map."));
        return std::nullopt;
    }
    const auto pixel = *work_->pixel;
    choose(std::nullopt);
    return session::sheetWithPoint(context.document, work_->sheet, {*at, pixel.x, pixel.y});
}

void FitTool::cancel() {
    pressed_.reset();
    choose(std::nullopt);
}

std::vector<picture::Mark> FitTool::feedback(const ToolContext& context,
                                             const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    const auto* sheet = underlay(context);
    if (sheet == nullptr || !work_->scan) return marks;
    // A line from where the picture shows each point to where it belongs: as long as its error.
    for (const model::FitPoint& point : sheet->points) {
        const auto wanted = context.map.toSheet({work_->sheet.board, point.at});
        const auto got = onSheet(context, {point.x, point.y});
        if (!wanted || !got) continue;
        marks.push_back(lineMark(context, std::array{*got, *wanted}, false, false, warning));
        marks.push_back(dotMark(context, *wanted, selected));
    }
    if (!work_->pixel) return marks;
    const auto from = onSheet(context, *work_->pixel);
    if (!from) return marks;
    if (hover)
        if (const auto at = target(context, *hover))
            if (const auto to = context.map.toSheet({work_->sheet.board, *at})) {
                marks.push_back(lineMark(context, std::array{*from, *to}, false, true));
                marks.push_back(dotMark(context, *to));
            }
    marks.push_back(dotMark(context, *from, warning));
    return marks;
}

}  // namespace cota::tools
