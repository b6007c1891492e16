#include "tests/arch/cpp_text.h"

#include <algorithm>
#include <cctype>
#include <regex>

namespace cota::arch {

namespace {

bool isWordChar(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Walks the text once and blanks everything that is not code.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) { cut_.code = std::string(text); }

    CppText run() {
        while (at_ < text_.size()) step();
        return std::move(cut_);
    }

  private:
    void step() {
        if (startsLine_ && here() == '#') return directive();
        if (rest().starts_with("//")) return blankUntil(lineEnd());
        if (rest().starts_with("/*")) return blankUntil(after(text_.find("*/", at_ + 2), 2));
        if (here() == '"') return isRaw() ? rawLiteral() : literal();
        if (here() == '\'' && !isDigitSeparator()) return blankUntil(quoteEnd('\''));
        if (here() == '\n') {
            ++line_;
            startsLine_ = true;
        } else if (here() != ' ' && here() != '\t') {
            startsLine_ = false;
        }
        ++at_;
    }

    /// Records an include; no other text of a directive is code. A macro may span several lines.
    void directive() {
        static const std::regex pattern(R"(#\s*include\s*([<"])([^>"]+)[>"])");
        auto end = lineEnd();
        while (end < text_.size() && end > 0 && text_[end - 1] == '\\')
            end = after(text_.find('\n', end + 1), 0);
        const std::string words(text_.substr(at_, end - at_));
        std::smatch match;
        if (std::regex_search(words, match, pattern)) {
            cut_.includes.push_back({line_, match[2], match[1] == "\""});
        }
        blankUntil(end);
    }

    void literal() {
        const auto end = quoteEnd('"');
        const auto length = end - at_ >= 2 ? end - at_ - 2 : 0;
        cut_.literals.push_back({line_, std::string(text_.substr(at_ + 1, length))});
        blankUntil(end);
    }

    void rawLiteral() {
        const auto open = text_.find('(', at_);
        if (open == std::string_view::npos) return blankUntil(text_.size());
        const auto closing = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
        const auto close = text_.find(closing, open);
        const auto content = text_.substr(open + 1, std::min(close, text_.size()) - open - 1);
        cut_.literals.push_back({line_, std::string(content)});
        blankUntil(after(close, closing.size()));
    }

    bool isRaw() const {
        if (at_ == 0 || text_[at_ - 1] != 'R') return false;
        auto start = at_ - 1;
        while (start > 0 && isWordChar(text_[start - 1])) --start;
        const auto prefix = text_.substr(start, at_ - start);
        return prefix == "R" || prefix == "u8R" || prefix == "uR" || prefix == "UR" || prefix == "LR";
    }

    bool isDigitSeparator() const {
        return at_ > 0 && std::isxdigit(static_cast<unsigned char>(text_[at_ - 1])) != 0 &&
               at_ + 1 < text_.size() && std::isxdigit(static_cast<unsigned char>(text_[at_ + 1])) != 0;
    }

    std::size_t quoteEnd(char quote) const {
        for (auto i = at_ + 1; i < text_.size(); ++i) {
            if (text_[i] == '\\')
                ++i;
            else if (text_[i] == quote)
                return i + 1;
        }
        return text_.size();
    }

    void blankUntil(std::size_t end) {
        for (; at_ < end; ++at_) {
            if (text_[at_] == '\n')
                ++line_;
            else
                cut_.code[at_] = ' ';
        }
    }

    std::size_t after(std::size_t found, std::size_t length) const {
        return found == std::string_view::npos ? text_.size() : found + length;
    }
    std::size_t lineEnd() const { return after(text_.find('\n', at_), 0); }
    std::string_view rest() const { return text_.substr(at_); }
    char here() const { return text_[at_]; }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    bool startsLine_ = true;
    CppText cut_;
};

enum class Brace { Scope, Function, Other };

/// Drops the text between brackets of one kind, so that keywords in a parameter list are ignored.
std::string without(std::string_view head, char open, char close) {
    std::string kept;
    int depth = 0;
    for (const char c : head) {
        if (c == open) ++depth;
        if (depth == 0) kept += c;
        if (c == close && depth > 0) --depth;
    }
    return kept;
}

/// What a brace opens, judged by the words since the end of the last statement.
Brace kindOf(std::string_view head) {
    static const std::regex scope(R"(\b(namespace|class|struct|union|enum|extern)\b)");
    auto words = without(head, '(', ')');
    if (const auto start = words.find("template"); start != std::string::npos) {
        words = without(std::string_view(words).substr(start), '<', '>');
    }
    if (std::regex_search(words, scope)) return Brace::Scope;
    return head.find('(') != std::string_view::npos ? Brace::Function : Brace::Other;
}

/// A brace directly after a word or after an operator initialises a value: member{1}, = {}, f({..}).
bool initialises(std::string_view before) {
    if (before.empty()) return false;
    if (!std::isspace(static_cast<unsigned char>(before.back())))
        return before.back() != ')' && before.back() != ';';
    const auto last = before.find_last_not_of(" \t\n");
    if (last == std::string_view::npos) return false;
    if (std::string_view("=,({<?:&|").find(before[last]) != std::string_view::npos) {
        return !(before[last] == '{');
    }
    return before.substr(0, last + 1).ends_with("return");
}

}  // namespace

CppText cut(std::string_view text) { return Scanner(text).run(); }

std::vector<FunctionBody> functionBodies(std::string_view code) {
    struct Open {
        Brace kind;
        std::size_t line;
        bool endsStatement;
    };
    std::vector<FunctionBody> bodies;
    std::vector<Open> open;
    std::size_t line = 1;
    std::size_t headStart = 0;
    bool insideFunction = false;
    for (std::size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        if (c == '\n') ++line;
        if (c == ';') headStart = i + 1;
        if (c == '{') {
            const bool isValue = initialises(code.substr(headStart, i - headStart));
            const auto kind =
                isValue || insideFunction ? Brace::Other : kindOf(code.substr(headStart, i - headStart));
            open.push_back({kind, line, !isValue});
            insideFunction = insideFunction || kind == Brace::Function;
            if (!isValue) headStart = i + 1;
        }
        if (c == '}' && !open.empty()) {
            const auto closed = open.back();
            open.pop_back();
            if (closed.kind == Brace::Function) {
                bodies.push_back({closed.line, line - closed.line + 1});
                insideFunction = false;
            }
            if (closed.endsStatement) headStart = i + 1;
        }
    }
    return bodies;
}

}  // namespace cota::arch
