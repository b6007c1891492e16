#pragma once
// Cards or groups that are being dragged over the table: where they would lie, and what the game says of it.

#include <memory>
#include <optional>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/table/table_moves.h"
#include "editor/table/table_reasons.h"

namespace cota::session {

class TableDrag {
  public:
    /// `source` and `scene` are of one document, of which the viewer sees all.
    TableDrag(SheetSource source, std::shared_ptr<const TableScene> scene, std::vector<model::Subject> things)
        : source_(std::move(source)), scene_(std::move(scene)), things_(std::move(things)) {}

    const std::vector<model::Subject>& things() const { return things_; }
    /// The pointer is over these things, the uppermost first. True if the place of the drop is another one.
    bool goTo(const std::vector<model::Subject>& below, TableDrop::As as);
    /// Where the things would be dropped; nothing where they cannot lie.
    const std::optional<TableDrop>& drop() const { return drop_; }
    /// What the drop would lead to; nothing if it changes nothing.
    const std::optional<TableVerdict>& verdict() const { return verdict_; }
    const std::string& refusal() const { return written_.refusal; }
    /// The step of the drop.
    std::optional<HistoryEntry> step() const { return written_.step; }

  private:
    std::optional<model::Subject> targetAmong(const std::vector<model::Subject>& below) const;

    SheetSource source_;
    std::shared_ptr<const TableScene> scene_;
    std::vector<model::Subject> things_;
    std::optional<TableDrop> drop_;
    Written written_;
    std::optional<TableVerdict> verdict_;
};

}  // namespace cota::session
