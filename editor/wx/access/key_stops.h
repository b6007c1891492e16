#pragma once
// Things that one window draws, such as the buttons of a bar, by keys: arrow keys go from one to the next,
// Space and Enter press it, the Menu key opens its menu. Screen readers are told about it.

#include <wx/event.h>
#include <wx/string.h>
#include <wx/window.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cota::wx {

struct KeyStop {
    std::size_t place = 0;
    std::string id;  // places change
    wxString said;
};

class KeyStops {
  public:
    /// `stops`: of the window now, in their order.
    KeyStops(wxWindow& window, std::function<std::vector<KeyStop>()> stops,
             std::function<void(std::size_t place, bool opensMenu)> press);

    /// The place of the thing that keys press, while the window has the focus.
    std::optional<std::size_t> focused() const;
    /// Tells screen readers about it.
    void speak() const;

  private:
    void onKey(wxKeyEvent& event);
    void move(int by);
    std::optional<KeyStop> now() const;

    wxWindow& window_;
    std::function<std::vector<KeyStop>()> stops_;
    std::function<void(std::size_t, bool)> press_;
    std::string id_;  // of the thing
};

}  // namespace cota::wx
