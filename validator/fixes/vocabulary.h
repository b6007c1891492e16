#pragma once
// Which words the texts of a document declare as ids, and which they refer to. Of two similar words either
// may be misspelt, and only the rest of the document shows which.

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "validator/fixes/xml_text.h"

namespace cota::fixes {

class Vocabulary {
  public:
    explicit Vocabulary(const std::map<std::string, XmlText>& texts);

    struct Uses {
        std::size_t declared = 0;  // as an id
        std::size_t named = 0;     // in any other attribute
        std::size_t bare = 0;      // by elements with only an id, which may be either
    };
    Uses of(std::string_view word) const;

    enum class Mistake { reference, declaration, unknown };
    /// Which of two similar words is misspelt; nothing declares `named`. If the document does not declare
    /// the other one either, that is a word of the game, and `named` is misspelt.
    Mistake mistakeOf(std::string_view named, std::string_view declared) const;

    /// What a repeated word may have been intended for, because authors copy lines and change the numbers:
    /// for an id, the words that are referred to but not declared; for a reference, the ids without
    /// references.
    struct Copied {
        std::vector<std::string> next;  // they differ only in a number
        bool isOther = false;           // there are others that are as similar
        bool isOpen() const { return isOther || !next.empty(); }
    };
    Copied copiedFrom(std::string_view word, bool isId) const;

  private:
    /// The number of words, other than these two, that contain the part of the first that the second lacks.
    std::size_t mentionsOf(std::string_view word, std::string_view other) const;

    std::unordered_map<std::string_view, Uses> uses_;
};

}  // namespace cota::fixes
