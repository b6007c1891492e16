#pragma once
// Pictures as answers: their options, how a map on the table becomes one, and how it is written.

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

enum class PictureFormat { png, pdf, svg };

struct PictureOptions {
    std::string output;          // "-": standard output
    std::string format;          // of render; empty: by the ending, PNG on standard output
    std::string dpi;             // of PNG; empty: 300
    std::string hexMillimetres;  // across flats; empty: as the boards say
    bool mayBePiped = false;     // standard output is not taken by the answer itself
};

/// -o, --format, --dpi, --hex-mm.
void declarePicture(CommandLine& line, PictureOptions& into);
/// --picture, --dpi, --hex-mm: a picture beside the answer.
void declareAnswerPicture(CommandLine& line, PictureOptions& into);
/// Throws CommandError (exitUsage) for an output that is no picture and for numbers out of range, before
/// anything is read.
void checkPicture(const PictureOptions& options);
/// As asked, or by the ending of the name; throws CommandError (exitUsage).
PictureFormat formatOf(const PictureOptions& options);
/// Throws CommandError (exitUsage) where the text is no number within the range.
double numberWithin(const char* option, const std::string& text, double least, double most);

/// What is added to the map before it is drawn: the hexes seen, a path ...
using Overlay = std::function<picture::Layer(const look::Scene&)>;
/// The map with the layers named and, above them, `overlay`.
picture::Picture mapPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                            const std::vector<std::string>& layers, bool isBare, const Overlay& overlay = {});

/// Writes the pages (one, but of PDF) as the options say.
void writePicture(std::span<const picture::Picture> pages, const PictureOptions& options,
                  const Streams& streams);

}  // namespace cota::cli
