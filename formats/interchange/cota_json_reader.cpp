// Reads a document from an export. Each file of its source becomes an XML text for the XML readers. Each
// line of that text has its offset in the JSON, so that findings are reported at their place there.

#include <algorithm>
#include <filesystem>
#include <set>

#include "formats/interchange/cota_json.h"
#include "formats/interchange/cota_json_messages.h"
#include "formats/model/finding/utf8.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/markup/xml_pen.h"
#include "formats/xml/markup/xml_scan.h"

namespace cota::interchange {

namespace {

namespace fs = std::filesystem;
using model::Finding;
using Kind = JsonNode::Kind;

/// Maximum length, in characters, of a word of the file in a sentence.
constexpr std::size_t longestShown = 60;
constexpr model::LocalLiteral textWord = local("a text");
constexpr model::LocalLiteral listWord = local("a list");
constexpr model::LocalLiteral objectWord = local("an object");
constexpr model::LocalLiteral nodeWord = local("a text, or an object with #name, #comment or #instruction");
constexpr model::LocalLiteral wholeFile = local("the export");

model::LocalLiteral wordOf(Kind kind) {
    switch (kind) {
        case Kind::null:
            return local("nothing (null)");
        case Kind::boolean:
            return local("true or false");
        case Kind::number:
            return local("a number");
        case Kind::text:
            return textWord;
        case Kind::list:
            return listWord;
        case Kind::object:
            return objectWord;
    }
    return {};
}

void addWord(std::vector<model::MessageValue>& values, const std::string& name, model::LocalLiteral word) {
    values.push_back(model::inWords(name, word));
}

/// Findings at their places in the JSON.
class JsonFindings {
  public:
    JsonFindings(const xml::TextFile& file, std::size_t most) : file_(file), most_(most) {}

    void report(const char* id, const JsonNode& node, std::vector<model::MessageValue> values = {}) {
        const auto& row = exportMessage(id);
        hasError_ = hasError_ || row.severity == model::Severity::error;
        if (all_.size() >= most_) return;
        all_.push_back(
            model::findingOf(row, std::move(values), {model::SubjectKind::file, file_.name(), {}}));
        all_.back().where = file_.span(node.offset);
    }
    /// Whether the node has that kind; `place` is a JSON pointer.
    bool require(const JsonNode& node, Kind kind, const std::string& place) {
        if (node.kind == kind) return true;
        wrongKind(node, place, wordOf(kind));
        return false;
    }
    void wrongKind(const JsonNode& node, const std::string& place, model::LocalLiteral expected) {
        std::vector<model::MessageValue> values{{"place", place}};
        addWord(values, "found", wordOf(node.kind));
        addWord(values, "expected", expected);
        report("JSON-005", node, std::move(values));
    }
    /// The member if it has that kind; otherwise adds a finding and returns null.
    const JsonNode* member(const JsonNode& parent, std::string_view key, Kind kind,
                           const std::string& place) {
        const std::string pointer = place + "/" + std::string(key);
        if (const JsonNode* node = parent.find(key)) return require(*node, kind, pointer) ? node : nullptr;
        std::vector<model::MessageValue> values{{"key", std::string(key)}};
        addWord(values, "expected", wordOf(kind));
        if (place.empty())
            addWord(values, "place", wholeFile);
        else
            values.push_back({"place", place});
        report("JSON-004", parent, std::move(values));
        return nullptr;
    }
    /// Adds findings of an XML reader, at the places of their lines in the JSON.
    void take(std::vector<Finding> findings, const std::vector<std::size_t>& lines) {
        for (Finding& finding : findings) {
            const std::size_t line = finding.where && finding.where->line > 0
                                         ? static_cast<std::size_t>(finding.where->line) - 1
                                         : 0;
            finding.where = file_.span(lines.empty() ? 0 : lines[std::min(line, lines.size() - 1)]);
            if (all_.size() < most_) all_.push_back(std::move(finding));
        }
    }
    bool hasError() const { return hasError_; }
    std::vector<Finding> all() { return std::move(all_); }

  private:
    const xml::TextFile& file_;
    std::size_t most_;
    std::vector<Finding> all_;
    bool hasError_ = false;
};

/// Writes nodes as XML, one attribute on each line.
class SourceText {
  public:
    explicit SourceText(JsonFindings& findings) : findings_(findings) {}

    void content(const JsonNode& list, const std::string& place) {
        for (std::size_t i = 0; i < list.parts.size(); ++i)
            node(list.parts[i], place + "/" + std::to_string(i));
    }
    const std::string& text() const { return text_; }
    /// For each line its offset in the JSON.
    const std::vector<std::size_t>& lines() const { return lines_; }

