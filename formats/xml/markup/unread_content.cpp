#include <algorithm>
#include <charconv>
#include <cstring>
#include <pugixml.hpp>

#include "formats/model/finding/nearest_word.h"
#include "formats/model/finding/utf8.h"
#include "formats/xml/markup/same_name.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/markup/xml_pen.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

pugi::xml_node childNodeAt(const void* node) {
    return pugi::xml_node(static_cast<pugi::xml_node_struct*>(const_cast<void*>(node)));
}

bool isText(pugi::xml_node node) {
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

// Markup on one line without layout, with the escapes of the pen. The scan limits the depth.
void writeRaw(pugi::xml_node node, std::string& out) {
    if (node.type() == pugi::node_comment) {
        out.append("<!--").append(node.value()).append("-->");
    } else if (node.type() == pugi::node_pi) {
        out.append("<?").append(node.name());
        if (*node.value() != '\0') out.append(" ").append(node.value());
        out.append("?>");
    } else if (isText(node)) {
        appendText(out, node.value());
    } else {
        out.append("<").append(node.name());
        for (const auto& attribute : node.attributes()) {
            if (node.attribute(attribute.name()) != attribute) continue;
            out.append(" ").append(attribute.name()).append("=\"");
            appendAttribute(out, attribute.value());
            out += '"';
        }
        if (node.first_child().empty()) {
            out.append("/>");
            return;
        }
        out += '>';
        for (const auto& child : node.children()) writeRaw(child, out);
        out.append("</").append(node.name()).append(">");
    }
}

std::string rawText(pugi::xml_node node) {
    std::string text;
    writeRaw(node, text);
    return text;
}

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Consecutive pieces of loose text are joined, as they are when they are read again.
void addElement(std::vector<std::string>& elements, std::string raw) {
    if (!elements.empty() && !elements.back().starts_with('<') && !raw.starts_with('<'))
        elements.back().append(" ").append(raw);
    else
        elements.push_back(std::move(raw));
}

// Loose text is trimmed.
void keepElement(std::vector<std::string>& elements, pugi::xml_node node) {
    if (!isText(node)) return elements.push_back(rawText(node));
    std::string_view text = node.value();
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    std::string raw;
    appendText(raw, text);
    addElement(elements, std::move(raw));
}

// The comments directly before `node`, in order.
std::vector<std::string> commentsBefore(pugi::xml_node node) {
    std::vector<std::string> comments;
    for (auto before = node.previous_sibling(); before.type() == pugi::node_comment;
         before = before.previous_sibling())
        comments.emplace_back(before.value());
    std::reverse(comments.begin(), comments.end());
    return comments;
}

/// Collects the children that are kept. A comment belongs to the child after it.
class Keeper {
  public:
    explicit Keeper(model::Extras* extras) : extras_(extras) {}

    void pass(pugi::xml_node comment) { comments_.push_back(comment); }
    void leave() { comments_.clear(); }
    void keep(pugi::xml_node node) {
        keepComments();
        if (extras_ != nullptr) keepElement(extras_->elements, node);
    }
    void keepAsComment(pugi::xml_node node) {
        keepComments();
        if (extras_ != nullptr) appendComment(extras_->elements.emplace_back(), " " + rawText(node) + " ");
    }
    void keepComments() {
        if (extras_ != nullptr)
            for (const auto& comment : comments_) extras_->elements.push_back(rawText(comment));
        comments_.clear();
    }

  private:
    model::Extras* extras_;
    std::vector<pugi::xml_node> comments_;
};

std::string shortText(std::string_view text) {
    constexpr std::size_t most = 24;
    const auto start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    text.remove_prefix(start);
    text = text.substr(0, text.find_first_of("\r\n"));
    return model::shortened(text, most);
}

}  // namespace

bool XmlCursor::hasChildren() const { return !childNodeAt(node_).first_child().empty(); }

bool XmlCursor::isBarred(const void* child) const {
    if (document_->knownFormat() == 0 || !document_->hasNeeds()) return false;
    const std::string_view text = childNodeAt(child).attribute(needsAttribute).value();
    if (text.empty()) return false;
    int needed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), needed);
    // An invalid number is from an unknown program and counts as a bar.
    const bool isNumber = error == std::errc{} && end == text.data() + text.size();
    return !isNumber || needed > document_->knownFormat();
}

