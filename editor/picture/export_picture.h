#pragma once
// The map as a file for the printer or the web, by the code that `cota render` writes with.

#include <memory>
#include <string>
#include <vector>

#include "editor/answers/table.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/press.h"
#include "mapsets/look/symbols/symbology.h"
#include "validator/engine/report.h"

namespace cota::session {

struct ExportOrder {
    std::shared_ptr<const Table> table;
    std::shared_ptr<const look::Symbology> look;
    std::vector<std::string> layers;  // as draw_map.h names them; empty: all
    std::string ending;               // .pdf, .png or .svg
    std::string paper;                // of a PDF, as press.h names it; empty: as large as the map
    double dotsPerInch = 300;         // of a PNG
    bool isBare = false;              // without title, legend and margins
    bool isDoubtful = false;          // see isDoubtful()
    model::Language language = model::Language::english;
};

struct Exported {
    std::string bytes;
    std::string refusal;  // why there are none
};

/// Whether the files have errors that change what the map shows: those of reading and of laying the boards.
bool isDoubtful(const checks::Report& report);

/// A PDF on a paper that is too small for the map has several pages, to be glued together.
Exported exported(const ExportOrder& order);

/// What would come of it, a line each: paper, sheets and scale; to be read before anything is written. Empty
/// where nothing would.
std::string outcomeOf(const ExportOrder& order);

/// How the map comes onto the order's paper.
picture::Sheets sheetsFor(const ExportOrder& order);

/// The map at its full size for a printer whose paper is this large, in millimetres, however it lies: one
/// page, or several to be glued together. A page may lie where the paper stands.
std::vector<picture::Picture> pagesFor(const ExportOrder& order, model::MapSize paper);

}  // namespace cota::session
