// Scenario details that must divide the whole map.

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/facts/places.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

constexpr std::array shareWordings{Wording{
    "twice", local("{hex} lies in two parts '{part}' ('{first}' and '{second}'); a hex belongs to one.")}};

// Details of one kind that divide the whole map among them.
// PG 17.61.
void undividedMap(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto kind = with.text("part");
    const auto& field = context.battlefield();
    std::map<Cell, std::string> owner;
    bool any = false;
    for (const auto& part : context.scenario()->parts) {
        if (part.kind.text != kind) continue;
        any = true;
        const auto* name = part.attributes.find(with.text("name"));
        std::vector<Cell> cells;
        if (const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone)) cells = *zone;
        for (const auto& hex : part.hexes)
            if (const auto cell = field.resolve(hex.label)) cells.push_back(*cell);
        for (const auto cell : cells) {
            const auto [first, isNew] = owner.emplace(cell, name ? *name : part.zone.text);
            if (isNew) continue;
            auto note = noteIn(context, cell,
                               {valueOf("part", ValueKind::part, kind), value("first", first->second),
                                valueOf("second", ValueKind::zone, name ? *name : part.zone.text)});
            note.wording = &shareWordings[0];
            note.places = {context.subjectOf(part)};
            out.add(std::move(note));
        }
    }
    std::vector<std::string> left;
    for (const auto cell : field.hexes())
        if (any && field.isPlayable(cell) && !owner.contains(cell)) left.push_back(field.label(cell));
    if (left.empty()) return;
    out.add({.values = {valueOf("part", ValueKind::part, kind), value("count", std::ssize(left)),
                        value("hexes", left)},
             .subject = subjectOf(SubjectKind::part, kind, {left.front()}),
             .cases = left.size()});
}

constexpr std::array divideParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")},
    Parameter{"name", Parameter::Kind::text, "name", local("its value with its name")}};

constexpr std::array placeDivisionTable{
    Rule{
        .message = {"PLACE-007", Severity::error, local("a map not wholly divided"),
                    local("No part '{part}' holds {hexes} ({count} in all); the parts divide the whole map."),
                    local("No unit commands there."), local("Enlarge a part.")},
        .needs = need::scenario | need::battlefield,
        .parameters = divideParameters,
        .variants = shareWordings,
        .run = undividedMap},
};
static_assert(isSound(placeDivisionTable));

}  // namespace

Topic placeDivisionRules() {
    return {"place-division", local("Parts that divide the map"), placeDivisionTable};
}

}  // namespace cota::checks
