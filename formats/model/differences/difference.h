#pragma once
// What changed between two documents, in the words of the field: hexes, paths, counters, turns. Names of
// terrains and units belong to a game, which need not be there: a difference holds ids, and says what they
// are ids of.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/message.h"

namespace cota::model {

/// What the words of a value are ids of, so that a game can name them.
enum class Naming {
    plain,     // nothing a game names
    terrains,  // "woods:60 town"
    terrain,
    hexsideFeature,
    feature,
    pathKind,
    unitClass,
    option,
    part,
    yesNo  // "yes" or "no"
};

/// A kind of thing that can change, one and many of it.
struct ThingWord {
    LocalLiteral one;
    LocalLiteral many;
};

// Properties that are told in words of their own: the terrain and level of a hex, a link of a path, where a
// counter stands. `is` knows them again.
inline constexpr LocalLiteral terrainOfHexWord{"hex terrain", "terreno del hexágono"};
inline constexpr LocalLiteral levelOfHexWord{"hex level", "nivel del hexágono"};
inline constexpr LocalLiteral linkOfPathWord{"link", "tramo"};
inline constexpr LocalLiteral placeOfCounterWord{"hex", "hexágono"};
inline constexpr LocalLiteral orderOfListWord{"order", "orden"};  // of a whole list
/// A value that the game declares; Difference::attribute is its name.
inline constexpr LocalLiteral valueOfThingWord{"value", "valor"};
constexpr bool is(LocalLiteral one, LocalLiteral other) {
    return std::string_view(one.en) == std::string_view(other.en);
}

struct Difference {
    enum class Kind { added, removed, changed };
    Kind kind = Kind::changed;
    std::string file;  // the key in Document::boards or ::forces; empty: the scenario
    ThingWord thing;   // "hex", "path", "counter"
    std::string
        id;  // which one: its id, its label ("0504", "0503/0504"); empty: the board, scenario or list itself
    std::string word;  // the kind of a path, feature, hexside feature or part; else empty
    Naming wordNaming = Naming::plain;
    LocalText name;         // what the document itself calls it
    LocalLiteral property;  // what of it is different; empty: it is there, or is not
    std::string attribute;  // or: the value of this name, which the game declares
    Naming naming = Naming::plain;
    std::string before;  // empty: nothing was there
    std::string after;
};

/// Every difference, in an order that depends on nothing but the two documents: boards and forces by name,
/// then the scenario; in each by topic, then in the order of the first document. Empty exactly if the
/// documents are equal. Boards and forces are compared under one name; those left over, by their own ids,
/// else as those of two documents that have one each.
std::vector<Difference> differences(const Document& before, const Document& after);

}  // namespace cota::model
