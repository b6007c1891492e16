#pragma once
// The fonts of a PDF file: which faces and glyphs its texts use, and the part of each face that is put into
// the file. Sources of this folder only.

#include <hb.h>
#include <pango/pangocairo.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "formats/picture/pdf_objects.h"

namespace cota::picture {

class PdfFonts {
  public:
    /// A font as Pango chose it for a run of text: its face and what it does to a glyph one unit high.
    struct Use {
        std::size_t face = 0;
        double size = 0;                      // of the em, in the units of the layout
        double rise = 0, lean = 0, tall = 1;  // slanted where the family has no italics of its own
    };

    const Use& useOf(PangoFont* font);
    /// Remembers that the glyph stands for the text, and gives its advance in thousandths of the em.
    double advanceOf(std::size_t face, unsigned glyph, const std::string& utf8);
    /// Adds an object for each face; entries of the resources: "/F0 12 0 R ...".
    std::string write(PdfObjects& objects) const;

  private:
    struct Release {
        void operator()(hb_face_t* face) const { hb_face_destroy(face); }
        void operator()(hb_font_t* font) const { hb_font_destroy(font); }
        void operator()(PangoFont* font) const { g_object_unref(font); }
    };
    struct Glyph {
        double advance = 0;
        std::string utf8;
    };
    struct Face {
        std::unique_ptr<hb_face_t, Release> face;
        std::unique_ptr<hb_font_t, Release> font;  // one font unit is one unit
        double perUnit = 1;                        // thousandths of the em
        std::map<unsigned, Glyph> glyphs;
    };
    static int writeFace(const Face& face, std::size_t index, PdfObjects& objects);

    std::vector<Face> faces_;
    std::map<PangoFont*, Use> uses_;
    std::vector<std::unique_ptr<PangoFont, Release>> kept_;  // so that no address is used twice
};

}  // namespace cota::picture
