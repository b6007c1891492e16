#pragma once
// Where a card or a marker lies on the table: the subject of its selection and of its form.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/tableau.h"
#include "formats/model/finding/finding.h"

namespace cota::session {

struct TableSpot {
    enum class In { table, space, group, attached };
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    In in = In::space;
    std::string holder = {};    // the id of the space or group; the table has none
    std::size_t card = none;    // its place among the cards there, in the order of the file
    std::size_t marker = none;  // its place among the markers of the card, or of what holds it

    friend bool operator==(const TableSpot&, const TableSpot&) = default;
};

/// Cards and markers are counters, known by where they lie; all else has its own kind of subject.
model::Subject subjectOf(const TableSpot& spot);
/// Nothing for subjects that are not on a table.
std::optional<TableSpot> spotOf(const model::Subject& subject);
bool isCard(const model::Subject& subject);
bool isMarker(const model::Subject& subject);

model::TableauSpace* findSpace(model::Tableau& tableau, const std::string& id);
model::CardGroup* findGroup(model::Tableau& tableau, const std::string& id);
/// The space in which a group lies.
model::TableauSpace* spaceOfGroup(model::Tableau& tableau, const std::string& id);
/// The list in which the card of a spot lies; null if there is no such place.
std::vector<model::PlacedCard>* cardsAt(model::Tableau& tableau, const TableSpot& spot);
model::PlacedCard* cardAt(model::Tableau& tableau, const TableSpot& spot);
/// The markers among which that of the spot lies, or may be put.
std::vector<model::TableMarker>* markersAt(model::Tableau& tableau, const TableSpot& spot);
model::TableMarker* markerAt(model::Tableau& tableau, const TableSpot& spot);
const model::PlacedCard* cardAt(const model::Tableau& tableau, const TableSpot& spot);
const model::TableMarker* markerAt(const model::Tableau& tableau, const TableSpot& spot);
const model::TableauSpace* spaceNamed(const model::Tableau& tableau, const std::string& id);
const model::CardGroup* groupNamed(const model::Tableau& tableau, const std::string& id);

/// The space in which a spot is; null for the table itself.
const model::TableauSpace* spaceAround(const model::Tableau& tableau, const TableSpot& spot);
/// Whether the thing of a subject is on the table: a seat, space, group, card, marker, relation, or the table
/// itself.
bool isOnTable(const model::Tableau& tableau, const model::Subject& subject);

/// The subject of the table itself, as in findings.
model::Subject tableSubject();

/// The spot of a card by its number in the order of model::cardsOf, as findings name it.
std::optional<TableSpot> spotOfCard(const model::Tableau& tableau, std::size_t number);

}  // namespace cota::session
