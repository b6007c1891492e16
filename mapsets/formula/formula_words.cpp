#include "mapsets/formula/formula_words.h"

#include <algorithm>
#include <charconv>

namespace cota::mapsets {

namespace {

constexpr std::int64_t greatestLiteral = 1'000'000;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isOfName(char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '_'; }

std::size_t lengthOf(std::string_view text, bool (*isPart)(char)) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isPart) - text.begin());
}

}  // namespace

void FormulaWords::take(FormulaWord::Kind kind, std::size_t length) {
    now_ = {kind, text_.substr(at_, length), at_, 0};
    at_ += now_.text.size();
}

void FormulaWords::next() {
    using Kind = FormulaWord::Kind;
    at_ += lengthOf(text_.substr(at_), isBlank);
    const auto rest = text_.substr(at_);
    if (rest.empty()) return take(Kind::end, 0);
    if (isLetter(rest.front())) return take(Kind::name, lengthOf(rest, isOfName));
    if (isDigit(rest.front())) {
        take(Kind::number, lengthOf(rest, isDigit));
        const auto read = std::from_chars(now_.text.data(), now_.text.data() + now_.text.size(), now_.number);
        if (read.ec != std::errc{} || now_.number > greatestLiteral) now_.kind = Kind::wrong;
        return;
    }
    if (rest.front() == '\'') {
        const auto close = rest.find('\'', 1);
        if (close == std::string_view::npos) return take(Kind::wrong, rest.size());
        take(Kind::quoted, close + 1);
        now_.text = now_.text.substr(1, close - 1);
        return;
    }
    const auto isPair = rest.starts_with("!=") || rest.starts_with("<=") || rest.starts_with(">=");
    if (isPair) return take(Kind::sign, 2);
    constexpr std::string_view signs = "+-*=<>().,";
    take(signs.find(rest.front()) == std::string_view::npos ? Kind::wrong : Kind::sign, 1);
}

bool FormulaWords::pass(std::string_view text) {
    const bool isHere =
        (now_.kind == FormulaWord::Kind::sign || now_.kind == FormulaWord::Kind::name) && now_.text == text;
    if (isHere) next();
    return isHere;
}

bool FormulaWords::skipTo(std::string_view text) {
    for (int open = 0; open > 0 || now_.kind != FormulaWord::Kind::name || now_.text != text; next()) {
        if (now_.kind == FormulaWord::Kind::end || now_.kind == FormulaWord::Kind::wrong) return false;
        if (now_.kind != FormulaWord::Kind::sign) continue;
        if (now_.text == "(") ++open;
        if (now_.text == ")" && --open < 0) return false;
    }
    return true;
}

}  // namespace cota::mapsets