  private:
    void node(const JsonNode& node, const std::string& place) {
        if (node.kind == Kind::text) return put(node, place, xml::appendText);
        if (node.kind == Kind::object && node.find("#name")) return element(node, place);
        if (node.kind == Kind::object && node.find("#comment")) {
            if (const auto* comment = findings_.member(node, "#comment", Kind::text, place))
                put(*comment, place, xml::appendComment);
            return;
        }
        if (node.kind == Kind::object && node.find("#instruction")) return instruction(node, place);
        findings_.wrongKind(node, place, nodeWord);
    }

    void element(const JsonNode& node, const std::string& place) {
        const JsonNode* name = findings_.member(node, "#name", Kind::text, place);
        if (name == nullptr || !isName(*name, name->text)) return;
        mark(node);
        append("<" + name->text);
        const JsonNode* inside = nullptr;
        for (const JsonNode& part : node.parts) {
            if (&part == name) continue;
            const std::string here = place + "/" + part.name;
            if (part.name == "#content") {
                if (findings_.require(part, Kind::list, here)) inside = &part;
                continue;
            }
            if (!isName(part, part.name) || !findings_.require(part, Kind::text, here)) continue;
            append("\n");
            mark(part);
            append(part.name + "=\"");
            put(part, here, xml::appendAttribute);
            append("\"");
        }
        append("\n>");
        if (inside != nullptr) content(*inside, place + "/#content");
        append("</" + name->text + ">");
    }

    void instruction(const JsonNode& node, const std::string& place) {
        const JsonNode* name = findings_.member(node, "#instruction", Kind::text, place);
        const JsonNode* value = findings_.member(node, "#text", Kind::text, place);
        if (name == nullptr || value == nullptr || !isName(*name, name->text)) return;
        if (name->text == "xml" || value->text.find("?>") != std::string::npos)
            return findings_.report("JSON-007", *name, {{"name", name->text}});
        mark(node);
        append("<?" + name->text + (value->text.empty() ? "" : " "));
        append(value->text + "?>");
    }

    bool isName(const JsonNode& node, const std::string& name) {
        if (xml::isXmlName(name)) return true;
        findings_.report("JSON-007", node, {{"name", model::shortened(name, longestShown)}});
        return false;
    }

    void put(const JsonNode& node, const std::string& place, void (*write)(std::string&, std::string_view)) {
        if (std::any_of(node.text.begin(), node.text.end(), [](char c) {
                return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t';
            }))
            return findings_.report("JSON-013", node, {{"place", place}});
        mark(node);
        std::string written;
        write(written, node.text);
        append(written);
    }
    void append(std::string_view text) {
        text_ += text;
        for (const char c : text)
            if (c == '\n') lines_.push_back(lines_.back());
    }
    void mark(const JsonNode& node) { lines_.back() = node.offset; }

    JsonFindings& findings_;
    std::string text_;
    std::vector<std::size_t> lines_{0};
};

/// One file of the source as XML text.
struct SourceFile {
    std::string path;
    std::string text;
    std::vector<std::size_t> lines;
    const JsonNode* node = nullptr;
    bool isRead = false;
};

class CotaJsonReader {
  public:
    CotaJsonReader(const xml::TextFile& file, const JsonNode& root, const JsonLimits& limits)
        : root_(root), findings_(file, limits.findings) {}

    model::Loaded<CotaDocument> read() {
        if (isOurs()) readFiles();
        if (!findings_.hasError()) readDocument();
        model::Loaded<CotaDocument> loaded;
        if (isWhole_ && !findings_.hasError()) loaded.value = std::move(document_);
        loaded.findings = findings_.all();
        return loaded;
    }

  private:
    bool isOurs() {
        const JsonNode* schema = root_.find("schema");
        const std::string expected(exportSchema);
        if (schema == nullptr || schema->kind != Kind::text) {
            findings_.report("JSON-002.missing", schema ? *schema : root_, {{"expected", expected}});
            return false;
        }
        if (schema->text == expected) return true;
        constexpr std::string_view family = "cota/export/";
        findings_.report(schema->text.starts_with(family) ? "JSON-002.newer" : "JSON-002", *schema,
                         {{"found", model::shortened(schema->text, longestShown)}, {"expected", expected}});
        return false;
    }

    void readFiles() {
        const JsonNode* source = findings_.member(root_, "source", Kind::object, "");
        const JsonNode* files = source ? findings_.member(*source, "files", Kind::list, "/source") : nullptr;
        if (files == nullptr) return;
        if (files->parts.empty()) findings_.report("JSON-010", *files);
        std::set<std::string> paths;
        for (std::size_t i = 0; i < files->parts.size(); ++i) {
            const JsonNode& node = files->parts[i];
            const std::string place = "/source/files/" + std::to_string(i);
            if (!findings_.require(node, Kind::object, place)) continue;
            const JsonNode* path = findings_.member(node, "path", Kind::text, place);
            const JsonNode* content = findings_.member(node, "content", Kind::list, place);
            if (path == nullptr || content == nullptr) continue;
            if (const auto why = whyNoPlace(path->text)) {
                std::vector<model::MessageValue> values{{"path", model::shortened(path->text, longestShown)}};
                addWord(values, "reason", *why);
                findings_.report("JSON-008", *path, std::move(values));
            } else if (!paths.insert(path->text).second) {
                findings_.report("JSON-009", *path, {{"path", path->text}});
            }
            SourceText text(findings_);
            text.content(*content, place + "/content");
            sources_.push_back({path->text, text.text(), text.lines(), path, false});
        }
    }

