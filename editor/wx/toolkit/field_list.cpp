#include "editor/wx/toolkit/field_list.h"

#include <wx/combobox.h>
#include <wx/dcclient.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/icons.h"
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

wxRect toRect(const fields::Box& box) { return {box.x, box.y, box.width, box.height}; }

}  // namespace

FieldList::FieldList(wxWindow* parent, const wxString& key)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
    SetName(key);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, std::max(1, GetCharHeight()));
    text_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    lines_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE | wxTE_BESTWRAP);
    choice_ = new wxComboBox(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, nullptr,
                             wxCB_DROPDOWN | wxTE_PROCESS_ENTER);
    for (wxWindow* editor :
         {static_cast<wxWindow*>(text_), static_cast<wxWindow*>(lines_), static_cast<wxWindow*>(choice_)}) {
        editor->Hide();
        editor->Bind(wxEVT_CHAR_HOOK, &FieldList::onEditorKey, this);
        editor->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
            event.Skip();
            if (isEditing_ && !isFilling_) accept();
        });
    }
    choice_->Bind(wxEVT_COMBOBOX, [this](wxCommandEvent&) {
        if (!isFilling_) accept();
    });
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (GetClientSize().x != view_.width) arrange();
    });
    Bind(wxEVT_LEFT_DOWN, &FieldList::onDown, this);
    Bind(wxEVT_LEFT_DCLICK, &FieldList::onDown, this);
    Bind(wxEVT_MOTION, &FieldList::onMotion, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
        isDividing_ = false;
        if (HasCapture()) ReleaseMouse();
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
        const auto found = refusals_.find(property);
        return found == refusals_.end() ? std::string() : found->second;
    };
}

fields::Ruler FieldList::ruler() const {
    fields::Ruler ruler;
    ruler.width = [this](const std::string& text) { return GetTextExtent(toWx(text)).x; };
    ruler.line = GetCharHeight();
    ruler.field = std::max(FromDIP(26), text_->GetBestSize().y);
    ruler.gap = FromDIP(4);
    ruler.edge = FromDIP(10);
    return ruler;
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
    if (!isSameForm(rows, rows_)) return showOther(std::move(rows));
    const bool isOtherValue = active_ && isEditing_ && rows[*active_].value != rows_[*active_].value &&
                              !refusals_.contains(*active_);
    rows_ = std::move(rows);
    arrange();
    if (isOtherValue) fillEditor(*active_);
}

void FieldList::showOther(std::vector<Property> rows) {
    leave();
    active_.reset();
    refusals_.clear();
    refusedTexts_.clear();
    rows_ = std::move(rows);
    Scroll(0, 0);
    arrange();
    if (onActive) onActive(active_);
}

wxString FieldList::shownText(std::size_t property, bool& isHint) const {
    const auto& row = rows_[property];
    isHint = false;
    if (const auto refused = refusedTexts_.find(property); refused != refusedTexts_.end())
        return toWx(refused->second);
    if (row.kind == Property::Kind::choice) {
        const auto entry = std::ranges::find(row.choices, row.value, &session::PaletteEntry::id);
        isHint = row.value.empty();
        if (row.value.empty() && !row.hint.empty()) return toWx(row.hint);
        return entry == row.choices.end() ? toWx(row.value) : toWx(entry->name);
    }
    if (!row.value.empty()) return toWx(row.value);
    isHint = true;
    return toWx(row.hint);
}

void FieldList::onPaint() {
    wxPaintDC dc(this);
    DoPrepareDC(dc);
    dc.SetBackground(wxBrush(colours().panel));
    dc.Clear();
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y, room = GetClientSize().y;
    for (const auto& row : layout_.rows)
        if (row.box.bottom() >= top && row.box.y <= top + room) paintRow(dc, row);
}

