#pragma once
// Checks the words of a worked case of a game without a map: a misspelt one would ask another question.

#include <string>
#include <string_view>
#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// Whether a value is no number, flag or word of its type. Cases also ask what happens if a number is out of
/// its bounds.
bool isUnreadable(const AttributeType& type, const std::string& value);

class TableCaseWords {
  public:
    TableCaseWords(const Mapset& mapset, std::string id) : catalogue_(mapset.catalogue), id_(std::move(id)) {}

    template <class Entries>
    static std::vector<std::string> idsOf(const Entries& entries) {
        std::vector<std::string> ids;
        for (const auto& entry : entries) ids.push_back(textOf(entry.id));
        return ids;
    }

    /// Reports the word of an attribute, if there is one, that is not among these.
    void require(xml::XmlCursor& element, std::string_view attribute, const char* kind,
                 const std::vector<std::string>& known) const;
    /// The same for a nation, if the game lists its nations.
    void requireNation(xml::XmlCursor& element, std::string_view attribute) const;

    /// The attributes of a child, which are values of `types`.
    model::Attributes values(xml::XmlCursor& element, std::string_view child, const char* of,
                             const std::vector<AttributeType>& types) const;

  private:
    static const std::string& textOf(const std::string& id) { return id; }
    template <class Tag>
    static const std::string& textOf(const model::Id<Tag>& id) {
        return id.text;
    }

    const Catalogue& catalogue_;
    std::string id_;  // of the case
};

}  // namespace cota::mapsets
