// The turn track: a box for each turn with its time, light, weather and visibility, and the groups that
// arrive.

#include <algorithm>
#include <map>

#include "formats/model/document/turn_clock.h"
#include "formats/model/finding/capital.h"
#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/spotting/spotting.h"

namespace cota::look {

namespace {

using picture::Across;

constexpr model::LocalLiteral trackTitle = local("Turns");
constexpr double boxSide = 18.9;
constexpr picture::Colour horizon{0xd9, 0x7a, 0x1e, 255};
constexpr int mostTurns = 200, mostInRow = 10;

class TurnTrack {
  public:
    TurnTrack(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting), piece_(piece), room_(room), into_(into), scenario_(*setting.scenario()) {
        const auto& track = scenario_.turns;
        minutes_ = track.minutes > 0 ? track.minutes : setting.game().catalogue.scales.turnMinutes;
        if (!setting.shows("counters")) return;  // players do not learn what the other side awaits
        for (const auto& group : scenario_.groups)
            if (group.turn && group.kind == model::Group::Kind::arrival)
                arrivals_[*group.turn][group.side.text] += group.units.size();
    }

    Filled draw(std::size_t from) {
        const int count = std::clamp(scenario_.turns.count, 0, mostTurns);
        if (count == 0) return {};
        const int fitting = std::clamp(static_cast<int>(room_.width / boxSide), 1, mostInRow);
        const int rows = (count + fitting - 1) / fitting;
        const int inRow = (count + rows - 1) / rows;  // rows of one length: no box is alone in the last one
        double y = room_.top + writeHeading(setting_, piece_, trackTitle, room_, from, into_);
        int turn = static_cast<int>(from) + 1;
        for (; turn <= count; turn += inRow) {
            if (y + boxSide > room_.bottom && turn > static_cast<int>(from) + 1) break;
            for (int i = 0; i < inRow && turn + i <= count; ++i)
                drawBox(turn + i, {room_.left + i * (boxSide), y});
            y += boxSide;
        }
        return {y - room_.top, turn <= count ? static_cast<std::size_t>(turn) - 1 : 0};
    }

  private:
    const mapsets::Word* wordOf(const char* list, const std::string& id, std::size_t& place) const {
        const auto* words = setting_.game().catalogue.wordList(list);
        if (words == nullptr) return nullptr;
        const auto found = std::ranges::find(words->words, id, &mapsets::Word::id);
        place = static_cast<std::size_t>(found - words->words.begin());
        return found == words->words.end() ? nullptr : &*found;
    }

    /// The word of a list for this turn, and how dark it is: the first of the list is usual.
    std::string lightOf(const mapsets::TurnConditions& holds, double& dark) const {
        constexpr double step = 0.09;
        const auto* words = setting_.game().catalogue.wordList("light");
        std::string id = holds.light;
        if (id.empty() && words != nullptr && !words->words.empty()) id = words->words.front().id;
        std::size_t place = 0;
        const auto* word = wordOf("light", id, place);
        dark = word == nullptr ? 0 : step * static_cast<double>(std::min<std::size_t>(place, 3));
        const bool saysNothing = words == nullptr || words->words.size() < 2;
        if (saysNothing) return {};
        return word != nullptr ? word->name.in(setting_.language()) : id;
    }
    /// Usual weather, the first of the list, needs no words beside a note.
    std::string weatherOf(const mapsets::TurnConditions& holds, bool hasNote) const {
        std::size_t place = 0;
        const auto* word = wordOf("weather", holds.weather, place);
        if (hasNote && word != nullptr && place == 0) return {};
        return word != nullptr ? word->name.in(setting_.language()) : holds.weather;
    }
    std::string noteOf(int turn) const {
        for (const auto& record : scenario_.turns.records)
            if (record.from <= turn && turn <= record.to && !record.note.empty())
                return record.note.in(setting_.language());
        return {};
    }

    void drawBox(int turn, Point at) {
        constexpr double inset = 1.2;
        const picture::Box box{at.x, at.y, at.x + boxSide, at.y + boxSide};
        const auto outline = picture::Curve::rectangle(turn == 1 ? box.grown(-0.2) : box);
        const auto holds = mapsets::conditionsOf(scenario_.turns, turn);
        double dark = 0;
        auto light = lightOf(holds, dark);
        double before = 0;  // light is written where it changes
        if (turn > 1 && lightOf(mapsets::conditionsOf(scenario_.turns, turn - 1), before) == light)
            light.clear();
        if (dark > 0) addFill(into_.marks, outline, inkOf(setting_, dark));
        if (turn > 1 && !light.empty())  // sunrise, sunset
            addStroke(into_.marks, picture::Curve().move({box.left, box.top}).line({box.left, box.bottom}),
                      horizon, 1.2);
        addStroke(into_.marks, outline, inkOf(setting_), turn == 1 ? 0.7 : 0.25);
        const double room = boxSide - 2 * inset;
        writeLine(setting_, std::to_string(turn), {box.left + inset, box.top + 5.2},
                  {.points = 14, .isBold = true, .isSerif = true}, room, into_);
        if (const auto clock = model::minutesAt(scenario_.turns, minutes_, turn))
            writeLine(setting_, model::clockText(*clock), {box.right - inset, box.top + 3.4},
                      {.points = 6.5, .across = Across::right}, room - 6, into_);
        drawArrivals(turn, {box.right - inset, box.top + 6.7});
        std::vector<std::string> lines;
        if (turn == 1) lines.push_back(std::string(local("turns", "start").in(setting_.language())));
        if (!light.empty()) lines.push_back(light);
        auto note = noteOf(turn);
        if (!holds.weather.empty()) lines.push_back(weatherOf(holds, !note.empty()));
        if (holds.visibility) {
            const model::MessageValue hexes{"count", std::to_string(*holds.visibility)};
            lines.push_back(model::fillTemplate(
                local("sight {count} {count:hex|hexes}").in(setting_.language()), {&hexes, 1}));
        }
        if (!note.empty()) lines.push_back(std::move(note));
        std::erase(lines, std::string());
        constexpr double step = 2.3;
        double y = box.bottom - inset - step * static_cast<double>(lines.size() - (lines.empty() ? 0 : 1));
        for (std::size_t i = 0; i < lines.size(); ++i, y += step)
            writeLine(setting_, model::capital(lines[i]), {box.left + inset, y},
                      {.points = 5.6, .isBold = turn == 1 && i == 0}, room, into_);
    }

    /// A small counter for each side, with the number of its units.
    void drawArrivals(int turn, Point right) {
        constexpr double size = 4.4, apart = 0.6;
        const auto here = arrivals_.find(turn);
        if (here == arrivals_.end() || setting_.scene == nullptr) return;
        double x = right.x;
        for (const auto& side : scenario_.sides) {
            const auto found = here->second.find(side.id.text);
            if (found == here->second.end()) continue;
            const Point middle{x - size / 2, right.y + size / 2 - 2};
            drawBlankCounter(sideSymbol(*setting_.scene, side.id), middle, size, into_.marks);
            writeLine(setting_, std::to_string(found->second), {x - size - 0.5, middle.y},
                      {.points = 6.5, .isBold = true, .across = Across::right, .down = picture::Down::middle},
                      size, into_);
            x -= 2 * size + apart;
        }
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    const model::Scenario& scenario_;
    int minutes_ = 0;
    std::map<int, std::map<std::string, std::size_t>> arrivals_;  // units by turn and side
};

}  // namespace

Filled drawTurnTrack(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                     picture::Layer& into) {
    if (setting.scenario() == nullptr) return {};
    return TurnTrack(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
