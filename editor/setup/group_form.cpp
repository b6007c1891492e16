#include "editor/setup/group_form.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/property_rows.h"
#include "editor/setup/group_list.h"
#include "editor/setup/group_places.h"
#include "editor/setup/group_units.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::Group;
using FormKind = Group::Kind;
using SheetSourcePtr = std::shared_ptr<const SheetSource>;

constexpr int mostOrder = 999, latestTurn = 999;
constexpr std::array kindIds{"setup", "arrival", "pool", "out"};
constexpr const char* some = "some";

std::optional<int> wholeNumber(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// A change of the group alone.
template <class Value, class Set>
auto changeOf(const SheetSourcePtr& source, const model::GroupId& id, const Set& set) {
    return [source, id, set](const Value& value) {
        return withGroupChanged(source->document, id, [&](Group& group) { set(group, value); });
    };
}

class GroupForm {
    template <class Value, class Set>
    auto changed(const Set& set) const {
        return changeOf<Value>(source_, group_.id, set);
    }

  public:
    GroupForm(const SheetSource& source, const Group& group, CounterIds units)
        : source_(std::make_shared<const SheetSource>(source)),
          group_(group),
          units_(std::move(units)),
          rows_(named("Group %s", namesOf(group)), source, subjectOf(group)) {}

    PropertySheet sheet() && {
        rows_.heading(tr("Group"));
        names();
        kindAndSide();
        if (group_.kind == FormKind::setup) order();
        if (group_.kind == FormKind::setup || group_.kind == FormKind::arrival) place();
        if (group_.kind == FormKind::arrival) arrival();
        if (source_->game)
            rows_.values(source_->game->catalogue.groupAttributes, group_.attributes,
                         changed<model::Attributes>([](Group& group, const model::Attributes& values) {
                             group.attributes = values;
                         }));
        states();
        return std::move(rows_).sheet();
    }

  private:
    void names() {
        const auto from = rows_.size();
        rows_.names(group_.name, [source = source_, id = group_.id](const model::LocalText& name) {
            return withGroupName(source->document, id, name);
        });
        // The id may follow the name, and the group stays selected.
        for (std::size_t i = from; i < rows_.size(); ++i)
            rows_.row(i).write = [write = rows_.row(i).write, place = placeIn(),
                                  source = source_](const std::string& name) {
                Written written = write(name);
                if (written.step)
                    written.step->selection = {subjectOf((*written.step->document.scenario)->groups[place])};
                return written;
            };
    }

    std::size_t placeIn() const {
        const auto& groups = (*source_->document.scenario)->groups;
        return static_cast<std::size_t>(std::ranges::find(groups, group_.id, &Group::id) - groups.begin());
    }

    void kindAndSide() {
        std::vector<PaletteEntry> kinds;
        for (const auto kind : {FormKind::setup, FormKind::arrival, FormKind::pool, FormKind::out})
            kinds.push_back({kindIds[static_cast<std::size_t>(kind)], nameOfKindOfOne(kind)});
        rows_.choice(named("Kind of group"), kindIds[static_cast<std::size_t>(group_.kind)], kinds,
                     [source = source_, id = group_.id](const std::string& word) {
                         const auto at = std::ranges::find(kindIds, word) - kindIds.begin();
                         return withGroupKind(source->document, id, static_cast<FormKind>(at));
                     });
        rows_.choice(named("Side"), group_.side.text, sideChoices(*source_, tr("not set")),
                     changed<std::string>(
                         [](Group& group, const std::string& side) { group.side = model::SideId(side); }));
    }

    void order() {
        rows_.number(named("Order of set-up"), group_.order, 1, mostOrder, true,
                     changed<std::optional<int>>(
                         [](Group& group, const std::optional<int>& order) { group.order = order; }));
    }

    void place() {
        const bool entersBy = group_.kind == FormKind::arrival;
        rows_.choice(
            entersBy ? named("Entry") : named("Zone"), placeId(group_),
            placeChoices(source_->document, source_->map.get(), group_, source_->language),
            [source = source_, id = group_.id](const std::string& to) {
                return withZoneOfGroup(
                    withGroupChanged(source->document, id, [&](Group& group) { putAtPlace(group, to); }), id);
            });
        const auto& terms = group_.hexes.children;
        if (terms.size() != 1 || terms.front().kind != model::ZoneTerm::Kind::hexes) return;
        rows_.text(named("Hexes"), labelsIn(**source_->document.scenario, terms.front().hexes),
                   [source = source_, id = group_.id](const std::string& text) -> Change {
                       if (!source->map) return tr("There is no map.");
                       auto hexes = hexesIn(*source->map, text);
                       if (auto* refusal = std::get_if<std::string>(&hexes)) return std::move(*refusal);
                       return withGroupChanged(source->document, id, [&](Group& group) {
                           group.hexes.children.front().hexes = std::get<std::vector<model::HexRef>>(hexes);
                       });
                   });
    }

    void arrival() {
        const int last = (*source_->document.scenario)->turns.count;
        rows_.number(group_.roll ? named("First turn of rolling") : named("Turn"), group_.turn, 1,
                     last > 0 ? last : latestTurn, true,
                     changed<std::optional<int>>(
                         [](Group& group, const std::optional<int>& turn) { group.turn = turn; }));
        rows_.flag(named("By die roll"), group_.roll.has_value(), changed<bool>([](Group& group, bool rolls) {
                       // Half of all dice, until the designer says otherwise.
                       group.roll = rolls ? std::optional(model::ArrivalRoll{.low = 4}) : std::nullopt;
                       if (rolls && !group.turn) group.turn = 1;
                   }));
        rows_.row(rows_.size() - 1).kind = Property::Kind::flag;
        if (group_.roll) roll(*group_.roll, last);
    }

    void roll(const model::ArrivalRoll& now, int last) {
        const auto written = [source = source_, id = group_.id, now](const std::string& needed,
                                                                     const std::string& dice) -> Change {
            auto made = rollFrom(needed, dice);
            if (!made)
                return tr("'%s' is not valid here.", needed + " / " + dice) + " " +
                       tr("Enter what the dice must show, for example 4+, 6 or 2-3, and dice, for example "
                          "1d6 or 2d6.");
            made->until = now.until;
            return withGroupChanged(source->document, id, [&](Group& group) { group.roll = made; });
        };
        rows_.text(named("Arrives on"), neededBy(now),
                   [written, now](const std::string& needed) { return written(needed, diceOf(now)); });
        rows_.text(named("Dice"), diceOf(now), [written, now](const std::string& dice) -> Change {
            // "4+" stays "4+" with other dice.
            return written(neededBy(now), dice);
        });
        rows_.number(named("Last turn of rolling"), now.until, group_.turn.value_or(1),
                     last > 0 ? last : latestTurn, true,
                     changed<std::optional<int>>([](Group& group, const std::optional<int>& until) {
                         if (group.roll) group.roll->until = until;
                     }));
        rows_.fixed(named("Chance"), chancesOf(source_->document, group_));
    }

    /// The common value of the units; `some` if they differ.
    std::string stateOf(const CounterIds& units, const std::string& name) const {
        std::optional<std::string> common;
        for (const auto& unit : group_.units) {
            if (std::ranges::find(units, unit.counter) == units.end()) continue;
            const auto* value = unit.attributes.find(name);
            const std::string text = value ? *value : "";
            if (common && *common != text) return some;
            common = text;
        }
        return common.value_or("");
    }

    void states() {
        if (!source_->game || group_.units.empty()) return;
        CounterIds units = units_;
        if (units.empty())
            for (const auto& unit : group_.units) units.push_back(unit.counter);
        const std::string count = std::to_string(units.size());
        rows_.heading(units.size() == 1 ? tr("States of 1 unit") : tr("States of %s units", count));
        const auto from = rows_.size();
        rows_.values(source_->game->catalogue.placementAttributes, {},
                     [source = source_](const model::Attributes&) { return source->document; });
        const auto& types = source_->game->catalogue.placementAttributes;
        for (std::size_t i = from; i < rows_.size(); ++i) state(rows_.row(i), types[i - from], units);
    }

    /// Shows and writes the state of several units at once.
    void state(Property& row, const mapsets::AttributeType& type, const CounterIds& units) const {
        const bool isFlag = type.kind == mapsets::AttributeType::Kind::flag;
        row.value = stateOf(units, row.name);
        if (isFlag) {
            // A check box: on, off, or neither if the units differ.
            row.kind = Property::Kind::flag;
            row.choices.clear();
            if (row.value.empty()) row.value = type.fallback.empty() ? "no" : type.fallback;
        }
        if (row.value == some) {
            if (!isFlag) row.hint = tr("different");
            if (row.kind == Property::Kind::choice) row.choices.push_back({some, tr("different")});
            if (row.kind != Property::Kind::choice) row.value.clear();
        }
        row.write = [source = source_, units, name = row.name, label = row.label, check = row.write,
                     fallback = isFlag ? type.fallback : std::string(),
                     selection = Selection{subjectOf(group_)}](const std::string& value) -> Written {
            if (value == some) return {};
            if (auto refused = check(value); !refused.refusal.empty()) return refused;
            auto made = withUnitStates(source->document, units, name, value == fallback ? "" : value);
            if (made == source->document) return {};
            StepName step = named("Set %s", StepName(label).inSentence());
            if (units.size() == 1)
                step += " (" + counterName(source->document, units.front()) + ")";
            else
                step += " (" + named("%s units", std::to_string(units.size())) + ")";
            return {HistoryEntry{std::move(step), std::move(made), selection}, {}};
        };
    }

    SheetSourcePtr source_;
    const Group& group_;
    CounterIds units_;
    PropertyRows rows_;
};

std::string percent(double share) {
    const long rounded = std::lround(share * 100);
    // Nothing is certain with dice.
    return std::to_string(share < 1 ? std::min(rounded, 99L) : rounded) + " %";
}

}  // namespace

