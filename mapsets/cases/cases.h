#pragma once
// Worked cases of a game (cases.xml): a tiny map, the units on it, questions and their exact answers.
// Checking a game asks all its cases. A case becomes an ordinary document and is judged on an ordinary
// battlefield.
//
//   <cases of="game" version="1">
//     <letter is="W" terrain="woods"/> <letter is="S" feature="smoke"/>     legend of the maps below
//     <case id= kind= cite= standing= disputed="evidence" out-of-scope="why" board="C" map= without=
//     north="top"
//           map-of="an earlier case, whose map and units this one extends">
//       <row hexes="0 20W 0T"/>                hexes 0,0 1,0 2,0: height in the game's unit, and letters
//       <hex at="1,-1" is="0WF" features="wrecks wrecks"/>
//       <path kind="road" hexes="0,0 1,0"/>
//       <turn light="night" weather="" visibility="6"/>
//       <part kind= hexes= values .../>        a detail of the scenario
//       <zone id="z"> terms as in a scenario </zone>
//       <option id="overlook" value="both"/>
//       <unit id= class= side= at= | aboard= count="3" states="hidden mode=march" nation= printed values...>
//         <values ... of the counter, in addition to those of its type/> </unit>
//       <ask kind="if not the case's" expect="..." values of the kind ...><option id= value=/></ask>
//     </case>
//
// A unit with count="3" and id "i" is i1, i2, i3. Hexes that are not listed have the first terrain of the
// game at height 0. Hexes are axial, "q,r", on a map as large as the case needs. With board="C" the map is a
// blank board of the game's default grid called C, and hexes are its printed numbers: "C304" or "304". With
// map="hills.board.xml" it is that board in the folder of the game, with its own numbers; without= leaves
// out some of its areas and contours.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/loaded.h"
#include "formats/model/geometry/hex.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// One question of a case. Its kind decides which names and words `values` may have; others are reported.
///
///   los         from, to (hexes); both-ways=yes: also checks the way back -> clear | blocked
///   trace       from, to                                   -> "hex:1,0 pair:1,0|0,1 ...", without its ends;
///               corners=yes: also the hexes it only touches, "corner:1,0"
///   view        watchers (hexes) or zone (id); what = seen (by any of them) | hidden (from all of them);
///               among (only these hexes)                              -> hexes, in any order
///   height      at, what = ground | top | eye (of the units there)        -> height in the game's unit
///   fire        unit, at (the target hex)                                 -> allowed | blocked
///   spot        unit, target (units)                       -> greatest distance in hexes | unlimited
///               spotted: yes | no: in sight and near enough
///   move        unit, along (hexes after its own), also (names of other actions it spends points on),
///               alone = yes (it has left its carrier)            -> points | prohibited (one of the steps)
///               unit: several move together; stays=yes: and stay there; "3+": some cost is unknown
///   mode        unit, into                                 -> points to change to that mode | never
///   allowance   unit                                                      -> movement points
///               hurried: points if the unit hurries | none
///   reach       unit, or class (mobility) with allowance and from; to     -> first turn there | never
///               load, unload (unit): the carrier loads or unloads it before it moves
///                                                         -> or why it cannot: carrier | cargo |
///                                                            carrier-points | passenger-points
///               cost: also the points spent in that turn
///               minimum = yes | no: reached only by the rule "always one hex"
///               hurries=yes: the unit hurries; turns: limit of turns; at-most: latest first turn | never;
///               roll = yes | no: reached only by a lucky roll
///   approach    unit, from, to                                            -> free | needs-leader
///   flee        unit (demoralized)                                        -> must | free | eliminated
///   command     unit (a leader alone) or at (a stack); what = acts (default) | may-approach
///                                                                         -> ids of units, in any order
///   assault     at, side, what = attack | defend                          -> ids of units, in any order
///   stack       at, side, unload (unit) or enters (units), what = limits (default) -> fits | too-many
///               over: the excess over the limit, in the row where it is largest
///               what = a row of the game's stacking, such as column       -> yes (within it) | no
///               count: the count of that row
///   composition unit, or part (kind of part of the case)                  -> full | weakened | overfull
///   range       unit, target (units); with (supporting units): the worst band of all        -> band | out
///               range, power: of the unit; allowed = yes | no: it may fire at that range
///   cover       unit, or at and side (an assault on the hex)              -> number | none
///   drift       at, factor, black, red (dice)                             -> hit | lost | hex
///               what = factor: at, side                                   -> number
///   round       value                                                     -> whole number
///   initiative  a, b (totals), or a-bonus, a-roll, b-bonus, b-roll        -> segments of the higher one
///   order       list                                                      -> its words, lowest first
///   line        text of an order of battle                                -> companies | wrong
///               letters (or "drawn"), units (without leaders), written: the line as written out
///               steps: with classes, one unit class for each item; left: the letters left of pool
///   order-size  list of formations and units on an order                  -> whole number
///               elements: their number; whole = yes | no: it includes a whole formation; joins: a list
///               added to a waiting order; grown: its size then; left: the weighted turns left of turns
///   ride        unit, spent (by its carrier)                              -> points the unit has spent
///   adjacent    from, to                                                  -> yes | no
///   distance    from, to                                                  -> hexes
///   neighbours  at                                                        -> hexes, in any order
///   hex-number  text (with board= only)       -> "C 3 4": board ("-": none), printed column, row|none
///   use         at                                                       -> playable | staging | unplayable
///   zone        id; what = hexes (default) | playable | staging | entered (playable hexes next to those)
///                                                                         -> hexes, in any order
///
/// "los" also compares the values hindrance (a number) and by (the hexes that decide), if the question has
/// them. Hexes are written in the notation of the case.
struct CaseQuery {
    std::string kind;  // that of the case unless the question states one
    model::Attributes values;
    std::map<model::OptionId, std::string> options;  // for this question, besides those of the case
    std::string expect;
    model::SourceSpan where;

