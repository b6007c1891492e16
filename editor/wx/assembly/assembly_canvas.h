#pragma once
// The boards of the scenario as pieces on a plane: chosen, dragged, turned and cropped by mouse and keys. A
// drag shows the board at the pointer, and where it would snap.

#include <wx/window.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/assembly/board_steps.h"
#include "editor/assembly/seam_check.h"
#include "editor/wx/assembly/assembly_plane.h"
#include "editor/wx/assembly/piece_pictures.h"
#include "editor/wx/toolkit/places.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class AssemblyCanvas : public wxWindow, public HasPlaces {
  public:
    AssemblyCanvas(wxWindow* parent, const ViewContext& context);

    /// The document has changed.
    void refresh();
    void fit();
    /// Nothing: no board is chosen.
    std::optional<std::size_t> chosen() const { return chosen_; }
    void choose(std::optional<std::size_t> place);
    void turn();
    void uncrop();
    bool isCropped() const;
    const session::AssemblyPlan& plan() const { return plane_.plan(); }

    std::function<void()> onChosen;
    /// The Delete key.
    std::function<void()> onRemove;
    /// What the rules say of the seams of the chosen board, as it lies or would lie.
    std::function<void(const std::vector<session::SeamFinding>&, bool isApart)> onSeams;
    /// Goes to a seam of the last onSeams and rings it; nothing: none is ringed.
    void showSeam(std::optional<std::size_t> finding);
    /// What a drag would do, or why it cannot; empty: nothing is dragged.
    std::function<void(const std::string&)> onSaid;

    /// "board 31", "seam" for the ringed one, and "edge left" ... of the chosen one.
    std::vector<ItemPlace> places() const override;

  private:
    enum class Hand { none, board, edge, pan };

    void bindMouse();
    void onPaint();
    void onDown(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onUp(wxMouseEvent& event);
    void onKey(wxKeyEvent& event);
    void follow(const wxPoint& at);
    void endHand(bool isDone);
    void nudge(model::BoardEdge to);
    void commit(session::BoardStep what, const session::BoardMove& move, const std::string& gesture = {});
    void checkSeams(const model::Document& document);
    void takeSeams(const session::SeamAnswer& answer);
    void sayMove() const;

    const session::PlannedBoard* chosenBoard() const { return chosen_ ? plan().at(*chosen_) : nullptr; }
    const model::BoardPlacement& placementOf(std::size_t place) const;
    std::optional<model::BoardEdge> edgeAt(const wxPoint& at) const;

    const ViewContext& context_;
    AssemblyPlane plane_;
    PiecePictures pictures_;
    std::optional<std::size_t> chosen_;

    Hand hand_ = Hand::none;
    wxPoint pressed_, pointer_;
    bool isDragging_ = false;
    model::BoardEdge edge_ = model::BoardEdge::left;
    std::optional<session::BoardMove> move_;  // what the drag would do

    std::vector<session::SeamFinding> seams_;
    std::optional<std::size_t> shownSeam_;
    std::uint64_t asks_ = 0;
    std::optional<std::chrono::steady_clock::time_point> movedAt_;  // the pointer, not painted yet

    session::SeamCheck seamCheck_;  // last: it uses the members above
};

}  // namespace cota::wx
