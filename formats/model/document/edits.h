#pragma once
// Everything that can happen to a document, as pure functions: document in, changed document out. They keep
// the invariants of the model (nothing off its board, no two notes for a hex) and give back the very same
// document where nothing changes, so that an empty edit is no step of the history.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::model {

// --- boards. `board` is the key in Document::boards; with an unknown key the document comes back as it was.
// Hexes that are not on the board are passed over.

/// Paints the hexes with `mix`; a mix without terrain paints the board's ground.
Document withTerrain(const Document& document, const std::string& board, std::span<const HexCoord> hexes,
                     const TerrainMix& mix);
/// Sets the elevation level (game levels).
Document withLevel(const Document& document, const std::string& board, std::span<const HexCoord> hexes,
                   int level);
/// Raises (or with a negative number lowers) the hexes by `levels`, each from where it is.
Document withLevelRaised(const Document& document, const std::string& board, std::span<const HexCoord> hexes,
                         int levels);
/// Replaces what is noted of one hex; an empty note removes it.
Document withHexNote(const Document& document, const std::string& board, HexCoord hex, const HexNote& note);
/// Adds the feature, or replaces the one of its kind in its hex.
Document withFeature(const Document& document, const std::string& board, const FeatureAt& feature);
Document withoutFeature(const Document& document, const std::string& board, HexCoord hex,
                        const FeatureId& kind);
/// Adds the hexside feature, or replaces the one of its kind there.
Document withHexside(const Document& document, const std::string& board, const HexsideAt& hexside);
Document withoutHexside(const Document& document, const std::string& board, HexSide side,
                        const HexsideId& kind);
/// Adds the path, or replaces the one with its id.
Document withPath(const Document& document, const std::string& board, const Path& path);
Document withoutPath(const Document& document, const std::string& board, const PathId& id);

// Paths as they are drawn: by strokes that go on where others end.

/// Adds a stroke through hexes, consecutive ones being neighbours. What a path of the kind runs along already
/// is left out; where the stroke begins or ends at the one end of such a path that is there, it goes on with
/// it, and two paths may become one, with the id of the first. Extras and attributes stay those of the older
/// path.
Document withPathDrawn(const Document& document, const std::string& board, const PathKindId& kind,
                       std::span<const HexCoord> hexes);
/// The same along hexsides, consecutive ones sharing a corner.
Document withPathDrawn(const Document& document, const std::string& board, const PathKindId& kind,
                       std::span<const HexSide> sides);
/// Whether two different sides have a corner in common.
bool haveCommonCorner(const HexSide& one, const HexSide& other);
/// Takes the kind's links between consecutive hexes of a stroke away; of a single hex all it has there. Paths
/// are cut in two where need be; parts of a single hex go.
Document withPathErased(const Document& document, const std::string& board, const PathKindId& kind,
                        std::span<const HexCoord> hexes);
Document withPathErased(const Document& document, const std::string& board, const PathKindId& kind,
                        std::span<const HexSide> sides);
Document withArea(const Document& document, const std::string& board, const Area& area);
Document withoutArea(const Document& document, const std::string& board, const std::string& id);
Document withContour(const Document& document, const std::string& board, const Contour& contour);
Document withoutContour(const Document& document, const std::string& board, const std::string& id);

// Changes of one contour, named by its id; with an unknown id the document comes back as it was.

/// Draws the line anew. Fewer than two points are no line: then nothing changes.
Document withContourPoints(const Document& document, const std::string& board, const std::string& id,
                           std::vector<GridPoint> points);
Document withContourMetres(const Document& document, const std::string& board, const std::string& id,
                           int metres);
/// Says which side of it is the higher one, seen along its points.
Document withContourHigh(const Document& document, const std::string& board, const std::string& id,
                         HighSide high);
Document withContourDashed(const Document& document, const std::string& board, const std::string& id,
                           bool dashed);
/// Where its height is printed; empty: wherever there is room.
Document withContourLabels(const Document& document, const std::string& board, const std::string& id,
                           std::vector<GridPoint> labels);
/// Draws it the other way round; the higher side stays where it is.
Document withContourTurned(const Document& document, const std::string& board, const std::string& id);
/// Ties the end of one line (its last point, or its first with `atFront`) to an end of another one, which
/// goes. Of one line alone: its own two ends. Lines of different heights are not joined.
Document withContoursJoined(const Document& document, const std::string& board, const std::string& id,
                            bool atFront, const std::string& other, bool otherAtFront);
/// Parts the line at one of its points; the second part gets `newId`. A closed line is opened there.
Document withContourParted(const Document& document, const std::string& board, const std::string& id,
                           std::size_t point, const std::string& newId);
/// Cuts every contour at the edge of the hex field; what lies outside goes. Further parts of a line get its
/// id with a number.
Document withContoursCut(const Document& document, const std::string& board);
/// Adds the name, or replaces the one at the same point; an empty text removes it.
/// Adds the spot height, or replaces the one at the same point.
Document withSpotHeight(const Document& document, const std::string& board, const SpotHeight& height);
Document withoutSpotHeight(const Document& document, const std::string& board, GridPoint at);
Document withMapName(const Document& document, const std::string& board, const MapName& name);
Document withBoardTitle(const Document& document, const std::string& board, const LocalText& title);
/// Gives the board another grid. Hexes keep column and row; what falls outside goes, new hexes are ground.
/// Hexside records stay only while stagger and orientation do: another lattice has no such sides.
Document withGrid(const Document& document, const std::string& board, const Grid& grid);

// --- forces. `forces` is the key in Document::forces.

/// Each adds the record, or replaces the one with its id.
Document withCounterType(const Document& document, const std::string& forces, const CounterType& type);
Document withFormation(const Document& document, const std::string& forces, const Formation& formation);
Document withCounter(const Document& document, const std::string& forces, const Counter& counter);
Document withoutCounterType(const Document& document, const std::string& forces, const CounterTypeId& id);
/// Removes the formation; what belonged to it moves up to its parent.
Document withoutFormation(const Document& document, const std::string& forces, const FormationId& id);
/// Removes the counter, and its placement in the scenario.
Document withoutCounter(const Document& document, const std::string& forces, const CounterId& id);

// --- the scenario. Without one the document comes back as it was.

Document withScenarioTitle(const Document& document, const LocalText& title);
Document withAssembly(const Document& document, const Assembly& assembly);
Document withTurns(const Document& document, const TurnTrack& turns);
/// Sets a switch of the rules; an empty value goes back to the mapset's default.
Document withOption(const Document& document, const OptionId& option, const std::string& value);
Document withSide(const Document& document, const Side& side);
Document withZone(const Document& document, const Zone& zone);
Document withoutZone(const Document& document, const ZoneId& id);
/// Adds the group, or replaces the one with its id.
Document withGroup(const Document& document, const Group& group);
Document withoutGroup(const Document& document, const GroupId& id);
/// Puts the placement into `group`, and takes the counter out of wherever it was before.
Document withPlacement(const Document& document, const GroupId& group, const Placement& placement);
Document withoutPlacement(const Document& document, const CounterId& counter);
Document withObjective(const Document& document, const Objective& objective);
Document withoutObjective(const Document& document, const ObjectiveId& id);
Document withVictory(const Document& document, const VictoryCondition& condition);
Document withScenarioFeature(const Document& document, const ScenarioFeature& feature);
Document withoutScenarioFeature(const Document& document, const HexRef& at, const FeatureId& kind);
Document withAcceptance(const Document& document, const Acceptance& acceptance);

}  // namespace cota::model
