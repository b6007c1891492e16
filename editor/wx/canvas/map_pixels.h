#pragma once
// The pixels of the map, drawn by a worker; until it has drawn the present view, the last ones are shown,
// scaled.

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "editor/editing/session.h"
#include "editor/picture/map_picture.h"
#include "editor/wx/canvas/scrolled_view.h"

class wxWindow;
typedef struct _cairo cairo_t;

namespace cota::wx {

class MapPixels {
  public:
    MapPixels(wxWindow& window, const session::Session& session, const ScrolledView& view);

    void setLayers(std::vector<std::string> shown, std::vector<std::string> overlays);
    const std::vector<std::string>& layers() const { return layers_; }
    const std::vector<std::string>& overlays() const { return overlays_; }
    /// The answer that the next picture shows on top; null for none.
    void setAnswer(std::shared_ptr<const picture::Layer> answer) { answer_ = std::move(answer); }
    /// The underlays that the next picture shows; null for none.
    void setUnderlays(std::shared_ptr<const std::vector<scans::PlacedScan>> underlays) {
        underlays_ = std::move(underlays);
    }
    /// Whether the last requested picture shows the present answer.
    bool isAnswerRequested() const { return answer_ == requestedAnswer_; }

    /// Has the present map drawn.
    void request();
    /// The same after the present event, so that the worker does not take the processor from what is shown
    /// first: the kept pixels in their new place.
    void requestSoon();
    /// Forgets the pixels of another document.
    void clear() { pixels_ = {}; }
    void paint(cairo_t* surface) const;
    /// Whether the present map was drawn in the present view.
    bool isDrawn() const { return drawn_ == requested_; }
    /// Whether paint() has shown the present map in the present view for the first time.
    bool takeNew() { return std::exchange(isNew_, false); }

  private:
    picture::View screenView() const;
    void take(session::PictureAnswer answer);

    wxWindow& window_;
    const session::Session& session_;
    const ScrolledView& view_;
    std::vector<std::string> layers_, overlays_;
    std::shared_ptr<const picture::Layer> answer_, requestedAnswer_;
    std::shared_ptr<const std::vector<scans::PlacedScan>> underlays_;
    picture::Pixels pixels_;
    picture::View pixelsView_;  // what pixels_ shows
    std::uint64_t requested_ = 0, drawn_ = 0;
    bool isNew_ = false, isSoon_ = false;
    session::MapPicture worker_;  // last: it uses the members above
};

}  // namespace cota::wx
