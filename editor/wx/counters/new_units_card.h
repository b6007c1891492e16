#pragma once
// Several new units of a type: how many, of which formation, with which names, and what that does to the
// counter sheet. It stays open for the next batch.

#include <functional>
#include <optional>
#include <string>

#include "editor/counters/new_units.h"
#include "editor/editing/property_sheet.h"
#include "editor/wx/views/counter_pictures.h"
#include "editor/wx/views/view.h"

class wxStaticText;

namespace cota::wx {

class FieldList;

class NewUnitsCard : public wxPanel {
  public:
    NewUnitsCard(wxWindow* parent, const ViewContext& context, CounterPictures& pictures);

    /// Begins with this type; an unknown one changes nothing.
    void offer(const model::CounterTypeId& type);
    /// Begins in this formation, with the type of its last unit.
    void offer(const session::ForceTarget& target);
    void refresh();
    /// Ready for typing, in the first field.
    void takeKeys();
    /// Whether a value is being typed, which Escape would restore.
    bool isChanging() const;

    std::function<void()> onClose;

  private:
    void fill();
    void keepValid();
    void followSelection();
    void takeTyped(const std::string& text);
    /// Takes a text; returns why not.
    using Take = std::function<std::string(const std::string&)>;
    session::Property field(const std::string& label, const char* name, std::string value,
                            std::vector<session::PaletteEntry> choices, Take take);
    session::Property numberField(const std::string& label, const char* name, int value, int most,
                                  int session::UnitBatch::*member);
    std::vector<session::Property> fields();
    void add(bool raisesSheet);
    void showVerb(Strip& strip, const std::string& id, const wxString& text, bool isPrimary);

    const ViewContext& context_;
    CounterPictures& pictures_;
    session::Selection seen_;
    session::UnitBatch batch_{.type = {}, .target = {}, .count = 1, .pattern = {}, .start = 1};
    bool isTargetChosen_ = false;              // by the person: a type does not change it
    std::optional<session::UnitBatch> typed_;  // while a value is typed
    FieldList* form_ = nullptr;
    wxStaticText *names_ = nullptr, *effect_ = nullptr;
    Strip *fitting_ = nullptr, *all_ = nullptr;
};

}  // namespace cota::wx
