#pragma once
// Every counter of a document with its type, class, side and starting place. Contains faulty counters too:
// the rule that reports an unknown type must see the counter.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/finding/list_item.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::checks {

/// One place that a scenario gives to a counter. In a correct scenario each counter has one.
struct Posting {
    const model::Group* group = nullptr;
    const model::Placement* placement = nullptr;
};

inline constexpr int nobody = -1;

struct Unit {
    const model::Counter* counter = nullptr;
    model::ListItem item;                           // of the counter in its forces
    const model::CounterType* type = nullptr;       // null: the forces have no such type
    const mapsets::UnitClass* unitClass = nullptr;  // null: the game has no such class
    const model::Formation* formation = nullptr;
    model::SideId side;             // its own, or its formation's, or that of a formation above
    std::vector<Posting> postings;  // in the order of the scenario
    int carrier = nobody;           // index of the unit that carries it at the start, if that exists
    std::vector<int> cargo;         // units that start aboard it

    const Posting* posting() const { return postings.empty() ? nullptr : &postings.front(); }
    bool hasTag(std::string_view tag) const { return unitClass && mapsets::hasTag(unitClass->tags, tag); }
    bool hasAnyTag(const std::vector<std::string>& tags) const;
    /// Where a printed value is taken from: the counter if it has its own value, otherwise the front of its
    /// type, which must be known.
    const model::Attributes& printedIn(std::string_view name) const;
    /// The printed value; null if there is none or the type is unknown.
    const std::string* printed(std::string_view name) const;
    /// The state in the scenario; null if none.
    const std::string* state(std::string_view name) const;
};

class OrderOfBattle {
  public:
    OrderOfBattle(const model::Document& document, const mapsets::Catalogue* catalogue);

    const std::vector<Unit>& units() const { return units_; }
    /// Index of a counter, or nobody. If several have the same id, the first.
    int find(const model::CounterId& id) const;
    const model::CounterType* type(const model::CounterTypeId& id) const;
    const model::Formation* formation(const model::FormationId& id) const { return tree_.find(id.text); }
    const model::FormationTree& tree() const { return tree_; }
    /// The carrier at the end of the chain of carriers, or the unit itself.
    int topCarrier(int unit) const;

  private:
    void readForces(const std::string& file, const model::Forces& forces,
                    const mapsets::Catalogue* catalogue);
    void place(const model::Scenario& scenario);

    std::vector<Unit> units_;
    std::map<std::string, int, std::less<>> byId_;
    std::map<std::string, const model::CounterType*, std::less<>> types_;
    model::FormationTree tree_;
};

}  // namespace cota::checks
