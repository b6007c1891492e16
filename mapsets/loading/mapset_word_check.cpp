// Strategies work with words the game declares: tags, ids, names of values. A misspelt one would silently
// never match, so every word is compared with all declarations of the game.

#include <algorithm>
#include <array>

#include "formats/model/finding/nearest_word.h"
#include "mapsets/catalogue/vocabulary.h"
#include "mapsets/loading/mapset_check.h"
#include "mapsets/loading/mapset_layer.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

namespace {

using Known = std::span<const StrategyDescription>;
using Kind = Parameter::Kind;

template <class Rows>
std::vector<std::string> namesOf(const Rows& rows) {
    std::vector<std::string> names;
    for (const auto& row : rows) {
        if constexpr (requires { row.kind == std::string_view(); })
            names.emplace_back(row.kind);
        else
            names.emplace_back(row.name);
    }
    return names;
}

bool holds(std::string_view words, std::string_view word) {
    const auto all = wordsOf(words);
    return std::find(all.begin(), all.end(), word) != all.end();
}

class WordCheck : MapsetFindings {
  public:
    WordCheck(const Mapset& mapset, Known known)
        : MapsetFindings(mapset), known_(known), vocabulary_(mapset.catalogue) {}

    std::vector<model::Finding> run() {
        for (const auto& choice : mapset_.catalogue.strategies)
            if (const auto* description = descriptionOf(choice, known_)) check(choice, *description);
        return std::move(findings_);
    }

  private:
    void check(const StrategyChoice& choice, const StrategyDescription& description) {
        const auto place = placeOf("strategy", choice.question);
        for (const auto& parameter : description.parameters) {
            const auto own = place + "/" + parameter.name;
            if (const auto* value = choice.parameters.find(parameter.name)) {
                words(own, choice, parameter, *value);
                hexsideWords(own, choice, description, parameter, *value);
                if (parameter.kind == Kind::amounts)
                    for (const auto& name : wordsOf(*value)) amounts(name);
            }
            const auto filled = choice.fromOption.find(parameter.name);
            if (filled == choice.fromOption.end()) continue;
            if (const auto* option = mapset_.catalogue.option(filled->second))
                for (const auto& value : option->words) {
                    words(own, choice, parameter, value);
                    hexsideWords(own, choice, description, parameter, value);
                }
        }
        const auto has = [&](Kind kind) {
            return std::ranges::find(description.parameters, kind, &Parameter::kind) !=
                   description.parameters.end();
        };
        if (has(Kind::hexTags) && !has(Kind::hexsideTags))
            for (const auto& hexside : mapset_.catalogue.hexsides)
                if (hexside.height != 0)
                    add(placeOf("hexside", hexside.id.text), MapsetMessage::hexsideHeight,
                        {{"id", hexside.id.text},
                         {"strategy", choice.strategy},
                         {"question", choice.question}});
        for (const auto& row : choice.rows) checkRow(place, choice, row, description);
        for (const auto& value : description.values) checkValue(choice, value);
    }

    /// Whether a layer removed an entry of the map with this name and nothing else has the name.
    bool isRemoved(const std::string& word) const {
        const auto& game = mapset_.catalogue;
        if (game.terrain(model::TerrainId(word)) || game.feature(model::FeatureId(word)) ||
            game.hexside(model::HexsideId(word)) || game.pathKind(model::PathKindId(word)) ||
            vocabulary_.isTag(word))
            return false;
        return std::ranges::any_of(
            std::array{"terrain", "feature", "hexside", "path"},
            [&](const char* kind) { return mapset_.places.contains(placeOf(kind, word)); });
    }

    bool isDeclared(const StrategyChoice& choice, Kind kind, const std::string& word) const {
        if (areTags(kind)) return vocabulary_.isTag(word);
        if (kind == Kind::amounts) return vocabulary_.isValue(word);
        if (isRemoved(word)) return false;
        return vocabulary_.isKnown(word) || model::Rational::parse(word) || choice.parameters.has(word) ||
               choice.fromOption.contains(word) ||
               std::ranges::any_of(choice.rows, [&](const StrategyRow& row) { return row.name == word; });
    }

    void words(const std::string& place, const StrategyChoice& choice, const Parameter& parameter,
               const std::string& text) {
        const auto kind = parameter.kind;
        if (!areTags(kind) && kind != Kind::words && kind != Kind::amounts) return;
        for (const auto& word : wordsOf(text)) {
            if (isDeclared(choice, kind, word)) continue;
            const auto known = areTags(kind)           ? vocabulary_.tags()
                               : kind == Kind::amounts ? vocabulary_.values()
                                                       : vocabulary_.all();
            if (const auto nearest = model::nearestWord(word, known))
                add(place, MapsetMessage::undeclaredWordNearest,
                    {{"parameter", parameter.name},
                     {"word", word},
                     {"nearest", std::string(*nearest)},
                     model::sortedKnown(known)});
            else
                add(place, MapsetMessage::undeclaredWord,
                    {{"parameter", parameter.name},
                     {"word", word},
                     kind == Kind::words ? model::knownWords({}, "-") : model::sortedKnown(known)});
        }
    }

    /// Whether another parameter of the strategy looks for the tag on hexsides.
    static bool countsOnHexsides(const StrategyChoice& choice, const StrategyDescription& description,
                                 const std::string& word) {
        return std::ranges::any_of(description.parameters, [&](const Parameter& one) {
            const auto* value = one.kind == Kind::hexsideTags ? choice.parameters.find(one.name) : nullptr;
            return value != nullptr && holds(*value, word);
        });
    }

