#pragma once
// Pictures and prints of games without a map.

#include <optional>
#include <string>
#include <vector>

#include "formats/picture/press/pages.h"
#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_game.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

struct TablePictureOptions {
    std::string seenBy;  // a seat, or "everyone"; empty: all is shown
    std::string sheet;   // what is drawn; empty: the table
};

/// --seen-by, --sheet.
void declareTablePicture(CommandLine& line, TablePictureOptions& into);
bool hasTable(const LaidOut& laid);
/// The pages of a picture of the table, in the colours of the style. Throws CommandError (exitUsage) for a
/// seat that is not there.
std::vector<picture::Picture> tablePictures(const LaidOut& laid, const AnswerOptions& common,
                                            const PictureOptions& options, const TablePictureOptions& wanted,
                                            const picture::Press& press);
/// All against all by one action, as a picture on A4. Throws CommandError (exitUsage) if the
/// action does not lead from things to things of the same kind.
picture::Picture matrixPicture(mapsets::LaidTable& table, const mapsets::TableGame::Action* action,
                               const std::string& viewer, model::Language language);
/// How viewers of a PDF show the layers.
picture::PdfSettings tablePdfSettings(model::Language language);

}  // namespace cota::cli
