#pragma once
// All edits of a document, as pure functions from one document to the next. They keep the invariants of the
// model (nothing outside its board, one note for a hex) and return the same document if nothing changes, so
// that an empty edit adds no step to the history.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::model {

// --- boards. `board` is the key in Document::boards; an unknown key changes nothing. Hexes outside the
// board are ignored.

/// Paints the hexes with `mix`; an empty mix paints the ground of the board.
Document withTerrain(const Document& document, const std::string& board, std::span<const HexCoord> hexes,
                     const TerrainMix& mix);
/// Sets the elevation level (game levels).
Document withLevel(const Document& document, const std::string& board, std::span<const HexCoord> hexes,
                   int level);
/// Raises the hexes by `levels`, or lowers them if negative, each from its own level.
Document withLevelRaised(const Document& document, const std::string& board, std::span<const HexCoord> hexes,
                         int levels);
/// Replaces the note of a hex; an empty note removes it.
Document withHexNote(const Document& document, const std::string& board, HexCoord hex, const HexNote& note);
/// Adds the feature, or replaces the feature of the same kind in its hex.
Document withFeature(const Document& document, const std::string& board, const FeatureAt& feature);
Document withoutFeature(const Document& document, const std::string& board, HexCoord hex,
                        const FeatureId& kind);
/// Adds the hexside feature, or replaces the feature of the same kind there.
Document withHexside(const Document& document, const std::string& board, const HexsideAt& hexside);
Document withoutHexside(const Document& document, const std::string& board, HexSide side,
                        const HexsideId& kind);
/// Adds the path, or replaces the path with the same id.
Document withPath(const Document& document, const std::string& board, const Path& path);
Document withoutPath(const Document& document, const std::string& board, const PathId& id);

// Paths as they are drawn: strokes may extend existing paths.

/// Adds a stroke through hexes; consecutive hexes are adjacent. Links that a path of the kind already has
/// are left out. A stroke that begins or ends at the end of exactly one such path extends it, and two paths
/// may become one with the id of the first. Extras and attributes stay those of the older path.
Document withPathDrawn(const Document& document, const std::string& board, const PathKindId& kind,
                       std::span<const HexCoord> hexes);
/// The same along hexsides; consecutive hexsides share a corner.
Document withPathDrawn(const Document& document, const std::string& board, const PathKindId& kind,
                       std::span<const HexSide> sides);
/// Whether two different hexsides share a corner.
bool haveCommonCorner(const HexSide& one, const HexSide& other);
/// Removes the links of the kind between consecutive hexes of a stroke; a stroke of one hex removes all
/// links in it. Paths are split if necessary; pieces of one hex are removed.
Document withPathErased(const Document& document, const std::string& board, const PathKindId& kind,
                        std::span<const HexCoord> hexes);
Document withPathErased(const Document& document, const std::string& board, const PathKindId& kind,
                        std::span<const HexSide> sides);
/// Splits the path at one of its hexes, which belongs to both pieces, or after one of its hexsides; the
/// second piece gets a new id. The ends change nothing.
Document withPathSplit(const Document& document, const std::string& board, const PathId& id,
                       std::size_t place);
Document withPathReversed(const Document& document, const std::string& board, const PathId& id);
/// Continues the path from its last hex (its first if `atFront`) straight to the edge of the board, and lets
/// it leave the board there.
Document withPathRunOff(const Document& document, const std::string& board, const PathId& id, bool atFront);
Document withArea(const Document& document, const std::string& board, const Area& area);
Document withoutArea(const Document& document, const std::string& board, const std::string& id);
Document withContour(const Document& document, const std::string& board, const Contour& contour);
Document withoutContour(const Document& document, const std::string& board, const std::string& id);

// Changes of the contour `id`; an unknown id changes nothing.

/// Replaces the points. Fewer than two points change nothing.
Document withContourPoints(const Document& document, const std::string& board, const std::string& id,
                           std::vector<GridPoint> points);
Document withContourMetres(const Document& document, const std::string& board, const std::string& id,
                           int metres);
