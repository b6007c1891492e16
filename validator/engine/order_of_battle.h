#pragma once
// Every counter of a document with all that is known of it in one place: type, class, side, where it starts.
// Holds what is faulty too: a rule that reports an unknown type must see the counter that has it.

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

/// One place a scenario gives to a counter. A sound scenario gives each counter one.
struct Posting {
    const model::Group* group = nullptr;
    const model::Placement* placement = nullptr;
};

inline constexpr int nobody = -1;

struct Unit {
    const model::Counter* counter = nullptr;
    model::ListItem item;                           // of the counter: where its forces have it
    const model::CounterType* type = nullptr;       // null: the forces have no such type
    const mapsets::UnitClass* unitClass = nullptr;  // null: the game has no such class
    const model::Formation* formation = nullptr;
    model::SideId side;             // its own, or its formation's, or that of a formation above
    std::vector<Posting> postings;  // in the order of the scenario
    int carrier = nobody;           // index of the unit it starts aboard, if that is there
    std::vector<int> cargo;         // units that start aboard

    const Posting* posting() const { return postings.empty() ? nullptr : &postings.front(); }
    bool hasTag(std::string_view tag) const { return unitClass && mapsets::hasTag(unitClass->tags, tag); }
    bool hasAnyTag(const std::vector<std::string>& tags) const;
    /// What holds a value that counters print: the counter where it has one of its own, else the front of its
    /// type, which must be known.
    const model::Attributes& printedIn(std::string_view name) const;
    /// That value; null where it has none, of a counter of no known type too.
    const std::string* printed(std::string_view name) const;
    /// The state the scenario gives it, or nothing.
    const std::string* state(std::string_view name) const;
};

class OrderOfBattle {
  public:
    OrderOfBattle(const model::Document& document, const mapsets::Catalogue* catalogue);

    const std::vector<Unit>& units() const { return units_; }
    /// Index of a counter, or nobody. Of counters with the same id the first.
    int find(const model::CounterId& id) const;
    const model::CounterType* type(const model::CounterTypeId& id) const;
    const model::Formation* formation(const model::FormationId& id) const { return tree_.find(id.text); }
    const model::FormationTree& tree() const { return tree_; }
    /// The carrier at the end of the chain of units a unit is aboard, or itself.
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
