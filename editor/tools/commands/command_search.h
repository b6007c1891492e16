#pragma once
// Finds commands and things by what a user types: parts of words in any order, without regard to capitals and
// accents. Those used most come first.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/actions.h"
#include "editor/tools/commands/context_menu.h"
#include "editor/tools/commands/key_map.h"

namespace cota::tools {

struct FoundCommand {
    std::string id;  // of an action or tool, or of a thing with the sign before it: "#A-0304", "@platoon-1"
    std::string name;
    std::string path = {};  // the menu, or where the thing is
    std::string keys = {};
    std::string why = {};  // the reason why it cannot be run; empty if it can
    std::string inBoth =
        {};  // its name in English and Spanish: people know commands from manuals and from others
};

/// All actions and tools, in the current language.
std::vector<FoundCommand> allCommands(const session::Session& session, const KeyMap& keys = {});
/// The choices of the menu of the selection, "Terrain: Woods".
std::vector<FoundCommand> choiceCommands(const std::vector<FlatEntry>& choices);

/// The name of an action without its mnemonic, and that of its menu, in the current language.
std::string nameOfAction(const ActionRow& row);
std::string pathOfAction(const ActionRow& row);

/// The commands for what was typed, at most `most`. `#` before it finds hexes, `@` units and formations, `!`
/// findings, `>` commands only. `uses`: how often each id was run.
std::vector<FoundCommand> matching(const session::Session& session, std::vector<FoundCommand> commands,
                                   std::string_view typed, const std::map<std::string, int>& uses,
                                   std::size_t most = 50);

/// What "go to" finds for a text: hexes by number ("#A-0304"), units and formations ("@platoon-1"), and names
/// on the map, as their hexes.
std::vector<FoundCommand> placesMatching(const session::Session& session, std::string_view typed,
                                         std::size_t most = 50);

/// How well a name fits what was typed: 0 best; nothing if it does not fit.
std::optional<int> fit(std::string_view name, std::string_view typed);

}  // namespace cota::tools
