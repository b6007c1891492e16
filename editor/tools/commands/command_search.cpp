#include "editor/tools/commands/command_search.h"

#include <algorithm>
#include <array>
#include <utility>

#include "editor/documents/force_tree.h"
#include "editor/documents/plain_letters.h"
#include "editor/editing/finding_values.h"
#include "editor/tools/commands/offers.h"
#include "editor/tools/toolbox.h"
#include "editor/words/words.h"
#include "formats/words/words.h"

namespace cota::tools {

namespace {

constexpr int inWordStart = 10, inside = 30, scattered = 60;

std::string withoutMnemonic(std::string label) {
    std::erase(label, '&');
    return label;
}

std::string inBothLanguages(session::Phrase phrase) {
    return withoutMnemonic(phrase.english()) + " " +
           withoutMnemonic(std::string(words::spanish(phrase.english())));
}

bool isWordStart(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == ' ' || text[at - 1] == '-' || text[at - 1] == '(';
}

/// The letters in their order, not necessarily beside each other.
bool isScattered(std::string_view name, std::string_view typed) {
    std::size_t at = 0;
    for (const char letter : typed) {
        at = name.find(letter, at);
        if (at == std::string_view::npos) return false;
        ++at;
    }
    return true;
}

std::optional<int> fitOfWord(std::string_view name, std::string_view word) {
    for (std::size_t at = name.find(word); at != std::string_view::npos; at = name.find(word, at + 1))
        if (isWordStart(name, at)) return at == 0 ? 0 : inWordStart;
    if (name.find(word) != std::string_view::npos) return inside;
    constexpr std::size_t leastScattered = 3;
    if (word.size() >= leastScattered && isScattered(name, word)) return scattered;
    return std::nullopt;
}

/// Words by which people look for an action whose name has others.
struct Synonym {
    std::string_view id;
    session::Phrase words;
};
constexpr std::array<Synonym, 6> synonyms{
    {{"tool-sight", session::trLater("LOS")},
     {"viewshed", session::trLater("field of view")},
     {"reach", session::trLater("range, how far")},
     {"bottom-findings", session::trLater("errors, problems, validate")},
     {"view-counters", session::trLater("pieces, unit types")},
     {"new", session::trLater("create, start")}}};

session::Phrase titleOf(Menu menu) {
    switch (menu) {
        case Menu::file:
            return session::trLater("File");
        case Menu::edit:
            return session::trLater("Edit");
        case Menu::view:
            return session::trLater("View");
        case Menu::language:
            return session::trLater("Language");
        case Menu::check:
            return session::trLater("Check");
        case Menu::window:
        case Menu::layouts:
            return session::trLater("Window");
        case Menu::help:
            return session::trLater("Help");
        case Menu::table:
            return session::trLater("Table");
        default:
            return session::trLater("Map");
    }
}

void addHexes(const session::Session& session, std::vector<FoundCommand>& found) {
    if (!session.map()) return;
    const auto& field = session.map()->field();
    for (const auto cell : field.hexes()) found.push_back({"#" + field.label(cell), field.label(cell)});
}

void addNodes(const std::vector<session::ForceNode>& nodes, const std::string& path,
              std::vector<FoundCommand>& found) {
    for (const auto& node : nodes) {
        if (!node.subject().empty())
            found.push_back(
                {"@" + node.id, node.text, path, node.place, {}, node.id});  // files call it by id
        addNodes(node.children, node.text, found);
    }
}

/// The names of places and hexes, as hexes.
void addNames(const session::Session& session, std::vector<FoundCommand>& found) {
    const auto& map = session.map();
    if (!map) return;
    const auto add = [&](std::optional<session::Cell> cell, const model::LocalText& name) {
        if (cell && !name.empty())
            found.push_back({"#" + map->label(*cell), name.in(session.language()), {}, map->label(*cell)});
    };
    for (const auto& [key, board] : map->document().boards) {
        for (const auto& name : board->names)
            if (const auto at = map->toSheet({key, name.at})) add(map->cellAt(*at), name.text);
        for (const auto& [hex, note] : board->notes) add(map->cellOf({key, hex}), note.name);
    }
}

void addFindings(const session::Session& session, std::vector<FoundCommand>& found) {
    const auto source = session::sheetSourceOf(session);
    constexpr std::size_t most = 200;
    for (const auto& reported : session.report().findings) {
        if (found.size() == most) return;
        found.push_back({"!" + std::to_string(found.size()), session::sentenceOf(source, reported.finding),
                         reported.finding.rule});
    }
}

}  // namespace

std::optional<int> fit(std::string_view name, std::string_view typed) {
    const std::string text = session::foldedText(name), all = session::foldedText(typed);
    int sum = 0;
    std::string_view rest = all;
    while (!rest.empty()) {
        const std::size_t stop = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, stop);
        rest.remove_prefix(std::min(stop + 1, rest.size()));
        if (word.empty()) continue;
        const auto one = fitOfWord(text, word);
        if (!one) return std::nullopt;
        sum += *one;
    }
    return sum;
}

