#pragma once
// Pictures of all boards and scenarios of a folder, with a page that lists them.

#include <functional>
#include <string>

#include "formats/picture/marks.h"
#include "validator/cli/commands/picture_output.h"

namespace cota::cli {

struct AtlasOrder {
    std::string folder;
    std::string output;    // the folder for the pictures; made if it is missing
    std::string settings;  // all options that change a picture: another text draws all of them again
    PictureOptions picture;
    /// Draws a document that has a map, or a table.
    std::function<picture::Picture(const LaidOut&, const Streams&)> draw;
};

/// Draws what has changed since the last time, several documents at once, and removes pictures of documents
/// that are gone. Returns exitUnreadable if a document could not be drawn; all others are.
int drawAtlas(const AtlasOrder& order, const AnswerOptions& common, const Streams& streams);

}  // namespace cota::cli
