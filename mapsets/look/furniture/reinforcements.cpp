// The reinforcement track: a box for each turn and side with arrivals, its counters at full size, where they
// enter below.

#include <algorithm>
#include <map>

#include "formats/model/document/turn_clock.h"
#include "mapsets/look/furniture/counter_places.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr model::LocalLiteral reinforcementsTitle = local("Reinforcements");
constexpr double turnStrip = 17, boxInset = 2, wordStep = 3.4, boxGap = 3, afterUnits = 1.4;

struct Arrivals {
    int turn = 0;
    const model::Side* side = nullptr;
    std::vector<const model::Group*> groups;
};

std::vector<Arrivals> arrivalsOf(const model::Scenario& scenario) {
    std::vector<Arrivals> all;
    for (const auto& group : scenario.groups) {
        if (group.kind != model::Group::Kind::arrival || !group.turn) continue;
        const auto side = std::ranges::find(scenario.sides, group.side, &model::Side::id);
        if (side == scenario.sides.end()) continue;
        const auto found = std::ranges::find_if(
            all, [&](const auto& one) { return one.turn == *group.turn && one.side == &*side; });
        auto& here = found == all.end() ? all.emplace_back(Arrivals{*group.turn, &*side, {}}) : *found;
        here.groups.push_back(&group);
    }
    std::ranges::stable_sort(all, {}, &Arrivals::turn);
    return all;
}

class ReinforcementTrack {
  public:
    ReinforcementTrack(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting),
          piece_(piece),
          room_(room),
          into_(into),
          scenario_(*setting.scenario()),
          roster_(setting.about.document, setting.about.field),
          all_(arrivalsOf(scenario_)) {
        minutes_ = scenario_.turns.minutes > 0 ? scenario_.turns.minutes
                                               : setting.game().catalogue.scales.turnMinutes;
    }

    Filled draw(std::size_t from) {
        if (all_.empty()) return {};
        constexpr double heading = 10;
        if (from == 0 && heading + heightOf(all_.front()) > room_.bottom - room_.top)
            return {room_.bottom - room_.top + 1, 0};
        y_ = room_.top + writeHeading(setting_, piece_, reinforcementsTitle, room_, from, into_);
        std::size_t next = from;
        for (; next < all_.size(); ++next) {
            const double height = heightOf(all_[next]);
            if (next > from && y_ + height > room_.bottom) break;
            drawBox(all_[next], height);
            y_ += height + boxGap;
        }
        return {y_ - boxGap - room_.top, next < all_.size() ? next : 0};
    }

  private:
    std::vector<mapsets::UnitIndex> unitsOf(const Arrivals& here) const {
        std::vector<mapsets::UnitIndex> units;
        for (const auto* group : here.groups)
            for (const auto& placed : group->units)
                if (const auto unit = roster_.find(placed.counter); unit != mapsets::noUnit)
                    units.push_back(unit);
        return units;
    }
    Room inside(double top) const {
        return {room_.left + turnStrip + boxInset, top, room_.width - turnStrip - 2 * boxInset};
    }
    double heightOf(const Arrivals& here) const {
        const auto units = unitsOf(here);
        const double step = usualCounter + 1.5;
        const auto inRow = std::max<std::size_t>(1, static_cast<std::size_t>((inside(0).width + 1.5) / step));
        const auto rows = (units.size() + inRow - 1) / inRow;
        return 2 * boxInset + static_cast<double>(rows) * step +
               wordStep * static_cast<double>(here.groups.size()) + afterUnits;
    }

    void drawBox(const Arrivals& here, double height) {
        const auto colour = setting_.scene ? sideColour(*setting_.scene, here.side->id) : inkOf(setting_);
        const picture::Box box{room_.left, y_, room_.right(), y_ + height};
        drawTitledBox(setting_, box, turnStrip, colour, into_);
        const auto words = wordsOn(colour);
        const double x = room_.left + turnStrip / 2;
        const auto small = [&](const std::string& text, double y) {
            writeLine(setting_, text, {x, y},
                      {.points = 6.5, .across = picture::Across::middle, .colour = words}, turnStrip - 1.5,
                      into_);
        };
        small(turnWord(), y_ + 4);
        writeLine(setting_, std::to_string(here.turn), {x, y_ + 11},
                  {.points = 19,
                   .isBold = true,
                   .isSerif = true,
                   .across = picture::Across::middle,
                   .colour = words},
                  turnStrip - 2, into_);
        if (const auto clock = model::minutesAt(scenario_.turns, minutes_, here.turn))
            small(model::clockText(*clock), y_ + 14.8);
        small(here.side->name.in(setting_.language()), y_ + height - 2);
        const auto units = unitsOf(here);
        double y = y_ + boxInset;
        y += drawUnits(setting_, roster_, units, inside(y), into_) + afterUnits;
        for (const auto* group : here.groups) {
            y += wordStep;
            writeLine(setting_, textOf(*group), {inside(y).left, y - 0.6}, {.points = 7.5}, inside(y).width,
                      into_);
        }
    }

    /// What the game calls a turn.
    std::string turnWord() const {
        const model::LocalText own{piece_.parameter("turn-en"), piece_.parameter("turn-es")};
        return own.empty() ? std::string(local("box", "Turn").in(setting_.language()))
                           : own.in(setting_.language());
    }
    /// "Tank destroyers: Marcigny road", and that dice decide.
    std::string textOf(const model::Group& group) const {
        const auto language = setting_.language();
        std::string text = group.name.empty() ? group.id.text : group.name.in(language);
        const auto zone = std::ranges::find(scenario_.zones, group.zone, &model::Zone::id);
        if (zone != scenario_.zones.end())
            text += ": " + (zone->name.empty() ? zone->id.text : zone->name.in(language)) + hexesOf(*zone);
        if (group.roll) text += " · " + std::string(local("by dice, from this turn on").in(language));
        return text;
    }
    /// The entry hexes, if there are few of them.
    static std::string hexesOf(const model::Zone& zone) {
        constexpr std::size_t most = 6;
        std::vector<std::string> labels;
        for (const auto& term : zone.hexes.children)
            for (const auto& hex : term.hexes) labels.push_back(hex.label);
        if (labels.empty() || labels.size() > most) return {};
        std::string text = " (";
        for (std::size_t i = 0; i < labels.size(); ++i) text += (i > 0 ? ", " : "") + labels[i];
        return text + ")";
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    const model::Scenario& scenario_;
    mapsets::Roster roster_;
    std::vector<Arrivals> all_;
    int minutes_ = 0;
    double y_ = 0;
};

}  // namespace

Filled drawReinforcements(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                          picture::Layer& into) {
    // Players do not learn what the other side awaits.
    if (setting.scenario() == nullptr || !setting.shows("counters")) return {};
    return ReinforcementTrack(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
