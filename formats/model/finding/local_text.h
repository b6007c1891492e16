#pragma once
// A text in the two languages of the program. Files are not translated, but the names in them may have both
// languages.

#include <compare>
#include <string>
#include <string_view>

#include "formats/words/words.h"

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

class LocalLiteral;
}  // namespace cota::model

namespace cota {
/// A text of the program in English; its Spanish is in formats/words/es.po. `./dev words` collects these
/// calls, so the arguments are always literals. The context tells translators two texts apart that are the
/// same in English only: local("plural", "added").
constexpr model::LocalLiteral local(const char* english);
constexpr model::LocalLiteral local(const char* context, const char* english);
}  // namespace cota

namespace cota::model {

/// A text of the program in both languages, made by local().
class LocalLiteral {
  public:
    constexpr LocalLiteral() = default;

    std::string_view in(Language language) const {
        return language == Language::spanish ? words::spanish(english_, context_) : english_;
    }
    constexpr std::string_view english() const { return english_; }
    constexpr bool empty() const { return *english_ == '\0'; }
    operator LocalText() const { return {english_, std::string(in(Language::spanish))}; }
    /// Texts are the same if English and context are.
    friend constexpr bool operator==(const LocalLiteral& one, const LocalLiteral& other) {
        return one.english() == other.english() && one.contextText() == other.contextText();
    }

  private:
    friend constexpr LocalLiteral cota::local(const char*);
    friend constexpr LocalLiteral cota::local(const char*, const char*);
    constexpr LocalLiteral(const char* english, const char* context) : english_(english), context_(context) {}
    constexpr std::string_view contextText() const { return context_ ? context_ : ""; }

    const char* english_ = "";
    const char* context_ = nullptr;
};

inline LocalText textOf(const LocalLiteral& literal) { return literal; }

}  // namespace cota::model

namespace cota {

constexpr model::LocalLiteral local(const char* english) { return {english, nullptr}; }
constexpr model::LocalLiteral local(const char* context, const char* english) { return {english, context}; }

}  // namespace cota