/// Sets the higher side, seen along the points.
Document withContourHigh(const Document& document, const std::string& board, const std::string& id,
                         HighSide high);
Document withContourDashed(const Document& document, const std::string& board, const std::string& id,
                           bool dashed);
/// Sets where its height is printed; empty: wherever there is room.
Document withContourLabels(const Document& document, const std::string& board, const std::string& id,
                           std::vector<GridPoint> labels);
/// Reverses the line; the higher side does not change.
Document withContourTurned(const Document& document, const std::string& board, const std::string& id);
/// Joins the end of one line (its last point, or its first if `atFront`) to an end of another one, which is
/// removed. If both are the same line, its ends are joined. Lines of different heights are not joined.
Document withContoursJoined(const Document& document, const std::string& board, const std::string& id,
                            bool atFront, const std::string& other, bool otherAtFront);
/// Splits the line at one of its points; the second piece gets `newId`. A closed line is opened there.
Document withContourParted(const Document& document, const std::string& board, const std::string& id,
                           std::size_t point, const std::string& newId);
/// Cuts every contour at the edge of the board and removes the rest. Further pieces of a line get its id
/// with a number.
Document withContoursCut(const Document& document, const std::string& board);
/// Adds the spot height, or replaces the one at the same point.
Document withSpotHeight(const Document& document, const std::string& board, const SpotHeight& height);
Document withoutSpotHeight(const Document& document, const std::string& board, GridPoint at);
/// Adds the name, or replaces the one at the same point; an empty text removes it.
Document withMapName(const Document& document, const std::string& board, const MapName& name);
Document withBoardTitle(const Document& document, const std::string& board, const LocalText& title);
/// Sets another grid. Hexes keep column and row; anything outside it is removed, new hexes are ground.
/// Hexside records stay only if stagger and orientation do not change: another lattice has no such hexsides.
Document withGrid(const Document& document, const std::string& board, const Grid& grid);

// --- forces. `forces` is the key in Document::forces.

/// Each adds the record, or replaces the record with the same id.
Document withCounterType(const Document& document, const std::string& forces, const CounterType& type);
Document withFormation(const Document& document, const std::string& forces, const Formation& formation);
Document withCounter(const Document& document, const std::string& forces, const Counter& counter);
Document withoutCounterType(const Document& document, const std::string& forces, const CounterTypeId& id);
/// Removes the formation; its counters and subformations move up to its parent.
Document withoutFormation(const Document& document, const std::string& forces, const FormationId& id);
/// Removes the counter, and its placement in the scenario.
Document withoutCounter(const Document& document, const std::string& forces, const CounterId& id);

// --- the scenario. Without one the document does not change.

Document withScenarioTitle(const Document& document, const LocalText& title);
Document withAssembly(const Document& document, const Assembly& assembly);
Document withTurns(const Document& document, const TurnTrack& turns);
/// Sets an option of the rules; an empty value restores the mapset's default.
Document withOption(const Document& document, const OptionId& option, const std::string& value);
Document withSide(const Document& document, const Side& side);
Document withZone(const Document& document, const Zone& zone);
Document withoutZone(const Document& document, const ZoneId& id);
/// Adds the group, or replaces the group with the same id.
Document withGroup(const Document& document, const Group& group);
Document withoutGroup(const Document& document, const GroupId& id);
/// Puts the placement into `group` and removes the counter from its previous group.
Document withPlacement(const Document& document, const GroupId& group, const Placement& placement);
Document withoutPlacement(const Document& document, const CounterId& counter);
Document withObjective(const Document& document, const Objective& objective);
Document withoutObjective(const Document& document, const ObjectiveId& id);
Document withVictory(const Document& document, const VictoryCondition& condition);
Document withScenarioFeature(const Document& document, const ScenarioFeature& feature);
Document withoutScenarioFeature(const Document& document, const HexRef& at, const FeatureId& kind);
Document withAcceptance(const Document& document, const Acceptance& acceptance);

}  // namespace cota::model
