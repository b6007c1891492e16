#pragma once
// The card of a scenario as pages: what players have on the table before they begin.

#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/briefing/briefing_plan.h"
#include "mapsets/look/symbols/symbology.h"
#include "mapsets/play/laid_document.h"

namespace cota::look {

struct BriefingOrder {
    const mapsets::LaidDocument& laid;  // of a scenario with a map
    const Symbology& look;
    const BriefingPlan& plan;
    model::Language language = model::Language::english;
    model::MapSize paper;  // upright
    std::string file;      // the name of the scenario's file
    std::string hash;      // of the document, 64 hexadecimal digits
};

/// What a part of a page is, for programs that read it aloud: "H1", "H2", "P", "LI", "Table", "Figure".
struct CardElement {
    std::string role;
    std::string words;  // what a figure shows
};

struct BriefingCard {
    std::vector<picture::Picture> pages;
    std::vector<CardElement> elements;             // in the order of reading
    std::vector<std::vector<int>> elementOfLayer;  // by page and layer; -1: decoration
    std::vector<std::string> missing;              // texts that are set in the other language
};

/// As few pages as hold it in letters of a readable size.
BriefingCard drawBriefing(const BriefingOrder& order);

/// The name of a layer of these pages.
std::string briefingLayerTitle(std::string_view name, model::Language language);

}  // namespace cota::look
