#pragma once
// A document on the table: its boards joined, the strategies of its game made.

#include <memory>
#include <string>

#include "mapsets/field/battlefield.h"
#include "mapsets/play/play.h"
#include "validator/cli/inputs/input.h"

namespace cota::cli {

/// A document laid out: boards joined, strategies made. For the commands that ask the rules of the game.
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

/// A folder stands for the one scenario in it, else the one board; CommandError where there are several.
std::string documentIn(const std::string& path);

/// Opens everything; a folder stands for the one scenario in it, else the one board. Errors in the files go
/// to standard error, with a word that the answer may be wrong because of them; throws AlreadySaid where no
/// battlefield comes of it. `heightMethod`, where it is not empty, stands in for the game's own choice;
/// CommandError (exitUsage) where the game does not know it.
LaidOut layOut(const std::string& path, const AnswerOptions& common, const Streams& streams,
               const std::string& heightMethod = {});

/// The same of a document that need not have a map: without field and play where none comes of it.
LaidOut layOutAny(const std::string& path, const AnswerOptions& common, const Streams& streams);

}  // namespace cota::cli
