#pragma once
// The resolved sections of an export, each as one JSON value. docs/interchange.md describes every key.

#include "validator/publish/export_parts.h"

namespace cota::publish {

// Of the map; only for tables with a field.
Json mapJson(const ExportTable& table);  // size, scale, boards
/// The hexes one by one, in reading order. Several threads may use it. The table must outlive it.
class HexSections {
  public:
    explicit HexSections(const ExportTable& table);
    std::size_t size() const { return cells_.size(); }
    model::HexCoord at(std::size_t index) const;
    std::string name(std::size_t index) const;
    Json json(std::size_t index) const;

  private:
    const ExportTable* table_;
    std::vector<mapsets::Cell> cells_;
    bool hasShares_ = false;
};
Json hexesJson(const ExportTable& table);     // all of them
Json hexsidesJson(const ExportTable& table);  // those with at least one kind
Json linksJson(const ExportTable& table);     // pairs of hexes that each kind of path joins
Json pathsJson(const ExportTable& table);     // as drawn on the boards
Json shapesJson(const ExportTable& table);    // contours, areas, spot heights, names

// Of the forces.
Json forcesJson(const ExportTable& table);  // types, formations, counters

// Of the scenario; only for tables with one.
Json sidesJson(const ExportTable& table);
Json zonesJson(const ExportTable& table);
Json groupsJson(const ExportTable& table);
Json turnsJson(const ExportTable& table);
Json optionsJson(const ExportTable& table);
Json objectivesJson(const ExportTable& table);
Json victoryJson(const ExportTable& table);
Json othersJson(
    const ExportTable& table);  // exits, features, parts, special rules, tableau, marks, acceptances

/// The words of the game that the document may use, with their names in both languages.
Json wordsJson(const mapsets::Mapset& mapset);

}  // namespace cota::publish
