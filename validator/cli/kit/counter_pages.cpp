#include "validator/cli/kit/counter_pages.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <stdexcept>

#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

std::string sheetCodeOf(const LaidOut& laid) {
    std::string id = laid.scenario() != nullptr ? laid.scenario()->id : std::string();
    if (id.empty() && !laid.laid.document.forces.empty()) id = laid.laid.document.forces.begin()->second->id;
    id = id.substr(0, id.find('-'));
    for (auto& letter : id) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return id.empty() ? "S" : id;
}

std::string titleOfKit(const LaidOut& laid, model::Language language) {
    if (const auto* scenario = laid.scenario())
        return scenario->title.empty() ? scenario->id : scenario->title.in(language);
    if (laid.laid.document.forces.empty()) return {};
    const auto& forces = *laid.laid.document.forces.begin()->second;
    return forces.title.empty() ? forces.id : forces.title.in(language);
}

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
    const auto paper = look::paperOfFronts(wishes);
    const double width = faces.faces().width, size = pieces.size > 0 ? pieces.size : width;
    const look::CounterExtent usual{size, faces.faces().height * size / width};
    pieces.columns = std::max<std::size_t>(1, look::columnsOn(paper, usual));
    const auto blocks = look::counterBlocks(subjects, document, catalogue, pieces);
    wishes.title = titleOfKit(laid, common.language);
    wishes.game = laid.mapset().name.in(common.language);
    wishes.code = sheetCodeOf(laid);
    std::vector<look::CounterSheetPlan> sheets;
    try {
        sheets = look::planSheets(blocks, paper);
    } catch (const std::invalid_argument&) {
        throw CommandError(exitUsage, tooLarge);
    }
    CounterSet made{look::counterSheets(faces, blocks, sheets, wishes, common.language),
                    look::pageCodes(wishes, sheets.size()),
                    look::counterManifest(blocks, sheets, document),
                    {}};
    if (!blocks.empty())
        made.findings = look::preflight({faces, blocks, sheets, document, catalogue, wishes.paper.bleed,
                                         isForPress, pieces.hasUnits, pieces.hasMarkers});
    return made;
}

std::vector<picture::Picture> counterPages(const LaidOut& laid, const AnswerOptions& common,
                                           const PictureOptions& picture, look::CounterSheetWishes wishes,
                                           look::PieceWishes pieces, const Streams& streams) {
    return counterSet(laid, common, picture, std::move(wishes), pieces, false, streams).pages;
}

}  // namespace cota::cli
