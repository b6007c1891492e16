#pragma once
// Where a command reads and writes: results go to `out`, everything else to `err`. Tests give their own.

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
    model::Language language = model::Language::english;  // of what is said on `err`
};

/// What the program knows of the machine it runs on.
struct Surroundings {
    std::filesystem::path program;                              // this executable
    std::map<std::string, std::string, std::less<>> variables;  // of the environment
    bool outIsTerminal = false;                                 // somebody watches what is printed
    bool errIsTerminal = false;
    std::shared_ptr<mapsets::GameShelf> games = {};  // read by commands before; null: each reads its own
    /// The value, or an empty text where the variable is not set.
    const std::string& variable(std::string_view name) const {
        static const std::string none;
        const auto found = variables.find(name);
        return found == variables.end() ? none : found->second;
    }
};

}  // namespace cota::cli
