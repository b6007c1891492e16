// Paths that cross a cliff.

#include <algorithm>
#include <array>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/cliffs.h"
#include "validator/rules/facts/places.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;

// MdA TER.HILL p46.
void pathsOverCliffs(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto tags = with.words("paths");
    const auto& kinds = context.catalogue().pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (std::none_of(tags.begin(), tags.end(),
                         [&](const auto& tag) { return mapsets::hasTag(kinds[kind].tags, tag); }))
            continue;
        for (const auto cell : field.hexes())
            for (const auto direction : {model::Direction::ne, model::Direction::se, model::Direction::s}) {
                const auto next = field.neighbour(cell, direction);
                if (!field.isOnMap(next) || !field.linked(kind, cell, direction) ||
                    !isCliff(field, cell, next, with.integer("levels")))
                    continue;
                auto note = noteIn(context, cell,
                                   {value("kind", kinds[kind].id), value("other", field.label(next)),
                                    value("rise", std::abs(field.level(cell) - field.level(next)))});
                note.subject.hexes.push_back(field.label(next));
                out.add(std::move(note));
            }
    }
}

constexpr std::array pathParameters{
    Parameter{"paths", Parameter::Kind::words, nullptr, local("tags of the paths")}, levelsParameter};

constexpr std::array pathCliffTable{
    Rule{.message =
             {"PATH-008", Severity::error, local("a path over a cliff"),
              local("'{kind}' runs from {hex} to {other}, over a difference of {rise} {rise:level|levels} "
                    "that nobody can pass; lead it around or change a level."),
              local("No unit crosses a cliff, on a path or off it."),
              local("Lead the path around, or correct the levels.")},
         .needs = need::battlefield,
         .parameters = pathParameters,
         .run = pathsOverCliffs},
};
static_assert(isSound(pathCliffTable));

}  // namespace

Topic pathCliffRules() { return {"path-cliff", local("Paths over cliffs"), pathCliffTable}; }

}  // namespace cota::checks
