#pragma once
// The differences between two documents, in terms of hexes, paths, counters, turns. The names of terrains
// and units are in the game, which may be missing, so a difference has ids and their type.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/message.h"

namespace cota::model {

/// The type of the ids in a value, so that a game can replace them by names.
enum class Naming {
    plain,     // no ids of the game
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

/// A kind of object that can change, singular and plural.
struct ThingWord {
    LocalLiteral one;
    LocalLiteral many;
};

// Properties that reports show in their own sentences: the terrain and level of a hex, a link of a path, the
// hex of a counter.
inline constexpr LocalLiteral terrainOfHexWord = local("hex terrain");
inline constexpr LocalLiteral levelOfHexWord = local("hex level");
inline constexpr LocalLiteral linkOfPathWord = local("link");
inline constexpr LocalLiteral placeOfCounterWord = local("hex");
inline constexpr LocalLiteral orderOfListWord = local("order");  // of a whole list
/// A value that the game declares; Difference::attribute is its name.
inline constexpr LocalLiteral valueOfThingWord = local("value");

struct Difference {
    enum class Kind { added, removed, changed };
    Kind kind = Kind::changed;
    std::string file;  // the key in Document::boards or ::forces; empty: the scenario
    ThingWord thing;   // "hex", "path", "counter"
    std::string id;    // its id or label ("0504", "0503/0504"); empty: the board, scenario or list itself
    std::string word;  // the kind of a path, feature, hexside feature or part; otherwise empty
    Naming wordNaming = Naming::plain;
    LocalText name;         // its name in the document
    LocalLiteral property;  // the property that differs; empty: the object was added or removed
    std::string attribute;  // or: the name of the value that differs, which the game declares
    Naming naming = Naming::plain;
    std::string before;  // empty: there was nothing
    std::string after;
};

/// Every difference, in an order that depends only on the two documents: boards and forces by name, then the
/// scenario; in each by topic, then in the order of the first document. Empty if and only if the documents
/// are equal. Boards and forces are compared by file name; the remaining ones by id, or directly if each
/// document has only one.
std::vector<Difference> differences(const Document& before, const Document& after);

}  // namespace cota::model
