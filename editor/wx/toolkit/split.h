#pragma once
// Two windows beside or below each other. The second one has a fixed size, which the user changes by dragging
// the line between them; the first one gets the rest.

#include <wx/window.h>

#include <functional>
#include <optional>

namespace cota::wx {

class Split : public wxWindow {
  public:
    enum class Way { beside, below };
    Split(wxWindow* parent, Way way);

    /// Children of this window.
    void set(wxWindow* first, wxWindow* second);
    wxWindow* first() const { return first_; }
    /// Of the second window, in device-independent pixels.
    void setSize(int size);
    int size() const { return size_; }
    /// `mostShare`: of the whole length.
    void setLimits(int least, int most, double mostShare = 1);
    void setSizes(int size, int least, int most, double mostShare) {
        setSize(size);
        setLimits(least, most, mostShare);
    }
    void showSecond(bool isShown);
    bool isSecondShown() const { return isShown_; }
    /// The second window is left of, or above, the first.
    void setReversed(bool isReversed);
    bool isReversed() const { return isReversed_; }

    /// The user has moved the line.
    std::function<void()> onMoved;

  private:
    void arrange();
    int length() const { return way_ == Way::beside ? GetClientSize().x : GetClientSize().y; }
    int secondLength() const;
    void onMotion(wxMouseEvent& event);

    Way way_;
    wxWindow *first_ = nullptr, *second_ = nullptr;
    int size_ = 300, least_ = 60, most_ = 100000;
    double mostShare_ = 1;
    bool isShown_ = true, isReversed_ = false;
    wxRect sash_;
    std::optional<int> grabbed_;  // the distance from the line where it was caught
};

}  // namespace cota::wx
