#pragma once
// The pictures that boards are drawn from: the list of sheets, the points by which the chosen one fits, and
// the hexes that differ from it.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/underlay/fit_tool.h"
#include "editor/underlay/scan_reader.h"
#include "editor/underlay/sheet_steps.h"

class wxSlider;
class wxTextCtrl;

namespace cota::wx {

class RowList;
class Strip;
class UnderlayReview;

class UnderlayPanel : public wxPanel {
  public:
    UnderlayPanel(wxWindow* parent, session::Session& session);
    ~UnderlayPanel() override;

    using Placed = std::shared_ptr<const std::vector<scans::PlacedScan>>;
    /// What the map shows; null: nothing.
    std::function<void(Placed)> onUnderlays;
    /// The tool that fits the chosen sheet is wanted; null: no longer.
    std::function<void(std::unique_ptr<tools::Tool>)> onTool;
    /// The map should show a hex.
    std::function<void(const model::Subject&)> onHex;
    std::function<void(const std::string&)> onMessage;
    /// Shows the document as it is; call it once the functions above are set.
    void refresh();

  private:
    void build();
    void listen();
    void showPictures();
    void fillSheets();
    void fillPoints();
    void showSheetButtons();
    void showPointButtons();
    void addSheet();
    void removeSheet();
    void findPicture();
    void removePoint();
    void toggleFit();
    void placeByHex();
    void commit(session::SheetStep step);
    void commit(session::HistoryEntry step);

    const model::Underlay* chosen() const { return session::sheetIn(session_.document(), chosen_); }
    std::string boardForNew();
    scans::ScanFile scanOf(const session::SheetKey& key, const model::Underlay& underlay) const;
    bool isFitting() const { return work_->isActive; }

    session::Session& session_;
    session::SheetKey chosen_;
    std::shared_ptr<tools::FitWork> work_ = std::make_shared<tools::FitWork>();
    std::vector<scans::PlacedScan> shown_;
    int slides_ = 0;  // uses of the slider, each one step of the history
    Strip *sheetBar_ = nullptr, *opacityBar_ = nullptr, *pointBar_ = nullptr;
    RowList *sheets_ = nullptr, *points_ = nullptr;
    UnderlayReview* review_ = nullptr;
    wxSlider* opacity_ = nullptr;
    wxTextCtrl* hex_ = nullptr;
    session::Signal<session::Changed>::Connection listening_;
    session::ScanReader reader_;  // last: it calls this window
};

}  // namespace cota::wx
