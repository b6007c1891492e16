#pragma once
// Which words the texts of a document declare as ids and which they refer to: of two that are nearly the same
// either may be the slip, and only the rest of the document tells which.

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
        std::size_t bare = 0;      // by elements that have nothing but the id, and are one or the other
    };
    Uses of(std::string_view word) const;

    enum class Slip { reference, declaration, unknown };
    /// Two words are nearly the same, `named` being one that nothing declares. Where the document does not
    /// declare the other either it is a word of the game, and `named` the slip.
    Slip slipOf(std::string_view named, std::string_view declared) const;

    /// What may have been meant by a word that stands twice, since lines are copied and then counted up: of
    /// an id those that are named and nothing declares, of a name the ids that nothing names.
    struct Copied {
        std::vector<std::string> next;  // they differ in a number alone
        bool isOther = false;           // there are others as near
        bool isOpen() const { return isOther || !next.empty(); }
    };
    Copied copiedFrom(std::string_view word, bool isId) const;

  private:
    /// Words beside these two that have what tells the first from the second.
    std::size_t mentionsOf(std::string_view word, std::string_view other) const;

    std::unordered_map<std::string_view, Uses> uses_;
};

}  // namespace cota::fixes