PropertySheet groupForm(const SheetSource& source, const model::GroupId& id, const CounterIds& units) {
    const auto* group = groupNamed(source.document, id);
    if (!group) return {};
    CounterIds chosen;
    for (const auto& unit : units)
        if (std::ranges::find(group->units, unit, &model::Placement::counter) != group->units.end())
            chosen.push_back(unit);
    return GroupForm(source, *group, std::move(chosen)).sheet();
}

std::optional<model::ArrivalRoll> rollFrom(const std::string& needed, const std::string& dice) {
    model::ArrivalRoll roll;
    const auto letter = dice.find_first_of("dD");
    if (letter == std::string::npos) return std::nullopt;
    const auto count = letter == 0 ? std::optional(1) : wholeNumber(dice.substr(0, letter));
    const auto faces = wholeNumber(dice.substr(letter + 1));
    if (!count || !faces || *count < 1 || *count > model::ArrivalRoll::mostDice || *faces < 2 ||
        *faces > model::ArrivalRoll::mostFaces)
        return std::nullopt;
    roll.dice = *count;
    roll.faces = *faces;
    const int most = roll.dice * roll.faces;
    std::optional<int> low, high;
    if (const auto dash = needed.find('-'); dash != std::string::npos) {
        low = wholeNumber(needed.substr(0, dash));
        high = wholeNumber(needed.substr(dash + 1));
    } else if (!needed.empty() && needed.back() == '+') {
        low = wholeNumber(needed.substr(0, needed.size() - 1));
        high = most;
    } else {
        low = high = wholeNumber(needed);
    }
    if (!low || !high || *low < roll.dice || *low > *high || *high > most) return std::nullopt;
    roll.low = *low;
    roll.high = *high;
    return roll;
}

std::string chancesOf(const Document& document, const Group& group) {
    if (!group.roll || !group.turn || !document.scenario) return {};
    const auto& roll = *group.roll;
    const int count = (*document.scenario)->turns.count;
    const int first = *group.turn;
    const int last = roll.until.value_or(count > 0 ? count : first);
    const auto at = [&](const std::string& text, int turn) {
        return filledIn(filledIn(text, percent(model::chanceAfter(roll, turn - first + 1))),
                        std::to_string(turn));
    };
    std::string text = at(tr("%s on turn %s"), first);
    const int middle = first + (last - first) / 2;
    if (middle > first && middle < last) text += ", " + at(tr("%s by turn %s"), middle);
    if (last > first) text += ", " + at(tr("%s by turn %s"), last);
    return text;
}

}  // namespace cota::session
