#pragma once
// Marks as PDF drawing operators. The unit is a hundredth of a millimetre, so that nearly every number is an
// integer. Only for the sources of this folder.

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "formats/picture/pdf/pdf_fonts.h"
#include "formats/picture/press/inks.h"

namespace cota::picture {

/// Of the content of a page.
inline constexpr double unitsPerMillimetre = 100;

/// The resources that all pages of a file share.
struct PdfShared {
    PdfObjects objects;
    PdfFonts fonts;
    std::map<std::string, int> states;  // opacity and blending: index of the name, by definition
    std::vector<int> drawn;             // the objects of images and groups
    std::vector<std::pair<std::string, int>> layers;    // name and object
    const Inks* inks = nullptr;                         // absent: the colours of a screen
    std::vector<std::pair<std::string, Colour>> spots;  // inks of their own, and what shows them

    /// The index of a layer; makes an object for a new name. `title`: its name in programs that show it.
    std::size_t layerOf(const std::string& name, const std::string& title);
    /// The index of an ink of its own.
    std::size_t spotOf(const std::string& name, Colour colour);
    std::string spotText(std::size_t index) const;
    const char* colourSpace() const { return inks ? "DeviceCMYK" : "DeviceRGB"; }

    /// The dictionary with all their names; call it after all pages are written.
    std::string resources();
};

class PdfContent {
  public:
    /// Marks that do not touch `window` are left out. `resources` is the object of the shared dictionary.
    PdfContent(PdfShared& shared, int resources, const Box& window)
        : shared_(shared), resources_(resources), window_(window) {}

    /// Begins a page with its origin at the upper left corner of the sheet and y downwards, in the unit of
    /// this file. `pointsOfPage`: points in a unit of the page.
    void beginPage(const Picture& page, int pointsOfPage);
    void add(const std::vector<Mark>& marks);
    /// Marks that a viewer can hide together; `layer` is an index of PdfShared::layers.
    void addLayer(std::size_t layer, const std::vector<Mark>& marks);
    /// The same, solid on the plates of all inks, whatever their colours are.
    void addOnAllPlates(std::size_t layer, const std::vector<Mark>& marks);

    /// The same, in an ink of its own that overprints; the colour of the first mark stands for it on screens.
    void addInSpot(std::size_t layer, const std::vector<Mark>& marks, const std::string& ink);

    void operator()(const Fill& fill);
    void operator()(const Strewn& strewn);
    void operator()(const Stroke& stroke);
    void operator()(const Text& text);
    void operator()(const Image& image);
    void operator()(const Group& group);

    /// Glyphs of one font, positioned from the left end of the text, in the units of the layout.
    struct Letters {
        struct Placed {
            PangoGlyph glyph;
            std::int64_t along;  // does not fit into an int for a long title
            int lift;            // both in units of Pango
            std::string words;   // the text of the glyph
        };
        PangoFont* font;
        double x;
        std::vector<Placed> glyphs;
    };

    /// From now on, hands over the content in parts, each small enough to be packed while the next is
    /// written.
    void handOver(std::function<void(std::string&&)> whenFull) { whenFull_ = std::move(whenFull); }
    /// Operators that are not marks.
    void write(const std::string& operators) { out_ += operators; }
    /// The rest, which was not handed over.
    std::string take() { return std::move(out_); }

  private:
    /// The graphics state that the next mark finds; empty if it is not known.
    struct State {
        std::optional<std::pair<Colour, InkUse>> fill, stroke;
        std::optional<int> alpha;
        std::optional<bool> overprints;
        std::optional<Pen> pen;
    };

    void number(double value);
    /// `origin`: in the unit of the file.
    void place(Point point, Point origin = {});
    void path(const Curve& curve, Point origin, bool isFilled);
    /// A path and the operator that paints it.
    void painted(const Curve& curve, bool isFilled, const char* how);
    /// The outline of a group, with the operator that paints it: "n" for none.
    void clip(const Group& group, const char* how);
    void moveOrigin(std::int64_t right, std::int64_t down);
    /// The text of a shape around its origin: the same wherever it stands, so that it packs to little.
    std::string shapeText(const Curve& shape);
    void set(const std::string& state);
    void alpha(int value);
    void fillColour(Colour colour, InkUse use);
    /// The operator that sets a colour, for areas or for lines.
    std::string colourText(Colour colour, InkUse use, bool isLine) const;
    /// Solid black does not cut holes into what is below it.
    void overprint(Colour colour, InkUse use);
    /// Draws the pixels of one colour.
    void addTint(const Image& image, Colour colour);
    void pen(const Pen& pen, InkUse use);
    void write(const Group& group, const char* how);
    void write(const Text& text);
    void write(const Text& text, const Letters& letters, Point at);
    void save();
    void restore();
    /// Writes the marks of a group as one object that is blended as a whole.
    int form(const Group& group);

    PdfShared& shared_;
    int resources_;
    Box window_;
    bool isOnAllPlates_ = false;
    std::string spot_;  // the resource of the ink that everything is painted in; empty: as the colours say
    std::string out_;
    std::function<void(std::string&&)> whenFull_;
    State state_;
    std::vector<State> saved_;
};

}  // namespace cota::picture
