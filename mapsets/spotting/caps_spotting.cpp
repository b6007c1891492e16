// Spotting ranges: a base by light and weather, increased by height, capped by terrain that hides the
// target.

#include <algorithm>
#include <array>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/spotting/spotting.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array capsSpottingParameterRows = {
    Parameter{"always-within", Kind::integer, "1",
              local("distance in hexes within which everything is spotted")},
    Parameter{"bonus-per-level", Kind::integer, "0",
              local("extra hexes for each level that the observer is higher")},
    Parameter{"bonus-light", Kind::words, "", local("tag that light and weather must have for the bonus")},
    Parameter{"bonus-flag", Kind::words, "elevation-bonus",
              local("value of a turn that says whether there is a bonus")},
    Parameter{"cap", Kind::amounts, "",
              local("value of terrains and features that limits the range to units in them")},
    Parameter{"cap-lifted", Kind::words, "",
              local("state of a target that removes the limit of its own terrain")},
    Parameter{"cap-only", Kind::words, "",
              local("state a target needs for the range to be limited; empty: any target")},
    Parameter{"hidden", Kind::words, "", local("state that divides the range")},
    Parameter{"hidden-divisor", Kind::integer, "1", local("divisor of the range")}.between(1, 10'000),
    Parameter{"divides", Kind::word, "seen", local("whose hidden state divides the range"),
              "seen seeing both"},
    Parameter{"terrain-of", Kind::word, "target", local("whose terrain limits the range"), "target observer"},
    Parameter{"bonus-into-cap", Kind::word, "no", local("whether height also raises the limit"), "no yes"},
    Parameter{"both-limit", Kind::word, "smaller", local("which range applies if both limit it"),
              "smaller weather"},
    Parameter{"least", Kind::integer, "1", local("the range is never less")},
};

constexpr std::array capsSpottingReasonRows = {
    ReasonRow{"unlimited", local("no limit")},
    ReasonRow{"full-light", local("light: {light}")},
    ReasonRow{"poor-light", local("light: {light}")},
    ReasonRow{"weather", local("weather: {weather}")},
    ReasonRow{"visibility", local("visibility of the turn")},
    ReasonRow{"height", local("{levels} {levels:level|levels} higher")},
    ReasonRow{"limiting", local("hidden in {hex}: {terrain}")},
    ReasonRow{"spotted", local("spotted: the terrain does not hide it")},
    ReasonRow{"hidden", local("hidden: range divided by {divisor}")},
    ReasonRow{"adjacent", local("never less than this")},
};

class CapsSpotting final : public Spotting {
  public:
    CapsSpotting(const Battlefield& field, const Heights& heights, const Sight& sight,
                 const StrategyChoice* choice)
        : field_(field), heights_(heights), sight_(sight), parameters_(choice, field) {
        alwaysWithin_ = number("always-within");
        bonus_ = number("bonus-per-level");
        bonusTag_ = word("bonus-light");
        bonusFlag_ = word("bonus-flag");
        lifted_ = word("cap-lifted");
        capOnly_ = word("cap-only");
        hidden_ = word("hidden");
        divisor_ = std::max(number("hidden-divisor"), 1);
        seenQuarter_ = word("divides") != "seeing";
        seeingQuarter_ = word("divides") != "seen";
        capByObserver_ = word("terrain-of") == "observer";
        bonusIntoCap_ = word("bonus-into-cap") == "yes";
        smaller_ = word("both-limit") == "smaller";
        least_ = number("least");
        readCaps(word("cap"));
    }

