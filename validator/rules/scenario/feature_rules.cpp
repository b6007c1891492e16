// Features that a scenario places on the map.

#include <algorithm>
#include <array>

#include "validator/rules/facts/orders.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void unknownFeatures(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& feature : context.scenario()->features)
        if (!context.catalogue().feature(feature.kind))
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label),
                                ofKind(ValueKind::feature,
                                       nearest(feature.kind.text, idsOf(context.catalogue().features)))},
                     .subject = subjectOfFeature(feature),
                     .item = itemOf(*context.scenario(), feature)});
}

void boardFeatures(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& feature : context.scenario()->features)
        if (const auto* type = context.catalogue().feature(feature.kind); type && !type->scenario)
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label)},
                     .subject = subjectOfFeature(feature),
                     .item = itemOf(*context.scenario(), feature)});
}

void ownerless(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& feature : context.scenario()->features)
        if (feature.side.empty() && isOneOf(context, feature.kind, with.words("features")))
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label)},
                     .subject = subjectOfFeature(feature),
                     .item = itemOf(*context.scenario(), feature)});
}

void ownUnitsOn(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto words = with.words("features");
    for (const auto& feature : context.scenario()->features) {
        const auto cell = isOneOf(context, feature.kind, words)
                              ? context.battlefield().resolve(feature.at.label)
                              : std::nullopt;
        if (!cell || feature.side.empty()) continue;
        for (const auto unit : context.roster().in(*cell)) {
            if (context.roster()[unit].side != feature.side) continue;
            auto subject = subjectOfFeature(feature);
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label),
                                value("counter", context.roster()[unit].id)},
                     .subject = std::move(subject),
                     .related = {subjectOf(SubjectKind::counter, context.roster()[unit].id)},
                     .item = itemOf(*context.scenario(), feature)});
            break;
        }
    }
}

constexpr std::array countWordings{Wording{"fewer", local("Side '{side}' may place {limit} '{kind}', but the "
                                                          "scenario places {count}; state the same number.")},
                                   Wording{"zone", local("'{kind}' of side '{side}' stands in {hex}, outside "
                                                         "of zone '{zone}' where they may be; move it.")}};

// A stated number must equal the number of placed features, and these must be where they may. If none is
// placed, the player places them.
void countedFeatures(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    for (const auto& part : scenario.parts) {
        const auto* type =
            part.kind.text == with.text("part") ? context.catalogue().partKind(part.kind) : nullptr;
        if (!type) continue;
        const auto named = textOf(context, part, with.text("kind"));
        const auto words = named.empty() ? with.words("features") : std::vector{named};
        const auto stated = named.empty()
                                ? mapsets::integerOf(type->attributes, part.attributes, with.text("value"))
                                : statedTogether(context, part, with.text("kind"), with.text("value"));
        if (!stated) continue;
        int count = 0;
        const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone);
        for (const auto& feature : scenario.features) {
            if (!isOneOf(context, feature.kind, words) || feature.side != part.side) continue;
            ++count;
            const auto cell = context.battlefield().resolve(feature.at.label);
            if (!zone || !cell || std::binary_search(zone->begin(), zone->end(), *cell)) continue;
            out.add({.values = {value("kind", feature.kind), value("side", part.side),
                                value("hex", feature.at.label), value("zone", part.zone)},
                     .subject = subjectOfFeature(feature),
                     .related = {subjectOf(SubjectKind::zone, part.zone)},
                     .wording = &countWordings[1],
                     .item = itemOf(scenario, feature)});
        }
        if (count == 0 || count == *stated || (count < *stated && with.flag("fewer"))) continue;
        out.add({.values = {value("side", part.side), valueOf("kind", ValueKind::onMap, words),
                            value("count", count), value("limit", *stated)},
                 .subject = context.subjectOf(part),
                 .related = {subjectOf(SubjectKind::side, part.side)},
                 .wording = count < *stated ? &countWordings[0] : nullptr});
    }
}

constexpr std::array featuresParameters{
    Parameter{"features", Parameter::Kind::words, nullptr, local("features by id or tag")}};

constexpr std::array countParameters{
    featuresParameters[0],
    Parameter{"part", Parameter::Kind::text, nullptr, local("the part that states the number")},
    Parameter{"value", Parameter::Kind::text, "count", local("its value")},
    Parameter{"kind", Parameter::Kind::text, "",
              local("its value that names which of the features; parts that name the same are added up")},
    Parameter{"fewer", Parameter::Kind::flag, "no", local("yes: a side may place fewer than it has")}};

constexpr std::array featureTable{
    Rule{.message = {"FEATURE-001", Severity::error, local("unknown feature"),
                     local("The game has no feature '{kind}', which the scenario places in {hex}; the "
                           "nearest: {known}."),
                     local("It has no effect."), local("Correct its kind.")},
         .needs = need::scenario | need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = unknownFeatures},
    Rule{
        .message =
            {"FEATURE-002", Severity::warning, local("a feature scenarios do not place"),
             local("'{kind}' in {hex} is printed on boards, scenarios do not place it; put it on the board."),
             local("Players have no marker for it."), local("Draw it on the board.")},
        .needs = need::scenario | need::mapset,
        .run = boardFeatures},
    Rule{.message = {"FEATURE-003", Severity::warning, local("a feature without an owner"),
                     local("'{kind}' in {hex} names no side; say whose it is."),
                     local("Its owner knows more of it than the enemy."), local("Add side=.")},
         .needs = need::scenario | need::mapset,
         .parameters = featuresParameters,
         .run = ownerless},
    Rule{.message = {"FEATURE-004", Severity::warning, local("units on their own obstacle"),
                     local("'{counter}' starts on '{kind}' of its own side in {hex}; move one of the two."),
                     local("It hinders friends too."), local("Move one of the two.")},
         .needs = need::scenario | need::battlefield,
         .parameters = featuresParameters,
         .run = ownUnitsOn,
         .answer = "at"},
    Rule{
        .message =
            {"FEATURE-005", Severity::error, local("stated and placed differ"),
             local("Side '{side}' may place {limit} '{kind}', but the scenario places {count}; remove some."),
             local("The scenario contradicts itself."), local("Correct the number or the features.")},
        .needs = need::scenario | need::battlefield,
        .parameters = countParameters,
        .variants = countWordings,
        .run = countedFeatures,
        .answer = "at"},
};
static_assert(isSound(featureTable));

}  // namespace

Topic featureRules() { return {"feature", local("Features of a scenario"), featureTable}; }

}  // namespace cota::checks