void FieldList::paintRow(wxDC& dc, const fields::FieldRow& row) const {
    const auto& look = colours();
    dc.SetFont(row.isHeading ? GetFont().Bold() : GetFont());
    dc.SetTextForeground(row.isHeading ? look.text : look.muted);
    const int line = GetCharHeight();
    if (row.isHeading) {
        const int middle = row.box.y + row.box.height / 2, half = FromDIP(4), left = row.label.x;
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(look.muted));
        const wxPoint open[] = {{left, middle - half / 2},
                                {left + 2 * half, middle - half / 2},
                                {left + half, middle + half / 2 + 1}};
        const wxPoint closed[] = {
            {left + 1, middle - half}, {left + 1 + half, middle}, {left + 1, middle + half}};
        dc.DrawPolygon(3, row.isFolded ? closed : open);
    }
    const int indent = row.isHeading ? FromDIP(listIcon) : 0;
    const int tall = static_cast<int>(row.labelLines.size()) * line;
    const bool isWide = !row.isHeading && !row.fields.empty() && row.fields.front().y > row.label.y;
    int y =
        row.label.y +
        (isWide ? 0
                : std::max(0, (row.isHeading ? row.box.height : rowHeight(*this)) - FromDIP(2) - line) / 2);
    if (row.isHeading) y = row.box.y + (row.box.height - tall) / 2;
    for (const auto& text : row.labelLines) {
        dc.DrawText(toWx(text), row.label.x + indent, y);
        y += line;
    }
    dc.SetFont(GetFont());
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
        paintField(dc, row.first + i, row.fields[i]);
        if (row.units[i].width == 0) continue;
        dc.SetTextForeground(look.muted);
        dc.DrawText(toWx(rows_[row.first + i].unit), row.units[i].x,
                    row.units[i].y + (row.units[i].height - line) / 2);
    }
    dc.SetTextForeground(look.error);
    y = row.below.y;
    for (const auto& text : row.belowLines) {
        dc.DrawText(toWx(text), row.below.x, y);
        y += line;
    }
}

void FieldList::paintFlag(wxDC& dc, const Property& row, const wxRect& box) const {
    const auto& look = colours();
    const int side = FromDIP(16);
    const wxRect tick(box.x, box.y + (box.height - side) / 2, side, side);
    const bool isOn = row.value == yes, isMixed = row.value.empty();
    dc.SetPen(wxPen(isOn ? look.accent : look.faint));
    dc.SetBrush(wxBrush(isOn ? look.accent : look.field));
    dc.DrawRoundedRectangle(tick, FromDIP(3));
    dc.SetPen(wxPen(isOn ? look.onAccent : look.muted, FromDIP(2)));
    if (isMixed) dc.DrawLine(tick.x + side / 4, tick.y + side / 2, tick.x + side * 3 / 4, tick.y + side / 2);
    if (!isOn) return;
    const wxPoint stroke[] = {{tick.x + side * 2 / 9, tick.y + side * 5 / 9},
                              {tick.x + side * 4 / 9, tick.y + side * 7 / 9},
                              {tick.x + side * 7 / 9, tick.y + side * 3 / 9}};
    dc.DrawLines(3, stroke);
}

