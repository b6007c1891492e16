#include "validator/fixes/drafts.h"

#include <algorithm>
#include <array>

#include "formats/xml/markup/xml_pen.h"

namespace cota::fixes {

using checks::FixKind;

namespace {

struct DraftRow {
    FixKind kind;
    std::optional<Draft> (*make)(const Case&);
};
constexpr std::array draftRows{
    DraftRow{FixKind::nearWord, nearWordDraft},         DraftRow{FixKind::nearRule, nearRuleDraft},
    DraftRow{FixKind::nearName, nearNameDraft},         DraftRow{FixKind::nearElement, nearElementDraft},
    DraftRow{FixKind::otherName, otherNameDraft},       DraftRow{FixKind::plainValue, plainValueDraft},
    DraftRow{FixKind::turnRound, turnRoundDraft},       DraftRow{FixKind::plainDate, plainDateDraft},
    DraftRow{FixKind::plainHex, plainHexDraft},         DraftRow{FixKind::fileName, fileNameDraft},
    DraftRow{FixKind::dropElement, dropElementDraft},   DraftRow{FixKind::dropTwin, dropTwinDraft},
    DraftRow{FixKind::dropWord, dropWordDraft},         DraftRow{FixKind::dropAttribute, dropAttributeDraft},
    DraftRow{FixKind::closeContour, closeContourDraft}, DraftRow{FixKind::newFormat, newFormatDraft},
};
static_assert(draftRows.size() == static_cast<std::size_t>(FixKind::newFormat));

bool isListed(std::string_view words, std::string_view word) {
    while (!words.empty()) {
        const auto end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == word) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

}  // namespace

std::string Case::value(std::string_view name) const { return model::textOfValue(finding.values, name); }

std::vector<std::string> Case::known() const {
    const auto* list = model::findValue(finding.values, "known");
    if (!list) return {};
    const auto texts = list->itemTexts();
    return {texts.begin(), texts.end()};
}

std::vector<AttributeText> Case::attributes() const {
    std::string in = fix.in;
    if (in.starts_with('{')) in = value(std::string_view(in).substr(1, in.size() - 2));
    const std::size_t first = fix.everywhere ? 0 : element;
    const std::size_t last = fix.everywhere ? text.elements().size() : here().next;
    std::vector<AttributeText> found;
    for (std::size_t i = first; i < last; ++i)
        for (const auto& attribute : text.elements()[i].attributes)
            if (in.empty() ? attribute.name != "id" : isListed(in, attribute.name))
                found.push_back(attribute);
    return found;
}

std::optional<Draft> draftFor(const Case& one) {
    const auto row = std::ranges::find(draftRows, one.fix.kind, &DraftRow::kind);
    if (row == draftRows.end()) return std::nullopt;
    auto draft = row->make(one);
    if (draft && draft->changes.empty()) return std::nullopt;
    return draft;
}

model::LocalText labelOf(model::LocalLiteral text, std::vector<model::MessageValue> values) {
    return model::fillTemplate(text, values);
}

model::LocalText insteadOf(std::string_view to, std::string_view from) {
    return labelOf(local("Change '{from}' to '{to}'"),
                   {{"to", std::string(to)}, {"from", std::string(from)}});
}

std::vector<ListedWord> listOf(const AttributeText& attribute) {
    constexpr std::string_view between = " \t\r\n";
    std::vector<ListedWord> words;
    const auto value = attribute.value;
    for (std::size_t at = value.find_first_not_of(between); at != std::string_view::npos;
         at = value.find_first_not_of(between, at)) {
        const auto end = std::min(value.find_first_of(between, at), value.size());
        words.push_back({value.substr(at, end - at), attribute.valueAt + at});
        at = end;
    }
    return words;
}

std::vector<Change> wordChanges(const Case& one, std::string_view from, const std::string& to) {
    std::vector<Change> changes;
    for (const auto& attribute : one.attributes()) {
        if (attribute.value == from) {
            changes.push_back({attribute.valueAt, attribute.value.size(), escaped(to)});
            continue;
        }
        for (const auto& word : listOf(attribute)) {
            // "woods:60" and "tag:vehicle": either side of the colon may be a word.
            const auto colon = std::min(word.text.find(':'), word.text.size());
            if (word.text.substr(0, colon) == from)
                changes.push_back({word.at, from.size(), escaped(to)});
            else if (colon < word.text.size() && word.text.substr(colon + 1) == from)
                changes.push_back({word.at + colon + 1, from.size(), escaped(to)});
        }
    }
    return changes;
}

std::string escaped(std::string_view text) {
    std::string written;
    xml::appendAttribute(written, text);
    return written;
}

}  // namespace cota::fixes
