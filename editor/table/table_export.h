#pragma once
// Prints of a game without a map as pages and files, with the same code as `cota render`.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/table/table_scene.h"
#include "formats/picture/marks.h"
#include "formats/picture/progress.h"

namespace cota::session {

struct TableExport {
    std::string print;  // a name from table_prints.h
    TableViewer viewer = {};
    std::optional<model::MapSize> paper = {};  // in either direction; without one, the usual one
    std::string style = {};                    // as in looks(); empty: the look of the game
    friend bool operator==(const TableExport&, const TableExport&) = default;
};

/// The prints that the document has: without a table only those of cards.
std::vector<PaletteEntry> printsOf(const Session& session);
/// Empty if there is nothing to print: a game without a matrix.
std::vector<picture::Picture> pagesOf(const Session& session, const TableExport& wanted);

/// A file with the pages. `ending`: .pdf with all pages; .png or .svg with the first. Nothing if `progress`
/// stopped it. Throws std::bad_alloc.
std::optional<std::string> fileOf(const std::vector<picture::Picture>& pages, const std::string& ending,
                                  double dotsPerInch, model::Language language,
                                  const picture::Progress& progress = {});

}  // namespace cota::session
