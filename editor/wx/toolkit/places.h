#pragma once
// Windows that draw their own items say where each one is, for tests and for tooltips.

#include <wx/gdicmn.h>

#include <string>
#include <vector>

namespace cota::wx {

/// A visible item; the box is relative to its window.
struct ItemPlace {
    std::string name;  // "item undo", "row findings/3", "field Name"
    wxRect box;
};

class HasPlaces {
  public:
    virtual ~HasPlaces() = default;
    HasPlaces() = default;
    HasPlaces(const HasPlaces&) = delete;
    HasPlaces& operator=(const HasPlaces&) = delete;
    virtual std::vector<ItemPlace> places() const = 0;
};

}  // namespace cota::wx
