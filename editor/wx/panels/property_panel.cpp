#include "editor/wx/panels/property_panel.h"

#include <wx/sizer.h>

#include <algorithm>
#include <utility>

#include "editor/mending/row_messages.h"
#include "editor/scenario/forms.h"
#include "editor/table/table_sheets.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

PropertyPanel::PropertyPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    title_ = new WrappedText(this, WrappedText::Look::title);
    fields_ = new FieldList(this, "properties");
    note_ = new WrappedText(this, WrappedText::Look::small);
    GetSizer()->Add(title_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
    GetSizer()->Add(fields_, wxSizerFlags(1).Expand());
    GetSizer()->Add(note_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    fields_->onStep = [this](session::HistoryEntry step) { session_.commit(std::move(step)); };
    fields_->onActive = [this](std::optional<std::size_t>) { showNote(); };
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.document || what.selection || what.file || what.findings) fill(what.opened);
    });
    fill(false);
}

void PropertyPanel::fill(bool isOpened) {
    const auto source = session::sheetSourceOf(session_);
    const bool isOther = isOpened || session_.selection() != shown_;
    shown_ = session_.selection();
    if (isOther) side_.reset();
    const bool isSide = fillSide(source);
    if (!isSide) sheet_ = session::propertiesOf(source, session_.selection());
    fillTable(source);
    if (sheet_.title.empty())
        sheet_ = session::propertiesOf(source, model::Subject{model::SubjectKind::scenario, "", {}});
    if (session_.isCheckCurrent()) session::addMessages(sheet_, source, session_.report(), shown_);
    title_->show(sheet_.title.empty() ? words("Nothing selected (press V to select)") : toWx(sheet_.title));
    if (isOther)
        fields_->showOther(sheet_.rows);
    else
        fields_->show(sheet_.rows);
    showNote();
    Layout();
}

/// Things on a table, as the viewer sees them.
void PropertyPanel::fillTable(session::SheetSource source) {
    const auto& selection = session_.selection();
    if (session_.playedOn() != session::PlayedOn::table || selection.empty()) return;
    auto other = seen ? seen() : std::nullopt;
    if (other) source.document = std::move(*other);
    auto sheet = session::tableSheet(source, selection.focus());
    if (sheet.title.empty()) return;
    sheet_ = std::move(sheet);
    if (!other) return;
    for (auto& row : sheet_.rows) row.write = {};
    std::erase_if(sheet_.rows, [](const session::Property& row) {
        return row.kind == session::Property::Kind::action || row.value.empty();
    });
}

/// A side has the form of the tab Scenario. False if no side is selected.
bool PropertyPanel::fillSide(const session::SheetSource& source) {
    const auto& selection = session_.selection();
    constexpr auto kind = model::SubjectKind::side;
    if (selection.size() != 1 || selection.focus().kind != kind || !source.document.scenario) return false;
    const auto& sides = (*source.document.scenario)->sides;
    auto side = std::ranges::find(sides, model::SideId(selection.focus().id), &model::Side::id);
    if (side == sides.end() && side_ && *side_ < sides.size()) {
        // Its new name has given it another id.
        side = sides.begin() + static_cast<std::ptrdiff_t>(*side_);
        shown_ = {{kind, side->id.text, {}}};
        CallAfter([this, now = shown_] { session_.select(now); });
    }
    if (side == sides.end()) return false;
    side_ = static_cast<std::size_t>(side - sides.begin());
    sheet_ = session::sideSheet(source, *side_);
    return true;
}

void PropertyPanel::showRow(std::size_t row, bool withKeys) {
    // After the step or selection that is being shown.
    CallAfter([this, row, withKeys] {
        if (row >= sheet_.rows.size()) return;
        fields_->activate(row, withKeys);
        if (onShown) onShown(sheet_.rows[row].label);
    });
}

void PropertyPanel::showRow(const std::string& label) {
    CallAfter([this, label] {
        const auto row = std::ranges::find_if(sheet_.rows, [&](const session::Property& one) {
            return one.write && (label.empty() || one.label == label);
        });
        if (row != sheet_.rows.end()) showRow(static_cast<std::size_t>(row - sheet_.rows.begin()), true);
    });
}

void PropertyPanel::showNote() {
    const auto active = fields_->active();
    note_->show(active && *active < sheet_.rows.size() ? toWx(sheet_.rows[*active].help) : wxString());
    Layout();
}

}  // namespace cota::wx
