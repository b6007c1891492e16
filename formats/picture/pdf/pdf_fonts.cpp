#include "formats/picture/pdf/pdf_fonts.h"

#include <fmt/format.h>
#include <hb-ot.h>
#include <hb-subset.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "formats/picture/number_text.h"

namespace cota::picture {

namespace {

struct ReleaseBlob {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};
using Blob = std::unique_ptr<hb_blob_t, ReleaseBlob>;
struct ReleaseInput {
    void operator()(hb_subset_input_t* input) const { hb_subset_input_destroy(input); }
};

std::string bytesOf(hb_blob_t* blob) {
    unsigned length = 0;
    const char* const data = hb_blob_get_data(blob, &length);
    return {data, length};
}

constexpr hb_tag_t compactOutlines = HB_TAG('C', 'F', 'F', ' ');

bool hasCompactOutlines(hb_face_t* face) {
    const Blob table(hb_face_reference_table(face, compactOutlines));
    return hb_blob_get_length(table.get()) > 0;
}

/// The PostScript name, with only the characters that a PDF name may have.
std::string nameOf(hb_face_t* face, std::size_t index) {
    std::array<char, 128> text{};
    auto size = static_cast<unsigned>(text.size());
    hb_ot_name_get_utf8(face, HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_LANGUAGE_INVALID, &size, text.data());
    std::string name(text.data());
    std::erase_if(name, [](unsigned char c) { return c > 126 || (!std::isalnum(c) && c != '-'); });
    // A prefix of six capitals marks a subset of a font; two subsets in a file need different prefixes.
    return fmt::format("COTA{}{}+{}", static_cast<char>('A' + index / 26 % 26),
                       static_cast<char>('A' + index % 26), name.empty() ? "Font" : name);
}

/// A font with only these glyphs, their numbers unchanged, and only the tables that draw them.
std::string partOf(hb_face_t* face, const std::vector<unsigned>& glyphs) {
    const std::unique_ptr<hb_subset_input_t, ReleaseInput> input(hb_subset_input_create_or_fail());
    if (input == nullptr) throw std::bad_alloc();
    for (const unsigned glyph : glyphs) hb_set_add(hb_subset_input_glyph_set(input.get()), glyph);
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_RETAIN_GIDS);
    for (const char* const table : {"cmap", "GSUB", "GPOS", "GDEF", "name", "post", "DSIG", "kern"})
        hb_set_add(hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG),
                   hb_tag_from_string(table, -1));
    hb_face_t* const part = hb_subset_or_fail(face, input.get());
    if (part == nullptr) return {};
    const Blob blob(hasCompactOutlines(face) ? hb_face_reference_table(part, compactOutlines)
                                             : hb_face_reference_blob(part));
    auto bytes = bytesOf(blob.get());
    hb_face_destroy(part);
    return bytes;
}

/// The bounding box of all glyphs for the font descriptor, from the table 'head', big-endian.
std::string boundsOf(hb_face_t* face, double perUnit) {
    const Blob head(hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd')));
    const auto bytes = bytesOf(head.get());
    std::string out = "[";
    for (const std::size_t at : {36u, 38u, 40u, 42u}) {
        int value = 0;
        if (bytes.size() > at + 1)
            value = static_cast<std::int16_t>(static_cast<unsigned char>(bytes[at]) << 8 |
                                              static_cast<unsigned char>(bytes[at + 1]));
        out += " " + numberText(value * perUnit, 0);
    }
    return out + " ]";
}

constexpr std::string_view mapBegins =
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) "
    "/Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 "
    "begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
constexpr std::string_view mapEnds = "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
constexpr std::size_t mostInAMap = 100;

}  // namespace

