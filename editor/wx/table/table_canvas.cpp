#include "editor/wx/table/table_canvas.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <utility>

#include "editor/table/table_edits.h"
#include "editor/table/table_findings.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/table/table_popup.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/picture/screen_paint.h"

namespace cota::wx {

using model::SubjectKind;

namespace {

const wxColour aroundTable(96, 100, 104);

}  // namespace

TableCanvas::TableCanvas(wxWindow* parent, session::Session& session, session::TableDesk& desk)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      session_(session),
      desk_(desk),
      view_(*this,
            [this]() -> std::optional<model::MapSize> {
                if (!scene_) return std::nullopt;
                return scene_->size();
            }),
      pixels_(*this, view_),
      hand_(*this, session, desk, view_) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(320, 240)));
    SetName(words("Table"));
    setSpokenName(*this, words("Table"));
    view_.onMoved = [this] {
        pixels_.request(scene_);
        Refresh();
    };
    pixels_.onDrawn = [this] {
        if (onDrawn) onDrawn();
    };
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(type, [this](wxFocusEvent& event) {
            event.Skip();
            Refresh();
        });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        view_.resized();
        event.Skip();
    });
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) isFitted_ = false;
        if (what.findings || what.document)
            pins_ = session::tablePins(session_.document(), session_.report());
        if (what.document) {
            hand_.cancel();
            pointed_.clear();
        }
        if (what.findings) Refresh();
    });
    deskListening_ = desk_.changed.connect([this] { changed(); });
    changed();
}

void TableCanvas::changed() {
    const auto& now = desk_.scene();
    if (now != scene_) {
        scene_ = now;
        if (!std::exchange(isFitted_, scene_ != nullptr)) view_.fitNew();
        pixels_.request(scene_);
    }
    Refresh();
}

void TableCanvas::onPaint() {
    wxPaintDC dc(this);
    dc.SetBackground(wxBrush(colours().isDark ? mixed(colours().window, *wxBLACK, 0.8) : aroundTable));
    dc.Clear();
    auto* surface = static_cast<cairo_t*>(dc.GetImpl()->GetCairoContext());
    if (!surface) return;
    if (!scene_) {
        dc.SetFont(GetFont());
        dc.SetTextForeground(*wxWHITE);
        const auto text = words("There is no table yet. Add seats and spaces in the tab Scenario.");
        return dc.DrawLabel(inLines(*this, text, GetClientSize().x - FromDIP(40)), wxRect(GetClientSize()),
                            wxALIGN_CENTRE);
    }
    pixels_.paint(surface);
    paintMarks(surface);
    if (!HasFocus()) return;
    drawFocus(dc, *this, GetClientRect());
    const auto& chosen = session_.selection();
    setSpokenValue(*this, chosen.empty() ? wxString() : toWx(scene_->nameOf(chosen.focus())));
}

void TableCanvas::paintMarks(cairo_t* surface) {
    const auto view = view_.view();
    const auto paint = [&](const session::TableMarks& marks) { picture::paintOver(surface, marks, view); };
    const auto& selection = session_.selection();
    const auto& arrows = desk_.attacks();
    if (!arrows.empty()) {
        auto from = selection.focus();
        if (const auto spot = session::spotOf(from)) from = {SubjectKind::cardGroup, spot->holder, {}};
        paint(session::arrowsOnTable(*scene_, from, arrows, pixel()));
    }
    if (showsPins && showsPins()) paint(session::pinsOnTable(*scene_, pins_, pixel()));
    paint(session::selectionOnTable(*scene_, selection, pixel()));
    paint(session::pointedOnTable(*scene_, pointed_, pixel()));
    paint(hand_.marks(*scene_));
}

void TableCanvas::escape() {
    if (hand_.cancel()) return;
    pointed_.clear();
    session_.select({});
    Refresh();
}

void TableCanvas::say(const std::string& text) {
    if (!text.empty() && onMessage) onMessage(text);
}

bool TableCanvas::mayChange() {
    if (!desk_.mayChange())
        say(session::tr("Only the whole table can be changed. Choose \"Whole table\" in the bar above it."));
    return desk_.mayChange();
}

void TableCanvas::write(session::Written written) {
    if (!mayChange()) return;
    say(written.refusal);
    if (written.step) session_.commit(std::move(*written.step));
}

void TableCanvas::removeSelected() {
    write({session::withoutThings(session::sheetSourceOf(session_), session_.selection()), {}});
}

void TableCanvas::selectAll() {
    if (!scene_) return;
    const auto size = scene_->size();
    session::Selection all;
    for (const auto& group : scene_->groupsIn({0, 0, size.width, size.height})) all.focusOn(group);
    session_.select(all);
}

void TableCanvas::pointOut(std::vector<model::Subject> things) {
    pointed_ = std::move(things);
    if (!pointed_.empty()) reveal(pointed_.front());
    Refresh();
}

void TableCanvas::openMenuAt(const wxPoint& at) {
    if (!scene_ || session_.selection().empty()) return;
    const auto entries = session::tableMenu(session::sheetSourceOf(session_), *scene_, session_.selection());
    popUp(*this, at, entries, [this](const session::TableMenuEntry& entry) {
        if (entry.run) return write(entry.run());
        if (onAction) onAction(entry.action);
    });
}

void TableCanvas::openMenu() {
    if (!scene_ || session_.selection().empty()) return;
    const auto boxes = scene_->boxesOf(session_.selection().focus());
    wxPoint at(0, 0);
    if (!boxes.empty()) at = screenBox(boxes.front()).GetPosition() + FromDIP(wxPoint(12, 12));
    openMenuAt(at);
}

}  // namespace cota::wx
