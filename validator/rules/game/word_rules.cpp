// The words of a game: its rules may use only declared ones, and declared ones should be used. Only this
// file knows both the strategies and the rules.

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "formats/model/finding/nearest_word.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/vocabulary.h"
#include "mapsets/play/play.h"
#include "mapsets/spotting/force_line.h"
#include "validator/rules/all_rules.h"
#include "validator/rules/game/game_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::Vocabulary;
using model::Severity;
using model::SubjectKind;
using Words = std::set<std::string, std::less<>>;

/// Lists that turns, sides and counters use in files of every game.
constexpr std::array<std::string_view, 5> listsOfFiles{"light", "weather", "nation", "levels", "parts"};

bool holdsNames(const Parameter& parameter) {
    return (parameter.kind == Parameter::Kind::text || parameter.kind == Parameter::Kind::words) &&
           *parameter.words == '\0';
}

/// Whether a rule may use the word: declared by the game, a number, "part:<kind>" or a side of a counter.
bool isDeclared(const Vocabulary& vocabulary, const std::string& word) {
    if (const auto colon = word.find(':'); colon != std::string::npos)
        return word.substr(0, colon) == "part" && vocabulary.isKnown(word.substr(colon + 1));
    return vocabulary.isKnown(word) || word == "front" || word == "back" || model::Rational::parse(word);
}

void undeclaredWords(const CheckContext& context, const Settings&, FindingSink& out) {
    const Vocabulary vocabulary(context.catalogue());
    for (const auto& row : context.catalogue().rules) {
        const auto* rule = allMessages().rule(row.rule);
        if (!rule) continue;
        for (const auto& parameter : rule->parameters) {
            const auto* text = holdsNames(parameter) ? row.parameters.find(parameter.name) : nullptr;
            if (!text) continue;
            const auto usual = wordsOf(parameter.fallback ? parameter.fallback : "");
            for (const auto& word : wordsOf(*text)) {
                if (isDeclared(vocabulary, word) ||
                    std::find(usual.begin(), usual.end(), word) != usual.end())
                    continue;
                out.add({.values = {value("rule", row.rule), value("name", parameter.name),
                                    value("word", word), nearest(word, vocabulary.all())},
                         .subject = subjectOf(SubjectKind::mapsetEntry, "rule/" + row.rule)});
            }
        }
    }
}

/// Every word that the strategies and rules of the game use.
struct Read {
    Words tags, values;  // as tags, and as names of values
    Words all;

    void add(std::string_view text, bool asTag, bool asValue) {
        for (const auto& word : wordsOf(text)) {
            if (asTag) tags.insert(word);
            if (asValue) values.insert(word);
            all.insert(word);
        }
    }
};

using Strategy = mapsets::StrategyDescription;

