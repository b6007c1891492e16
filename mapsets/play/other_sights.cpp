#include "mapsets/play/other_sights.h"

#include <algorithm>
#include <optional>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/play/play.h"

namespace cota::mapsets {

/// Sight with another word of one option. It has its own map only if the option affects how boards are
/// placed.
struct OtherSights::Other {
    SetOption option;
    Mapset game;
    std::optional<const Battlefield> field;
    HeightsAndSight seen;
};

namespace {

bool isSamePlace(const SightStep& a, const SightStep& b) {
    return a.kind == b.kind && a.distance == b.distance && a.hexes.size() == b.hexes.size() &&
           std::ranges::is_permutation(a.hexes, b.hexes);
}

SightEffect effectAt(const SightStep& step, const SightRecorder& record) {
    const auto same =
        std::ranges::find_if(record.steps, [&](const SightStep& each) { return isSamePlace(each, step); });
    return same == record.steps.end() ? SightEffect::none : same->effect;
}

void name(const SetOption& option, Explanation& why) {
    if (std::ranges::find(why.options, option) == why.options.end()) why.options.push_back(option);
}

}  // namespace

OtherSights::OtherSights(const Battlefield& field, model::Document document)
    : field_(field), document_(std::move(document)) {}
OtherSights::~OtherSights() = default;

/// Whether the option affects how boards are placed.
bool OtherSights::isOfLaying(const OtherWord& word) const {
    return std::ranges::any_of(word.parameters, [](const std::string& name) {
        return std::ranges::find(parametersOfLaying, name) != parametersOfLaying.end();
    });
}

void OtherSights::add(const StrategyChoice& heights, const OtherWord& word) const {
    auto other = std::make_unique<Other>();
    other->option = {word.option, word.set};
    if (!isOfLaying(word)) {
        StrategyChoice choice = heights;
        for (const auto& name : word.parameters) {
            choice.fromOption.erase(name);
            choice.parameters.set(name, word.other);
        }
        other->seen = heightsAndSight(field_, &choice);
        all_.push_back(std::move(other));
        return;
    }
    const bool hasContours = std::ranges::any_of(
        document_.boards, [](const auto& board) { return !board.second->contours.empty(); });
    if (!hasContours && document_.boards.size() < 2) return;
    other->game = field_.mapset();
    std::ranges::find(other->game.catalogue.options, word.option, &Option::id)->value = word.other;
    model::Document document = document_;
    if (document.scenario)
        document.scenario = document.scenario->with(
            [&](model::Scenario& scenario) { scenario.options.erase(model::OptionId(word.option)); });
    auto laid = buildBattlefield(document, other->game);
    if (!laid.value) return;
    other->field.emplace(std::move(*laid.value));
    other->seen = heightsAndSight(*other->field, other->game.catalogue.strategy("heights"));
    all_.push_back(std::move(other));
}

const std::vector<std::unique_ptr<const OtherSights::Other>>& OtherSights::all() const {
    std::call_once(once_, [&] {
        if (const StrategyChoice* heights = field_.mapset().catalogue.strategy("heights"))
            for (const OtherWord& word : Parameters(heights, field_).otherWords()) add(*heights, word);
        isPrepared_ = true;
    });
    return all_;
}

SightResult OtherSights::explain(const Sight& sight, const Heights& heights, Cell from, Cell to,
                                 SightRecorder& record) const {
    const SightResult result = sight.judge(from, to, &record);
    if (record.steps.empty()) return result;  // hexes this near always see each other
    for (const auto& other : all()) {
        SightRecorder then;
        const SightResult otherwise = other->seen.sight->judge(from, to, &then);
        for (SightStep& step : record.steps) {
            if (step.hexes.empty() || effectAt(step, then) == step.effect) continue;
            if (step.why.reason == nullptr) step.why = heights.why(step.hexes.front());
            if (step.why.reason == nullptr) continue;
            name(other->option, step.why);
            if (record.at && isStep(step, *record.at)) {
                name(other->option, record.at->why);
                name(other->option, record.reason);
            }
        }
        if (otherwise.verdict != result.verdict) name(other->option, record.reason);
    }
    return result;
}

}  // namespace cota::mapsets
