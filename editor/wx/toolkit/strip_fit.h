#pragma once
// What of a bar fits into its length: items lose their texts first, then a title is cut, then items move into
// the menu at the end.

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

/// Whether an item can be clicked, so that it belongs into a menu if it is hidden.
bool isPressable(const StripItem& item);

/// What a screen reader says of an item: its text and its state.
wxString spokenText(const StripItem& item);

class StripFit {
  public:
    /// `lengthOf`: of an item along the bar; `pixels`: of a device-independent length.
    StripFit(const std::vector<StripItem>& items, bool isDown,
             std::function<int(std::size_t item, bool isShort)> lengthOf, std::function<int(int)> pixels,
             bool isInner);

    void fitInto(int room, int moreLength);
    /// With all texts; the space in the middle has no length.
    int wholeLength() const;
    int gapBefore(std::size_t item) const;

    std::vector<bool> areShort;   // items without their text beside the icon
    std::vector<bool> areHidden;  // items that are not on the bar
    int cut = 0;                  // what the title at the beginning lacks
    bool hasMore = false;         // hidden items can be clicked in a menu
    int length = 0;               // of what is left

  private:
    void shorten(int room);

    const std::vector<StripItem>& items_;
    bool isDown_, isInner_;
    std::function<int(std::size_t, bool)> lengthOf_;
    std::function<int(int)> pixels_;
    std::size_t middle_;  // the space; beyond the last item if there is none
};

}  // namespace cota::wx