    int visibility(const SpottingQuery& query) const override {
        Range range = baseOf(query.turn, nullptr);
        addHeight(query, range, nullptr);
        return std::max({range.hexes, least_, 1});
    }
    int range(const SpottingQuery& query, std::vector<RangeStep>* steps) const override {
        if (steps) steps->clear();
        return limited(baseOf(query.turn, steps), query, steps);
    }
    void rangesTo(SpottingQuery query, std::span<const Cell> targets, std::span<int> ranges) const override {
        const Range base = baseOf(query.turn, nullptr);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            query.to = targets[i];
            ranges[i] = limited(base, query, nullptr);
        }
    }

    int distance(Cell from, Cell to) const override { return field_.distance(from, to); }
    bool isAlways(Cell from, Cell to) const override { return field_.distance(from, to) <= alwaysWithin_; }

  protected:
    const Sight& sight() const override { return sight_; }

  private:
    struct Range {
        int hexes = unlimitedRange;
        bool bonus = true;
    };

    /// The range by light and weather, limited by the two hexes and the states of the units.
    int limited(Range range, const SpottingQuery& query, std::vector<RangeStep>* steps) const {
        const int extra = addHeight(query, range, steps);
        capByTerrain(query, extra, range, steps);
        const bool quarter = (seenQuarter_ && isSet(query.target, hidden_)) ||
                             (seeingQuarter_ && isSet(query.observer, hidden_));
        if (quarter && range.hexes != unlimitedRange)
            set(range, (range.hexes + divisor_ - 1) / divisor_, steps, "hidden", "divisor",
                numberIf(steps, divisor_));
        if (range.hexes < least_) set(range, least_, steps, "adjacent");
        return range.hexes;
    }

    std::string word(const char* name) const { return wordOf(parameters_, capsSpottingDescription, name); }
    int number(const char* name) const { return numberOf(parameters_, capsSpottingDescription, name); }
    static int sum(int range, int extra) {
        return range > unlimitedRange - extra ? unlimitedRange : range + extra;
    }

    void set(Range& range, int hexes, std::vector<RangeStep>* steps, const char* reason,
             const char* name = nullptr, std::string_view value = {}) const {
        range.hexes = hexes;
        if (!steps) return;
        std::vector<model::MessageValue> values;
        if (name) values.push_back({name, std::string(value)});
        steps->push_back(
            {hexes, explanationOf(capsSpottingDescription, parameters_, reason, std::move(values))});
    }
    static std::string numberIf(bool wanted, int number) {
        return wanted ? std::to_string(number) : std::string();
    }

    /// Adds the extra range of an observer above the target, and returns it.
    int addHeight(const SpottingQuery& query, Range& range, std::vector<RangeStep>* steps) const {
        if (!range.bonus) return 0;
        const int height = heights_.eye(query.from, End::observer) - heights_.eye(query.to, End::target);
        const int levels = std::max(height / std::max(field_.mapset().catalogue.scales.levelHeight, 1), 0);
        const int extra = levels * bonus_;
        if (extra > 0)
            set(range, sum(range.hexes, extra), steps, "height", "levels", numberIf(steps, levels));
        return extra;
    }

    /// Reads the caps by terrain code and by kind of feature; unlimited if there is none.
    void readCaps(const std::string& value) {
        const Catalogue& catalogue = field_.mapset().catalogue;
        const auto capOf = [&](const model::Attributes& values) {
            const std::string* text = value.empty() ? nullptr : values.find(value);
            return text ? readInteger(*text).value_or(unlimitedRange) : unlimitedRange;
        };
        const auto citationOf = [&](const std::map<std::string, Provenance>& from) -> const std::string* {
            const auto found = from.find(value);
            return found == from.end() || found->second.citation.empty() ? nullptr : &found->second.citation;
        };
        for (std::uint16_t code = 0; code < field_.terrainCodes(); ++code) {
            Cap lowest;
            for (const std::uint16_t terrain : field_.terrainsOf(code)) {
                const TerrainType& type = catalogue.terrains[terrain];
                const int cap = capOf(type.values);
                if (cap < lowest.hexes) lowest = {cap, &type.id.text, citationOf(type.valueFrom)};
            }
            terrainCaps_.push_back(lowest);
        }
        for (const FeatureType& feature : catalogue.features)
            featureCaps_.push_back({capOf(feature.values), &feature.id.text, citationOf(feature.valueFrom)});
    }

    /// A word of a list; if the turn names none, the first one if wanted. Null if the game has no such list
    /// or word.
    const Word* wordIn(const char* list, const std::string& id, bool firstByDefault) const {
        const WordList* words = field_.mapset().catalogue.wordList(list);
        if (!words || words->words.empty()) return nullptr;
        if (id.empty()) return firstByDefault ? &words->words.front() : nullptr;
        return words->find(id);
    }

    static int visibilityOf(const Word* word) {
        const std::string* text = word ? word->values.find("visibility") : nullptr;
        return text ? readInteger(*text).value_or(unlimitedRange) : unlimitedRange;
    }

    /// The range by light and weather. A visibility stated for the turn belongs to the weather if a weather
    /// limits sight; otherwise it replaces that of the light. A stated visibility that shortens the range,
    /// or a weather without the tag for full sight, cancels the bonus for height.
    Range baseOf(const TurnConditions& turn, std::vector<RangeStep>* steps) const {
        const Word* light = wordIn("light", turn.light, true);
        const Word* weather = wordIn("weather", turn.weather, false);
        const int day = field_.mapset().catalogue.scales.dayVisibility;
        int ofLight = visibilityOf(light);
        if (ofLight == unlimitedRange && day > 0) ofLight = day;
        const auto isFull = [&](const Word* word) {
            return bonusTag_.empty() || (word && hasTag(word->tags, bonusTag_));
        };
        Range range;
        range.bonus = isFull(light);
        if (light == nullptr && turn.light.empty() && ofLight == unlimitedRange)
            set(range, ofLight, steps, "unlimited");
        else
            set(range, ofLight, steps, range.bonus ? "full-light" : "poor-light", "light",
                light ? light->id : turn.light);
        const bool limits = !turn.weather.empty() && (bonusTag_.empty() || !isFull(weather));
        if (!turn.weather.empty()) {
            const bool stated = limits && turn.visibility;
            const int ofWeather = stated ? *turn.visibility : visibilityOf(weather);
            const bool weatherOnly = stated && isFull(light);
            if (ofWeather < range.hexes || ((!smaller_ || weatherOnly) && ofWeather != unlimitedRange))
                set(range, ofWeather, steps, "weather", "weather", turn.weather);
            if (!isFull(weather)) range.bonus = false;
        }
        if (turn.visibility && !limits) {
            if (*turn.visibility < range.hexes) range.bonus = false;
            set(range, *turn.visibility, steps, "visibility");
        }
        if (turn.values.has(bonusFlag_)) range.bonus = isSet(&turn.values, bonusFlag_);
        return range;
    }

    struct Cap {
        int hexes = unlimitedRange;
        const std::string* what = nullptr;
        const std::string* citation = nullptr;  // of the value itself; null: that of the reason
    };

    void capByTerrain(const SpottingQuery& query, int extra, Range& range,
                      std::vector<RangeStep>* steps) const {
        const Cell cell = capByObserver_ ? query.from : query.to;
        Cap cap = terrainCaps_[field_.terrainCode(cell)];
        for (const FieldFeature& feature : field_.features(cell))
            if (featureCaps_[feature.kind].hexes < cap.hexes) cap = featureCaps_[feature.kind];
        if (cap.hexes == unlimitedRange) return;
        if (!capOnly_.empty() && !isSet(query.target, capOnly_)) return;
        // The state removes the cap of the target's own terrain, not that of the observer's terrain.
        if (!capByObserver_ && isSet(query.target, lifted_)) {
            if (steps) set(range, range.hexes, steps, "spotted");
            return;
        }
        const int most = sum(cap.hexes, bonusIntoCap_ ? extra : 0);
        if (most >= range.hexes) return;
        set(range, most, steps, "limiting", "terrain", *cap.what);
        if (!steps) return;
        steps->back().why.values.push_back({"hex", field_.label(cell)});
        if (cap.citation) steps->back().why.citation = *cap.citation;
    }

    const Battlefield& field_;
    const Heights& heights_;
    const Sight& sight_;
    Parameters parameters_;
    int alwaysWithin_ = 1, bonus_ = 0, divisor_ = 1, least_ = 1;
    std::string bonusTag_, bonusFlag_, lifted_, capOnly_, hidden_;
    bool seenQuarter_ = true, seeingQuarter_ = false, capByObserver_ = false, bonusIntoCap_ = false;
    bool smaller_ = true;
    std::vector<Cap> terrainCaps_, featureCaps_;
};

}  // namespace

