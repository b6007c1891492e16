#pragma once
// The part of a map or table that the window shows: scrolled, zoomed, or fitted to the window.

#include <functional>
#include <optional>
#include <utility>

#include "editor/answers/viewport.h"
#include "editor/editing/session.h"

class wxWindow;

namespace cota::wx {

class ScrolledView {
  public:
    /// `sheet`: the size of what is shown; nothing if there is nothing to show.
    ScrolledView(const wxWindow& window, std::function<std::optional<model::MapSize>()> sheet)
        : window_(window), sheetOf_(std::move(sheet)) {}
    /// Of the map.
    ScrolledView(const wxWindow& window, const session::Session& session);

    /// Another part is shown.
    std::function<void()> onMoved;

    const session::Viewport& viewport() const { return viewport_; }
    /// What fills the window.
    picture::View view() const;
    model::MapPoint middle() const;
    bool isVisible(model::MapPoint at) const;
    bool isWhole() const;  // the whole sheet is visible

    /// Shows the whole map; does nothing without a map or while the window has no size.
    void fit();
    /// Another document: its map is fitted as soon as possible.
    void fitNew();
    /// The window has another size: if the whole map was shown, fits it again.
    void resized();
    /// Scrolls, but keeps part of the map visible.
    void scroll(double pixelsRight, double pixelsDown);
    /// Zooms at a fixed point; a point outside the map does not move the map out of view.
    void zoom(double factor, session::ScreenPoint fixed);
    void zoom(double factor);
    void centreOn(model::MapPoint at);
    /// Scrolls to a point, not beyond the sheet.
    void bringNear(model::MapPoint at);

  private:
    bool isFitted() const;
    void keepInSight();
    model::MapSize sheet() const { return sheetOf_().value_or(model::MapSize{}); }

    const wxWindow& window_;
    std::function<std::optional<model::MapSize>()> sheetOf_;
    session::Viewport viewport_;
    session::Viewport fitted_;  // as fit() left it
    bool hasFit_ = false;
};

}  // namespace cota::wx
