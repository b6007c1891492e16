#pragma once
// A text in the two languages of the program. Files are not translated, but the names in them may have both
// languages.

#include <compare>
#include <string>
#include <string_view>

namespace cota::model {

enum class Language { english, spanish };

struct LocalText {
    std::string en;
    std::string es;

    /// The text in `language`, or in the other language if it is missing.
    const std::string& in(Language language) const {
        if (language == Language::spanish) return es.empty() ? en : es;
        return en.empty() ? es : en;
    }
    bool empty() const { return en.empty() && es.empty(); }
    friend auto operator<=>(const LocalText&, const LocalText&) = default;
};

/// A text in both languages in the source code (UTF-8).
struct LocalLiteral {
    const char* en = "";
    const char* es = "";
    constexpr std::string_view in(Language language) const { return language == Language::spanish ? es : en; }
};

inline LocalText textOf(const LocalLiteral& literal) { return {literal.en, literal.es}; }

}  // namespace cota::model
