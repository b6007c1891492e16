#pragma once
// A game without a map: spaces for cards or counters instead of hexes. Only the strategies of a game may
// assume that a map exists.

#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

struct TableauSpace {
    std::string id;
    std::string kind;  // a word of the mapset
    LocalText name;
    SideId side;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const TableauSpace&, const TableauSpace&) = default;
};

struct Tableau {
    std::vector<TableauSpace> spaces;
    Extras extras;
    friend bool operator==(const Tableau&, const Tableau&) = default;
};

}  // namespace cota::model
