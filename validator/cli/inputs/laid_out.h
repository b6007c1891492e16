#pragma once
// What a command answers about: a document laid out, with the findings of its files.

#include <memory>
#include <string>

#include "mapsets/play/laid_document.h"
#include "validator/cli/inputs/input.h"

namespace cota::cli {

/// For the commands that apply the rules of the game.
struct LaidOut {
    checks::CheckInput input;
    mapsets::LaidDocument laid;  // of the same document

    const mapsets::Battlefield& field() const { return laid.field(); }
    const mapsets::Play& play() const { return laid.play(); }
    const mapsets::Mapset& mapset() const { return laid.game(); }
    const std::string& game() const { return laid.game().id.text; }
    const model::Scenario* scenario() const { return laid.scenario(); }
};

/// What a command asks about.
enum class PlayedOn { map, table, either };
/// The one place that decides whether a command has an answer for a game: throws CommandError
/// (exitUnreadable), naming the commands that have, if the game is played on something else.
void requirePlayedOn(const mapsets::Mapset& game, PlayedOn wanted);

/// For a folder, the only scenario in it, otherwise the only board; CommandError if there are several.
std::string documentIn(const std::string& path);

/// Opens everything; `path` may be a folder, as for documentIn(). Prints errors in the files to standard
/// error, with a warning that the answer may be wrong; throws AlreadySaid if there is no battlefield.
/// `heightMethod`, if not empty, replaces the game's own choice; CommandError (exitUsage) if the game does
/// not know it.
LaidOut layOut(const std::string& path, const AnswerOptions& common, const Streams& streams,
               const std::string& heightMethod = {});

/// The same for a document that may have no map, or, with PlayedOn::table, of a game that has none.
LaidOut layOutAny(const std::string& path, const AnswerOptions& common, const Streams& streams,
                  PlayedOn wanted = PlayedOn::either);

}  // namespace cota::cli