void FieldList::paintField(wxDC& dc, std::size_t property, const fields::Box& place) const {
    const auto& row = rows_[property];
    const auto& look = colours();
    const wxRect box = toRect(place);
    const bool isActive = active_ == property;
    const bool isWrong = refusals_.contains(property) || !row.error.empty();
    const int line = GetCharHeight();
    bool isHint = false;
    const wxString text = shownText(property, isHint);
    if (row.kind == Property::Kind::flag) {
        paintFlag(dc, row, box);
        if (!isActive || !HasFocus()) return;
        dc.SetPen(wxPen(look.accent));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRoundedRectangle(box.x - FromDIP(3), box.y + FromDIP(2), FromDIP(22), box.height - FromDIP(4),
                                FromDIP(4));
        return;
    }
    const bool isFixed = !row.write;
    const bool isAction = row.kind == Property::Kind::action;
    if (!isFixed) {
        dc.SetPen(wxPen(isWrong                  ? look.error
                        : isActive && HasFocus() ? look.accent
                                                 : look.border,
                        isWrong ? FromDIP(2) : 1));
        dc.SetBrush(wxBrush(isAction && hover_ == property ? look.hover : look.field));
        dc.DrawRoundedRectangle(box, FromDIP(5));
    }
    dc.SetClippingRegion(box);
    const int inset = isFixed ? 0 : FromDIP(7);
    int room = box.width - 2 * inset;
    if (!row.language.empty()) {
        dc.SetFont(smallFont(*this));
        dc.SetTextForeground(look.faint);
        const wxString mark = toWx(row.language);
        const wxSize size = dc.GetTextExtent(mark);
        dc.DrawText(mark, box.GetRight() - size.x - FromDIP(5),
                    box.y + (std::min(box.height, rowHeight(*this)) - size.y) / 2);
        dc.SetFont(GetFont());
        room -= size.x + FromDIP(4);
    }
    if (row.kind == Property::Kind::choice && !isFixed) {
        const int right = box.GetRight() - FromDIP(7), middle = box.y + box.height / 2, half = FromDIP(4);
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(look.muted));
        const wxPoint arrow[] = {{right - 2 * half, middle - half / 2},
                                 {right, middle - half / 2},
                                 {right - half, middle + half / 2 + 1}};
        dc.DrawPolygon(3, arrow);
        room -= FromDIP(14);
    }
    dc.SetTextForeground(isHint ? look.muted : look.text);
    if (isAction) {
        const wxString label = wxControl::Ellipsize(toWx(row.label), dc, wxELLIPSIZE_END, room);
        dc.SetTextForeground(look.text);
        dc.DrawText(label, box.x + (box.width - dc.GetTextExtent(label).x) / 2,
                    box.y + (box.height - line) / 2);
    } else if (row.kind == Property::Kind::lines || isFixed) {
        const auto lines = fields::wrapped(fromWx(text), room, ruler());
        int y = box.y + (row.kind == Property::Kind::lines
                             ? FromDIP(5)
                             : std::max(0, (rowHeight(*this) - FromDIP(2) - line) / 2));
        for (const auto& one : lines) {
            dc.DrawText(toWx(one), box.x + inset, y);
            y += line;
        }
    } else {
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, room), box.x + inset,
                    box.y + (box.height - line) / 2);
    }
    dc.DestroyClippingRegion();
}

wxWindow* FieldList::editorOf(const Property& row) const {
    switch (row.kind) {
        case Property::Kind::text:
            return text_;
        case Property::Kind::lines:
            return lines_;
        case Property::Kind::choice:
            return choice_;
        default:
            return nullptr;
    }
}

void FieldList::fillEditor(std::size_t property) {
    const auto& row = rows_[property];
    isFilling_ = true;
    const auto refused = refusedTexts_.find(property);
    const wxString value = toWx(refused == refusedTexts_.end() ? row.value : refused->second);
    if (row.kind == Property::Kind::choice) {
        choice_->Clear();
        wxArrayString names;
        for (const auto& choice : row.choices) names.push_back(toWx(choice.name));
        choice_->Append(names);
        choice_->AutoComplete(names);
        const auto entry = std::ranges::find(row.choices, row.value, &session::PaletteEntry::id);
        if (refused != refusedTexts_.end())
            choice_->SetValue(value);
        else if (entry != row.choices.end())
            choice_->SetSelection(static_cast<int>(entry - row.choices.begin()));
    } else {
        auto* field = row.kind == Property::Kind::lines ? lines_ : text_;
        field->ChangeValue(value);
        if (row.kind == Property::Kind::text) field->SetHint(toWx(row.hint));
        field->DiscardEdits();
    }
    isFilling_ = false;
}

void FieldList::enter(std::size_t property) {
    if (active_ == property && isEditing_) return;
    if (isEditing_ && !accept()) return;
    leave();
    active_ = property;
    scrollTo(property);
    auto* editor = editorOf(rows_[property]);
    if (editor && rows_[property].write) {
        fillEditor(property);
        isEditing_ = true;
        placeEditor();
        editor->Show();
        editor->SetFocus();
        if (rows_[property].kind == Property::Kind::choice)
            choice_->SelectAll();
        else if (rows_[property].kind == Property::Kind::text)
            text_->SelectAll();
        // Readers of the screen speak the name of a control.
        const auto error = refusals_.find(property);
        editor->SetLabel(toWx(rows_[property].label));
        editor->SetName(toWx(rows_[property].label +
                             (error == refusals_.end() ? rows_[property].error : ": " + error->second)));
    } else {
        SetFocus();
    }
    Refresh();
    if (onActive) onActive(active_);
}

