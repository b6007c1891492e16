#pragma once
// Counter sheets as pages: fronts and backs with their ground, bleed, cut lines, marks and codes.

#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/counters/counter_plan.h"

namespace cota::look {

enum class SheetSides {
    duplex,  // each page of fronts is followed by its backs, mirrored
    fronts,  // only the fronts
    glued,   // backs on pages of their own that are glued on: with more bleed
    folded   // both on one page, which is folded between them: fronts left or above
};

struct CounterSheetWishes {
    CounterPaper paper;
    SheetSides sides = SheetSides::duplex;
    DuplexAxis axis = DuplexAxis::upright;
    picture::Point offset;     // of the printer, millimetres right and down as seen from the front
    bool hasHairlines = true;  // between counters that touch
    bool hasDieLine = false;   // a layer "die" with the rounded outline of each counter
    bool hasCrosses = true;    // register marks at the edges
    std::string title, game;   // of the heading
    std::string code;          // of the scenario, in the code of each sheet: BROD-1F
    std::string source;        // the foot: from which document
};

/// The part of the paper on which the fronts are planned, with the bleed that both sides need.
CounterPaper paperOfFronts(const CounterSheetWishes& wishes);

/// The layers of the pages, in the order of drawing: grounds, counters, cuts, die, marks.
std::vector<picture::Picture> counterSheets(const CounterFaces& faces,
                                            const std::vector<CounterBlock>& blocks,
                                            const std::vector<CounterSheetPlan>& sheets,
                                            const CounterSheetWishes& wishes, model::Language language);

/// The counters of a document, and where they lie.
struct PlannedCounters {
    std::vector<CounterBlock> blocks;
    std::vector<CounterSheetPlan> sheets;
};
/// In rows as long as the paper of the wishes allows. Throws std::invalid_argument if a counter does not fit
/// on it.
PlannedCounters planCounters(const CounterSubjects& subjects, const model::Document& document,
                             const mapsets::Catalogue& catalogue, const CounterSheetWishes& wishes,
                             PieceWishes pieces = {});

/// What viewers of a PDF call a layer of the pages.
std::string counterLayerTitle(std::string_view name, model::Language language);

/// The codes of all pages in their order; of folded ones the code of the sheet alone: "BROD-1".
std::vector<std::string> pageCodes(const CounterSheetWishes& wishes, std::size_t sheets);
/// "BROD-1F": the code of a side of a sheet; the first sheet is 1.
std::string sheetCode(const std::string& code, std::size_t sheet, CounterSide side);

}  // namespace cota::look
