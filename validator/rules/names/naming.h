#pragma once
// How rules call what they talk about: hexes of boards as their scenario writes them, the nearest known
// words, the things that carry named values.

#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/strategy/parameters.h"
#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/names/items.h"

namespace cota::checks {

/// A board of the document, and what the scenario puts before its numbers ("5-"; nothing for a board alone).
struct NamedBoard {
    std::string file;
    const model::Board* board = nullptr;
    std::string prefix;
    std::string placed = {};  // the id the scenario lays it under, of several the first

    /// What people call it: by the id of the scenario that lays it, else by its own.
    const std::string& called() const { return placed.empty() ? board->id : placed; }
    std::string hex(model::HexCoord at) const;
    model::Subject subject(model::HexCoord at) const { return subjectOf(model::SubjectKind::hex, hex(at)); }
    model::Subject subject() const;
    /// Where the line of a hex stands: under its bare number in the board's own file.
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

  private:
    template <class Thing>
    model::ListItem in(ItemList list, const std::vector<Thing>& things, const Thing& one) const {
        return model::itemOf(file, list, things, one);
    }
};

/// A board of that file.
NamedBoard namedBoard(const CheckContext& context, const std::string& file, const model::Board& board);
/// Every board file once, in the order of their names.
std::vector<NamedBoard> boardsOf(const CheckContext& context);

/// The scenario as a subject.
model::Subject wholeScenario(const CheckContext& context);

/// A note about one hex of a board; adds the value "hex".
Note noteAt(const NamedBoard& board, model::HexCoord at, std::vector<model::MessageValue> values = {});
/// A note about what stands in a hex or on its side, at its own line; the same values.
Note noteAt(const NamedBoard& board, const model::FeatureAt& feature,
            std::vector<model::MessageValue> values);
Note noteAt(const NamedBoard& board, const model::HexsideAt& hexside,
            std::vector<model::MessageValue> values);
/// One note about many hexes (at least one); adds the values "count" and "hexes", and each hex is a
/// case. A map painted with an unknown terrain is one mistake, not a thousand.
Note noteOfMany(const NamedBoard& board, const std::vector<model::HexCoord>& hexes);

/// Words that may be meant by a misspelt one, best first: no more than a third of its letters differ, but one
/// always may. Empty where there are none.
model::MessageValue nearest(std::string_view word, const std::vector<std::string_view>& known);
/// The words there are, the nearest to a misspelt one first, at most `most`; "-" where there are none.
model::MessageValue allKnown(std::string_view word, std::vector<std::string_view> known,
                             std::size_t most = 4);

/// What people call that which carries one of `tags`: the terrains, features and paths of the game that do;
/// of `pathTags`, paths only. Tags nothing carries stand for themselves.
model::LocalText namesOfTags(const mapsets::Catalogue& game, const std::vector<std::string>& tags,
                             const std::vector<std::string>& pathTags = {});
/// The same of classes of units.
model::LocalText namesOfUnits(const mapsets::Catalogue& game, const std::vector<std::string>& tags);

/// What people call a kind of path; its id where the game is not known or has no such kind.
model::LocalText nameOfPathKind(const CheckContext& context, const model::PathKindId& id);

/// What people call a limit or effect of stacking: en= and es= of its row in the game, else its id.
model::LocalText nameOfStackRow(const mapsets::Catalogue& game, const std::string& id);

using mapsets::wordsOf;

/// Whether a feature is called by one of the words, or has one as a tag.
bool isOneOf(const mapsets::FeatureType& type, const std::vector<std::string>& words);
/// Whether a switch, an option or a value of the scenario itself, is set to a word: `words` are its name and
/// that word. Without words: always.
bool isSwitched(const CheckContext& context, const std::vector<std::string>& words);
/// Whether some turn of the scenario states its weather.
bool statesWeather(const model::Scenario& scenario);
/// Whether the unit is placed in that state ("disrupted"), by the first of its placements.
bool isIn(const CheckContext& context, const Unit& unit, const std::string& state);

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

/// Something that carries named values whose types the game declares.
struct Holder {
    const model::Attributes* values = nullptr;
    const std::vector<mapsets::AttributeType>* types = nullptr;
    std::string of;            // what it is, as rules.xml calls it: side, placement, front, part:<kind> ...
    model::MessageValue what;  // the same for people
    model::Subject subject;
    std::vector<model::Subject> places;
    std::optional<model::ListItem> item;  // where there is one
    bool mustBeComplete = true;           // missing required values are a fault
    bool mayHaveOthers = false;           // undeclared values are no fault here
    /// What it may carry besides, of whatever it stands in for: a counter the values of its type.
    std::vector<const std::vector<mapsets::AttributeType>*> alsoDeclared = {};
    /// Of a counter with values that differ from its type's: those, laid over the type's, are judged together
    /// here. Each for itself, they are judged where they are written.
    const model::Attributes* own = nullptr;
    std::shared_ptr<const model::Attributes> laid = {};  // what `values` are then

    const mapsets::AttributeType* typeOf(std::string_view name) const;
    /// Whether what is wrong with the values of these names is its own fault: a type's is told at the type.
    bool answersFor(std::initializer_list<std::string_view> names) const;
    /// At it, with what it is as the value "what".
    Note noteWith(std::vector<model::MessageValue> values) const;
};

/// Everything in the document that carries declared values.
std::vector<Holder> holdersOf(const CheckContext& context);

}  // namespace cota::checks
