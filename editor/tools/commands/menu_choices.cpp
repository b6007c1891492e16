#include "editor/tools/commands/menu_choices.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "editor/counters/loading.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/setup/group_units.h"
#include "editor/tools/commands/line_commands.h"
#include "editor/tools/commands/thing_commands.h"
#include "editor/tools/commands/unit_commands.h"
#include "editor/tools/contour_heights.h"
#include "editor/tools/select_sets.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/relief/level_contours.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::tools {

using model::SubjectKind;
using session::named;
using session::tr;

namespace {

using Offered = std::optional<MenuEntry>;

constexpr std::size_t mostInMenu = 60;  // entries; more are chosen in a list

Offered menuOf(std::string label, std::vector<MenuEntry> entries) {
    if (entries.empty() || entries.size() > mostInMenu) return std::nullopt;
    MenuEntry menu{.id = {}, .label = std::move(label)};
    menu.entries = std::move(entries);
    return menu;
}

template <class Run>
MenuEntry choiceFor(const std::string& id, std::string label, bool isOn, Run run) {
    MenuEntry entry{"set:" + id, std::move(label)};
    entry.isChoice = true;
    entry.isOn = isOn;
    entry.step = std::move(run);
    return entry;
}

/// Writes a value of a property sheet.
MenuEntry valueEntry(const session::Property& row, const std::string& value, std::string label, bool isOn) {
    auto entry = choiceFor(row.label + ":" + value, std::move(label), isOn,
                           [write = row.write, value](const ToolContext& context) -> Step {
                               auto written = write(value);
                               if (!written.refusal.empty()) context.say(written.refusal);
                               return std::move(written.step);
                           });
    entry.isOfFiles = true;
    return entry;
}

Offered menuOfRow(const session::Property& row) {
    std::vector<MenuEntry> entries;
    for (const auto& choice : row.choices)
        if (choice.id != session::mixedChoice)
            entries.push_back(valueEntry(row, choice.id, choice.name, choice.id == row.value));
    return menuOf(row.label, std::move(entries));
}

const model::Scenario* scenarioOf(const ToolContext& context) {
    return context.document.scenario ? &**context.document.scenario : nullptr;
}

}  // namespace

Offered valueChoices(const session::PropertySheet& sheet, const std::string& row) {
    for (const auto& one : sheet.rows)
        if (one.label == row && one.write && one.kind == session::Property::Kind::choice)
            return menuOfRow(one);
    return std::nullopt;
}

Offered stateChoices(const session::PropertySheet& sheet) {
    std::vector<MenuEntry> entries;
    for (const auto& row : sheet.rows) {
        if (row.heading != tr("Start") || row.name.empty() || !row.write) continue;
        const bool isOnOrOff = std::ranges::any_of(
            row.choices, [](const session::PaletteEntry& one) { return one.id == "yes"; });
        const bool isOn = row.value == "yes";
        if (row.kind == session::Property::Kind::flag || isOnOrOff)
            entries.push_back(valueEntry(row, isOn ? (isOnOrOff ? "" : "no") : "yes", row.label, isOn));
        else if (row.kind == session::Property::Kind::choice)
            if (auto menu = menuOfRow(row)) entries.push_back(std::move(*menu));
    }
    return menuOf(tr("State"), std::move(entries));
}

Offered terrainChoices(const session::Session& session, const ToolContext& context) {
    const auto cells = hexesIn(context, context.selection);
    std::set<std::string> present;
    for (const Cell cell : cells)
        if (const auto mix = context.map.terrain(cell); !mix.shares.empty())
            present.insert(mix.shares.front().terrain.text);
    std::vector<MenuEntry> entries;
    for (const auto& terrain : session.palette().terrains)
        entries.push_back(choiceFor(
            "terrain:" + terrain.id, terrain.name, present.size() == 1 && present.contains(terrain.id),
            [id = terrain.id](const ToolContext& now) { return hexesPainted(now, model::TerrainId(id)); }));
    return menuOf(tr("Terrain"), std::move(entries));
}

