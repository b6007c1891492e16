#pragma once
// A list of the scenario with the form of the chosen entry: add, duplicate, order, remove, edit.

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/scenario/lists.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class Split;

/// What an entry form shows, and how entries are made.
struct EntryKind {
    const char* key;  // its stable name, for tests
    session::ScenarioList list;
    session::Phrase title;
    session::Phrase empty;  // what belongs in the empty list
    session::PropertySheet (*sheet)(const session::SheetSource& source, std::size_t place);
    /// A new entry for the button; null: entries are added elsewhere, or by the menu.
    std::optional<session::HistoryEntry> (*add)(const session::SheetSource& source) = nullptr;
    bool isOrdered = true;
    bool canDuplicate = true;
    bool isBeside = false;  // the form is beside the list
    /// The place of the new entry in a document that has it; null: the last.
    std::size_t (*added)(const session::SheetSource& source) = nullptr;
};

class EntryForm : public wxPanel {
  public:
    EntryForm(wxWindow* parent, const ViewContext& context, const EntryKind& kind);

    void refresh();
    /// Only these entries are listed; nothing: all.
    void showOnly(std::optional<std::vector<std::size_t>> places, const wxString& title = {});
    std::optional<std::size_t> chosen() const;
    void choose(std::size_t place);

    /// More of a row than its name: icon, detail.
    std::function<void(const session::SheetSource& source, std::size_t place, ListRow& row)> decorate;
    /// More buttons, after the usual ones.
    std::function<std::vector<StripItem>()> buttons;
    /// The menu of the button that adds.
    std::function<void(wxMenu&)> addMenu;
    /// Another entry is chosen.
    std::function<void()> onChosen;
    /// Commits a step with the present selection, and chooses the entry it adds.
    void take(std::optional<session::HistoryEntry> step, bool isAdded = false);
    /// The entry whose form is shown, for the owner to add to: below the form.
    wxWindow* formPage() const { return page_; }
    /// What can be done with the list, and with the chosen entry.
    void fillMenu(wxMenu& menu, bool hasEntry);

  private:
    void fillForm(bool isOther);
    void giveRoom();
    void showButtons();
    bool isKey(wxKeyEvent& event);
    void duplicate();
    void remove();
    void move(int by);
    void moveTo(std::size_t to);
    void drag(const std::string& target, RowList::Drag how);
    session::SheetSource source() const { return session::sheetSourceOf(context_.session); }

    const ViewContext& context_;
    EntryKind kind_;
    wxString title_;
    std::optional<std::vector<std::size_t>> only_;
    Strip* head_ = nullptr;
    Split* sash_ = nullptr;
    RowList* list_ = nullptr;
    wxPanel* page_ = nullptr;
    FieldList* form_ = nullptr;
    std::optional<std::size_t> shown_;
    bool isSized_ = false;  // by the person
};

}  // namespace cota::wx
