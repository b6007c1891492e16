#include "editor/mending/board_question.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "editor/documents/history.h"
#include "editor/words/words.h"
#include "validator/rules/board/box_boards.h"

namespace cota::session {

namespace {

constexpr std::size_t mostBoards = 200;  // of one game

std::vector<std::string> boardsOfTheBox(const mapsets::Mapset& game) {
    std::vector<std::string> boards;
    while (boards.size() < mostBoards)
        if (auto id = checks::boardOfTheBox(game.catalogue, boards.size()))
            boards.push_back(std::move(*id));
        else
            break;
    return boards;
}

}  // namespace

std::optional<Property> boardQuestion(const SheetSource& source, const model::Finding& finding) {
    const std::string id = model::textOfValue(finding.values, "board");
    if (finding.subject.kind != model::SubjectKind::board || !source.game || id.empty() ||
        !model::findValue(finding.values, "known"))
        return std::nullopt;
    const auto known = boardsOfTheBox(*source.game);
    if (known.empty() || std::ranges::find(known, id) != known.end()) return std::nullopt;
    Property row;
    row.label = tr("Board of the game");
    row.kind = Property::Kind::choice;
    row.value = id;
    row.choices.push_back({id, id + " (?)"});
    for (const auto& one : known) row.choices.push_back({one, one});
    row.write = [source, id](const std::string& chosen) {
        auto changed = source.document;
        for (auto& entry : changed.boards)
            if (entry.second->id == id)
                entry.second = entry.second.with([&](model::Board& board) { board.id = chosen; });
        if (changed == source.document) return Written{};
        return Written{
            HistoryEntry{
                StepName(trLater("Board %s is board %s of the game"), {id, chosen}), std::move(changed), {}},
            {}};
    };
    return row;
}

}  // namespace cota::session
