#include "editor/wx/canvas/map_canvas.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>
#include <vector>

#include "editor/answers/subject_shape.h"
#include "editor/tools/bulk/ground_preview.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_tool.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/canvas/drop_target.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

const wxColour aroundSheet(96, 100, 104);

/// The map keeps its paper in a dark theme; what is beside it does not.
void paintAround(wxDC& dc, const session::JoinedMap& map, const session::Viewport& view, const wxSize& size) {
    if (!colours().isDark) return;
    const auto sheet = map.sheet().size();
    const auto first = view.toScreen({0, 0}), last = view.toScreen({sheet.width, sheet.height});
    const auto within = [](double at, int most) {
        return static_cast<int>(std::lround(std::clamp(at, 0.0, static_cast<double>(most))));
    };
    const int left = within(first.x, size.x), top = within(first.y, size.y);
    const int right = within(last.x, size.x), bottom = within(last.y, size.y);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(mixed(colours().window, *wxBLACK, 0.8)));
    dc.DrawRectangle(0, 0, size.x, top);
    dc.DrawRectangle(0, bottom, size.x, size.y - bottom);
    dc.DrawRectangle(0, top, left, bottom - top);
    dc.DrawRectangle(right, top, size.x - right, bottom - top);
}

}  // namespace

MapCanvas::MapCanvas(wxWindow* parent, session::Session& session, tools::Choices& choices)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      session_(session),
      view_(*this, session),
      pixels_(*this, session, view_),
      gesture_(session, choices, view_, pixels_),
      overlay_(*this, session, gesture_, pixels_),
      marks_(*this, gesture_, view_),
      facts_(*this, session, view_),
      input_(*this, session, view_, gesture_, marks_) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(320, 240)));
    SetName(words("Map"));
    setSpokenName(*this, words("Map"));
    connectParts();
    acceptDrops();
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        view_.resized();
        event.Skip();
    });
    listening_ = session_.changed.connect([this](const session::Changed& what) { documentChanged(what); });
    moving_ = session_.moving.connect([this](const model::Document& next) {
        if (!session_.map() || gesture_.isBusy()) return;
        stages_.taken("step");
        gesture_.preview(tools::groundPreview(*session_.map(), next, *session_.look()));
        stages_.changed();
        if (gesture_.fills().empty()) return;
        marks_.refreshTool();
        Update();
        stages_.shown();
    });
}

void MapCanvas::connectParts() {
    facts_.onShown = [this](const std::string& hex) {
        if (onFacts) onFacts(hex);
    };
    view_.onMoved = [this] {
        facts_.hide();
        pixels_.requestSoon();
        Refresh();
    };
    gesture_.onContinued = [this] { overlay_.gestureContinued(); };
    gesture_.onGesture = [this] {
        if (onGesture) onGesture();
        marks_.refreshTool();
    };
    // Later: the tool is still at work.
    gesture_.onDone = [this] {
        CallAfter([this] {
            if (onToolDone) onToolDone();
        });
    };
    gesture_.onMessage = [this](const std::string& text) {
        if (onMessage) onMessage(text);
    };
    overlay_.onAnswer = [this](const std::string& text) {
        if (onOverlay) onOverlay(text);
    };
}

void MapCanvas::acceptDrops() {
    auto* target = new MapDropTarget;
    // Opening a file may show a dialog, so the toolkit must first end the drag.
    target->onFile = [this](const wxString& file) {
        CallAfter([this, file] {
            if (onFile) onFile(file);
        });
    };
    SetDropTarget(target);
}

void MapCanvas::documentChanged(const session::Changed& what) {
    if (what.opened) {
        cancelGesture();
        overlay_.forget();
        marks_.cursor = std::nullopt;
        pixels_.clear();
        input_.endPan();
        view_.fitNew();
    }
    gesture_.documentChanged(what);
    if (what.document || what.opened) facts_.forgetRules();
    if (what.document && !what.file)
        marks_.pointedOut.clear(),
            marks_.proposed.reset();  // the fault may be fixed, and cell numbers may have changed
    if (what.document) pixels_.request();
    if (what.document && marks_.hover) hover(marks_.hover);  // its text may have changed
    if (marks_.cursor) facts_.rest(std::nullopt);            // with keys they are asked for
    if (what.document || what.selection || what.file) overlay_.request(what.document || what.file);
    if (what.document || what.selection) marks_.selectionChanged();
    // A place that was jumped to; the keyboard moves its cursor with the focus in the map.
    if ((what.document || what.selection) && !HasFocus()) marks_.cursor.reset();
    speakCursor();
    Refresh();
}

