#include "formats/interchange/megamek_board.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <span>

#include "formats/interchange/line_tokens.h"
#include "formats/interchange/megamek_messages.h"
#include "formats/model/finding/utf8.h"
#include "formats/model/geometry/grid.h"

namespace cota::interchange {

namespace {

using model::Finding;
using model::MessageValue;
using Tokens = std::span<const LineToken>;

constexpr int maxLevel = 1000;
constexpr std::size_t mostTerrains = 200;  // in one hex; MegaMek has fewer kinds
constexpr std::size_t maxListed = 10;      // findings of one rule; further ones are only counted

std::optional<int> wholeNumber(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return value;
}

/// User text shortened for a message.
std::string shortened(std::string_view text) {
    constexpr std::size_t most = 40;
    return model::shortened(text, most, "…");
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

bool isWord(std::string_view text, std::string_view word) {
    return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                      [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
}

/// Whether the digits can be read as this column and row (from 1) with any widths: "10101" is 101-01 and
/// 1-0101.
bool couldBe(std::string_view number, int column, int row) {
    for (std::size_t cut = 1; cut < number.size(); ++cut)
        if (wholeNumber(number.substr(0, cut)) == column && wholeNumber(number.substr(cut)) == row)
            return true;
    return false;
}

/// No line of a .board file begins with '<'; an XML file would cause a warning for each line.
bool isXml(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '<';
}

class MegamekReader {
  public:
    MegamekReader(std::string_view bytes, const std::string& file) : file_(file) {
        if (bytes.find('\0') != std::string_view::npos) {
            report("IMP-001.binary", 1);
            return;
        }
        DecodedText decoded = decodeText(bytes);
        if (isXml(decoded.text)) {
            report("IMP-001.xml", 1);
            return;
        }
        if (decoded.wasLatin1) report("IMP-014", 1);
        readLines(decoded.text);
        finish();
    }

    model::Loaded<MegamekBoard> result() {
        for (const auto& [rule, count] : counts_)
            if (count > maxListed)
                listed("IMP-015", 0, 0, {{"count", std::to_string(count - maxListed)}, {"rule", rule}});
        if (refused_) return {std::nullopt, std::move(findings_)};
        return {std::move(board_), std::move(findings_)};
    }

  private:
    void listed(const char* id, int line, int column, std::vector<MessageValue> values) {
        const model::MessageRow& row = importMessage(id);
        Finding finding = model::findingOf(row, std::move(values), {model::SubjectKind::file, file_, {}});
        if (line > 0) finding.where = model::SourceSpan{file_, line, column};
        if (row.severity == model::Severity::error) refused_ = true;
        findings_.push_back(std::move(finding));
    }
    void report(const char* id, int column, std::vector<MessageValue> values = {}) {
        if (++counts_[id] <= maxListed) listed(id, std::max(line_, 1), column, std::move(values));
    }

    void readLines(std::string_view text) {
        while (!text.empty() && !ended_) {
            const auto end = text.find('\n');
            ++line_;
            readLine(cutLine(text.substr(0, end)));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }

    void readLine(const std::vector<LineToken>& tokens) {
        if (tokens.empty()) return;
        for (const LineToken& token : tokens)
            if (!token.closed) report("IMP-007", token.column);
        const LineToken& word = tokens.front();
        if (tokens.size() > mostTokens)
            report("IMP-017", tokens.back().column, {{"limit", std::to_string(mostTokens)}});
        const Tokens rest = Tokens(tokens).subspan(1);
        if (!word.quoted && isWord(word.text, "hex"))
            readHex(word, rest);
        else if (!word.quoted && isWord(word.text, "size"))
            readSize(word, rest);
        else if (!word.quoted && isWord(word.text, "end"))
            ended_ = true;
        else if (!readText(word, rest))
            report("IMP-006", word.column, {{"word", shortened(word.text)}});
    }

    /// Reads the lines about the board that do not change its hexes.
    bool readText(const LineToken& word, Tokens rest) {
        if (word.quoted) return false;
        const bool isPair = isWord(word.text, "option") || isWord(word.text, "note");
        if (isWord(word.text, "option"))
            board_.options.push_back({textAt(rest, 0), textAt(rest, 1)});
        else if (isWord(word.text, "tag"))
            board_.tags.push_back(textAt(rest, 0));
        else if (isWord(word.text, "description"))
            board_.descriptions.push_back(textAt(rest, 0));
        else if (isWord(word.text, "note"))
            board_.notes.push_back({textAt(rest, 0), textAt(rest, 1)});
        else
            return false;
        require(word, rest, isPair ? 2 : 1);
        return true;
    }

    static std::string textAt(Tokens rest, std::size_t index) {
        return index < rest.size() ? rest[index].text : "";
    }

    void require(const LineToken& word, Tokens rest, std::size_t needed) {
        if (rest.size() >= needed) return;
        report("IMP-013", word.column,
               {{"count", std::to_string(rest.size())},
                {"needed", std::to_string(needed)},
                {"word", shortened(word.text)}});
    }

    void readSize(const LineToken& word, Tokens rest) {
        if (sizeLine_ != 0) return report("IMP-004", word.column, {{"first", std::to_string(sizeLine_)}});
        sizeLine_ = line_;
        const auto width = rest.empty() ? std::nullopt : wholeNumber(rest[0].text);
        const auto height = rest.size() < 2 ? std::nullopt : wholeNumber(rest[1].text);
        const auto fits = [](std::optional<int> n, int limit) { return n && *n >= 1 && *n <= limit; };
        if (fits(width, model::maxGridColumns) && fits(height, model::maxGridRows)) {
            board_.width = *width;
            board_.height = *height;
            return;
        }
        std::string size;
        for (const LineToken& token : rest.first(std::min<std::size_t>(rest.size(), 2)))
            size += (size.empty() ? "" : " ") + shortened(token.text);
        report(
            "IMP-002", word.column,
            {{"limit", std::to_string(std::min(model::maxGridColumns, model::maxGridRows))}, {"size", size}});
    }

    void readHex(const LineToken& word, Tokens rest) {
        if (sizeLine_ == 0) return report("IMP-003", word.column);
        if (board_.width == 0) return;  // the size has been rejected
        const auto all = static_cast<std::size_t>(board_.width) * static_cast<std::size_t>(board_.height);
        if (board_.hexes.size() == all) {
            ++surplus_;
            return;
        }
        const int column = static_cast<int>(board_.hexes.size()) % board_.width + 1;
        const int row = static_cast<int>(board_.hexes.size()) / board_.width + 1;
        hexName_ = megamekNumber(column - 1, row - 1);
        MegamekHex& hex = board_.hexes.emplace_back();
        require(word, rest, 2);
        if (const std::string number = textAt(rest, 0); !couldBe(number, column, row))
            report("IMP-009", word.column, {{"hex", hexName_}, {"number", shortened(number)}});
        const std::string level = textAt(rest, 1);
        const auto height = wholeNumber(level);
        if (height && *height >= -maxLevel && *height <= maxLevel)
            hex.level = *height;
        else
            report("IMP-005", rest.size() > 1 ? rest[1].column : word.column,
                   {{"hex", hexName_}, {"limit", std::to_string(maxLevel)}, {"text", shortened(level)}});
        if (rest.size() > 2) readTerrains(hex, rest[2]);
        if (rest.size() > 3) hex.theme = rest[3].text;
    }

    void readTerrains(MegamekHex& hex, const LineToken& token) {
        std::string_view text = token.text;
        int column = token.column + (token.quoted ? 1 : 0);
        while (!text.empty()) {
            const std::string_view one = text.substr(0, text.find(';'));
            if (!trimmed(one).empty()) readTerrain(hex, trimmed(one), column);
            column += characterCount(one) + 1;
            text.remove_prefix(std::min(text.size(), one.size() + 1));
        }
    }

    void readTerrain(MegamekHex& hex, std::string_view text, int column) {
        const auto colon = text.find(':');
        const std::string_view rest = colon == std::string_view::npos ? "" : text.substr(colon + 1);
        const auto second = rest.find(':');
        const std::string_view level = rest.substr(0, second);
        MegamekTerrain terrain{trimmed(text.substr(0, colon)), wholeNumber(level), std::nullopt};
        bool isGood = !terrain.name.empty() && (terrain.level || level == "*");
        if (second != std::string_view::npos) {
            terrain.exits = wholeNumber(rest.substr(second + 1));
            isGood = isGood && terrain.exits && *terrain.exits >= 0;
        }
        if (!isGood) return report("IMP-008", column, {{"hex", hexName_}, {"text", shortened(text)}});
        const auto same =
            std::find_if(hex.terrains.begin(), hex.terrains.end(),
                         [&](const MegamekTerrain& other) { return other.name == terrain.name; });
        if (same == hex.terrains.end()) {
            if (hex.terrains.size() >= mostTerrains)
                return report("IMP-018", column,
                              {{"hex", hexName_}, {"limit", std::to_string(mostTerrains)}});
            return hex.terrains.push_back(std::move(terrain));
        }
        report("IMP-016", column, {{"hex", hexName_}, {"name", shortened(terrain.name)}});
        *same = std::move(terrain);
    }

    void finish() {
        if (sizeLine_ == 0) return report("IMP-001", 1);
        if (refused_) return;
        const auto all = static_cast<std::size_t>(board_.width) * static_cast<std::size_t>(board_.height);
        if (surplus_ > 0) report("IMP-010", 1, {{"count", std::to_string(surplus_)}});
        if (!ended_) report("IMP-012", 1);
        if (board_.hexes.size() < all)
            report("IMP-011", 1,
                   {{"all", std::to_string(all)}, {"count", std::to_string(all - board_.hexes.size())}});
    }

    const std::string& file_;
    MegamekBoard board_;
    std::vector<Finding> findings_;
    std::map<std::string, std::size_t> counts_;
    std::string hexName_;
    int line_ = 0;
    int sizeLine_ = 0;
    std::size_t surplus_ = 0;
    bool ended_ = false;
    bool refused_ = false;
};

}  // namespace

const MegamekTerrain* MegamekHex::find(std::string_view name) const {
    const auto it = std::find_if(terrains.begin(), terrains.end(),
                                 [&](const auto& terrain) { return terrain.name == name; });
    return it == terrains.end() ? nullptr : &*it;
}

const MegamekHex* MegamekBoard::at(int column, int row) const {
    if (column < 0 || row < 0 || column >= width || row >= height) return nullptr;
    const auto index =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(width) + static_cast<std::size_t>(column);
    return index < hexes.size() ? &hexes[index] : nullptr;
}

const MegamekOption* MegamekBoard::option(std::string_view name) const {
    const auto it = std::find_if(options.begin(), options.end(),
                                 [&](const auto& option) { return isWord(option.name, name); });
    return it == options.end() ? nullptr : &*it;
}

std::string megamekNumber(int column, int row) {
    const auto padded = [](int number) {
        const std::string digits = std::to_string(number);
        return digits.size() < 2 ? "0" + digits : digits;
    };
    return padded(column + 1) + padded(row + 1);
}

model::Loaded<MegamekBoard> readMegamekBoard(std::string_view bytes, const std::string& file) {
    return MegamekReader(bytes, file).result();
}

}  // namespace cota::interchange
