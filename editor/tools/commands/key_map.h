#pragma once
// The keys of actions and tools: those of their tables, and what the user has changed. An action of the map
// may have the keys of one that works elsewhere; no others have the same.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/actions.h"
#include "editor/words/words.h"

namespace cota::tools {

/// Keys in one form: "Ctrl+Shift+S", "F5", "Q". Nothing if the text names none.
std::optional<std::string> normalKeys(std::string_view text);
/// Whether text fields take them as text: a character without Ctrl or Alt.
bool areTyped(std::string_view keys);
/// Why no command can have these keys, in the current language; empty if one can.
std::string whyReserved(std::string_view keys);

/// What the user has changed: keys by the id of an action or tool; empty keys: none.
using KeyChanges = std::map<std::string, std::string, std::less<>>;

class KeyMap {
  public:
    KeyMap() = default;
    /// Changes of unknown ids, and keys that are not possible, are left out.
    explicit KeyMap(const KeyChanges& changes);

    /// Empty if it has none.
    std::string keysOf(std::string_view id) const;
    /// Other keys that do the same.
    std::string alsoKeysOf(std::string_view id) const;
    /// "Ctrl+Y" as the keyboard names it, in the current language.
    std::string shownKeysOf(std::string_view id) const;
    /// Keys as people read them, "Ctrl+Mayús+Supr".
    static std::string shown(std::string_view keys);
    /// The action or tool that has these keys; empty if none has.
    std::string ownerOf(std::string_view keys) const;
    bool isChanged(std::string_view id) const { return changes_.contains(id); }

    /// What had the keys before has none then.
    void set(std::string_view id, std::string_view keys);
    void reset(std::string_view id);
    void resetAll() { changes_.clear(); }
    const KeyChanges& changes() const { return changes_; }

  private:
    KeyChanges changes_;
};

/// Whether the keys of an action work only while the map has the focus, because text fields use them too.
bool isOnMapOnly(std::string_view id);

/// The label of an action in a menu. After a tab are the keys that the menu may have as its own; keys that
/// text fields use too are only named.
std::string menuLabelOf(const ActionRow& row, const session::Session& session, const KeyMap& keys);

struct KeyRow {
    std::string id, name, path, keys;
    bool isChanged = false;
    bool isFixed = false;  // Esc and Enter
};
/// All actions and tools, in the current language, that have all typed words in their names or keys; an
/// empty text: all.
std::vector<KeyRow> keyRows(const KeyMap& keys, std::string_view typed);

}  // namespace cota::tools
