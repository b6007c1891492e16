#include "formats/picture/pdf/pdf_outline.h"

#include <fmt/format.h>

#include <vector>

namespace cota::picture {

namespace {

constexpr std::size_t noEntry = static_cast<std::size_t>(-1);

/// An entry with its neighbours in the tree, as indices.
struct OutlineEntry {
    std::size_t parent = noEntry, before = noEntry, after = noEntry, first = noEntry, last = noEntry;
    int below = 0;  // entries below it, which are shown open
};

std::vector<OutlineEntry> treeOf(std::span<const PdfBookmark> bookmarks, OutlineEntry& root) {
    std::vector<OutlineEntry> all(bookmarks.size());
    for (std::size_t i = 0; i < bookmarks.size(); ++i) {
        std::size_t parent = i == 0 ? noEntry : i - 1;
        while (parent != noEntry && bookmarks[parent].level >= bookmarks[i].level)
            parent = all[parent].parent;
        all[i].parent = parent;
        auto& above = parent == noEntry ? root : all[parent];
        if (above.first == noEntry)
            above.first = i;
        else {
            all[i].before = above.last;
            all[above.last].after = i;
        }
        above.last = i;
        for (auto at = parent; at != noEntry; at = all[at].parent) ++all[at].below;
        ++root.below;
    }
    return all;
}

}  // namespace

std::string addOutline(PdfObjects& objects, std::span<const PdfBookmark> bookmarks,
                       std::span<const int> pages) {
    if (bookmarks.empty()) return {};
    OutlineEntry root;
    const auto tree = treeOf(bookmarks, root);
    const int outline = objects.reserve();
    std::vector<int> numbers;
    for (std::size_t i = 0; i < tree.size(); ++i) numbers.push_back(objects.reserve());
    const auto link = [&](const char* name, std::size_t to) {
        return to == noEntry ? std::string() : fmt::format(" /{} {}", name, pdfReference(numbers[to]));
    };
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const auto& entry = tree[i];
        std::string body =
            fmt::format("<< /Title {} /Parent {}", pdfText(bookmarks[i].title),
                        pdfReference(entry.parent == noEntry ? outline : numbers[entry.parent]));
        body += link("Prev", entry.before) + link("Next", entry.after) + link("First", entry.first) +
                link("Last", entry.last);
        if (entry.below > 0) body += fmt::format(" /Count {}", entry.below);
        body += fmt::format(" /Dest [ {} /Fit ] >>", pdfReference(pages[bookmarks[i].page]));
        objects.put(numbers[i], std::move(body));
    }
    objects.put(outline, fmt::format("<< /Type /Outlines{}{} /Count {} >>", link("First", root.first),
                                     link("Last", root.last), root.below));
    return fmt::format(" /Outlines {} /PageMode /UseOutlines", pdfReference(outline));
}

std::string numberingEntry(std::span<const PdfNumbering> numberings) {
    if (numberings.empty()) return {};
    std::string all;
    for (const auto& one : numberings)
        all += fmt::format(" {} << /S /{} >>", one.from, one.isRoman ? "r" : "D");
    return fmt::format(" /PageLabels << /Nums [{} ] >>", all);
}

}  // namespace cota::picture
