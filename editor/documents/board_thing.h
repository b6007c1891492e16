#pragma once
// Things drawn on a board (contours, areas, names, paths) that can be selected.

#include <compare>
#include <optional>
#include <string>

#include "editor/documents/files_of_document.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"

namespace cota::session {

struct BoardThing {
    enum class Kind { contour, area, name, path };
    Kind kind = Kind::contour;
    std::string board;  // the key in Document::boards
    std::string id;     // of a name: its place, "1200,3400"
    friend auto operator<=>(const BoardThing&, const BoardThing&) = default;
};

/// The subject used in selections. Findings use the bare ids of shapes and paths, which thingOf accepts too.
model::Subject subjectOf(const BoardThing& thing);
BoardThing thingOf(const std::string& board, const model::MapName& name);
/// The thing of a subject; nothing if the subject is of another kind, or the thing does not exist.
std::optional<BoardThing> thingOf(const model::Document& document, const model::Subject& subject);

/// The subject after these renames of boards.
model::Subject withNames(const model::Subject& subject, const std::vector<FileRename>& renames);

/// The thing itself; null if it does not exist.
const model::Contour* contourOf(const model::Document& document, const BoardThing& thing);
const model::Area* areaOf(const model::Document& document, const BoardThing& thing);
const model::MapName* nameOf(const model::Document& document, const BoardThing& thing);
const model::Path* pathOf(const model::Document& document, const BoardThing& thing);

}  // namespace cota::session
