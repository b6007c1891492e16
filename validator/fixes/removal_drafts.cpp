// Drafts that remove text without effect or repeated text, and that close contours that end where they
// begin.

#include <algorithm>

#include "validator/fixes/drafts.h"

namespace cota::fixes {

namespace {

constexpr std::string_view spaceChars = " \t";

/// Removes an element, and its line if nothing else is on it.
Change withoutElement(const XmlText& xml, const ElementText& element) {
    const auto text = xml.text();
    std::size_t from = element.at, to = element.end;
    while (from > 0 && spaceChars.find(text[from - 1]) != std::string_view::npos) --from;
    while (to < text.size() && spaceChars.find(text[to]) != std::string_view::npos) ++to;
    const bool isFirst = from == 0 || text[from - 1] == '\n';
    if (isFirst && to < text.size() && text[to] == '\r') ++to;
    if (isFirst && to < text.size() && text[to] == '\n') return {from, to + 1 - from, ""};
    return {element.at, element.end - element.at, ""};
}

/// An element with a comment is not removed, because the comment would be lost.
bool hasComment(const XmlText& xml, const ElementText& element) {
    return xml.text().substr(element.at, element.end - element.at).find("<!") != std::string_view::npos;
}

Change withoutWord(const AttributeText& attribute, const ListedWord& word) {
    // Removes the space before the word too; the word is never the first.
    const auto value = attribute.value;
    std::size_t from = word.at - attribute.valueAt;
    const auto end = from + word.text.size();
    while (from > 0 && (value[from - 1] == ' ' || value[from - 1] == '\t' || value[from - 1] == '\n')) --from;
    return {attribute.valueAt + from, end - from, ""};
}

/// The place of a hexside can be written from either hex, so such elements may be equal but differ in text.
bool isOnlyKindAndPlace(const ElementText& element) {
    const bool isBare = std::ranges::all_of(
        element.attributes, [](const auto& one) { return one.name == "kind" || one.name == "at"; });
    return isBare && element.close == element.inner;
}

/// Authors copy lines and then change the number in the id. If the second of two equal elements may have
/// been intended for another id, it gets that id; if several are possible, there is no draft.
struct CountedUp {
    bool isOpen = false;
    std::optional<Draft> draft;
};
CountedUp countedUp(const Case& one, const ElementText& twin) {
    for (const auto& attribute : twin.attributes) {
        const bool isId = attribute.name == "id";
        const bool isNamed = std::ranges::find(one.finding.values, attribute.value,
                                               &model::MessageValue::text) != one.finding.values.end();
        if (!isId && (!isNamed || one.words().of(attribute.value).declared == 0)) continue;
        const auto copied = one.words().copiedFrom(attribute.value, isId);
        if (!copied.isOpen()) continue;
        if (copied.isOther || copied.next.size() > 1) return {true, std::nullopt};
        const auto& to = copied.next.front();
        return {true, Draft{insteadOf(to, attribute.value),
                            {{attribute.valueAt, attribute.value.size(), escaped(to)}}}};
    }
    return {};
}

}  // namespace

std::optional<Draft> dropElementDraft(const Case& one) {
    const auto& element = one.here();
    // If the rule still has findings, the subject may only be misspelt.
    const bool mayBeMeant = one.isStillFound(one.value("rule"));
    if (mayBeMeant || element.parent == ElementText::none || hasComment(one.text, element))
        return std::nullopt;
    return Draft{labelOf(local("Remove <{element}>"), {{"element", std::string(element.name)}}),
                 {withoutElement(one.text, element)}};
}

std::optional<Draft> dropTwinDraft(const Case& one) {
    if (one.here().parent == ElementText::none) return std::nullopt;
    std::size_t gone = one.element;
    if (const auto twin = one.twins().of(one.element))
        gone = std::max(one.element, *twin);
    else if (!isOnlyKindAndPlace(one.here()))
        return std::nullopt;
    const auto& element = one.text.elements()[gone];
    if (auto counted = countedUp(one, element); counted.isOpen) return std::move(counted.draft);
    if (hasComment(one.text, element)) return std::nullopt;
    return Draft{labelOf(local("Remove the second <{element}>, which is the same"),
                         {{"element", std::string(element.name)}}),
                 {withoutElement(one.text, element)}};
}

std::optional<Draft> dropWordDraft(const Case& one) {
    const std::string second = one.wrong(), first = one.value(one.fix.to);
    // If both words are equal or missing, the fix is for a repeated word.
    const bool isRepeat = first == second;
    for (const auto& attribute : one.attributes()) {
        const auto words = listOf(attribute);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const bool isSame = std::ranges::any_of(
                words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), [&](const ListedWord& before) {
                    if (!isRepeat) return words[i].text == second && before.text == first;
                    // In the hexes of a route a repetition is wrong only directly after the same hex.
                    const bool isNext = second.empty() || before.at == words[i - 1].at;
                    return words[i].text == before.text && isNext;
                });
            if (isSame)
                return Draft{labelOf(local("Remove '{word}', which is already in the list"),
                                     {{"word", std::string(words[i].text)}}),
                             {withoutWord(attribute, words[i])}};
        }
    }
    return std::nullopt;
}

std::optional<Draft> dropAttributeDraft(const Case& one) {
    const auto* attribute = one.here().attribute(one.wrong());
    if (!attribute || !attribute->value.empty()) return std::nullopt;
    std::size_t from = attribute->at;
    while (from > 0 && (one.text.text()[from - 1] == ' ' || one.text.text()[from - 1] == '\t')) --from;
    return Draft{labelOf(local("Remove the empty '{attribute}'"), {{"attribute", one.wrong()}}),
                 {{from, attribute->end - from, ""}}};
}

std::optional<Draft> closeContourDraft(const Case& one) {
    const auto& element = one.here();
    const auto* points = element.attribute("points");
    if (!points || element.attribute("closed")) return std::nullopt;
    const auto all = listOf(*points);
    constexpr std::size_t fewest = 4;  // three that enclose an area, and the first again
    if (all.size() < fewest || all.front().text != all.back().text) return std::nullopt;
    return Draft{labelOf(local("Close the contour")),
                 {{points->at, 0, "closed=\"yes\" "}, withoutWord(*points, all.back())}};
}

}  // namespace cota::fixes