    /// Reports tags of hexsides, and of paths along them, if the strategy never looks for them there. This
    /// includes tags that hexes have too: the strategy finds only those of the hexes.
    void hexsideWords(const std::string& place, const StrategyChoice& choice,
                      const StrategyDescription& description, const Parameter& parameter,
                      const std::string& text) {
        if (parameter.kind != Kind::hexTags) return;
        const auto& game = mapset_.catalogue;
        for (const auto& word : wordsOf(text)) {
            if (countsOnHexsides(choice, description, word)) continue;
            const auto has = [&](const auto& entry) { return hasTag(entry.tags, word); };
            std::vector<std::string> sides;
            for (const auto& hexside : game.hexsides)
                if (has(hexside)) sides.push_back(hexside.id.text);
            for (const auto& path : game.pathKinds)
                if (path.alongSides && has(path)) sides.push_back(path.id.text);
            if (!sides.empty())
                add(place, MapsetMessage::hexsideWord,
                    {{"word", word},
                     {"parameter", parameter.name},
                     {"entries", joined(sides)},
                     {"strategy", choice.strategy}});
        }
    }

    static bool isForPeople(std::string_view name) { return name == "en" || name == "es"; }

    void checkRow(const std::string& strategy, const StrategyChoice& choice, const StrategyRow& row,
                  const StrategyDescription& description) {
        const auto place = strategy + "/row/" + row.kind + "/" + row.name;
        const auto list = std::find_if(description.rows.begin(), description.rows.end(),
                                       [&](const RowDescription& one) { return row.kind == one.kind; });
        if (list == description.rows.end()) {
            unknown(place, MapsetMessage::unknownRowKind, MapsetMessage::unknownRowKindNearest,
                    {{"strategy", description.name}, {"kind", row.kind}}, row.kind,
                    namesOf(description.rows));
            return;
        }
        for (const auto& [name, value] : row.values) {
            if (isForPeople(name)) continue;
            // "*" is the last parameter if names are words of the game, such as sizes.
            const auto parameter = std::find_if(
                list->values.begin(), list->values.end(), [&, &key = name](const Parameter& one) {
                    return key == one.name || (one.name == std::string_view("*") && vocabulary_.isKnown(key));
                });
            if (parameter == list->values.end())
                unknown(place + "/" + name, MapsetMessage::unknownRowValue,
                        MapsetMessage::unknownRowValueNearest, {{"kind", row.kind}, {"name", name}}, name,
                        namesOf(list->values));
            else
                checkRowValue(place + "/" + name, choice, *parameter, value);
        }
        if (list->isShown) checkNames(place, row);
        for (const auto& parameter : list->values)
            if (parameter.fallback == nullptr && valueOf(row, parameter.name).empty())
                add(place, MapsetMessage::missingRowValue, {{"kind", row.kind}, {"name", parameter.name}});
    }

    /// Answers name the row in the language of the user.
    void checkNames(const std::string& place, const StrategyRow& row) {
        const std::vector<model::MessageValue> values{{"kind", "row"}, {"id", row.name}};
        if (valueOf(row, "en").empty()) add(place, MapsetMessage::missingEnglish, values);
        if (valueOf(row, "es").empty()) add(place, MapsetMessage::missingSpanish, values);
    }

    void checkRowValue(const std::string& place, const StrategyChoice& choice, const Parameter& parameter,
                       const std::string& value) {
        if (const auto known = unreadable(parameter, value))
            unknown(place, MapsetMessage::unknownValue, MapsetMessage::unknownValueNearest,
                    {{"value", value}, {"parameter", parameter.name}}, value, *known);
        if (const auto bounds = outOfBounds(parameter, value))
            add(place, MapsetMessage::outOfBounds, *bounds);
        words(place, choice, parameter, value);
    }

    /// Checks a <value> that the strategy reads by its own name.
    void checkValue(const StrategyChoice& choice, const ValueDescription& description) {
        forEachTagged(mapset_.catalogue, [&](const std::string& kind, const std::string& id,
                                             const auto& entry) {
            if (!holds(description.of, kind.substr(0, kind.find('/')))) return;
            const auto* value = entry.values.find(description.value.name);
            if (value == nullptr) return;
            const auto place = placeOf(kind, id) + "/value/" + description.value.name;
            if (const auto known = unreadable(description.value, *value))
                add(place, MapsetMessage::unreadableValue,
                    {{"name", description.value.name}, {"value", *value}, model::knownWords(*known, "-")});
            if (const auto bounds = outOfBounds(description.value, *value))
                add(place, MapsetMessage::outOfBounds, *bounds);
            words(place, choice, description.value, *value);
        });
    }

    /// Checks that all <value>s of that name are whole numbers.
    void amounts(const std::string& name) {
        forEachTagged(mapset_.catalogue,
                      [&](const std::string& kind, const std::string& id, const auto& entry) {
                          const auto* value = entry.values.find(name);
                          if (value == nullptr || readInteger(*value)) return;
                          add(placeOf(kind, id) + "/value/" + name, MapsetMessage::unreadableValue,
                              {{"name", name}, {"value", *value}, model::knownWords({"0", "1", "2 ..."})});
                      });
    }

    Known known_;
    Vocabulary vocabulary_;
};

}  // namespace

std::vector<model::Finding> checkWords(const Mapset& mapset, Known known) {
    return WordCheck(mapset, known).run();
}

}  // namespace cota::mapsets
