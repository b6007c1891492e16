#include "formats/xml/markup/xml_cursor.h"

#include <algorithm>
#include <charconv>
#include <pugixml.hpp>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/same_name.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

pugi::xml_node nodeAt(const void* node) {
    return pugi::xml_node(static_cast<pugi::xml_node_struct*>(const_cast<void*>(node)));
}

// Attribute `name` and its index in the element.
pugi::xml_attribute attributeOf(const void* node, std::string_view name, std::size_t& index) {
    index = 0;
    for (auto attribute = nodeAt(node).first_attribute(); attribute; attribute = attribute.next_attribute()) {
        if (isName(attribute.name(), name)) return attribute;
        ++index;
    }
    return {};
}

pugi::xml_attribute attributeOf(const void* node, std::string_view name) {
    std::size_t ignored = 0;
    return attributeOf(node, name, ignored);
}

template <class Set>
void insert(Set& set, std::size_t index) {
    if (index / 64 < set.size()) set[index / 64] |= std::uint64_t{1} << (index % 64);
}

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

std::string_view XmlCursor::name() const { return nodeAt(node_).name(); }

std::uint32_t XmlCursor::offset() const {
    // An element that an upgrade step added has no place in the file; its nearest ancestor from the file has
    // one.
    for (auto node = nodeAt(node_); node; node = node.parent()) {
        const auto found = document_->offsetOf(node.name());
        if (found != XmlDocument::npos && found > 0) return static_cast<std::uint32_t>(found - 1);
    }
    return 0;
}

std::uint32_t XmlCursor::offset(std::string_view attribute) const {
    const auto found = attributeOf(node_, attribute);
    const auto place = found ? document_->offsetOf(found.name()) : XmlDocument::npos;
    return place == XmlDocument::npos ? offset() : static_cast<std::uint32_t>(place);
}

model::SourceSpan XmlCursor::at() const { return document_->file()->span(offset()); }
model::SourceSpan XmlCursor::at(std::string_view attribute) const {
    return document_->file()->span(offset(attribute));
}

bool XmlCursor::has(std::string_view name) const { return !attributeOf(node_, name).empty(); }

const char* XmlCursor::ask(std::string_view name) {
    if (askedCount_ < askedInline)
        asked_[askedCount_++] = name;
    else
        askedMore_.push_back(name);
    std::size_t index = 0;
    const auto attribute = attributeOf(node_, name, index);
    if (!attribute) return nullptr;
    insert(read_, index);
    return attribute.value();
}

void XmlCursor::mark(AttributeSet& set, std::string_view name) {
    std::size_t index = 0;
    if (attributeOf(node_, name, index)) insert(set, index);
}

