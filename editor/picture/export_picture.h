#pragma once
// Exports the map as a file for printing or the web, with the same code as `cota render`.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/progress.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/symbols/symbology.h"
#include "validator/engine/report.h"
#include "validator/publish/printer_inks.h"

namespace cota::session {

class Session;

/// A PDF for a printing house instead of one for the printer on the desk.
struct PressChoice {
    std::string profile{};  // ICC file of the printer; empty: the one installed for all programs
    int inkLimit = publish::usualInkLimit;
    double bleed = 3;  // millimetres
    bool hasMarks = true;
    friend bool operator==(const PressChoice&, const PressChoice&) = default;
};

struct ExportRequest {
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const look::Symbology> look;
    std::vector<std::string> layers;     // names from draw_map.h; empty: all
    std::string ending;                  // .pdf, .png or .svg
    std::string paper;                   // of a PDF, a name from pages.h; empty: as large as the map
    std::optional<PressChoice> press{};  // of a PDF
    double dotsPerInch = 300;            // of a PNG
    bool isBare = false;                 // without title, legend and margins
    std::shared_ptr<const look::Furniture> furniture = {};  // null: only title, scale and legend
    bool isDoubtful = false;                                // see isDoubtful()
    model::Language language = model::Language::english;
};

/// The furniture of the document's map: as its layout says.
std::shared_ptr<const look::Furniture> furnitureOf(const Session& session);

/// The parts of the furniture that a person can leave out.
struct FurnitureChoice {
    bool title = true;
    bool legend = true;  // with the scale
    bool around = true;  // compass, ids of boards, credits and texts of the layout
    bool chart = true;   // of the terrain effects
    bool tracks = true;  // with the holding boxes
    friend bool operator==(const FurnitureChoice&, const FurnitureChoice&) = default;
};
/// The request with this part of the furniture that it has.
ExportRequest withFurniture(ExportRequest request, const FurnitureChoice& choice);

struct Exported {
    std::string bytes;
    std::string refusal;     // why there are no files
    bool isStopped = false;  // by the person
};

/// Whether the files have errors that change the map: errors of reading, or of laying the boards.
bool isDoubtful(const checks::Report& report);

/// A PDF on paper that is too small for the map has several pages, to be glued together. Only a PNG reports
/// its progress.
Exported exported(const ExportRequest& request, const picture::Progress& progress = {});

/// A description of the result, to read before exporting: paper, sheets and scale, a line each. Empty if
/// there would be no result.
std::string outcomeOf(const ExportRequest& request);

/// The pages of a PDF with these settings.
std::vector<picture::Picture> pagesOf(const ExportRequest& request);
/// How the map is divided among sheets of the chosen paper.
picture::Sheets sheetsFor(const ExportRequest& request);

/// The map in full size for a printer with paper of this size, in millimetres, in either orientation: one
/// page, or several to be glued together. A page may be landscape on portrait paper.
std::vector<picture::Picture> pagesFor(const ExportRequest& request, model::MapSize paper);

}  // namespace cota::session