void MapCanvas::setTool(std::unique_ptr<tools::Tool> tool) {
    gesture_.setTool(std::move(tool));
    facts_.silence();
    overlay_.toolChanged();
    Refresh();
}

void MapCanvas::setLayers(std::vector<std::string> shown, std::vector<std::string> overlays) {
    pixels_.setLayers(std::move(shown), std::move(overlays));
}

void MapCanvas::cancelGesture() {
    input_.hand().forget();
    gesture_.cancel();
}

/// The gesture first, then the selection, then the tool.
void MapCanvas::escape() {
    if (facts_.hide()) return;
    const bool wasPointedOut = !marks_.pointedOut.empty();
    marks_.pointedOut.clear();
    const bool isBusy = gesture_.isBusy(), hadOverlay = overlayKind() != session::OverlayKind::none;
    const bool hadSelection = !session_.selection().empty();
    const bool isTemporary = tool() && tool()->isTemporary();
    if (!isBusy && !isTemporary) session_.select({});
    forgetShown();
    if (isTemporary && !isBusy) return onToolDone ? onToolDone() : void();
    if (isBusy || hadOverlay || hadSelection || wasPointedOut) return;
    marks_.cursor.reset();
    if (onSelectTool) onSelectTool();
}

bool MapCanvas::takesKey(int key, bool shift) {
    if (!session_.map() || !gesture_.takesKey(key, shift)) return false;
    marks_.refreshTool();
    return true;
}

void MapCanvas::forgetShown() {
    const bool wasBusy = gesture_.isBusy();
    cancelGesture();
    if (wasBusy || overlayKind() == session::OverlayKind::none) return;
    setOverlay(session::OverlayKind::none);
    if (onOverlay) onOverlay({});
}

void MapCanvas::show(session::Cell cell) {
    if (!session_.map()) return;
    marks_.cursor = cell;
    marks_.aim.reset();
    if (onHex) onHex(cell);
    speakCursor();
    // A map that is seen whole stays where it is.
    if (view_.isWhole())
        Refresh();
    else
        view_.centreOn(session_.map()->sheet().centre(cell));
}

void MapCanvas::reveal(const model::Subject& subject) {
    if (!session_.map()) return;
    const auto shape = session::shapeOf(*session_.map(), subject);
    if (shape.empty()) return;
    const auto middle = session::middleOf(*session_.map(), shape);
    if (!view_.isVisible(middle)) view_.bringNear(middle);
    Refresh();
}

void MapCanvas::pointOut(std::set<session::Cell> hexes) {
    marks_.pointedOut = std::move(hexes);
    Refresh();
}

void MapCanvas::propose(const model::Document* changed) {
    if (!changed && !marks_.proposed) return;
    marks_.proposed = changed ? std::optional(*changed) : std::nullopt;
    Refresh();
}

void MapCanvas::pin(std::vector<tools::FindingPin> pins) {
    if (pins.empty() && marks_.pins.empty()) return;
    marks_.pins = std::move(pins);
    Refresh();
}

void MapCanvas::hover(std::optional<tools::PointerEvent> event) {
    const auto before = std::exchange(marks_.hover, event);
    if (!session_.map()) return;
    const auto cell = event ? session_.map()->cellAt(event->at) : std::nullopt;
    if (onHex) onHex(cell);
    facts_.rest(gesture_.isBusy() ? std::nullopt : cell);
    marks_.refreshTool();
    // The options may say what the tool would do in this hex.
    const bool isOther = cell && (!before || session_.map()->cellAt(before->at) != cell);
    if (isOther && !gesture_.isBusy() && onGesture) onGesture();
}

