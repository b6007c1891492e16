#pragma once
// Marks: the content of a picture, as values in millimetres with final colours. The same marks become pixels
// in the window, PNG, PDF and SVG. Later marks are above earlier ones.

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "formats/picture/colour.h"
#include "formats/picture/curve.h"

namespace cota::picture {

/// A filled outline. If outlines of one curve overlap, `evenOdd` leaves holes; otherwise all of it is
/// filled.
struct Fill {
    Curve shape;
    Colour colour;
    bool evenOdd = false;
    friend bool operator==(const Fill&, const Fill&) = default;
};

/// Many small filled things of a few shapes, such as the trees of a wood: only their places are kept for
/// each, because a sheet may have a million. A shape has one outline.
struct Strewn {
    using Shapes = std::vector<Curve>;
    struct Things {
        std::vector<Point> places;        // of the origins of the shapes
        std::vector<std::uint8_t> kinds;  // their indices in the shapes, one for each place

        void add(Point at, std::size_t kind) {
            places.push_back(at);
            kinds.push_back(static_cast<std::uint8_t>(kind));
        }
        friend bool operator==(const Things&, const Things&) = default;
    };
    std::shared_ptr<const Shapes> shapes;
    Colour colour;
    std::shared_ptr<const Things> things;  // shared by marks with other shapes in the same places

    const Curve& shapeOf(std::size_t thing) const { return (*shapes)[things->kinds[thing]]; }
    /// All of them as one curve.
    Curve outlines() const;
    /// Moves each place; marks that shared the places keep them.
    template <typename Move>
    void moveThings(const Move& move) {
        auto moved = *things;
        for (auto& place : moved.places) place = move(place);
        things = std::make_shared<const Things>(std::move(moved));
    }
    friend bool operator==(const Strewn&, const Strewn&);
};

enum class Cap : std::uint8_t { butt, round, square };
enum class Join : std::uint8_t { miter, round, bevel };

/// Widths and dashes in millimetres.
struct Pen {
    double width = 0.1;
    Colour colour;
    Cap cap = Cap::round;
    Join join = Join::round;
    std::vector<double> dashes;  // on, off, on ...; empty: unbroken
    friend bool operator==(const Pen&, const Pen&) = default;
};

struct Stroke {
    Curve line;
    Pen pen;
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

struct Font {
    std::string family;
    double points = 8;  // size, 72 to the inch
    bool bold = false;
    bool italic = false;
    double spacing = 0;  // added between letters, in millimetres
    friend auto operator<=>(const Font&, const Font&) = default;
};

enum class Across : std::uint8_t { left, middle, right };
enum class Down : std::uint8_t { top, middle, baseline, bottom };

/// One line of text. `at` is the anchor; the text is turned around it by `turn` degrees clockwise.
struct Text {
    std::string words;  // UTF-8
    Font font;
    Colour colour;
    Point at;
    Across across = Across::middle;
    Down down = Down::baseline;
    double turn = 0;
    double halo = 0;  // millimetres around the letters; 0: none
    Colour haloColour;
    /// If it has points, the middles of the letters follow this line, around its middle; `at` to `turn` are
    /// not used then.
    std::vector<Point> along{};
    friend bool operator==(const Text&, const Text&) = default;
};

enum class Blend : std::uint8_t { normal, multiply };

/// Pixels over a rectangle of the sheet, smoothed if enlarged. Row by row from the upper left.
struct Image {
    Box at;
    int columns = 0;
    int rows = 0;
    std::vector<Colour> pixels;
    Blend blend = Blend::normal;
    friend bool operator==(const Image&, const Image&) = default;
};

struct Mark;

/// Marks that are clipped by an outline, or blended as one. An empty clip cuts nothing; if outlines of the
/// clip overlap, `evenOdd` leaves holes.
struct Group {
    Curve clip;
    bool evenOdd = false;
    double opacity = 1;
    Blend blend = Blend::normal;
    std::vector<Mark> marks;
    friend bool operator==(const Group&, const Group&);
};

struct Mark {
    std::variant<Fill, Strewn, Stroke, Text, Image, Group> what;
    /// The area that the mark may touch. For text an estimate that is large enough for common fonts.
    Box box() const;
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// Marks that belong together, such as "roads": shown or hidden together, painted in order.
struct Layer {
    std::string name;
    std::vector<Mark> marks;
    std::vector<Box> whole{};    // boxes that no page break should cut, such as counters
    bool isOnAllPlates = false;  // in a file for the press: solid on the plate of every ink
    friend bool operator==(const Layer&, const Layer&) = default;
};

struct Picture {
    model::MapSize size;  // of the sheet, bleed included
    Colour paper{255, 255, 255, 255};
    std::vector<Layer> layers;  // from bottom to top
    std::string title;          // for the metadata of the file
    Box trim{};                 // the sheet as cut; empty: the whole sheet
    Box bleed{};  // the part that is printed so that the cut need not be exact; empty: as the trim
    friend bool operator==(const Picture&, const Picture&) = default;
};

inline constexpr double millimetresPerInch = 25.4;
inline constexpr double pointsPerInch = 72.0;
constexpr double millimetres(double points) { return points * millimetresPerInch / pointsPerInch; }

}  // namespace cota::picture
