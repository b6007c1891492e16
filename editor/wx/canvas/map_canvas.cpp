#include "editor/wx/canvas/map_canvas.h"

#include <wx/dcbuffer.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/answers/subject_shape.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_marks.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr int turnsAhead = 2;         // of movement, for the reach of a unit
const wxColour source(96, 100, 104);  // around the sheet

}  // namespace

MapCanvas::MapCanvas(wxWindow* parent, session::Session& session, tools::Choices& choices)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      session_(session),
      choices_(choices) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(320, 240)));
    SetName(words("Map"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        // The window gets its size after its file is opened: if the whole map was shown, fit it again.
        if (!hasFit_ || isFitted()) fitMap();
        keepInSight();
        orderPicture();
        event.Skip();
    });
    bindInput();
    bindDrops();
    listening_ = session_.changed.connect([this](const session::Changed& what) { documentChanged(what); });
    picture_ = std::make_unique<session::MapPicture>([this](session::PictureAnswer answer) {
        auto shared = std::make_shared<session::PictureAnswer>(std::move(answer));
        CallAfter([this, shared] { takePicture(std::move(*shared)); });
    });
    background_ = std::make_unique<session::BackgroundOverlay>([this](session::OverlayAnswer answer) {
        CallAfter([this, answer = std::move(answer)] { takeOverlay(answer); });
    });
}

void MapCanvas::documentChanged(const session::Changed& what) {
    if (what.opened) {
        cancelGesture();
        forgetAnswers();
        cursor_ = std::nullopt;
        map_ = wxNullBitmap;
        endPan();
        hasFit_ = false;
        fitMap();
    }
    if (tool_) tool_->takeNames(what.renames);
    // Undo, or a change in another panel, may have removed what is being dragged. Saving removes nothing.
    if (what.document && !what.file && !isOwnStep_ && tool_ && tool_->isBusy()) {
        tool_->cancel();
        if (onGesture) onGesture();
    }
    if (what.document && !what.file)
        pointedOut_.clear();  // the fault may be fixed, and cell numbers may have changed
    if (what.document) orderPicture();
    if (what.document && hover_) setHover(hover_);  // its text may have changed
    if (what.document || what.selection) orderOverlay();
    Refresh();
}

void MapCanvas::setTool(std::unique_ptr<tools::Tool> tool) {
    if (tool_) tool_->cancel();
    tool_ = std::move(tool);
    orderOverlay();
    if (wantedOverlay() == session::OverlayKind::none && onOverlay) onOverlay({});
    Refresh();
}

void MapCanvas::setLayers(std::vector<std::string> shown, std::vector<std::string> overlays) {
    layers_ = std::move(shown);
    overlays_ = std::move(overlays);
    orderPicture();
}

void MapCanvas::setOverlay(session::OverlayKind kind) {
    overlayKind_ = kind;
    orderOverlay();
}

/// Drops the overlays of the old document, and those still being computed.
void MapCanvas::forgetAnswers() {
    overlayKind_ = session::OverlayKind::none;
    answer_ = nullptr;
    answerKind_ = session::OverlayKind::none;
    answerNumber_ = ++overlayNumber_;
    if (onOverlay) onOverlay({});
}

/// A tool that changes heights shows them instead of the chosen overlay, because both would not be legible.
session::OverlayKind MapCanvas::wantedOverlay() const {
    return tool_ && tool_->showsHeights() ? session::OverlayKind::heights : overlayKind_;
}

void MapCanvas::orderOverlay() {
    ++overlayNumber_;
    const auto wanted = session_.table() ? wantedOverlay() : session::OverlayKind::none;
    const bool isHeights = wanted == session::OverlayKind::heights;
    // During a drag the old heights stay until the new ones are ready.
    if (!(isHeights && answerKind_ == wanted)) answer_ = nullptr;
    // An earlier order may have dropped its overlay but left it on the screen.
    if ((wanted == session::OverlayKind::none || isHeights) && answer_ != answerShown_) orderPicture();
    if (wanted == session::OverlayKind::none) return;
    const auto& selection = session_.selection();
    background_->start({overlayNumber_, wanted, session_.table(), session_.look(),
                        selection.empty() ? model::Subject{} : *selection.begin(), turnsAhead,
                        session_.language(), isHeights ? tool_->proposed(context()) : std::nullopt,
                        session_.game()});
}

