#pragma once
// Decides which files in the folder of a game belong to it. A game from someone else may contain links; they
// must not choose which files of the user are read and shown in findings.

#include <filesystem>
#include <functional>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/xml/documents/document_texts.h"
#include "formats/xml/markup/xml_cursor.h"

namespace cota::mapsets {

/// False for a link that leads out of its folder. If mapset.xml is a link, as some installers make it, other
/// links may lead to the folder of its target.
bool isOwnFile(const std::filesystem::path& file);

/// The same; reports the file if it is not its own.
bool isOwnFile(const std::filesystem::path& file, std::vector<model::Finding>& findings);

/// Reads an optional file of a game, or its text in `texts`: calls `read` with the root of one that can be
/// parsed, and adds what was found.
void readOwnFile(const std::filesystem::path& file, const xml::TextsByFile& texts,
                 std::vector<model::Finding>& findings,
                 const std::function<void(xml::XmlCursor& root)>& read);

}  // namespace cota::mapsets
