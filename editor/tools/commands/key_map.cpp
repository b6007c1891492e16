#include "editor/tools/commands/key_map.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "editor/tools/actions.h"
#include "editor/tools/commands/command_search.h"
#include "editor/tools/toolbox.h"

namespace cota::tools {

namespace {

using session::Phrase;
using session::trLater;

/// The keys that have a name. The first column is the form that toolkits read.
struct NamedKey {
    std::string_view name;
    Phrase shown;
};
constexpr std::array<NamedKey, 14> namedKeys{{{"Del", trLater("Del")},
                                              {"Ins", trLater("Ins")},
                                              {"Enter", trLater("Enter")},
                                              {"Esc", trLater("Esc")},
                                              {"Tab", trLater("Tab")},
                                              {"Space", trLater("Space")},
                                              {"Home", trLater("Home")},
                                              {"End", trLater("End")},
                                              {"PgUp", trLater("PgUp")},
                                              {"PgDn", trLater("PgDn")},
                                              {"Left", trLater("Left")},
                                              {"Right", trLater("Right")},
                                              {"Up", trLater("Up")},
                                              {"Down", trLater("Down")}}};
constexpr std::array<std::string_view, 3> modifierNames{"Ctrl", "Alt", "Shift"};
constexpr int mostFunctionKeys = 24;

bool isSame(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    });
}

/// The last of the keys, without modifiers: "S" of "Ctrl+S", "+" of "Ctrl++".
std::string_view lastOf(std::string_view keys) {
    const auto plus = keys.size() < 2 ? std::string_view::npos : keys.find_last_of('+', keys.size() - 2);
    return plus == std::string_view::npos ? keys : keys.substr(plus + 1);
}

std::optional<std::string> normalKey(std::string_view key) {
    if (key.size() == 1 && std::isgraph(static_cast<unsigned char>(key[0])))
        return std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(key[0]))));
    for (const auto& one : namedKeys)
        if (isSame(one.name, key)) return std::string(one.name);
    if (key.size() < 2 || key.size() > 3 || std::toupper(static_cast<unsigned char>(key[0])) != 'F')
        return std::nullopt;
    for (int number = 1; number <= mostFunctionKeys; ++number)
        if (key.substr(1) == std::to_string(number)) return "F" + std::to_string(number);
    return std::nullopt;
}

const ActionRow* actionOf(std::string_view id) {
    const auto rows = actionRows();
    const auto row = std::ranges::find(rows, id, [](const auto& one) { return std::string_view(one.id); });
    return row == rows.end() ? nullptr : &*row;
}

std::string usualKeysOf(std::string_view id) {
    if (const auto* row = actionOf(id))
        return normalKeys(row->keys[0] != '\0' ? row->keys : row->mapKey.english()).value_or("");
    const auto tool = toolNamed(id);
    return tool ? std::string(1, toolRows()[*tool].key) : std::string();
}

bool exists(std::string_view id) { return actionOf(id) || toolNamed(id); }

/// Esc and Enter end what the hand does, in all programs.
bool isFixed(std::string_view id) {
    const auto usual = usualKeysOf(id);
    return usual == "Esc" || usual == "Enter";
}

}  // namespace

std::optional<std::string> normalKeys(std::string_view text) {
    const std::string_view last = lastOf(text);
    const auto key = normalKey(last);
    if (!key) return std::nullopt;
    std::array<bool, modifierNames.size()> held{};
    std::string_view rest = text.substr(0, text.size() - last.size());
    while (!rest.empty()) {
        const auto plus = rest.find('+');
        if (plus == std::string_view::npos) return std::nullopt;
        const auto at = std::ranges::find_if(
            modifierNames, [&](std::string_view name) { return isSame(name, rest.substr(0, plus)); });
        if (at == modifierNames.end()) return std::nullopt;
        held[static_cast<std::size_t>(at - modifierNames.begin())] = true;
        rest.remove_prefix(plus + 1);
    }
    std::string keys;
    for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i]) keys += std::string(modifierNames[i]) + "+";
    return keys + *key;
}

bool areTyped(std::string_view keys) {
    return lastOf(keys).size() == 1 && keys.find("Ctrl+") == std::string_view::npos &&
           keys.find("Alt+") == std::string_view::npos;
}

