#include "editor/help/manual.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <regex>
#include <string_view>
#include <system_error>

#include "editor/words/words.h"
#include "formats/xml/disk/text_file.h"

namespace cota::session {

namespace fs = std::filesystem;

namespace {

/// Pages that are not named like the place.
constexpr std::array<std::pair<std::string_view, std::string_view>, 43> pagesOfPlaces{{
    {"bottom-findings", "panel-findings"},
    {"bottom-sight", "panel-sight"},
    {"bottom-overlays", "panel-overlays"},
    {"bottom-underlay", "panel-underlay"},
    {"bottom-reasons", "view-table"},
    {"side-forces", "panel-forces"},
    {"side-zones", "panel-zones"},
    {"side-scenario", "panel-scenario"},
    {"side-layers", "panel-layers"},
    {"side-history", "panel-history"},
    {"side-palette", "panel-palette"},
    {"properties", "panel-properties"},
    {"welcome", "start-page"},
    {"import-map", "how-real-map"},
    // Dialogs
    {"board-size-dialog", "view-map"},
    {"change-hexes-dialog", "tool-terrain"},
    {"deal-dialog", "view-table"},
    {"export-dialog", "how-print-shop"},
    {"formation-name-dialog", "panel-forces"},
    {"formation-side-dialog", "panel-forces"},
    {"underlay-board-dialog", "panel-underlay"},
    {"ground-dialog", "how-real-map"},
    {"heat-dialog", "how-heat-page"},
    {"kit-dialog", "how-kit"},
    {"heights-dialog", "how-heights"},
    {"heights-system-dialog", "how-heights"},
    {"key-list-dialog", "how-keys"},
    {"layout-name-dialog", "view-map"},
    {"left-out-dialog", "panel-scenario"},
    {"mapping-dialog", "view-counters"},
    {"mix-dialog", "tool-terrain"},
    {"new-dialog", "start-page"},
    {"print-dialog", "how-print-shop"},
    {"recovery-dialog", "start-page"},
    {"set-up-dialog", "view-table"},
    {"shortcuts-dialog", "how-keys"},
    {"shuffle-dialog", "view-table"},
    {"stamp-name-dialog", "tool-select"},
    {"stamps-dialog", "tool-select"},
    {"sun-dialog", "view-turns"},
    {"table-export-dialog", "how-print-shop"},
    {"table-print-dialog", "how-print-shop"},
    {"version-name-dialog", "panel-history"},
}};

constexpr unsigned wideImage = 600;  // pixels; smaller ones keep their size

std::string unescaped(std::string text) {
    for (const auto& [from, to] : {std::pair{"&quot;", "\""}, {"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}})
        for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + 1))
            text.replace(at, std::string_view(from).size(), to);
    return text;
}

/// "hex%C3%A1gono" -> "hexágono"
std::string withoutPercents(const std::string& link) {
    std::string text;
    for (std::size_t i = 0; i < link.size(); ++i) {
        unsigned byte = 0;
        const char* digits = link.data() + i + 1;
        if (link[i] == '%' && i + 2 < link.size() &&
            std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
            text += static_cast<char>(byte);
            i += 2;
        } else {
            text += link[i];
        }
    }
    return text;
}

std::optional<std::string> textOf(const fs::path& page) {
    std::ifstream file(page, std::ios::binary);
    if (!file) return std::nullopt;
    return xml::cleanUtf8({std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
}

/// The width of a PNG in pixels; 0 for other files.
unsigned widthOf(const fs::path& picture) {
    std::ifstream file(picture, std::ios::binary);
    std::array<unsigned char, 24> head{};
    file.read(reinterpret_cast<char*>(head.data()), head.size());
    if (file.gcount() != 24 || head[1] != 'P' || head[2] != 'N' || head[3] != 'G') return 0;
    return (unsigned{head[16]} << 24) | (unsigned{head[17]} << 16) | (unsigned{head[18]} << 8) | head[19];
}

/// "Painting with a brush" -> "painting-with-a-brush"; letters beyond ASCII stay.
std::string nameOfHeading(const std::string& html) {
    static const std::regex tags("<[^>]*>");
    std::string name;
    for (const char c : unescaped(std::regex_replace(html, tags, ""))) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || c == '-' || c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'))
            name += c;
        else if (c >= 'A' && c <= 'Z')
            name += static_cast<char>(c - 'A' + 'a');
        else if (c == ' ')
            name += '-';
    }
    return name;
}

std::string replaced(const std::string& text, const std::regex& what,
                     const std::function<std::string(const std::smatch&)>& by) {
    std::string made;
    auto from = text.cbegin();
    for (std::sregex_iterator it(text.begin(), text.end(), what), end; it != end; ++it) {
        made.append(from, (*it)[0].first);
        made += by(*it);
        from = (*it)[0].second;
    }
    return made.append(from, text.cend());
}

std::string withNames(const std::string& html) {
    static const std::regex heading("<h([1-6])>(.*?)</h\\1>");
    return replaced(html, heading, [](const std::smatch& match) {
        return "<a name=\"" + nameOfHeading(match[2]) + "\"></a>" + match.str();
    });
}

std::string withPictures(const std::string& html, const fs::path& folder) {
    static const std::regex picture("<img src=\"([^\"]*)\"");
    return replaced(html, picture, [&](const std::smatch& match) {
        const auto path = (folder / unescaped(match[1])).lexically_normal();
        const bool isWide = widthOf(path) > wideImage;
        return std::string("<img ") + (isWide ? "width=\"100%\" " : "") + "src=\"" + path.generic_string() +
               "\"";
    });
}

/// Simple viewers draw tables without lines, and rules of style sheets not at all.
std::string withLines(std::string html) {
    static const std::regex table("<table>"), head("<th( [^>]*)?>");
    html = std::regex_replace(
        html, table,
        "<p><font size=\"1\">&nbsp;</font></p><table border=\"1\" cellpadding=\"4\" cellspacing=\"0\">");
    return std::regex_replace(html, head, "<th align=\"left\">");
}

}  // namespace

std::optional<fs::path> manualFolder(const fs::path& program) {
    std::error_code ignored;
    const auto isManual = [&](const fs::path& folder) { return fs::is_directory(folder / "en", ignored); };
    fs::path folder = fs::weakly_canonical(program, ignored).parent_path();
    const auto installed = folder.parent_path() / "share" / "cota" / "docs" / "manual";
    if (isManual(installed)) return installed;
    for (; folder.has_relative_path(); folder = folder.parent_path())
        if (isManual(folder / "docs" / "manual")) return folder / "docs" / "manual";
    return std::nullopt;
}

fs::path manualPage(const fs::path& folder, std::span<const std::string> places, model::Language language) {
    const auto pages = folder / nameOf(language);
    std::error_code ignored;
    for (const auto& place : places) {
        const auto known =
            std::ranges::find_if(pagesOfPlaces, [&](const auto& one) { return one.first == place; });
        auto page = pages / (std::string(known == pagesOfPlaces.end() ? place : known->second) + ".md");
        if (fs::is_regular_file(page, ignored)) return page;
    }
    return pages / "README.md";
}

std::string htmlOfMarkdown(const std::string& text, const fs::path& folder) {
    cmark_gfm_core_extensions_ensure_registered();
    const std::unique_ptr<cmark_parser, void (*)(cmark_parser*)> parser(cmark_parser_new(CMARK_OPT_DEFAULT),
                                                                        cmark_parser_free);
    cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension("table"));
    cmark_parser_feed(parser.get(), text.data(), text.size());
    const std::unique_ptr<cmark_node, void (*)(cmark_node*)> root(cmark_parser_finish(parser.get()),
                                                                  cmark_node_free);
    const std::unique_ptr<char, void (*)(void*)> html(
        cmark_render_html(root.get(), CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser.get())),
        free);
    return withLines(withPictures(withNames(html.get()), folder));
}

std::string manualHtml(const fs::path& page) {
    if (const auto text = textOf(page)) return htmlOfMarkdown(*text, page.parent_path());
    return htmlOfMarkdown("# " + tr("This page cannot be read") + "\n\n`" + page.generic_string() + "`\n",
                          {});
}

std::string manualTitle(const fs::path& page) {
    const auto text = textOf(page);
    if (text && text->starts_with("# ")) return text->substr(2, text->find_first_of("\r\n") - 2);
    return page.filename().string();
}

ManualLink manualLink(const fs::path& from, const std::string& link) {
    if (link.find("://") != std::string::npos || link.starts_with("mailto:")) return {{}, {}, link};
    const auto sign = link.find('#');
    const std::string file = link.substr(0, sign);
    ManualLink found;
    if (sign != std::string::npos) found.heading = withoutPercents(link.substr(sign + 1));
    const auto path = file.empty() ? from : (from.parent_path() / withoutPercents(file)).lexically_normal();
    if (path.extension() == ".md")
        found.page = path;
    else
        found.address = path.generic_string();
    return found;
}

}  // namespace cota::session
