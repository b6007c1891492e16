#pragma once
// May this group attack that one, and why not? The answer of every action of a game: each need in order, what
// the totals are made of, and the chances of the results.

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/table/table_world.h"

namespace cota::mapsets {

/// Yes, no, or unknown because a value is missing.
enum class TableVerdict { yes, no, unknown };

struct NeedAnswer {
    const ActionNeed* need = nullptr;
    TableVerdict verdict = TableVerdict::yes;
    std::vector<FormulaGap> gaps;         // the values that are missing, if it is unknown
    std::vector<FormulaThing> witnesses;  // the things that decided it, if it asks for any or all
};

struct TotalRowAnswer {
    const TotalRow* row = nullptr;
    std::optional<std::int64_t>
        change;  // what it adds (of half: takes away); nothing of dice and unknown rows
    std::vector<FormulaGap> gaps;
};

struct TotalAnswer {
    const ActionTotal* total = nullptr;
    std::vector<TotalRowAnswer> rows;         // only those that apply
    std::optional<std::int64_t> withoutDice;  // nothing if a row is unknown
};

struct ResultAnswer {
    const ActionResult* result = nullptr;
    std::optional<model::Rational> chance;  // 0 to 1, exact; nothing if a total is unknown
};

struct ActionAnswer {
    TableVerdict verdict = TableVerdict::yes;  // unknown: no need is broken, but one is unknown
    std::vector<NeedAnswer> needs;             // in order, all that apply
    TableAct act;                              // who takes part
    std::vector<TotalAnswer> totals;
    std::vector<ResultAnswer> results;
    std::optional<std::int64_t> cost;  // actions
};

/// `firstResult`: the needs up to the first that is broken, and the rest only if none is.
enum class AskFor { everything, firstResult };

/// Answers questions about one position. It keeps the values of groups and cards that it has computed, so use
/// one asker for many questions. Not for several threads at once.
class ActionAsker {
  public:
    explicit ActionAsker(TableWorld& world) : world_(&world), run_(world.game().schema(), world) {}

    /// `target` is ignored by an action without one. Units that `act` does not name are chosen by the rows of
    /// the game.
    ActionAnswer ask(const TableGame::Action& action, FormulaThing actor, FormulaThing target,
                     const TableAct& act, AskFor wanted = AskFor::everything);

    FormulaRun& run() { return run_; }

  private:
    using Arguments = std::vector<FormulaValue>;

    std::vector<std::size_t> chosen(const TableGame::Units& units, FormulaThing whose, Arguments arguments);
    NeedAnswer answerNeed(const TableGame::Need& need, const Arguments& arguments, bool& isAsked);
    TotalAnswer totalOf(const TableGame::Total& total, const Arguments& arguments);
    std::vector<ResultAnswer> chances(const TableGame::Action& action,
                                      const std::vector<TotalAnswer>& totals);

    TableWorld* world_;
    FormulaRun run_;
    /// Most attacks of a position have totals that another one has too; the throws are counted once for each.
    std::map<std::vector<std::int64_t>, std::vector<ResultAnswer>> chances_;
};

}  // namespace cota::mapsets
