#pragma once
// The fonts of a PDF file: the faces and glyphs that its texts use, and the subset of each face that is
// embedded. Only for the sources of this folder.

#include <hb.h>
#include <pango/pangocairo.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "formats/picture/pdf/pdf_objects.h"

namespace cota::picture {

class PdfFonts {
  public:
    /// A font that Pango chose for a run of text: its face and the transformation of a glyph one unit high.
    struct Use {
        std::size_t face = 0;
        double size = 0;                      // of the em, in the units of the layout
        double rise = 0, lean = 0, tall = 1;  // slanted if the family has no italics
    };

    const Use& useOf(PangoFont* font);
    /// Stores the text of the glyph, and returns its advance in thousandths of the em.
    double advanceOf(std::size_t face, unsigned glyph, const std::string& utf8);
    /// Adds an object for each face; returns the entries of the resources: "/F0 12 0 R ...".
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
        std::unique_ptr<hb_font_t, Release> font;  // scaled so that one font unit is one unit
        double perUnit = 1;                        // thousandths of the em
        std::map<unsigned, Glyph> glyphs;
    };
    static int writeFace(const Face& face, std::size_t index, PdfObjects& objects);

    std::vector<Face> faces_;
    std::map<PangoFont*, Use> uses_;
    std::vector<std::unique_ptr<PangoFont, Release>> kept_;  // so that no address is reused
};

}  // namespace cota::picture
