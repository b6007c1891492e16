#include "mapsets/catalogue/value_schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "formats/model/geometry/rational.h"
#include "formats/picture/colour.h"

namespace cota::mapsets {

namespace {

using Kind = ValueSchema::Kind;
using model::Language;

/// Whether the word is one of the valid ones, without making a list of them: counters are checked by the
/// thousand.
bool isOneOf(std::string_view valid, std::string_view word) {
    for (std::size_t at = 0; at <= valid.size();) {
        const auto end = std::min(valid.find(' ', at), valid.size());
        if (end > at && valid.substr(at, end - at) == word) return true;
        at = end + 1;
    }
    return false;
}

std::optional<ValueFault> faultOfWords(const std::vector<std::string>& words, std::string_view valid) {
    if (valid.empty()) return std::nullopt;
    const bool areValid =
        std::ranges::all_of(words, [&](const std::string& word) { return isOneOf(valid, word); });
    return areValid ? std::nullopt : std::optional(ValueFault::unknownWord);
}

std::optional<ValueFault> faultOfInteger(const ValueSchema& schema, std::string_view text) {
    const auto number = readInteger(text);
    if (!number) return ValueFault::notAnInteger;
    if (*number < schema.least || *number > schema.most) return ValueFault::outOfRange;
    return std::nullopt;
}

std::optional<ValueFault> faultOfRational(const ValueSchema& schema, std::string_view text) {
    const auto number = model::Rational::parse(text);
    if (!number) return ValueFault::notAFraction;
    if (*number < model::Rational(schema.least) || *number > model::Rational(schema.most))
        return ValueFault::outOfRange;
    return std::nullopt;
}

std::optional<ValueFault> faultOfFire(const ValueSchema& schema, std::string_view text) {
    const auto fire = readFire(text);
    if (!fire) return ValueFault::notAFireValue;
    if (fire->strength < schema.least || fire->strength > schema.most || fire->range < schema.leastRange)
        return ValueFault::outOfRange;
    return std::nullopt;
}

std::optional<ValueFault> faultIf(bool isWrong, ValueFault fault) {
    return isWrong ? std::optional(fault) : std::nullopt;
}

std::string quotedWords(std::string_view words) {
    std::string text;
    for (const auto& word : wordsOf(words)) text += fmt::format("{}`{}`", text.empty() ? "" : ", ", word);
    return text;
}

}  // namespace

std::optional<ValueFault> faultOf(const ValueSchema& schema, std::string_view text) {
    switch (schema.kind) {
        case Kind::flag:
            return faultIf(!readFlag(text), ValueFault::notAFlag);
        case Kind::integer:
            return faultOfInteger(schema, text);
        case Kind::rational:
            return faultOfRational(schema, text);
        case Kind::fire:
            return faultOfFire(schema, text);
        case Kind::word:
            return faultIf(!isOneOf(schema.words, text), ValueFault::unknownWord);
        case Kind::words:
            return faultOfWords(wordsOf(text), schema.words);
        case Kind::list:
            return faultOfWords(listedWords(text), schema.words);
        case Kind::turns:
            return faultIf(!readTurns(text), ValueFault::notTurns);
        case Kind::decimal:
        case Kind::millimetres:
            return faultIf(!readDecimal(text), ValueFault::notANumber);
        case Kind::colour:
            return faultIf(!picture::colourFrom(text), ValueFault::notAColour);
        case Kind::text:
        case Kind::hexes:
        case Kind::tags:
        case Kind::hexTags:
        case Kind::hexsideTags:
        case Kind::amounts:
            return std::nullopt;
    }
    return std::nullopt;
}

std::vector<std::string> expectedTexts(const ValueSchema& schema) {
    if (!schema.words.empty()) return wordsOf(schema.words);
    switch (schema.kind) {
        case Kind::flag:
            return {"yes", "no"};
        case Kind::integer:
            return {"0, 1, 2 ..."};
        case Kind::rational:
            return {"2", "1/2"};
        case Kind::fire:
            return {"5-3"};
        case Kind::turns:
            return {"1-4 7 9-"};
        case Kind::decimal:
            return {"number"};
        case Kind::millimetres:
            return {"millimetres"};
        case Kind::colour:
            return {"#rrggbb", "#rrggbbaa"};
        case Kind::list:
            return {"list"};
        default:
            return {"text"};
    }
}

std::string described(const ValueSchema& schema, Language language) {
    const auto say = [&](const model::LocalLiteral& text) { return std::string(text.in(language)); };
    switch (schema.kind) {
        case Kind::flag:
            return "`yes`, `no`";
        case Kind::integer:
            return fmt::format(fmt::runtime(say(local("whole number, {} to {}"))), schema.least, schema.most);
        case Kind::rational:
            return say(local("fraction"));
        case Kind::fire:
            return say(local("strength-range"));
        case Kind::word:
            return quotedWords(schema.words);
        case Kind::words:
            if (!schema.words.empty()) return quotedWords(schema.words);
            return say(local("names the game declares"));
        case Kind::list:
            return say(local("list")) +
                   (schema.words.empty() ? std::string() : ": " + quotedWords(schema.words));
        case Kind::tags:
        case Kind::hexTags:
        case Kind::hexsideTags:
            return say(local("tags, states"));
        case Kind::amounts:
            return say(local("names of values with whole numbers"));
        case Kind::turns:
            return say(local("turns"));
        case Kind::hexes:
            return say(local("hexes"));
        case Kind::decimal:
            return say(local("number"));
        case Kind::millimetres:
            return "mm";
        case Kind::colour:
            return say(local("colour"));
        case Kind::text:
            return say(local("text"));
    }
    return "";
}

std::vector<std::string_view> wordsIn(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto start = text.find_first_not_of(' ', at);
        if (start == std::string_view::npos) break;
        const auto end = std::min(text.find(' ', start), text.size());
        words.push_back(text.substr(start, end - start));
        at = end;
    }
    return words;
}

