#pragma once
// One fix for all findings of a kind: first it shows what it will do, then it does it as one step.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"

namespace cota::wx {

class RowList;
class Strip;
class WrappedText;

class AlikePane : public wxPanel {
  public:
    AlikePane(wxWindow* parent, session::Session& session);
    ~AlikePane() override;

    /// Looks for the same fix for the other findings; the pane is empty until then.
    void plan(const model::Finding& finding, const session::FixOffer& like);
    void clear();
    bool isEmpty() const { return !isSearching_ && !plan_; }

    std::function<void()> onHeight;
    /// All were made.
    std::function<void()> onDone;
    /// What would change, for the map; null: nothing any more.
    std::function<void(const model::Document*)> onPreview;

  private:
    void fill();
    void make();

    session::Session& session_;
    WrappedText* title_ = nullptr;
    RowList* list_ = nullptr;
    Strip* buttons_ = nullptr;
    std::optional<session::AlikeFixes> plan_;
    session::StepName like_;
    bool isSearching_ = false;
    std::uint64_t asked_ = 0;
    std::unique_ptr<session::BackgroundAlikeFixes> background_;  // last: its worker uses the members above
};

/// The findings of the same kind that are neither accepted nor mended.
std::vector<model::Finding> findingsAlike(const checks::Report& report, const model::Finding& finding);

}  // namespace cota::wx
