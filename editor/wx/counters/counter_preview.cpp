#include "editor/wx/counters/counter_preview.h"

#include <wx/checkbox.h>
#include <wx/dcbuffer.h>
#include <wx/display.h>
#include <wx/sizer.h>

#include <algorithm>
#include <cmath>

#include "editor/picture/counter_samples.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/model/geometry/decimal.h"

namespace cota::wx {

namespace {

constexpr double printed = 15.9, millimetresPerInch = 25.4;  // five eighths of an inch
constexpr double enlarged = 3;
constexpr int previewGap = 12;  // device-independent pixels

std::string oneDecimal(double number, model::Language language) {
    return model::decimalText(model::Rational(std::lround(number * 10), 10), language);
}

}  // namespace

CounterPreview::CounterPreview(wxWindow* parent, const CounterPictures& pictures)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE),
      pictures_(pictures) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetName("counter-preview");
    asPrinted_ = new wxCheckBox(this, wxID_ANY, words("Actual size"));
    asPrinted_->SetToolTip(words("Show the counter as large as it is printed"));
    asPrinted_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        makePictures();
        Refresh();
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->AddStretchSpacer();
    sizer->Add(asPrinted_, wxSizerFlags().Border(wxALL, FromDIP(previewGap)));
    SetSizer(sizer);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        makePictures();
    });
}

void CounterPreview::show(const session::Session& session, const model::CounterType* type,
                          const model::SideId& side) {
    type_ = type ? std::optional(session::wholeType(session.document(), *type)) : std::nullopt;
    side_ = side;
    const auto* unitClass =
        type && session.game() ? session.game()->catalogue.unitClass(type->unitClass) : nullptr;
    hasReverse_ = type && ((unitClass && !unitClass->back.empty()) || !type_->back.empty());
    contrast_ = type ? session::counterContrast(session.document(), *session.look(), *type, side) : 0;
    contrastText_ = oneDecimal(contrast_, session.language());
    size_ = 0;
    asPrinted_->Show(type_.has_value());
    makePictures();
    Refresh();
}

int CounterPreview::pixels() const {
    if (asPrinted_->GetValue()) {
        const wxDisplay display(this);
        return static_cast<int>(std::lround(printed / millimetresPerInch * display.GetPPI().x));
    }
    constexpr int usual = 96;  // device-independent pixels to the inch
    const int wanted = FromDIP(static_cast<int>(enlarged * printed / millimetresPerInch * usual));
    const int count = hasReverse_ ? 2 : 1;
    return std::clamp((GetClientSize().x - FromDIP(previewGap) * (count + 1)) / count, 16,
                      std::max(wanted, 16));
}

void CounterPreview::makePictures() {
    const int size = pixels();
    if (!type_ || size == size_) return;
    size_ = size;
    front_ = pictures_.drawn(*type_, side_, false, size);
    reverse_ = hasReverse_ ? pictures_.drawn(*type_, side_, true, size) : wxBitmap();
}

void CounterPreview::onPaint() {
    wxPaintDC dc(this);
    dc.SetBackground(wxBrush(colours().panel));
    dc.Clear();
    if (!type_) return;
    dc.SetFont(smallFont(*this));
    dc.SetTextForeground(colours().muted);
    int x = FromDIP(previewGap), bottom = 0;
    const auto side = [&](const wxBitmap& picture, const wxString& name) {
        if (!picture.IsOk()) return;
        dc.DrawBitmap(picture, x, FromDIP(previewGap), true);
        const wxSize text = dc.GetTextExtent(name);
        dc.DrawText(name, x + (size_ - text.x) / 2, FromDIP(previewGap) + size_ + FromDIP(2));
        bottom = FromDIP(previewGap) + size_ + text.y + FromDIP(previewGap);
        x += size_ + FromDIP(previewGap);
    };
    side(front_, words("Front"));
    side(reverse_, words("Reverse"));
    const bool isGood = contrast_ >= session::leastContrast;
    dc.SetTextForeground(isGood ? colours().passed : colours().warning);
    const wxString text = isGood ? words("Contrast %s : 1", contrastText_)
                                 : words("Contrast %s : 1 is hard to read", contrastText_);
    dc.DrawText(text, FromDIP(previewGap), bottom);
}

}  // namespace cota::wx
