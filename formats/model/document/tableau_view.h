#pragma once
// What one player sees of a table. Pictures, exports and saved files for a player are made from it, so that a
// secret cannot slip out by a path nobody thought of.

#include <map>
#include <optional>
#include <string>

#include "formats/model/document/scenario.h"
#include "formats/model/document/tableau.h"

namespace cota::model {

/// Who sees the cards of a space.
enum class Visibility {
    all,
    owner,  // the seat of the space
    top,    // all see the first card, nobody the others
    none
};
/// The name in files.
const char* textOf(Visibility visibility);

/// Who sees the cards of each kind of space. Those of a kind that is not listed are seen by their owner, so
/// that a forgotten kind shows too little and not too much.
struct SpaceVisibility {
    std::map<std::string, Visibility> byKind;
    Visibility of(const TableauSpace& space) const;
};

/// The table as `viewer` sees it; without a viewer, as anybody may see it. A card that he does not see has no
/// type, end, values or maker, and hidden cards in a row are one entry; only their number is left, and of
/// cards that lie face down in the open, how they lie and the markers on them. A group of which he sees no
/// card has no side, name or values, and another id. Choices of others are left out, and so are all comments
/// and unknown parts, which may tell anything.
///
/// A card face down is seen by who played it, or else by the owner of its space.
Tableau seenBy(const Tableau& tableau, const std::optional<SeatId>& viewer,
               const SpaceVisibility& visibility);

/// The scenario with such a table, without its comments, unknown parts and accepted findings.
Scenario seenBy(Scenario scenario, const std::optional<SeatId>& viewer, const SpaceVisibility& visibility);

}  // namespace cota::model
