#include "editor/wx/assembly/assembly_marks.h"

#include <wx/dc.h>
#include <wx/window.h>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int handleSide = 8, seamDot = 5, seamRing = 11;

void paintNameOfBoard(wxDC& dc, const wxWindow& window, const session::PlannedBoard& board, const wxRect& box,
                      bool isChosen) {
    dc.SetFont(window.GetFont().Bold());
    const wxString name =
        toWx(board.laid.id) + (board.laid.turned ? wxString::FromUTF8(" \u21bb") : wxString());
    const wxRect tag(box.GetTopLeft() + window.FromDIP(wxPoint(3, 3)),
                     dc.GetTextExtent(name) + window.FromDIP(wxSize(8, 4)));
    dc.SetPen(wxPen(isChosen ? colours().focus : colours().border));
    dc.SetBrush(wxBrush(isChosen ? colours().accent : colours().panel));
    dc.DrawRoundedRectangle(tag, window.FromDIP(3));
    dc.SetTextForeground(isChosen ? colours().onAccent : colours().text);
    dc.DrawLabel(name, tag, wxALIGN_CENTRE);
}

void paintJoin(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane, const session::BoardJoin& join) {
    const auto from = plane.onScreen(join.from.x, join.from.y), to = plane.onScreen(join.to.x, join.to.y);
    dc.SetPen(wxPen(colours().passed, window.FromDIP(4)));
    dc.DrawLine(wxRound(from.m_x), wxRound(from.m_y), wxRound(to.m_x), wxRound(to.m_y));
}

/// What the crop takes away, or gives back.
void paintCutOff(wxDC& dc, const wxRect& one, const wxRect& other) {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(colours().focus, wxBRUSHSTYLE_BDIAGONAL_HATCH));
    wxRegion strip(one.Union(other));
    strip.Subtract(one.Intersect(other));
    for (wxRegionIterator part(strip); part; ++part) dc.DrawRectangle(part.GetRect());
}

}  // namespace

wxRect handleOf(const wxWindow& window, const AssemblyPlane& plane, const session::BoardBox& box,
                model::BoardEdge edge) {
    const int side = window.FromDIP(handleSide);
    return {plane.middleOf(box, edge) - wxPoint(side / 2, side / 2), wxSize(side, side)};
}

void paintFrames(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane,
                 std::optional<std::size_t> chosen, bool hasHandles) {
    for (const auto& board : plane.plan().boards()) {
        const bool isChosen = chosen == board.place;
        const auto box = plane.screenBox(board.box);
        dc.SetPen(wxPen(isChosen ? colours().focus : colours().border, window.FromDIP(isChosen ? 2 : 1)));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRectangle(box);
        paintNameOfBoard(dc, window, board, box, isChosen);
    }
    const auto* board = chosen ? plane.plan().at(*chosen) : nullptr;
    if (!board || !hasHandles) return;
    dc.SetPen(wxPen(colours().focus));
    dc.SetBrush(wxBrush(colours().panel));
    for (const auto edge : allEdges) dc.DrawRectangle(handleOf(window, plane, board->box, edge));
}

void paintMove(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane, const session::BoardMove& move,
               const std::optional<session::BoardBox>& from) {
    const auto box = plane.screenBox(move.box);
    if (from) paintCutOff(dc, plane.screenBox(*from), box);
    dc.SetPen(wxPen(move.isLegal() ? colours().focus : colours().error, window.FromDIP(2),
                    move.isLegal() ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRectangle(box);
    if (move.isLegal())
        for (const auto& join : move.joins) paintJoin(dc, window, plane, join);
}

void paintSeams(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane,
                const std::vector<session::SeamFinding>& seams, std::optional<std::size_t> shown) {
    using model::Severity;
    for (const auto& finding : seams) {
        dc.SetPen(wxPen(*wxWHITE, window.FromDIP(2)));
        dc.SetBrush(wxBrush(finding.severity == Severity::error     ? colours().error
                            : finding.severity == Severity::warning ? colours().warning
                                                                    : colours().focus));
        for (const auto& at : finding.at) {
            const auto there = plane.onScreen(at.x, at.y);
            dc.DrawCircle(wxRound(there.m_x), wxRound(there.m_y), window.FromDIP(seamDot));
        }
    }
    if (!shown || *shown >= seams.size()) return;
    dc.SetPen(wxPen(colours().focus, window.FromDIP(3)));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    for (const auto& at : seams[*shown].at) {
        const auto there = plane.onScreen(at.x, at.y);
        dc.DrawCircle(wxRound(there.m_x), wxRound(there.m_y), window.FromDIP(seamRing));
    }
}

}  // namespace cota::wx