std::optional<Strategy> descriptionOf(const mapsets::StrategyChoice& choice) {
    const auto known = mapsets::describeStrategies();
    const auto* found = mapsets::descriptionOf(choice, known);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

template <class Rows>
const mapsets::Parameter* parameterOf(const Rows& rows, std::string_view name) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const mapsets::Parameter& one) { return one.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

/// What a strategy reads depends on the kind of parameter; an unknown parameter may be anything.
void addParameter(Read& read, const mapsets::Parameter* row, std::string_view text) {
    using Kind = mapsets::Parameter::Kind;
    const auto isOf = [&](Kind kind) { return row != nullptr && row->kind == kind; };
    const bool isName = !isOf(Kind::word) && !isOf(Kind::flag) && !isOf(Kind::integer);
    read.add(text, isName && !isOf(Kind::amounts), isName && !(row && mapsets::areTags(row->kind)));
}

void addStrategy(Read& read, const mapsets::Catalogue& catalogue, const mapsets::StrategyChoice& choice) {
    const auto strategy = descriptionOf(choice);
    const auto rowOf = [&](std::string_view name) {
        return strategy ? parameterOf(strategy->parameters, name) : nullptr;
    };
    for (const auto& [name, text] : choice.parameters) addParameter(read, rowOf(name), text);
    for (const auto& [name, id] : choice.fromOption)
        if (const auto* option = catalogue.option(id))
            for (const auto& word : option->words) addParameter(read, rowOf(name), word);
    for (const auto& row : choice.rows)
        for (const auto& [name, text] : row.values) read.add(text, true, true);
    if (!strategy) return;
    for (const auto& value : strategy->values) read.add(value.value.name, false, true);
    for (const auto& parameter : strategy->parameters)
        if (parameter.fallback) addParameter(read, &parameter, parameter.fallback);
}

/// All names and words in a formula.
void addFormula(Read& read, std::string text) {
    for (char& c : text)
        if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-') c = ' ';
    read.add(text, true, true);
}

/// What the rows of a game without a map ask for.
void addTable(Read& read, const mapsets::TableRules& table) {
    for (const auto& term : table.terms) addFormula(read, term.is);
    for (const auto& kind : table.groups) addFormula(read, kind.when);
    for (const auto& must : table.musts) addFormula(read, must.when + " " + must.that);
    for (const auto& score : table.scores) addFormula(read, score.when + " " + score.is);
    for (const auto& action : table.actions) {
        addFormula(read, action.cost);
        for (const auto& one : action.units) addFormula(read, one.where + " " + one.most + " " + one.best);
        for (const auto& need : action.needs) addFormula(read, need.when + " " + need.that);
        for (const auto& total : action.totals)
            for (const auto& row : total.rows) addFormula(read, row.when + " " + row.is);
        for (const auto& result : action.results) addFormula(read, result.when);
    }
}

Read readWords(const mapsets::Catalogue& catalogue) {
    Read read;
    read.add("short short-es", false, true);  // by lists of cards
    addTable(read, catalogue.table);
    for (const auto& choice : catalogue.strategies) addStrategy(read, catalogue, choice);
    for (const auto& topic : allTopics())
        for (const auto& rule : topic.rules)
            for (const auto& parameter : rule.parameters)
                if (parameter.fallback) read.add(parameter.fallback, true, true);
    for (const auto& row : catalogue.rules)
        for (const auto& [name, text] : row.parameters) read.add(text, true, true);
    return read;
}

/// A tag or a name of a value that an entry has and nothing reads.
struct Unread {
    std::string word;
    std::string entry;  // the first entry with it: "terrain/woods"
};

void gather(std::vector<Unread>& unread, Words& seen, const Words& read, const std::string& word,
            const std::string& entry) {
    if (!read.contains(word) && seen.insert(word).second) unread.push_back({word, entry});
}

std::vector<Unread> unreadTags(const mapsets::Catalogue& catalogue, const Words& read) {
    std::vector<Unread> unread;
    Words seen(catalogue.informative.tags.begin(), catalogue.informative.tags.end());
    mapsets::forEachTagged(catalogue, [&](const std::string& kind, const std::string& id, const auto& entry) {
        for (const auto& tag : entry.tags) gather(unread, seen, read, tag, kind + "/" + id);
    });
    return unread;
}

std::vector<Unread> unreadValues(const mapsets::Catalogue& catalogue, const Words& read) {
    std::vector<Unread> unread;
    Words seen(catalogue.informative.values.begin(), catalogue.informative.values.end());
    mapsets::forEachTagged(catalogue, [&](const std::string& kind, const std::string& id, const auto& entry) {
        for (const auto& [name, text] : entry.values)
            gather(unread, seen, read, name, kind + "/" + id + "/value/" + name);
    });
    return unread;
}

/// Lists of words that no attribute, no line of an order of battle and no option uses. The lists for light,
/// weather, nations and levels of victory are used by files directly, that of parts gives the window their
/// plurals.
std::vector<Unread> unreadLists(const mapsets::Catalogue& catalogue, const Words& read) {
    std::vector<Unread> unread;
    for (const auto& list : catalogue.wordLists) {
        std::vector<std::string> words;
        for (const auto& word : list.words) words.push_back(word.id);
        const auto text = mapsets::textOf(words);
        const auto& excused = catalogue.informative.values;
        bool isTaken = read.contains(list.id) || catalogue.option(list.id) != nullptr ||
                       std::find(excused.begin(), excused.end(), list.id) != excused.end() ||
                       std::find(listsOfFiles.begin(), listsOfFiles.end(), list.id) != listsOfFiles.end();
        mapsets::forEachTypes(catalogue, [&](const std::string&, const auto& types) {
            for (const auto& type : types)
                isTaken =
                    isTaken || (!text.empty() && type.words == text) || mapsets::listOfNames(type) == list.id;
        });
        if (!isTaken) unread.push_back({list.id, "words/" + list.id});
    }
    return unread;
}

/// Values of rows that are read only if a parameter has another word.
std::vector<Unread> unreadInRows(const mapsets::Catalogue& catalogue) {
    std::vector<Unread> unread;
    const auto isRead = [](const mapsets::StrategyChoice& choice, const Strategy& strategy,
                           const mapsets::Parameter& value) {
        const auto with = wordsOf(value.onlyWith);
        if (with.size() != 2 || choice.fromOption.contains(with[0])) return true;
        const auto* said = choice.parameters.find(with[0]);
        const auto* usual = parameterOf(strategy.parameters, with[0]);
        return (said ? *said : std::string(usual && usual->fallback ? usual->fallback : "")) == with[1];
    };
    for (const auto& choice : catalogue.strategies) {
        const auto strategy = descriptionOf(choice);
        for (const auto& row : strategy ? choice.rows : std::vector<mapsets::StrategyRow>{})
            for (const auto& list : strategy->rows)
                for (const auto& value : list.values)
                    if (list.kind == row.kind && row.values.has(value.name) &&
                        !isRead(choice, *strategy, value))
                        unread.push_back({value.name, "strategy/" + choice.question + "/row/" + row.kind +
                                                          "/" + row.name});
    }
    return unread;
}

/// Attributes of counters that differ in one letter from one that is read.
std::vector<Unread> oddAttributes(const mapsets::Catalogue& catalogue, const Words& read) {
    constexpr std::size_t shortest = 5;  // shorter words may differ on purpose
    std::vector<Unread> odd;
    mapsets::forEachTypes(catalogue, [&](const std::string& place, const auto& types) {
        for (const auto& type : types) {
            if (read.contains(type.name) || type.name.size() <= shortest) continue;
            if (std::any_of(read.begin(), read.end(), [&](const std::string& word) {
                    return word.size() >= shortest && model::editDistance(type.name, word) == 1 &&
                           word + "s" != type.name && type.name + "s" != word;  // singular and plural
                }))
                odd.push_back({type.name, place + "/attribute/" + type.name});
        }
    });
    return odd;
}

/// The word that was probably intended: "wheels" is not a misspelt "on-wheels".
std::optional<std::string_view> meantBy(std::string_view word, const std::vector<std::string_view>& known) {
    constexpr std::size_t shortest = 4, oneMistake = 8;  // letters
    if (word.size() < shortest) return std::nullopt;
    const auto nearest = model::nearestWord(word, known);
    const std::size_t most = word.size() < oneMistake ? 1 : 2;
    if (!nearest || model::editDistance(word, *nearest) > most) return std::nullopt;
    return nearest;
}

/// With `near`, reports words that are near a known one; otherwise the others.
void report(const std::vector<Unread>& unread, const Words& read, const std::vector<std::string>& informative,
            bool near, FindingSink& out) {
    std::vector<std::string_view> known(read.begin(), read.end());
    known.insert(known.end(), informative.begin(), informative.end());
    for (const auto& one : unread) {
        const auto meant = meantBy(one.word, known);
        if (meant.has_value() != near) continue;
        out.add({.values = {value("word", one.word), value("entry", one.entry),
                            value("nearest", std::string(meant.value_or("-")))},
                 .subject = subjectOf(SubjectKind::mapsetEntry, one.entry)});
    }
}

void unreadWords(const CheckContext& context, bool near, FindingSink& out) {
    if (context.scenario()) return;  // this is for the designer of the game, not for its users
    const auto& catalogue = context.catalogue();
    const auto read = readWords(catalogue);
    report(unreadTags(catalogue, read.tags), read.all, catalogue.informative.tags, near, out);
    report(unreadValues(catalogue, read.values), read.all, catalogue.informative.values, near, out);
    report(unreadLists(catalogue, read.all), read.all, {listsOfFiles.begin(), listsOfFiles.end()}, near, out);
    if (near) report(oddAttributes(catalogue, read.all), read.all, {}, near, out);
    if (!near) report(unreadInRows(catalogue), {}, {}, near, out);
}

void misspeltWords(const CheckContext& context, const Settings&, FindingSink& out) {
    unreadWords(context, true, out);
}

void wordsNobodyReads(const CheckContext& context, const Settings&, FindingSink& out) {
    unreadWords(context, false, out);
}

/// Values of one name have one type: if all others are numbers, a word is a mistake.
void oddValues(const CheckContext& context, const Settings&, FindingSink& out) {
    struct Seen {
        int numbers = 0;
        std::vector<std::pair<std::string, std::string>> others;  // place and value
    };
    std::map<std::string, Seen> byName;
    mapsets::forEachTagged(context.catalogue(),
                           [&](const std::string& kind, const std::string& id, const auto& entry) {
                               for (const auto& [name, text] : entry.values) {
                                   if (text == "unknown") continue;  // states that the source gives no value
                                   auto& seen = byName[name];
                                   if (model::Rational::parse(text))
                                       ++seen.numbers;
                                   else
                                       seen.others.emplace_back(kind + "/" + id + "/value/" + name, text);
                               }
                           });
    for (const auto& [name, seen] : byName)
        if (seen.numbers > 1 && seen.others.size() == 1)
            out.add({.values = {value("name", name), value("value", seen.others.front().second),
                                value("count", seen.numbers)},
                     .subject = subjectOf(SubjectKind::mapsetEntry, seen.others.front().first)});
}

void staleExcuses(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()) return;
    const auto& catalogue = context.catalogue();
    const Vocabulary vocabulary(catalogue);
    const auto read = readWords(catalogue);
    const auto check = [&](const std::vector<std::string>& words, const Words& known, auto isUsed) {
        for (const auto& word : words)
            if (known.contains(word) || !isUsed(word))
                out.add({.values = {value("word", word)},
                         .subject = subjectOf(SubjectKind::mapsetEntry, "informative/" + word)});
    };
    check(catalogue.informative.tags, read.tags, [&](const auto& word) { return vocabulary.isTag(word); });
    check(catalogue.informative.values, read.values,
          [&](const auto& word) { return vocabulary.isValue(word) || catalogue.wordList(word) != nullptr; });
}

