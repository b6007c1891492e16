#pragma once
// Reads the elements of faces, with the values that elements and entries of faces share.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/look/faces/face.h"
#include "mapsets/look/faces/face_words.h"

namespace cota::look {

/// Both must outlive it. Elements may use the colours, styles and parts that `faces` has so far.
class FaceElementReader {
  public:
    static constexpr double mostLength = 500;  // millimetres

    FaceElementReader(const FaceWords& game, const Faces& faces) : game_(game), faces_(faces) {}

    /// The elements inside of another one; the outermost level is 1.
    std::vector<FaceElement> children(xml::XmlCursor& parent, int level);

    double decimal(xml::XmlCursor& element, const char* name, double fallback, double least = 0,
                   double most = mostLength);
    /// A colour by its name or as "#rrggbb"; empty if it is missing.
    std::string colour(xml::XmlCursor& element, const char* attribute);
    /// Of an element that without a condition would mean everything.
    FaceTests condition(xml::XmlCursor& element) const;

  private:
    std::string colour(xml::XmlCursor& element, const char* attribute, std::string_view text);
    FaceLine line(xml::XmlCursor& element);
    FaceHatch hatch(xml::XmlCursor& element);
    /// "left 3 top 8", "centre top 8", "right 2 middle".
    void place(xml::XmlCursor& element, FaceElement& made);
    void requireFields(xml::XmlCursor& element, const std::string& text);
    std::optional<FaceElement> readElement(xml::XmlCursor& element, int level);
    void readShape(xml::XmlCursor& element, FaceElement& made, bool isLine);
    void readLetters(xml::XmlCursor& element, FaceElement& made);
    void readWhat(xml::XmlCursor& element, FaceElement& made);
    static void readEchelon(xml::XmlCursor& element, FaceElement& made);
    void readCount(xml::XmlCursor& element, FaceElement& made);
    void readRepeats(xml::XmlCursor& element, FaceElement& made);

    const FaceWords& game_;
    const Faces& faces_;
};

}  // namespace cota::look
