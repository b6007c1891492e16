#pragma once
// Pictures for printing: on paper of a given size, with bleed and marks, or cut into pages that are glued
// together.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::picture {

struct Paper {
    const char* name;
    model::MapSize size;  // upright, in millimetres
};
/// A5 to A0, letter, legal, tabloid.
std::span<const Paper> papers();
/// The size of a paper, upright; nothing for an unknown name.
std::optional<model::MapSize> paperSize(std::string_view name);

/// The texts on several pages of one map.
struct PageWords {
    std::string note = {};                  // on the page that shows how the others are glued together
    std::string name = "{page} of {last}";  // of each page
    std::string names = {};                 // below the note: where the pages have their names
};

struct Press {
    std::optional<model::MapSize> paper;  // absent: the size of the picture
    bool isTiled = false;                 // several pages of the paper with an overlap of `overlap`
    double bleed = 0;                     // millimetres around the trim, in which the map goes on
    bool hasMarks = false;                // crop marks and registration crosses
    bool hasDiagram = false;  // several pages begin with a page that shows how they are glued together
    PageWords words = {};

    static constexpr double overlap = 10;
    static constexpr double unprintable = 6;  // at the edges of the paper of a tile
    static constexpr double slug = 9;         // around the bleed, for marks
};

/// The size of the picture with its bleed and marks.
model::MapSize pressSize(const Picture& picture, const Press& press);

/// The arrangement of a picture on paper: rows of sheets, upright or turned.
struct Sheets {
    model::MapSize paper;                   // as turned
    std::vector<double> lefts{0}, tops{0};  // the start of each, in millimetres of the picture
    int columns() const { return static_cast<int>(lefts.size()); }
    int rows() const { return static_cast<int>(tops.size()); }
    int count() const { return columns() * rows(); }
    /// Where the sheet ends and the next one is glued on; `length` of the picture for the last one.
    static double endOf(const std::vector<double>& starts, std::size_t place, double length);
};
/// As few sheets as this picture needs. The paper is turned if that saves sheets, or if the picture fits only
/// then. Sheets are as full as possible, but end so that they cut few boxes of Layer::whole, if that takes no
/// further sheet.
Sheets sheetsFor(const Picture& picture, const Press& press);

/// The pages. If the paper is too small and there are no tiles, the picture is cut at its edges; check
/// fits() first. Large pictures are moved, not copied.
std::vector<Picture> pagesOf(Picture picture, const Press& press);
/// The same with further pictures behind it, such as charts, each on a page of its own size, or with bleed
/// and marks if there is no paper that they must fit on.
std::vector<Picture> pagesOf(Picture picture, std::vector<Picture> others, const Press& press);
/// Whether the picture fits on the paper, upright or turned; true without a paper and for tiles.
bool fits(const Picture& picture, const Press& press);
bool fits(model::MapSize picture, const Press& press);

/// The marks that touch a part of the sheet, also in groups; images are cropped to it.
std::vector<Mark> marksIn(const std::vector<Mark>& marks, const Box& part);

}  // namespace cota::picture
