#include "mapsets/spotting/force_line.h"

#include <algorithm>
#include <charconv>

namespace cota::mapsets {

namespace {

using Expected = LineFault::Expected;

constexpr int mostOfOne = 999;  // limit for one item, and for copies

class LineReader {
  public:
    explicit LineReader(std::string_view text) : text_(text) {}

    std::variant<ForceLine, LineFault> read() {
        do {
            if (!item()) return fault_;
        } while (accept(','));
        if (line_.items.front().count != 1) return LineFault{0, Expected::oneLeader};
        if (!copiesAndLetters()) return fault_;
        skip();
        if (at_ < text_.size()) return LineFault{at_, Expected::end};
        return std::move(line_);
    }

  private:
    static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
    static bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
    void skip() {
        while (at_ < text_.size() && isBlank(text_[at_])) ++at_;
    }
    bool accept(char wanted) {
        skip();
        if (at_ >= text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }
    bool fail(Expected expected) {
        fault_ = {at_, expected};
        return false;
    }
    std::optional<int> number() {
        skip();
        int found = 0;
        const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), found);
        if (error != std::errc() || found < 1 || found > mostOfOne) return std::nullopt;
        at_ = static_cast<std::size_t>(end - text_.data());
        return found;
    }

    bool item() {
        const auto count = number();
        if (!count) return fail(Expected::number);
        if (!accept('x')) return fail(Expected::times);
        skip();
        const auto end = std::min(text_.find_first_of(",(", at_), text_.size());
        auto name = text_.substr(at_, end - at_);
        while (!name.empty() && isBlank(name.back())) name.remove_suffix(1);
        if (name.empty()) return fail(Expected::name);
        LineItem item{*count, std::nullopt, std::string(name)};
        const auto blank = name.find(' ');
        item.fire = readFire(std::string(name.substr(0, blank)));
        if (item.fire) {
            while (!name.empty() && !isBlank(name.front())) name.remove_prefix(1);
            while (!name.empty() && isBlank(name.front())) name.remove_prefix(1);
            if (name.empty()) return fail(Expected::name);
            item.name = std::string(name);
        }
        at_ = end;
        line_.items.push_back(std::move(item));
        return true;
    }

    bool copiesAndLetters() {
        if (!accept('(')) return true;
        if (accept('x')) {
            const auto copies = number();
            if (!copies || !accept(')')) return fail(Expected::copies);
            line_.copies = *copies;
            if (!accept('(')) return true;
        }
        do {
            skip();
            if (at_ >= text_.size() || !isCapital(text_[at_])) return fail(Expected::letters);
            line_.letters.emplace_back(1, text_[at_++]);
        } while (accept('-'));
        return accept(')') || fail(Expected::letters);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    ForceLine line_;
    LineFault fault_;
};

}  // namespace

int ForceLine::ledUnits() const {
    int sum = 0;
    for (std::size_t i = 1; i < items.size(); ++i) sum += items[i].count;
    return sum;
}

std::string ForceLine::text() const {
    std::string line;
    for (const auto& item : items) {
        if (!line.empty()) line += ", ";
        line += std::to_string(item.count) + "x ";
        if (item.fire)
            line += std::to_string(item.fire->strength) + "-" + std::to_string(item.fire->range) + " ";
        line += item.name;
    }
    if (copies != 1) line += " (x" + std::to_string(copies) + ")";
    for (std::size_t i = 0; i < letters.size(); ++i) line += (i == 0 ? " (" : "-") + letters[i];
    return letters.empty() ? line : line + ")";
}

std::variant<ForceLine, LineFault> readForceLine(std::string_view text) { return LineReader(text).read(); }

std::string listOfNames(const AttributeType& line) { return line.name + "-names"; }

std::vector<std::string> lettersLeft(const std::vector<std::string>& pool,
                                     const std::vector<ForceLine>& lines) {
    auto left = pool;
    std::erase_if(left, [&](const std::string& letter) {
        return std::ranges::any_of(lines, [&](const ForceLine& line) {
            return std::ranges::find(line.letters, letter) != line.letters.end();
        });
    });
    return left;
}

}  // namespace cota::mapsets
