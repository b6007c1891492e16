#include "mapsets/look/table/marker_places.h"

#include <algorithm>

namespace cota::look {

namespace {

using picture::Box;
using Markers = std::vector<model::TableMarker>;

constexpr double widestMarker = 13, tallMarker = 5.6, aboveMarker = 0.6, fromEdge = 0.5;

/// Upwards from the lower edge of what is visible; returns where the next one would end.
double layUpwards(const Markers& markers, const Box& visible, double bottom, std::vector<LaidMarker>& into) {
    const double width = std::min(widestMarker, visible.width() - 2 * fromEdge);
    for (const auto& marker : markers) {
        into.push_back(
            {&marker,
             {visible.left + fromEdge, bottom - tallMarker, visible.left + fromEdge + width, bottom}});
        bottom = into.back().box.top - aboveMarker;
    }
    return bottom;
}

double layOwn(LaidCard& card) {
    const double bottom = card.visible.bottom - 1;
    return card.card == nullptr ? bottom : layUpwards(card.card->markers, card.visible, bottom, card.markers);
}

void layOn(LaidGroup& group) {
    const std::size_t attached = std::min(group.group->attached.size(), group.cards.size());
    for (std::size_t i = 0; i < group.cards.size(); ++i) {
        auto& card = group.cards[i];
        const double bottom = layOwn(card);
        // Markers of the group lie on its uppermost member.
        if (i + 1 == group.cards.size() - attached)
            layUpwards(group.group->markers, card.visible, bottom, card.markers);
    }
}

void layOn(LaidCards& cards) {
    for (auto& card : cards.cards) layOwn(card);
    // Those of the space lie beside its lower right corner.
    const Box& box = cards.box;
    const double left = std::max(box.left, box.right - widestMarker - 2 * fromEdge);
    layUpwards(cards.space->markers, {left, box.top, box.right, box.bottom}, box.bottom - 1, cards.markers);
}

}  // namespace

void layMarkers(TableLayout& layout) {
    for (auto& seat : layout.seats) {
        for (auto& group : seat.groups) layOn(group);
        for (auto& other : seat.others) layOn(other);
    }
    for (auto& pile : layout.common) layOn(pile);
}

}  // namespace cota::look
