#pragma once
// What would go wrong with counter sheets on paper: counters that are missing or twice, faces that nobody can
// read, a bleed too narrow to cut. Found before printing.

#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "mapsets/look/counters/counter_sheets.h"

namespace cota::look {

struct KitFinding {
    std::string id;  // "KIT-1"
    model::Severity severity = model::Severity::warning;
    std::string subject;  // the id of the counter, the type or the marker; empty: the sheets
    model::LocalText message;
    friend bool operator==(const KitFinding&, const KitFinding&) = default;
};

struct SheetsToCheck {
    const CounterFaces& faces;
    const std::vector<CounterBlock>& blocks;
    const std::vector<CounterSheetPlan>& sheets;
    const model::Document& document;
    const mapsets::Catalogue& catalogue;
    double bleed = 2;
    bool isForPress = false;
    bool hasUnits = true, hasMarkers = true;  // what was asked for
};

/// By number, then by subject; each once for a type, however many counters it has.
std::vector<KitFinding> preflight(const SheetsToCheck& sheets);

}  // namespace cota::look
