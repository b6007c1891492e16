#include "formats/xml/markup/xml_document.h"

#include <pugixml.hpp>

#include "formats/xml/disk/beside.h"

namespace cota::xml {

struct XmlDocument::Tree {
    std::string buffer;  // pugixml reads in place, so pointers to names give offsets in the file
    pugi::xml_document document;
    pugi::xml_parse_result result = {};

    explicit Tree(const std::string& text) : buffer(text) {
        result = document.load_buffer_inplace(
            buffer.data(), buffer.size(),
            pugi::parse_default | pugi::parse_comments | pugi::parse_pi | pugi::parse_ws_pcdata_single,
            pugi::encoding_utf8);
    }
};

XmlDocument::XmlDocument(const std::filesystem::path& path, std::string name, const ReadLimits& limits)
    : limits_(limits) {
    auto loaded = readTextFile(path, std::move(name), limits.bytes);
    findings_ = std::move(loaded.findings);
    if (!loaded.value) return;
    file_ = std::move(*loaded.value);
    build();
}

XmlDocument::XmlDocument(TextFilePtr file, const ReadLimits& limits)
    : file_(std::move(file)), limits_(limits) {
    build();
}

XmlDocument::~XmlDocument() = default;

void XmlDocument::build() {
    constexpr std::size_t shortestElement = 4;  // <a/>
    // A text too short for more elements than the limit may be parsed before the scan has ended.
    const std::string& text = file_->text();
    const bool isBounded = text.size() / shortestElement <= limits_.elements;
    auto parsed =
        beside(isBounded && text.size() >= longText, [&text] { return std::make_unique<Tree>(text); });
    ScanResult scanned = scanXml(*file_, limits_);
    for (ScanProblem& problem : scanned.problems)
        report(row(problem.message), problem.offset, std::move(problem.values));
    if (!scanned.canBuild) return;
    hasNeeds_ = scanned.hasNeeds;
    auto tree = parsed.get();
    if (const auto& result = tree->result;
        !result) {  // the scan is stricter, so this would be an error of Cota; it is reported all the same
        report(row(XmlMessage::malformed), static_cast<std::size_t>(result.offset),
               {{"found", result.description()}});
        return;
    }
    tree_ = std::move(tree);
}

XmlCursor XmlDocument::root() { return XmlCursor(XmlElement(*this, rootNode())); }

void* XmlDocument::rootNode() const { return tree_->document.document_element().internal_object(); }

std::size_t XmlDocument::offsetOf(const char* name) const {
    const std::less<> before;
    const char* begin = tree_->buffer.data();
    const char* end = begin + tree_->buffer.size();
    if (!before(name, begin) && before(name, end)) return static_cast<std::size_t>(name - begin);
    const auto kept = renamed_.find(name);
    return kept == renamed_.end() ? npos : kept->second;
}

void XmlDocument::report(const model::MessageRow& message, std::size_t offset,
                         std::vector<model::MessageValue> values, model::Subject subject) {
    if (!canReport()) return;
    if (findings_.size() == limits_.findings) {
        findings_.push_back(model::findingOf(row(XmlMessage::tooManyFindings),
                                             {{"limit", std::to_string(limits_.findings)}},
                                             {model::SubjectKind::file, file_->name(), {}}));
        findings_.back().where = file_->span(offset);
        return;
    }
    if (subject.kind == model::SubjectKind::none) subject = {model::SubjectKind::file, file_->name(), {}};
    findings_.push_back(model::findingOf(message, std::move(values), std::move(subject)));
    findings_.back().where = file_->span(offset);
}

}  // namespace cota::xml
