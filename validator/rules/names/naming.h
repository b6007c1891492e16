#pragma once
// How rules name their subjects: hexes of boards as the scenario writes them, the nearest known words, the
// items that have named values.

#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/tagged.h"
#include "mapsets/strategy/parameters.h"
#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/names/items.h"

namespace cota::checks {

/// A board of the document, and the scenario's prefix for its hex numbers ("5-"; empty for a board alone).
struct NamedBoard {
    std::string file;
    const model::Board* board = nullptr;
    std::string prefix;
    std::string placed = {};  // its id in the scenario; the first one if there are several

    /// Its id in the scenario, otherwise its own.
    const std::string& called() const { return placed.empty() ? board->id : placed; }
    std::string hex(model::HexCoord at) const;
    model::Subject subject(model::HexCoord at) const { return subjectOf(model::SubjectKind::hex, hex(at)); }
    model::Subject subject() const;
    /// The place of the line of a hex: under its bare number in the board's own file.
    std::vector<model::Subject> places(model::HexCoord at) const;

    model::ListItem item(const model::FeatureAt& one) const {
        return in(ItemList::features, board->features, one);
    }
    model::ListItem item(const model::HexsideAt& one) const {
        return in(ItemList::hexsides, board->hexsides, one);
    }
    model::ListItem item(const model::Path& one) const { return in(ItemList::paths, board->paths, one); }
    model::ListItem item(const model::Area& one) const { return in(ItemList::areas, board->areas, one); }
    model::ListItem item(const model::Contour& one) const {
        return in(ItemList::contours, board->contours, one);
    }
    model::ListItem item(const model::MapName& one) const { return in(ItemList::names, board->names, one); }

  private:
    template <class Thing>
    model::ListItem in(ItemList list, const std::vector<Thing>& things, const Thing& one) const {
        return model::itemOf(file, list, things, one);
    }
};

/// The board of a file.
NamedBoard namedBoard(const CheckContext& context, const std::string& file, const model::Board& board);
/// Every board file once, sorted by name.
std::vector<NamedBoard> boardsOf(const CheckContext& context);

/// The scenario as a subject.
model::Subject wholeScenario(const CheckContext& context);

/// A note about one hex of a board; adds the value "hex".
Note noteAt(const NamedBoard& board, model::HexCoord at, std::vector<model::MessageValue> values = {});
/// A note about a feature or a hexside, at its own line; with the same values.
Note noteAt(const NamedBoard& board, const model::FeatureAt& feature,
            std::vector<model::MessageValue> values);
Note noteAt(const NamedBoard& board, const model::HexsideAt& hexside,
            std::vector<model::MessageValue> values);
/// One note about many hexes (at least one); adds the values "count" and "hexes"; each hex is a case. A map
/// painted with an unknown terrain is one mistake, not a thousand.
Note noteOfMany(const NamedBoard& board, const std::vector<model::HexCoord>& hexes);

/// The words that a misspelt one may stand for, best first: at most a third of its letters differ, but one
/// always may. Empty if there are none.
model::MessageValue nearest(std::string_view word, const std::vector<std::string_view>& known);
/// The known words, the nearest to a misspelt one first, at most `most`; "-" if there are none.
model::MessageValue allKnown(std::string_view word, std::vector<std::string_view> known,
                             std::size_t most = 4);

/// The names of the terrains, features and paths of the game with one of `tags`, and of the paths with one
/// of `pathTags`. A tag without such an entry is used itself.
model::LocalText namesOfTags(const mapsets::Catalogue& game, const std::vector<std::string>& tags,
                             const std::vector<std::string>& pathTags = {});
/// The same for unit classes.
model::LocalText namesOfUnits(const mapsets::Catalogue& game, const std::vector<std::string>& tags);

/// The name of a kind of path; its id if the game or the kind is unknown.
model::LocalText nameOfPathKind(const CheckContext& context, const model::PathKindId& id);

/// The name of a limit or effect of stacking: en= and es= of its row in the game, otherwise its id.
model::LocalText nameOfStackRow(const mapsets::Catalogue& game, const std::string& id);

using mapsets::isOneOf;
using mapsets::wordsOf;

/// Whether an option, or a value of the scenario itself, is set to a word: `words` are the name and the
/// word. True if `words` is empty.
bool isSwitched(const CheckContext& context, const std::vector<std::string>& words);
/// Whether some turn of the scenario states the weather.
bool statesWeather(const model::Scenario& scenario);
/// Whether the unit's first placement has that state ("disrupted").
bool isIn(const CheckContext& context, const mapsets::ListedUnit& unit, const std::string& state);

template <class Entries>
std::vector<std::string_view> idsOf(const Entries& entries) {
    std::vector<std::string_view> ids;
    for (const auto& entry : entries) {
        if constexpr (requires { entry.id.text; })
            ids.push_back(entry.id.text);
        else
            ids.push_back(entry.id);
    }
    return ids;
}

/// An item with named values whose types the game declares.
struct Holder {
    const model::Attributes* values = nullptr;
    const std::vector<mapsets::AttributeType>* types = nullptr;
    std::string of;            // what it is in rules.xml: side, placement, front, part:<kind> ...
    model::MessageValue what;  // the same in words
    model::Subject subject;
    std::vector<model::Subject> places;
    std::optional<model::ListItem> item;  // if there is one
    bool mustBeComplete = true;           // missing required values are an error
    bool mayHaveOthers = false;           // undeclared values are not an error
    /// Further values that it may have: those of its type, if it is a counter.
    std::vector<const std::vector<mapsets::AttributeType>*> alsoDeclared = {};
    /// For a counter with values that differ from its type's: its own values, which have another Holder.
    /// Here they are checked together with those of the type.
    const model::Attributes* own = nullptr;
    std::shared_ptr<const model::Attributes> laid = {};  // `values` then points to this

    const mapsets::AttributeType* typeOf(std::string_view name) const;
    /// Whether these values are its own. A wrong value of a type is reported at the type.
    bool answersFor(std::initializer_list<std::string_view> names) const;
    /// A note about it, with the value "what".
    Note noteWith(std::vector<model::MessageValue> values) const;
};

/// Everything in the document with declared values.
const std::vector<Holder>& holdersOf(const CheckContext& context);

}  // namespace cota::checks
