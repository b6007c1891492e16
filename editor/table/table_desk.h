#pragma once
// The table of the open document and what the window shows over it: who looks, arrows of attacks, reasons.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/table/table_attacks.h"

namespace cota::session {

class TableDesk {
  public:
    explicit TableDesk(Session& session);
    TableDesk(const TableDesk&) = delete;
    TableDesk& operator=(const TableDesk&) = delete;

    /// Laid anew after each step; null if the document has no table.
    const std::shared_ptr<const TableScene>& scene();

    const TableViewer& viewer() const { return viewer_; }
    void lookAs(TableViewer viewer);
    /// The table is changed only by who sees all of it.
    bool mayChange() const { return viewer_.seesAll; }

    bool areAttacksShown() const { return areAttacksShown_; }
    void showAttacks(bool areShown);
    /// The action of the arrows and of the matrix; null if the game has none between groups.
    const mapsets::TableGame::Action* action();
    void chooseAction(std::string id);
    /// From the selected group to all others; empty while they are not shown.
    const std::vector<AttackArrow>& attacks();

    /// What a drag would lead to, until it ends.
    void showVerdict(std::optional<TableVerdict> verdict);
    const std::optional<TableVerdict>& verdict() const { return verdict_; }
    /// A cell of the matrix was chosen: its reasons are shown until the next step or selection.
    void showReasons(ReasonGroup reasons);
    /// What the panel of reasons shows now: of a drag, of a cell, of the arrows, else what is wrong with the
    /// selection.
    TableVerdict shown();

    Signal<> changed;

  private:
    TableVerdict ofSelection();

    Session& session_;
    std::shared_ptr<const TableScene> scene_;
    bool isOld_ = true;
    TableViewer viewer_;
    bool areAttacksShown_ = false, areArrowsOld_ = true;
    std::string action_;
    std::vector<AttackArrow> arrows_;
    std::optional<TableVerdict> verdict_;
    std::optional<ReasonGroup> asked_;
    Signal<Changed>::Connection listening_;
};

}  // namespace cota::session
