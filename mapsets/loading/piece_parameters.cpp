#include "mapsets/loading/piece_parameters.h"

#include <algorithm>
#include <array>
#include <optional>

#include "formats/xml/markup/filled.h"
#include "mapsets/loading/chart_rows_reader.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

namespace {

/// What a parameter says.
enum class Says {
    scope,           // side, all, part
    number,          // within bounds
    partKind,        // a kind of scenario detail
    partValue,       // a value of the details of the kind in another attribute
    startValue,      // the same, or with per="side" a value of sides
    shape,           // a word of the value in `shape`
    formationValue,  // a value of formations
    unitTag,
    unitValue,
    words  // for readers of the print
};

struct ParameterRow {
    std::string_view name;
    Says says;
    bool isList = false;
    std::string_view in = {};  // the attribute with the kinds of details
    xml::IntRange range = {};
};
constexpr int mostBoxes = 200;  // of a track
constexpr std::array parameterRows{
    ParameterRow{"per", Says::scope},
    ParameterRow{.name = "least", .says = Says::number, .range = {-1000, 1000}},
    ParameterRow{.name = "most", .says = Says::number, .range = {-1000, 1000 + mostBoxes}},
    ParameterRow{.name = "group", .says = Says::number, .range = {1, 20}},
    ParameterRow{.name = "blanks", .says = Says::number, .range = {0, 20}},
    ParameterRow{.name = "hits", .says = Says::number, .range = {0, 12}},
    ParameterRow{"part", Says::partKind},
    ParameterRow{"graphics", Says::partKind},
    ParameterRow{"points", Says::partKind},
    ParameterRow{"parts", Says::partKind, true},
    ParameterRow{"counts", Says::partValue, true, "parts"},
    ParameterRow{"at", Says::partValue, false, "part"},
    ParameterRow{"shows", Says::partValue, false, "part"},
    ParameterRow{"start", Says::startValue, false, "part"},
    ParameterRow{"name", Says::partValue, false, "part"},
    ParameterRow{"boxes", Says::partValue, false, "part"},
    ParameterRow{"title", Says::partValue, false, "part"},
    ParameterRow{"ticks", Says::partValue, false, "part"},
    ParameterRow{"formations", Says::partValue, false, "part"},
    ParameterRow{"count", Says::partValue, false, "part"},
    ParameterRow{"boxed", Says::partValue, true, "part"},
    ParameterRow{"texts", Says::partValue, true, "part"},
    ParameterRow{"of", Says::partValue, false, "graphics"},
    ParameterRow{"shape", Says::partValue, false, "graphics"},
    ParameterRow{"label", Says::partValue, false, "graphics"},
    ParameterRow{"arrows", Says::shape, true, "graphics"},
    ParameterRow{"lines", Says::shape, true, "graphics"},
    ParameterRow{"areas", Says::shape, true, "graphics"},
    ParameterRow{"having", Says::formationValue},
    ParameterRow{"led-by", Says::unitTag},
    ParameterRow{"values", Says::unitValue, true},
    ParameterRow{"turn-en", Says::words},
    ParameterRow{"turn-es", Says::words},
};

KnownWords namesOf(const std::vector<AttributeType>& types) {
    KnownWords names;
    for (const auto& type : types) names.insert(type.name);
    return names;
}

class ParameterReader {
  public:
    ParameterReader(const Catalogue& catalogue, xml::XmlCursor& element)
        : catalogue_(catalogue), element_(element) {}

    /// Empty if it is missing or cannot be used.
    std::string read(const ParameterRow& row) {
        if (row.says == Says::number) return number(row);
        if (row.says == Says::scope) {
            static const std::vector<std::string_view> scopes{"side", "all", "part"};
            const auto scope = element_.findWord(row.name, scopes);
            if (scope && scopes[*scope] == "part") element_.require("part");
            return scope ? std::string(scopes[*scope]) : std::string();
        }
        auto text = xml::filledText(element_, row.name);
        const auto known = text.empty() ? std::nullopt : wordsFor(row);
        if (!known) return text;
        for (const auto& word : row.isList ? wordsOf(text) : std::vector{text})
            requireOfGame(element_, row.name, word, *known);
        return text;
    }

  private:
    std::string number(const ParameterRow& row) {
        auto range = row.range;
        // A track begins with its lowest number.
        if (row.name == "most") {
            const auto least = readInteger(element_.text("least", "0"));
            if (least && *least >= range.min && *least + mostBoxes <= range.max)
                range = {static_cast<int>(*least), static_cast<int>(*least) + mostBoxes};
        }
        const auto found = element_.findInteger(row.name, range);
        return found ? std::to_string(*found) : std::string();
    }

    /// Nothing if another attribute that is wrong decides it.
    std::optional<KnownWords> wordsFor(const ParameterRow& row) {
        switch (row.says) {
            case Says::partKind: {
                KnownWords kinds;
                for (const auto& kind : catalogue_.partKinds) kinds.insert(kind.id.text);
                return kinds;
            }
            case Says::startValue:
                if (element_.has("per") && element_.text("per") != "part")
                    return namesOf(catalogue_.sideAttributes);
                [[fallthrough]];
            case Says::partValue:
                return valuesOfParts(row.in);
            case Says::shape:
                return shapes(row.in);
            case Says::formationValue:
                return namesOf(catalogue_.formationAttributes);
            case Says::unitTag: {
                KnownWords tags;
                for (const auto& one : catalogue_.unitClasses) tags.insert(one.tags.begin(), one.tags.end());
                return tags;
            }
            case Says::unitValue: {
                KnownWords values;
                for (const auto& one : catalogue_.unitClasses) values.merge(namesOf(one.front));
                return values;
            }
            default:
                return std::nullopt;
        }
    }

    std::optional<KnownWords> valuesOfParts(std::string_view in) {
        element_.require(in);
        KnownWords values;
        for (const auto& id : wordsOf(element_.text(in))) {
            const auto* kind = catalogue_.partKind(model::PartKindId(id));
            if (kind == nullptr) return std::nullopt;
            values.merge(namesOf(kind->attributes));
        }
        return values.empty() ? std::nullopt : std::optional(std::move(values));
    }

    std::optional<KnownWords> shapes(std::string_view in) {
        element_.require("shape");
        const auto* kind = catalogue_.partKind(model::PartKindId(element_.text(in)));
        if (kind == nullptr) return std::nullopt;
        for (const auto& type : kind->attributes)
            if (type.name == element_.text("shape") && type.kind == ValueSchema::Kind::word) {
                const auto words = wordsOf(type.words);
                return KnownWords(words.begin(), words.end());
            }
        return std::nullopt;
    }

    const Catalogue& catalogue_;
    xml::XmlCursor& element_;
};

}  // namespace

void readPieceParameters(const Catalogue& catalogue, xml::XmlCursor& element, look::Piece& piece) {
    ParameterReader reader(catalogue, element);
    for (const auto& one : look::knownPieces()) {
        if (one.kind != piece.kind || one.what != piece.what) continue;
        for (const auto& name : wordsOf(one.parameters)) {
            const auto* const row = std::ranges::find(parameterRows, name, &ParameterRow::name);
            if (row == parameterRows.end() || !element.has(name)) continue;
            if (auto text = reader.read(*row); !text.empty())
                piece.parameters.set(row->name, std::move(text));
        }
    }
}

}  // namespace cota::mapsets