std::string nameOfAction(const ActionRow& row) { return withoutMnemonic(session::tr(row.label)); }

std::string pathOfAction(const ActionRow& row) { return session::tr(titleOf(row.menu)); }

std::vector<FoundCommand> allCommands(const session::Session& session, const KeyMap& keys) {
    std::vector<FoundCommand> found;
    const auto on = session.playedOn();
    for (const auto& row : actionRows()) {
        if (!isOffered(row.id, on)) continue;
        FoundCommand command{row.id, nameOfAction(row), pathOfAction(row), keys.shownKeysOf(row.id)};
        command.inBoth = inBothLanguages(row.label);
        if (!row.isEnabled(session)) command.why = session::tr("not possible now");
        found.push_back(std::move(command));
    }
    for (const auto& row : toolRows())
        if (isOffered(row.id, on))
            found.push_back({row.id, session::tr(row.label), session::tr("Tools"), keys.shownKeysOf(row.id),
                             whyUnavailable(row, session), inBothLanguages(row.label)});
    return found;
}

std::vector<FoundCommand> choiceCommands(const std::vector<FlatEntry>& choices) {
    std::vector<FoundCommand> found;
    for (const auto& choice : choices) {
        FoundCommand command{
            choice.entry.id,
            choice.menu.empty() ? choice.entry.label : choice.menu + ": " + choice.entry.label,
            session::tr("Selection")};
        command.inBoth = command.name;
        found.push_back(std::move(command));
    }
    return found;
}

std::vector<FoundCommand> matching(const session::Session& session, std::vector<FoundCommand> commands,
                                   std::string_view typed, const std::map<std::string, int>& uses,
                                   std::size_t most) {
    const char sign = typed.empty() ? ' ' : typed.front();
    if (std::string_view("#@!>").find(sign) != std::string_view::npos) {
        typed.remove_prefix(1);
        if (sign != '>') commands.clear();
        if (sign == '#') addHexes(session, commands);
        if (sign == '@') addNodes(session::forceTree(session.document(), session.language()), {}, commands);
        if (sign == '!') addFindings(session, commands);
    }
    std::vector<std::pair<int, FoundCommand>> ranked;
    for (auto& command : commands) {
        auto rank = fit(command.name, typed);
        for (const auto& synonym : synonyms)
            if (!rank && synonym.id == command.id) rank = fit(inBothLanguages(synonym.words), typed);
        if (!rank) rank = fit(command.inBoth, typed);
        if (!rank) continue;
        const auto used = uses.find(command.id);
        constexpr int mostUses = 20, disabled = 1000;
        *rank -= used == uses.end() ? 0 : std::min(used->second, mostUses);
        if (!command.why.empty()) *rank += disabled;
        ranked.emplace_back(*rank, std::move(command));
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& one) { return one.first; });
    std::vector<FoundCommand> found;
    for (auto& [rank, command] : ranked)
        if (found.size() < most) found.push_back(std::move(command));
    return found;
}

std::vector<FoundCommand> placesMatching(const session::Session& session, std::string_view typed,
                                         std::size_t most) {
    std::vector<FoundCommand> places;
    addNames(session, places);
    addNodes(session::forceTree(session.document(), session.language()), {}, places);
    addHexes(session, places);
    return matching(session, std::move(places), typed, {}, most);
}

}  // namespace cota::tools
