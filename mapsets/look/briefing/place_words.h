#pragma once
// Zones in words, as a card says them: "within 4 hexes of 31-1811".

#include <map>
#include <string>

#include "formats/model/document/scenario.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::look {

class PlaceWords {
  public:
    /// Both must outlive it.
    PlaceWords(const model::Scenario& scenario, const mapsets::Catalogue& catalogue, model::Language language)
        : scenario_(scenario), catalogue_(catalogue), language_(language) {}

    /// A zone that is named by its number on the map.
    void nameArea(const model::ZoneId& zone, const std::string& badge) { areas_.emplace(zone.text, badge); }

    /// Where a unit may be: "on board 32, but not within 3 hexes of 32-0409". A zone or a group's own hexes
    /// are the union of their terms.
    std::string whereIn(const model::ZoneTerm& term) const { return whereIn(term, 0); }
    /// The hexes of a zone; its id if there is no such zone.
    std::string whereIn(const model::ZoneId& zone) const { return zoneWhere(zone.text, 0); }
    /// The same, by its number on the map if it has one.
    std::string areaOf(const model::ZoneId& zone) const { return zoneWhere(zone.text, 1); }
    /// "31-0109, 31-0110, 31-0111", with the id of an only board.
    std::string labels(const std::vector<model::HexRef>& hexes) const;
    std::string label(const model::HexRef& hex) const;

  private:
    std::string whereIn(const model::ZoneTerm& term, int depth) const;
    std::string zoneWhere(const std::string& zone, int depth) const;
    /// The place itself, after "within 6 hexes of".
    std::string noun(const model::ZoneTerm& term, int depth) const;
    std::string nameOnMap(const model::ZoneTerm& term) const;
    std::string say(const model::LocalLiteral& text,
                    std::vector<std::pair<std::string, std::string>> values) const;
    std::string joined(const std::vector<std::string>& texts, const model::LocalLiteral& last) const;
    std::string anyOf(const std::vector<model::ZoneTerm>& terms, std::size_t from, int depth) const;

    const model::Scenario& scenario_;
    const mapsets::Catalogue& catalogue_;
    model::Language language_;
    std::map<std::string, std::string> areas_;
};

}  // namespace cota::look
