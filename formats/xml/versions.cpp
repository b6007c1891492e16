#include "formats/xml/versions.h"

#include <array>
#include <charconv>
#include <optional>
#include <pugixml.hpp>
#include <string>

namespace cota::xml {

namespace {

/// One step on the tree, from format `from` to the next, for one kind of file. A sample of every format is in
/// tests/formats/xml/versions.
struct Step {
    FileKind kind;
    int from;
    void (*apply)(pugi::xml_node root);
};

// Where both names are there the new one counts and the old one stays, to be reported as unknown.
void rename(pugi::xml_node element, const char* before, const char* after) {
    if (!element.attribute(after)) element.attribute(before).set_name(after);
}

constexpr auto steps = std::to_array<Step>({
    // 2 writes orientation="flat", because "hex" alone did not say what of the hex is meant.
    {FileKind::board, 1, [](pugi::xml_node root) { rename(root.child("grid"), "hex", "orientation"); }},
    // 2 writes type="...", the same word as the list that declares the types.
    {FileKind::forces, 1,
     [](pugi::xml_node root) {
         for (auto counter : root.child("counters").children("counter")) rename(counter, "kind", "type");
     }},
    // 2 writes count="12", because "number" was taken for the number of the current turn.
    {FileKind::scenario, 1, [](pugi::xml_node root) { rename(root.child("turns"), "number", "count"); }},
});

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
        for (const Step& step : steps)
            if (step.kind == kind && step.from == format) step.apply(root);
    if (state.format < currentFormat)
        document.root().reportAt(
            "format", row(XmlMessage::upgraded),
            {{"format", std::to_string(state.format)}, {"known", std::to_string(currentFormat)}});
    return state;
}

}  // namespace cota::xml
