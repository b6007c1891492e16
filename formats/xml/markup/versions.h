#pragma once
// Formats of files: the current one, upgrades of older ones, and the treatment of newer ones.

#include <cstddef>
#include <optional>
#include <string_view>

#include "formats/xml/markup/xml_document.h"

namespace cota::xml {

enum class FileKind { unknown, board, forces, scenario };
/// The root element: "board", "forces", "scenario"; "unknown".
const char* textOf(FileKind kind);
FileKind fileKindOf(std::string_view rootElement);

/// The format that writers use, the same for all kinds of files.
inline constexpr int currentFormat = 4;

struct FormatState {
    int format = currentFormat;  // as stated in the file
    bool readOnly = false;       // made by a newer program; must not be overwritten
    bool canRead = true;         // false: the root states that it needs a newer program
};

/// Reads format="N" of the root and upgrades the tree to the current format, step by step; reports the
/// upgrade.
FormatState upgrade(XmlDocument& document, FileKind kind);

/// Files of games state no format, so an element with an old name is read under its new name. Returns the
/// first such element.
struct OlderName {
    std::string_view before;
    std::string_view after;
    std::size_t offset = 0;
};
std::optional<OlderName> upgradeGame(XmlDocument& document);

/// The same for files that have no upgrade steps yet (mapsets): warns of newer formats and sets the barrier.
FormatState checkFormat(XmlDocument& document, int known);

}  // namespace cota::xml