/// The drag has continued: compute its result again.
void MapCanvas::follow() {
    if (wantedOverlay() == session::OverlayKind::heights) orderOverlay();
}

void MapCanvas::takeOverlay(const session::OverlayAnswer& answer) {
    const bool isNewest = answer.number == overlayNumber_;
    const bool isOnTheWay = answer.kind == session::OverlayKind::heights && answer.kind == wantedOverlay() &&
                            answer.number > answerNumber_;
    if (!isNewest && !isOnTheWay) return;
    answer_ = answer.layer;
    answerNumber_ = answer.number;
    answerKind_ = answer.kind;
    if (onOverlay) onOverlay(answer.text());
    orderPicture();
}

tools::ToolContext MapCanvas::context() {
    return {session_.document(),
            *session_.table(),
            choices_,
            1 / view_.perMillimetre(),
            session_.selection(),
            session_.language(),
            layers_,
            session_.look().get(),
            &said_};
}

void MapCanvas::take(std::optional<session::HistoryEntry> step) {
    if (step) {
        isOwnStep_ = true;
        session_.commit(std::move(*step));
        isOwnStep_ = false;
    } else {
        follow();
    }
    if (onGesture) onGesture();
    const std::string said = std::exchange(said_, {});
    if (!said.empty() && onSaid) onSaid(said);
    Refresh();
}

void MapCanvas::cancelGesture() {
    if (tool_) tool_->cancel();
    follow();
    if (onGesture) onGesture();
    Refresh();
}

void MapCanvas::escape() {
    pointedOut_.clear();
    const bool isIdle = !tool_ || !tool_->isBusy();
    if (isIdle) session_.select({});
    forgetShown();
}

void MapCanvas::forgetShown() {
    const bool isIdle = !tool_ || !tool_->isBusy();
    cancelGesture();
    if (!isIdle || overlayKind_ == session::OverlayKind::none) return;
    setOverlay(session::OverlayKind::none);
    if (onOverlay) onOverlay({});
}

void MapCanvas::finishGesture() {
    if (!tool_ || !session_.table()) return;
    said_.clear();
    take(tool_->finish(context()));
}

void MapCanvas::zoomBy(double factor) {
    const wxSize size = GetClientSize();
    zoomAt(factor, {size.x / 2.0, size.y / 2.0});
}

void MapCanvas::fitMap() {
    const wxSize size = GetClientSize();
    if (!session_.table() || size.x < 50 || size.y < 50) return;
    view_.fit(session_.table()->sheet().size(), size.x, size.y);
    hasFit_ = true;
    fitted_ = view_;
    orderPicture();
    Refresh();
}

/// Whether the whole map is shown, and the user has not moved it since.
bool MapCanvas::isFitted() const {
    return view_.perMillimetre() == fitted_.perMillimetre() && view_.toMap({}) == fitted_.toMap({});
}

void MapCanvas::show(session::Cell cell) {
    if (!session_.table()) return;
    const wxSize size = GetClientSize();
    cursor_ = cell;
    view_.centreOn(session_.table()->sheet().centre(cell), size.x, size.y);
    if (onHex) onHex(cell);
    orderPicture();
    Refresh();
}

void MapCanvas::reveal(const model::Subject& subject) {
    if (!session_.table()) return;
    const auto shape = session::shapeOf(*session_.table(), subject);
    if (shape.empty()) return;
    const wxSize size = GetClientSize();
    const auto middle = session::middleOf(*session_.table(), shape);
    const auto seen = view_.toScreen(middle);
    if (seen.x < 0 || seen.y < 0 || seen.x > size.x || seen.y > size.y) {
        view_.centreOn(middle, size.x, size.y);
        orderPicture();
    }
    Refresh();
}

void MapCanvas::pointOut(std::set<session::Cell> hexes) {
    pointedOut_ = std::move(hexes);
    Refresh();
}

void MapCanvas::removeSelected() {
    if (!session_.table()) return;
    auto step = tools::withoutSelected(context());
    said_.clear();  // the window gives a better reason
    take(std::move(step));
}

