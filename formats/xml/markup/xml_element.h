#pragma once
// One element of an XML document: its name, its place in the file, and the subject of its findings.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/message.h"

namespace cota::xml {

class XmlDocument;

/// The document must outlive it. Without a node it behaves like an element without attributes and children.
class XmlElement {
  public:
    XmlElement() = default;
    XmlElement(XmlDocument& document, void* node) : document_(&document), node_(node) {}

    bool exists() const { return node_ != nullptr; }
    XmlDocument& document() const { return *document_; }
    void* node() const { return node_; }
    std::string_view name() const;
    /// Byte offset of the element ('<') or of an attribute's name in the file.
    std::uint32_t offset() const;
    std::uint32_t offset(std::string_view attribute) const;
    model::SourceSpan at() const;
    model::SourceSpan at(std::string_view attribute) const;

    bool has(std::string_view attribute) const;
    bool hasChildren() const;
    /// A child, whose findings have the same subject.
    XmlElement childAt(void* node) const;
    /// Whether a child needs a newer program.
    bool isBarred(const void* child) const;

    /// Sets the subject of findings about this element and its children; its id is in `attribute`.
    void isAbout(model::SubjectKind kind, std::string_view attribute);
    model::Subject subject() const;
    void report(const model::MessageRow& message, std::vector<model::MessageValue> values,
                std::optional<model::Subject> about = {}) const;
    void reportAt(std::string_view attribute, const model::MessageRow& message,
                  std::vector<model::MessageValue> values, std::optional<model::Subject> about = {}) const;

  private:
    XmlDocument* document_ = nullptr;
    void* node_ = nullptr;
    model::SubjectKind subjectKind_ = model::SubjectKind::none;
    void* subjectNode_ = nullptr;
    std::string_view subjectAttribute_;
};

}  // namespace cota::xml
