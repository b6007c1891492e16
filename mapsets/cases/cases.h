#pragma once
// Worked cases of a game (cases.xml): a tiny map, who stands on it, what is asked and the exact answer. The
// game's data proves itself: whoever checks the game asks them. A case becomes an ordinary document, so it is
// judged on the same battlefield as everything else.
//
//   <cases of="game" version="1">
//     <letter is="W" terrain="woods"/> <letter is="S" feature="smoke"/>     legend of the maps below
//     <case id= kind= cite= standing= disputed="evidence" out-of-scope="why" board="C" map= without=
//     north="top"
//           map-of="an earlier case, on whose map and units this one builds">
//       <row hexes="0 20W 0T"/>                hexes 0,0 1,0 2,0: height in the game's unit, and letters
//       <hex at="1,-1" is="0WF" features="wrecks wrecks"/>
//       <path kind="road" hexes="0,0 1,0"/>
//       <turn light="night" weather="" visibility="6"/>
//       <part kind= hexes= values .../>        a part of the scenario
//       <zone id="z"> terms as in a scenario </zone>
//       <option id="overlook" value="both"/>
//       <unit id= class= side= at= | aboard= count="3" states="hidden mode=march" nation= printed values ...>
//         <values ... what the counter has beside its type/> </unit>
//       <part kind= values .../>               of the scenario
//       <ask kind="if not the case's" expect="..." what the kind needs ...><option id= value=/></ask>
//     </case>
//
// A unit with count="3" and id "i" is i1, i2, i3. What nobody names is the game's first terrain at height 0.
// Hexes are axial "q,r" on a map that is as large as the case needs. With board="C" the map is a blank board
// of the game's own grid called C instead, and hexes are its printed numbers: "C304" or "304". With
// map="hills.board.xml" it is that board of the game's folder, and so are its numbers; without= leaves some
// of its outlines and contours out.

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

/// One question of a case. What `values` may hold is up to the kind; a name or a word it does not know fails.
///
///   los         from, to (hexes); both-ways=yes asks the way back too     -> clear | blocked
///   trace       from, to                                   -> "hex:1,0 pair:1,0|0,1 ...", without its ends;
///               corners=yes: with the hexes it only touches, "corner:1,0"
///   view        watchers (hexes) or zone (id); what = seen (by any of them) | hidden (from all of them);
///               among (of these hexes only)                           -> hexes, in any order
///   height      at, what = ground | top | eye (of those who stand there)  -> height in the game's unit
///   fire        unit, at (the target hex)                                 -> allowed | blocked
///   spot        unit, target (units)                       -> hexes, the most it may be away | unlimited
///               spotted: yes | no, in sight and near enough
///   move        unit, along (hexes after its own), also (names of what else it spends points on),
///               alone = yes (it has left its carrier)                     -> points | prohibited (a step is)
///               unit: several move together; stays=yes: and stay there; "3+": a cost on the way is unknown
///   mode        unit, into                                 -> points to change to that mode | never
///   allowance   unit                                                      -> movement points
///               hurried: points if the unit hurries | none
///   reach       unit, or class (mobility) with allowance and from; to     -> first turn there | never
///               load, unload (unit): the carrier takes it aboard, or puts it down, before it moves
///                                                         -> also why it cannot: carrier | cargo |
///                                                            carrier-points | passenger-points
///               cost: also the points spent in that turn
///               minimum = yes | no: whether only as the one hex any unit may move
///               hurries=yes: it does; turns: no more than so many; at-most: the latest first turn | never;
///               roll = yes | no: whether by luck only
///   approach    unit, from, to                                            -> free | needs-leader
///   flee        unit (demoralized)                                        -> must | free | eliminated
///   command     unit (a leader alone) or at (a stack); what = acts (default) | may-approach
///                                                                         -> ids of units, in any order
///   assault     at, side, what = attack | defend                          -> ids of units, in any order
///   stack       at, side, unload (unit) or enters (units), what = limits (default) -> fits | too-many
///               over: also how much too many, of the row that is exceeded most
///               what = a row of the game's stacking, such as column       -> yes (it holds) | no
///               count: of that row
///   composition unit, or part (kind of part of the case)                  -> full | weakened | overfull
///   range       unit, target (units); with (units that support it: the worst band of all)   -> band | out
///               range, power: also those of the unit; allowed = yes | no: whether it may fire so
///   cover       unit, or at and side (an assault on the hex)              -> number | none
///   drift       at, factor, black, red (dice)                             -> hit | lost | hex
///               what = factor: at, side                                   -> number
///   round       value                                                     -> whole number
///   initiative  a, b (totals), or a-bonus, a-roll, b-bonus, b-roll        -> segments of the higher one
///   order       list                                                      -> its words, lowest first
///   line        text of an order of battle                                -> companies | wrong
///               letters (or "drawn"), units (leaders not counted), written: also what it says
///               steps: of classes, one unit class for each item; left: what its letters leave of a pool
///   order-size  list of formations and units on an order                  -> whole number
///               elements, whole: also what it is made of; joins: a list that is added to an order that
///               waits: grown: its size then, left: of so many weighted turns (turns)
///   ride        unit, spent (by its carrier)                              -> points it has spent itself
///   adjacent    from, to                                                  -> yes | no
///   distance    from, to                                                  -> hexes
///   neighbours  at                                                        -> hexes, in any order
///   hex-number  text (with board= only)       -> "C 3 4": board ("-": not said), printed column, row | none
///   use         at                                                        -> playable | staging | unplayable
///   zone        id; what = hexes (default) | playable | staging | entered (playable ones next to those)
///                                                                         -> hexes, in any order
///
/// Of "los" the values hindrance (a number) and by (the hexes that decide) are compared where they are
/// stated. Hexes are written as in the case's map.
struct CaseQuery {
    std::string kind;  // the case's where the question says nothing
    model::Attributes values;
    std::map<model::OptionId, std::string>
        options;  // switches set for this question, beside those of the case
    std::string expect;
    model::SourceSpan where;