void MapCanvas::orderPicture() {
    const wxSize size = GetClientSize();
    if (!picture_ || !session_.table() || size.x < 2 || size.y < 2) return;
    answerShown_ = answer_;
    picture_->start({session_.table(), session_.look(), view_.view(size.x, size.y), layers_,
                     session_.language(), overlays_, answer_});
}

void MapCanvas::takePicture(session::PictureAnswer answer) {
    map_ = toBitmap(answer.pixels, true);
    mapView_ = answer.view;
    const wxSize size = GetClientSize();
    const auto now = view_.view(size.x, size.y);
    isNew_ = answer.table == session_.table() && now.corner == mapView_.corner &&
             now.perMillimetre == mapView_.perMillimetre && now.columns == mapView_.columns &&
             now.rows == mapView_.rows;
    Refresh();
}

std::vector<picture::Mark> MapCanvas::marks() {
    std::vector<picture::Mark> marks;
    if (!session_.table()) return marks;
    marks = tools::selectionMarks(context());
    const auto add = [&](std::vector<picture::Mark> more) {
        marks.insert(marks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(tools::hexMarks(context(), pointedOut_, tools::warning));
    if (cursor_) add(tools::hexMarks(context(), {*cursor_}, tools::warning));
    if (!tool_) return marks;
    add(tool_->feedback(context(), hover_));
    return marks;
}

/// The drawings over the map, cut to their smallest bounding box.
wxBitmap MapCanvas::overlay(wxPoint& corner) {
    picture::Picture over;
    over.paper = {0, 0, 0, 0};
    over.layers = {{"tool", marks()}};
    picture::Box box;
    for (const auto& mark : over.layers.front().marks) box.add(mark.box());
    if (box.empty()) return {};
    const wxSize size = GetClientSize();
    const auto from = view_.toScreen({box.left, box.top});
    const auto to = view_.toScreen({box.right, box.bottom});
    const int left = std::max(0, static_cast<int>(std::floor(from.x)) - 2);
    const int top = std::max(0, static_cast<int>(std::floor(from.y)) - 2);
    const int right = std::min(size.x, static_cast<int>(std::ceil(to.x)) + 2);
    const int bottom = std::min(size.y, static_cast<int>(std::ceil(to.y)) + 2);
    if (right <= left || bottom <= top) return {};
    corner = {left, top};
    auto window = view_.view(right - left, bottom - top);
    window.corner = view_.toMap({static_cast<double>(left), static_cast<double>(top)});
    return toBitmap(picture::raster(over, window), false);
}

/// Only the visible pixels: an enlarged whole map could exceed the limits of the toolkit.
void MapCanvas::drawMap(wxDC& dc) const {
    const double scale = view_.perMillimetre() / mapView_.perMillimetre;
    const auto corner = view_.toScreen(mapView_.corner);
    const wxSize size = GetClientSize();
    const auto part = [scale](double from, double shown, int most) {
        const int first = std::clamp(static_cast<int>(std::floor(-from / scale)), 0, most);
        return std::pair(first, std::clamp(static_cast<int>(std::ceil((shown - from) / scale)), first, most));
    };
    const auto [left, right] = part(corner.x, size.x, map_.GetWidth());
    const auto [top, bottom] = part(corner.y, size.y, map_.GetHeight());
    if (right == left || bottom == top) return;
    const bool isWhole = right - left == map_.GetWidth() && bottom - top == map_.GetHeight();
    dc.SetUserScale(scale, scale);
    dc.DrawBitmap(isWhole ? map_ : map_.GetSubBitmap({left, top, right - left, bottom - top}),
                  static_cast<int>(std::lround(corner.x / scale)) + left,
                  static_cast<int>(std::lround(corner.y / scale)) + top);
    dc.SetUserScale(1, 1);
}

void MapCanvas::onPaint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(source));
    dc.Clear();
    if (!session_.table()) return;
    if (map_.IsOk()) {
        // Until the worker has drawn the view, the old pixels are shown in place, scaled.
        drawMap(dc);
    }
    wxPoint corner;
    const wxBitmap over = overlay(corner);
    if (over.IsOk()) dc.DrawBitmap(over, corner, true);
    if (std::exchange(isNew_, false) && onDrawn) onDrawn();
}

}  // namespace cota::wx
