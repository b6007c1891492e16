// Checks the declarations of attributes before any file has values for them, and the texts and chapters that
// a complete game has.

#include <algorithm>
#include <array>
#include <set>

#include "formats/model/finding/nearest_word.h"
#include "mapsets/catalogue/vocabulary.h"
#include "mapsets/loading/mapset_check.h"
#include "mapsets/loading/mapset_layer.h"

namespace cota::mapsets {

namespace {

using ValueKind = AttributeType::Kind;

bool hasBounds(ValueKind kind) {
    return kind == ValueKind::integer || kind == ValueKind::rational || kind == ValueKind::fire;
}

class DeclarationCheck : MapsetFindings {
  public:
    explicit DeclarationCheck(const Mapset& mapset) : MapsetFindings(mapset), catalogue_(mapset.catalogue) {}

    std::vector<model::Finding> run() {
        forEachTypes(catalogue_, [&](const std::string& place, const std::vector<AttributeType>& types) {
            for (const auto& type : types) attribute(place + "/attribute/" + type.name, type);
        });
        for (const auto& feature : catalogue_.features)
            if (!feature.printed && !feature.scenario)
                add(placeOf("feature", feature.id.text), MapsetMessage::standsNowhere,
                    {{"id", feature.id.text}});
        symbols();
        texts();
        chapters();
        return std::move(findings_);
    }

  private:
    void attribute(const std::string& place, const AttributeType& type) {
        // Those inherited through like= have no place of their own and are reported where they are written.
        if (!mapset_.places.contains(place)) return;
        const std::vector<model::MessageValue> values{{"kind", "attribute"}, {"id", type.name}};
        if (type.meaning.en.empty()) add(place, MapsetMessage::missingEnglish, values);
        if (type.meaning.es.empty()) add(place, MapsetMessage::missingSpanish, values);
        if (type.from.citation.empty() && type.from.standing != Standing::own &&
            type.from.standing != Standing::proposed)
            add(place, MapsetMessage::missingCitation, values);
        if (hasBounds(type.kind) && type.least > type.most)
            add(place, MapsetMessage::emptyBounds,
                {{"attribute", type.name},
                 {"min", std::to_string(type.least)},
                 {"max", std::to_string(type.most)}});
        const bool isFromList = mapset_.places.contains(place + "/words-of");  // the list is reported
        if (type.kind == ValueKind::word && type.words.empty() && !isFromList)
            add(place, MapsetMessage::noWords, {{"attribute", type.name}});
    }

    void text(const std::string& place, std::string_view what, const std::string& id,
              const model::LocalText& text) {
        const std::vector<model::MessageValue> values{{"what", std::string(what)}, {"id", id}};
        if (text.en.empty()) add(place, MapsetMessage::missingEnglishText, values);
        if (text.es.empty()) add(place, MapsetMessage::missingSpanishText, values);
    }

    void symbols() {
        std::set<std::string> ids;
        forEachTagged(catalogue_,
                      [&](const std::string&, const std::string& id, const auto&) { ids.insert(id); });
        const std::vector<std::string_view> known(ids.begin(), ids.end());
        for (const auto& [of, draw] : catalogue_.symbols)
            if (!ids.contains(of))
                add(placeOf("symbol", of), MapsetMessage::symbolOfNothing,
                    {{"for", of}, {"nearest", std::string(model::nearestWord(of, known).value_or("-"))}});
    }

    /// Texts for people besides names: the question of an option, the answer of a reading ...
    void texts() {
        for (const auto& option : catalogue_.options)
            if (!option.reading.empty())
                text(placeOf("option", option.id), "question", option.id, option.question);
        for (const auto& reading : catalogue_.readings) {
            text(placeOf("reading", reading.id), "question", reading.id, reading.question);
            text(placeOf("reading", reading.id), "answer", reading.id, reading.answer);
        }
        for (const auto& one : catalogue_.required.uncovered)
            text(placeOf("uncovered", one.check), "reason", one.check, one.reason);
        for (const auto& check : catalogue_.required.checks)
            text(placeOf("check", check.id), "title", check.id, check.title);
    }

    /// A forgotten file would not be noticed otherwise.
    void chapters() {
        const bool hasMap = !catalogue_.table.isUsed();
        const std::array<std::pair<const char*, bool>, 8> all{
            {{"terrain", !hasMap || !catalogue_.terrains.empty()},
             {"mobility", !hasMap || !catalogue_.mobilities.empty()},
             {"unit", !catalogue_.unitClasses.empty()},
             {"strategy", !hasMap || !catalogue_.strategies.empty()},
             {"rulebook", !mapset_.rulebook.empty()},
             {"scales", !hasMap || mapset_.places.contains("scales")},
             {"half-hexes", !hasMap || mapset_.places.contains("half-hexes")},
             {"grid", !hasMap || mapset_.places.contains("grid")}}};
        std::vector<std::string> missing;
        for (const auto& [entry, isThere] : all)
            if (!isThere) missing.push_back(std::string("<") + entry + ">");
        if (mapset_.places.contains("scales") && catalogue_.scales.levelHeight == 0)
            missing.emplace_back("<scales level>");
        if (!missing.empty()) add("mapset", MapsetMessage::missingEntries, {{"entries", joined(missing)}});
    }

    const Catalogue& catalogue_;
};

}  // namespace

std::vector<model::Finding> checkDeclarations(const Mapset& mapset) { return DeclarationCheck(mapset).run(); }

}  // namespace cota::mapsets
