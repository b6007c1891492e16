#pragma once
// Marks as the drawing operators of PDF. The unit is a hundredth of a millimetre, so that nearly every number
// is whole. Sources of this folder only.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "formats/picture/pdf_fonts.h"

namespace cota::picture {

/// What all pages of a file share.
struct PdfShared {
    PdfObjects objects;
    PdfFonts fonts;
    std::map<std::string, int> states;  // opacity and blending, by what they say: the index of the name
    std::vector<int> drawn;             // images and groups: their objects

    /// The dictionary that names all of it; call when all pages are written.
    std::string resources();
};

class PdfContent {
  public:
    /// Marks that do not touch `window` are left out. `resources` is the object of the shared dictionary.
    PdfContent(PdfShared& shared, int resources, const Box& window)
        : shared_(shared), resources_(resources), window_(window) {}

    /// From the sheet's upper left corner with y downwards, in the unit of this file. The page counts in so
    /// many points.
    void beginPage(const Picture& page, int pointsOfPage);
    void add(const std::vector<Mark>& marks);

    void operator()(const Fill& fill);
    void operator()(const Stroke& stroke);
    void operator()(const Text& text);
    void operator()(const Image& image);
    void operator()(const Group& group);

    /// Glyphs of one font, where they lie from the left end of the text, in the units of the layout.
    struct Letters {
        struct Placed {
            PangoGlyph glyph;
            std::int64_t along;  // a long title has more than an int can hold
            int lift;            // both in units of Pango
            std::string words;   // that the glyph stands for
        };
        PangoFont* font;
        double x;
        std::vector<Placed> glyphs;
    };

    /// In parts that follow each other, each small enough to be compressed beside others.
    std::vector<std::string> takeParts();
    std::string take();

  private:
    /// What the next mark would find set; left open where it is not known.
    struct State {
        std::optional<Colour> fill, stroke;
        std::optional<int> alpha;
        std::optional<Pen> pen;
    };

    void number(double value);
    void place(Point point);
    void path(const Curve& curve, bool isFilled);
    void set(const std::string& state);
    void alpha(int value);
    void fillColour(Colour colour);
    void pen(const Pen& pen);
    void write(const Text& text, const Letters& letters, Point at);
    void save();
    void restore();
    /// The marks of a group that are laid on as one.
    int form(const Group& group);

    PdfShared& shared_;
    int resources_;
    Box window_;
    std::string out_;
    std::vector<std::string> parts_;
    State state_;
    std::vector<State> saved_;
};

}  // namespace cota::picture
