#pragma once
// The counter sheets of a document, as pages.

#include "mapsets/look/counters/counter_manifest.h"
#include "mapsets/look/counters/counter_preflight.h"
#include "mapsets/look/counters/counter_sheets.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

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

}  // namespace cota::cli