Offered featureChoices(const session::Session& session, const ToolContext& context) {
    if (!session.game()) return std::nullopt;
    const auto cells = hexesIn(context, context.selection);
    std::vector<MenuEntry> entries;
    const auto& kinds = session.game()->catalogue.features;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto& kind = kinds[i];
        const bool inScenario = kind.scenario && scenarioOf(context);
        if (!kind.printed && !inScenario) continue;
        const bool isThere = !cells.empty() && std::ranges::all_of(cells, [&](Cell cell) {
            return context.map.field().featureCount(cell, static_cast<std::uint16_t>(i)) > 0;
        });
        entries.push_back(
            choiceFor("feature:" + kind.id.text, session::nameOf(kind, context.language), isThere,
                      [id = kind.id, inScenario = !kind.printed, isThere](const ToolContext& now) {
                          return hexesWithFeature(now, id, inScenario, !isThere);
                      }));
    }
    return menuOf(tr("Features"), std::move(entries));
}

Offered zoneChoices(const session::Session&, const ToolContext& context, bool isIn) {
    const auto* scenario = scenarioOf(context);
    if (!scenario) return std::nullopt;
    const auto cells = hexesIn(context, context.selection);
    std::vector<MenuEntry> entries;
    for (const auto& zone : scenario->zones) {
        const bool isListed = std::ranges::any_of(zone.hexes.children, [&](const model::ZoneTerm& term) {
            return term.kind == model::ZoneTerm::Kind::hexes &&
                   std::ranges::any_of(term.hexes, [&](const model::HexRef& hex) {
                       const auto cell = context.map.field().resolve(hex.label);
                       return cell && cells.contains(*cell);
                   });
        });
        if (!isIn && !isListed) continue;
        entries.push_back(
            choiceFor((isIn ? "zone:" : "not-zone:") + zone.id.text, session::nameOf(zone, context.language),
                      isIn && isListed,
                      [id = zone.id, isIn](const ToolContext& now) { return hexesInZone(now, id, isIn); }));
    }
    if (isIn) {
        auto entry = choiceFor("zone:", tr("New zone"), false,
                               [](const ToolContext& now) { return hexesInZone(now, {}, true); });
        entry.isChoice = false;
        entries.push_back(std::move(entry));
    }
    return menuOf(isIn ? tr("Add to Zone") : tr("Remove from Zone"), std::move(entries));
}

Offered unitsToPlace(const session::Session&, const ToolContext& context) {
    const auto* scenario = scenarioOf(context);
    if (!scenario) return std::nullopt;
    const auto placements = session::placementsOf(context.document);
    const model::FormationTree tree(context.document);
    std::map<std::string, std::vector<MenuEntry>> sides;
    for (const auto& [file, forces] : context.document.forces)
        for (const auto& counter : forces->counters) {
            if (!session::placeOf(placements, counter.id, context.language).empty()) continue;
            auto entry =
                choiceFor("place:" + counter.id.text, session::nameOf(*forces, counter, context.language),
                          false, [id = counter.id](const ToolContext& now) { return unitPlaced(now, id); });
            entry.isChoice = false;
            sides[tree.sideOf(counter).text].push_back(std::move(entry));
        }
    std::vector<MenuEntry> menus;
    for (auto& [side, entries] : sides) {
        if (entries.size() > mostInMenu) entries.resize(mostInMenu);
        std::string name = side;
        for (const auto& one : scenario->sides)
            if (one.id.text == side) name = session::nameOf(one, context.language);
        if (auto menu = menuOf(name.empty() ? tr("no side") : name, std::move(entries)))
            menus.push_back(std::move(*menu));
    }
    if (menus.size() == 1) {
        menus.front().label = tr("Place Unit");
        return std::move(menus.front());
    }
    return menuOf(tr("Place Unit"), std::move(menus));
}

Offered carrierChoices(const session::Session& session, const ToolContext& context) {
    if (!scenarioOf(context)) return std::nullopt;
    const auto units = selectedUnits(context);
    std::vector<MenuEntry> entries;
    for (const auto& carrier : session::carriersFor(session::sheetSourceOf(session), units)) {
        auto entry = choiceFor("load:" + carrier.id, carrier.name, false,
                               [source = session::sheetSourceOf(session), units,
                                id = carrier.id](const ToolContext& now) -> Step {
                                   auto loading = session::load(source, units, model::CounterId(id));
                                   if (!loading.refusal.empty()) now.say(loading.refusal);
                                   return std::move(loading.step);
                               });
        entry.isChoice = false;
        entry.isOfFiles = true;
        entries.push_back(std::move(entry));
    }
    return menuOf(tr("Load on"), std::move(entries));
}

