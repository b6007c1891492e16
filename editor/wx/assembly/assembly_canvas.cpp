#include "editor/wx/assembly/assembly_canvas.h"

#include <wx/dcclient.h>
#include <wx/geometry.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/assembly/assembly_marks.h"
#include "editor/wx/canvas/all_motion.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using model::BoardEdge;
using session::BoardBox;
using session::BoardStep;

namespace {

constexpr int pieceDragDistance = 5, edgeReach = 9, wheelScroll = 60;
constexpr double assemblyZoom = 1.2, snapPixels = 28;

}  // namespace

AssemblyCanvas::AssemblyCanvas(wxWindow* parent, const ViewContext& context)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      context_(context),
      plane_(*this, context.session.document()),
      pictures_(*this, context.session),
      seamCheck_([this](session::SeamAnswer answer) {
          auto shared = std::make_shared<session::SeamAnswer>(std::move(answer));
          CallAfter([this, shared] { takeSeams(*shared); });
      }) {
    SetName(words("Assembly"));
    setSpokenName(*this, words("Assembly"));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    plane_.view().onMoved = [this] { Refresh(false); };
    pictures_.onDrawn = [this] {
        if (context_.trace.isOn()) context_.trace.say("pieces " + std::to_string(pictures_.count()));
    };
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        plane_.view().resized();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { onKey(event); });
    bindMouse();
}

void AssemblyCanvas::bindMouse() {
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { onDown(event); });
    Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) { onDown(event); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { onUp(event); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { onMotion(event); });
    Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent&) { wantAllMotion(*this); });
    Bind(wxEVT_MIDDLE_DOWN, [this](wxMouseEvent& event) {
        hand_ = Hand::pan;
        pointer_ = event.GetPosition();
        if (!HasCapture()) CaptureMouse();
    });
    Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent& event) { onUp(event); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { endHand(false); });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        const double steps =
            event.GetWheelRotation() / static_cast<double>(std::max(1, event.GetWheelDelta()));
        if (event.ControlDown())
            return plane_.view().zoom(std::pow(assemblyZoom, steps),
                                      {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
        const double by = steps * FromDIP(wheelScroll);
        const bool isAcross = event.ShiftDown() || event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL;
        plane_.view().scroll(isAcross ? by : 0, isAcross ? 0 : by);
    });
}

void AssemblyCanvas::fit() {
    plane_.fit();
    Refresh(false);
}

// --- the document

const model::BoardPlacement& AssemblyCanvas::placementOf(std::size_t place) const {
    return (*context_.session.document().scenario)->assembly.boards.at(place);
}

void AssemblyCanvas::refresh() {
    plane_.show(context_.session.document());
    if (hand_ != Hand::none) endHand(false);
    const auto& document = context_.session.document();
    const auto count = document.scenario ? (*document.scenario)->assembly.boards.size() : 0;
    if (chosen_ && *chosen_ >= count) chosen_.reset();
    if (!plane_.isFitted()) fit();
    pictures_.request(plan());
    checkSeams(document);
    Refresh(false);
}

void AssemblyCanvas::choose(std::optional<std::size_t> place) {
    if (place == chosen_) return;
    chosen_ = place;
    setSpokenValue(*this, chosenBoard() ? toWx(placementOf(*chosen_).id.text) : wxString());
    checkSeams(context_.session.document());
    Refresh(false);
    if (onChosen) onChosen();
}

bool AssemblyCanvas::isCropped() const { return chosenBoard() && placementOf(*chosen_).crop.has_value(); }

void AssemblyCanvas::commit(BoardStep what, const session::BoardMove& move, const std::string& gesture) {
    if (!move.isLegal()) {
        if (context_.say) context_.say(move.refusal);
        return;
    }
    auto step = session::boardStep(session::sheetSourceOf(context_.session), what, *chosen_, move, gesture);
    if (!step) return;
    step->selection = context_.session.selection();
    context_.session.commit(std::move(*step));
}

void AssemblyCanvas::turn() {
    if (chosenBoard()) commit(BoardStep::turn, session::turnedBoard(plan(), placementOf(*chosen_), *chosen_));
}

void AssemblyCanvas::uncrop() {
    if (isCropped())
        commit(BoardStep::uncrop, session::uncroppedBoard(plan(), placementOf(*chosen_), *chosen_));
}

/// One step for as long as the arrows are pressed one after the other.
void AssemblyCanvas::nudge(BoardEdge to) {
    if (!chosenBoard()) return;
    // Keys may come faster than the page is refreshed.
    plane_.show(context_.session.document());
    commit(BoardStep::move, session::nudgedBoard(plan(), placementOf(*chosen_), *chosen_, to),
           "board-nudge-" + std::to_string(*chosen_));
}

// --- seams

