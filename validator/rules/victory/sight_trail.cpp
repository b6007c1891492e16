#include "validator/rules/victory/sight_trail.h"

#include "mapsets/sight/sight.h"

namespace cota::checks {

std::vector<TrailStep> sightTrail(const CheckContext& context, mapsets::Cell from, mapsets::Cell to) {
    const auto& field = context.battlefield();
    mapsets::SightRecorder record;
    context.play().sight().judge(from, to, &record);
    const auto words = [&](const mapsets::Explanation& why) {
        return model::LocalText{why.text(model::Language::english, &context.catalogue()),
                                why.text(model::Language::spanish, &context.catalogue())};
    };
    std::vector<TrailStep> trail{{{field.label(from)}, local("the line begins")}};
    for (const auto& step : record.steps) {
        TrailStep& one = trail.emplace_back();
        for (const auto cell : step.hexes) one.hexes.push_back(field.label(cell));
        one.text =
            step.why.reason == nullptr ? model::textOf(local("in the way of nothing")) : words(step.why);
        one.decides = record.at && mapsets::isStep(step, *record.at);
    }
    auto verdict =
        record.reason.reason == nullptr ? model::textOf(local("the line ends")) : words(record.reason);
    trail.push_back({{field.label(to)}, std::move(verdict)});
    return trail;
}

}  // namespace cota::checks
