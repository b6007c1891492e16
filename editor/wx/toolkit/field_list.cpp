#include "editor/wx/toolkit/field_list.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <utility>

#include "editor/fields/choice_meant.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using session::Property;

namespace {

constexpr const char *yes = "yes", *no = "no";

bool isSameForm(const std::vector<Property>& a, const std::vector<Property>& b) {
    return std::ranges::equal(a, b, [](const Property& one, const Property& other) {
        return one.heading == other.heading && one.label == other.label && one.kind == other.kind &&
               one.of == other.of && one.language == other.language;
    });
}

/// Scrolls as little as possible; `top` and `bottom` in the whole form.
void scrollToShow(wxScrolledCanvas& canvas, int top, int bottom) {
    int unit = 0, none = 0;
    canvas.GetScrollPixelsPerUnit(&none, &unit);
    if (unit < 1) return;
    const int seen = canvas.CalcUnscrolledPosition(wxPoint(0, 0)).y, room = canvas.GetClientSize().y;
    if (top < seen) canvas.Scroll(-1, top / unit);
    if (bottom > seen + room) canvas.Scroll(-1, (bottom - room + unit - 1) / unit);
}

/// The top of a row, or of the heading that is just above it.
int topWith(const fields::FieldLayout& layout, const fields::FieldRow& row) {
    const bool isFirst = &row != layout.rows.data() && (&row - 1)->isHeading;
    return (isFirst ? &row - 1 : &row)->box.y;
}

/// The editor of several lines has no frame of its own, and would cover that of the field. That of a choice
/// leaves its arrow free.
wxRect insideOf(const Property& row, wxRect field, const wxWindow& window) {
    if (row.kind == Property::Kind::choice) field.width -= window.FromDIP(18);
    if (row.kind != Property::Kind::lines) return field;
    field.Deflate(window.FromDIP(3));
    return field;
}

}  // namespace

FieldList::FieldList(wxWindow* parent, const wxString& key)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE),
      editor_(this) {
    setNames(*this, key);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, std::max(1, GetCharHeight()));
    editor_.onKey = [this](wxKeyEvent& event) { onEditorKey(event); };
    editor_.onDone = [this] {
        if (isEditing_) accept();
        CallAfter([this] { giveRoom(); });
    };
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (GetClientSize().x != view_.width) arrange();
    });
    passWheelOn(*this, [this] { return layout_.height > GetClientSize().y + GetCharHeight(); });
    Bind(wxEVT_LEFT_DOWN, &FieldList::onDown, this);
    Bind(wxEVT_LEFT_DCLICK, &FieldList::onDown, this);
    Bind(wxEVT_MOTION, &FieldList::onMotion, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
        isDividing_ = false;
        if (HasCapture()) ReleaseMouse();
        if (std::exchange(opensChoices_, false)) editor_.openChoices();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { isDividing_ = false; });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hover_.reset();
        Refresh();
    });
    Bind(wxEVT_KEY_DOWN, &FieldList::onKeyDown, this);
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
    view_.refusal = [this](std::size_t property) {
        return onRefusal ? std::string() : refused_.why(property);
    };
}

void FieldList::setLabelShare(double share) {
    view_.labelShare = share;
    arrange();
}

void FieldList::arrange() {
    view_.width = GetClientSize().x;
    const int before = layout_.height;
    layout_ = fields::layoutOf(rows_, view_, ruler());
    layout_.height += FromDIP(6);
    SetVirtualSize(-1, layout_.height);
    placeEditor();
    Refresh();
    if (before != layout_.height && onHeight) onHeight();
}

void FieldList::show(std::vector<Property> rows) {
    if (!isSameForm(rows, rows_)) {
        if (!showKept(rows)) showOther(std::move(rows));
        return;
    }
    const bool isOther = active_ && isEditing_ && !refused_.has(*active_) &&
                         fields::differs(rows_[*active_], rows[*active_], isChanging());
    rows_ = std::move(rows);
    arrange();
    if (isOther) fillEditor(*active_);
}

void FieldList::showOther(std::vector<Property> rows) {
    leave();
    active_ = written_ = std::nullopt;
    refused_.clear();
    view_.kept.reset();
    rows_ = std::move(rows);
    Scroll(0, 0);
    refusalsChanged();
    if (onActive) onActive(active_);
}

