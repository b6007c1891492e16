// All texts of the program in two languages, found by reading the sources: pairs of literals in braces,
// {"the hex", "el hexágono"}, wherever they are, so that no table can be forgotten.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/play/play.h"
#include "tests/support/placeholders.h"
#include "validator/cli/terminal/messages.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;

struct Pair {
    std::string where;
    std::string en;
    std::string es;
};

/// Reads a C++ source from one position on; a part is consumed only if it is there.
class Scan {
  public:
    explicit Scan(std::string_view text) : text_(text) {}

    std::optional<std::pair<std::string, std::string>> pair() {
        if (!mark('{')) return std::nullopt;
        const auto first = literals();
        if (!first || !mark(',')) return std::nullopt;
        const auto second = literals();
        if (!second || !mark('}')) return std::nullopt;
        return std::pair{*first, *second};
    }

  private:
    void blanks() {
        while (!text_.empty() && std::string_view(" \n\t").find(text_.front()) != std::string_view::npos)
            text_.remove_prefix(1);
    }
    bool mark(char wanted) {
        blanks();
        if (!text_.starts_with(wanted)) return false;
        text_.remove_prefix(1);
        return true;
    }
    /// Adjacent literals are one.
    std::optional<std::string> literals() {
        std::string all;
        int count = 0;
        for (; mark('"'); ++count) {
            while (!text_.empty() && text_.front() != '"') {
                if (text_.starts_with("\\n")) all += ' ';
                const bool isEscaped = text_.front() == '\\' && text_.size() > 1;
                if (!text_.starts_with("\\n")) all += text_[isEscaped ? 1 : 0];
                text_.remove_prefix(isEscaped ? 2 : 1);
            }
            if (!mark('"')) return std::nullopt;
        }
        return count == 0 ? std::nullopt : std::optional(all);
    }

    std::string_view text_;
};

std::vector<Pair> pairsIn(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    const std::string text = bytes.str();
    std::vector<Pair> pairs;
    for (auto at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1))
        if (auto pair = Scan(std::string_view(text).substr(at)).pair())
            if (!pair->first.starts_with('<') && !pair->second.starts_with('<'))  // examples of markup
                pairs.push_back({file.filename().string(), pair->first, pair->second});
    return pairs;
}

const std::vector<Pair>& allPairs() {
    static const std::vector<Pair> pairs = [] {
        std::set<fs::path> files;
        for (const char* folder : {"formats", "mapsets", "validator", "editor"})
            for (const auto& entry : fs::recursive_directory_iterator(fs::path(COTA_SOURCE_DIR) / folder))
                if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
                    files.insert(entry.path());
        std::vector<Pair> all;
        for (const auto& file : files)
            for (auto& pair : pairsIn(file)) all.push_back(std::move(pair));
        return all;
    }();
    return pairs;
}

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

TEST(Translation, TheScanFindsTheTables) {
    EXPECT_GT(allPairs().size(), 1000U);
    const auto pair = Scan(R"({ "a \"b\" "
        "c", "d\ne" })")
                          .pair();
    ASSERT_TRUE(pair);
    EXPECT_EQ(pair->first, "a \"b\" c");
    EXPECT_EQ(pair->second, "d e");
    EXPECT_FALSE(Scan(R"({"a", b})").pair());
    EXPECT_EQ(wordsOf(prose("el {hex} 'the' de «with» --of Añil")),
              (std::set<std::string>{"de", "el", "añil"}));
}

TEST(Translation, NothingIsMissingOrLeftAsItWas) {
    // The same in both languages.
    const std::set<std::string> shared = {"UTF-16", "import-megamek.xml", "error"};
    for (const auto& [where, en, es] : allPairs()) {
        EXPECT_EQ(en.empty(), es.empty()) << where << ": " << en << es;
        const bool saysSomething = !wordsOf(prose(en)).empty();
        EXPECT_TRUE(!saysSomething || en != es || shared.contains(en)) << where << ": " << en;
    }
}

TEST(Translation, SpanishHoldsNoEnglishWords) {
    // Words of the file format, listed for authors of files.
    const std::set<std::string> ofTheFormat = {"qué lleva el valor:", "qué lleva los valores:",
                                               "qué nombran sus palabras:", "Palabras conocidas: size"};
    for (const auto& [where, en, es] : allPairs()) {
        bool isList = false;
        for (const auto& start : ofTheFormat) isList = isList || es.starts_with(start);
        if (isList) continue;
        for (const auto& word : wordsOf(prose(es)))
            EXPECT_FALSE(telltale().contains(word)) << where << ": '" << word << "' in: " << es;
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

TEST(Translation, BothNameTheSameValues) {
    for (const auto& [where, en, es] : allPairs())
        EXPECT_EQ(support::placeholders(en), support::placeholders(es)) << where << ": " << en << " / " << es;
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
