#pragma once
// The kit of a document as one PDF, or parts of it (counters, scenario card, map, charts); with the code of
// `cota kit`.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "editor/picture/export_picture.h"
#include "formats/picture/raster.h"
#include "mapsets/look/briefing/briefing_plan.h"
#include "mapsets/look/kit/kit_sections.h"

namespace cota::session {

/// A part of the kit that can be printed alone.
struct KitPart {
    std::string id;  // as look::kitParts() names it
    std::string name;
};

struct KitRequest {
    mapsets::LaidDocument laid;
    std::shared_ptr<const look::Symbology> look;
    look::Furniture furniture;
    look::BriefingPlan plan;
    std::shared_ptr<const look::Faces> cards;  // never null
    std::vector<std::string> parts;            // empty: the whole kit, with contents and credits
    std::string paper = "a4";                  // a name from pages.h
    bool turnsOnLevelEdge = false;             // for the backs of counters
    std::vector<std::pair<std::string, std::string>> files;  // name and SHA-256
    model::Language language = model::Language::english;
};

/// Whether there is anything to print: a document with a map, forces or a table.
bool hasKit(const Session& session);
KitRequest kitRequest(const Session& session);
/// The parts that this document has, in the order of the kit.
std::vector<KitPart> kitPartsOf(const KitRequest& request);

/// The pages; can be called from another thread. Fewer when `progress` stops it.
look::KitBook kitBookOf(const KitRequest& request, const picture::Progress& progress = {});
/// The bytes of a PDF with bookmarks.
Exported kitPdf(const KitRequest& request, const picture::Progress& progress = {});

/// A page as large as fits into this many pixels.
picture::Pixels pixelsOf(const picture::Picture& page, int columns, int rows);

}  // namespace cota::session
