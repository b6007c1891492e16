#pragma once
// A document laid out: its boards joined, the strategies of its game created.

#include <memory>
#include <string>

#include "mapsets/field/battlefield.h"
#include "mapsets/play/play.h"
#include "validator/cli/inputs/input.h"

namespace cota::cli {

/// For the commands that apply the rules of the game.
struct LaidOut {
    checks::CheckInput input;
    std::unique_ptr<const mapsets::Battlefield> field;
    std::unique_ptr<const mapsets::Play> play;

    const mapsets::Mapset& mapset() const { return *input.mapset; }
    const std::string& game() const { return input.mapset->id.text; }
    const model::Scenario* scenario() const {
        return input.document.scenario ? &**input.document.scenario : nullptr;
    }
};

/// For a folder, the only scenario in it, otherwise the only board; CommandError if there are several.
std::string documentIn(const std::string& path);

/// Opens everything; `path` may be a folder, as for documentIn(). Prints errors in the files to standard
/// error, with a warning that the answer may be wrong; throws AlreadySaid if there is no battlefield.
/// `heightMethod`, if not empty, replaces the game's own choice; CommandError (exitUsage) if the game does
/// not know it.
LaidOut layOut(const std::string& path, const AnswerOptions& common, const Streams& streams,
               const std::string& heightMethod = {});

/// The same for a document that may have no map; field and play are then null.
LaidOut layOutAny(const std::string& path, const AnswerOptions& common, const Streams& streams);

}  // namespace cota::cli
