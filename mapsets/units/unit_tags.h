#pragma once
// The words of a unit, one bit each, so that "a transport that is not an APC and not disrupted" is two ANDs.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/catalogue.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// The words of units: the tags of unit classes and movement types, every flag of a counter or a placement
/// (set if it is "yes"), and every word a placement may have (the states: disrupted ...). These bits are not
/// those of Battlefield::maskOf.
class UnitTags {
  public:
    UnitTags() = default;
    explicit UnitTags(const Catalogue& catalogue);

    /// 0 for a word that no unit of the game can carry.
    TagMask mask(std::string_view word) const;
    TagMask maskOfAny(std::string_view words) const;  // words separated by spaces
    TagMask maskOf(const Tags& tags) const;
    /// Whether a unit with these tags has any of the words; also if there are no words.
    bool areAnyOf(std::string_view words, TagMask tags) const {
        return words.empty() || (tags & maskOfAny(words)) != 0;
    }
    std::vector<std::string> words(TagMask mask) const;
    /// Words after the 64th, which have no bit. The check of the mapset reports them.
    const std::vector<std::string>& leftOut() const { return leftOut_; }

  private:
    void add(const std::string& word);
    enum class Kept { flags, flagsAndWords };
    void addAttributes(const std::vector<AttributeType>& types, Kept kept);
    std::map<std::string, int, std::less<>> bits_;
    std::vector<std::string> leftOut_;
};

}  // namespace cota::mapsets
