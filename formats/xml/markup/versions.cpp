#include "formats/xml/markup/versions.h"

#include <array>
#include <charconv>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "formats/xml/markup/format_steps.h"

namespace cota::xml {

namespace {

using What = FormatStep::What;

constexpr std::array steps{
    // Format 2 has orientation="flat", because "hex" did not show which property of the hex it was.
    FormatStep{FileKind::board, 1, "", "grid", "hex", "orientation"},
    // Format 2 has type="...", the same word as the list that declares the types.
    FormatStep{FileKind::forces, 1, "counters", "counter", "kind", "type"},
    // Format 2 has count="12", because "number" could be read as the number of the current turn.
    FormatStep{FileKind::scenario, 1, "", "turns", "number", "count"},
    // Format 3 has <hexsides>, <hexside> and action="add-hexside", because "edge" is the edge of a map.
    FormatStep{FileKind::board, 2, "edges", "edge", "edge", "hexside", What::element},
    FormatStep{FileKind::board, 2, "", "edges", "edges", "hexsides", What::element},
    FormatStep{FileKind::scenario, 2, "map", "amend", "add-edge", "add-hexside", What::word, "action"},
    FormatStep{FileKind::scenario, 2, "map", "amend", "remove-edge", "remove-hexside", What::word, "action"},
};

/// Renames an element or an attribute.
template <class Named>
void rename(Named one, const std::string& name, XmlDocument& document) {
    const auto place = document.offsetOf(one.name());
    one.set_name(name.c_str());
    if (place != XmlDocument::npos) document.keepPlace(one.name(), place);
}

void apply(const FormatStep& step, pugi::xml_node root, XmlDocument& document) {
    const std::string element(step.element), before(step.before), after(step.after);
    const auto parent = step.list.empty() ? root : root.child(std::string(step.list).c_str());
    std::vector<pugi::xml_node> found;  // first, because renaming changes parent.children()
    for (auto one : parent.children(element.c_str())) found.push_back(one);
    for (auto one : found) {
        if (step.what == What::element) {
            rename(one, after, document);
        } else if (step.what == What::word) {
            auto word = one.attribute(std::string(step.attribute).c_str());
            if (word.value() == before) word.set_value(after.c_str());
        } else if (auto old = one.attribute(before.c_str()); old && !one.attribute(after.c_str())) {
            rename(old, after, document);
        }
    }
}

pugi::xml_node rootOf(XmlDocument& document) {
    return pugi::xml_node(static_cast<pugi::xml_node_struct*>(document.rootNode()));
}

std::optional<int> numberOf(pugi::xml_attribute attribute) {
    const std::string_view text = attribute.value();
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 1) return std::nullopt;
    return value;
}

}  // namespace

const char* textOf(FileKind kind) {
    static constexpr std::array names = {"unknown", "board", "forces", "scenario"};
    static_assert(names.size() == static_cast<std::size_t>(FileKind::scenario) + 1);
    return names[static_cast<std::size_t>(kind)];
}

FileKind fileKindOf(std::string_view rootElement) {
    for (const auto kind : {FileKind::board, FileKind::forces, FileKind::scenario})
        if (rootElement == textOf(kind)) return kind;
    return FileKind::unknown;
}

std::span<const FormatStep> formatSteps() { return steps; }

FormatState checkFormat(XmlDocument& document, int known) {
    document.setKnownFormat(known);
    const auto root = rootOf(document);
    const XmlCursor cursor = document.root();
    const std::string knownText = std::to_string(known);
    FormatState state;
    const auto format = numberOf(root.attribute("format"));
    state.format = format.value_or(known);
    if (!format) {
        cursor.reportAt("format", row(XmlMessage::noVersion), {{"known", knownText}});
    } else if (*format > known) {
        cursor.reportAt("format", row(XmlMessage::newerVersion),
                        {{"format", std::to_string(*format)}, {"known", knownText}});
        state.readOnly = true;
    }
    const auto needs = root.attribute("needs");
    if (needs && numberOf(needs).value_or(known + 1) > known) {
        cursor.reportAt("needs", row(XmlMessage::needsNewer),
                        {{"element", root.name()}, {"needs", needs.value()}, {"known", knownText}});
        state.canRead = false;
        state.readOnly = true;
    }
    return state;
}

FormatState upgrade(XmlDocument& document, FileKind kind) {
    const FormatState state = checkFormat(document, currentFormat);
    const auto root = rootOf(document);
    for (int format = state.format; format < currentFormat; ++format)
        for (const FormatStep& step : steps)
            if (step.kind == kind && step.from == format) apply(step, root, document);
    if (state.format < currentFormat)
        document.root().reportAt(
            "format", row(XmlMessage::upgraded),
            {{"format", std::to_string(state.format)}, {"known", std::to_string(currentFormat)}});
    return state;
}

std::optional<OlderName> upgradeGame(XmlDocument& document) {
    static constexpr FormatStep step{FileKind::unknown, 0, "", "edge", "edge", "hexside", What::element};
    const auto first = rootOf(document).child(std::string(step.before).c_str());
    if (!first) return std::nullopt;
    const auto place = document.offsetOf(first.name()) - 1;
    apply(step, rootOf(document), document);
    return OlderName{step.before, step.after, place};
}

}  // namespace cota::xml
