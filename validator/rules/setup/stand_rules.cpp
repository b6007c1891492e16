// Units in hexes where they cannot be.

#include <algorithm>
#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_topics.h"
#include "validator/rules/setup/start_notes.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;

bool startsOnMap(const RosterUnit& unit) {
    return unit.cell != mapsets::noCell && !RosterUnit::startsOffMap(unit.where);
}

mapsets::TagMask unitMask(const CheckContext& context, const std::vector<std::string>& tags) {
    mapsets::TagMask mask = 0;
    for (const auto& tag : tags) mask |= context.roster().tags().mask(tag);
    return mask;
}

constexpr std::array onlyWordings{Wording{
    "zone", local("'{counter}' may be on {known} only, but zone '{zone}' where it starts has no such hex.")}};

// PG 15.21, 15.22.
void unitsOffTheirPaths(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto units = unitMask(context, with.words("units"));
    const auto mask = hexMask(context, with.words("hexes"));
    const auto tags = with.words("paths");
    std::vector<std::size_t> paths;
    const auto& kinds = context.catalogue().pathKinds;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (std::any_of(tags.begin(), tags.end(),
                        [&](const auto& tag) { return mapsets::hasTag(kinds[i].tags, tag); }))
            paths.push_back(i);
    const auto fits = [&](Cell cell) {
        return (field.tags(cell) & mask) || std::any_of(paths.begin(), paths.end(), [&](std::size_t kind) {
                   return field.touches(kind, cell);
               });
    };
    const auto known = namesOfTags(context.catalogue(), with.words("hexes"), tags);
    for (const auto& unit : context.roster().units()) {
        if (!(unit.tags & units) || unit.isCarried()) continue;
        if (unit.cell != mapsets::noCell) {
            if (fits(unit.cell)) continue;
            auto note = noteOnStart(context, unit, {});
            addLocal(note.values, "known", known);
            out.add(std::move(note));
            continue;
        }
        const auto* zone = unit.zone.empty() ? nullptr : context.zone(unit.zone);
        if (!zone || zone->empty() || std::any_of(zone->begin(), zone->end(), fits)) continue;
        auto note = noteOnStart(context, unit, {value("zone", unit.zone)});
        addLocal(note.values, "known", known);
        note.wording = &onlyWordings[0];
        note.related = {subjectOf(SubjectKind::zone, unit.zone)};
        out.add(std::move(note));
    }
}

void barredHexes(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& roster = context.roster();
    const auto& movement = context.movement();
    for (std::size_t i = 0; i < roster.units().size(); ++i) {
        const auto& unit = roster.units()[i];
        if (!startsOnMap(unit) || unit.isCarried() || unit.mobility < 0) continue;
        if (!context.battlefield().isPlayable(unit.cell)) continue;  // reported by another rule
        // A unit that never moves by itself may start anywhere.
        if (!unit.allowance || *unit.allowance <= model::Rational(0)) continue;
        if (!movement.isBarred(mapsets::moverOf(roster, static_cast<mapsets::UnitIndex>(i)), unit.cell))
            continue;
        out.add(noteOnStart(
            context, unit,
            {value("mobility", context.catalogue().mobilities[static_cast<std::size_t>(unit.mobility)].id)}));
    }
}

// PG 15.2.
void unitsBarredByEnemies(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& roster = context.roster();
    const auto mask = hexMask(context, with.words("hexes"));
    const auto units = unitMask(context, with.words("units"));
    const auto enemies = unitMask(context, with.words("enemies"));
    for (const auto cell : roster.occupied()) {
        if (!(context.battlefield().tags(cell) & mask)) continue;
        for (const auto index : roster.in(cell)) {
            const auto& unit = roster[index];
            if (!(unit.tags & units) || (unit.tags & enemies) || !startsOnMap(unit)) continue;
            for (const auto other : roster.in(cell)) {
                const auto& enemy = roster[other];
                if (!(enemy.tags & enemies) || enemy.side == unit.side || !startsOnMap(enemy)) continue;
                auto note = noteOnStart(context, unit, {value("enemy", enemy.id)});
                note.related = {subjectOf(SubjectKind::counter, enemy.id)};
                out.add(std::move(note));
                break;
            }
        }
    }
}

constexpr Parameter standUnitsParameter{"units", Parameter::Kind::words, nullptr, local("tags of units")};

constexpr std::array onlyParameters{standUnitsParameter,
                                    Parameter{"hexes", Parameter::Kind::words, "", local("tags of hexes")},
                                    Parameter{"paths", Parameter::Kind::words, "", local("tags of paths")}};

constexpr std::array facedParameters{
    standUnitsParameter, Parameter{"enemies", Parameter::Kind::words, nullptr, local("tags of enemies")},
    Parameter{"hexes", Parameter::Kind::words, nullptr, local("tags of hexes")}};

constexpr std::array standTable{
    Rule{.message = {"STAND-001", Severity::error, local("unit where it cannot be"),
                     local("'{counter}' starts in {hex}, but may be on {known} only; move it."),
                     local("Such units never leave their way."), local("Choose a hex of that kind.")},
         .needs = need::scenario | need::battlefield,
         .parameters = onlyParameters,
         .variants = onlyWordings,
         .run = unitsOffTheirPaths,
         .answer = "at"},
    Rule{.message = {"STAND-002", Severity::warning, local("unit in terrain closed to it"),
                     local("Counter '{counter}' starts in {hex}, which its movement type ({mobility}) cannot "
                           "enter. Move it."),
                     local("It could not have got there."), local("Move it, or add a crossing.")},
         .needs = need::scenario | need::movement,
         .run = barredHexes,
         .answer = "at"},
    Rule{.message = {"STAND-003", Severity::error, local("unit in a hex an enemy bars"),
                     local("'{counter}' starts in {hex} together with enemy '{enemy}', which bars the hex; "
                           "separate them."),
                     local("The rules forbid the two to share it."), local("Move one of the two.")},
         .needs = need::scenario | need::battlefield,
         .parameters = facedParameters,
         .run = unitsBarredByEnemies,
         .answer = "at"},
};
static_assert(isSound(standTable));

}  // namespace

Topic standRules() { return {"stand", local("Units at the start"), standTable}; }

}  // namespace cota::checks
