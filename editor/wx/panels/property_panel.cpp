#include "editor/wx/panels/property_panel.h"

#include <wx/app.h>
#include <wx/propgrid/propgrid.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "editor/tools/tool_marks.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using session::Property;

namespace {

/// The name of the property for a row.
wxString nameOf(std::size_t row) { return wxString::Format("row%zu", row); }

std::optional<std::size_t> rowOf(const wxString& name) {
    unsigned long row = 0;
    if (!name.StartsWith("row") || !name.Mid(3).ToULong(&row)) return std::nullopt;
    return row;
}

int indexOf(const Property& row) {
    for (std::size_t i = 0; i < row.choices.size(); ++i)
        if (row.choices[i].id == row.value) return static_cast<int>(i);
    return 0;
}

bool isSameForm(const session::PropertySheet& a, const session::PropertySheet& b) {
    return std::ranges::equal(a.rows, b.rows, [](const Property& one, const Property& other) {
        return one.heading == other.heading && one.label == other.label && one.kind == other.kind &&
               one.choices == other.choices;
    });
}

wxPGProperty* propertyOf(const Property& row, const wxString& name) {
    if (row.kind != Property::Kind::choice)
        return new wxStringProperty(toWx(row.label), name, toWx(row.value));
    wxArrayString labels;
    for (const auto& choice : row.choices) labels.push_back(toWx(choice.name));
    return new wxEnumProperty(toWx(row.label), name, labels, {}, indexOf(row));
}

}  // namespace

PropertyPanel::PropertyPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    title_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    title_->SetFont(title_->GetFont().Bold());
    GetSizer()->Add(title_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxPG_TOOLTIPS);
    grid_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fitSplitter(); });
    });
    grid_->SetName(words("Properties"));
    grid_->SetValidationFailureBehavior(wxPG_VFB_BEEP | wxPG_VFB_STAY_IN_PROPERTY);
    grid_->Bind(wxEVT_PG_CHANGING, &PropertyPanel::take, this);
    GetSizer()->Add(grid_, wxSizerFlags(1).Expand());
    grid_->Bind(wxEVT_PG_SELECTED, [this](wxPropertyGridEvent& event) {
        const auto row = rowOf(event.GetPropertyName());
        if (row && *row < sheet_.rows.size()) showNote(*row);
    });
    grid_->Bind(wxEVT_IDLE, &PropertyPanel::showWanted, this);
    // Escape restores the old value, so the message about the refused one is removed.
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) say({}, false);
        event.Skip();
    });
    note_ = new wxStaticText(this, wxID_ANY, "");
    GetSizer()->Add(note_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.document || what.selection || what.file) fill(what.opened);
    });
    fill(false);
}

void PropertyPanel::fill(bool isOpened) {
    session::PropertySheet made;
    const auto source = session::sheetSourceOf(session_);
    for (const auto& subject : session_.selection())
        if (made.title.empty()) made = session::propertiesOf(source, subject);
    if (made.title.empty()) made = session::propertiesOf(source, {model::SubjectKind::scenario, "", {}});
    const bool isSame = isSameForm(made, sheet_);
    sheet_ = std::move(made);
    title_->SetLabel(sheet_.title.empty() ? words("Nothing selected (press V to select)")
                                          : toWx(sheet_.title));
    say({}, false);
    const bool isOther = isOpened || session_.selection() != shown_;
    // Show another thing from its top. Scroll before the editor is removed, because the toolkit reports an
    // error for hidden fields that are scrolled.
    if (isOther) grid_->Scroll(0, 0);
    isSame ? refresh() : build();
    if (!isOther) return;
    shown_ = session_.selection();
    grid_->ClearSelection();
}

void PropertyPanel::build() {
    grid_->Freeze();
    grid_->Clear();
    std::string heading;
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
        const auto& row = sheet_.rows[i];
        if (row.heading != heading)
            grid_->Append(new wxPropertyCategory(toWx(row.heading), "heading" + nameOf(i)));
        heading = row.heading;
        auto* property = grid_->Append(propertyOf(row, nameOf(i)));
        // Not as help string: the toolkit would write that into the status bar and not remove it.
        property->SetAttribute(wxPG_ATTR_HINT, toWx(row.hint));
        if (!row.write) property->Enable(false);
    }
    grid_->Thaw();
    fitSplitter();
}

