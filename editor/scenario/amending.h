#pragma once
// Changes of the map that only the scenario makes: the boards of its files stay, and the scenario states
// what is different.

#include <cstddef>
#include <set>
#include <string>

#include "editor/answers/joined_map.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The document with the amendments of its scenario made on its boards, as if they were printed so.
model::Document withAmendmentsMade(const model::Document& document, const JoinedMap& map);

/// `document` with the change from `made` (withAmendmentsMade) to `changed` as amendments; its boards stay.
/// Whatever else has changed is taken over. A change that amendments cannot say is refused with the reason.
struct AsAmendments {
    model::Document document;
    std::string refusal;  // empty: done
};
AsAmendments asAmendments(const model::Document& document, const model::Document& made,
                          const model::Document& changed, const JoinedMap& map);

/// The change at a place of the list made on the boards, and no longer in the scenario; or why a board cannot
/// have it.
Written amendmentIntoBoards(const SheetSource& source, std::size_t place);

/// The hexes of the change at a place of the list.
std::set<Cell> amendedHexes(const SheetSource& source, std::size_t place);

/// The hexes that the scenario changes.
std::set<Cell> amendedHexes(const model::Document& document, const JoinedMap& map);

/// withAmendmentsMade, kept as long as boards and amendments do not change.
class MadeAmendments {
  public:
    const model::Document& of(const model::Document& document, const JoinedMap& map);

  private:
    model::Document from_, made_;
};

}  // namespace cota::session
