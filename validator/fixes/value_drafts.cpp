// Drafts for values that are written in another way, or misspelt.

#include <algorithm>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/loading/layout_messages.h"
#include "validator/fixes/drafts.h"
#include "validator/fixes/near_words.h"
#include "validator/fixes/plain_forms.h"
#include "validator/rules/all_rules.h"

namespace cota::fixes {

namespace {

using PlainForm = std::optional<std::string> (*)(std::string_view);

bool isSaid(const Case& one, xml::XmlMessage message) { return one.finding.message == xml::row(message).id; }

/// The form that a finding requires, from the reader's message or the wording of the rule.
PlainForm formOf(const Case& one) {
    using xml::XmlMessage;
    if (isSaid(one, XmlMessage::notInteger)) return plainInteger;
    if (isSaid(one, XmlMessage::notFlag)) return plainFlag;
    if (isSaid(one, XmlMessage::badLength)) return plainLength;
    if (one.finding.message == mapsets::row(mapsets::LayoutMessage::badLength).id) return plainLength;
    if (isSaid(one, XmlMessage::badTerrainList)) return plainTerrains;
    const std::string_view message = one.finding.message;
    if (message.ends_with(".integer")) return plainInteger;
    if (message.ends_with(".flag")) return plainFlag;
    if (message.ends_with(".fraction")) return plainFraction;
    if (message.ends_with(".turns")) return plainTurns;
    return nullptr;
}

std::optional<Draft> changed(const Case& one, const std::string& from, const std::optional<std::string>& to) {
    if (!to) return std::nullopt;
    std::vector<Change> changes;
    for (const auto& attribute : one.attributes())
        if (attribute.value == escaped(from))
            changes.push_back({attribute.valueAt, attribute.value.size(), escaped(*to)});
    return Draft{insteadOf(*to, from), std::move(changes)};
}

std::string upper(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

/// The label without spaces, in capitals, with `noughts` zeros before its last number.
std::string hexLabel(std::string_view label, std::size_t noughts) {
    std::string made;
    for (const char c : label)
        if (c != ' ') made += c;
    made = upper(std::move(made));
    std::size_t at = made.size();
    while (at > 0 && made[at - 1] >= '0' && made[at - 1] <= '9') --at;
    return made.insert(at, noughts, '0');
}

/// Corrects the declaration. Not if it is in another file, because other documents may use that file.
std::optional<Draft> declaredAs(const Case& one, const std::string& to, const std::string& from) {
    for (const auto& element : one.text.elements())
        if (const auto* id = element.attribute("id"); id && id->value == from)
            return Draft{
                labelOf(local("Change '{from}' to '{to}' in its declaration"), {{"to", to}, {"from", from}}),
                {{id->valueAt, id->value.size(), escaped(to)}}};
    return std::nullopt;
}

}  // namespace

std::optional<Draft> nearWordDraft(const Case& one) {
    const std::string from = one.wrong();
    const auto to = from.empty() ? std::nullopt : onlyNear(from, one.known());
    if (!to) return std::nullopt;
    switch (one.words().mistakeOf(from, *to)) {
        case Vocabulary::Mistake::reference:
            return Draft{insteadOf(*to, from), wordChanges(one, from, *to)};
        case Vocabulary::Mistake::declaration:
            return declaredAs(one, from, *to);
        case Vocabulary::Mistake::unknown:
            break;
    }
    return std::nullopt;
}

std::vector<Draft> nameDrafts(const Case& one) {
    constexpr std::size_t mostNames = 3;
    std::vector<Draft> drafts;
    const std::string from = one.wrong();
    const bool isWord =
        one.fix.kind == checks::FixKind::nearWord || one.fix.kind == checks::FixKind::plainValue;
    if (from.empty() || !isWord || formOf(one)) return drafts;
    auto known = one.known();
    std::ranges::stable_sort(known, {},
                             [&](const std::string& word) { return model::editDistance(from, word); });
    for (std::size_t i = 0; i < std::min(mostNames, known.size()); ++i)
        if (auto changes = wordChanges(one, from, known[i]); !changes.empty())
            drafts.push_back({insteadOf(known[i], from), std::move(changes)});
    Draft without{labelOf(local("Remove '{from}'"), {{"from", from}}), {}, true};
    for (const auto& attribute : one.attributes()) {
        if (attribute.value == escaped(from)) {
            // With the blank before it, the equals sign and the quotes.
            const std::size_t end = attribute.valueAt + attribute.value.size() + 1;
            without.changes.push_back({attribute.at - 1, end - attribute.at + 1, ""});
            continue;
        }
        for (const auto& word : listOf(attribute))
            if (word.text.substr(0, word.text.find(':')) == from) {
                const bool isLast = word.at + word.text.size() == attribute.valueAt + attribute.value.size();
                const std::size_t at = isLast && word.at > attribute.valueAt ? word.at - 1 : word.at;
                without.changes.push_back({at, word.text.size() + 1, ""});
            }
    }
    if (!without.changes.empty()) drafts.push_back(std::move(without));
    return drafts;
}

std::optional<Draft> nearRuleDraft(const Case& one) {
    std::vector<std::string> known;
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules) known.emplace_back(rule.id());
    for (const auto* row : checks::allMessages().readerRows()) known.emplace_back(model::ruleOf(row->id));
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    const auto to = onlyNear(one.wrong(), known);
    if (!to) return std::nullopt;
    return Draft{insteadOf(*to, one.wrong()), wordChanges(one, one.wrong(), *to)};
}

std::optional<Draft> plainValueDraft(const Case& one) {
    const std::string from = one.wrong();
    if (const auto form = formOf(one)) return changed(one, from, form(from));
    return nearWordDraft(one);  // a word of a list
}

std::optional<Draft> plainDateDraft(const Case& one) {
    for (const auto& value : one.finding.values)
        if (value.name == "start") return changed(one, value.text, plainTime(value.text));
    for (const std::string name : {"date", "until"})
        if (const auto text = one.value(name); !text.empty()) return changed(one, text, plainDate(text));
    return std::nullopt;
}

std::optional<Draft> plainHexDraft(const Case& one) {
    constexpr std::size_t mostNoughts = 3;
    const std::string from = one.wrong();
    const std::string first = one.value(one.fix.to);  // a hex of the board, whose numbers all have the
                                                      // same length
    std::optional<std::string> to;
    for (std::size_t noughts = 0; noughts <= mostNoughts; ++noughts) {
        const std::string made = hexLabel(from, noughts);
        if (made == from || !(first.empty() ? one.isHex(made) : made.size() == first.size())) continue;
        if (to) return std::nullopt;  // two hexes are possible
        to = made;
    }
    if (!to) return std::nullopt;
    auto changes = wordChanges(one, from, *to);
    if (changes.empty()) return changed(one, from, to);  // the value contains a space
    return Draft{insteadOf(*to, from), std::move(changes)};
}

std::optional<Draft> turnRoundDraft(const Case& one) {
    const auto* from = one.here().attribute("from");
    const auto* to = one.here().attribute("to");
    if (!from || !to) return std::nullopt;
    const auto number = [](const AttributeText& attribute) {
        const bool isPlain = !attribute.value.empty() && attribute.value.size() <= 4 &&
                             attribute.value.find_first_not_of("0123456789") == std::string_view::npos;
        return isPlain ? std::stoi(std::string(attribute.value)) : -1;
    };
    if (number(*to) < 0 || number(*from) <= number(*to)) return std::nullopt;
    return Draft{labelOf(local("Turns {from} to {to}"),
                         {{"from", std::string(to->value)}, {"to", std::string(from->value)}}),
                 {{from->valueAt, from->value.size(), std::string(to->value)},
                  {to->valueAt, to->value.size(), std::string(from->value)}}};
}

}  // namespace cota::fixes
