#include "formats/picture/pdf/pdf_structure.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace cota::picture {

namespace {

/// Elements that stand only inside others, and what holds their content.
struct Nested {
    std::string_view role, around, inside;
};
constexpr std::array nestedRoles{Nested{"LI", "L", "LBody"}, Nested{"TR", "Table", "TD"}};

const Nested* nestedOf(const std::string& role) {
    for (const auto& one : nestedRoles)
        if (one.role == role) return &one;
    return nullptr;
}

}  // namespace

std::string PdfTags::begin(std::size_t page, std::size_t layer) {
    if (elementsOf_.size() <= page) elementsOf_.resize(page + 1);
    const auto& ofLayers = structure_.ofLayers;
    const int element = page < ofLayers.size() && layer < ofLayers[page].size() ? ofLayers[page][layer] : -1;
    if (element < 0 || static_cast<std::size_t>(element) >= marked_.size()) return "/Artifact BMC\n";
    const auto index = static_cast<std::size_t>(element);
    const int id = static_cast<int>(elementsOf_[page].size());
    elementsOf_[page].push_back(index);
    marked_[index].push_back({page, id});
    const auto* nested = nestedOf(structure_.elements[index].role);
    return fmt::format("/{} << /MCID {} >> BDC\n",
                       nested ? std::string(nested->inside) : structure_.elements[index].role, id);
}

std::string PdfTags::pageEntries(std::size_t page) const {
    return fmt::format(" /StructParents {} /Tabs /S", page);
}

int PdfTags::write(PdfObjects& objects, std::size_t element, int parent) {
    const auto& [role, words] = structure_.elements[element];
    std::string kids;
    for (const auto& one : marked_[element])
        kids += fmt::format("<< /Type /MCR /Pg {} /MCID {} >> ", pdfReference(pages_[one.page]), one.id);
    const std::string alternative = words.empty() ? std::string() : " /Alt " + pdfText(words);
    const auto add = [&](std::string_view name, int above, const std::string& content,
                         const std::string& more) {
        return objects.add(fmt::format("<< /Type /StructElem /S /{} /P {} /K [ {}]{} >>", name,
                                       pdfReference(above), content, more));
    };
    const auto* nested = nestedOf(role);
    if (nested == nullptr) return objectOf_[element] = add(role, parent, kids, alternative);
    const int outer = objects.reserve();
    const int inner = objectOf_[element] = add(nested->inside, outer, kids, alternative);
    objects.put(outer, fmt::format("<< /Type /StructElem /S /{} /P {} /K [ {} ] >>", role,
                                   pdfReference(parent), pdfReference(inner)));
    return outer;
}

std::string PdfTags::finish(PdfObjects& objects) {
    const int root = objects.reserve(), document = objects.reserve();
    std::string kids;
    for (std::size_t i = 0; i < marked_.size(); ++i) {
        if (marked_[i].empty()) continue;
        const auto* nested = nestedOf(structure_.elements[i].role);
        if (nested == nullptr) {
            kids += pdfReference(write(objects, i, document)) + " ";
            continue;
        }
        // What stands behind each other is one list or table.
        const int around = objects.reserve();
        std::string inside;
        const auto& role = structure_.elements[i].role;
        std::size_t last = i;
        for (std::size_t k = i;
             k < marked_.size() && (marked_[k].empty() || structure_.elements[k].role == role); ++k) {
            if (marked_[k].empty()) continue;
            inside += pdfReference(write(objects, k, around)) + " ";
            last = k;
        }
        objects.put(around, fmt::format("<< /Type /StructElem /S /{} /P {} /K [ {}] >>", nested->around,
                                        pdfReference(document), inside));
        kids += pdfReference(around) + " ";
        i = last;
    }
    objects.put(document,
                fmt::format("<< /Type /StructElem /S /Document /P {} /K [ {}] >>", pdfReference(root), kids));
    std::string numbers;
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        numbers += fmt::format("{} [ ", page);
        if (page < elementsOf_.size())
            for (const auto element : elementsOf_[page]) numbers += pdfReference(objectOf_[element]) + " ";
        numbers += "] ";
    }
    objects.put(
        root, fmt::format(
                  "<< /Type /StructTreeRoot /K [ {} ] /ParentTree << /Nums [ {}] >> /ParentTreeNextKey {} >>",
                  pdfReference(document), numbers, pages_.size()));
    return fmt::format(" /MarkInfo << /Marked true >> /StructTreeRoot {}", pdfReference(root));
}

}  // namespace cota::picture
