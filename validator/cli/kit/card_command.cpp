// cota card: the card of a scenario, as pages.

#include <algorithm>
#include <filesystem>

#include "formats/picture/press/pages.h"
#include "formats/xml/documents/document_hash.h"
#include "mapsets/loading/prints/briefing_reader.h"
#include "mapsets/look/briefing/briefing_card.h"
#include "mapsets/look/symbols/tone.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct CardOptions {
    AnswerOptions common;
    std::string file;
    std::string paper;
    PictureOptions picture;
};

constexpr LocalLiteral cardSummary = local("the card of a scenario: what players read before they begin");
constexpr LocalLiteral cardNoScenario =
    local("'{file}' is not a scenario: it has no sides and no victory. Give a *.scenario.xml.");
constexpr LocalLiteral cardFirstPage =
    local("The card has {pages} pages; a PNG or SVG has only the first. Write a PDF for all of them.");
constexpr LocalLiteral cardMissing = local(
    "{count} {count:text is|texts are} not there in the language of the card and {count:is|are} set in the "
    "other "
    "one: {what}.");

void sayMissing(const std::vector<std::string>& missing, const AnswerOptions& common,
                const Streams& streams) {
    if (missing.empty()) return;
    std::string what;
    for (const auto& one : missing) what += (what.empty() ? "" : "; ") + one;
    streams.err << "cota: "
                << common.say(cardMissing, {{"count", std::to_string(missing.size())}, {"what", what}})
                << "\n";
}

std::vector<picture::Picture> cardOfTable(const LaidOut& laid, const CardOptions& options,
                                          model::MapSize paper) {
    TablePictureOptions wanted;
    wanted.sheet = "scenario-card";
    picture::Press press;
    press.paper = paper;
    return tablePictures(laid, options.common, options.picture, wanted, press);
}

look::BriefingCard cardOfMap(const LaidOut& laid, const CardOptions& options, model::MapSize paper,
                             const Streams& streams) {
    const auto file =
        std::filesystem::path(laid.input.files.empty() ? std::string() : laid.input.files.front().path);
    std::vector<std::filesystem::path> beside;
    if (const auto own = mapsets::briefingBeside(file); !own.empty()) beside.push_back(own);
    auto plan = mapsets::readBriefing(laid.mapset(), {}, beside);
    std::erase_if(plan.findings, [&](const model::Finding& finding) {
        return beside.empty() || !finding.where || finding.where->file != beside.front().generic_string();
    });
    printFindings(plan.findings, options.common, streams);
    const auto symbols = lookFor(laid, options.common, options.picture, streams);
    auto card = look::drawBriefing({laid.laid, symbols, *plan.value, options.common.language, paper,
                                    file.filename().generic_string(), xml::hashOf(laid.laid.document)});
    const look::Tone tone(symbols);
    for (auto& page : card.pages) tone.apply(page);
    return card;
}

int run(CardOptions options, const Streams& streams) {
    checkPicture(options.picture);
    fileOfStyle(options.common, options.picture);
    const auto paper = *picture::paperSize(options.paper.empty() ? "a4" : options.paper);
    options.common.output = options.picture.output;
    options.file = documentIn(options.file);
    LaidOut laid = layOutAny(options.file, options.common, streams);
    if (laid.scenario() == nullptr)
        throw CommandError(exitUnreadable, cardNoScenario, {{"file", options.file}});
    auto settings = pdfSettings(options.common.language);
    std::vector<picture::Picture> pages;
    picture::PdfStructure structure;
    if (hasTable(laid)) {
        pages = cardOfTable(laid, options, paper);
        settings = tablePdfSettings(options.common.language);
    } else {
        if (!laid.laid.hasMap()) laid = layOut(options.file, options.common, streams);  // says why
        auto card = cardOfMap(laid, options, paper, streams);
        sayMissing(card.missing, options.common, streams);
        pages = std::move(card.pages);
        for (auto& element : card.elements)
            structure.elements.push_back({std::move(element.role), std::move(element.words)});
        structure.ofLayers = std::move(card.elementOfLayer);
        settings.structure = &structure;
        settings.layerTitle = [&](const std::string& name) {
            return look::briefingLayerTitle(name, options.common.language);
        };
    }
    if (pages.size() > 1 && formatOf(options.picture) != PictureFormat::pdf)
        streams.err << "cota: "
                    << options.common.say(cardFirstPage, {{"pages", std::to_string(pages.size())}}) << "\n";
    writePicture(pages, options.picture, settings, streams, options.common.surroundings);
    return exitClean;
}

}  // namespace

Command cardCommand(const AnswerOptions& common) {
    auto options = std::make_shared<CardOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("card", cardSummary);
    line->describe(
        local(
            "Title, facts, situation, map, forces in counters, victory, special rules and turn record, made "
            "from the document.\n"
            "It has no secrets but the order of battle: nothing on it depends on where a unit starts."),
        {"card battle.scenario.xml -o card.pdf",
         "card battle.scenario.xml -o ficha.pdf --lang es --paper letter",
         "card battle.scenario.xml -o card.png --dpi 200"});
    line->positional("FILE", options->file, local("a scenario; - is standard input"));
    line->text("-o,--output", "OUT", options->picture.output,
               local("the picture: .png, .pdf or .svg; - is standard output"));
    line->word("--format", "png|pdf|svg", options->picture.format,
               local("the format (default: by the ending; png on standard output)"));
    options->picture.mayBePiped = true;
    line->text("--dpi", "N", options->picture.dpi, local("dots per inch of a PNG (default: 300)"));
    line->text("--style", "STYLE", options->picture.style,
               local("reduced-ink, colour-safe, grey, night, or a file like look.xml (default: the look of "
                     "the game)"));
    line->word("--paper", "a4|letter", options->paper, local("of the pages (default: a4)"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
