#include "mapsets/analysis/readings.h"

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/parallel_invoke.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

#include "mapsets/analysis/first_turns.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

namespace {

using Questions = std::span<const std::string_view>;

constexpr std::array<std::string_view, 2> questionsOfGround{"heights", "movement"};
constexpr std::array<std::string_view, 2> questionsOfSight{"heights", "sight"};
constexpr std::array<std::string_view, 1> questionsOfSpotting{"spotting"};
constexpr std::array<std::string_view, 6> questionsOfReach{"movement", "rivers",   "occupation",
                                                           "counters", "stacking", "heights"};
constexpr std::array<std::string_view, 2> questionsOfStacks{"stacking", "counters"};

bool readsOption(const Catalogue& game, Questions questions, const std::string& id) {
    return std::ranges::any_of(questions, [&](std::string_view question) {
        const auto* choice = game.strategy(question);
        return choice != nullptr &&
               std::ranges::any_of(choice->fromOption, [&](const auto& one) { return one.second == id; });
    });
}

/// A reading laid out, with what is compared.
struct Side {
    LaidDocument laid;
    Roster roster;

    explicit Side(LaidDocument of) : laid(std::move(of)), roster(laid.document, laid.field()) {}
    const Play& play() const { return laid.play(); }
};

std::vector<Cell> changedHeights(const Heights& now, const Heights& then, std::span<const Cell> hexes) {
    std::vector<Cell> changed;
    for (const Cell cell : hexes)
        if (now.ground(cell) != then.ground(cell) || now.top(cell) != then.top(cell) ||
            now.eye(cell, End::observer) != then.eye(cell, End::observer) ||
            now.eye(cell, End::target) != then.eye(cell, End::target))
            changed.push_back(cell);
    return changed;
}

/// Which stacks break a limit, by hex and side.
std::set<std::pair<Cell, std::string>> brokenStacks(const Side& side) {
    std::set<std::pair<Cell, std::string>> broken;
    const auto stacking = makeStacking(side.laid.field(), side.roster.tags());
    if (!stacking) return broken;
    for (const Stack& stack : allStacks(*stacking, side.roster))
        if (!stack.fits) broken.emplace(stack.cell, stack.side.text);
    return broken;
}

std::vector<Cell> changedStacks(const Side& now, const Side& then) {
    const auto before = brokenStacks(now), after = brokenStacks(then);
    std::set<Cell> cells;
    for (const auto& one : before)
        if (!after.contains(one)) cells.insert(one.first);
    for (const auto& one : after)
        if (!before.contains(one)) cells.insert(one.first);
    return {cells.begin(), cells.end()};
}

std::vector<ChangedReach> changedReach(const Side& now, const Side& then, std::stop_token stop) {
    std::optional<FirstTurns> before, after;
    oneapi::tbb::parallel_invoke([&] { before.emplace(now.laid, now.roster); },
                                 [&] { after.emplace(then.laid, then.roster); });
    auto hexes = differences(*before, *after, now.roster.units().size(), stop);
    std::vector<ChangedReach> changed;
    for (std::size_t i = 0; i < hexes.size(); ++i)
        if (!hexes[i].empty()) changed.push_back({static_cast<UnitIndex>(i), std::move(hexes[i])});
    return changed;
}

}  // namespace

std::vector<OtherReading> otherReadings(const LaidDocument& laid) {
    std::vector<OtherReading> readings;
    const Catalogue& game = laid.game().catalogue;
    for (const Option& option : game.options) {
        if (option.reading.empty()) continue;
        OtherReading one;
        one.option = option.id;
        one.value = laid.field().option(option.id);
        one.isOfSpotting = readsOption(game, questionsOfSpotting, option.id);
        one.isOfSight = one.isOfSpotting || readsOption(game, questionsOfSight, option.id);
        one.isOfReach = laid.scenario() && readsOption(game, questionsOfReach, option.id);
        one.isOfStacks = laid.scenario() && readsOption(game, questionsOfStacks, option.id);
        for (const std::string& word : option.words) {
            if (word == one.value) continue;
            one.other = word;
            readings.push_back(one);
        }
    }
    return readings;
}

