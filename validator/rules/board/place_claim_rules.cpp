// Crossings without a bank on each side.

#include <algorithm>
#include <array>

#include "mapsets/field/rivers.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/facts/places.h"
#include "validator/rules/facts/standing.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

// Boats start next to the water and land on the other bank.
// WSS 5.1.11.2.
void crossingsWithoutTwoBanks(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& kinds = context.catalogue().pathKinds;
    for (const auto& feature : field.features()) {
        if (!isOneOf(context.catalogue().features[feature.kind], with.words("features"))) continue;
        unsigned course = 0;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            if (std::ranges::any_of(with.words("paths"),
                                    [&](const auto& tag) { return mapsets::hasTag(kinds[kind].tags, tag); }))
                course |= field.links(kind, feature.cell);
        const auto banks = mapsets::banksOf(static_cast<std::uint8_t>(course));
        std::array<bool, 6> lands{};
        for (const auto direction : model::allDirections)
            if (!banks.isCourse(direction) && field.isPlayable(field.neighbour(feature.cell, direction)))
                lands[banks.after(direction)] = true;
        const auto landings = std::ranges::count(lands, true);
        if (landings >= 2) continue;
        const auto& kind = context.catalogue().features[feature.kind].id;
        auto note = noteIn(context, feature.cell, {value("kind", kind), value("count", landings)});
        note.places = {note.subject};
        note.subject = subjectOf(SubjectKind::feature, kind.text + "@" + note.subject.id, {note.subject.id});
        out.add(std::move(note));
    }
}

constexpr std::array landingParameters{
    Parameter{"features", Parameter::Kind::words, nullptr,
              local("what crosses from bank to bank, by id or tag")},
    Parameter{"paths", Parameter::Kind::words, nullptr, local("tags of the water's course")}};

constexpr std::array placeClaimTable{
    Rule{.message =
             {"PLACE-008", Severity::error, local("a crossing without two banks"),
              local("'{kind}' in {hex} can land on {count} {count:bank|banks} only; both banks need a hex "
                    "beside the water."),
              local("A crossing unit starts beside the water on one bank and ends beside it on the other."),
              local("Choose a hex through which the river runs, away from the edge.")},
         .needs = need::battlefield,
         .parameters = landingParameters,
         .run = crossingsWithoutTwoBanks},
};
static_assert(isSound(placeClaimTable));

}  // namespace

Topic placeClaimRules() { return {"place-claim", local("Crossings and their banks"), placeClaimTable}; }

}  // namespace cota::checks
