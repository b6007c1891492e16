#include "editor/documents/step_name.h"

#include <algorithm>
#include <ostream>
#include <string_view>

namespace cota::session {

namespace {

// Control characters, which XML cannot contain. A phrase is: begin, English text, a mark and a value for
// each value, end. A local text is both languages between their own characters.
constexpr char phraseBegin = '\x01', valueMark = '\x02', phraseEnd = '\x03';
// Before either of them: it begins with a small letter.
constexpr char localBegin = '\x04', localMark = '\x05', localEnd = '\x06', smallMark = '\x07';
constexpr std::string_view signs = "\x01\x02\x03\x04\x05\x06\x07";

std::string withoutSigns(std::string text) {
    std::erase_if(text, [](char c) { return signs.find(c) != std::string_view::npos; });
    return text;
}

/// Removes the text before the next of `ends` from the front; the missing rest of a torn journal is empty.
std::string_view taken(std::string_view& rest, std::string_view ends) {
    const auto end = std::min(rest.find_first_of(ends), rest.size());
    const auto piece = rest.substr(0, end);
    rest.remove_prefix(end);
    return piece;
}

std::string read(std::string_view& rest, model::Language language, bool isWithin);

/// Removes a repeated word from the start of a name: "Zone 1" after "Zone".
std::string withoutWordBefore(const std::string& before, const std::string& name) {
    const auto end = before.size() - (before.ends_with(' ') ? 1 : 0);
    const auto blank = end == 0 ? std::string::npos : before.rfind(' ', end - 1);
    const auto from = blank == std::string::npos ? 0 : blank + 1;
    const auto length = end - from;
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const bool isWord = length > 2 && name.size() >= length && end < before.size() &&
                        (name.size() == length || name[length] == ' ');
    if (!isWord || !std::equal(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(length),
                               before.begin() + static_cast<std::ptrdiff_t>(from),
                               [&](char a, char b) { return small(a) == small(b); }))
        return name;
    return name.substr(std::min(length + 1, name.size()));
}

std::string readPhrase(std::string_view& rest, model::Language language) {
    const std::string english(taken(rest, std::string{valueMark, phraseEnd}));
    std::string text = tr(Phrase(english.c_str()));
    std::size_t from = 0;
    while (!rest.empty() && rest.front() == valueMark) {
        rest.remove_prefix(1);
        const std::string filled = read(rest, language, true);
        const auto at = text.find("%s", from);
        if (at == std::string::npos) continue;
        const std::string value = withoutWordBefore(text.substr(0, at), filled);
        const bool isNothing = value.empty() && !filled.empty();  // also removes the space before it
        text.replace(isNothing ? at - 1 : at, isNothing ? 3 : 2, value);
        from = at + value.size() - (isNothing ? 1 : 0);  // the inserted value may itself contain "%s"
    }
    if (!rest.empty()) rest.remove_prefix(1);
    return text;
}

std::string readLocal(std::string_view& rest, model::Language language) {
    model::LocalText text;
    text.en = taken(rest, std::string{localMark});
    if (!rest.empty()) rest.remove_prefix(1);
    text.es = taken(rest, std::string{localEnd});
    if (!rest.empty()) rest.remove_prefix(1);
    return text.in(language);
}

/// The first letter in lower case, if it is one of English or Spanish; "VP" does not change.
std::string withSmallLetter(std::string text) {
    constexpr char toSmall = 'a' - 'A';
    const auto isBetween = [&](std::size_t at, char least, char most) {
        return at < text.size() && text[at] >= least && text[at] <= most;
    };
    if (isBetween(0, 'A', 'Z') && !isBetween(1, 'A', 'Z')) text[0] = static_cast<char>(text[0] + toSmall);
    // In UTF-8, capitals with accents begin with this byte.
    if (text.size() > 1 && text[0] == '\xC3' && isBetween(1, '\x80', '\x9E'))
        text[1] = static_cast<char>(text[1] + toSmall);
    return text;
}

std::string read(std::string_view& rest, model::Language language, bool isWithin) {
    std::string text;
    bool isSmall = false;
    while (!rest.empty()) {
        const char sign = rest.front();
        if (isWithin && (sign == valueMark || sign == phraseEnd)) break;
        rest.remove_prefix(1);
        if (sign == phraseBegin || sign == localBegin) {
            auto piece = sign == phraseBegin ? readPhrase(rest, language) : readLocal(rest, language);
            text += isSmall ? withSmallLetter(std::move(piece)) : piece;
        } else if (signs.find(sign) == std::string_view::npos) {
            text += sign;
        }
        isSmall = sign == smallMark;
    }
    return text;
}

}  // namespace

StepName::StepName(std::string plain) : kept_(withoutSigns(std::move(plain))) {}

StepName::StepName(const model::LocalText& text) {
    if (text.empty()) return;
    kept_ = localBegin + withoutSigns(text.en) + localMark + withoutSigns(text.es) + localEnd;
}

StepName::StepName(Phrase phrase, const std::vector<StepName>& values) {
    kept_ = phraseBegin + std::string(phrase.english());
    for (const auto& value : values) kept_ += valueMark + value.kept_;
    kept_ += phraseEnd;
}

std::string StepName::in(model::Language language) const {
    std::string_view rest = kept_;
    return read(rest, language, false);
}

StepName StepName::inSentence() const { return fromKept(smallMark + kept_); }

StepName StepName::fromKept(std::string kept) {
    StepName name;
    name.kept_ = std::move(kept);
    return name;
}

std::string StepName::pattern() const {
    std::string pattern;
    for (std::string_view rest = kept_; !rest.empty();) {
        const auto begin = rest.find(phraseBegin);
        if (begin == std::string_view::npos) break;
        rest.remove_prefix(begin + 1);
        pattern += std::string(taken(rest, std::string{valueMark, phraseEnd})) + "\n";
    }
    return pattern;
}

StepName& StepName::operator+=(const StepName& more) {
    kept_ += more.kept_;
    return *this;
}

std::ostream& operator<<(std::ostream& out, const StepName& name) {
    return out << name.in(model::Language::english);
}

}  // namespace cota::session