LaidDocument laidWith(const LaidDocument& laid, const std::string& option, const std::string& word,
                      std::shared_ptr<KeptLines> lines, KeptGround* ground) {
    auto game = std::make_shared<Mapset>(laid.game());
    const auto known = std::ranges::find(game->catalogue.options, option, &Option::id);
    if (known != game->catalogue.options.end()) known->value = word;
    model::Document document = laid.document;
    if (document.scenario)
        document.scenario = document.scenario->with(
            [&](model::Scenario& scenario) { scenario.options.erase(model::OptionId(option)); });
    return layDocument(std::move(document), std::move(game), std::move(lines), ground);
}

int greatestVisibility(const LaidDocument& laid, int most) {
    const auto* scenario = laid.scenario();
    const int turns = scenario ? std::max(scenario->turns.count, 1) : 1;
    int greatest = 1;
    for (int turn = 1; turn <= turns && greatest < most; ++turn) {
        SpottingQuery query;
        query.from = query.to = laid.field().hexes().front();
        if (scenario) query.turn = conditionsOf(scenario->turns, turn);
        greatest = std::max(greatest, laid.play().spotting().visibility(query));
    }
    return std::min(greatest, most);
}

namespace {

/// Compares the lines from one hex after another, with all readings at once.
class LineComparison {
  public:
    LineComparison(const Side& now, const std::vector<Side>& then, const ReadingsAsked& asked)
        : now_(now), then_(then), asked_(asked), hexes_(now.laid.field().hexes()) {
        place_.resize(static_cast<std::size_t>(now.laid.field().cellCount()));
        for (std::size_t i = 0; i < hexes_.size(); ++i) place_[static_cast<std::size_t>(hexes_[i])] = i;
        if (const auto* scenario = now.laid.scenario()) turn_ = conditionsOf(scenario->turns, 1);
        const Catalogue& game = now.laid.game().catalogue;
        for (std::size_t i = 0; i < then.size(); ++i)
            if (asked.readings[i].isOfSight)
                compare(i, readsOption(game, questionsOfSight, asked.readings[i].option));
        const auto isMutual = [](const Side& side) { return side.play().sight().isMutual(); };
        isMutual_ = isMutual(now) && std::ranges::all_of(compared_, [&](const Compared& one) {
                        return isMutual(then[one.reading]) && !one.ofSpotting;
                    });
    }

    void run(std::vector<ReadingEffect>& effects, std::stop_token stop) {
        for (std::size_t i = 0; i < effects.size(); ++i)
            if (asked_.readings[i].isOfSight) effects[i].linesOf.resize(hexes_.size());
        if (compared_.empty()) return;
        const auto from = asked_.only.empty() ? hexes_ : std::span<const Cell>(asked_.only);
        Local empty{std::vector<ReadingEffect>(then_.size())};
        empty.spotted.resize(compared_.size());
        for (auto& effect : empty.effects) effect.linesOf.resize(hexes_.size());
        oneapi::tbb::enumerable_thread_specific<Local> locals(empty);
        oneapi::tbb::parallel_for(std::size_t{0}, from.size(), [&](std::size_t i) {
            if (!stop.stop_requested()) row(from[i], locals.local());
        });
        for (Local& local : locals)
            for (std::size_t k = 0; k < effects.size(); ++k) add(local.effects[k], effects[k]);
        for (ReadingEffect& effect : effects) keepFirst(effect.examples);
    }

  private:
    struct Spotted {
        bool now = true, then = true;
    };
    struct Local {
        std::vector<ReadingEffect> effects;
        std::vector<Cell> targets = {};
        std::vector<std::vector<Spotted>> spotted = {};  // by compared reading, then target
        // Of one of them: the targets it may change, their places in the list, and their ranges.
        std::vector<Cell> candidates = {};
        std::vector<std::size_t> places = {};
        std::vector<int> ranges = {};
    };
    /// What a reading may change of a line: whether it is clear, or whether its target is spotted.
    struct Question {
        bool isAsked = false;
        std::unique_ptr<LineChange> change;  // null: to any line
        explicit operator bool() const { return isAsked; }
        bool mayDiffer(Cell from, Cell to) const {
            return isAsked && (change == nullptr || change->mayDiffer(from, to));
        }
    };
    struct Compared {
        std::size_t reading;
        Question ofLines, ofSpotting;
    };