void FieldList::leave() {
    if (!std::exchange(isEditing_, false)) return;
    for (wxWindow* editor :
         {static_cast<wxWindow*>(text_), static_cast<wxWindow*>(lines_), static_cast<wxWindow*>(choice_)}) {
        if (!editor->IsShown()) continue;
        const wxWindow* focus = FindFocus();
        if (focus && (focus == editor || focus->GetParent() == editor)) SetFocus();
        editor->Hide();
    }
    Refresh();
}

void FieldList::placeEditor() {
    if (!active_ || !isEditing_) return;
    const auto box = layout_.fieldOf(*active_);
    if (box.width == 0) return leave();
    auto* editor = editorOf(rows_[*active_]);
    if (!editor) return leave();
    const wxRect place(CalcScrolledPosition(wxPoint(box.x, box.y)), wxSize(box.width, box.height));
    if (editor->GetRect() != place) editor->SetSize(place);
}

std::string FieldList::typed(const Property& row) const {
    if (row.kind == Property::Kind::lines) return fromWx(lines_->GetValue());
    if (row.kind == Property::Kind::text) return fromWx(text_->GetValue());
    const std::string name = fromWx(choice_->GetValue());
    // Two entries may have the same name: then the one that was clicked counts.
    const int chosen = choice_->GetSelection();
    if (chosen >= 0 && static_cast<std::size_t>(chosen) < row.choices.size() &&
        row.choices[static_cast<std::size_t>(chosen)].name == name)
        return row.choices[static_cast<std::size_t>(chosen)].id;
    const auto entry = std::ranges::find(row.choices, name, &session::PaletteEntry::name);
    return entry == row.choices.end() ? name : entry->id;
}

bool FieldList::accept() {
    if (!active_ || !isEditing_) return true;
    const std::string value = typed(rows_[*active_]);
    if (value == rows_[*active_].value) {
        if (refusals_.erase(*active_) + refusedTexts_.erase(*active_) > 0) arrange();
        return true;
    }
    return write(*active_, value);
}

bool FieldList::write(std::size_t property, const std::string& value) {
    auto written = rows_[property].write(value);
    const bool hadRefusal = refusals_.erase(property) + refusedTexts_.erase(property) > 0;
    if (!written.refusal.empty()) {
        refusals_[property] = written.refusal;
        refusedTexts_[property] = value;
    }
    if (hadRefusal || !written.refusal.empty()) arrange();
    if (!written.refusal.empty()) return false;
    if (written.step && onStep)
        CallAfter([this, step = std::move(*written.step)]() mutable { onStep(std::move(step)); });
    // The step will show the new value; until then the field must not seem to have the old one.
    if (written.step && rows_[property].kind != Property::Kind::action) rows_[property].value = value;
    Refresh();
    return true;
}

void FieldList::toggle(std::size_t property) { write(property, rows_[property].value == yes ? no : yes); }

void FieldList::move(int step) {
    if (isEditing_ && !accept()) return;
    if (const auto next = fields::nextField(layout_, rows_, active_, step)) return enter(*next);
    leave();
    Navigate(step > 0 ? wxNavigationKeyEvent::IsForward : wxNavigationKeyEvent::IsBackward);
}

void FieldList::onEditorKey(wxKeyEvent& event) {
    if (!active_) return event.Skip();
    const bool isLines = rows_[*active_].kind == Property::Kind::lines;
    switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (isLines && !event.ControlDown()) return event.Skip();
            if (!accept()) return;
            if (event.ShiftDown() || isLines) return;
            if (const auto next = fields::nextField(layout_, rows_, active_, 1)) return enter(*next);
            return;
        case WXK_TAB:
            return move(event.ShiftDown() ? -1 : 1);
        case WXK_UP:
        case WXK_DOWN:
            if (rows_[*active_].kind != Property::Kind::text || event.HasAnyModifiers()) return event.Skip();
            if (!accept()) return;
            if (const auto next =
                    fields::nextField(layout_, rows_, active_, event.GetKeyCode() == WXK_UP ? -1 : 1))
                enter(*next);
            return;
        case WXK_ESCAPE:
            if (isChanging()) {
                refusals_.erase(*active_);
                refusedTexts_.erase(*active_);
                fillEditor(*active_);
                return arrange();
            }
            return event.Skip();
        default:
            event.Skip();
    }
}

