#pragma once
// Pictures as answers: their options, how the map is drawn, and how the picture is written.

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/press/pages.h"
#include "mapsets/look/scene/scene.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

enum class PictureFormat { png, pdf, svg };

struct PictureOptions {
    std::string output;          // "-": standard output
    std::string format;          // for render; empty: by the ending, PNG for standard output
    std::string dpi;             // for PNG; empty: 300
    std::string hexMillimetres;  // across flats; empty: as in the boards
    std::string style;           // an installed one, or a file; empty: the look of the game
    bool mayBePiped = false;     // standard output is free for the picture
    bool hasPalette = false;     // of a PNG: 256 colours
    bool hasUnderlays = false;   // of the boards
    bool hasFurniture = false;   // also in a PNG or SVG; a PDF of render always has it
    std::string layout;          // a file written like layout.xml; empty: that of the document or the game
};

/// -o, --format, --dpi, --hex-mm.
void declarePicture(CommandLine& line, PictureOptions& into);
/// --picture, --dpi, --hex-mm: a picture with the answer.
void declareAnswerPicture(CommandLine& line, PictureOptions& into);
/// Throws CommandError (exitUsage) for an output that is not a picture and for numbers out of range, before
/// anything is read.
void checkPicture(const PictureOptions& options);
/// The given format, or the one for the file's ending; throws CommandError (exitUsage).
PictureFormat formatOf(const PictureOptions& options);
/// Its ending without the dot.
std::string nameOf(PictureFormat format);
/// Throws CommandError (exitUsage) if the text is not a number in the range.
double numberWithin(const char* option, const std::string& text, double least, double most);

/// The look of the game in the style, with the pictures of counter types. Errors in it are printed.
look::Symbology lookFor(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                        const Streams& streams);

/// Drawn on top of the map: visible hexes, a path ...
using Overlay = std::function<picture::Layer(const look::Scene&)>;
/// The map with the named layers and, above them, `overlay`.
/// Errors in the look are printed.
picture::Picture mapPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                            const std::vector<std::string>& layers, bool isBare, const Streams& streams,
                            const Overlay& overlay = {});
/// The same with all furniture: the map and, for a PDF, the pages of furniture alone.
struct FurnishedMap {
    picture::Picture map;
    std::vector<picture::Picture> pages;
};
FurnishedMap furnishedMap(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                          const std::vector<std::string>& layers, const picture::Press& press,
                          const Streams& streams);
/// The pages of the layout without the map. `whats`: which pieces; none: all charts, tracks and boxes. Throws
/// CommandError (exitUsage) for an unknown one.
std::vector<picture::Picture> chartPages(const LaidOut& table, const AnswerOptions& common,
                                         const PictureOptions& options, const std::vector<std::string>& whats,
                                         const model::MapSize& paper, const Streams& streams);
/// Whether a map has furniture: in a PDF always, elsewhere if it was asked for or somebody has written a
/// layout.
bool isFurnished(const LaidOut& table, const PictureOptions& options);
/// The file of the style; throws CommandError (exitUsage) for an unknown one.
std::filesystem::path fileOfStyle(const AnswerOptions& common, const PictureOptions& options);
/// The files that change the picture: of the style, the look and layout beside the document, and the pictures
/// of counter types.
std::vector<std::filesystem::path> changingFiles(const LaidOut& table, const AnswerOptions& common,
                                                 const PictureOptions& options);

/// The layers of a PDF with the names that the window gives them.
picture::PdfSettings pdfSettings(model::Language language);
/// Writes the pages (one, except for PDF) as the options require. With `surroundings`, a terminal shows how
/// much of a large PNG is painted.
void writePicture(std::span<const picture::Picture> pages, const PictureOptions& options,
                  const picture::PdfSettings& settings, const Streams& streams,
                  const Surroundings* surroundings = nullptr);

}  // namespace cota::cli
