#include "mapsets/spotting/fire_range.h"

#include <algorithm>
#include <array>

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr Parameter row(const char* name, Kind kind, const char* fallback, model::LocalLiteral meaning) {
    return {name, kind, fallback, meaning};
}
constexpr auto fireRangeWhoWords = row("who", Kind::words, "", local("units that fire; empty: all"));
constexpr auto targetWords = row("target", Kind::words, "", local("units fired at; empty: all"));
constexpr std::array againstValues = {targetWords,
                                      row("range", Kind::words, nullptr, local("value with the range")),
                                      row("power", Kind::words, nullptr, local("value with the firepower"))};
constexpr std::array figuresValues = {
    row("list", Kind::words, nullptr, local("list of words with the values")),
    row("nation", Kind::words, "", local("only units of this nation"))};
constexpr std::array aloneFigureValues = {row(
    "who", Kind::words, nullptr, local("figures that attack only together with figures of the same kind"))};
constexpr std::array baseValues = {
    fireRangeWhoWords, targetWords, row("range", Kind::integer, nullptr, local("range of these figures")),
    row("power", Kind::integer, "0", local("firepower added")).between(-1000, 1000)};
constexpr std::array moreValues = {
    fireRangeWhoWords,
    targetWords,
    row("range", Kind::integer, "0", local("range added")).between(-1000, 1000),
    row("power", Kind::integer, "0", local("firepower added")).between(-1000, 1000),
    row("in", Kind::tags, "", local("tags of the target's hex")),
    row("with", Kind::words, "", local("states of the target")),
    row("higher", Kind::flag, "no", local("only from a higher level"))};
constexpr std::array bandValues = {
    row("within", Kind::integer, "0", local("maximum distance in hexes")),
    row("times", Kind::integer, "0", local("... or as a multiple of the range")),
    row("not-with", Kind::words, "", local("states in which a unit does not fire at this distance"))};
constexpr std::array fireRangeLists = {
    RowDescription{"against", againstValues, local("which printed values are used")},
    RowDescription{"figures", figuresValues, local("units made of figures")},
    RowDescription{"alone", aloneFigureValues,
                   local("figures whose fire is not added to that of others in their unit")},
    RowDescription{"base", baseValues, local("a range used instead of the printed one")},
    RowDescription{"more", moreValues, local("additions to range and firepower")},
    RowDescription{"band", bandValues, local("bands of distance, nearest first")}};

class Bands {
  public:
    Bands(const Battlefield& field, const Roster& roster, const StrategyChoice& choice, UnitIndex unit,
          UnitIndex target)
        : field_(field), roster_(roster), choice_(choice), unit_(roster[unit]), target_(roster[target]) {}

    FireRange judge() {
        for (const auto& row : choice_.rows)
            if (row.kind == "against" && fits(row)) {
                addPrinted(valueOf(row, "range"), valueOf(row, "power"));
                break;
            }
        for (const auto& row : choice_.rows) {
            if (row.kind == "base" && fits(row)) {
                if (const auto range = readInteger(valueOf(row, "range"))) result_.range = range;
                addTo(result_.power, row, "power");
            }
            if (row.kind == "more" && fits(row)) {
                addTo(result_.range, row, "range");
                addTo(result_.power, row, "power");
            }
        }
        findBand();
        return result_;
    }

    std::optional<PrintedFire> printed(const std::string& range, const std::string& power) {
        const auto has = [&](const model::Attributes& values) { return values.find(power) != nullptr; };
        const auto made = figures();
        if (made.empty() ? !has(unit_.values) : std::ranges::none_of(made, [&](const auto& one) {
                return has(one.first->values);
            }))
            return std::nullopt;
        addPrinted(range, power);
        return PrintedFire{result_.range, result_.power};
    }

