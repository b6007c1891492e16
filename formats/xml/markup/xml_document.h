#pragma once
// One XML text as a tree, which is used only if the text is well-formed and within limits. Declarations of
// entities and document types are rejected. The tree and the string views of cursors live as long as the
// document.

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
    /// Reads a file; its errors become findings. `name` is its name in findings.
    explicit XmlDocument(const std::filesystem::path& path, std::string name = {},
                         const ReadLimits& limits = {});
    explicit XmlDocument(TextFilePtr file, const ReadLimits& limits = {});
    ~XmlDocument();
    XmlDocument(const XmlDocument&) = delete;
    XmlDocument& operator=(const XmlDocument&) = delete;

    /// Whether there is a tree. If not, the findings give the reason.
    bool ok() const { return tree_ != nullptr; }
    /// Only if ok().
    XmlCursor root();
    const ReadLimits& limits() const { return limits_; }
    /// Null if the file could not be read as text.
    const TextFilePtr& file() const { return file_; }

    /// The format that this program knows: elements with a higher needs="N" stay unread. 0: no barrier
    /// (initially).
    void setKnownFormat(int format) { knownFormat_ = format; }
    int knownFormat() const { return knownFormat_; }
    /// Whether any element of the file has the attribute `needs`.
    bool hasNeeds() const { return hasNeeds_; }

    void report(const model::MessageRow& message, std::size_t offset, std::vector<model::MessageValue> values,
                model::Subject subject = {});
    /// False if the limit of findings is reached; then callers need not build messages.
    bool canReport() const { return findings_.size() <= limits_.findings; }
    std::vector<model::Finding> takeFindings() { return std::move(findings_); }

    // For the sources of this folder that use the tree directly.
    void* rootNode() const;
    /// Byte offset of a name in the tree, or npos if it is not from the file.
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    std::size_t offsetOf(const char* name) const;
    /// Sets the place of a name that an upgrade step changed: that of the old name.
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
