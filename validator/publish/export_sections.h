#pragma once
// The resolved sections of an export, each as one JSON value. docs/interchange.md describes every key.

#include "validator/publish/export_parts.h"

namespace cota::publish {

// Of the map; only for tables with a field.
Json mapJson(const mapsets::LaidDocument& table);  // size, scale, boards
/// The hexes one by one, in reading order. Several threads may use it. The table must outlive it.
class HexSections {
  public:
    explicit HexSections(const mapsets::LaidDocument& table);
    std::size_t size() const { return cells_.size(); }
    model::HexCoord at(std::size_t index) const;
    std::string name(std::size_t index) const;
    Json json(std::size_t index) const;

  private:
    const mapsets::LaidDocument* table_;
    std::vector<mapsets::Cell> cells_;
    bool hasShares_ = false;
};
Json hexesJson(const mapsets::LaidDocument& table);     // all of them
Json hexsidesJson(const mapsets::LaidDocument& table);  // those with at least one kind
Json linksJson(const mapsets::LaidDocument& table);     // pairs of hexes that each kind of path joins
Json pathsJson(const mapsets::LaidDocument& table);     // as drawn on the boards
Json shapesJson(const mapsets::LaidDocument& table);    // contours, areas, spot heights, names

// Of the forces.
Json forcesJson(const mapsets::LaidDocument& table);  // types, formations, counters

// Of the scenario; only for tables with one.
Json sidesJson(const mapsets::LaidDocument& table);
Json zonesJson(const mapsets::LaidDocument& table);
Json groupsJson(const mapsets::LaidDocument& table);
Json turnsJson(const mapsets::LaidDocument& table);
Json optionsJson(const mapsets::LaidDocument& table);
Json objectivesJson(const mapsets::LaidDocument& table);
Json victoryJson(const mapsets::LaidDocument& table);
/// Exits, features, parts, special rules, tableau, marks, acceptances.
Json othersJson(const mapsets::LaidDocument& table);
// Of a scenario without a map.
Json spacesJson(const model::Tableau& tableau);  // with what lies in them
Json tableJson(const model::Tableau& tableau);   // the rest: seats, markers, relations, links, selections

/// The words of the game that the document may use, with their names in both languages.
Json wordsJson(const mapsets::Mapset& mapset);

}  // namespace cota::publish
