#pragma once
// What the things of a game look like: for each terrain, path, hexside, feature ... the drawing that makes
// its marks, with that drawing's parameters filled. Read from the look.xml of a mapset and of those it
// extends; looks are never inherited from behaviour.

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "formats/model/finding/message.h"
#include "formats/picture/colour.h"

namespace cota::look {

/// A list is words joined by +.
enum class ValueKind { colour, millimetres, number, word, list, flag };
const char* textOf(ValueKind kind);

/// One parameter of a drawing. `fallback` is written as in look.xml; `words` are the known ones, separated by
/// spaces, of a parameter that takes words (empty: any text).
struct DrawingParameter {
    const char* name;
    ValueKind kind;
    const char* fallback;
    model::LocalLiteral meaning;
    const char* words = "";
};

/// One way to draw things of a kind. The code that draws asks for exactly these parameters.
struct DrawingDescription {
    const char* kind;  // the element of look.xml: terrain, path, hexside, feature, relief, text, grid ...
    const char* name;  // what draw= names
    model::LocalLiteral meaning;
    std::vector<DrawingParameter> parameters;
};

/// Every drawing there is. The first of a kind serves where look.xml names none.
std::span<const DrawingDescription> describeDrawings();
const DrawingDescription* drawingOf(std::string_view kind, std::string_view name);
const DrawingDescription* firstDrawingOf(std::string_view kind);

using DrawingValue = std::variant<picture::Colour, double, std::string, bool>;

/// Reads a value as its parameter asks; nothing where it cannot be read so.
std::optional<DrawingValue> valueFrom(const DrawingParameter& parameter, std::string_view text);

/// One thing's drawing with all its values. Asking for a parameter the drawing does not describe is a mistake
/// of the program.
class Symbol {
  public:
    explicit Symbol(const DrawingDescription& drawing);

    const DrawingDescription& description() const { return *drawing_; }
    std::string_view drawing() const { return drawing_->name; }
    picture::Colour colour(std::string_view name) const { return std::get<picture::Colour>(value(name)); }
    /// Millimetres, and plain numbers.
    double number(std::string_view name) const { return std::get<double>(value(name)); }
    const std::string& word(std::string_view name) const { return std::get<std::string>(value(name)); }
    /// The words of a list; "none" is no word.
    std::vector<std::string> list(std::string_view name) const;
    bool flag(std::string_view name) const { return std::get<bool>(value(name)); }

    void set(std::string_view name, DrawingValue value);

  private:
    const DrawingValue& value(std::string_view name) const;
    const DrawingDescription* drawing_;
    std::vector<DrawingValue> values_;  // in the order of the description
};

class Symbology {
  public:
    /// The symbol of a thing, by kind and id; null where look.xml does not name it.
    const Symbol* find(std::string_view kind, std::string_view id) const;
    /// The same, or that of the kind without id, or the first drawing of the kind with its own values:
    /// everything can be drawn.
    const Symbol& symbol(std::string_view kind, std::string_view id = "") const;
    /// The same for one of several things that must be told apart although look.xml names none of them: `nth`
    /// counts from 0, and each has the next drawing of the kind, around and around.
    const Symbol& symbolApart(std::string_view kind, std::string_view id, std::size_t nth) const;
    void set(const std::string& kind, const std::string& id, Symbol symbol);

  private:
    std::map<std::pair<std::string, std::string>, Symbol> symbols_;
};

}  // namespace cota::look
