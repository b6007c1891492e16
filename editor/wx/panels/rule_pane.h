#pragma once
// A rule explained: what it is for, what to do, and lines of a file that break it and that keep it.

#include <wx/panel.h>

#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/report/rule_examples.h"

namespace cota::wx {

class WrappedText;

class RulePane : public wxPanel {
  public:
    explicit RulePane(wxWindow* parent);

    /// `game` may be null.
    void show(const model::Finding& finding, const mapsets::Mapset* game, model::Language language);
    void showNothing();

  private:
    void showExample(WrappedText& title, WrappedText& lines, const wxString& name, const std::string& text);

    checks::RuleExamples examples_;
    WrappedText *text_ = nullptr, *wrongTitle_ = nullptr, *wrong_ = nullptr, *rightTitle_ = nullptr,
                *right_ = nullptr;
};

}  // namespace cota::wx