    /// The value of `name`, or empty.
    const std::string& value(std::string_view name) const;
};

struct Case {
    std::string id;
    std::string kind;
    Provenance from;         // citation, and whether the rulebook states it or it is derived
    std::string disputed;    // evidence, if we believe the reference that lists the case to be wrong
    std::string outOfScope;  // why the case cannot be asked here; such a case has no questions
    model::Document setup;   // one board "map" and a scenario on it; counters have the ids of the units
    model::HexCoord shift;   // from the case's hexes to those of the board and the battlefield
    std::string board;       // hexes are printed numbers of this board; empty: axial
    bool isDrawn = false;    // the board is in the folder of the game; answers leave its name out
    std::vector<CaseQuery> queries;
    model::SourceSpan where;

    /// The setup with the options of one question.
    model::Document setupFor(const CaseQuery& query) const;
    /// The label on the battlefield of the hex "q,r" of the case: "@q,r".
    std::string label(std::string_view hex) const;
    /// Converts the hex "q,r" of the case to the battlefield, and back; only for cases without `board`.
    std::optional<model::HexCoord> onField(std::string_view hex) const;
    std::string text(model::HexCoord onField) const;
    /// Whether the case is in the scope of Cota and undisputed.
    bool isAsked() const { return outOfScope.empty() && disputed.empty(); }
};

/// "q,r" with whole numbers.
std::optional<model::HexCoord> readCaseHex(std::string_view text);

/// The cases of a mapset itself, without those of its layers, whose values differ, from the files cases*.xml
/// in its folder in the order of their names; empty if there are none.
model::Loaded<std::vector<Case>> readCases(const Mapset& mapset);

/// Asks every question of the case and reports those that are answered differently or cannot be asked
/// (MAPSET-053, -054). Returns nothing if the case is not asked. The game and the case must have been read
/// without errors.
std::vector<model::Finding> proveCase(const Mapset& mapset, const Case& one);

}  // namespace cota::mapsets