    void compare(std::size_t reading, bool isOfLines) {
        const auto ask = [](bool isAsked, const auto& now, const auto& then) {
            Question question{isAsked, isAsked ? now.changeTo(then) : nullptr};
            if (question.change && question.change->isNone()) question.isAsked = false;
            return question;
        };
        const Play &now = now_.play(), &then = then_[reading].play();
        Compared one{reading, ask(isOfLines, now.sight(), then.sight()),
                     ask(asked_.readings[reading].isOfSpotting, now.spotting(), then.spotting())};
        if (one.ofLines || one.ofSpotting) compared_.push_back(std::move(one));
    }

    void row(Cell from, Local& local) const {
        targetsOf(from, local.targets);
        for (std::size_t k = 0; k < compared_.size(); ++k)
            if (compared_[k].ofSpotting) spot(compared_[k], from, local, local.spotted[k]);
        std::vector<int> mine(then_.size());
        for (std::size_t at = 0; at < local.targets.size(); ++at) {
            const Cell to = local.targets[at];
            std::optional<SightResult> now;  // a reading of spotting alone seldom needs it
            const auto lineNow = [&] {
                if (!now) now = now_.play().sight().judge(from, to);
                return *now;
            };
            for (std::size_t k = 0; k < compared_.size(); ++k) {
                const Compared& one = compared_[k];
                ChangedLine line{from, to, {}, {}};
                const bool isJudged = one.ofLines.mayDiffer(from, to);
                if (isJudged) {
                    line.now = lineNow();
                    line.then = then_[one.reading].play().sight().judge(from, to);
                }
                if (one.ofSpotting) {
                    line.isSpottedNow = local.spotted[k][at].now;
                    line.isSpottedThen = local.spotted[k][at].then;
                }
                if (line.now == line.then && line.isSpottedNow == line.isSpottedThen) continue;
                if (!isJudged) line.now = line.then = lineNow();
                note(line, asked_.readings[one.reading], mine[one.reading], local.effects[one.reading]);
            }
        }
    }

    void note(ChangedLine line, const OtherReading& reading, int& mine, ReadingEffect& effect) const {
        const int lines = isMutual_ ? 2 : 1;
        effect.lines += lines;
        effect.linesOf[place_[static_cast<std::size_t>(line.from)]] += lines;
        effect.linesOf[place_[static_cast<std::size_t>(line.to)]] += lines;
        if (mine++ >= static_cast<int>(asked_.examples)) return;
        // Both are true so far where the reading changes nothing, spotted or not.
        if (reading.isOfSpotting && line.isSpottedNow && line.isSpottedThen)
            line.isSpottedNow = line.isSpottedThen = isSpotted(now_.play(), line.from, line.to);
        effect.examples.push_back(line);
        if (effect.examples.size() > 64) keepFirst(effect.examples);
    }

    bool isSpotted(const Play& play, Cell from, Cell to) const {
        const Spotting& spotting = play.spotting();
        return spotting.isAlways(from, to) ||
               spotting.distance(from, to) <= spotting.range({from, to, turn_, nullptr, nullptr});
    }

    /// Whether each target is spotted, by both readings.
    void spot(const Compared& one, Cell from, Local& local, std::vector<Spotted>& spotted) const {
        spotted.assign(local.targets.size(), {});
        local.candidates.clear();
        local.places.clear();
        for (std::size_t at = 0; at < local.targets.size(); ++at) {
            if (!one.ofSpotting.mayDiffer(from, local.targets[at])) continue;
            local.candidates.push_back(local.targets[at]);
            local.places.push_back(at);
        }
        local.ranges.resize(local.candidates.size());
        const auto fill = [&](const Spotting& spotting, bool Spotted::*is) {
            spotting.rangesTo({from, from, turn_, nullptr, nullptr}, local.candidates, local.ranges);
            for (std::size_t i = 0; i < local.candidates.size(); ++i)
                spotted[local.places[i]].*is =
                    spotting.isAlways(from, local.candidates[i]) ||
                    spotting.distance(from, local.candidates[i]) <= local.ranges[i];
        };
        fill(now_.play().spotting(), &Spotted::now);
        fill(then_[one.reading].play().spotting(), &Spotted::then);
    }