bool FieldList::isChanging() const {
    if (!active_ || !isEditing_) return false;
    return refusals_.contains(*active_) || typed(rows_[*active_]) != rows_[*active_].value;
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
            if (!rows_[*active_].write) return;
            if (rows_[*active_].kind == Property::Kind::flag) return toggle(*active_);
            if (rows_[*active_].kind == Property::Kind::action) {
                write(*active_, "");
                return;
            }
            return enter(*active_);
        default:
            event.Skip();
    }
}

void FieldList::onDown(wxMouseEvent& event) {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto hit = fields::hitAt(layout_, rows_, at.x, at.y);
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
        case Part::label:
        case Part::field:
            break;
        default:
            return;
    }
    const auto& row = rows_[hit.property];
    if (!row.write) {
        active_ = hit.property;
        Refresh();
        if (onActive) onActive(active_);
        return;
    }
    enter(hit.property);
    if (active_ != hit.property) return;  // the value typed before is refused
    if (hit.part == Part::field && row.kind == Property::Kind::flag) return toggle(hit.property);
    if (hit.part == Part::field && row.kind == Property::Kind::action) {
        write(hit.property, "");
        return;
    }
    // A click on a choice opens it at once.
    if (hit.part == Part::field && row.kind == Property::Kind::choice)
        CallAfter([this] {
            if (choice_->IsShown()) choice_->Popup();
        });
}

void FieldList::onMotion(wxMouseEvent& event) {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    if (isDividing_) {
        constexpr double least = 0.15, most = 0.75;
        view_.labelShare = std::clamp(static_cast<double>(at.x) / std::max(1, view_.width), least, most);
        return arrange();
    }
    const auto hit = fields::hitAt(layout_, rows_, at.x, at.y);
    SetCursor(hit.part == Part::divider ? wxCursor(wxCURSOR_SIZEWE) : wxNullCursor);
    const bool isOn = hit.part == Part::field || hit.part == Part::label;
    const auto now = isOn ? std::optional(hit.property) : std::nullopt;
    if (now == hover_) return;
    hover_ = now;
    wxString tip;
    if (now) {
        bool isHint = false;
        const wxString text = shownText(*now, isHint);
        const auto box = layout_.fieldOf(*now);
        if (GetTextExtent(text).x > box.width - FromDIP(20) && rows_[*now].kind != Property::Kind::lines)
            tip = text;
        if (!rows_[*now].help.empty()) tip += (tip.empty() ? "" : "\n") + toWx(rows_[*now].help);
    }
    if (tip != GetToolTipText()) tip.empty() ? UnsetToolTip() : SetToolTip(tip);
    Refresh();
}

void FieldList::scrollTo(std::size_t property) {
    const auto* row = layout_.rowOf(property);
    int unit = 0, none = 0;
    GetScrollPixelsPerUnit(&none, &unit);
    if (!row || unit < 1) return;
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y, room = GetClientSize().y;
    if (row->box.y < top) Scroll(-1, row->box.y / unit);
    if (row->box.bottom() > top + room) Scroll(-1, (row->box.bottom() - room + unit - 1) / unit);
}

void FieldList::activate(std::size_t property, bool withKeys) {
    if (property >= rows_.size()) return;
    if (view_.folded.erase(rows_[property].heading)) arrange();
    if (withKeys) return enter(property);
    if (isEditing_ && !accept()) return;
    leave();
    active_ = property;
    scrollTo(property);
    Refresh();
    if (onActive) onActive(active_);
}

std::vector<ItemPlace> FieldList::places() const {
    std::vector<ItemPlace> found;
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y;
    for (const auto& row : layout_.rows)
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            const wxRect box(row.fields[i].x, row.fields[i].y - top, row.fields[i].width,
                             row.fields[i].height);
            const auto& property = rows_[row.first + i];
            if (box.y < 0 || box.GetBottom() >= GetClientSize().y) continue;
            found.push_back({"field " + fromWx(GetName()) + "/" + property.label +
                                 (property.language.empty() ? "" : "/" + property.language),
                             box});
        }
    return found;
}

}  // namespace cota::wx