void FieldList::onPaint() {
    wxPaintDC dc(this);
    DoPrepareDC(dc);
    dc.SetBackground(wxBrush(colours().panel));
    dc.Clear();
    const auto sizes = ruler();
    const auto now = shown();
    FieldPainter(*this, now, sizes)
        .paint(dc, layout_, CalcUnscrolledPosition(wxPoint(0, 0)).y, GetClientSize().y);
}

void FieldList::enter(std::size_t property, bool leavesRefused) {
    if (active_ == property && isEditing_) return;
    if (isEditing_ && !accept() && !leavesRefused) return;
    leave();
    active_ = property;
    scrollTo(property);
    if (editor_.controlFor(rows_[property]) && rows_[property].write) {
        if (!view_.kept) view_.kept = layout_.roomBelow();
        fillEditor(property);
        isEditing_ = true;
        // Shown first: the toolkit reports an error for hidden controls that get a size.
        editor_.controlFor(rows_[property])->Show();
        placeEditor();
        editor_.show(rows_[property],
                     refused_.has(property) ? refused_.why(property) : rows_[property].error);
    } else {
        SetFocus();
    }
    mark(property);
}

void FieldList::mark(std::size_t property) {
    active_ = property;
    Refresh();
    if (onActive) onActive(active_);
}

void FieldList::giveRoom() {
    if (!view_.kept || hasKeys()) return;
    view_.kept.reset();
    arrange();
    if (onLeft) onLeft();
}

void FieldList::leave() {
    if (!std::exchange(isEditing_, false)) return;
    editor_.hide();
    Refresh();
}

void FieldList::fillEditor(std::size_t property) { editor_.fill(rows_[property], refused_.typed(property)); }

void FieldList::placeEditor() {
    if (!active_ || !isEditing_) return;
    const auto box = layout_.fieldOf(*active_);
    auto* editor = editor_.controlFor(rows_[*active_]);
    if (!editor || box.width == 0) return leave();
    const wxRect whole(CalcScrolledPosition(wxPoint(box.x, box.y)), wxSize(box.width, box.height));
    const wxRect place = insideOf(rows_[*active_], whole, *this);
    if (editor->GetRect() == place) return;
    editor_.closeChoices();
    editor->SetSize(place);
}

bool FieldList::accept() {
    if (!active_ || !isEditing_) return true;
    const std::string value = editor_.value(rows_[*active_]);
    if (value == rows_[*active_].value) {
        if (refused_.forget(*active_)) refusalsChanged();
        return true;
    }
    return write(*active_, value);
}

bool FieldList::write(std::size_t property, const std::string& value) {
    auto written = rows_[property].write(value);
    const bool hadRefusal = refused_.forget(property);
    if (!written.refusal.empty()) refused_.refuse(property, value, written.refusal);
    if (hadRefusal || !written.refusal.empty()) refusalsChanged();
    if (!written.refusal.empty()) return false;
    if (written.step) written_ = property;
    if (written.step && onStep)
        CallAfter([this, step = std::move(*written.step)]() mutable { onStep(std::move(step)); });
    // The step will show the new value; until then the field must not seem to have the old one.
    if (written.step && rows_[property].kind != Property::Kind::action) rows_[property].value = value;
    Refresh();
    return true;
}

void FieldList::refusalsChanged() {
    arrange();
    if (onRefusal) onRefusal(refused_.first());
}

bool FieldList::pressed(std::size_t property) {
    const auto& row = rows_[property];
    if (row.kind != Property::Kind::flag && row.kind != Property::Kind::action) return false;
    write(property, row.kind == Property::Kind::action ? "" : row.value == yes ? no : yes);
    return true;
}

void FieldList::move(int step) {
    if (isEditing_ && !accept()) return;
    if (const auto next = fields::nextField(layout_, rows_, active_, step)) return enter(*next);
    leave();
    Navigate(step > 0 ? wxNavigationKeyEvent::IsForward : wxNavigationKeyEvent::IsBackward);
}

void FieldList::goOn(int step) {
    if (const auto next = fields::nextField(layout_, rows_, active_, step)) enter(*next);
}

