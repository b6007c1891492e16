#include "editor/documents/board_thing.h"

#include <algorithm>
#include <array>

namespace cota::session {

namespace {

using Kind = BoardThing::Kind;
using model::Document;
using model::SubjectKind;

struct KindWord {
    Kind kind;
    SubjectKind subject;
    const char* word;  // before the id in a subject; no id equals it, because it ends in a colon
};
constexpr std::array<KindWord, 4> kindWords{{{Kind::contour, SubjectKind::shape, "contour:"},
                                             {Kind::area, SubjectKind::shape, "area:"},
                                             {Kind::name, SubjectKind::shape, "name:"},
                                             {Kind::path, SubjectKind::path, "path:"}}};
constexpr char boardEnd = '#';

std::string textOf(model::GridPoint at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

template <class List, class IsIt>
auto findIn(const Document& document, const std::string& board, List model::Board::*list, const IsIt& isIt)
    -> const typename List::value_type* {
    const auto it = document.boards.find(board);
    if (it == document.boards.end()) return nullptr;
    const auto& things = (*it->second).*list;
    const auto found = std::ranges::find_if(things, isIt);
    return found == things.end() ? nullptr : &*found;
}

bool isThere(const Document& document, const BoardThing& thing) {
    switch (thing.kind) {
        case Kind::contour:
            return contourOf(document, thing) != nullptr;
        case Kind::area:
            return areaOf(document, thing) != nullptr;
        case Kind::name:
            return nameOf(document, thing) != nullptr;
        case Kind::path:
            return pathOf(document, thing) != nullptr;
    }
    return false;
}

}  // namespace

model::Subject subjectOf(const BoardThing& thing) {
    const auto& row = *std::ranges::find(kindWords, thing.kind, &KindWord::kind);
    return {row.subject, thing.board + boardEnd + row.word + thing.id, {}};
}

BoardThing thingOf(const std::string& board, const model::MapName& name) {
    return {Kind::name, board, textOf(name.at)};
}

std::optional<BoardThing> thingOf(const Document& document, const model::Subject& subject) {
    const auto split = subject.id.rfind(boardEnd);
    for (const auto& row : kindWords) {
        if (row.subject != subject.kind) continue;
        if (split != std::string::npos) {
            const std::string rest = subject.id.substr(split + 1);
            if (!rest.starts_with(row.word)) continue;
            BoardThing thing{row.kind, subject.id.substr(0, split),
                             rest.substr(std::char_traits<char>::length(row.word))};
            if (isThere(document, thing)) return thing;
            continue;
        }
        for (const auto& [board, box] : document.boards)
            if (BoardThing thing{row.kind, board, subject.id}; isThere(document, thing)) return thing;
    }
    return std::nullopt;
}

model::Subject withNames(const model::Subject& subject, const std::vector<FileRename>& renames) {
    const auto split = subject.id.rfind(boardEnd);
    const bool hasBoard = std::ranges::find(kindWords, subject.kind, &KindWord::subject) != kindWords.end();
    if (!hasBoard || split == std::string::npos) return subject;
    model::Subject made = subject;
    made.id = boardAfter(subject.id.substr(0, split), renames) + subject.id.substr(split);
    return made;
}

const model::Contour* contourOf(const Document& document, const BoardThing& thing) {
    if (thing.kind != Kind::contour) return nullptr;
    return findIn(document, thing.board, &model::Board::contours,
                  [&](const model::Contour& one) { return one.id == thing.id; });
}

const model::Area* areaOf(const Document& document, const BoardThing& thing) {
    if (thing.kind != Kind::area) return nullptr;
    return findIn(document, thing.board, &model::Board::areas,
                  [&](const model::Area& one) { return one.id == thing.id; });
}

const model::MapName* nameOf(const Document& document, const BoardThing& thing) {
    if (thing.kind != Kind::name) return nullptr;
    return findIn(document, thing.board, &model::Board::names,
                  [&](const model::MapName& one) { return textOf(one.at) == thing.id; });
}

const model::Path* pathOf(const Document& document, const BoardThing& thing) {
    if (thing.kind != Kind::path) return nullptr;
    return findIn(document, thing.board, &model::Board::paths,
                  [&](const model::Path& one) { return one.id.text == thing.id; });
}

}  // namespace cota::session