std::optional<std::string_view> XmlCursor::findText(std::string_view name) {
    const char* value = ask(name);
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
    if (!document_->canReport()) {
        mark(rejected_, name);
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
    for (const auto& attribute : nodeAt(node_).attributes()) {
        const bool isRead = (read_[std::min(index / 64, attributeWords - 1)] >> (index % 64) & 1U) != 0;
        if (!isRead && !values.has(attribute.name())) values.set(attribute.name(), attribute.value());
        insert(read_, index++);
    }
    return values;
}

void XmlCursor::isAbout(model::SubjectKind kind, std::string_view attribute) {
    subjectKind_ = kind;
    subjectNode_ = node_;
    subjectAttribute_ = attribute;
}

model::Subject XmlCursor::subject() const {
    if (subjectKind_ == model::SubjectKind::none) return {};
    return {subjectKind_, attributeOf(subjectNode_, subjectAttribute_).value(), {}};
}

void XmlCursor::report(const model::MessageRow& message, std::vector<model::MessageValue> values,
                       std::optional<model::Subject> about) const {
    if (node_ == nullptr) return;
    document_->report(message, offset(), std::move(values), about ? std::move(*about) : subject());
}

void XmlCursor::reportAt(std::string_view attribute, const model::MessageRow& message,
                         std::vector<model::MessageValue> values, std::optional<model::Subject> about) const {
    if (node_ == nullptr) return;
    document_->report(message, offset(attribute), std::move(values), about ? std::move(*about) : subject());
}

void XmlCursor::reject(std::string_view attribute, const model::MessageRow& message,
                       std::vector<model::MessageValue> values) {
    mark(rejected_, attribute);
    if (!document_->canReport()) return;
    values.push_back({"attribute", std::string(attribute)});
    values.push_back({"value", quoted(attributeOf(node_, attribute).value())});
    reportAt(attribute, message, std::move(values));
}

void XmlCursor::require(std::string_view name) {
    if (node_ != nullptr && has(name)) return;
    isComplete_ = false;
    if (node_ == nullptr) return;
    report(row(XmlMessage::missingAttribute),
           {{"element", std::string(this->name())}, {"attribute", std::string(name)}});
}

void XmlCursor::reportUnknownAttribute(std::string_view name) const {
    if (!document_->canReport()) return;
    const auto known = askedNames();
    const auto nearest = model::nearestWord(name, known);
    std::vector<model::MessageValue> values{{"attribute", std::string(name)},
                                            {"element", std::string(this->name())},
                                            model::sortedKnown(known, "-")};
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    reportAt(name, row(nearest ? XmlMessage::misspeltAttribute : XmlMessage::unknownAttribute),
             std::move(values));
}

std::vector<std::string_view> XmlCursor::askedNames() const {
    std::vector<std::string_view> names(asked_.begin(),
                                        asked_.begin() + static_cast<std::ptrdiff_t>(askedCount_));
    names.insert(names.end(), askedMore_.begin(), askedMore_.end());
    return names;
}

void XmlCursor::endAttributes(model::Extras* extras) {
    std::size_t index = 0;
    for (auto attribute = nodeAt(node_).first_attribute(); attribute;
         attribute = attribute.next_attribute()) {
        const std::string_view name = attribute.name();
        const std::size_t word = std::min(index / 64, attributeWords - 1);
        const auto bit = std::uint64_t{1} << (index % 64);
        ++index;
        const bool isRejected = (rejected_[word] & bit) != 0;
        if ((read_[word] & bit) != 0 && !isRejected) continue;
        // The scan has reported repeated attributes; XML does not allow them.
        if (attributeOf(node_, name) != attribute) continue;
        // Names of other standards (such as the schema location) and satisfied barriers are not errors.
        const bool isForeign = name.starts_with("xmlns") || name.starts_with("xsi:") || name == "needs";
        if (!isRejected && !isForeign) reportUnknownAttribute(name);
        if (extras != nullptr) extras->attributes.emplace_back(name, attribute.value());
    }
}

bool XmlChildren::Iterator::plainValues(std::span<const std::string_view> names,
                                        std::span<const char*> values) const {
    const auto node = nodeAt(node_);
    // A comment before the element is kept with it.
    if (!node.first_child().empty() || node.previous_sibling().type() == pugi::node_comment) return false;
    std::ranges::fill(values, nullptr);
    for (auto attribute = node.first_attribute(); attribute; attribute = attribute.next_attribute()) {
        const auto isThis = [&](std::string_view name) { return isName(attribute.name(), name); };
        const auto found = static_cast<std::size_t>(std::ranges::find_if(names, isThis) - names.begin());
        if (found == names.size() || values[found] != nullptr) return false;
        values[found] = attribute.value();
    }
    return true;
}

std::uint32_t XmlChildren::Iterator::offset() const {
    XmlDocument& document = range_->parent_->document();
    const auto found = document.offsetOf(nodeAt(node_).name());
    const bool isFromFile = found != XmlDocument::npos && found > 0;
    return isFromFile ? static_cast<std::uint32_t>(found - 1) : XmlCursor(document, node_).offset();
}

}  // namespace cota::xml