void AssemblyCanvas::checkSeams(const model::Document& document) {
    ++asks_;
    if (!chosenBoard()) return takeSeams({{}, asks_});
    seamCheck_.start({document, *chosen_, context_.session.game(), context_.session.language(), asks_});
}

void AssemblyCanvas::takeSeams(const session::SeamAnswer& answer) {
    if (answer.number != asks_) return;
    seams_ = answer.findings;
    shownSeam_.reset();
    if (onSeams) onSeams(seams_, answer.isApart);
    Refresh(false);
}

void AssemblyCanvas::showSeam(std::optional<std::size_t> finding) {
    shownSeam_ = finding && *finding < seams_.size() ? finding : std::nullopt;
    if (shownSeam_ && !seams_[*shownSeam_].at.empty()) plane_.goTo(seams_[*shownSeam_].at);
    Refresh(false);
}

// --- mouse and keys

std::optional<BoardEdge> AssemblyCanvas::edgeAt(const wxPoint& at) const {
    const auto* board = chosenBoard();
    if (!board) return std::nullopt;
    for (const auto edge : allEdges) {
        const auto off = at - plane_.middleOf(board->box, edge);
        if (std::max(std::abs(off.x), std::abs(off.y)) <= FromDIP(edgeReach)) return edge;
    }
    return std::nullopt;
}

void AssemblyCanvas::onDown(wxMouseEvent& event) {
    SetFocus();
    pressed_ = pointer_ = event.GetPosition();
    isDragging_ = false;
    move_.reset();
    if (!HasCapture()) CaptureMouse();
    if (const auto edge = edgeAt(pressed_)) {
        edge_ = *edge;
        hand_ = Hand::edge;
        return;
    }
    const auto* board = plan().below(plane_.unitsAt(pressed_));
    hand_ = board ? Hand::board : Hand::pan;
    choose(board ? std::optional(board->place) : std::nullopt);
}

void AssemblyCanvas::onMotion(wxMouseEvent& event) {
    const auto at = event.GetPosition();
    if (hand_ == Hand::none) {
        const auto edge = edgeAt(at);
        const bool isAcross = edge == BoardEdge::left || edge == BoardEdge::right;
        SetCursor(edge ? wxCursor(isAcross ? wxCURSOR_SIZEWE : wxCURSOR_SIZENS)
                  : plan().below(plane_.unitsAt(at)) != nullptr ? wxCursor(wxCURSOR_HAND)
                                                                : *wxSTANDARD_CURSOR);
        return;
    }
    if (hand_ == Hand::pan) {
        plane_.view().scroll(at.x - pointer_.x, at.y - pointer_.y);
        pointer_ = at;
        return;
    }
    const auto off = at - pressed_;
    if (!isDragging_ && std::max(std::abs(off.x), std::abs(off.y)) < FromDIP(pieceDragDistance)) return;
    isDragging_ = true;
    movedAt_ = std::chrono::steady_clock::now();
    follow(at);
}

/// What the drag would do with the pointer here; the rules are asked only if that is something else.
void AssemblyCanvas::follow(const wxPoint& at) {
    pointer_ = at;
    const auto from = plane_.unitsAt(pressed_), to = plane_.unitsAt(at);
    const auto& placement = placementOf(*chosen_);
    session::BoardMove move;
    if (hand_ == Hand::board) {
        const double hexes = FromDIP(100) / 100.0 * snapPixels / plane_.hexPixels();
        const int reach = std::clamp(static_cast<int>(std::lround(hexes)), 2, 2 * session::usualReach);
        move = session::draggedBoard(plan(), placement, *chosen_, to.x - from.x, to.y - from.y, reach);
    } else {
        const bool isAcross = edge_ == BoardEdge::left || edge_ == BoardEdge::right;
        const double by =
            (isAcross ? to.x - from.x : to.y - from.y) / static_cast<double>(model::unitsPerHex);
        const int lines = static_cast<int>(std::lround(by));
        const bool isNear = edge_ == BoardEdge::left || edge_ == BoardEdge::top;
        move = session::croppedBoard(plan(), placement, *chosen_, edge_, isNear ? lines : -lines).move;
    }
    const bool isOther = !move_ || !(move_->placement == move.placement) || move_->refusal != move.refusal;
    move_ = std::move(move);
    if (isOther) {
        checkSeams(session::withBoardPlaced(context_.session.document(), *chosen_, move_->placement));
        sayMove();
    }
    Refresh(false);
    Update();  // the user waits for it
}

