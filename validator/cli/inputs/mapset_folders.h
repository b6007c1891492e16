#pragma once
// Where mapsets are looked for; the first one found is used: --mapsets, COTA_MAPSETS, beside the program
// (installed), and the source tree that contains the program or the working folder.

#include <memory>
#include <string>
#include <vector>

#include "mapsets/loading/mapset_reader.h"
#include "validator/cli/terminal/answer_options.h"

namespace cota::cli {

/// Throws CommandError (exitUnreadable) if the value of --mapsets is not a folder.
mapsets::MapsetLibrary libraryOf(const AnswerOptions& common);

/// A mapset from the command line, with its findings; throws CommandError (exitUnreadable) if it is not
/// installed, listing those that are.
model::Loaded<mapsets::Mapset> openMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id);

/// The same without findings; throws also if the mapset cannot be used at all.
mapsets::Mapset usableMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id);

}  // namespace cota::cli