void XmlCursor::askChild(std::string_view name, bool many) {
    if (!hasChildren()) return;
    for (const auto& asked : askedChildren_)
        if (asked.name == name) return;
    askedChildren_.push_back({name, many});
}

bool XmlCursor::isAsked(std::string_view name) const {
    return std::any_of(askedChildren_.begin(), askedChildren_.end(),
                       [&](const AskedChild& asked) { return asked.name == name; });
}

XmlCursor XmlCursor::cursorAt(void* child) const {
    XmlCursor cursor(*document_, child);
    cursor.subjectKind_ = subjectKind_;
    cursor.subjectNode_ = subjectNode_;
    cursor.subjectAttribute_ = subjectAttribute_;
    return cursor;
}

XmlCursor XmlCursor::child(std::string_view name) {
    askChild(name, false);
    for (auto child = childNodeAt(node_).first_child(); child; child = child.next_sibling())
        if (isName(child.name(), name) && child.type() == pugi::node_element &&
            !isBarred(child.internal_object()))
            return cursorAt(child.internal_object());
    return {};
}

XmlCursor XmlCursor::requiredChild(std::string_view name) {
    XmlCursor found = child(name);
    if (!found && node_ != nullptr)
        report(row(XmlMessage::missingElement),
               {{"element", std::string(this->name())}, {"missing", std::string(name)}});
    if (!found) isComplete_ = false;
    return found;
}

XmlChildren XmlCursor::children(std::string_view name) {
    askChild(name, true);
    return {*this, name, false};
}

XmlChildren XmlCursor::children() {
    anyChild_ = true;
    return {*this, {}, true};
}

