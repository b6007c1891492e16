#pragma once
// The forces and the scenario of a document while many things are changed in them: looks things up by id
// without searching, and makes a document only once, at the end.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/counters/csv_names.h"
#include "formats/model/document/document.h"

namespace cota::session {

class ForcesDraft {
  public:
    explicit ForcesDraft(const model::Document& document);

    // Null if there is none. A pointer is valid until something of the kind is added.
    model::Counter* unit(const std::string& id) { return find(units_, &model::Forces::counters, id); }
    model::CounterType* type(const std::string& id) { return find(types_, &model::Forces::types, id); }
    model::Formation* formation(const std::string& id) {
        return find(formations_, &model::Forces::formations, id);
    }
    // The files of things; empty if there is none.
    std::string fileOfUnit(const std::string& id) const { return fileIn(units_, id); }
    std::string fileOfType(const std::string& id) const { return fileIn(types_, id); }
    /// Null if no file has the type.
    const model::Forces* forcesOfType(const std::string& id) const {
        const auto it = types_.find(id);
        return it == types_.end() ? nullptr : &forces_.at(it->second.file);
    }
    std::string fileOfFormation(const std::string& id) const { return fileIn(formations_, id); }

    const CsvNames& types() const { return typeNames_; }
    const CsvNames& formations() const { return formationNames_; }
    /// Units by their own names in a formation, and all units.
    std::vector<std::string> unitsNamed(const std::string& name, const std::string& formation) const;
    const CsvNames& allUnits() const { return unitNames_; }

    // An id that is free has the stem, else the stem with a number.
    std::string freeUnitId(const std::string& stem) const { return freeIn(units_, stem); }
    std::string freeTypeId(const std::string& stem) const { return freeIn(types_, stem); }
    std::string freeFormationId(const std::string& stem) const { return freeIn(formations_, stem); }
    void add(const std::string& file, model::Counter unit);
    void add(const std::string& file, model::CounterType type);
    void add(const std::string& file, model::Formation formation);

    /// The side of a unit: its own, or that of its formation or of one above that.
    model::SideId sideOf(const model::Counter& unit);
    model::SideId sideOf(const std::string& formation);

    const std::optional<model::Scenario>& scenario() const { return scenario_; }
    /// Where the scenario places a unit; nothing if it does not.
    struct Post {
        model::GroupId group;
        model::Placement placement;
        friend bool operator==(const Post&, const Post&) = default;
    };
    std::optional<Post> post(const std::string& unit) const;
    /// Places the unit in a group of the scenario, and removes it from its former group.
    void place(const Post& post);
    /// The first set-up group of the side; it is added if there is none.
    model::GroupId setupGroup(const model::SideId& side);

    /// The document with everything that has changed.
    model::Document document() const;

  private:
    struct Place {
        std::string file;
        std::size_t index = 0;
    };
    using Index = std::map<std::string, Place, std::less<>>;
    template <class T>
    T* find(const Index& index, std::vector<T> model::Forces::*list, const std::string& id) {
        const auto it = index.find(id);
        return it == index.end() ? nullptr : &(forces_.at(it->second.file).*list)[it->second.index];
    }
    static std::string fileIn(const Index& index, const std::string& id) {
        const auto it = index.find(id);
        return it == index.end() ? std::string() : it->second.file;
    }
    static std::string freeIn(const Index& index, const std::string& stem);
    void enter(const std::string& file, const model::Counter& unit, std::size_t index);

    model::Document original_;
    std::map<std::string, model::Forces> forces_;
    std::optional<model::Scenario> scenario_;
    Index units_, types_, formations_;
    CsvNames typeNames_, formationNames_, unitNames_;
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> unitsByName_;
    std::map<std::string, std::pair<std::size_t, std::size_t>> posts_;  // group and place in it
    std::set<std::pair<std::size_t, std::size_t>> left_;                // places that units have left
};

}  // namespace cota::session
