#pragma once
// The commands, one source file each. A command declares its arguments and returns the action to run after
// parsing.

#include <functional>
#include <memory>

#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/command_line.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

/// Runs a command with parsed arguments; returns an exit code, throws CommandError.
using Action = std::function<int(const Streams& streams)>;

struct Command {
    std::unique_ptr<CommandLine> line;
    Action run;
};

Command attackCommand(const AnswerOptions& common);
Command chartCommand(const AnswerOptions& common);
Command cardCommand(const AnswerOptions& common);
Command checkCommand(const AnswerOptions& common);
Command contoursCommand(const AnswerOptions& common);
Command dealCommand(const AnswerOptions& common);
Command diffCommand(const AnswerOptions& common);
Command explainCommand(const AnswerOptions& common);
Command exportCommand(const AnswerOptions& common);
Command fixCommand(const AnswerOptions& common);
Command heightsCommand(const AnswerOptions& common);
Command importCommand(const AnswerOptions& common);
Command losCommand(const AnswerOptions& common);
Command mapsetsCommand(const AnswerOptions& common);
Command matrixCommand(const AnswerOptions& common);
Command newCommand(const AnswerOptions& common);
Command oddsCommand(const AnswerOptions& common);
Command reachCommand(const AnswerOptions& common);
Command renderCommand(const AnswerOptions& common);
Command rulesCommand(const AnswerOptions& common);
Command scoreCommand(const AnswerOptions& common);
Command stackCommand(const AnswerOptions& common);
Command underlayCommand(const AnswerOptions& common);
Command viewshedCommand(const AnswerOptions& common);
Command overlayCommand(const AnswerOptions& common);
Command readingsCommand(const AnswerOptions& common);
Command analyseCommand(const AnswerOptions& common);
Command countersCommand(const AnswerOptions& common);
Command kitCommand(const AnswerOptions& common);

}  // namespace cota::cli
