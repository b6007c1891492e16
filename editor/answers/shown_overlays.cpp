#include "editor/answers/shown_overlays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>
#include <variant>

#include "mapsets/field/reading_order.h"
#include "mapsets/look/sheet/answer_tints.h"

namespace cota::session {

namespace {

// In hexes.
constexpr double betweenLines = 0.33, lineWidth = 0.07;
constexpr double lineAlpha = 190;

/// Lines that fill the outline, instead of its colour.
picture::Group linesIn(const picture::Fill& fill, std::size_t place, double hex) {
    const bool isRising = place == 1;
    picture::Group lines{.clip = fill.shape, .evenOdd = fill.evenOdd, .marks = {}};
    const auto box = fill.shape.box();
    const double step = betweenLines * hex;
    auto ink = look::tintInPlace(fill.colour, place);
    ink.alpha = static_cast<std::uint8_t>(std::min(lineAlpha, ink.alpha * 1.6));
    picture::Curve all;
    const auto add = [&](picture::Point from, picture::Point to) {
        all.add(picture::Curve::polyline(std::array{from, to}));
    };
    // At multiples of the step on the whole sheet, so that hexes beside each other have lines that meet.
    const double first = isRising ? box.left + box.top : box.left - box.bottom;
    const double last = isRising ? box.right + box.bottom : box.right - box.top;
    for (double c = std::floor(first / step) * step; c < last; c += step)
        isRising ? add({c - box.bottom, box.bottom}, {c - box.top, box.top})
                 : add({c + box.top, box.top}, {c + box.bottom, box.bottom});
    lines.marks.push_back(
        {picture::Stroke{std::move(all), {.width = lineWidth * hex, .colour = ink, .dashes = {}}}});
    return lines;
}

void hatch(std::vector<picture::Mark>& marks, std::size_t place, bool hasNumbers, double hex) {
    // Where others have numbers, hexes without one are left free: two answers darken too much.
    if (hasNumbers)
        std::erase_if(marks, [](const picture::Mark& mark) {
            const auto* fill = std::get_if<picture::Fill>(&mark.what);
            return fill && fill->colour == look::unseenColour;
        });
    for (auto& mark : marks) {
        if (auto* group = std::get_if<picture::Group>(&mark.what)) {
            hatch(group->marks, place, hasNumbers, hex);
        } else if (const auto* fill = std::get_if<picture::Fill>(&mark.what)) {
            if (fill->colour.alpha < 255) mark.what = linesIn(*fill, place, hex);
        } else if (auto* text = std::get_if<picture::Text>(&mark.what)) {
            // The numbers of the first are low in the hex.
            constexpr double up = 0.36;
            text->at.y -= hex * up * (place == 1 ? 2 : 1);
            text->colour = look::tintInPlace(look::countTints.back(), place);
            text->colour.alpha = 255;
        }
    }
}

}  // namespace

const ShownOverlay* ShownOverlays::find(int id) const {
    const auto found = std::ranges::find(all_, id, &ShownOverlay::id);
    return found == all_.end() ? nullptr : &*found;
}

OverlayKind ShownOverlays::followed() const {
    const auto found = std::ranges::find(all_, false, &ShownOverlay::isKept);
    return found == all_.end() ? OverlayKind::none : found->kind;
}

void ShownOverlays::follow(OverlayKind kind) {
    std::erase_if(all_, [](const ShownOverlay& one) { return !one.isKept; });
    if (kind == OverlayKind::none) return;
    if (all_.size() == most) all_.erase(all_.begin());
    all_.push_back({++lastId_, kind, {}});
}

void ShownOverlays::ask(const checks::OverlayQuestion& question) {
    const bool isShown = std::ranges::any_of(all_, [&](const ShownOverlay& one) {
        return one.kind == OverlayKind::asked && one.question == question;
    });
    if (isShown) return;
    if (all_.size() == most) {
        const auto oldest = std::ranges::find(all_, true, &ShownOverlay::isKept);
        all_.erase(oldest == all_.end() ? all_.begin() : oldest);
    }
    ShownOverlay asked{++lastId_, OverlayKind::asked, {}};
    asked.isKept = true;
    asked.question = question;
    all_.push_back(std::move(asked));
}

void ShownOverlays::keep(int id, bool isKept, const model::Subject& selected) {
    if (const auto* one = find(id); one && one->kind == OverlayKind::asked) return;
    if (!isKept) std::erase_if(all_, [id](const ShownOverlay& one) { return !one.isKept && one.id != id; });
    const auto found = std::ranges::find(all_, id, &ShownOverlay::id);
    if (found == all_.end()) return;
    if (isKept && !found->isKept) found->subject = selected;
    found->isKept = isKept;
}

void ShownOverlays::setRecomputed(int id, bool isOn) {
    const auto found = std::ranges::find(all_, id, &ShownOverlay::id);
    if (found != all_.end()) found->isRecomputed = isOn;
}

void ShownOverlays::remove(int id) {
    std::erase_if(all_, [id](const ShownOverlay& one) { return one.id == id; });
}

std::vector<OverlayRequest> ShownOverlays::requests(const OverlayRequest& base, bool isChanged,
                                                    std::uint64_t& number) {
    std::vector<OverlayRequest> wanted;
    for (auto& one : all_) {
        const bool isAsked = one.asked != 0, isWaiting = isAsked && one.answer.number != one.asked;
        if (isAsked && !isWaiting &&
            (one.isKept ? !isChanged || !one.isRecomputed : isChanged && !one.isRecomputed))
            continue;
        one.asked = ++number;
        one.answer = {};
        auto request = base;
        request.number = one.asked;
        request.kind = one.kind;
        if (one.isKept) request.subject = one.subject;
        request.question = one.question;
        wanted.push_back(std::move(request));
    }
    return wanted;
}

bool ShownOverlays::take(const OverlayAnswer& answer) {
    const auto found = std::ranges::find(all_, answer.number, &ShownOverlay::asked);
    if (found == all_.end()) return false;
    found->answer = answer;
    return true;
}

std::shared_ptr<const picture::Layer> ShownOverlays::layer(const JoinedMap& map) const {
    std::shared_ptr<picture::Layer> joined;
    std::size_t place = 0;
    for (const auto& one : all_) {
        if (!one.answer.layer) continue;
        auto drawn = hatched(one.answer, place++, map.sheet().hexMillimetres());
        if (!joined) {
            joined = std::make_shared<picture::Layer>(std::move(drawn));
            continue;
        }
        joined->marks.insert(joined->marks.end(), std::make_move_iterator(drawn.marks.begin()),
                             std::make_move_iterator(drawn.marks.end()));
    }
    return joined;
}

picture::Layer hatched(const OverlayAnswer& answer, std::size_t place, double hexMillimetres) {
    auto drawn = *answer.layer;
    if (place > 0) hatch(drawn.marks, place, answer.kind == OverlayKind::asked, hexMillimetres);
    return drawn;
}

std::size_t ShownOverlays::placeOf(int id) const {
    std::size_t place = 0;
    for (const auto& one : all_) {
        if (one.id == id) break;
        if (one.answer.layer) ++place;
    }
    return place;
}

std::vector<OverlayAnswer::Meaning> ShownOverlays::legend(int id) const {
    const auto* one = find(id);
    if (!one) return {};
    auto rows = one->answer.legend;
    const auto place = placeOf(id);
    if (place == 0) return rows;
    if (one->answer.kind == OverlayKind::asked)
        std::erase_if(rows, [](const auto& row) { return row.colour == look::unseenColour; });
    for (auto& row : rows) row.colour = look::tintInPlace(row.colour, place);
    return rows;
}

std::string csvOf(const OverlayAnswer& answer, const JoinedMap& map) {
    std::map<std::string, std::size_t> places;
    for (const Cell cell : mapsets::inReadingOrder(map.field()))
        places.emplace(map.label(cell), places.size());
    // The map may have lost a hex since the answer.
    const auto placeOf = [&](const std::vector<std::string>& row) {
        const auto found = places.find(row.front());
        return found == places.end() ? places.size() : found->second;
    };
    auto table = answer.table;
    // The first row has the titles.
    if (!table.empty())
        std::stable_sort(table.begin() + 1, table.end(),
                         [&](const auto& one, const auto& other) { return placeOf(one) < placeOf(other); });
    std::string text;
    for (const auto& row : table) {
        for (std::size_t i = 0; i < row.size(); ++i) text += (i > 0 ? "," : "") + row[i];
        text += "\n";
    }
    return text;
}

}  // namespace cota::session