  private:
    bool carries(const RosterUnit& one, const std::string& words) const {
        return words.empty() || (one.tags & roster_.tags().maskOfAny(words)) != 0;
    }
    bool fits(const StrategyRow& row) const {
        const auto in = valueOf(row, "in");
        const bool inPlace = in.empty() || (field_.tags(target_.cell) & field_.maskOfAll(in)) != 0;
        const bool higher =
            valueOf(row, "higher") != "yes" || field_.level(unit_.cell) > field_.level(target_.cell);
        return carries(unit_, valueOf(row, "who")) && carries(target_, valueOf(row, "target")) &&
               carries(target_, valueOf(row, "with")) && inPlace && higher;
    }
    static void addTo(std::optional<int>& sum, const StrategyRow& row, const char* name) {
        if (sum) *sum += readInteger(valueOf(row, name)).value_or(0);
    }

    /// The figures of the unit: words of the lists, each once.
    std::vector<std::pair<const Word*, int>> figures() const {
        std::vector<std::pair<const Word*, int>> found;
        for (const auto& row : choice_.rows) {
            const auto nation = valueOf(row, "nation");
            if (row.kind != "figures" || (!nation.empty() && nation != unit_.nation)) continue;
            const auto* list = field_.mapset().catalogue.wordList(valueOf(row, "list"));
            if (list == nullptr) continue;
            for (const auto& word : list->words) {
                const auto count = integerIn(unit_.values, word.id).value_or(0);
                const bool known =
                    std::ranges::any_of(found, [&](const auto& other) { return other.first->id == word.id; });
                if (count > 0 && !known) found.emplace_back(&word, count);
            }
        }
        leaveThoseAlone(found);
        return found;
    }

    /// A row "alone" names figures that fire only among themselves; if the unit has others, only the others
    /// count.
    void leaveThoseAlone(std::vector<std::pair<const Word*, int>>& found) const {
        for (const auto& row : choice_.rows) {
            if (row.kind != "alone") continue;
            const auto apart = wordsOf(valueOf(row, "who"));
            const auto isApart = [&](const auto& one) {
                return std::ranges::find(apart, one.first->id) != apart.end();
            };
            if (!std::ranges::all_of(found, isApart)) std::erase_if(found, isApart);
        }
    }

    /// Adds the values of the unit itself or, if it has figures, those of the figures.
    void addPrinted(const std::string& range, const std::string& power) {
        const auto made = figures();
        if (made.empty()) {
            result_.range = integerIn(unit_.values, range);
            result_.power = integerIn(unit_.values, power);
            return;
        }
        result_.range = integerIn(made.front().first->values, range);
        result_.power = 0;
        for (const auto& [word, count] : made) {
            const auto farthest = integerIn(word->values, range);
            const auto strength = integerIn(word->values, power);
            if (result_.range) result_.range = farthest ? std::min(result_.range, farthest) : std::nullopt;
            if (result_.power)
                result_.power = strength ? std::optional(*result_.power + count * *strength) : std::nullopt;
        }
    }

    void findBand() {
        const int distance = field_.distance(unit_.cell, target_.cell);
        for (const auto& row : choice_.rows) {
            if (row.kind != "band") continue;
            ++result_.order;
            const auto within = readInteger(valueOf(row, "within"));
            const auto times = readInteger(valueOf(row, "times"));
            const bool reaches = (within && distance <= *within) ||
                                 (times && result_.range && distance <= *times * *result_.range);
            if (!reaches) continue;
            result_.band = row.name;
            const auto barred = valueOf(row, "not-with");
            result_.allowed = barred.empty() || !carries(unit_, barred);
            return;
        }
        ++result_.order;
        result_.allowed = false;
    }

    const Battlefield& field_;
    const Roster& roster_;
    const StrategyChoice& choice_;
    const RosterUnit& unit_;
    const RosterUnit& target_;
    FireRange result_;
};

}  // namespace

const StrategyDescription bandsDescription = {
    "range", "bands", {}, {}, fireRangeLists, {}, local("range, firepower, and the band of a distance")};

std::optional<FireRange> fireRange(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                   UnitIndex target) {
    const auto* choice = choiceOf(field, bandsDescription);
    if (choice == nullptr) return std::nullopt;
    return Bands(field, roster, *choice, unit, target).judge();
}

std::optional<PrintedFire> printedFire(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                       const std::string& range, const std::string& power) {
    const auto* choice = choiceOf(field, bandsDescription);
    if (choice == nullptr) return std::nullopt;
    return Bands(field, roster, *choice, unit, unit).printed(range, power);
}

}  // namespace cota::mapsets
