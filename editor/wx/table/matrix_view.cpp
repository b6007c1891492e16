#include "editor/wx/table/matrix_view.h"

#include <wx/dcbuffer.h>
#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>

#include "editor/table/table_desk.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/table/table_options.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/picture/raster.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::wx {

using model::Subject;
using model::SubjectKind;

MatrixView::MatrixView(wxWindow* parent, const ViewContext& context) : View(parent, context) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    drawing_ = new wxWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE);
    drawing_->SetName(words("Matrix"));
    setSpokenName(*drawing_, words("Matrix"));
    drawing_->SetBackgroundStyle(wxBG_STYLE_PAINT);
    drawing_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    drawing_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { choose(event.GetPosition()); });
    GetSizer()->Add(drawing_, wxSizerFlags(1).Expand());
    deskListening_ = context.table->changed.connect([this] {
        if (IsShownOnScreen()) CallAfter([this] { refresh(); });
    });
}

void MatrixView::refresh() {
    auto& desk = *context().table;
    matrix_.reset();
    if (const auto* action = desk.action()) matrix_ = session::matrixOf(*desk.scene(), *action);
    drawing_->Refresh();
}

std::vector<StripItem> MatrixView::options() {
    StripItem name{"matrix-name", StripItem::Kind::label, words("Matrix")};
    name.isPrimary = true;
    std::vector<StripItem> items{std::move(name)};
    addActionItem(*context().table, session().language(), items);
    return items;
}

double MatrixView::scale() const {
    constexpr double dotsPerInch = 96, larger = 1.25;  // letters of a print are small on a screen
    return FromDIP(100) / 100.0 * dotsPerInch / picture::millimetresPerInch * larger;
}

model::MapSize MatrixView::paper() const {
    const wxSize size = drawing_->GetClientSize();
    return {size.x / scale(), size.y / scale()};
}

void MatrixView::onPaint() {
    wxAutoBufferedPaintDC dc(drawing_);
    dc.SetBackground(matrix_ ? *wxWHITE_BRUSH : wxBrush(colours().panel));
    dc.Clear();
    const wxSize size = drawing_->GetClientSize();
    constexpr int least = 100;  // the window is being built
    if (size.x < least || size.y < least) return;
    if (!matrix_) {
        dc.SetFont(GetFont());
        dc.SetTextForeground(colours().muted);
        return dc.DrawLabel(words("The game has no action between groups."), wxRect(size), wxALIGN_CENTRE);
    }
    auto picture = look::drawMatrix(matrix_->shown, paper(), session().language());
    if (chosen_) {
        const auto box = look::MatrixPlaces(matrix_->shown, paper()).cell(chosen_->first, chosen_->second);
        look::addStroke(picture.layers.back().marks, picture::Curve::rectangle(box, 0.8), {204, 0, 136, 255},
                        0.7);
    }
    const double finer = GetContentScaleFactor();
    const wxSize pixels = size * finer;
    dc.DrawBitmap(
        toBitmap(picture::raster(picture, {{0, 0}, scale() * finer, pixels.x, pixels.y}), true, finer), 0, 0);
}

/// The group that acts is selected; the reasons are shown below.
void MatrixView::choose(const wxPoint& at) {
    auto& desk = *context().table;
    if (!matrix_ || !desk.action()) return;
    const auto cell = look::MatrixPlaces(matrix_->shown, paper()).at({at.x / scale(), at.y / scale()});
    chosen_ = cell;
    drawing_->Refresh();
    if (!cell || cell->first == cell->second) return;
    const Subject from{SubjectKind::cardGroup, matrix_->asked.rows[cell->first].id, {}};
    const Subject to{SubjectKind::cardGroup, matrix_->asked.columns[cell->second].id, {}};
    session().select({from});
    auto reasons = session::judgedAction(*desk.scene(), *desk.action(), from, to);
    reasons.title += ": " + desk.scene()->nameOf(from) + " → " + desk.scene()->nameOf(to);
    context().trace.say("matrix " + from.id + " " + to.id + " " + reasons.title);
    desk.showReasons(std::move(reasons));
}

}  // namespace cota::wx
