#pragma once
// The boards of a scenario: which ones, their place, rotation and crop, and the changes to them. None of
// this changes the board files.

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
    BoardId id;        // id in the scenario and prefix of its labels; unique in the assembly
    std::string file;  // relative to the scenario's file
    int column = 0;  // column and row on the whole map of the board's upper left hex, as the board is turned
    int row = 0;
    bool turned = false;  // by 180 degrees; labels stay with their printed hexes
    std::optional<Crop> crop;
    Extras extras;
    friend bool operator==(const BoardPlacement&, const BoardPlacement&) = default;
};

/// A change that the scenario makes to the joined boards. It may have several parts.
struct Amendment {
    enum class Action {
        terrain,        // the hexes become `word` (terrain ids separated by spaces, the first one the base)
        level,          // the hexes get level `number`
        addFeature,     // adds feature `word` to the hexes
        removeFeature,  // removes feature `word` from the hexes
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

/// The direction of north on the assembled map. `unset` is legal; a rule that needs north reports it.
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
