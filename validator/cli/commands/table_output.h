#pragma once
// Pictures and prints of games without a map.

#include <string>
#include <vector>

#include "formats/picture/press/pages.h"
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
/// How viewers of a PDF show the layers.
picture::PdfSettings tablePdfSettings(model::Language language);

}  // namespace cota::cli
