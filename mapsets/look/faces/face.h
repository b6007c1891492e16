#pragma once
// Faces: what is printed on cards and counters, as data. A game writes them in the element language of
// docs/card-games.md; draw_face.h turns them into marks.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/picture/colour.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// What can be asked about a subject: "class:leader", "tag:unit", "nation:us", "has:vp", "unknown:vp",
/// "weapon:L".
struct FaceTest {
    enum class Kind { unitClass, tag, nation, has, unknown, value };
    Kind kind = Kind::tag;
    std::string name;  // of the value
    std::string word;
};

/// All of `all`, one of `any` if there are some, none of `none`.
struct FaceTests {
    std::vector<FaceTest> all, any, none;
    bool empty() const { return all.empty() && any.empty() && none.empty(); }
};

/// A place along one axis, in millimetres: inwards from an edge, or from the middle.
struct FaceAnchor {
    enum class From { start, middle, end };
    From from = From::start;
    double by = 0;
};

/// A line around something, or through it.
struct FaceLine {
    std::string colour;  // empty: none
    double width = 0;
};

/// Slanting lines across a box.
struct FaceHatch {
    FaceLine line;
    double every = 0;  // from one line to the next
};

struct FaceElement {
    enum class Kind { box, text, symbol, dots, unit, nation, row, column, when, forEach, use };
    Kind kind = Kind::box;
    FaceAnchor across, down;
    double width = 0, height = 0;  // millimetres; 0: as large as it needs, or as there is room
    double radius = 0, pad = 0, gap = 0;
    double size = 0, least = 0;  // of letters, in points; 0: of the style
    double turn = 0;             // of letters, degrees clockwise
    int lines = 1;               // of letters
    int limit = 12;              // of children that are repeated
    bool isSpread = false;       // a row: the first child at the left edge, the last at the right one
    std::string fill, ink;       // names of colours, or "#rrggbb"
    FaceLine line;
    FaceHatch hatch;
    std::string style;        // of letters
    std::string name;         // of a symbol or a part; the echelon of a unit symbol
    std::string of;           // the values that are repeated, counted, or that say how many dots there are
    std::string full;         // the value that says how many dots are full
    std::vector<int> counts;  // of the values of `of` that the subject has; empty: any
    model::LocalText words;   // with {fields}
    FaceTests tests;
    std::vector<FaceElement> inside;
};

struct FaceColour {
    std::string id;
    picture::Colour is;
    FaceTests when;  // several colours may share an id; the last one whose conditions hold counts
};

struct FaceStyle {
    std::string id;
    std::string family = "Roboto Condensed";
    std::string ink = "#1a1a1a";
    double size = 8, least = 5;
    bool isBold = false, isItalic = false;
    double spacing = 0;  // between letters, in millimetres
};

struct FacePart {
    std::string id;
    std::vector<FaceElement> inside;
};

/// The drawing of one side of the things for which its conditions hold; the last one counts.
struct Face {
    std::string side;  // of cards "card", "end", "back"; of counters "front", "back", "both"
    FaceTests of;
    double width = 0, height = 0;  // of these things; 0: as all others
    double below = 0;              // only for counters that are drawn smaller than this; 0: for all
    std::string ground;            // of counters, a colour; empty: "ground"
    std::vector<FaceElement> inside;
};

/// A marker on a counter sheet: what is laid beside or on units, drawn with its own elements.
struct FaceMarker {
    std::string id;
    model::LocalText name;
    int count = 0;                     // on a sheet, for each side if isForEachSide
    bool isForEachSide = false;        // in the colours of the nation of each side
    std::vector<std::string> numbers;  // the value {number} of one marker after another, from the first again
    std::string needs;                 // the kind of scenario detail that is laid out with it; empty: none
    std::string cite;
    std::string ground, backGround;  // colours; backGround empty: as the front
    double width = 0, height = 0;
    std::vector<FaceElement> front, back;
    bool hasBack = false;  // else the back is blank
};

/// The kinds of groups that lie in one row before a player.
struct FaceLane {
    model::LocalText name;
    std::string kind;  // of group; empty: any
    std::string side;  // empty: any
};

struct Faces {
    static constexpr int mostLevels = 8;
    static constexpr std::size_t mostMarks = 2000;  // of one face

    enum class Use { cards, counters };
    Use use = Use::cards;
    double width = 63, height = 88, corner = 3;
    double live = 0.9,
           bleed = 2;  // of counters: from the cut to what is printed, and how far the ground goes on
    std::vector<FaceColour> colours;
    std::vector<FaceStyle> styles;
    std::vector<FacePart> parts;
    std::vector<Face> faces;
    std::vector<FaceMarker> markers;
    /// "kind:battalion": each formation with this value has a band of another number, for itself and those
    /// below it; empty: no bands.
    std::string bandsBy;
    std::vector<FaceLane> lanes;
    FaceTests onTop;          // the card of a fan that covers the others
    FaceTests chosen;         // the cards that players choose in secret
    std::string chosenValue;  // the value shown beside each on the selection sheet

    const FaceMarker* marker(std::string_view id) const;
    const FaceStyle* style(std::string_view id) const;
    const FacePart* part(std::string_view id) const;
};

/// Without faces, of the usual size.
Faces facesFor(Faces::Use use);

/// A value printed on a face.
struct FaceValue {
    std::string text;
    std::string label;  // its name
    std::string word;   // the name of the word, if it is one
    bool isKnown = true;
};

/// What a face is drawn of.
struct FaceSubject {
    std::string unitClass, nation;
    std::map<std::string, picture::Colour, std::less<>> colours;  // of its nation; those of the faces win
    const Symbol* unit = nullptr;                                 // what a unit symbol shows
    const Symbol* nationSymbol = nullptr;                         // what a mark of the nation shows
    const TypePicture* picture = nullptr;                         // shown instead of the unit symbol
    std::vector<std::string> tags;
    std::map<std::string, FaceValue, std::less<>> values;
    std::vector<std::string> printed;  // the values of the class, in its order
};

/// The colours that every subject of counters has, from its nation.
std::span<const std::string_view> nationColours();

bool holds(const FaceTests& tests, const FaceSubject& subject);
/// The face of a side, for things that are drawn this large; null if there is none.
const Face* faceOf(const Faces& faces, std::string_view side, const FaceSubject& subject, double size = 1e9);
/// "#rrggbb" or the name of a colour; ink for an unknown name.
picture::Colour colourOf(const Faces& faces, std::string_view name, const FaceSubject& subject);

}  // namespace cota::look
