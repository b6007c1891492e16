// Sheets of formations: a card for each company with its leader and what may happen to its units, and a page
// with a place for every counter. Parameters of the piece "cards":
//   having    the value that a formation with a card has
//   led-by    the tag of its leader
//   values    of the leader, printed in large figures
//   hits      boxes for each other unit

#include <algorithm>
#include <charconv>

#include "formats/model/finding/capital.h"
#include "mapsets/look/furniture/counter_places.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/strategy/strategy.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Down;

constexpr model::LocalLiteral cardsTitle = local("Command cards"), rosterTitle = local("Status sheet");
constexpr double cardWide = 63, cardHigh = 88;

/// A formation with its counters, in the order of the document.
struct FormationUnits {
    const model::Formation* formation = nullptr;
    model::SideId side;
    std::vector<mapsets::UnitIndex> units;
};

std::vector<FormationUnits> formationsOf(const Setting& setting, const mapsets::OrderOfBattle& order) {
    std::vector<FormationUnits> all;
    for (const auto& [file, forces] : setting.about.document.forces)
        for (const auto& formation : forces->formations) {
            FormationUnits here{&formation, {}, {}};
            for (mapsets::UnitIndex i = 0; i < order.size(); ++i) {
                if (order[i].formation != &formation &&
                    !(order[i].formation && order[i].formation->id == formation.id))
                    continue;
                here.units.push_back(i);
                here.side = order[i].side;
            }
            if (!here.units.empty()) all.push_back(std::move(here));
        }
    return all;
}

picture::Colour colourOf(const Setting& setting, const model::SideId& side) {
    return setting.scene ? sideColour(*setting.scene, side) : inkOf(setting);
}

/// The name that the game gives to a value of a unit's class.
model::LocalText valueName(const mapsets::ListedUnit& unit, const std::string& value) {
    if (unit.unitClass != nullptr)
        for (const auto& type : unit.unitClass->front)
            if (type.name == value) return type.meaning;
    return {value, value};
}

class CommandCards {
  public:
    CommandCards(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting),
          piece_(piece),
          room_(room),
          into_(into),
          order_(setting.about.document, &setting.game().catalogue),
          roster_(order_, setting.about.document, setting.about.field) {
        for (auto& one : formationsOf(setting, order_))
            if (one.formation->attributes.has(piece.parameter("having"))) cards_.push_back(std::move(one));
    }

    Filled draw(std::size_t from) {
        if (cards_.empty()) return {};
        constexpr double heading = 10;
        if (from == 0 && heading + cardHigh > room_.bottom - room_.top)
            return {room_.bottom - room_.top + 1, 0};
        double y = room_.top + writeHeading(setting_, piece_, cardsTitle, room_, from, into_);
        const auto inRow = std::max<std::size_t>(1, static_cast<std::size_t>((room_.width + 0.1) / cardWide));
        std::size_t next = from;
        while (next < cards_.size()) {
            if (next > from && y + cardHigh > room_.bottom) break;
            for (std::size_t i = 0; i < inRow && next < cards_.size(); ++i, ++next)
                drawCard(cards_[next], {room_.left + static_cast<double>(i) * cardWide, y});
            y += cardHigh;
        }
        return {y - room_.top, next < cards_.size() ? next : 0};
    }

  private:
    bool isLeader(mapsets::UnitIndex unit) const { return order_[unit].hasTag(piece_.parameter("led-by")); }

    void drawCard(const FormationUnits& card, Point at) {
        constexpr double strip = 9, inset = 3, corner = 3;
        const picture::Box box{at.x, at.y, at.x + cardWide, at.y + cardHigh};
        const auto colour = colourOf(setting_, card.side);
        const auto outline = picture::Curve::rectangle(box, corner);
        picture::Group head{.clip = outline, .marks = {}};
        addFill(head.marks, picture::Curve::rectangle({box.left, box.top, box.right, box.top + strip}),
                colour);
        into_.marks.emplace_back().what = std::move(head);
        addStroke(into_.marks, outline, inkOf(setting_), 0.25);
        const auto words = wordsOn(colour);
        const auto both = bothOf(setting_, card.formation->name);
        const double room = cardWide - 2 * inset;
        writeLine(setting_, both.first, {box.left + inset, box.top + 4.6},
                  {.points = 10, .isBold = true, .colour = words}, room, into_);
        writeLine(setting_, both.second, {box.left + inset, box.top + 7.8},
                  {.points = 7, .isItalic = true, .colour = words}, room, into_);
        double y = box.top + strip + 2;
        std::vector<mapsets::UnitIndex> led;
        for (const auto unit : card.units) {
            if (isLeader(unit))
                y += drawLeader(unit, {box.left + inset, y}, room);
            else
                led.push_back(unit);
        }
        addStroke(into_.marks, picture::Curve().move({box.left + inset, y}).line({box.right - inset, y}),
                  inkOf(setting_, 0.5), 0.15);
        y += 1;
        const double row =
            led.empty() ? 0 : std::min(9.5, (box.bottom - inset - y) / static_cast<double>(led.size()));
        for (const auto unit : led) {
            drawLed(unit, {box.left + inset, y}, row, room);
            y += row;
        }
    }

