#pragma once
// What a game without a map declares: kinds of spaces, markers and relations, and its rules as rows of
// formulas (mapsets/formula). mapsets/table computes them.

#include <string>
#include <vector>

#include "formats/model/document/tableau_view.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// A pile, a hand, the area before a player, a place of a schematic map.
struct SpaceKind {
    std::string id;
    model::LocalText name;
    bool isOfSeat = false;                            // each seat has its own; else the table has one
    model::Visibility seen = model::Visibility::all;  // who sees the faces of what lies in it
    bool hasGroups = false;                           // cards lie in it in groups
    bool isOrdered = false;                           // the order of its cards means something
    bool isNeeded = false;                            // every scenario must write it
    Provenance from;
};

struct MarkerKind {
    enum class On { card, group, space, table };
    std::string id;
    model::LocalText name;
    On on = On::card;
    int least = 0;
    int most = 0;    // 0: a marker without a number
    int supply = 0;  // how many there are; 0: not stated
    Provenance from;
};

struct RelationKind {
    std::string id;
    model::LocalText name;
    std::vector<std::string> labels;  // printed on the pairs of markers; none: without labels
    int least = 0;
    int most = 0;
    Provenance from;
};

struct TablePhase {
    std::string id;
    model::LocalText name;
    Provenance from;
};

/// A formula with a name, a field of one kind of thing.
struct TableTerm {
    std::string id;
    model::LocalText name;
    std::string of;
    std::string is;
    Provenance from;
};

/// A group is of the first kind whose condition holds.
struct GroupKind {
    std::string id;
    model::LocalText name;
    std::string when;
    Provenance from;
};

/// What must hold in every position, or in one right after the set-up.
struct TableMust {
    std::string id;
    model::LocalText name;  // what is wrong, with {thing} and {seat}
    model::LocalText cure;
    std::string of;    // kind of thing
    std::string when;  // empty: always
    std::string that;
    bool isOfSetUp = false;
    model::Severity severity = model::Severity::error;
    std::vector<std::string> covers;  // ids of the CatalogueChecks it covers
    Provenance from;
};

/// Who takes part in an action unless somebody says otherwise.
struct ActionUnits {
    std::string of;     // actor or target
    std::string where;  // empty: all cards
    std::string most;   // a number; empty: any number
    std::string best;   // if there are more than `most`: those with the highest value
    Provenance from;
};

struct ActionSupport {
    std::string id;
    model::LocalText name;
    Provenance from;
};

struct ActionNeed {
    std::string id;
    model::LocalText name;  // the condition as a sentence
    std::string when;       // empty: always asked
    std::string that;
    Provenance from;
};

/// One row of a total, in order.
struct TotalRow {
    enum class Kind { add, half, dice };
    Kind kind = Kind::add;
    std::string id;
    model::LocalText name;
    std::string when;  // empty: always
    std::string is;    // of add: the number
    int sides = 0;     // of dice: 1 to `sides` is added
    Provenance from;
};

struct ActionTotal {
    std::string of;  // the name that results use: attack, defence
    model::LocalText name;
    std::vector<TotalRow> rows;
};

struct ActionResult {
    std::string id;
    model::LocalText name;
    std::string when;  // over the totals, by their names
    Provenance from;
};

/// Something that one thing does to another: attack, withdraw, deploy.
struct TableAction {
    std::string id;
    model::LocalText name;
    std::string actor;   // kind of thing
    std::string target;  // empty: it needs none
    std::string phase;   // empty: any
    std::string cost;    // in actions; empty: none
    std::vector<ActionUnits> units;
    std::vector<ActionSupport> supports;
    std::vector<ActionNeed> needs;
    std::vector<ActionTotal> totals;
    std::vector<ActionResult> results;
    Provenance from;
};

/// Points of a seat, summed over things.
struct TableScore {
    std::string id;
    model::LocalText name;
    std::string of;
    std::string when;
    std::string is;
    Provenance from;
};

/// Cards of which every seat must have some after a step that deals; else the step is done again.
struct SetUpHold {
    std::string id;
    model::LocalText name;
    std::string where;  // which cards
    int least = 1;
    Provenance from;
};

/// One step of the set-up; the steps follow each other. Formulas say how many and which cards.
struct SetUpStep {
    enum class Do { collect, move, shuffle, deal, select, deploy };
    std::string id;
    model::LocalText name;
    Do act = Do::move;
    std::string when;                          // empty: always
    std::string source, target, aside;         // kinds of spaces
    std::string where, stay, needed;           // conditions on cards; of select on types
    std::string count, most, upTo;             // numbers
    bool hasSides = true;                      // of select: each choice is for a side
    std::vector<std::string> keeps;            // ids of the TableMusts that choices must keep
    std::vector<std::string> tableAttributes;  // of collect: values of the table that are left
    std::vector<SetUpHold> holds;
    Provenance from;
};

struct TableRules {
    std::vector<SpaceKind> spaces;
    std::vector<MarkerKind> markers;
    std::vector<RelationKind> relations;
    std::vector<TablePhase> phases;
    std::vector<TableTerm> terms;  // each may use those before it
    std::vector<GroupKind> groups;
    std::vector<TableMust> musts;
    std::vector<TableAction> actions;
    std::vector<TableScore> scores;
    std::vector<SetUpStep> setUp;
    std::vector<AttributeType> tableAttributes;  // values of a tableau, and of what lies on it
    std::vector<AttributeType> seatAttributes;
    std::vector<AttributeType> spaceAttributes;
    std::vector<AttributeType> groupAttributes;
    std::vector<AttributeType> cardAttributes;
    std::vector<AttributeType> relationAttributes;

    /// Whether the game is played without a map.
    bool isUsed() const { return !spaces.empty(); }
};

}  // namespace cota::mapsets
