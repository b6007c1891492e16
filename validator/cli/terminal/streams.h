#pragma once
// The streams of a command: results go to `out`, everything else to `err`. Tests pass their own.

#include <filesystem>
#include <istream>
#include <map>
#include <memory>
#include <ostream>
#include <string>

#include "formats/model/finding/message.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::cli {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    model::Language language = model::Language::english;  // for `err`
};

/// The environment of the program.
struct Surroundings {
    std::filesystem::path program;                              // the executable
    std::map<std::string, std::string, std::less<>> variables;  // environment variables
    bool outIsTerminal = false;                                 // a user sees the output
    bool errIsTerminal = false;
    std::shared_ptr<mapsets::GameShelf> games = {};  // read before; null: each reads its own
    /// The value, or an empty text if the variable is not set.
    const std::string& variable(std::string_view name) const {
        static const std::string none;
        const auto found = variables.find(name);
        return found == variables.end() ? none : found->second;
    }
};

}  // namespace cota::cli
