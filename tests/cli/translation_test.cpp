// All texts of the programs in two languages, as the catalogue has them; tests/formats/words checks that it
// has every text of the sources.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/play/play.h"
#include "tests/support/catalogue_texts.h"
#include "tests/support/placeholders.h"
#include "validator/cli/terminal/messages.h"

namespace cota::test {
namespace {

/// The text without what is the same for every reader: placeholders, quoted words, options, markup, values
/// name=.
std::string prose(const std::string& text) {
    std::string kept;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = std::string_view(text).substr(i);
        std::size_t skip = 0;
        for (const auto& [open, close] :
             {std::pair{"{", "}"}, {"'", "'"}, {"«", "»"}, {"<", ">"}, {"\"", "\""}, {"`", "`"}})
            if (const auto end = rest.starts_with(open) ? rest.find(close, 1) : std::string_view::npos;
                end != std::string_view::npos)
                skip = end + std::string_view(close).size() - 1;
        if (rest.starts_with("--")) skip = std::min(rest.find_first_of(" .,;:)"), rest.size()) - 1;
        if (skip == 0)
            kept += rest.front();
        else
            kept += ' ';
        i += skip;
    }
    return kept;
}

std::set<std::string> wordsOf(const std::string& text) {
    std::set<std::string> words;
    std::string word;
    bool isCapital = true;
    for (const char c : text + " ") {
        const bool isLetter = c == '-' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                              static_cast<unsigned char>(c) >= 0x80;
        if (isLetter) {
            const bool isUpper = c >= 'A' && c <= 'Z';
            isCapital = isCapital && (isUpper || c == '-');
            word += isUpper ? static_cast<char>(c - 'A' + 'a') : c;
        } else if (!word.empty()) {
            const bool isName = c == '=' || isCapital;  // zone= is an attribute, HEX a placeholder
            if (!isName) words.insert(word);
            word.clear();
            isCapital = true;
        }
    }
    return words;
}

/// English words that no Spanish sentence needs.
const std::set<std::string>& telltale() {
    static const std::set<std::string> words = {
        "the",   "of",       "with",  "without", "and",   "or",     "which", "is",    "are",
        "not",   "such",     "from",  "to",      "must",  "cannot", "only",  "does",  "has",
        "its",   "it",       "this",  "that",    "light", "hex",    "hexes", "river", "road",
        "side",  "unit",     "units", "counter", "file",  "folder", "turn",  "turns", "see",
        "there", "crossing", "stack", "weather", "zone",  "carrier"};
    return words;
}

TEST(Translation, WordsOfASentenceAreFound) {
    EXPECT_EQ(wordsOf(prose("el {hex} 'the' de «with» --of Añil")),
              (std::set<std::string>{"de", "el", "añil"}));
}

TEST(Translation, NothingIsMissingOrLeftAsItWas) {
    // The same in both languages.
    const std::set<std::string> shared = {"Manual", "&Manual", "Error: %s", "error, mm", "UTF-16", "error",
                                          "&No",    "No",      "no",        "Esc",       "(%s)",   "Id",
                                          "%s m",   "Ins",     "Magenta",   "kit"};
    for (const auto& [context, en, es] : support::catalogueTexts()) {
        EXPECT_EQ(en.empty(), es.empty()) << context << ": " << en << es;
        const bool saysSomething = !wordsOf(prose(en)).empty();
        const bool isKey = en.starts_with("Ctrl") && en.find(' ') == std::string::npos;
        EXPECT_TRUE(!saysSomething || en != es || isKey || shared.contains(en)) << context << ": " << en;
    }
}

TEST(Translation, SpanishHoldsNoEnglishWords) {
    // Words of the file format, listed for authors of files.
    const std::set<std::string> ofTheFormat = {"qué lleva el valor:", "qué lleva los valores:",
                                               "qué nombran sus palabras:", "Palabras conocidas: size"};
    for (const auto& [context, en, es] : support::catalogueTexts()) {
        bool isList = false;
        for (const auto& start : ofTheFormat) isList = isList || es.starts_with(start);
        if (isList) continue;
        for (const auto& word : wordsOf(prose(es)))
            EXPECT_FALSE(telltale().contains(word)) << context << ": '" << word << "' in: " << es;
    }
}

/// Tables of strategies are written without braces; the program can list them.
TEST(Translation, StrategiesAreDescribedInBoth) {
    for (const auto& strategy : mapsets::describeStrategies()) {
        const auto judge = [&](const model::LocalLiteral& text, const char* name) {
            const std::string english(text.english()), spanish(text.in(model::Language::spanish));
            EXPECT_NE(english, "") << strategy.name << " " << name;
            EXPECT_NE(english, spanish) << strategy.name << " " << name;
            EXPECT_EQ(support::placeholders(english), support::placeholders(spanish)) << strategy.name;
            for (const auto& word : wordsOf(prose(spanish)))
                EXPECT_FALSE(telltale().contains(word)) << strategy.name << ": " << spanish;
        };
        for (const auto& parameter : strategy.parameters) judge(parameter.meaning, parameter.name);
        for (const auto& reason : strategy.reasons) judge(reason.text, reason.id);
    }
}

TEST(Translation, EveryRuleAndMessageIsWholeInBoth) {
    const auto whole = [](const model::LocalLiteral& text, const char* id) {
        EXPECT_NE(text.english(), "") << id;
        EXPECT_NE(text.in(model::Language::spanish), "") << id;
    };
    const auto& book = cli::programMessages();
    std::vector<const model::MessageRow*> rows = book.readerRows();
    for (const auto& topic : book.topics())
        for (const auto& rule : topic.rules) {
            rows.push_back(&rule.message);
            for (const auto& wording : rule.variants) whole(wording.text, rule.message.id);
            for (const auto& parameter : rule.parameters) whole(parameter.meaning, rule.message.id);
        }
    for (const auto* row : rows)
        for (const auto* text : {&row->title, &row->text}) whole(*text, row->id);
}

}  // namespace
}  // namespace cota::test
