#pragma once
// cota new mapset: a game of the designer's own, on top of an installed one or as a copy of it.

#include <string>

#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

struct NewMapset {
    std::string from;    // id of the base game
    std::string folder;  // to create; its name is the new id unless `id` is given
    std::string id;
    std::string title;
    bool copy = false;   // all files of that game, instead of a layer with only the differences
    bool force = false;  // allows a folder that is not empty
};

/// Writes the folder and reports the written files; throws CommandError.
int makeMapset(const NewMapset& what, const AnswerOptions& common, const Streams& streams);

}  // namespace cota::cli
