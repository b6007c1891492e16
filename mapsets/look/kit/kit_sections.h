#pragma once
// The sections of a kit: what is printed of a document, for the command line and the window.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/picture/progress.h"
#include "mapsets/look/briefing/briefing_plan.h"
#include "mapsets/look/counters/counter_sheets.h"
#include "mapsets/look/faces/face.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/kit/kit_book.h"
#include "mapsets/play/laid_document.h"

namespace cota::look {

/// All must outlive it.
struct KitOrder {
    const mapsets::LaidDocument& laid;  // with a map, unless the game is played on a table
    const Symbology& look;
    const Furniture& furniture;  // of the map, with the hash of the document
    const BriefingPlan& plan;    // of the scenario card
    const Faces& cards;          // of a game of cards
    model::Language language = model::Language::english;
    model::MapSize paper;       // upright
    double hexMillimetres = 0;  // across flats
    DuplexAxis axis = DuplexAxis::upright;
    std::vector<std::pair<std::string, std::string>> files =
        {};  // name and SHA-256 of each file, the scenario first
};

/// "card", "map", "counters", "charts"; of a game of cards the names of its prints.
std::vector<std::string> kitParts(const mapsets::LaidDocument& laid);

/// The sections of these parts, in the order of the book; empty: all. Stops with fewer when `progress` says
/// so.
std::vector<KitSection> kitSections(const KitOrder& order, const std::vector<std::string>& parts = {},
                                    const picture::Progress& progress = {});

/// What the first and last pages say.
KitFront kitFront(const KitOrder& order);

/// The title of the scenario, else that of the first forces.
std::string kitTitle(const model::Document& document, model::Language language);
/// The first word of the id of the scenario or the forces, in capitals: the code of counter sheets.
std::string kitCode(const model::Document& document);

}  // namespace cota::look
