#pragma once
// Pictures as pages of a PDF: vectors stay vectors, text stays text, one millimetre is one millimetre.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "formats/picture/press/inks.h"
#include "formats/picture/progress.h"

namespace cota::picture {

/// A part of the text for programs that read it aloud.
struct PdfElement {
    std::string role;   // "H1", "H2", "P", "Figure"; "LI" and "TR" behind each other make a list or a table
    std::string words;  // what a figure shows
};
struct PdfStructure {
    std::vector<PdfElement> elements;        // in the order of reading
    std::vector<std::vector<int>> ofLayers;  // the element of each layer of each page; -1: decoration
};

/// An entry of the outline that viewers show beside the pages.
struct PdfBookmark {
    std::string title;
    std::size_t page = 0;  // from 0
    int level = 0;         // 0 is the top; an entry belongs to the last one before it with a lower level
};

/// The numbers that viewers show for the pages from one on: i, ii, iii or 1, 2, 3, from the first again.
struct PdfNumbering {
    std::size_t from = 0;  // page, from 0
    bool isRoman = false;
};

struct PdfSettings {
    /// The name of a layer as viewers show it; absent: the name that the picture gives.
    std::function<std::string(const std::string& name)> layerTitle{};
    /// Present: a file for the press (PDF/X-4) in these inks, with their profile as its output intent.
    const Inks* inks = nullptr;
    /// The date in a file for the press, which must have one. Seconds since 1970, UTC.
    std::int64_t date = 0;
    /// Layers that are printed in an ink of their own, over everything: the name of the layer, and of the
    /// ink.
    std::map<std::string, std::string> spotInks{};
    /// "en", "es".
    std::string language{};
    /// Present: the parts of the text are tagged.
    const PdfStructure* structure = nullptr;
    std::vector<PdfBookmark> bookmarks{};    // in the order of pages
    std::vector<PdfNumbering> numberings{};  // the first is of page 0; empty: as viewers count
};

/// Each picture becomes a page of its own size; the title of the first is the title of the document. The
/// layers of the pictures are layers of the document. The same pictures and settings give the same bytes.
/// Returns nothing if `progress` stopped it. Throws std::bad_alloc.
std::optional<std::string> pdfOf(std::span<const Picture> pages, const PdfSettings& settings = {},
                                 const Progress& progress = {});

}  // namespace cota::picture
