// Tables and entries of a game that must be complete, whatever a derived game changes in them.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/game/game_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject tableEntry(const std::string& id) { return subjectOf(SubjectKind::mapsetEntry, id); }

/// Every word allowed for a printed value, with the first unit class that may have it.
std::map<std::string, std::string> printedWords(const mapsets::Catalogue& game, const std::string& name) {
    std::map<std::string, std::string> words;
    for (const auto& unit : game.unitClasses)
        for (const auto* side : {&unit.front, &unit.back})
            for (const auto& type : *side)
                if (type.name == name)
                    for (const auto& word : mapsets::wordsOf(type.words)) words.emplace(word, unit.id.text);
    return words;
}

constexpr std::array rowWordings{
    Wording{
        "base",
        local(
            "Row '{row}' of the table of '{question}' has {count} {count:column|columns}, but begins without "
            "shift in the one after {base}.")},
    Wording{"shift", local("'{word}' of list '{list}' shifts nothing in the table of '{question}': add a "
                           "row, or say that it "
                           "is not printed.")}};

std::vector<std::string> wordsIn(const mapsets::StrategyRow& row, const char* name) {
    const auto* text = row.values.find(name);
    return text ? wordsOf(*text) : std::vector<std::string>{};
}

// TCS 7.1.
void tablesWithMissingRows(const CheckContext& context, const Settings& with, FindingSink& out) {
    const std::string question = "spotting";
    const auto* choice = context.catalogue().strategy(question);
    if (!choice) return;
    std::vector<std::string> named, shifting;
    bool hasOthers = false;
    for (const auto& row : choice->rows) {
        if (row.kind == "shift") {
            for (auto& word : wordsIn(row, "ground")) shifting.push_back(std::move(word));
            continue;
        }
        if (row.kind != "ranges") continue;
        const auto targets = wordsIn(row, "targets");
        hasOthers = hasOthers || targets.empty();
        named.insert(named.end(), targets.begin(), targets.end());
        const auto columns = std::ssize(wordsIn(row, "hexes"));
        const auto* base = row.values.find("base");
        const int place = base ? mapsets::readInteger(*base).value_or(0) : 0;
        if (place >= 0 && place < columns) continue;
        out.add({.values = {value("question", question), value("row", row.name), value("count", columns),
                            value("base", place)},
                 .subject = tableEntry("strategy/" + question),
                 .wording = &rowWordings[0]});
    }
    const auto isIn = [](const std::vector<std::string>& words, const std::string& word) {
        return std::ranges::find(words, word) != words.end();
    };
    if (!hasOthers)
        for (const auto& [word, unit] : printedWords(context.catalogue(), with.text("value")))
            if (!isIn(named, word))
                out.add({.values = {value("question", question), value("word", word), value("class", unit)},
                         .subject = tableEntry("strategy/" + question)});
    const auto* list = context.catalogue().wordList(with.text("list"));
    if (!list) return;
    for (const auto& word : list->words)
        if (!isIn(with.words("plain"), word.id) && !isIn(shifting, word.id))
            out.add({.values = {value("question", question), value("word", word.id), value("list", list->id)},
                     .subject = tableEntry("strategy/" + question),
                     .wording = &rowWordings[1]});
}

// TCS 20.1.d, 21.3.d.
void featuresWithoutTag(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("features");
    const auto needs = with.text("needs");
    for (const auto& feature : context.catalogue().features) {
        if (!isOneOf(feature, tags) || mapsets::hasTag(feature.tags, needs)) continue;
        out.add({.values = {shownAs(model::ShowAs::id, value("kind", feature.id)), value("tag", needs)},
                 .subject = tableEntry("feature/" + feature.id.text)});
    }
}

constexpr std::array rowParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("printed value whose words have a row each")},
    Parameter{"list", Parameter::Kind::text, "", local("list whose words shift along the row")},
    Parameter{"plain", Parameter::Kind::words, "", local("those of its words that shift nothing")}};
constexpr std::array tagParameters{
    Parameter{"features", Parameter::Kind::words, nullptr, local("features by id or tag")},
    Parameter{"needs", Parameter::Kind::text, nullptr, local("the tag they carry too")}};

constexpr std::array tableTable{
    Rule{.message =
             {"GAME-007", Severity::error, local("table with a missing row"),
              local(
                  "The table of '{question}' has no row for '{word}' ({class}), and none for all others; add "
                  "one."),
              local("Players could not find the result in it."), local("Add the row.")},
         .needs = need::mapset,
         .parameters = rowParameters,
         .variants = rowWordings,
         .run = tablesWithMissingRows},
    Rule{.message = {"GAME-008", Severity::warning, local("feature without a tag"),
                     local("Feature '{kind}' does not carry the tag '{tag}', as its sort does; add it."),
                     local("Tables and rules that ask for the tag would pass it over."),
                     local("Add the tag.")},
         .needs = need::mapset,
         .parameters = tagParameters,
         .run = featuresWithoutTag},
};
static_assert(isSound(tableTable));

}  // namespace

Topic gameTableRules() { return {"tables", local("Tables of the game"), tableTable}; }

}  // namespace cota::checks
