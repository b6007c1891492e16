#pragma once
// How the items of a game look: for each terrain, path, hexside, feature ... the drawing that makes its
// marks, with its parameters. Read from the look.xml of a mapset and of those it extends; looks are never
// inherited from behaviour.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "formats/model/finding/message.h"
#include "formats/picture/colour.h"
#include "mapsets/catalogue/value_schema.h"

namespace cota::look {

/// One way to draw items of a kind. The drawing code uses exactly these parameters.
struct DrawingDescription {
    const char* kind;  // the element of look.xml: terrain, path, hexside, feature, relief, text, grid ...
    const char* name;  // the value of draw=
    model::LocalLiteral meaning;
    std::vector<mapsets::Parameter> parameters;
};

/// Every drawing. The first of a kind is used if look.xml names none.
std::span<const DrawingDescription> describeDrawings();
const DrawingDescription* drawingOf(std::string_view kind, std::string_view name);
const DrawingDescription* firstDrawingOf(std::string_view kind);

using DrawingValue = std::variant<picture::Colour, double, std::string, bool>;

/// Reads a value as its parameter requires; nothing if it is not valid.
std::optional<DrawingValue> valueFrom(const mapsets::Parameter& parameter, std::string_view text);

/// The drawing of one item with all its values. Using a parameter that the drawing does not describe is a
/// programming error.
class Symbol {
  public:
    explicit Symbol(const DrawingDescription& drawing);

    const DrawingDescription& description() const { return *drawing_; }
    std::string_view drawing() const { return drawing_->name; }
    picture::Colour colour(std::string_view name) const { return std::get<picture::Colour>(value(name)); }
    /// For millimetres and plain numbers.
    double number(std::string_view name) const { return std::get<double>(value(name)); }
    const std::string& word(std::string_view name) const { return std::get<std::string>(value(name)); }
    /// The words of a list; "none" is not a word.
    std::vector<std::string> list(std::string_view name) const;
    bool flag(std::string_view name) const { return std::get<bool>(value(name)); }

    void set(std::string_view name, DrawingValue value);

  private:
    const DrawingValue& value(std::string_view name) const;
    const DrawingDescription* drawing_;
    std::vector<DrawingValue> values_;  // in the order of the description
};

struct TypePicture;  // type_picture.h
struct Faces;        // look/faces/face.h
/// By the id of the counter type.
using TypePictures = std::map<std::string, std::shared_ptr<const TypePicture>, std::less<>>;

class Symbology {
  public:
    /// The symbol of an item, by kind and id; null if look.xml does not name it.
    const Symbol* find(std::string_view kind, std::string_view id) const;
    /// The same, or that of the kind without id, or the first drawing of the kind with its default values:
    /// every item can be drawn.
    const Symbol& symbol(std::string_view kind, std::string_view id = "") const;
    /// The same for one of several items that must look different although look.xml names none of them: item
    /// `nth`, from 0, gets the drawings of the kind in turn.
    const Symbol& symbolApart(std::string_view kind, std::string_view id, std::size_t nth) const;
    void set(const std::string& kind, const std::string& id, Symbol symbol);

    /// What the counters of the game print; null before the look of a game was read.
    const Faces* counters() const { return counters_.get(); }
    void setCounters(std::shared_ptr<const Faces> counters) { counters_ = std::move(counters); }

    /// The picture of a counter type of the document; null if it has none, or none that can be used.
    const TypePicture* picture(std::string_view type) const;
    void setPictures(TypePictures pictures) { pictures_ = std::move(pictures); }

  private:
    std::map<std::pair<std::string, std::string>, Symbol> symbols_;
    TypePictures pictures_;
    std::shared_ptr<const Faces> counters_;
};

}  // namespace cota::look
