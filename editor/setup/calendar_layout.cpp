#include "editor/setup/calendar_layout.h"

#include <algorithm>

#include "editor/words/words.h"

namespace cota::session {

namespace {

constexpr int widthOfCharacter = 7;
constexpr int mostTurnWidth = 64;

class LayingOut {
  public:
    LayingOut(const Calendar& calendar, int width, CalendarMeasures measures) : calendar_(calendar) {
        made_.measures = std::move(measures);
        const int turns = std::max(1, calendar.lastTurn());
        made_.turnWidth = std::clamp((width - measure().names) / turns, measure().turn,
                                     std::max(measure().turn, mostTurnWidth));
        made_.width = made_.turnWidth * turns;
    }

    CalendarLayout make() {
        for (int turn = 0; turn < calendar_.lastTurn(); ++turn)
            made_.turns.push_back({turn * made_.turnWidth, 0, made_.turnWidth, measure().header});
        made_.cards.resize(calendar_.cards.size());
        for (std::size_t row = 0; row < calendar_.entries.size(); ++row) addRow(row);
        made_.height = y_;
        for (const auto& block : calendar_.blocks) {
            const auto& row = made_.entries[block.entry];
            made_.blocks.push_back({(block.from - 1) * made_.turnWidth, row.y,
                                    (block.to - block.from + 1) * made_.turnWidth, row.height});
        }
        return std::move(made_);
    }

  private:
    const CalendarMeasures& measure() const { return made_.measures; }
    int widthOf(const std::string& text) const {
        return measure().widthOf ? measure().widthOf(text) : widthOfCharacter * static_cast<int>(text.size());
    }

    void addRow(std::size_t row) {
        std::vector<int> ends;  // by lane: where its last card ends
        const bool waits = calendar_.entries[row].kind == CalendarEntry::Kind::waiting;
        int next = measure().margin;
        for (std::size_t i = 0; i < calendar_.cards.size(); ++i) {
            const auto& card = calendar_.cards[i];
            if (card.entry != row) continue;
            const int label = std::max(widthOf(card.name), widthOf(card.about)) + 2 * measure().margin;
            const int side = std::min(measure().card, made_.turnWidth - measure().margin);
            int x = (card.from - 1) * made_.turnWidth + measure().margin / 2 + 1;
            int width = side;
            if (card.rolls) width = (card.to - card.from + 1) * made_.turnWidth - measure().margin;
            if (waits) x = next;
            // Within a bar its label needs no further room.
            const bool isInside = card.rolls && width >= label + side;
            const int end = x + (isInside ? width : width + label + measure().margin);
            next = end + measure().margin;
            const auto lane = laneFor(x, end, ends);
            auto& boxes = made_.cards[i];
            boxes.body = {x, y_ + lane * measure().lane + (measure().lane - measure().card) / 2, width,
                          measure().card};
            boxes.label = {isInside ? x + side + measure().margin : x + width + measure().margin,
                           boxes.body.y, label, measure().card};
        }
        const int height = measure().lane * std::max<int>(1, static_cast<int>(ends.size()));
        made_.entries.push_back({0, y_, made_.width, height});
        y_ += height;
    }

    /// The first lane that is free from there on.
    static int laneFor(int x, int end, std::vector<int>& ends) {
        auto lane = std::ranges::find_if(ends, [&](int taken) { return taken <= x; });
        if (lane == ends.end()) lane = ends.insert(ends.end(), 0);
        *lane = end;
        return static_cast<int>(lane - ends.begin());
    }

    const Calendar& calendar_;
    CalendarLayout made_;
    int y_ = 0;
};

}  // namespace

CalendarLayout layOut(const Calendar& calendar, int width, CalendarMeasures measures) {
    return LayingOut(calendar, width, std::move(measures)).make();
}

std::optional<CalendarPlace> CalendarLayout::cellAt(const Calendar& calendar, int x, int y, int scrollX,
                                                    int scrollY) const {
    const int inX = x - measures.names + scrollX;
    const int inY = y - measures.header + scrollY;
    if (x < measures.names || y < measures.header || turnWidth == 0) return std::nullopt;
    const auto row = std::ranges::find_if(
        entries, [&](const CalendarBox& box) { return inY >= box.y && inY < box.y + box.height; });
    if (row == entries.end()) return std::nullopt;
    CalendarPlace place;
    place.entry = static_cast<std::size_t>(row - entries.begin());
    if (calendar.entries[place.entry].kind == CalendarEntry::Kind::waiting) return place;
    place.turn = inX / turnWidth + 1;
    if (place.turn > calendar.lastTurn()) return std::nullopt;
    return place;
}

CalendarHit CalendarLayout::at(const Calendar& calendar, int x, int y, int scrollX, int scrollY) const {
    using What = CalendarHit::What;
    CalendarHit hit;
    const int inX = x - measures.names + scrollX;
    const int inY = y - measures.header + scrollY;
    if (y < measures.header) {
        if (x < measures.names) return hit;
        const int turn = inX / std::max(1, turnWidth) + 1;
        if (turn > calendar.lastTurn()) return hit;
        return {What::turn, 0, {0, turn}};
    }
    if (x < measures.names) {
        for (std::size_t row = 0; row < entries.size(); ++row)
            if (inY >= entries[row].y && inY < entries[row].y + entries[row].height)
                return {What::entry, 0, {row, 0}};
        return hit;
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto& card = calendar.cards[i];
        const auto& body = cards[i].body;
        if (!body.contains(inX, inY) && !cards[i].label.contains(inX, inY)) continue;
        hit = {What::card, i, {card.entry, card.from}};
        if (!card.rolls || !body.contains(inX, inY)) return hit;
        if (inX < body.x + measures.handle) hit.what = What::cardStart;
        if (inX >= body.x + body.width - measures.handle) hit.what = What::cardEnd;
        return hit;
    }
    if (const auto place = cellAt(calendar, x, y, scrollX, scrollY)) return {What::cell, 0, *place};
    return hit;
}

std::string tipOf(const Calendar& calendar, const CalendarHit& hit) {
    using What = CalendarHit::What;
    const auto joined = [](const std::string& one, const std::string& other, const char* between) {
        return other.empty() ? one : one + between + other;
    };
    switch (hit.what) {
        case What::turn: {
            const auto& turn = calendar.turns[static_cast<std::size_t>(hit.place.turn - 1)];
            return joined(tr("Turn %s", std::to_string(turn.number)), turn.about, ": ");
        }
        case What::entry: {
            const auto& entry = calendar.entries[hit.place.entry];
            return joined(entry.name, entry.about, "\n");
        }
        case What::cell:
            for (const auto& block : calendar.blocks)
                if (block.entry == hit.place.entry && hit.place.turn >= block.from &&
                    hit.place.turn <= block.to)
                    return block.reason;
            return {};
        case What::card:
        case What::cardStart:
        case What::cardEnd: {
            const auto& card = calendar.cards[hit.card];
            return joined(joined(card.name, card.about, "\n"), card.fault, "\n");
        }
        case What::nothing:
            break;
    }
    return {};
}

}  // namespace cota::session
