#pragma once
// Ends a command with a message and an exit code. Thrown anywhere in a command and caught in one place
// (program.cpp); never leaves this folder.

#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/finding/message.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

class CommandError : public std::exception {
  public:
    CommandError(ExitCode code, model::LocalLiteral text, std::vector<model::MessageValue> values = {})
        : code_(code), text_(text), values_(std::move(values)) {}

    ExitCode code() const { return code_; }
    std::string message(model::Language language) const {
        return model::fillTemplate(text_.in(language), model::valuesIn(values_, language));
    }
    const char* what() const noexcept override { return text_.english().data(); }

  private:
    ExitCode code_;
    model::LocalLiteral text_;
    std::vector<model::MessageValue> values_;
};

/// The findings of the file have been printed; nothing else is reported.
class AlreadySaid : public std::exception {
  public:
    explicit AlreadySaid(ExitCode code) : code_(code) {}
    ExitCode code() const { return code_; }

  private:
    ExitCode code_;
};

}  // namespace cota::cli
