#pragma once
// One XML text as a tree, built only after the text was found well-formed and within limits. Declarations of
// entities and document types are refused. The tree lives as long as the document; so do the texts cursors
// give out.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/message.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_scan.h"

namespace cota::xml {

class XmlDocument {
  public:
    /// Reads a file; what is wrong with it becomes findings. `name` is how findings call it.
    explicit XmlDocument(const std::filesystem::path& path, std::string name = {},
                         const ReadLimits& limits = {});
    explicit XmlDocument(TextFilePtr file, const ReadLimits& limits = {});
    ~XmlDocument();
    XmlDocument(const XmlDocument&) = delete;
    XmlDocument& operator=(const XmlDocument&) = delete;

    /// Whether there is a tree. If not, the findings say why.
    bool ok() const { return tree_ != nullptr; }
    /// Only if ok().
    XmlCursor root();
    const ReadLimits& limits() const { return limits_; }
    /// Null if the file could not be read as text.
    const TextFilePtr& file() const { return file_; }

    /// The format this program knows: elements with needs="N" above it stay unread. 0: no barrier (the
    /// start).
    void setKnownFormat(int format) { knownFormat_ = format; }
    int knownFormat() const { return knownFormat_; }
    /// Whether any element of the file has the attribute `needs`.
    bool hasNeeds() const { return hasNeeds_; }

    void report(const model::MessageRow& message, std::size_t offset, std::vector<model::MessageValue> values,
                model::Subject subject = {});
    /// False once so much was said that no more is taken: then nobody need think about wording.
    bool canReport() const { return findings_.size() <= limits_.findings; }
    std::vector<model::Finding> takeFindings() { return std::move(findings_); }

    // For the sources of this folder that work on the tree itself.
    void* rootNode() const;
    /// Byte offset of a name that stands in the tree, or npos if it is not from the file.
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    std::size_t offsetOf(const char* name) const;
    /// A name that an upgrade step put where the file has another one stands where that one stands.
    void keepPlace(const char* name, std::size_t offset) { renamed_[name] = offset; }

  private:
    struct Tree;
    void build();

    TextFilePtr file_;
    ReadLimits limits_;
    int knownFormat_ = 0;
    bool hasNeeds_ = false;
    std::vector<model::Finding> findings_;
    std::unique_ptr<Tree> tree_;
    std::unordered_map<const char*, std::size_t> renamed_;
};

}  // namespace cota::xml
