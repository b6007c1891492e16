#pragma once
// A text in the two languages of the program. Files are never localised; their names may carry both.

#include <string>

namespace cota::model {

enum class Language { english, spanish };

struct LocalText {
    std::string en;
    std::string es;

    /// The text in `language`, or the other one where that is missing.
    const std::string& in(Language language) const {
        if (language == Language::spanish) return es.empty() ? en : es;
        return en.empty() ? es : en;
    }
    bool empty() const { return en.empty() && es.empty(); }
    friend bool operator==(const LocalText&, const LocalText&) = default;
};

}  // namespace cota::model