constexpr std::array spottingValues = {
    ValueDescription{"words",
                     {"visibility", Kind::integer, "",
                      local("distance in hexes that can be seen in this light or weather")}},
};

const StrategyDescription capsSpottingDescription = {
    "spotting",
    "caps",
    capsSpottingParameterRows,
    capsSpottingReasonRows,
    {},
    spottingValues,
    local("a range by light and weather, limited by the terrain of the target")};

std::unique_ptr<Spotting> makeCapsSpotting(const Battlefield& field, const Heights& heights,
                                           const Sight& sight, const StrategyChoice* choice) {
    return std::make_unique<CapsSpotting>(field, heights, sight, choice);
}

std::unique_ptr<LineChange> Spotting::changeTo(const Spotting&) const { return nullptr; }

bool Spotting::spots(const SpottingQuery& query) const {
    if (isAlways(query.from, query.to)) return true;
    return distance(query.from, query.to) <= range(query) && sight().judge(query.from, query.to).isClear();
}

TurnConditions conditionsOf(const model::TurnTrack& track, int turn) {
    TurnConditions conditions;
    for (const model::TurnRecord& record : track.records) {
        if (turn < record.from || turn > record.to) continue;
        if (!record.light.empty()) conditions.light = record.light;
        if (!record.weather.empty()) conditions.weather = record.weather;
        if (record.visibility) conditions.visibility = record.visibility;
        for (const auto& [name, value] : record.attributes) conditions.values.set(name, value);
    }
    return conditions;
}

}  // namespace cota::mapsets