std::string whyReserved(std::string_view keys) {
    const std::string_view last = lastOf(keys);
    if (last == "F10") return session::tr("The desktop opens menus with F10.");
    if (last == "Tab") return session::tr("Tab goes from one field to the next.");
    if (last == "Esc" || last == "Enter" || last == "Space")
        return session::tr("Esc, Enter and Space are what the hand does on the map and in lists.");
    const bool isPlain = keys == last;
    if (isPlain && last.size() > 1 && last[0] != 'F' && last != "Del" && last != "Ins")
        return session::tr("This key moves the hex cursor, and the marked row in lists.");
    if (isPlain && last.size() == 1 && !std::isalpha(static_cast<unsigned char>(last[0])))
        return session::tr("Digits and signs without Ctrl choose what the tool in hand draws.");
    return {};
}

KeyMap::KeyMap(const KeyChanges& changes) {
    for (const auto& [id, keys] : changes) {
        if (!exists(id) || isFixed(id)) continue;
        const auto normal = normalKeys(keys);
        if (keys.empty() || (normal && whyReserved(*normal).empty())) changes_[id] = normal.value_or("");
    }
}

std::string KeyMap::keysOf(std::string_view id) const {
    const auto changed = changes_.find(id);
    return changed == changes_.end() ? usualKeysOf(id) : changed->second;
}

std::string KeyMap::alsoKeysOf(std::string_view id) const {
    const auto* row = actionOf(id);
    if (!row || isChanged(id)) return {};
    const auto also = normalKeys(row->alsoKeys).value_or("");
    const bool isTaken = std::ranges::any_of(changes_, [&](const auto& one) { return one.second == also; });
    return isTaken ? std::string() : also;
}

std::string KeyMap::shown(std::string_view keys) {
    const std::string_view last = lastOf(keys);
    std::string text(keys.substr(0, keys.size() - last.size()));
    constexpr std::string_view shift = "Shift";
    if (const auto at = text.find(shift); at != std::string::npos)
        text.replace(at, shift.size(), session::tr("Shift"));
    const auto named = std::ranges::find(namedKeys, last, [](const auto& one) { return one.name; });
    return text + (named == namedKeys.end() ? std::string(last) : session::tr(named->shown));
}

std::string KeyMap::shownKeysOf(std::string_view id) const { return shown(keysOf(id)); }

std::string KeyMap::ownerOf(std::string_view keys) const {
    if (keys.empty()) return {};
    for (const auto& row : actionRows())
        if (keysOf(row.id) == keys || alsoKeysOf(row.id) == keys) return row.id;
    for (const auto& row : toolRows())
        if (keysOf(row.id) == keys) return row.id;
    return {};
}

void KeyMap::set(std::string_view id, std::string_view keys) {
    const auto normal = normalKeys(keys);
    if (!exists(id) || isFixed(id) || (!normal && !keys.empty())) return;
    const std::string wanted = normal.value_or("");
    // Keys that do the same beside the first give way by themselves; some actions of the map share theirs.
    const bool isUsual = usualKeysOf(id) == wanted;
    const auto takeFrom = [&](const char* other) {
        if (wanted.empty() || other == id || keysOf(other) != wanted) return;
        if (!isUsual || usualKeysOf(other) != wanted) changes_[other] = "";
    };
    for (const auto& row : actionRows()) takeFrom(row.id);
    for (const auto& row : toolRows()) takeFrom(row.id);
    changes_[std::string(id)] = wanted;
    std::erase_if(changes_, [](const auto& one) { return one.second == usualKeysOf(one.first); });
}

void KeyMap::reset(std::string_view id) { set(id, usualKeysOf(id)); }

bool isOnMapOnly(std::string_view id) {
    const auto* row = actionOf(id);
    return row && row->keys[0] == '\0' && row->mapKey.english()[0] != '\0';
}

std::string menuLabelOf(const ActionRow& row, const session::Session& session, const KeyMap& keys) {
    const std::string label = labelOf(row, session), held = keys.keysOf(row.id);
    if (held.empty()) return label;
    if (isOnMapOnly(row.id) || areTyped(held)) return label + " (" + keys.shownKeysOf(row.id) + ")";
    return label + "\t" + held;
}

std::vector<KeyRow> keyRows(const KeyMap& keys, std::string_view typed) {
    std::vector<KeyRow> found;
    const auto add = [&](const char* id, const std::string& name, const std::string& path) {
        const std::string shown = keys.shownKeysOf(id);
        const bool isMeant = typed.empty() || fit(name, typed) || isSame(shown, typed) || fit(path, typed);
        if (isMeant) found.push_back({id, name, path, shown, keys.isChanged(id), isFixed(id)});
    };
    for (const auto& row : actionRows()) add(row.id, nameOfAction(row), pathOfAction(row));
    for (const auto& row : toolRows()) add(row.id, session::tr(row.label), session::tr("Tools"));
    return found;
}

}  // namespace cota::tools
