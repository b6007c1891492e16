#pragma once
// The counter sheets of a document, as pages.

#include "mapsets/look/counters/counter_manifest.h"
#include "mapsets/look/counters/counter_preflight.h"
#include "mapsets/look/counters/counter_sheets.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The first word of the id of the scenario or the forces, in capitals: the code of its sheets.
std::string sheetCodeOf(const LaidOut& laid);
/// The title of the scenario, else of the first forces.
std::string titleOfKit(const LaidOut& laid, model::Language language);

/// Everything about the sheets of a document.
struct CounterSet {
    std::vector<picture::Picture> pages;
    std::vector<std::string> codes;  // of the pages
    std::vector<look::ManifestRow> manifest;
    std::vector<look::KitFinding> findings;
};
/// Empty without counters. Throws CommandError for a counter larger than the paper.
CounterSet counterSet(const LaidOut& laid, const AnswerOptions& common, const PictureOptions& picture,
                      look::CounterSheetWishes wishes, look::PieceWishes pieces, bool isForPress,
                      const Streams& streams);
/// Fronts and backs in turn; empty without counters. Throws CommandError for a counter larger than the paper.
std::vector<picture::Picture> counterPages(const LaidOut& laid, const AnswerOptions& common,
                                           const PictureOptions& picture, look::CounterSheetWishes wishes,
                                           look::PieceWishes pieces, const Streams& streams);

}  // namespace cota::cli