std::string XmlCursor::content() {
    readText_ = true;
    std::string text;
    for (const auto& child : childNodeAt(node_).children())
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

void XmlCursor::keep(const XmlCursor& child) { kept_.push_back(child.node_); }
void XmlCursor::keepAsComment(const XmlCursor& child) { keptAsComments_.push_back(child.node_); }

void XmlCursor::finishPart(XmlCursor& child, std::string_view key) {
    if (!child) return;
    model::Extras extras = child.extras();
    if (extras.empty()) return;
    std::string name(child.name());
    if (!key.empty()) name.append(":").append(key);
    const auto [place, isNew] = partPlaces_.emplace(name, parts_.size());
    if (isNew) {
        parts_.push_back({std::move(name), std::move(extras)});
        return;
    }
    model::Extras& joined = parts_[place->second].extras;
    const auto join = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    join(joined.attributes, extras.attributes);
    for (std::string& element : extras.elements) addElement(joined.elements, std::move(element));
    join(joined.comments, extras.comments);
    join(joined.parts, extras.parts);
}

void XmlCursor::reportUnknownChild(const void* child, bool again) const {
    if (!document_->canReport()) return;
    const auto node = childNodeAt(child);
    const XmlCursor place(*document_, const_cast<void*>(child));
    std::vector<model::MessageValue> values{{"element", std::string(name())}, {"found", node.name()}};
    const auto tell = [&](XmlMessage message) {
        document_->report(row(message), place.offset(), std::move(values), subject());
    };
    if (again) return tell(XmlMessage::repeatedElement);
    std::vector<std::string_view> known;
    for (const auto& asked : askedChildren_) known.push_back(asked.name);
    values.push_back(model::sortedKnown(known, "-"));
    const auto nearest = model::nearestWord(node.name(), known);
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    tell(nearest ? XmlMessage::unknownElementNearest : XmlMessage::unknownElement);
}

void XmlCursor::reportStray(const void* node) const {
    const auto stray = childNodeAt(node);
    const std::string_view text = isText(stray) ? stray.value() : stray.name();
    const auto start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const auto place = document_->offsetOf(text.data() + start);
    document_->report(row(XmlMessage::strayText), place == XmlDocument::npos ? offset() : place,
                      {{"found", isText(stray) ? shortText(text) : "<?" + std::string(text)},
                       {"element", std::string(name())}},
                      subject());
}

void XmlCursor::reportBarred(const void* child) const {
    document_->report(row(XmlMessage::needsNewer), XmlCursor(*document_, const_cast<void*>(child)).offset(),
                      {{"element", childNodeAt(child).name()},
                       {"needs", childNodeAt(child).attribute(needsAttribute).value()},
                       {"known", std::to_string(document_->knownFormat())}},
                      subject());
}

void XmlCursor::endChildren(model::Extras* extras) {
    std::sort(kept_.begin(), kept_.end(), std::less<>{});
    std::sort(keptAsComments_.begin(), keptAsComments_.end(), std::less<>{});
    const auto isIn = [](const std::vector<const void*>& nodes, const void* node) {
        return std::binary_search(nodes.begin(), nodes.end(), node, std::less<>{});
    };
    std::vector<std::string_view> seen;
    Keeper keeper(extras);
    for (auto child = childNodeAt(node_).first_child(); child; child = child.next_sibling()) {
        const void* node = child.internal_object();
        if (child.type() == pugi::node_comment) {
            keeper.pass(child);
        } else if (child.type() != pugi::node_element) {
            if (isText(child) && (readText_ || isBlank(child.value()))) continue;
            reportStray(node);
            keeper.keep(child);
        } else if (!keptAsComments_.empty() && isIn(keptAsComments_, node)) {
            keeper.keepAsComment(child);
        } else if (isIn(kept_, node)) {
            keeper.keep(child);
        } else if (isBarred(node)) {
            reportBarred(node);
            keeper.keep(child);
        } else {
            const auto asked =
                std::find_if(askedChildren_.begin(), askedChildren_.end(),
                             [&](const AskedChild& known) { return isName(child.name(), known.name); });
            const bool isKnown = asked != askedChildren_.end();
            const bool again =
                isKnown && !asked->many && std::find(seen.begin(), seen.end(), asked->name) != seen.end();
            if (isKnown && !asked->many) seen.push_back(asked->name);
            if (again || (!isKnown && !anyChild_)) {
                reportUnknownChild(node, again);
                // If the first one is empty, it may not be written again; then the second would be read
                // instead.
                if (again)
                    keeper.keepAsComment(child);
                else
                    keeper.keep(child);
            } else {
                keeper.leave();
            }
        }
    }
    keeper.keepComments();
}

// Content outside the root: comments before it belong to it; content after it is kept inside, where XML
// allows it.
void XmlCursor::endOutside(model::Extras& extras) const {
    bool isAfter = false;
    for (const auto& node : childNodeAt(node_).parent().children()) {
        if (node.internal_object() == node_) {
            isAfter = true;
        } else if (node.type() == pugi::node_pi) {
            reportStray(node.internal_object());
            extras.elements.push_back(rawText(node));
        } else if (node.type() == pugi::node_comment) {
            if (isAfter)
                extras.elements.push_back(rawText(node));
            else
                extras.comments.emplace_back(node.value());
        }
    }
}

void XmlCursor::end(model::Extras* extras) {
    if (node_ == nullptr) return;
    endAttributes(extras);
    if (hasChildren()) endChildren(extras);
    if (extras == nullptr) return;
    // Ordered by name and not as in the file, so that writing, which has its own order, does not change
    // them.
    for (const auto& [name, place] : partPlaces_) extras->parts.push_back(std::move(parts_[place]));
    if (childNodeAt(node_).parent().type() == pugi::node_document)
        endOutside(*extras);
    else
        extras->comments = commentsBefore(childNodeAt(node_));
}

XmlCursor XmlChildren::Iterator::operator*() const { return range_->parent_->cursorAt(node_); }

XmlChildren::Iterator& XmlChildren::Iterator::operator++() {
    node_ = range_->firstFrom(childNodeAt(node_).next_sibling().internal_object());
    return *this;
}

XmlChildren::Iterator XmlChildren::begin() const {
    if (parent_->node_ == nullptr) return end();
    return {this, firstFrom(childNodeAt(parent_->node_).first_child().internal_object())};
}

void* XmlChildren::firstFrom(void* sibling) const {
    for (auto node = childNodeAt(sibling); node; node = node.next_sibling()) {
        if (node.type() != pugi::node_element || (!any_ && !isName(node.name(), name_))) continue;
        if (!parent_->isBarred(node.internal_object())) return node.internal_object();
    }
    return nullptr;
}

}  // namespace cota::xml
