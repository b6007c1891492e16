#pragma once
// Why something on the table may be done or not, as rows to show: the conditions of the game in their order,
// which hold, which fail, with their paragraphs. They are the rows that `cota attack` and `cota check` show.

#include <string>
#include <vector>

#include "editor/documents/selection.h"
#include "editor/table/table_scene.h"
#include "mapsets/table/table_musts.h"

namespace cota::session {

struct TableReason {
    enum class Mark { yes, no, unknown, note };
    Mark mark = Mark::yes;
    std::string text;
    std::string paragraph;  // of the rulebook
    bool isNew = false;     // was not so before what is judged
};

/// The reasons of one question: an action of the game, or the position after a move.
struct ReasonGroup {
    std::string title;
    std::string paragraph;
    TableReason::Mark verdict = TableReason::Mark::yes;
    std::vector<TableReason> reasons;
    /// The first that fails, or is unknown; null if all hold.
    const TableReason* first() const;
};

struct TableVerdict {
    std::string title;  // "Tanks: armour group"
    TableReason::Mark verdict = TableReason::Mark::yes;
    std::vector<ReasonGroup> groups;
};

/// What a move leads to: the actions of the game between these things, then all rules of the game that apply
/// to what would lie where it is dropped. `after` is the document with the move.
TableVerdict judgedMove(const TableScene& now, const model::Subject& thing, const model::Subject& target,
                        const model::Document& after, const Selection& moved);

/// What the rules of the game say of a thing as it lies.
TableVerdict judgedPosition(const TableScene& scene, const model::Subject& thing);

/// An action between two things: its needs in order; then who takes part, its totals and its chances.
ReasonGroup judgedAction(const TableScene& scene, const mapsets::TableGame::Action& action,
                         const model::Subject& actor, const model::Subject& target);

/// The thing that formulas mean; nothing if it is none.
std::optional<mapsets::FormulaThing> formulaThing(const mapsets::LaidTable& table,
                                                  const model::Tableau& tableau,
                                                  const model::Subject& subject);

/// "42 %", "0.3 %".
std::string percentText(const model::Rational& chance, model::Language language);

}  // namespace cota::session