/// Shows labels in full, up to three fifths of the width; tooltips show the rest.
void PropertyPanel::fitSplitter() {
    const int width = grid_->GetClientSize().x;
    if (width < FromDIP(60)) return;
    grid_->SetSplitterLeft();
    const int most = width * 3 / 5;
    if (grid_->GetSplitterPosition() > most) grid_->SetSplitterPosition(most);
}

void PropertyPanel::refresh() {
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
        const auto& row = sheet_.rows[i];
        if (row.kind == Property::Kind::choice)
            grid_->SetPropertyValue(nameOf(i), static_cast<long>(indexOf(row)));
        else
            grid_->SetPropertyValue(nameOf(i), toWx(row.value));
        grid_->SetPropertyAttribute(nameOf(i), wxPG_ATTR_HINT, toWx(row.hint));
    }
}

// Commit later: the step fills the grid again, which must not happen during an event of the grid.
void PropertyPanel::take(wxPropertyGridEvent& event) {
    const auto number = rowOf(event.GetPropertyName());
    if (!number) return;
    const auto& row = sheet_.rows.at(*number);
    if (!row.write) return;
    std::string value = fromWx(event.GetValue().GetString());
    if (row.kind == Property::Kind::choice)
        value = row.choices.at(static_cast<std::size_t>(event.GetValue().GetLong())).id;
    auto written = row.write(value);
    say(toWx(written.refusal), true);
    if (!written.refusal.empty()) return event.Veto();
    if (written.step)
        CallAfter([this, step = std::move(*written.step)]() mutable { session_.commit(std::move(step)); });
}

/// Waits until the grid is idle: before that it may remove the old editor, and must not be scrolled.
void PropertyPanel::showRow(std::size_t row, bool withKeys) {
    wanted_ = Wanted{row, withKeys, false};
    wxWakeUpIdle();
}

void PropertyPanel::showWanted(wxIdleEvent& event) {
    event.Skip();
    if (!wanted_) return;
    if (!std::exchange(wanted_->hasGridRested, true)) return event.RequestMore();
    const auto [row, withKeys, rested] = *std::exchange(wanted_, std::nullopt);
    auto* property = row < sheet_.rows.size() ? grid_->GetProperty(nameOf(row)) : nullptr;
    if (!property) return;
    grid_->EnsureVisible(property);
    grid_->SelectProperty(property, withKeys);
    if (withKeys && !grid_->GetEditorControl()) grid_->SetFocus();
    showNote(row);
    if (onShown) onShown(sheet_.rows[row].label);
}

/// Shows the full value of the selected row, which a narrow panel cuts off, and what is expected.
void PropertyPanel::showNote(std::size_t row) {
    const auto& told = sheet_.rows[row];
    constexpr std::size_t mostTold = 240;  // characters; the tooltip has all
    wxString value = told.kind == Property::Kind::choice ? wxString() : toWx(told.value);
    if (value.length() > mostTold) value = value.Left(mostTold) + wxString::FromUTF8("\u2026");
    const int room = grid_->GetClientSize().x - grid_->GetSplitterPosition() - FromDIP(8);
    wxString text;
    if (grid_->GetTextExtent(toWx(told.label)).x > grid_->GetSplitterPosition() - FromDIP(20))
        text = toWx(told.label);
    if (grid_->GetTextExtent(value).x > room) text += (text.empty() ? "" : ": ") + value;
    if (!told.help.empty()) text += (text.empty() ? "" : "\n") + toWx(told.help);
    say(text, false);
}

void PropertyPanel::say(const wxString& text, bool isRefusal) {
    const auto colour = tools::warning;
    note_->SetForegroundColour(isRefusal ? wxColour(colour.red, colour.green, colour.blue) : wxNullColour);
    note_->SetLabel(text);
    note_->Wrap(std::max(GetClientSize().x - FromDIP(8), FromDIP(60)));
    Layout();
}

}  // namespace cota::wx
