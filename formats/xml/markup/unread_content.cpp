#include "formats/xml/markup/unread_content.h"

#include <algorithm>
#include <pugixml.hpp>

#include "formats/model/finding/nearest_word.h"
#include "formats/model/finding/utf8.h"
#include "formats/xml/markup/raw_markup.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/markup/xml_nodes.h"
#include "formats/xml/markup/xml_pen.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

/// Collects the children that are kept. A comment belongs to the child after it.
class KeptChildren {
  public:
    explicit KeptChildren(model::Extras* extras) : extras_(extras) {}

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

void UnreadContent::end() {
    endAttributes();
    if (element_.hasChildren()) endChildren();
    if (extras_ == nullptr) return;
    kept_.moveParts(extras_->parts);
    if (nodeAt(element_.node()).parent().type() == pugi::node_document)
        endOutside();
    else
        extras_->comments = commentsBefore(nodeAt(element_.node()));
}

void UnreadContent::endAttributes() {
    std::size_t index = 0;
    for (auto attribute = nodeAt(element_.node()).first_attribute(); attribute;
         attribute = attribute.next_attribute()) {
        const std::string_view name = attribute.name();
        const bool isKept = asked_.isKept(index);
        const bool isRead = asked_.isRead(index++);
        if (isRead && !isKept) continue;
        // The scan has reported repeated attributes; XML does not allow them.
        if (attributeOf(element_.node(), name) != attribute) continue;
        // Names of other standards (such as the schema location) and satisfied barriers are not errors.
        const bool isForeign = name.starts_with("xmlns") || name.starts_with("xsi:") || name == "needs";
        if (!isKept && !isForeign) reportUnknownAttribute(name);
        if (extras_ != nullptr) extras_->attributes.emplace_back(name, attribute.value());
    }
}

void UnreadContent::reportUnknownAttribute(std::string_view name) const {
    if (!element_.document().canReport()) return;
    const auto known = asked_.attributeNames();
    const auto nearest = model::nearestWord(name, known);
    std::vector<model::MessageValue> values{{"attribute", std::string(name)},
                                            {"element", std::string(element_.name())},
                                            model::sortedKnown(known, "-")};
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    element_.reportAt(name, row(nearest ? XmlMessage::misspeltAttribute : XmlMessage::unknownAttribute),
                      std::move(values));
}

void UnreadContent::reportUnknownChild(const void* child, bool again) const {
    if (!element_.document().canReport()) return;
    const auto node = nodeAt(child);
    const XmlElement place(element_.document(), const_cast<void*>(child));
    std::vector<model::MessageValue> values{{"element", std::string(element_.name())},
                                            {"found", node.name()}};
    const auto tell = [&](XmlMessage message) {
        element_.document().report(row(message), place.offset(), std::move(values), element_.subject());
    };
    if (again) return tell(XmlMessage::repeatedElement);
    const auto known = asked_.childNames();
    values.push_back(model::sortedKnown(known, "-"));
    const auto nearest = model::nearestWord(node.name(), known);
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    tell(nearest ? XmlMessage::unknownElementNearest : XmlMessage::unknownElement);
}

void UnreadContent::reportStray(const void* node) const {
    const auto stray = nodeAt(node);
    const std::string_view text = isText(stray) ? stray.value() : stray.name();
    const auto start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const auto place = element_.document().offsetOf(text.data() + start);
    element_.document().report(row(XmlMessage::strayText),
                               place == XmlDocument::npos ? element_.offset() : place,
                               {{"found", isText(stray) ? shortText(text) : "<?" + std::string(text)},
                                {"element", std::string(element_.name())}},
                               element_.subject());
}

void UnreadContent::reportBarred(const void* child) const {
    element_.document().report(row(XmlMessage::needsNewer),
                               XmlElement(element_.document(), const_cast<void*>(child)).offset(),
                               {{"element", nodeAt(child).name()},
                                {"needs", nodeAt(child).attribute(needsAttribute).value()},
                                {"known", std::to_string(element_.document().knownFormat())}},
                               element_.subject());
}

void UnreadContent::endChildren() {
    kept_.sort();
    std::vector<std::string_view> seen;
    KeptChildren kept(extras_);
    for (auto child = nodeAt(element_.node()).first_child(); child; child = child.next_sibling()) {
        const void* node = child.internal_object();
        if (child.type() == pugi::node_comment) {
            kept.pass(child);
        } else if (child.type() != pugi::node_element) {
            if (isText(child) && (asked_.isTextAsked() || isBlank(child.value()))) continue;
            reportStray(node);
            kept.keep(child);
        } else if (kept_.isKeptAsComment(node)) {
            kept.keepAsComment(child);
        } else if (kept_.isKept(node)) {
            kept.keep(child);
        } else if (element_.isBarred(node)) {
            reportBarred(node);
            kept.keep(child);
        } else {
            const AskedContent::Child* asked = asked_.findChild(child.name());
            const bool isKnown = asked != nullptr;
            const bool again =
                isKnown && !asked->many && std::find(seen.begin(), seen.end(), asked->name) != seen.end();
            if (isKnown && !asked->many) seen.push_back(asked->name);
            if (again || (!isKnown && !asked_.isAnyChildAsked())) {
                reportUnknownChild(node, again);
                // If the first one is empty, it may not be written again; then the second would be read
                // instead.
                if (again)
                    kept.keepAsComment(child);
                else
                    kept.keep(child);
            } else {
                kept.leave();
            }
        }
    }
    kept.keepComments();
}

// Content outside the root: comments before it belong to it; content after it is kept inside, where XML
// allows it.
void UnreadContent::endOutside() {
    bool isAfter = false;
    for (const auto& node : nodeAt(element_.node()).parent().children()) {
        if (node.internal_object() == element_.node()) {
            isAfter = true;
        } else if (node.type() == pugi::node_pi) {
            reportStray(node.internal_object());
            extras_->elements.push_back(rawText(node));
        } else if (node.type() == pugi::node_comment) {
            if (isAfter)
                extras_->elements.push_back(rawText(node));
            else
                extras_->comments.emplace_back(node.value());
        }
    }
}

}  // namespace cota::xml