Offered groupChoices(const session::Session&, const ToolContext& context) {
    const auto* scenario = scenarioOf(context);
    if (!scenario) return std::nullopt;
    const auto units = selectedUnits(context);
    std::set<std::string> present;
    for (const auto& unit : units)
        if (const auto* group = session::findPlacement(context.document, unit).group)
            present.insert(group->id.text);
    std::vector<MenuEntry> entries;
    for (const auto& group : scenario->groups) {
        if (!session::whyNotInGroup(context.document, group.id, units).empty()) continue;
        entries.push_back(
            choiceFor("group:" + group.id.text, session::nameOf(group, context.language),
                      present.size() == 1 && present.contains(group.id.text),
                      [id = group.id](const ToolContext& now) { return unitsInGroup(now, id); }));
    }
    return menuOf(tr("Put in Group"), std::move(entries));
}

Offered turnChoices(const session::Session&, const ToolContext& context) {
    const auto* scenario = scenarioOf(context);
    if (!scenario) return std::nullopt;
    constexpr int mostTurns = 40;
    const int count = std::clamp(scenario->turns.count, 1, mostTurns);
    const auto units = selectedUnits(context);
    const auto* now = units.empty() ? nullptr : session::findPlacement(context.document, units.front()).group;
    std::vector<MenuEntry> entries;
    for (int turn = 1; turn <= count; ++turn) {
        const bool isOn = now && now->kind == session::GroupKind::arrival && now->turn == turn;
        entries.push_back(choiceFor("turn:" + std::to_string(turn), tr("Turn %s", std::to_string(turn)), isOn,
                                    [turn](const ToolContext& one) { return unitsArriving(one, turn); }));
    }
    return menuOf(tr("Arrives on Turn"), std::move(entries));
}

Offered heightChoices(const ToolContext& context) {
    const auto thing = session::thingOf(context.document, context.selection.focus());
    const auto* contour = thing ? session::contourOf(context.document, *thing) : nullptr;
    if (!contour) return std::nullopt;
    const int interval = contourInterval(context.map);
    constexpr int steps = 4;
    std::vector<MenuEntry> entries;
    for (int step = steps; step >= -steps; --step) {
        const int metres = contour->metres + step * interval;
        if (std::abs(metres) > model::mostContourMetres) continue;
        entries.push_back(choiceFor("height:" + std::to_string(metres), tr("%s m", std::to_string(metres)),
                                    step == 0,
                                    [metres](const ToolContext& now) { return contoursAt(now, metres); }));
    }
    return menuOf(tr("Height"), std::move(entries));
}

Offered ringChoices(const ToolContext& context) {
    const auto thing = session::thingOf(context.document, context.selection.focus());
    const auto* contour = thing ? session::contourOf(context.document, *thing) : nullptr;
    if (!contour || !contour->closed) return std::nullopt;
    const auto isUp = isHill(*contour);
    return menuOf(tr("Hill or Hollow"),
                  {choiceFor("ring:hill", tr("Hill"), isUp == true,
                             [](const ToolContext& now) { return ringTurned(now, true); }),
                   choiceFor("ring:hollow", tr("Hollow"), isUp == false,
                             [](const ToolContext& now) { return ringTurned(now, false); })});
}

Offered styleChoices(const session::Session& session, const ToolContext& context) {
    const auto thing = session::thingOf(context.document, context.selection.focus());
    const auto* name = thing ? session::nameOf(context.document, *thing) : nullptr;
    if (!name) return std::nullopt;
    std::set<std::string> styles{""};
    for (const auto& [key, board] : session.document().boards)
        for (const auto& one : board->names) styles.insert(one.style);
    std::vector<MenuEntry> entries;
    for (const auto& style : styles)
        entries.push_back(choiceFor("style:" + style, style.empty() ? tr("usual") : style,
                                    style == name->style, [style](const ToolContext& now) -> Step {
                                        model::Document changed = now.document;
                                        for (const auto& subject : now.selection) {
                                            const auto one = session::thingOf(now.document, subject);
                                            const auto* old =
                                                one ? session::nameOf(now.document, *one) : nullptr;
                                            if (!old) continue;
                                            model::MapName made = *old;
                                            made.style = style;
                                            changed = model::withMapName(changed, one->board, made);
                                        }
                                        return stepOf(now, named("Change style of name"), std::move(changed));
                                    }));
    return menuOf(tr("Style"), std::move(entries));
}