    /// The value of `name`, or empty.
    const std::string& value(std::string_view name) const;
};

struct Case {
    std::string id;
    std::string kind;
    Provenance from;         // citation, and whether the rulebook says it or it is derived
    std::string disputed;    // evidence, where we believe the reference that lists the case to be wrong
    std::string outOfScope;  // why the case cannot be asked here; such a case has no questions
    model::Document
        setup;  // one board "map" and a scenario on it; units as counters with the ids of the case
    model::HexCoord shift;  // from the case's hexes to those of the board and the battlefield
    std::string board;      // hexes are the printed numbers of this board; empty: axial
    bool isDrawn = false;   // it is a board of the game's folder: answers leave its name out
    std::vector<CaseQuery> queries;
    model::SourceSpan where;

    /// The setup with the switches of one question.
    model::Document setupFor(const CaseQuery& query) const;
    /// How the setup's battlefield calls the hex "q,r" of the case: "@q,r".
    std::string label(std::string_view hex) const;
    /// The hex "q,r" of the case on the battlefield, and back; of cases without a board of their own.
    std::optional<model::HexCoord> onField(std::string_view hex) const;
    std::string text(model::HexCoord onField) const;
    /// Neither out of the scope of a tool for maps and scenarios nor believed wrong.
    bool isAsked() const { return outOfScope.empty() && disputed.empty(); }
};

/// "q,r" with whole numbers.
std::optional<model::HexCoord> readCaseHex(std::string_view text);

/// The cases of a mapset itself (its layers have their own, of their own values), from all files cases*.xml
/// of its folder in the order of their names; none where there are none.
model::Loaded<std::vector<Case>> readCases(const Mapset& mapset);

/// Asks every question of the case and says which are answered otherwise than the case expects, or cannot be
/// asked (MAPSET-053, -054); nothing for cases that are not asked. The game and the case must have been read
/// without errors.
std::vector<model::Finding> proveCase(const Mapset& mapset, const Case& one);

}  // namespace cota::mapsets
