#pragma once
// Where mapsets are looked for, first one wins: --mapsets, COTA_MAPSETS, beside the program (installed), and
// the source tree the program or the working folder lies in.

#include <memory>
#include <string>
#include <vector>

#include "mapsets/loading/mapset_reader.h"
#include "validator/cli/terminal/answer_options.h"

namespace cota::cli {

/// Throws CommandError (exitUnreadable) for a folder given with --mapsets that is none.
mapsets::MapsetLibrary libraryOf(const AnswerOptions& common);

/// A mapset the command line names, with what is wrong with it; throws CommandError (exitUnreadable) where it
/// is not installed, naming those that are.
model::Loaded<mapsets::Mapset> openMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id);

/// The same where its findings do not matter; throws too where it cannot be used at all.
mapsets::Mapset usableMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id);

}  // namespace cota::cli