Offered nameOfPathChoice(const ToolContext& context, const std::optional<MapPoint>& at) {
    const auto thing = session::thingOf(context.document, context.selection.focus());
    const auto* path = thing ? session::pathOf(context.document, *thing) : nullptr;
    if (!path || path->name.empty()) return std::nullopt;
    const auto& names = context.document.boards.at(thing->board)->names;
    if (std::ranges::find(names, path->id, &model::MapName::path) != names.end()) return std::nullopt;
    MenuEntry entry{"set:name-along:" + path->id.text, tr("Place Its Name Along It")};
    entry.step = [thing = *thing, at](const ToolContext& now) -> Step {
        const auto* one = session::pathOf(now.document, thing);
        const auto line = one ? session::lineOf(now.map, thing.board, *one).points : std::vector<MapPoint>{};
        if (line.empty()) return std::nullopt;
        const picture::Walk walk(line);
        const MapPoint place = walk.at(at ? walk.nearest(*at) : walk.length() / 2);
        constexpr double above = 0.2;  // of a hex
        const auto on =
            now.map.onBoard({place.x, place.y - above * now.map.sheet().hexMillimetres()}, thing.board);
        if (!on) return std::nullopt;
        // Names of rivers and roads have the style of their drawing.
        const auto style =
            now.look ? std::string(now.look->symbol("path", one->kind.text).drawing()) : std::string();
        model::MapName name{*on, one->name, style, {}};
        name.path = one->id;
        auto step = stepOf(now, named("Place name '%s'", name.text),
                           model::withMapName(now.document, thing.board, name));
        if (step) step->selection = {session::subjectOf(session::thingOf(thing.board, name))};
        return step;
    };
    return entry;
}

Offered groupsOfZone(const session::Session&, const ToolContext& context) {
    const auto* scenario = scenarioOf(context);
    if (!scenario) return std::nullopt;
    const model::ZoneId zone(context.selection.focus().id);
    std::vector<MenuEntry> entries;
    for (const auto& group : scenario->groups) {
        if (group.kind != session::GroupKind::setup && group.kind != session::GroupKind::arrival) continue;
        const bool isOn = group.zone == zone;
        entries.push_back(
            choiceFor("zone-group:" + group.id.text, session::nameOf(group, context.language), isOn,
                      [id = group.id, zone, isOn](const ToolContext& now) {
                          auto changed = session::withGroupChanged(now.document, id, [&](model::Group& one) {
                              one.zone = isOn ? model::ZoneId() : zone;
                              if (!isOn) one.hexes.children.clear();
                          });
                          const auto* used = session::groupNamed(now.document, id);
                          return stepOf(now, named("Change %s", session::StepName(session::namesOf(*used))),
                                        std::move(changed));
                      }));
    }
    return menuOf(tr("Use for Group"), std::move(entries));
}

Offered exitChoices(const session::Session&, const ToolContext& context) {
    const auto* scenario = scenarioOf(context);
    if (!scenario) return std::nullopt;
    const model::ZoneId zone(context.selection.focus().id);
    std::vector<MenuEntry> entries;
    for (const auto& side : scenario->sides) {
        const auto isIt = [zone, id = side.id](const model::ExitRule& exit) {
            return exit.zone == zone && exit.side == id;
        };
        const bool isOn = std::ranges::any_of(scenario->exits, isIt);
        entries.push_back(choiceFor("exit:" + side.id.text, session::nameOf(side, context.language), isOn,
                                    [isIt, zone, id = side.id, isOn](const ToolContext& now) {
                                        return stepOf(
                                            now, isOn ? named("Remove exit") : named("Add exit"),
                                            model::withScenario(now.document, [&](model::Scenario& one) {
                                                if (isOn)
                                                    std::erase_if(one.exits, isIt);
                                                else
                                                    one.exits.push_back({id, zone, {}, {}});
                                            }));
                                    }));
    }
    return menuOf(tr("May Exit Here"), std::move(entries));
}

Offered pointChoices(const session::PropertySheet& sheet) {
    constexpr int mostOffered = 10;
    for (const auto& row : sheet.rows) {
        if (row.label != tr("Victory points") || !row.write) continue;
        std::vector<MenuEntry> entries;
        for (int points = 0; points <= mostOffered; ++points) {
            const std::string text = std::to_string(points);
            entries.push_back(valueEntry(row, text, text, row.value == text));
        }
        return menuOf(row.label, std::move(entries));
    }
    return std::nullopt;
}

}  // namespace cota::tools
