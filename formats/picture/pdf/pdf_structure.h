#pragma once
// The structure of a document for programs that read it aloud (ISO 32000-1, 14.7 and 14.8): which marked
// content is a heading, a paragraph, a row of a table, a figure. Only for the sources of this folder.

#include <map>
#include <string>
#include <vector>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/pdf/pdf_objects.h"

namespace cota::picture {

class PdfTags {
  public:
    explicit PdfTags(const PdfStructure& structure)
        : structure_(structure), marked_(structure.elements.size()) {}

    /// The operator that begins the content of a layer; it ends with EMC.
    std::string begin(std::size_t page, std::size_t layer);
    /// The entries of a page; `object` is its number.
    std::string pageEntries(std::size_t page) const;
    void pageIs(int object) { pages_.push_back(object); }
    /// Adds all objects; returns the entries for the catalogue.
    std::string finish(PdfObjects& objects);

  private:
    struct Marked {
        std::size_t page;
        int id;
    };
    int write(PdfObjects& objects, std::size_t element, int parent);
    static std::string reference(int object);

    const PdfStructure& structure_;
    std::vector<std::vector<Marked>> marked_;           // by element
    std::vector<std::vector<std::size_t>> elementsOf_;  // by page and id of the content
    std::vector<int> pages_;                            // their objects
    std::map<std::size_t, int> objectOf_;               // of the elements that hold content
};

}  // namespace cota::picture
