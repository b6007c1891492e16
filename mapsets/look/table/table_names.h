#pragma once
// What the things on a table are called in pictures.

#include <string>
#include <string_view>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/cards/cards.h"

namespace cota::look {

class TableNames {
  public:
    /// All must outlive it. The document has a scenario with a tableau.
    TableNames(const Cards& cards, const model::Document& document) : cards_(cards), document_(document) {}

    model::Language language() const { return cards_.language(); }
    const mapsets::TableRules& rules() const { return cards_.game().catalogue.table; }
    const model::Tableau& tableau() const;
    const model::Scenario& scenario() const { return **document_.scenario; }

    std::string seat(const model::SeatId& id) const;
    std::string group(const model::CardGroup& group) const;
    std::string group(const model::CardGroupId& id) const;
    std::string space(const model::TableauSpace& space) const;
    std::string side(const model::SideId& id) const;
    std::string nationOf(const model::SideId& id) const;
    /// The kind of marker, and its number or label.
    std::string marker(const model::TableMarker& marker) const;
    std::string markerKind(const model::TableMarker& marker) const;
    std::string card(const model::PlacedCard& card) const;
    /// The declared values that are written, with their names: "Actions left 1"; without those in `without`.
    std::string values(const std::vector<mapsets::AttributeType>& types, const model::Attributes& written,
                       std::string_view without = {}) const;
    const model::CounterType* typeOf(const model::CounterTypeId& id) const;

  private:
    const Cards& cards_;
    const model::Document& document_;
};

/// Texts joined by a dot; empty ones are left out.
std::string joinedByDots(std::initializer_list<std::string> texts);

}  // namespace cota::look