constexpr std::array wordTable{
    Rule{.message =
             {"WORD-001", Severity::error, local("word that nothing declares"),
              local("The row of {rule} gives '{name}' the word '{word}', which nothing in the game declares; "
                    "nearest: {known}."),
              local("The rule would look for something that is nowhere."),
              local("Correct the word, or declare it.")},
         .needs = need::mapset,
         .run = undeclaredWords},
    Rule{.message = {"WORD-002", Severity::warning, local("tag or value that is probably misspelt"),
                     local("No strategy and no rule reads '{word}' of {entry}; did you mean '{nearest}'?"),
                     local("A misspelt tag matches nothing, and the mistake would go unnoticed."),
                     local("Correct it, or list it in <informative> where only people are to read it.")},
         .needs = need::mapset,
         .run = misspeltWords},
    Rule{.message =
             {"WORD-003", Severity::info, local("tag or value nothing reads"),
              local(
                  "No strategy and no rule reads '{word}' of {entry}; remove it, or list it as informative."),
              local("It changes no answer of the program."),
              local("Name it where it is to be read, or list it in <informative>.")},
         .needs = need::mapset,
         .run = wordsNobodyReads},
    Rule{.message = {"WORD-004", Severity::info, local("informative word that is none"),
                     local("'{word}' is listed as informative, but it is read, or no entry has it."),
                     local("The list would hide a misspelt word."), local("Remove it from the list.")},
         .needs = need::mapset,
         .run = staleExcuses},
    Rule{.message = {"WORD-005", Severity::warning, local("a word among numbers"),
                     local(
                         "'{name}' is '{value}' here and a number in all {count} other entries; correct it."),
                     local("A rule that needs the number would not find one."), local("Write the number.")},
         .needs = need::mapset,
         .run = oddValues},
};
static_assert(isSound(wordTable));

}  // namespace

Topic wordRules() { return {"words", local("The words of the game"), wordTable}; }

}  // namespace cota::checks