    /// The other hexes within range; if lines are mutual, without those that have counted this one.
    void targetsOf(Cell from, std::vector<Cell>& targets) const {
        targets.clear();
        const Battlefield& field = now_.laid.field();
        const auto add = [&](Cell to) {
            if (isTarget(from, to) && field.distance(from, to) <= asked_.range) targets.push_back(to);
        };
        if (!asked_.only.empty() || asked_.range >= field.extent()) {
            for (const Cell to : asked_.only.empty() ? hexes_ : std::span<const Cell>(asked_.only)) add(to);
            return;
        }
        const auto centre = field.hexAt(from);
        // By rows of cells, so that they ascend.
        for (int r = isMutual_ ? 0 : -asked_.range; r <= asked_.range; ++r)
            for (int q = std::max(-asked_.range, -r - asked_.range);
                 q <= std::min(asked_.range, -r + asked_.range); ++q) {
                const Cell to = field.cellOf(centre + model::HexCoord{q, r});
                if (to != noCell && isTarget(from, to) && field.isOnMap(to)) targets.push_back(to);
            }
    }
    bool isTarget(Cell from, Cell to) const { return isMutual_ ? to > from : to != from; }

    void keepFirst(std::vector<ChangedLine>& lines) const {
        std::ranges::sort(lines, {}, [](const ChangedLine& line) { return std::pair(line.from, line.to); });
        if (lines.size() > asked_.examples) lines.resize(asked_.examples);
    }

    static void add(ReadingEffect& local, ReadingEffect& effect) {
        effect.lines += local.lines;
        for (std::size_t i = 0; i < effect.linesOf.size(); ++i) effect.linesOf[i] += local.linesOf[i];
        effect.examples.insert(effect.examples.end(), local.examples.begin(), local.examples.end());
    }

    const Side& now_;
    const std::vector<Side>& then_;
    const ReadingsAsked& asked_;
    std::span<const Cell> hexes_;
    std::vector<std::size_t> place_;  // by cell: index into hexes_
    TurnConditions turn_;
    std::vector<Compared> compared_;  // the readings that may change any line
    bool isMutual_ = false;           // all of them, so that half of the lines suffices
};

}  // namespace

std::optional<std::vector<ReadingEffect>> effectsOf(const LaidDocument& laid, const ReadingsAsked& asked,
                                                    std::stop_token stop) {
    // The ground of the map itself must not forget its heights and crossings for those of another reading.
    const auto& ground = laid.field().sharedGround();
    KeptGround same(ground), other(ground ? ground->withOwnAnswers() : nullptr);
    const auto lines = std::make_shared<KeptLines>();
    const Side now(laid);
    std::vector<Side> then;
    then.reserve(asked.readings.size());  // rosters and comparisons point into it
    std::vector<ReadingEffect> effects;
    for (const OtherReading& reading : asked.readings) {
        if (stop.stop_requested()) return {};
        const bool isOfGround = readsOption(laid.game().catalogue, questionsOfGround, reading.option);
        then.emplace_back(laidWith(laid, reading.option, reading.other, lines, isOfGround ? &other : &same));
        ReadingEffect& effect = effects.emplace_back();
        effect.reading = reading;
        if (reading.isOfSight)
            effect.heights =
                changedHeights(now.play().heights(), then.back().play().heights(), laid.field().hexes());
        if (reading.isOfStacks) effect.stacks = changedStacks(now, then.back());
        if (reading.isOfReach) effect.reach = changedReach(now, then.back(), stop);
    }
    LineComparison(now, then, asked).run(effects, stop);
    if (stop.stop_requested()) return {};
    return effects;
}

}  // namespace cota::mapsets
