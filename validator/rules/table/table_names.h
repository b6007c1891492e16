#pragma once
// What people call the things that the rows of a game are about.

#include "mapsets/table/laid_table.h"
#include "validator/rules/table/table_things.h"

namespace cota::checks {

class TableNames {
  public:
    explicit TableNames(const CheckContext& context);

    /// Its place and its name; the table for things without a place.
    TableThing of(mapsets::FormulaThing thing) const;
    /// The name of the seat to which it belongs; empty if it belongs to none.
    model::LocalText seatOf(mapsets::FormulaThing thing) const;
    /// The sentence of a row about a thing, with the names for {thing} and {seat}.
    model::LocalText sentence(const model::LocalText& text, mapsets::FormulaThing thing) const;
    /// The sentence, beginning with the name of the thing if it does not contain it.
    model::LocalText sentenceAbout(const model::LocalText& text, mapsets::FormulaThing thing) const;

  private:
    TableThing ofType(std::size_t type) const;
    TableThing ofPick(std::size_t pick) const;

    const CheckContext& context_;
    const mapsets::TablePosition& position_;
    std::vector<CardPlace> cards_;
    std::vector<ThingWithGroup> groups_;
};

}  // namespace cota::checks
