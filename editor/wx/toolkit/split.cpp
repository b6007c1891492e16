#include "editor/wx/toolkit/split.h"

#include <wx/dcclient.h>

#include <algorithm>

#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int sashWidth = 5;

}  // namespace

Split::Split(wxWindow* parent, Way way) : wxWindow(parent, wxID_ANY), way_(way) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetCursor(wxCursor(way == Way::beside ? wxCURSOR_SIZEWE : wxCURSOR_SIZENS));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        dc.SetBackground(wxBrush(colours().panel));
        dc.Clear();
        if (!isShown_) return;
        dc.SetPen(wxPen(colours().border));
        const wxPoint middle(sash_.x + sash_.width / 2, sash_.y + sash_.height / 2);
        if (way_ == Way::beside)
            dc.DrawLine(middle.x, sash_.y, middle.x, sash_.y + sash_.height);
        else
            dc.DrawLine(sash_.x, middle.y, sash_.x + sash_.width, middle.y);
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { arrange(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (!isShown_) return;
        grabbed_ = way_ == Way::beside ? event.GetX() - sash_.x : event.GetY() - sash_.y;
        CaptureMouse();
    });
    Bind(wxEVT_MOTION, &Split::onMotion, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
        if (HasCapture()) ReleaseMouse();
        if (grabbed_ && onMoved) onMoved();
        grabbed_.reset();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { grabbed_.reset(); });
}

void Split::set(wxWindow* first, wxWindow* second) {
    first_ = first;
    second_ = second;
    for (auto* child : {first, second})
        if (child) child->SetCursor(*wxSTANDARD_CURSOR);
    arrange();
}

void Split::setSize(int size) {
    size_ = size;
    arrange();
}

void Split::setLimits(int least, int most, double mostShare) {
    least_ = least;
    most_ = most;
    mostShare_ = mostShare;
    arrange();
}

void Split::showSecond(bool isShown) {
    if (isShown_ == isShown) return;
    isShown_ = isShown;
    arrange();
}

void Split::setReversed(bool isReversed) {
    isReversed_ = isReversed;
    arrange();
}

int Split::secondLength() const {
    const int most = std::min(FromDIP(most_), static_cast<int>(length() * mostShare_));
    return std::clamp(FromDIP(size_), std::min(FromDIP(least_), most), most);
}

void Split::arrange() {
    const wxSize size = GetClientSize();
    constexpr int least = 10;  // a window that is being built is smaller
    if (second_) second_->Show(isShown_);
    if (!first_ || size.x < least || size.y < least) return;
    if (!second_ || !isShown_) {
        first_->SetSize(wxRect(size));
        return Refresh();
    }
    const int second = secondLength(), sash = FromDIP(sashWidth);
    const int first = std::max(0, length() - second - sash);
    const int firstAt = isReversed_ ? second + sash : 0, secondAt = isReversed_ ? 0 : first + sash;
    const int sashAt = isReversed_ ? second : first;
    if (way_ == Way::beside) {
        first_->SetSize(firstAt, 0, first, size.y);
        second_->SetSize(secondAt, 0, second, size.y);
        sash_ = {sashAt, 0, sash, size.y};
    } else {
        first_->SetSize(0, firstAt, size.x, first);
        second_->SetSize(0, secondAt, size.x, second);
        sash_ = {0, sashAt, size.x, sash};
    }
    Refresh();
}

void Split::onMotion(wxMouseEvent& event) {
    if (!grabbed_ || !event.LeftIsDown()) return;
    const int at = (way_ == Way::beside ? event.GetX() : event.GetY()) - *grabbed_;
    const int second = isReversed_ ? at : length() - at - FromDIP(sashWidth);
    const int most = std::min(FromDIP(most_), static_cast<int>(length() * mostShare_));
    size_ = ToDIP(std::clamp(second, std::min(FromDIP(least_), most), most));
    arrange();
}

}  // namespace cota::wx
