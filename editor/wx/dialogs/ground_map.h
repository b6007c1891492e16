#pragma once
// The preview of a map of the world: the board as it would be, with a ring around the hex that is chosen in
// the list.

#include <wx/bitmap.h>
#include <wx/window.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/newest_first.h"
#include "editor/picture/ground_preview.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

class GroundMap : public wxWindow, public HasPlaces {
  public:
    GroundMap(wxWindow* parent, const wxString& name);

    /// Draws another board, in the background; one without a map: nothing.
    void show(session::GroundBoard board);
    /// Rings a hex and shows its surroundings; nothing: the whole board.
    void mark(std::optional<model::HexCoord> hex, const std::string& label);
    /// From the surroundings of the hex to the whole board, or back.
    void turnAround();
    /// The picture of the board that was shown last is there.
    std::function<void()> onDrawn;

    std::vector<ItemPlace> places() const override;

  private:
    struct Order {
        session::GroundBoard board;
        session::GroundView view;
        int number = 0;  // of the board
    };
    void redraw();
    void draw(const Order& order);
    void take(const session::GroundPicture& drawn, int number);
    void paint();
    std::vector<wxPoint> ring() const;

    session::GroundBoard board_;
    std::optional<model::HexCoord> hex_;
    std::string label_;
    bool isNear_ = true, isAwaited_ = false;
    int number_ = 0;
    wxBitmap shown_;
    std::vector<model::MapPoint> corners_;  // of the hex, in the picture
    session::GroundDrawer drawer_;          // used by the worker alone
    session::NewestFirst<Order> worker_;    // last: it uses the members above
};

}  // namespace cota::wx
