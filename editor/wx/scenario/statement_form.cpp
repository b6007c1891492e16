#include "editor/wx/scenario/statement_form.h"

#include <wx/menu.h>
#include <wx/textdlg.h>

#include "editor/documents/names.h"
#include "editor/scenario/forms.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

using session::ScenarioList;
using session::trLater;

namespace {

constexpr EntryKind statementKind{"statements",
                                  ScenarioList::parts,
                                  trLater("Scenario details"),
                                  trLater("Not stated yet."),
                                  session::statementSheet,
                                  nullptr,
                                  true,
                                  true};

}  // namespace

StatementForm::StatementForm(wxWindow* parent, const ViewContext& context)
    : EntryForm(parent, context, statementKind), context_(context) {
    addMenu = [this](wxMenu& menu) { fillMenu(menu); };
    // All rows are of one kind, which the checklist names.
    decorate = [this](const session::SheetSource& source, std::size_t, ListRow& row) {
        const auto* kind = source.game ? source.game->catalogue.partKind(item_.kind) : nullptr;
        if (!kind) return;
        const wxString start = toWx(session::nameOf(*kind, source.language)) + ": ";
        if (row.text.Lower().StartsWith(start.Lower())) row.text = row.text.Mid(start.length());
    };
    buttons = [this] {
        StripItem leave{"statements-leave", StripItem::Kind::button, words("Not in this scenario...")};
        leave.run = [this] { leaveOut(); };
        return item_.state == session::ChecklistItem::State::missing ? std::vector<StripItem>{leave}
                                                                     : std::vector<StripItem>{};
    };
}

void StatementForm::showItem(const session::ChecklistItem& item) {
    item_ = item;
    showOnly(item.places, toWx(item.name));
    refresh();
}

void StatementForm::fillMenu(wxMenu& menu) {
    const auto game = context_.session.game();
    const auto* kind = game ? game->catalogue.partKind(item_.kind) : nullptr;
    if (!kind) return;
    const auto add = [&](const model::SideId& side, const wxString& text) {
        auto* entry = menu.Append(wxID_ANY, text);
        menu.Bind(
            wxEVT_MENU,
            [this, id = kind->id, side](wxCommandEvent&) {
                take(session::addStatement(now(), id, side), true);
            },
            entry->GetId());
    };
    if (!kind->needsSide) return add({}, words("Add %s", item_.name));
    for (const auto& side : (*context_.session.document().scenario)->sides)
        add(side.id, words("for %s", session::nameOf(side, context_.session.language())));
}

void StatementForm::leaveOut() {
    wxTextEntryDialog ask(this, words("Reason:"), words("Not in This Scenario"));
    ask.SetName("left-out-dialog");
    setVerb(ask, words("&Leave Out"));
    if (ask.ShowModal() != wxID_OK) return;
    take(session::notInScenario(now(), context_.session.report(), item_, fromWx(ask.GetValue())));
}

}  // namespace cota::wx