void AssemblyCanvas::sayMove() const {
    if (!onSaid) return;
    if (!move_->isLegal()) return onSaid(move_->refusal);
    if (hand_ == Hand::edge && move_->placement.crop)
        return onSaid(
            session::filledIn(session::trLater("Keeps {from} to {to}"),
                              {{"from", move_->placement.crop->from}, {"to", move_->placement.crop->to}}));
    if (hand_ == Hand::edge) return onSaid(session::tr("Keeps the whole board"));
    if (hand_ == Hand::board && move_->joins.empty() && plan().boards().size() > 1)
        return onSaid(session::tr("Apart from the other boards"));
    onSaid(session::filledIn(session::trLater("Column {column}, row {row}"),
                             {{"column", std::to_string(move_->placement.column)},
                              {"row", std::to_string(move_->placement.row)}}));
}

void AssemblyCanvas::onUp(wxMouseEvent& event) {
    if (isDragging_ && (hand_ == Hand::board || hand_ == Hand::edge)) follow(event.GetPosition());
    endHand(true);
}

void AssemblyCanvas::endHand(bool isDone) {
    const auto hand = std::exchange(hand_, Hand::none);
    if (HasCapture()) ReleaseMouse();
    const bool wasDragging = std::exchange(isDragging_, false);
    const auto move = std::exchange(move_, std::nullopt);
    if (!wasDragging || !move) return;
    if (onSaid) onSaid({});
    if (isDone) commit(hand == Hand::edge ? BoardStep::crop : BoardStep::move, *move);
    checkSeams(context_.session.document());
    Refresh(false);
}

void AssemblyCanvas::onKey(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE) {
        if (hand_ != Hand::none) return endHand(false);
        return choose(std::nullopt);
    }
    if (event.HasAnyModifiers()) return event.Skip();
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            return nudge(BoardEdge::left);
        case WXK_RIGHT:
            return nudge(BoardEdge::right);
        case WXK_UP:
            return nudge(BoardEdge::top);
        case WXK_DOWN:
            return nudge(BoardEdge::bottom);
        case 'R':
            return turn();
        case WXK_DELETE:
            if (chosen_ && onRemove) onRemove();
            return;
        default:
            event.Skip();
    }
}

// --- painting

void AssemblyCanvas::onPaint() {
    wxPaintDC dc(this);
    dc.SetBackground(wxBrush(colours().isDark ? mixed(colours().window, *wxBLACK, 0.8) : colours().window));
    dc.Clear();
    auto* surface = static_cast<cairo_t*>(dc.GetImpl()->GetCairoContext());
    if (!surface) return;
    dc.SetFont(GetFont());
    if (plan().boards().empty()) {
        dc.SetTextForeground(colours().muted);
        const auto text = words("No boards yet. Add a board.");
        return dc.DrawLabel(text, wxRect(GetClientSize()), wxALIGN_CENTRE);
    }
    const bool isBoardDragged = hand_ == Hand::board && isDragging_;
    for (const auto& board : plan().boards())
        pictures_.paint(surface, plane_, board, board.box,
                        isBoardDragged && chosen_ == board.place ? 0.25 : 1);
    if (isBoardDragged && move_ && chosenBoard()) {
        const auto from = plane_.unitsAt(pressed_), to = plane_.unitsAt(pointer_);
        if (move_->isLegal()) pictures_.paint(surface, plane_, *chosenBoard(), move_->box, 1);
        pictures_.paint(surface, plane_, *chosenBoard(),
                        chosenBoard()->box.movedBy(to.x - from.x, to.y - from.y), 0.5);
    }
    paintFrames(dc, *this, plane_, chosen_, !isDragging_);
    if (isDragging_ && move_ && chosenBoard())
        paintMove(dc, *this, plane_, *move_,
                  hand_ == Hand::edge ? std::optional(chosenBoard()->box) : std::nullopt);
    paintSeams(dc, *this, plane_, seams_, shownSeam_);
    if (movedAt_ && context_.trace.isOn()) {
        const auto took = std::chrono::steady_clock::now() - *movedAt_;
        context_.trace.say(
            "piece-painted " +
            std::to_string(std::chrono::duration_cast<std::chrono::microseconds>(took).count()));
    }
    movedAt_.reset();
}

std::vector<ItemPlace> AssemblyCanvas::places() const {
    std::vector<ItemPlace> places;
    for (const auto& board : plan().boards())
        places.push_back({"board " + board.laid.id, plane_.screenBox(board.box)});
    if (shownSeam_ && !seams_[*shownSeam_].at.empty()) {
        const auto& at = seams_[*shownSeam_].at.front();
        const auto there = plane_.onScreen(at.x, at.y);
        places.push_back({"seam", wxRect(wxRound(there.m_x) - 1, wxRound(there.m_y) - 1, 3, 3)});
    }
    if (const auto* board = chosenBoard())
        for (const auto edge : allEdges)
            places.push_back(
                {std::string("edge ") + textOf(edge), handleOf(*this, plane_, board->box, edge)});
    return places;
}

}  // namespace cota::wx
