#pragma once
// Who acts on one order: formations and counters named together, and the size of the order. Strategy
// "task-lists" of question "orders":
//   counts        flags of formations (a box of morale, a morale track); each formation with one of them that
//                 somebody on the order belongs to, counts one. Who belongs to several belongs to the
//                 nearest.
//   kind, whole   name of the value with the sort of a formation, and words of it: ...
//   whole-lowers  ... a formation of that sort all of whose counters are on the order lowers the size, once

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

struct OrderSizeRule {
    std::vector<std::string> counts;
    std::string kind;
    std::vector<std::string> whole;
    int wholeLowers = 0;
};
/// What the game says; without the strategy nothing counts.
OrderSizeRule orderSizeRuleOf(const Mapset& mapset);

struct TaskList {
    std::vector<const model::Counter*> counters;  // each once, in the order of the forces
    std::vector<std::string> unknown;             // names that are neither formation nor counter
};

/// Elements, and whether a whole formation is among them.
struct OrderSize {
    int elements = 0;
    bool hasWhole = false;
    int size = 0;  // never below 0
};

/// Weighted turns an order that waits has left when somebody joins it: turns gathered by `before` elements
/// count for `after` of them in that proportion, rounded to the nearest, halves up; `turns` where it does not
/// grow.
int turnsAfterGrowth(int turns, int before, int after);

/// The formation tree of a document's forces. The document must outlive it.
class Formations {
  public:
    explicit Formations(const model::Document& document);

    /// `names` are ids of formations and counters with blanks between; a formation stands for all below it.
    TaskList read(std::string_view names) const;
    OrderSize sizeOf(const TaskList& list, const OrderSizeRule& rule) const;
    const model::Formation* find(std::string_view id) const { return tree_.find(id); }
    /// The formation, or the nearest above it, that names a side; empty if none does.
    model::SideId sideOf(const model::Formation& formation) const { return tree_.sideOf(formation.id.text); }
    const model::FormationTree& tree() const { return tree_; }

  private:
    model::FormationTree tree_;
    std::vector<const model::Counter*> counters_;
};

}  // namespace cota::mapsets
