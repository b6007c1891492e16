#pragma once
// The manual, which the window shows without a network: its pages are Markdown files of docs/manual,
// installed with the program or in the source tree around it.

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The folder that has the pages in folders of languages, from where the program is: share/cota/docs/manual
/// beside it, or docs/manual in a folder around it. Nothing if neither exists.
std::optional<std::filesystem::path> manualFolder(const std::filesystem::path& program);

/// The page of the first of the places that has one, else the contents. Places are ids as the window uses
/// them, with their kind: "tool-terrain", "bottom-findings", "side-forces", "view-setup".
std::filesystem::path manualPage(const std::filesystem::path& folder, std::span<const std::string> places,
                                 model::Language language);

/// A page as HTML for a simple viewer: links as they are, pictures by their full path, large ones as wide as
/// the window, a name before each heading to jump to, as GitHub makes it. A page that cannot be read says so.
std::string manualHtml(const std::filesystem::path& page);
/// Its first heading; the name of the file if it has none.
std::string manualTitle(const std::filesystem::path& page);
std::string htmlOfMarkdown(const std::string& text, const std::filesystem::path& folder);

/// Where a link of a page leads.
struct ManualLink {
    std::filesystem::path page;  // empty: not a page of the documentation
    std::string heading;         // the name to jump to; empty: its beginning
    std::string address;         // of another document, to be opened by the system
};
ManualLink manualLink(const std::filesystem::path& from, const std::string& link);

}  // namespace cota::session
