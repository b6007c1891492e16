#pragma once
// Pictures for the printer: on a paper of some size, with bleed and marks, or cut into pages that are glued
// together.

#include <optional>
#include <span>
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
/// The paper of a name, upright; nothing for an unknown one.
std::optional<model::MapSize> paperSize(std::string_view name);

struct Press {
    std::optional<model::MapSize> paper;  // absent: as large as the picture
    bool isTiled = false;                 // several pages of the paper that overlap by `overlap`
    double bleed = 0;                     // millimetres around the trim, in the colour of the paper
    bool hasMarks = false;                // where to cut, and registration crosses

    static constexpr double overlap = 10;
    static constexpr double unprintable = 6;  // at the edges of a tile's paper
    static constexpr double slug = 9;         // around the bleed, for marks
};

/// What the press must hold: the picture with its bleed and marks.
model::MapSize pressSize(const Picture& picture, const Press& press);

/// How a picture comes onto its paper: in rows of so many sheets, upright or turned.
struct Sheets {
    model::MapSize paper;                   // as it lies
    std::vector<double> lefts{0}, tops{0};  // where each begins, in millimetres of the picture
    int columns() const { return static_cast<int>(lefts.size()); }
    int rows() const { return static_cast<int>(tops.size()); }
    int count() const { return columns() * rows(); }
};
/// Of this picture. The paper is turned where that saves sheets, or only so it holds the picture. A sheet
/// ends before what the picture's layers keep whole, where it would else end in it.
Sheets sheetsFor(const Picture& picture, const Press& press);

/// The pages. On a paper that is too small, without tiles, the picture is cut at its edges: ask fits()
/// before. Large pictures are moved in and out, not copied.
std::vector<Picture> pagesOf(Picture picture, const Press& press);
/// Whether the paper holds the picture, upright or turned; true without a paper and for tiles.
bool fits(const Picture& picture, const Press& press);
bool fits(model::MapSize picture, const Press& press);

}  // namespace cota::picture
