#pragma once
// The kit as one book: its sections with a page of contents, page numbers and bookmarks. Backs of counters
// are always on the back of their fronts.

#include <string>
#include <utility>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "formats/picture/pdf/pdf_file.h"

namespace cota::look {

/// A page of a section with the name that bookmarks and files give it.
struct KitPage {
    std::string name;  // for people: "Sheet 1, front"
    std::string file;  // for a folder of pictures, without number and ending: "counters-1-front"
    picture::Picture picture;
};

struct KitSection {
    std::string title;
    std::string note;       // how it is printed, for the contents
    bool isDuplex = false;  // fronts are followed by backs: each front lies on an odd page
    std::vector<KitPage> pages;
    bool isListed = false;  // the contents name each page
    // Where the pages have room for their number at the lower edge.
    picture::Across numberAt = picture::Across::middle;
};

/// What the first pages say besides the sections.
struct KitFront {
    std::string title, game;
    std::vector<std::string> printing;                        // how to print, one sentence each
    std::vector<std::string> credits;                         // lines of the last page
    std::vector<std::pair<std::string, std::string>> hashes;  // name and SHA-256 of each file that was read
};

struct KitBook {
    std::vector<KitPage> pages;
    std::vector<picture::PdfBookmark> bookmarks;
    std::vector<picture::PdfNumbering> numberings;
};

/// The whole book on this paper: contents (i, ii), sections (1, 2, 3 ...), credits. Sections without pages
/// are left out.
KitBook kitBook(const KitFront& front, std::vector<KitSection> sections, model::MapSize paper,
                model::Language language);

}  // namespace cota::look
