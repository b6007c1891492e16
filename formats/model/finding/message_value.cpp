#include "formats/model/finding/message_value.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace cota::model {

namespace {

/// In the order of the enum.
constexpr std::array kindNames{
    "text",      "words",        "number",       "list",       "side",     "group",     "zone",
    "objective", "formation",    "counter-type", "counter",    "path",     "board",     "part",
    "seat",      "space",        "card-group",   "unit-class", "mobility", "terrain",   "feature",
    "hexside",   "path-kind",    "on-map",       "option",     "word",     "attribute", "formation-attribute",
    "state",     "victory-form", "amendment"};
static_assert(kindNames.size() == static_cast<std::size_t>(ValueKind::amendment) + 1);

auto parts(const MessageValue& value) {
    return std::tie(value.name, value.text, value.kind, value.words, value.showAs, value.foundAs);
}

}  // namespace

std::vector<std::string> MessageValue::ids(ValueKind of) const {
    if (kind == of) return {text};
    std::vector<std::string> found;
    for (const auto& item : items)
        if (item.kind == of) found.push_back(item.text);
    return found;
}

bool operator==(const MessageValue& a, const MessageValue& b) {
    return parts(a) == parts(b) && std::ranges::equal(a.items, b.items);
}

std::strong_ordering operator<=>(const MessageValue& a, const MessageValue& b) {
    if (const auto order = parts(a) <=> parts(b); order != 0) return order;
    return std::lexicographical_compare_three_way(a.items.begin(), a.items.end(), b.items.begin(),
                                                  b.items.end());
}

std::vector<std::string_view> MessageValue::itemTexts() const {
    std::vector<std::string_view> texts;
    for (const auto& item : items) texts.push_back(item.text);
    return texts;
}

MessageValue knownWords(const std::vector<std::string>& words, std::string_view none) {
    MessageValue known{"known", std::string(words.empty() ? none : ""), ValueKind::list};
    for (const auto& word : words) {
        known.text.append(known.items.empty() ? "" : ", ").append(word);
        known.items.push_back({{}, word});
    }
    return known;
}

MessageValue sortedKnown(std::vector<std::string_view> words, std::string_view none) {
    constexpr std::size_t most = 1000;  // thousands of findings may each have such a list
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    if (words.size() > most) words.resize(most);
    return knownWords({words.begin(), words.end()}, none);
}

MessageValue inWords(std::string name, const LocalText& words) {
    const auto& english = words.in(Language::english);
    const auto& spanish = words.in(Language::spanish);
    if (english == spanish) return {std::move(name), english};
    return {std::move(name), {}, ValueKind::words, {english, spanish}};
}

const char* textOf(ValueKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

const MessageValue* findValue(const std::vector<MessageValue>& values, std::string_view name) {
    const auto found = std::ranges::find(values, name, &MessageValue::name);
    return found == values.end() ? nullptr : &*found;
}

std::string textOfValue(const std::vector<MessageValue>& values, std::string_view name) {
    const auto* found = findValue(values, name);
    return found ? found->text : std::string();
}

}  // namespace cota::model
