#pragma once
// cota new mapset: a game of the designer's own, on top of an installed one or as a copy of it.

#include <string>

#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

struct NewMapset {
    std::string from;    // id of the game it stands on
    std::string folder;  // where it goes; its name is the new id unless `id` says otherwise
    std::string id;
    std::string title;
    bool copy = false;   // all files of that game, instead of a layer that says only what differs
    bool force = false;  // into a folder that holds something
};

/// Writes the folder and answers with what was written; throws CommandError.
int makeMapset(const NewMapset& what, const AnswerOptions& common, const Streams& streams);

}  // namespace cota::cli
