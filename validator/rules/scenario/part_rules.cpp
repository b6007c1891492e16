// Scenario details: their kind, side, place and turns.

#include <algorithm>
#include <array>

#include "mapsets/loading/new_document.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

// --- details

void unknownParts(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& part : context.scenario()->parts)
        if (!context.catalogue().partKind(part.kind))
            out.add({.values = {value("part", part.kind),
                                ofKind(ValueKind::part,
                                       nearest(part.kind.text, idsOf(context.catalogue().partKinds)))},
                     .subject = context.subjectOf(part)});
}

void sidelessParts(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& part : context.scenario()->parts) {
        const auto* kind = context.catalogue().partKind(part.kind);
        if (kind && kind->needsSide && part.side.empty())
            out.add({.values = {value("part", part.kind)}, .subject = context.subjectOf(part)});
    }
}

constexpr std::array placeWordings{
    Wording{"none", local("'{part}' has no place on the map; remove its hexes or zone.")}};

void placelessParts(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto never = with.words("never");
    for (const auto& part : context.scenario()->parts) {
        const auto* kind = context.catalogue().partKind(part.kind);
        const bool hasPlace = !part.hexes.empty() || !part.zone.empty();
        if (kind && kind->needsPlace && !hasPlace)
            out.add({.values = {value("part", part.kind)}, .subject = context.subjectOf(part)});
        if (hasPlace && std::find(never.begin(), never.end(), part.kind.text) != never.end())
            out.add({.values = {value("part", part.kind)},
                     .subject = context.subjectOf(part),
                     .wording = &placeWordings[0]});
    }
}

void lateTurns(const CheckContext& context, const Settings&, FindingSink& out) {
    const int last = context.scenario()->turns.count;
    if (last <= 0) return;
    for (const auto& holder : holdersOf(context))
        for (const auto& type : *holder.types) {
            if (!holder.answersFor({type.name})) continue;
            const auto* text =
                type.kind == mapsets::AttributeType::Kind::turns ? holder.values->find(type.name) : nullptr;
            const auto runs = text ? mapsets::readTurns(*text) : std::nullopt;
            if (!runs || std::none_of(runs->begin(), runs->end(), [&](const auto& run) {
                    return run.first < 1 || run.first > last || run.second > last;
                }))
                continue;
            std::vector<model::MessageValue> values{
                shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, type.name)),
                value("turns", *text), value("limit", last)};
            values.push_back(holder.what);
            out.add({.values = std::move(values),
                     .subject = holder.subject,
                     .places = holder.places,
                     .item = holder.item,
                     .paragraph = type.from.citation});
        }
}

constexpr std::array unwrittenWordings{
    Wording{"text", local("'{part}' has no text yet. Write what the scenario states.")}};

void unwrittenParts(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto texts = with.words("texts");
    for (const auto& part : context.scenario()->parts) {
        const auto* kind = context.catalogue().partKind(part.kind);
        if (!kind) continue;
        if (part.text.empty() && std::ranges::find(texts, part.kind.text) != texts.end())
            out.add({.values = {value("part", part.kind)},
                     .subject = context.subjectOf(part),
                     .wording = &unwrittenWordings[0]});
        for (const auto& type : kind->attributes) {
            const auto* text = part.attributes.find(type.name);
            if (!text || *text != mapsets::notYetWritten) continue;
            out.add({.values = {value("part", part.kind), valueOf("name", ValueKind::attribute, type.name),
                                value("value", *text)},
                     .subject = context.subjectOf(part)});
        }
    }
}

constexpr std::array placeParameters{
    Parameter{"never", Parameter::Kind::words, "", local("parts that never have a place")}};

constexpr std::array unwrittenParameters{
    Parameter{"texts", Parameter::Kind::words, "", local("parts that state nothing but a text")}};

constexpr std::array partTable{
    Rule{.message = {"PART-001", Severity::error, local("unknown part"),
                     local("'{part}' is not a scenario detail of this game; the nearest: {known}."),
                     local("It has no effect."), local("Correct its kind.")},
         .needs = need::scenario | need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "part", .in = "kind"},
         .run = unknownParts},
    Rule{.message = {"PART-002", Severity::error, local("part without a side"),
                     local("'{part}' names no side; say whose it is."),
                     local("Players cannot know which side has it."), local("Add side=.")},
         .needs = need::scenario | need::mapset,
         .run = sidelessParts},
    Rule{.message = {"PART-003", Severity::error, local("part and its place"),
                     local("'{part}' has no place. Add hexes or a zone."),
                     local("Players cannot know where it applies."), local("Add hexes or zone=.")},
         .needs = need::scenario | need::mapset,
         .parameters = placeParameters,
         .variants = placeWordings,
         .run = placelessParts},
    Rule{.message =
             {"PART-004", Severity::error, local("turns outside of the game"),
              local(
                  "'{name}' of {what} is '{turns}', but the game has turns 1 to {limit}; correct the turns."),
              local("It would never happen."), local("Correct the turns or the length of the game.")},
         .needs = need::scenario | need::mapset,
         .run = lateTurns},
    Rule{.message = {"PART-009", Severity::warning, local("part that is not written yet"),
                     local("'{name}' of '{part}' is still '{value}'. Write what the scenario states."),
                     local("Players read it in the scenario."), local("Write the text.")},
         .needs = need::scenario | need::mapset,
         .parameters = unwrittenParameters,
         .variants = unwrittenWordings,
         .run = unwrittenParts,
         .answer = "text"},
};
static_assert(isSound(partTable));

}  // namespace

Topic partRules() { return {"part", local("Parts of a scenario"), partTable}; }

}  // namespace cota::checks
