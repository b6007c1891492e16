#include "editor/wx/property_panel.h"

#include <wx/propgrid/propgrid.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/tools/tool_marks.h"
#include "editor/wx/convert.h"

namespace cota::wx {

using session::Property;

namespace {

/// Properties are found again by their row.
wxString nameOf(std::size_t row) { return wxString::Format("row%zu", row); }

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
    grid_->SetValidationFailureBehavior(wxPG_VFB_BEEP | wxPG_VFB_MARK_CELL | wxPG_VFB_STAY_IN_PROPERTY);
    grid_->Bind(wxEVT_PG_CHANGING, &PropertyPanel::take, this);
    GetSizer()->Add(grid_, wxSizerFlags(1).Expand());
    refusal_ = new wxStaticText(this, wxID_ANY, "");
    const auto colour = tools::warning;
    refusal_->SetForegroundColour({colour.red, colour.green, colour.blue});
    GetSizer()->Add(refusal_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.document || what.selection || what.file) fill();
    });
    fill();
}

void PropertyPanel::fill() {
    session::PropertySheet made;
    const session::Desk desk{session_.document(), session_.table(), session_.game(), session_.palette(),
                             session_.language()};
    for (const auto& subject : session_.selection())
        if (made.title.empty()) made = session::propertiesOf(desk, subject);
    if (made.title.empty()) made = session::propertiesOf(desk, {model::SubjectKind::scenario, "", {}});
    const bool isSame = isSameForm(made, sheet_);
    sheet_ = std::move(made);
    title_->SetLabel(sheet_.title.empty() ? words("Nothing selected (V selects)") : toWx(sheet_.title));
    refusal_->SetLabel("");
    isSame ? refresh() : build();
    if (session_.selection() == shown_) return;
    shown_ = session_.selection();
    grid_->ClearSelection();
    grid_->Scroll(0, 0);  // another thing is read from its beginning
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
        property->SetHelpString(toWx(row.help));
        if (!row.write) property->Enable(false);
    }
    grid_->Thaw();
    fitSplitter();
}

/// Labels are read in full as long as values keep their third of the width.
void PropertyPanel::fitSplitter() {
    const int width = grid_->GetClientSize().x;
    if (width < FromDIP(60)) return;
    grid_->SetSplitterLeft();
    const int most = width * 2 / 3;
    if (grid_->GetSplitterPosition() > most) grid_->SetSplitterPosition(most);
}

void PropertyPanel::refresh() {
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
        const auto& row = sheet_.rows[i];
        if (row.kind == Property::Kind::choice)
            grid_->SetPropertyValue(nameOf(i), static_cast<long>(indexOf(row)));
        else
            grid_->SetPropertyValue(nameOf(i), toWx(row.value));
    }
}

// The step fills the grid anew, which must not happen while the grid tells of it.
void PropertyPanel::take(wxPropertyGridEvent& event) {
    long number = -1;
    if (!event.GetPropertyName().Mid(3).ToLong(&number)) return;
    const auto& row = sheet_.rows.at(static_cast<std::size_t>(number));
    if (!row.write) return;
    std::string value = fromWx(event.GetValue().GetString());
    if (row.kind == Property::Kind::choice)
        value = row.choices.at(static_cast<std::size_t>(event.GetValue().GetLong())).id;
    auto written = row.write(value);
    refusal_->SetLabel(toWx(written.refusal));
    refusal_->Wrap(GetClientSize().x - FromDIP(8));
    Layout();
    if (!written.refusal.empty()) return event.Veto();
    if (written.step)
        CallAfter([this, step = std::move(*written.step)]() mutable { session_.commit(std::move(step)); });
}

}  // namespace cota::wx
