#pragma once
// The words that faces may use, as the game declares them, and the conditions that are made of them.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/faces/face.h"

namespace cota::look {

using KnownWords = std::set<std::string_view>;

/// Reports a word that is not known.
void requireWord(xml::XmlCursor& element, std::string_view attribute, const model::LocalLiteral& kind,
                 std::string_view word, const KnownWords& known);

/// The catalogue must outlive it.
class FaceWords {
  public:
    FaceWords(const mapsets::Catalogue& catalogue, Faces::Use use);

    const KnownWords& nations() const { return nations_; }
    const KnownWords& values() const { return values_; }
    const KnownWords& groupKinds() const { return groupKinds_; }
    /// Reports a value that formations do not have, or one of its words.
    void requireFormationValue(xml::XmlCursor& element, const char* attribute, const std::string& name,
                               const std::string& word) const;

    /// is=, any= and not= of an element.
    FaceTests tests(xml::XmlCursor& element) const;

  private:
    std::vector<FaceTest> testsIn(xml::XmlCursor& element, const char* attribute) const;
    void declare(const std::vector<mapsets::AttributeType>& types);
    void declareForCounters(const mapsets::Catalogue& catalogue);
    std::optional<FaceTest> test(xml::XmlCursor& element, const char* attribute,
                                 const std::string& text) const;
    FaceTest valueTest(xml::XmlCursor& element, const char* attribute, const std::string& name,
                       const std::string& word) const;

    const mapsets::Catalogue& catalogue_;
    KnownWords classes_, tags_, nations_, values_, groupKinds_;
    std::map<std::string_view, std::set<std::string>> words_;  // of values that are one of some words
    std::set<std::string_view> open_;                          // values that may be any text
};

}  // namespace cota::look
