#pragma once
// The rules of a game without a map, with their formulas read: which things there are, the kinds of groups,
// what must hold, and what can be done to what. Made once for a mapset, which must outlive it.

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/mapset.h"
#include "mapsets/formula/formula.h"
#include "mapsets/table/printed_values.h"
#include "mapsets/table/set_up_stage.h"
#include "mapsets/table/table_kinds.h"

namespace cota::mapsets {

/// A formula that cannot be read, or a name with two meanings.
struct TableFault {
    std::string place;  // in Mapset::places: "term/river-protects/is"
    FormulaFault fault;
};

class TableGame {
  public:
    struct Must {
        const TableMust* row = nullptr;
        TableKind of = TableKind::table;
        std::optional<Formula> when;
        Formula that;
    };
    struct Units {
        const ActionUnits* row = nullptr;
        bool isOfTarget = false;
        std::optional<Formula> where, most, best;
    };
    struct Need {
        const ActionNeed* row = nullptr;
        std::optional<Formula> when;
        Formula that;
    };
    struct Row {
        const TotalRow* row = nullptr;
        std::optional<Formula> when, is;
    };
    struct Total {
        const ActionTotal* total = nullptr;
        std::vector<Row> rows;
    };
    struct Result {
        const ActionResult* row = nullptr;
        Formula when;
    };
    struct Action {
        const TableAction* row = nullptr;
        TableKind actor = TableKind::group, target = TableKind::group;
        bool hasTarget = false;
        std::optional<Formula> cost;
        std::vector<Units> units;
        std::vector<Need> needs;
        std::vector<Total> totals;
        std::vector<Result> results;
    };
    struct Score {
        const TableScore* row = nullptr;
        TableKind of = TableKind::card;
        std::optional<Formula> when;
        Formula is;
    };

    TableGame(const TableGame&) = delete;
    TableGame& operator=(const TableGame&) = delete;

    /// Rows with a fault are left out, and told in `faults`.
    TableGame(const Mapset& mapset, std::vector<TableFault>& faults);

    const Mapset& mapset() const { return *mapset_; }
    const FormulaSchema& schema() const { return schema_; }
    const std::vector<Must>& musts() const { return musts_; }
    const std::vector<Action>& actions() const { return actions_; }
    const std::vector<Score>& scores() const { return scores_; }
    /// The steps of the set-up, in order.
    const std::vector<SetUpStage>& setUp() const { return setUp_; }
    const Action* action(std::string_view id) const;
    /// The ids of the needs that follow from the phase and the cost of an action.
    static constexpr std::string_view phaseNeed = "phase", costNeed = "actions";
    /// Whether a formula of the game asks for the option.
    bool asksFor(const Option& option) const;
    /// What cards have printed.
    const PrintedValues& printed() const { return printed_; }
    /// The field with the kind of a group.
    int groupKindField() const { return groupKind_; }

  private:
    friend class TableGameBuilder;
    const Mapset* mapset_;
    std::deque<ActionNeed> ownNeeds_;  // those that follow from phase= and cost=
    FormulaSchema schema_;
    std::vector<Must> musts_;
    std::vector<Action> actions_;
    std::vector<Score> scores_;
    std::vector<SetUpStage> setUp_;
    PrintedValues printed_;
    int groupKind_ = 0;
};

/// The kind of thing by its name.
std::optional<TableKind> tableKindOf(std::string_view name);
/// How formulas see a value that a game declares: numbers and flags as such, all others as words.
FormulaType formulaTypeOf(const AttributeType& type);
/// The field that says whether a marker of a kind lies there: "marked-mines".
std::string markedField(const MarkerKind& kind);

}  // namespace cota::mapsets
