#pragma once
// How a scenario lays its boards: which, where, turned, cropped, and what it changes on them. Board files are
// never touched by any of this.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/document/zone.h"

namespace cota::model {

/// Keeps only the part of a board between two opposite corner hexes, in the board's own labels.
struct Crop {
    std::string from;
    std::string to;
    friend bool operator==(const Crop&, const Crop&) = default;
};

struct BoardPlacement {
    BoardId id;        // what the scenario calls it: the prefix of its labels. Unique in the assembly.
    std::string file;  // relative to the scenario's file
    int column =
        0;  // grid column and row of the whole map where the board's upper left hex (as it lies) comes to be
    int row = 0;
    bool turned = false;  // by 180 degrees; labels stay with their printed hexes
    std::optional<Crop> crop;
    Extras extras;
    friend bool operator==(const BoardPlacement&, const BoardPlacement&) = default;
};

/// A change the scenario makes to the joined boards. Several parts may be given at once.
struct Amendment {
    enum class Action {
        terrain,        // the hexes become `word` (terrain ids separated by spaces, the first one the base)
        level,          // the hexes get level `number`
        addFeature,     // feature `word` stands in the hexes
        removeFeature,  // ... does not
        addPath,        // a path of kind `word` runs through the hexes, in order
        removePath,     // no path of kind `word` links consecutive hexes of the list (or touches the one hex)
        pathKind,       // the path with id `path` (as "board:id" or id) is of kind `word`
        addHexside,     // hexside feature `word` between hexes[0] and hexes[1]
        removeHexside
    };
    Action action = Action::terrain;
    std::vector<HexRef> hexes;
    std::string word;
    std::string path;
    int number = 0;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Amendment&, const Amendment&) = default;
};

const char* textOf(Amendment::Action action);

/// Where north lies on the assembled map. Unset is legal in the model and a finding where a rule needs it.
enum class North { unset, top, topRight, right, bottomRight, bottom, bottomLeft, left, topLeft };
const char* textOf(North north);

struct Assembly {
    std::vector<BoardPlacement> boards;
    std::string separator = "-";  // between board id and hex label: "5-0812"; empty: "A310"
    North north = North::unset;
    std::vector<Amendment> amendments;
    Extras extras;
    friend bool operator==(const Assembly&, const Assembly&) = default;
};

}  // namespace cota::model
