#pragma once
// The text of a formula as words: names, numbers, quoted words and signs.

#include <cstdint>
#include <string_view>

namespace cota::mapsets {

struct FormulaWord {
    enum class Kind : std::uint8_t { name, number, quoted, sign, end, wrong };
    Kind kind = Kind::end;
    std::string_view text;  // a quoted word without its quotes
    std::size_t offset = 0;
    std::int64_t number = 0;
};

/// Names may contain hyphens, so a difference needs spaces: a - b.
class FormulaWords {
  public:
    explicit FormulaWords(std::string_view text) : text_(text) { next(); }

    const FormulaWord& now() const { return now_; }
    void next();
    /// Goes past the sign or the name `text` if it comes next; returns whether it did.
    bool pass(std::string_view text);
    /// Goes to the name `text` that is in no parentheses from here on; false if they or the text end before.
    bool skipTo(std::string_view text);

  private:
    void take(FormulaWord::Kind kind, std::size_t length);

    std::string_view text_;
    std::size_t at_ = 0;
    FormulaWord now_;
};

}  // namespace cota::mapsets
