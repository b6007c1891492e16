#include "editor/wx/toolkit/strip_fit.h"

#include <algorithm>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

using FitKind = StripItem::Kind;

// Device-independent pixels.
constexpr int leastTitle = 40;    // less of a title says nothing
constexpr int enoughTitle = 110;  // so much of a title says which it is

}  // namespace

bool isPressable(const StripItem& item) {
    return item.kind != FitKind::label && item.kind != FitKind::line && item.kind != FitKind::space &&
           item.kind != FitKind::window;
}

wxString spokenText(const StripItem& item) {
    const std::string text = fromWx(item.text.empty() ? item.tip : item.text);
    if (!item.isEnabled) return words("%s, not available", text);
    if (item.kind == FitKind::drop) return words("%s, menu", text);
    if (item.kind == FitKind::button || item.kind == FitKind::window) return toWx(text);
    return item.isOn ? words("%s, on", text) : words("%s, off", text);
}

StripFit::StripFit(const std::vector<StripItem>& items, bool isDown,
                   std::function<int(std::size_t, bool)> lengthOf, std::function<int(int)> pixels,
                   bool isInner)
    : areShort(items.size(), false),
      areHidden(items.size(), false),
      items_(items),
      isDown_(isDown),
      isInner_(isInner),
      lengthOf_(std::move(lengthOf)),
      pixels_(std::move(pixels)),
      middle_(static_cast<std::size_t>(std::ranges::find(items, FitKind::space, &StripItem::kind) -
                                       items.begin())) {}

int StripFit::gapBefore(std::size_t item) const {
    if (item == 0) return 0;
    const FitKind kind = items_[item].kind, before = items_[item - 1].kind;
    if (isDown_) return pixels_(kind == FitKind::line || before == FitKind::line ? 4 : 1);
    if (kind == FitKind::segment && before == FitKind::segment && !items_[item].startsGroup) return 0;
    if (kind == FitKind::line || before == FitKind::line || before == FitKind::label) return pixels_(8);
    return pixels_(isInner_ ? 2 : 6);
}

int StripFit::wholeLength() const {
    int whole = 0;
    for (std::size_t i = 0; i < items_.size(); ++i) whole += gapBefore(i) + lengthOf_(i, areShort[i]);
    return whole;
}

/// Leaves out the texts of items beside their icons until the bar fits: first those of buttons after the
/// space; then those before it, from the last; then those of the views at the end, which keep their names
/// longest; last that of the most likely button. Segments that touch keep or lose theirs together.
void StripFit::shorten(int room) {
    if (isDown_) return;
    const auto firstOfGroup = [&](std::size_t item) {
        while (item > 0 && items_[item].kind == FitKind::segment && !items_[item].startsGroup &&
               items_[item - 1].kind == FitKind::segment)
            --item;
        return item;
    };
    const auto shortenAll = [&](std::size_t from, std::size_t to, bool isPrimary) {
        for (std::size_t end = to; end > from && wholeLength() > room;) {
            const std::size_t begin = std::max(from, firstOfGroup(end - 1));
            for (std::size_t i = begin; i < end; ++i)
                if (items_[i].isPrimary == isPrimary) areShort[i] = true;
            end = begin;
        }
    };
    for (std::size_t i = middle_; i < items_.size() && wholeLength() > room; ++i)
        if (items_[i].kind != FitKind::segment && !items_[i].isPrimary) areShort[i] = true;
    shortenAll(0, middle_, false);
    for (std::size_t i = middle_; i < items_.size() && wholeLength() > room;) {
        std::size_t end = i + 1;
        while (end < items_.size() && firstOfGroup(end) == i) ++end;
        shortenAll(i, end, false);
        i = end;
    }
    shortenAll(0, items_.size(), true);
    // A later item may have made more room than was missing. Buttons do not take it from the views.
    const bool areViewsShort = [&] {
        for (std::size_t i = middle_; i < items_.size(); ++i)
            if (areShort[i] && items_[i].kind == FitKind::segment) return true;
        return false;
    }();
    // The present view keeps its name longer than the others.
    for (std::size_t i = middle_; areViewsShort && i < items_.size(); ++i) {
        if (!areShort[i] || items_[i].kind != FitKind::segment || !items_[i].isOn) continue;
        areShort[i] = false;
        areShort[i] = wholeLength() > room;
    }
    for (std::size_t i = 0; i < (areViewsShort ? middle_ : items_.size()); ++i) {
        if (!areShort[i] || items_[i].kind == FitKind::segment) continue;
        areShort[i] = false;
        areShort[i] = wholeLength() > room;
    }
}

/// Hides the last items before the space in the middle first, so that the end of the bar stays; then the last
/// ones behind it. A title in a panel is cut before a button is hidden.
void StripFit::fitInto(int room, int moreLength) {
    const auto count = items_.size();
    const bool hasTitle = isInner_ && middle_ < count && count > 0 && items_[0].kind == FitKind::label;
    const int title = hasTitle ? lengthOf_(0, false) : 0;
    // A long title becomes a shorter one before words are left out: its whole text is a tooltip, and buttons
    // stay where they are for other titles.
    const int spare = std::max(0, title - pixels_(enoughTitle));
    shorten(room + spare);
    length = wholeLength();
    if (hasTitle && length > room) {
        cut = std::min(length - room, title);
        if (title - cut < pixels_(leastTitle)) cut = title;
        length -= cut;
    }
    const auto hide = [&](std::size_t i) {
        length -= gapBefore(i) + lengthOf_(i, areShort[i]);
        areHidden[i] = true;
        if (hasMore || !isPressable(items_[i])) return;
        hasMore = true;
        length += moreLength;
    };
    for (std::size_t i = std::min(middle_, count); i-- > (hasTitle ? 1U : 0U) && length > room;) hide(i);
    for (std::size_t i = count; i-- > middle_ + 1 && length > room;) hide(i);
}

}  // namespace cota::wx