const PdfFonts::Use& PdfFonts::useOf(PangoFont* font) {
    const auto known = uses_.find(font);
    if (known != uses_.end()) return known->second;
    kept_.emplace_back(static_cast<PangoFont*>(g_object_ref(font)));
    hb_face_t* const face = hb_font_get_face(pango_font_get_hb_font(font));
    std::size_t index = 0;
    while (index < faces_.size() && faces_[index].face.get() != face) ++index;
    if (index == faces_.size()) {
        Face made;
        made.face.reset(hb_face_reference(face));
        made.font.reset(hb_font_create(face));
        made.perUnit = 1000.0 / std::max(1u, hb_face_get_upem(face));
        faces_.push_back(std::move(made));
    }
    cairo_matrix_t matrix;
    cairo_scaled_font_get_font_matrix(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)), &matrix);
    return uses_[font] = {index, matrix.xx, matrix.yx / matrix.xx, -matrix.xy / matrix.xx,
                          matrix.yy / matrix.xx};
}

double PdfFonts::advanceOf(std::size_t face, unsigned glyph, const std::string& utf8) {
    auto& known = faces_[face];
    const auto [at, isNew] = known.glyphs.try_emplace(glyph);
    if (isNew) at->second = {hb_font_get_glyph_h_advance(known.font.get(), glyph) * known.perUnit, utf8};
    return at->second.advance;
}

int PdfFonts::writeFace(const Face& face, std::size_t index, PdfObjects& objects) {
    const auto name = nameOf(face.face.get(), index);
    const bool isCompact = hasCompactOutlines(face.face.get());
    std::vector<unsigned> glyphs;
    std::string widths, map(mapBegins);
    for (const auto& [glyph, what] : face.glyphs) {
        if (glyphs.size() % mostInAMap == 0) {
            if (!glyphs.empty()) map += "endbfchar\n";
            map += fmt::format("{} beginbfchar\n", std::min(mostInAMap, face.glyphs.size() - glyphs.size()));
        }
        glyphs.push_back(glyph);
        widths += fmt::format(" {} [{}]", glyph, numberText(what.advance, 3));
        map += fmt::format("<{:04X}> <{}>\n", glyph, hexOfUtf16(what.utf8));
    }
    map.append("endbfchar\n").append(mapEnds);

    hb_font_extents_t extents{};
    hb_font_get_h_extents(face.font.get(), &extents);
    auto descriptor = fmt::format(
        "<< /Type /FontDescriptor /FontName /{} /Flags 4 /FontBBox {} /ItalicAngle 0 /Ascent {} /Descent {} "
        "/CapHeight {} /StemV 80",
        name, boundsOf(face.face.get(), face.perUnit), numberText(extents.ascender * face.perUnit, 0),
        numberText(extents.descender * face.perUnit, 0), numberText(extents.ascender * face.perUnit, 0));
    if (auto part = partOf(face.face.get(), glyphs); !part.empty()) {
        auto length = fmt::format("/Length1 {}", part.size());
        descriptor +=
            fmt::format(" /{} {}", isCompact ? "FontFile3" : "FontFile2",
                        pdfReference(objects.addStream(
                            isCompact ? "/Subtype /CIDFontType0C" : std::move(length), std::move(part))));
    }
    const int written = objects.add(descriptor + " >>");
    const int inner = objects.add(fmt::format(
        "<< /Type /Font /Subtype /{} /BaseFont /{} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) "
        "/Supplement 0 >> /FontDescriptor {}{} /W [{} ] >>",
        isCompact ? "CIDFontType0" : "CIDFontType2", name, pdfReference(written),
        isCompact ? "" : " /CIDToGIDMap /Identity", widths));
    const int words = objects.addStream({}, std::move(map));
    return objects.add(fmt::format(
        "<< /Type /Font /Subtype /Type0 /BaseFont /{} /Encoding /Identity-H /DescendantFonts [ {} ] "
        "/ToUnicode {} >>",
        name, pdfReference(inner), pdfReference(words)));
}

std::string PdfFonts::write(PdfObjects& objects) const {
    std::string entries;
    for (std::size_t i = 0; i < faces_.size(); ++i)
        if (!faces_[i].glyphs.empty())
            entries += fmt::format("/F{} {} ", i, pdfReference(writeFace(faces_[i], i, objects)));
    return entries;
}

}  // namespace cota::picture
