#include "validator/cli/kit/counter_pages.h"

#include <algorithm>
#include <stdexcept>

#include "mapsets/look/kit/kit_sections.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

CounterSet counterSet(const LaidOut& laid, const AnswerOptions& common, const PictureOptions& picture,
                      look::CounterSheetWishes wishes, look::PieceWishes pieces, bool isForPress,
                      const Streams& streams) {
    constexpr model::LocalLiteral tooLarge =
        local("A counter is larger than the paper. Use a larger --paper.");
    const auto symbols = lookFor(laid, common, picture, streams);
    const auto& document = laid.laid.document;
    const auto& catalogue = laid.mapset().catalogue;
    const look::CounterSubjects subjects(catalogue, symbols, document, common.language);
    const look::CounterFaces faces(subjects);
    wishes.title = look::kitTitle(document, common.language);
    wishes.game = laid.mapset().name.in(common.language);
    wishes.code = look::kitCode(document);
    look::PlannedCounters plan;
    try {
        plan = look::planCounters(subjects, document, catalogue, wishes, pieces);
    } catch (const std::invalid_argument&) {
        throw CommandError(exitUsage, tooLarge);
    }
    const auto& [blocks, sheets] = plan;
    CounterSet made{look::counterSheets(faces, blocks, sheets, wishes, common.language),
                    look::pageCodes(wishes, sheets.size()),
                    look::counterManifest(blocks, sheets, document),
                    {}};
    if (!blocks.empty())
        made.findings = look::preflight({faces, blocks, sheets, document, catalogue, wishes.paper.bleed,
                                         isForPress, pieces.hasUnits, pieces.hasMarkers});
    return made;
}

}  // namespace cota::cli
