#pragma once
// Formats of files: which one is current, how older ones become it, what happens to newer ones.

#include <cstddef>
#include <optional>
#include <string_view>

#include "formats/xml/markup/xml_document.h"

namespace cota::xml {

enum class FileKind { unknown, board, forces, scenario };
/// The root element: "board", "forces", "scenario"; "unknown".
const char* textOf(FileKind kind);
FileKind fileKindOf(std::string_view rootElement);

/// What writers write. All kinds of files count together.
inline constexpr int currentFormat = 3;

struct FormatState {
    int format = currentFormat;  // as the file says
    bool readOnly = false;       // made by a newer program; it must not be overwritten
    bool canRead = true;         // false: the root itself says that it needs a newer program
};

/// Reads format="N" of the root and brings the tree up to the current format, step by step; each is
/// announced.
FormatState upgrade(XmlDocument& document, FileKind kind);

/// Files of games say no format: an element that has another name by now is read under that. The first one.
struct OlderName {
    std::string_view before;
    std::string_view after;
    std::size_t offset = 0;
};
std::optional<OlderName> upgradeGame(XmlDocument& document);

/// The same for files that have no steps yet (mapsets): warns of newer formats and raises the barrier.
FormatState checkFormat(XmlDocument& document, int known);

}  // namespace cota::xml