std::optional<model::MapPoint> MapCanvas::cursorAt() const {
    if (!session_.map() || !marks_.cursor) return std::nullopt;
    const auto& sheet = session_.map()->sheet();
    return marks_.aim ? sheet.sideMiddle(*marks_.cursor, *marks_.aim) : sheet.centre(*marks_.cursor);
}

std::optional<model::MapPoint> MapCanvas::pointerAt() const {
    if (const auto at = cursorAt()) return at;
    return marks_.hover ? std::optional(marks_.hover->at) : std::nullopt;
}

void MapCanvas::zoomToSelection() {
    if (!session_.map()) return;
    picture::Box box;
    for (const auto& subject : session_.selection()) {
        const auto shape = session::shapeOf(*session_.map(), subject);
        for (const auto cell : shape.hexes)
            for (const auto& corner : session_.map()->sheet().corners(cell)) box.add(corner);
        for (const auto& line : shape.lines)
            for (const auto& point : line.points) box.add(point);
        for (const auto& point : shape.points) box.add(point);
    }
    if (box.empty()) return;
    constexpr double margin = 1.3;
    const double hex = session_.map()->sheet().hexMillimetres() * 3;
    const wxSize size = GetClientSize();
    const double width = std::max(box.right - box.left, hex) * margin,
                 height = std::max(box.bottom - box.top, hex) * margin;
    view_.zoom(std::min(size.x / width, size.y / height) / viewport().perMillimetre());
    view_.centreOn({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
}

void MapCanvas::explain() {
    if (!session_.map()) return;
    std::optional<session::Cell> cell;
    if (const auto at = pointerAt()) cell = session_.map()->cellAt(*at);
    if (!cell && !session_.selection().empty()) {
        const auto shape = session::shapeOf(*session_.map(), session_.selection().focus());
        if (!shape.hexes.empty()) cell = *shape.hexes.begin();
    }
    if (cell) return facts_.show(*cell, true);
    if (onMessage) onMessage(session::tr("Point at a hex, or select one, to have it explained."));
}

void MapCanvas::speakCursor() {
    if (!HasFocus()) return;
    const auto said = input_.hand().spoken();
    setSpokenValue(*this, toWx(said));
    if (said != spoken_ && onSpoken) onSpoken(said);
    spoken_ = said;
}

void MapCanvas::toggleFacts() {
    if (facts_.hide() || !marks_.cursor) return;
    facts_.show(*marks_.cursor, false);
}

void MapCanvas::showNow() {
    constexpr std::chrono::milliseconds rest{8};  // the display needs no more pictures
    if (std::chrono::steady_clock::now() - painted_ < rest) return;
    Update();
    stages_.shown();
}

void MapCanvas::removeSelected() {
    // The window gives a better reason than the tool if there is nothing to remove.
    if (session_.map()) gesture_.commit(tools::withoutSelected, false);
}

void MapCanvas::onPaint() {
    // The toolkit buffers the window itself.
    wxPaintDC dc(this);
    dc.SetBackground(wxBrush(aroundSheet));
    dc.Clear();
    painted_ = std::chrono::steady_clock::now();
    auto* surface = static_cast<cairo_t*>(dc.GetImpl()->GetCairoContext());
    if (!session_.map() || !surface) return;
    pixels_.paint(surface);
    paintAround(dc, *session_.map(), viewport(), GetClientSize());
    const bool isNew = pixels_.takeNew();
    if (isNew && !gesture_.fills().empty()) {
        gesture_.pictureShown();
        marks_.toolChanged();
    }
    marks_.arePinsShown = showsPins && showsPins();
    marks_.paint(surface);
    facts_.paint(dc);
    if (HasFocus()) drawFocus(dc, *this, GetClientRect());
    if (stages_.painted()) CallAfter([this] { stages_.shown(); });
    // Later: the toolkit shows the picture when this is done.
    if (isNew)
        CallAfter([this] {
            if (pixels_.isDrawn() && onDrawn) onDrawn();
        });
}

}  // namespace cota::wx