    void readDocument() {
        SourceFile& own = sources_.front();
        own.isRead = true;
        const auto kind = xml::detectKindOfText(own.text);
        const std::string key = fs::path(own.path).filename().generic_string();
        if (kind == xml::FileKind::forces) {
            if (auto forces = take(own, xml::readForcesText(own.path, own.text)))
                document_.document.forces.emplace(key, std::move(*forces));
            document_.files = {{own.path, kind, key}};
        } else if (kind == xml::FileKind::scenario) {
            readScenario(own);
        } else {  // reports the errors of files of other kinds
            if (auto board = take(own, xml::readBoardText(own.path, own.text)))
                document_.document.boards.emplace(key, std::move(*board));
            document_.files = {{own.path, xml::FileKind::board, key}};
        }
        for (const SourceFile& source : sources_)
            if (!source.isRead) findings_.report("JSON-011", *source.node, {{"path", source.path}});
    }

    void readScenario(SourceFile& own) {
        auto scenario = take(own, xml::readScenarioText(own.path, own.text));
        if (!scenario) return;
        document_.files = {{own.path, xml::FileKind::scenario, {}}};
        const fs::path folder = fs::path(own.path).parent_path();
        auto& boards = document_.document.boards;
        auto& forces = document_.document.forces;
        for (const auto& placed : scenario->assembly.boards)
            if (!boards.contains(placed.file))
                if (SourceFile* file = named(folder, placed.file))
                    if (auto board = take(*file, xml::readBoardText(file->path, file->text))) {
                        boards.emplace(placed.file, std::move(*board));
                        remember({file->path, xml::FileKind::board, placed.file});
                    }
        for (const std::string& name : scenario->forces)
            if (!forces.contains(name))
                if (SourceFile* file = named(folder, name))
                    if (auto force = take(*file, xml::readForcesText(file->path, file->text))) {
                        forces.emplace(name, std::move(*force));
                        remember({file->path, xml::FileKind::forces, name});
                    }
        document_.document.scenario = std::move(*scenario);
    }

    void remember(CotaFile file) {
        auto& files = document_.files;
        const bool isKnown = std::any_of(files.begin(), files.end(),
                                         [&](const CotaFile& other) { return other.path == file.path; });
        if (!isKnown) files.push_back(std::move(file));
    }

    /// The file of the source to which a scenario in `folder` refers by this name.
    SourceFile* named(const fs::path& folder, const std::string& name) {
        const std::string path = (folder / fs::path(name)).lexically_normal().generic_string();
        for (SourceFile& source : sources_)
            if (source.path == path && &source != &sources_.front()) {
                source.isRead = true;
                return &source;
            }
        findings_.report("JSON-012", *sources_.front().node, {{"file", name}});
        return nullptr;
    }

    /// The value that an XML reader made of a file. Without the value of its main file there is no document.
    template <class T>
    std::optional<T> take(const SourceFile& source, xml::ReadFile<T> file) {
        findings_.take(std::move(file.findings), source.lines);
        if (&source == &sources_.front()) isWhole_ = file.value.has_value();
        return std::move(file.value);
    }

    const JsonNode& root_;
    JsonFindings findings_;
    std::vector<SourceFile> sources_;
    CotaDocument document_;
    bool isWhole_ = false;
};

}  // namespace

model::Loaded<CotaDocument> readCotaJson(std::string name, std::string bytes, const JsonLimits& limits) {
    model::Loaded<CotaDocument> loaded;
    auto text = xml::textFromBytes(std::move(name), std::move(bytes));
    loaded.findings = std::move(text.findings);
    if (!text.ok()) return loaded;
    auto tree = readJsonTree(**text.value, {"schema", "source"}, limits);
    loaded.findings.insert(loaded.findings.end(), tree.findings.begin(), tree.findings.end());
    const bool isSound = std::none_of(tree.findings.begin(), tree.findings.end(), [](const Finding& finding) {
        return finding.severity == model::Severity::error;
    });
    if (!tree.ok() || !isSound) return loaded;
    auto read = CotaJsonReader(**text.value, *tree.value, limits).read();
    loaded.value = std::move(read.value);
    loaded.findings.insert(loaded.findings.end(), read.findings.begin(), read.findings.end());
    return loaded;
}

}  // namespace cota::interchange
