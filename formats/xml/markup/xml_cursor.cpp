#include "formats/xml/markup/xml_cursor.h"

#include <algorithm>
#include <charconv>
#include <pugixml.hpp>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/same_name.h"
#include "formats/xml/markup/unread_content.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/markup/xml_nodes.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

// Letters and digits of any language; separators of lists and references are not allowed in ids.
constexpr std::string_view notInIds = "<>&\"';,:*|=";
constexpr std::size_t longestId = 64;

}  // namespace

bool isIdText(std::string_view text) {
    std::size_t length = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte <= 0x20 || byte == 0x7F || notInIds.find(c) != std::string_view::npos) return false;
        if (byte >> 6U != 2U) ++length;
    }
    return length >= 1 && length <= longestId;
}

std::optional<std::string_view> XmlCursor::findText(std::string_view name) {
    const char* value = asked_.attribute(element_.node(), name);
    return value ? std::optional<std::string_view>(value) : std::nullopt;
}

std::string XmlCursor::text(std::string_view name, std::string_view fallback) {
    return std::string(findText(name).value_or(fallback));
}

std::string XmlCursor::requiredText(std::string_view name) {
    require(name);
    const auto value = findText(name);
    if (value && value->empty()) {
        reject(name, row(XmlMessage::emptyValue), {{"element", std::string(this->name())}});
        isComplete_ = false;
    }
    return std::string(value.value_or(std::string_view{}));
}

std::optional<int> XmlCursor::findInteger(std::string_view name, IntRange range) {
    const auto value = findText(name);
    if (!value) return std::nullopt;
    int number = 0;
    const char* last = value->data() + value->size();
    const auto [end, error] = std::from_chars(value->data(), last, number);
    const bool isNumber = end == last && !value->empty() && error != std::errc::invalid_argument;
    if (!isNumber) {
        reject(name, row(XmlMessage::notInteger));
    } else if (error != std::errc{} || number < range.min || number > range.max) {
        reject(name, row(XmlMessage::outOfRange),
               {{"min", std::to_string(range.min)}, {"max", std::to_string(range.max)}});
    } else {
        return number;
    }
    return std::nullopt;
}

int XmlCursor::integer(std::string_view name, IntRange range, int fallback) {
    const auto found = findInteger(name, range);
    if (found == fallback) keepStated(name);
    return found.value_or(fallback);
}

std::optional<int> XmlCursor::requiredInteger(std::string_view name, IntRange range) {
    require(name);
    return completes(findInteger(name, range));
}

std::optional<bool> XmlCursor::findFlag(std::string_view name) {
    const auto value = findText(name);
    if (!value) return std::nullopt;
    if (*value == "yes") return true;
    if (*value == "no") return false;
    reject(name, row(XmlMessage::notFlag));
    return std::nullopt;
}

bool XmlCursor::flag(std::string_view name, bool fallback) {
    const auto found = findFlag(name);
    if (found == fallback) keepStated(name);
    return found.value_or(fallback);
}

std::optional<model::Rational> XmlCursor::findRational(std::string_view name) {
    const auto value = findText(name);
    if (!value) return std::nullopt;
    const auto number = model::Rational::parse(*value);
    if (!number) reject(name, row(XmlMessage::notRational));
    return number;
}

std::optional<std::size_t> XmlCursor::findWord(std::string_view name,
                                               const std::vector<std::string_view>& words) {
    const auto value = findText(name);
    if (!value) return std::nullopt;
    const auto it = std::find(words.begin(), words.end(), *value);
    if (it != words.end()) return static_cast<std::size_t>(it - words.begin());
    if (!document().canReport()) {
        keepAttribute(name);
        return std::nullopt;
    }
    const auto nearest = model::nearestWord(*value, words);
    std::vector<model::MessageValue> values{model::sortedKnown(words)};
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    reject(name, row(nearest ? XmlMessage::unknownWordNearest : XmlMessage::unknownWord), std::move(values));
    return std::nullopt;
}

std::string XmlCursor::idText(std::string_view name, bool required) {
    if (required) require(name);
    const auto value = findText(name);
    if (!value) return {};
    if (value->empty()) {
        reject(name, row(XmlMessage::emptyValue), {{"element", std::string(this->name())}});
        if (required) isComplete_ = false;
    } else if (!isIdText(*value)) {
        reportAt(name, row(XmlMessage::badId),
                 {{"attribute", std::string(name)}, {"value", std::string(*value)}});
    }
    return std::string(*value);
}

