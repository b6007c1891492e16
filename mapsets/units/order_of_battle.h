#pragma once
// Every counter of a document with its type, class, side and place in the scenario: the one list of counters,
// whose index everything else uses. It needs no map. Contains faulty counters too, because the rule that
// reports an unknown type must see the counter. Points into the document.

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/finding/list_item.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// One place that a scenario gives to a counter. In a correct scenario each counter has one.
struct Posting {
    const model::Group* group = nullptr;
    const model::Placement* placement = nullptr;
};

/// Index of a counter in the order of battle, which is also its index in the roster.
using UnitIndex = std::int32_t;
inline constexpr UnitIndex noUnit = -1;

/// A counter as the documents and the game describe it, without a map.
struct ListedUnit {
    const model::Counter* counter = nullptr;
    model::ListItem item;                      // of the counter in its forces
    const model::CounterType* type = nullptr;  // null: the forces have no such type
    const UnitClass* unitClass = nullptr;      // null: the game has no such class
    const model::Formation* formation = nullptr;
    model::SideId side;             // its own, or its formation's, or that of a formation above
    std::vector<Posting> postings;  // in the order of the scenario
    UnitIndex carrier = noUnit;     // index of the unit that carries it at the start, if that exists
    std::vector<UnitIndex> cargo;   // units that start aboard it

    const Posting* posting() const { return postings.empty() ? nullptr : &postings.front(); }
    const model::Group* group() const { return postings.empty() ? nullptr : postings.front().group; }
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
    OrderOfBattle() = default;
    /// Counters of all files in their order. Without a game, no unit has a class.
    OrderOfBattle(const model::Document& document, const Catalogue* catalogue);

    const std::vector<ListedUnit>& units() const { return units_; }
    UnitIndex size() const { return static_cast<UnitIndex>(units_.size()); }
    const ListedUnit& operator[](UnitIndex unit) const { return units_[static_cast<std::size_t>(unit)]; }
    /// Index of a counter, or noUnit. If several have the same id, the first.
    UnitIndex find(const model::CounterId& id) const;
    const model::CounterType* type(const model::CounterTypeId& id) const;
    const model::Formation* formation(const model::FormationId& id) const { return tree_.find(id.text); }
    const model::FormationTree& tree() const { return tree_; }
    /// The carrier at the end of the chain of carriers, or the unit itself.
    UnitIndex topCarrier(UnitIndex unit) const;

  private:
    void readForces(const std::string& file, const model::Forces& forces, const Catalogue* catalogue);
    void place(const model::Scenario& scenario);

    std::shared_ptr<const model::Document> inherited_;  // holds the types that are based on others
    std::vector<ListedUnit> units_;
    std::map<std::string, UnitIndex, std::less<>> byId_;
    std::map<std::string, const model::CounterType*, std::less<>> types_;
    model::FormationTree tree_;
};

}  // namespace cota::mapsets