void FieldList::onEditorKey(wxKeyEvent& event) {
    if (!active_) return event.Skip();
    const bool isLines = rows_[*active_].kind == Property::Kind::lines;
    switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (isLines && !event.ControlDown()) return event.Skip();
            if (!accept()) return;
            if (onEnter && !editor_.hasTaken() && !fields::nextField(layout_, rows_, active_, 1))
                return onEnter();
            if (event.ShiftDown() || isLines) return;
            return goOn(1);
        case WXK_TAB:
            return move(event.ShiftDown() ? -1 : 1);
        case WXK_UP:
        case WXK_DOWN:
            if (rows_[*active_].kind != Property::Kind::text || event.HasAnyModifiers()) return event.Skip();
            if (!accept()) return;
            return goOn(event.GetKeyCode() == WXK_UP ? -1 : 1);
        case WXK_ESCAPE:
            if (!isChanging()) return event.Skip();
            refused_.forget(*active_);
            fillEditor(*active_);
            return refusalsChanged();
        default:
            event.Skip();
    }
}

bool FieldList::isChanging() const {
    if (!active_ || !isEditing_) return false;
    return refused_.has(*active_) || editor_.value(rows_[*active_]) != rows_[*active_].value;
}

void FieldList::onKeyDown(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_TAB:
        case WXK_UP:
        case WXK_DOWN:
            return move(event.GetKeyCode() == WXK_UP || event.ShiftDown() ? -1 : 1);
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (!active_) return move(1);
            if (rows_[*active_].write && !pressed(*active_)) enter(*active_);
            return;
        default:
            event.Skip();
    }
}

void FieldList::onDown(wxMouseEvent& event) {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto hit = fields::hitAt(layout_, at.x, at.y);
    if (hit.part != Part::field || !rows_[hit.property].write) {
        if (isEditing_ && !accept()) return;
        leave();
        SetFocus();
    }
    switch (hit.part) {
        case Part::heading: {
            const std::string heading = rows_[hit.property].heading;
            if (!view_.folded.erase(heading)) view_.folded.insert(heading);
            return arrange();
        }
        case Part::divider:
            isDividing_ = true;
            return CaptureMouse();
        case Part::none:
            return;
        default:
            break;
    }
    const auto& row = rows_[hit.property];
    if (!row.write) return mark(hit.property);
    // Who clicks on another field types there, and a value that is refused stays; a button waits for it.
    enter(hit.property, row.kind != Property::Kind::action);
    if (active_ != hit.property) return;
    // A click on a choice opens it when the button is up again, which would close the list.
    opensChoices_ = hit.part == Part::field && !pressed(hit.property) && row.kind == Property::Kind::choice;
}

void FieldList::onMotion(wxMouseEvent& event) {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    if (isDividing_) {
        constexpr double least = 0.15, most = 0.75;
        view_.labelShare = std::clamp(static_cast<double>(at.x) / std::max(1, view_.width), least, most);
        return arrange();
    }
    const auto hit = fields::hitAt(layout_, at.x, at.y);
    SetCursor(hit.part == Part::divider ? wxCursor(wxCURSOR_SIZEWE) : *wxSTANDARD_CURSOR);
    const bool isOn = hit.part == Part::field || hit.part == Part::label;
    const auto now = isOn ? std::optional(hit.property) : std::nullopt;
    if (std::exchange(hover_, now) == now) return;
    showTip();
    Refresh();
}

void FieldList::showTip() {
    if (!hover_ || editor_.areChoicesOpen()) return tip_.show({});
    const wxString text = FieldPainter::textOf(shown(), *hover_).text;
    const int room = layout_.fieldOf(*hover_).width - FromDIP(20);
    tip_.show(tipOf(rows_[*hover_], text, GetTextExtent(text).x > room));
}

void FieldList::scrollTo(std::size_t property) {
    if (const auto* row = layout_.rowOf(property))
        scrollToShow(*this, topWith(layout_, *row), row->box.bottom());
}

void FieldList::activate(std::size_t property, bool withKeys) {
    if (property >= rows_.size()) return;
    if (view_.folded.erase(rows_[property].heading)) arrange();
    if (withKeys) return enter(property);
    if (isEditing_ && !accept()) return;
    leave();
    scrollTo(property);
    mark(property);
}

std::vector<ItemPlace> FieldList::places() const {
    return placesOfFields(fromWx(GetName()), rows_, layout_,
                          {0, CalcUnscrolledPosition(wxPoint(0, 0)).y, GetClientSize().x, GetClientSize().y},
                          isEditing_ ? active_ : std::nullopt);
}

}  // namespace cota::wx