    /// The counter, and its values beside it; returns the height.
    double drawLeader(mapsets::UnitIndex unit, Point at, double room) {
        constexpr double line = 5.2, after = 2;
        drawUnit(setting_, roster_[unit], {at.x + usualCounter / 2, at.y + usualCounter / 2}, usualCounter,
                 into_);
        const double left = at.x + usualCounter + 3, width = room - usualCounter - 3;
        double y = at.y;
        for (const auto& value : mapsets::wordsOf(piece_.parameter("values"))) {
            const auto* printed = order_[unit].printed(value);
            if (printed == nullptr) continue;
            const auto name = valueName(order_[unit], value);
            writeLine(setting_, model::capital(name.in(setting_.language())), {left, y + line / 2},
                      {.points = 7.5, .down = Down::middle}, width - 9, into_);
            writeLine(setting_, *printed, {left + width, y + line / 2},
                      {.points = 12, .isBold = true, .across = Across::right, .down = Down::middle}, 9,
                      into_);
            y += line;
        }
        return std::max(usualCounter, y - at.y) + after;
    }

    void drawLed(mapsets::UnitIndex unit, Point at, double height, double room) {
        constexpr double box = 4.6, apart = 1;
        constexpr int mostHits = 12;
        const double size = std::min(8.4, height - 0.8), middle = at.y + height / 2;
        drawUnit(setting_, roster_[unit], {at.x + size / 2, middle}, size, into_);
        int hits = 0;
        const auto said = piece_.parameter("hits");
        std::from_chars(said.data(), said.data() + said.size(), hits);
        hits = std::clamp(hits, 0, mostHits);
        const double boxes = (box + apart) * hits;
        const auto& listed = order_[unit];
        const auto& name =
            listed.counter->name.empty() && listed.type ? listed.type->name : listed.counter->name;
        writeLine(setting_, name.in(setting_.language()), {at.x + size + 2, middle},
                  {.points = 7.5, .down = Down::middle}, room - size - 3 - boxes, into_);
        for (int i = 0; i < hits; ++i) {
            const double left = at.x + room - boxes + (box + apart) * i + apart;
            addStroke(into_.marks,
                      picture::Curve::rectangle({left, middle - box / 2, left + box, middle + box / 2}, 0.5),
                      inkOf(setting_), 0.25);
        }
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    mapsets::OrderOfBattle order_;
    mapsets::Roster roster_;
    std::vector<FormationUnits> cards_;
};

class StatusSheet {
  public:
    StatusSheet(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting),
          piece_(piece),
          room_(room),
          into_(into),
          order_(setting.about.document, &setting.game().catalogue),
          roster_(order_, setting.about.document, setting.about.field),
          rows_(formationsOf(setting, order_)) {}

    Filled draw(std::size_t from) {
        if (rows_.empty()) return {};
        constexpr double heading = 10;
        if (from == 0 && heading + sideHeight + heightOf(rows_.front()) > room_.bottom - room_.top)
            return {room_.bottom - room_.top + 1, 0};
        y_ = room_.top + writeHeading(setting_, piece_, rosterTitle, room_, from, into_);
        std::size_t next = from;
        for (; next < rows_.size(); ++next) {
            const auto& row = rows_[next];
            const bool begins = next == from || !(rows_[next - 1].side == row.side);
            if (next > from && y_ + (begins ? sideHeight : 0) + heightOf(row) > room_.bottom) break;
            if (begins) beginSide(row.side);
            drawRow(row);
        }
        return {y_ - room_.top, next < rows_.size() ? next : 0};
    }

  private:
    static constexpr double sideHeight = 7, nameWidth = 42, rowGap = 3;

    Room unitsIn() const {
        return {room_.left + nameWidth + 2, y_ + rowGap / 2, room_.width - nameWidth - 2};
    }
    double heightOf(const FormationUnits& row) const {
        picture::Layer ignored;
        Setting measured = setting_;
        measured.scene = nullptr;
        return std::max(9.0, drawUnits(measured, roster_, row.units, unitsIn(), ignored)) + rowGap;
    }
    void beginSide(const model::SideId& id) {
        const auto* scenario = setting_.scenario();
        if (scenario == nullptr) return;
        const auto side = std::ranges::find(scenario->sides, id, &model::Side::id);
        if (side == scenario->sides.end()) return;
        writeSide(setting_, *side, {room_.left, y_}, room_.width, into_);
        y_ += sideHeight;
    }
    void drawRow(const FormationUnits& row) {
        const double height = heightOf(row);
        auto colour = colourOf(setting_, row.side);
        addStroke(into_.marks, picture::Curve().move({room_.left, y_}).line({room_.right(), y_}), colour,
                  0.3);
        const auto both = bothOf(setting_, row.formation->name);
        double y = y_ + 4.4;
        for (const auto* words : {&both.first, &both.second})
            for (const auto& line :
                 brokenInto(setting_, *words,
                            {.points = words == &both.first ? 9.0 : 7.5, .isBold = words == &both.first},
                            nameWidth - 2)) {
                writeLine(setting_, line, {room_.left, y},
                          {.points = words == &both.first ? 9.0 : 7.5,
                           .isBold = words == &both.first,
                           .isItalic = words == &both.second,
                           .colour = inkOf(setting_, words == &both.first ? 1 : 0.62)},
                          nameWidth - 2, into_);
                y += 3.7;
            }
        drawUnits(setting_, roster_, row.units, unitsIn(), into_);
        y_ += height;
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    mapsets::OrderOfBattle order_;
    mapsets::Roster roster_;
    std::vector<FormationUnits> rows_;
    double y_ = 0;
};

}  // namespace

Filled drawCommandCards(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                        picture::Layer& into) {
    if (!setting.shows("counters")) return {};
    return CommandCards(setting, piece, room, into).draw(from);
}

Filled drawStatusSheet(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                       picture::Layer& into) {
    if (!setting.shows("counters")) return {};
    return StatusSheet(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
