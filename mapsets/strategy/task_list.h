#pragma once
// The formations and counters of one order, and the size of the order. Strategy "task-lists" of question
// "orders":
//   counts        flags of formations (a box of morale, a morale track); each formation with one of them and
//                 with a counter on the order counts as one. A counter in several such formations belongs to
//                 the nearest.
//   kind, whole   name of the value with the kind of a formation, and words of it: ...
//   whole-lowers  ... a formation of such a kind with all its counters on the order lowers the size, once

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
/// The rule of the game; without the strategy nothing counts.
OrderSizeRule orderSizeRuleOf(const Mapset& mapset);

struct TaskList {
    std::vector<const model::Counter*> counters;  // each once, in the order of the forces
    std::vector<std::string> unknown;             // names that are neither formation nor counter
};

/// The number of elements, and whether a complete formation is among them.
struct OrderSize {
    int elements = 0;
    bool hasWhole = false;
    int size = 0;  // never below 0
};

/// Weighted turns left to a waiting order when a formation joins it: the turns gathered by `before` elements
/// are scaled to `after` elements and rounded to the nearest, halves up. Returns `turns` if the order does
/// not grow.
int turnsAfterGrowth(int turns, int before, int after);

/// The formation tree of a document's forces. The document must outlive it.
class Formations {
  public:
    explicit Formations(const model::Document& document);

    /// `names` are ids of formations and counters, separated by spaces; a formation includes everything
    /// below it.
    TaskList read(std::string_view names) const;
    OrderSize sizeOf(const TaskList& list, const OrderSizeRule& rule) const;
    const model::Formation* find(std::string_view id) const { return tree_.find(id); }
    /// The side of the formation or of the nearest formation above it that has one; empty if none has.
    model::SideId sideOf(const model::Formation& formation) const { return tree_.sideOf(formation.id.text); }
    const model::FormationTree& tree() const { return tree_; }

  private:
    model::FormationTree tree_;
    std::vector<const model::Counter*> counters_;
};

}  // namespace cota::mapsets