std::optional<std::string> XmlCursor::findLabel(std::string_view name) {
    const auto value = findText(name);
    if (!value) return std::nullopt;
    if (!value->empty() && value->find_first_of(" \t\r\n") == std::string_view::npos)
        return std::string(*value);
    reject(name, row(XmlMessage::badLabel));
    return std::nullopt;
}

std::string XmlCursor::requiredLabel(std::string_view name) {
    require(name);
    return completes(findLabel(name)).value_or(std::string{});
}

std::vector<std::string_view> XmlCursor::list(std::string_view name) {
    constexpr std::string_view space = " \t\r\n";
    std::vector<std::string_view> words;
    std::string_view rest = findText(name).value_or(std::string_view{});
    for (auto start = rest.find_first_not_of(space); start != std::string_view::npos;
         start = rest.find_first_not_of(space)) {
        rest.remove_prefix(start);
        words.push_back(rest.substr(0, rest.find_first_of(space)));
        rest.remove_prefix(words.back().size());
    }
    return words;
}

model::LocalText XmlCursor::localText(std::string_view name, std::string_view nameEs) {
    return {text(name), text(nameEs)};
}

model::Attributes XmlCursor::freeAttributes() {
    model::Attributes values;
    std::size_t index = 0;
    for (const auto& attribute : nodeAt(element_.node()).attributes()) {
        if (!asked_.isRead(index) && !values.has(attribute.name()))
            values.set(attribute.name(), attribute.value());
        asked_.markRead(index++);
    }
    return values;
}

void XmlCursor::reject(std::string_view attribute, const model::MessageRow& message,
                       std::vector<model::MessageValue> values) {
    keepAttribute(attribute);
    if (!document().canReport()) return;
    values.push_back({"attribute", std::string(attribute)});
    values.push_back({"value", quoted(attributeOf(element_.node(), attribute).value())});
    reportAt(attribute, message, std::move(values));
}

void XmlCursor::require(std::string_view name) {
    if (element_.exists() && has(name)) return;
    isComplete_ = false;
    if (!element_.exists()) return;
    report(row(XmlMessage::missingAttribute),
           {{"element", std::string(this->name())}, {"attribute", std::string(name)}});
}

XmlCursor XmlCursor::child(std::string_view name) {
    askChild(name, false);
    for (auto child = nodeAt(element_.node()).first_child(); child; child = child.next_sibling())
        if (isName(child.name(), name) && child.type() == pugi::node_element &&
            !element_.isBarred(child.internal_object()))
            return XmlCursor(element_.childAt(child.internal_object()));
    return {};
}

XmlCursor XmlCursor::requiredChild(std::string_view name) {
    XmlCursor found = child(name);
    if (!found && element_.exists())
        report(row(XmlMessage::missingElement),
               {{"element", std::string(this->name())}, {"missing", std::string(name)}});
    if (!found) isComplete_ = false;
    return found;
}

XmlChildren XmlCursor::children(std::string_view name) {
    askChild(name, true);
    return {element_, name, false};
}

XmlChildren XmlCursor::children() {
    asked_.anyChild();
    return {element_, {}, true};
}

std::string XmlCursor::content() {
    asked_.text();
    std::string text;
    for (const auto& child : nodeAt(element_.node()).children())
        if (isText(child)) text += child.value();
    return text;
}

model::LocalText XmlCursor::localContent() {
    model::LocalText text;
    if (XmlCursor en = child("en")) {
        text.en = en.content();
        finishPart(en);
    }
    if (XmlCursor es = child("es")) {
        text.es = es.content();
        finishPart(es);
    }
    return text;
}

model::Attributes XmlCursor::values(std::string_view name) {
    XmlCursor element = child(name);
    if (!element) return {};
    model::Attributes values = element.freeAttributes();
    for (XmlCursor value : element.children("value")) {
        const std::string key = value.requiredText("name");
        if (!value.isComplete() || values.has(key)) {
            element.keep(value);
            continue;
        }
        values.set(key, value.content());
        element.finishPart(value, key);
    }
    finishPart(element);
    return values;
}

void XmlCursor::finishPart(XmlCursor& child, std::string_view key) {
    if (!child) return;
    model::Extras extras = child.extras();
    if (extras.empty()) return;
    std::string name(child.name());
    if (!key.empty()) name.append(":").append(key);
    kept_.keepPart(std::move(name), std::move(extras));
}

void XmlCursor::end(model::Extras* extras) {
    if (element_.exists()) UnreadContent(element_, asked_, kept_, extras).end();
}

}  // namespace cota::xml
