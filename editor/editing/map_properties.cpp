// The property sheets of things drawn on boards, and of zones and objectives.
#include <algorithm>

#include "editor/answers/name_places.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/relief/level_contours.h"

namespace cota::session {

namespace {

using model::Document;
using model::HighSide;
using SheetSourcePtr = std::shared_ptr<const SheetSource>;

constexpr int mostPoints = 10000;  // of an objective

constexpr const char* leftWord = "left";
constexpr const char* rightWord = "right";

std::string wordOf(HighSide side) {
    if (side == HighSide::unknown) return {};
    return side == HighSide::left ? leftWord : rightWord;
}
HighSide sideIn(const std::string& word) {
    if (word.empty()) return HighSide::unknown;
    return word == leftWord ? HighSide::left : HighSide::right;
}

/// The hexes in which the height is printed on the line: near their middles.
void addHeightPlaces(PropertyRows& rows, const SheetSourcePtr& source, const BoardThing& thing,
                     const model::Contour& contour) {
    const auto& map = *source->map;
    std::string hexes;
    for (const auto& label : contour.labels)
        if (const auto at = map.toSheet({thing.board, label}))
            if (const auto cell = map.cellAt(*at)) hexes += (hexes.empty() ? "" : " ") + map.label(*cell);
    rows.text(named("Height printed in hexes"), hexes,
              [source, thing, contour](const std::string& text) -> Change {
                  auto found = hexesIn(*source->map, text);
                  if (auto* refusal = std::get_if<std::string>(&found)) return std::move(*refusal);
                  std::vector<model::GridPoint> labels;
                  for (const auto& hex : std::get<std::vector<model::HexRef>>(found)) {
                      const auto cell = source->map->field().resolve(hex.label);
                      const auto middle =
                          cell ? source->map->onBoard(source->map->sheet().centre(*cell), thing.board)
                               : std::nullopt;
                      if (!middle || contour.points.empty()) continue;
                      labels.push_back(
                          *std::ranges::min_element(contour.points, {}, [&](const model::GridPoint& point) {
                              const double x = point.x - middle->x, y = point.y - middle->y;
                              return x * x + y * y;
                          }));
                  }
                  return model::withContourLabels(source->document, thing.board, thing.id, std::move(labels));
              });
    rows.hint(tr("wherever there is room"));
}

PropertySheet contourSheet(const SheetSourcePtr& source, const model::Subject& subject,
                           const BoardThing& thing, const model::Contour& contour) {
    PropertyRows rows(named("Contour %s m", std::to_string(contour.metres)), *source, subject);
    rows.number(named("Height in metres"), contour.metres, -model::mostContourMetres,
                model::mostContourMetres, false, [source, thing](std::optional<int> metres) {
                    return model::withContourMetres(source->document, thing.board, thing.id,
                                                    metres.value_or(0));
                });
    rows.choice(named("Higher side (in drawing direction)"), wordOf(contour.high),
                {{"", tr("unknown")}, {leftWord, tr("left")}, {rightWord, tr("right")}},
                [source, thing](const std::string& word) {
                    return model::withContourHigh(source->document, thing.board, thing.id, sideIn(word));
                });
    rows.flag(named("Auxiliary (dashed)"), contour.dashed, [source, thing](bool dashed) {
        return model::withContourDashed(source->document, thing.board, thing.id, dashed);
    });
    rows.flag(named("Closed"), contour.closed, [source, thing, contour](bool closed) {
        model::Contour made = contour;
        made.closed = closed;
        return model::withContour(source->document, thing.board, made);
    });
    if (source->map) addHeightPlaces(rows, source, thing, contour);
    rows.fixed(named("Points"), std::to_string(contour.points.size()));
    return std::move(rows).sheet();
}

PropertySheet areaSheet(const SheetSourcePtr& source, const model::Subject& subject, const BoardThing& thing,
                        const model::Area& area) {
    const auto terrain = std::ranges::find(source->palette.terrains, area.terrain.text, &PaletteEntry::id);
    const bool isKnown = terrain != source->palette.terrains.end();
    PropertyRows rows(named("Area: %s", isKnown ? terrain->name : area.terrain.text), *source, subject);
    rows.choice(named("Terrain"), area.terrain.text, source->palette.terrains,
                [source, thing, area](const std::string& id) {
                    model::Area made = area;
                    made.terrain = model::TerrainId(id);
                    return model::withArea(source->document, thing.board, made);
                });
    rows.fixed(named("Corners"), std::to_string(area.outline.size()));
    return std::move(rows).sheet();
}

// A name runs straight, along a curve of its own, or along a path; the last as "path:" and its id.
constexpr const char* straightLine = "straight";
constexpr const char* ownCurve = "curve";
const std::string alongPath = "path:";

std::string nameLine(const model::MapName& name) {
    if (name.curve.size() > 1) return ownCurve;
    return name.path.empty() ? straightLine : alongPath + name.path.text;
}

/// "Minor river from 500 to 610": what kind it is and where it runs, because its id is a word of the file.
StepName pathTitle(const SheetSource& source, const BoardThing& thing, const model::Path& path) {
    const auto* kind = source.game ? source.game->catalogue.pathKind(path.kind) : nullptr;
    if (!kind) return named("Path %s", path.id.text);
    const StepName name(withCapital(nameOf(*kind, source.language)));
    if (!path.name.empty()) return name + ": " + StepName(path.name);
    const auto& grid = source.document.boards.at(thing.board)->grid;
    const auto label = [&](model::HexCoord hex) {
        const auto cell = source.map ? source.map->cellOf({thing.board, hex}) : std::nullopt;
        return cell ? source.map->label(*cell) : grid.contains(hex) ? grid.label(hex) : std::string("?");
    };
    if (path.hexes.size() > 1)
        return {trLater("%s from %s to %s"), {name, label(path.hexes.front()), label(path.hexes.back())}};
    if (!path.sides.empty()) return {trLater("%s at %s"), {name, label(path.sides.front().hex)}};
    return name;
}

/// The named paths of the board first.
std::vector<PaletteEntry> nameLines(const SheetSource& source, const BoardThing& thing) {
    std::vector<PaletteEntry> lines{{straightLine, tr("straight")}, {ownCurve, tr("own curve")}};
    const auto& paths = source.document.boards.at(thing.board)->paths;
    for (const bool areNamed : {true, false})
        for (const auto& path : paths) {
            if (path.name.empty() == areNamed) continue;
            const auto words = areNamed ? path.name.in(source.language)
                                        : pathTitle(source, thing, path).inSentence().in(source.language);
            lines.push_back({alongPath + path.id.text, tr("along %s", words)});
        }
    return lines;
}

model::MapName onLine(const SheetSource& source, const BoardThing& thing, const model::MapName& name,
                      const std::string& line) {
    if (line == ownCurve)
        return source.map ? bentName(*source.map, source.look.get(), thing.board, name, source.language)
                          : name;
    model::MapName made = name;
    made.curve.clear();
    made.path = model::PathId(line.starts_with(alongPath) ? line.substr(alongPath.size()) : std::string());
    return made;
}

PropertySheet nameSheet(const SheetSourcePtr& source, const model::Subject& subject, const BoardThing& thing,
                        const model::MapName& name) {
    PropertyRows rows(named("Name %s", name.text), *source, subject);
    rows.names(name.text, [source, thing, name](model::LocalText text) {
        model::MapName made = name;
        made.text = std::move(text);
        return model::withMapName(source->document, thing.board, made);
    });
    rows.text(named("Lettering style"), name.style,
              [source, thing, name](const std::string& style) -> Change {
                  model::MapName made = name;
                  made.style = style;
                  return model::withMapName(source->document, thing.board, made);
              });
    rows.choice(named("Line"), nameLine(name), nameLines(*source, thing),
                [source, thing, name](const std::string& line) {
                    return model::withMapName(source->document, thing.board,
                                              onLine(*source, thing, name, line));
                });
    return std::move(rows).sheet();
}

PropertySheet pathSheet(const SheetSourcePtr& source, const model::Subject& subject, const BoardThing& thing,
                        const model::Path& path) {
    PropertyRows rows(pathTitle(*source, thing, path), *source, subject);
    const auto write = [source, thing](const model::Path& made) {
        return model::withPath(source->document, thing.board, made);
    };
    rows.names(path.name, [path, write](model::LocalText name) {
        model::Path made = path;
        made.name = std::move(name);
        return write(made);
    });
    rows.choice(named("Kind"), path.kind.text, source->palette.pathKinds,
                [path, write](const std::string& id) {
                    model::Path made = path;
                    made.kind = model::PathKindId(id);
                    return write(made);
                });
    if (path.hexes.empty())
        rows.fixed(named("Hexsides"), std::to_string(path.sides.size()));
    else
        rows.fixed(named("Hexes"), std::to_string(path.hexes.size()));
    return std::move(rows).sheet();
}

template <class Things>
auto thingNamed(const Things& things, const std::string& id) {
    return std::ranges::find_if(things, [&](const auto& thing) { return thing.id.text == id; });
}

}  // namespace

PropertySheet boardThingSheet(const SheetSource& source, const model::Subject& subject) {
    const auto thing = thingOf(source.document, subject);
    if (!thing) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    if (const auto* contour = contourOf(source.document, *thing))
        return contourSheet(kept, subject, *thing, *contour);
    if (const auto* area = areaOf(source.document, *thing)) return areaSheet(kept, subject, *thing, *area);
    if (const auto* name = nameOf(source.document, *thing)) return nameSheet(kept, subject, *thing, *name);
    if (const auto* path = pathOf(source.document, *thing)) return pathSheet(kept, subject, *thing, *path);
    return {};
}

PropertySheet zoneSheet(const SheetSource& source, const model::Subject& subject) {
    if (!source.document.scenario) return {};
    const auto& zones = (*source.document.scenario)->zones;
    const auto it = thingNamed(zones, subject.id);
    if (it == zones.end()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    PropertyRows rows(named("Zone %s", namesOf(*it)), source, subject);
    rows.names(it->name, [kept, now = *it](model::LocalText name) {
        model::Zone made = now;
        made.name = std::move(name);
        return model::withZone(kept->document, made);
    });
    rows.choice(named("Side"), it->side.text, sideChoices(source, tr("no owner")),
                [kept, now = *it](const std::string& id) {
                    model::Zone made = now;
                    made.side = model::SideId(id);
                    return model::withZone(kept->document, made);
                });
    if (source.map) rows.fixed(named("Hexes"), std::to_string(shapeOf(*source.map, subject).hexes.size()));
    return std::move(rows).sheet();
}

PropertySheet objectiveSheet(const SheetSource& source, const model::Subject& subject) {
    if (!source.document.scenario) return {};
    const auto& objectives = (*source.document.scenario)->objectives;
    const auto it = thingNamed(objectives, subject.id);
    if (it == objectives.end()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto changed = [kept, now = *it](const auto& set) {
        return [kept, now, set](auto value) {
            model::Objective made = now;
            set(made, std::move(value));
            return model::withObjective(kept->document, made);
        };
    };
    using model::Objective;
    PropertyRows rows(named("Objective %s", namesOf(*it)), source, subject);
    rows.names(it->name, changed([](Objective& one, model::LocalText name) { one.name = std::move(name); }));
    rows.number(named("Victory points"), it->points, 0, mostPoints, true,
                changed([](Objective& one, std::optional<int> points) { one.points = points; }));
    rows.choice(named("Owner"), it->side.text, sideChoices(source, tr("any side")),
                changed([](Objective& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.choice(named("Held at start by"), it->owner.text, sideChoices(source, tr("not set")),
                changed([](Objective& one, const std::string& id) { one.owner = model::SideId(id); }));
    rows.text(named("Hexes"), labelsIn(**source.document.scenario, it->hexes),
              [kept, now = *it](const std::string& text) -> Change {
                  if (!kept->map) return tr("There is no map.");
                  auto hexes = hexesIn(*kept->map, text);
                  if (auto* refusal = std::get_if<std::string>(&hexes)) return std::move(*refusal);
                  Objective made = now;
                  made.hexes = std::move(std::get<std::vector<model::HexRef>>(hexes));
                  if (made.hexes.empty())
                      return tr("An objective needs at least one hex. Press Delete to remove the objective.");
                  return model::withObjective(kept->document, made);
              });
    if (source.game)
        rows.values(
            source.game->catalogue.objectiveAttributes, it->attributes,
            changed([](Objective& one, model::Attributes values) { one.attributes = std::move(values); }));
    return std::move(rows).sheet();
}

}  // namespace cota::session