std::vector<std::string> wordsOf(std::string_view text) {
    const auto words = wordsIn(text);
    return {words.begin(), words.end()};
}

std::string textOf(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> listedWords(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = std::min(text.find('+'), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<bool> readFlag(std::string_view value) {
    if (value == "yes") return true;
    if (value == "no") return false;
    return std::nullopt;
}

std::optional<int> readInteger(std::string_view value) {
    int number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

std::optional<double> readDecimal(std::string_view value) {
    double number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number, std::chars_format::fixed);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

std::optional<FireValue> readFire(std::string_view value) {
    const auto dash = value.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto strength = readInteger(value.substr(0, dash));
    const auto range = readInteger(value.substr(dash + 1));
    if (!strength || !range || *range < 0) return std::nullopt;  // "9--5"
    if (*strength > mostFire || *range > mostFire) return std::nullopt;
    return FireValue{*strength, *range};
}

std::optional<std::vector<std::pair<int, int>>> readTurns(std::string_view value) {
    std::vector<std::pair<int, int>> runs;
    std::size_t at = 0;
    while (at < value.size()) {
        const auto end = std::min(value.find(' ', at), value.size());
        const auto run = value.substr(at, end - at);
        at = end + 1;
        if (run.empty()) continue;
        const auto dash = run.find('-');
        const auto first = readInteger(run.substr(0, dash));
        if (!first || *first < 1) return std::nullopt;
        if (dash == std::string_view::npos) {
            runs.emplace_back(*first, *first);
        } else if (dash + 1 == run.size()) {
            runs.emplace_back(*first, 0);
        } else {
            const auto last = readInteger(run.substr(dash + 1));
            if (!last || *last < *first) return std::nullopt;
            runs.emplace_back(*first, *last);
        }
    }
    if (runs.empty()) return std::nullopt;
    return runs;
}

}  // namespace cota::mapsets
