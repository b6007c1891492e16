#include "validator/cli/check/baseline_file.h"

#include <algorithm>
#include <array>
#include <fstream>

#include "formats/xml/disk/sha256.h"
#include "validator/cli/check/baseline_text.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/identity.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using Json = BaselineJson;

constexpr const char* schemaName = "cota/baseline/1";
constexpr std::array keyMembers{"rule", "messageId", "subject", "values", "file"};
constexpr model::LocalLiteral noBaseline =
    local("The baseline '{path}' does not exist or cannot be read; --update-baseline writes one.");
constexpr model::LocalLiteral noJson = local(
    "{path}:{line}:{column}: the baseline cannot be read from here on, it is no JSON; correct it, or have "
    "--update-baseline write one under another name.");
constexpr model::LocalLiteral otherJson = local(
    "'{path}' is no baseline written by --update-baseline: it has no 'schema' \"{schema}\" with a list "
    "'findings'.");
constexpr model::LocalLiteral baselineTooLarge = local(
    "The baseline '{path}' is larger than {limit} bytes; write it anew with --update-baseline, for fewer "
    "files.");
constexpr model::LocalLiteral baselineTooMany = local(
    "The baseline '{path}' holds more than {limit} values; write it anew with --update-baseline, for fewer "
    "files.");
constexpr model::LocalLiteral baselineTooWide =
    local("An object of the baseline '{path}' has more than {limit} members; no baseline needs as many.");
constexpr model::LocalLiteral baselineTooDeep =
    local("The baseline '{path}' nests lists and objects deeper than {limit}; no baseline needs that.");

/// Throws if the text is not JSON or exceeds a limit, before anything is built: members of an object are
/// searched one by one, and nested values are copied and written by recursion.
class BaselineInspector {
  public:
    BaselineInspector(const std::string& path, const std::string& text, const BaselineLimits& limits)
        : path_(path), text_(text), limits_(limits) {}

    void inspect() { Json::sax_parse(text_, this); }

    // --- callbacks of the parser, which requires these names
    bool null() { return counts(); }
    bool boolean(bool) { return counts(); }
    bool number_integer(std::int64_t) { return counts(); }
    bool number_unsigned(std::uint64_t) { return counts(); }
    bool number_float(double, const std::string&) { return counts(); }
    bool binary(Json::binary_t&) { return counts(); }
    bool string(std::string&) { return counts(); }
    bool start_object(std::size_t) { return opens(); }
    bool start_array(std::size_t) { return opens(); }
    bool end_object() { return closes(); }
    bool end_array() { return closes(); }
    bool key(std::string&) {
        if (++open_.back() > limits_.members) refuse(baselineTooWide, limits_.members);
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const Json::exception&) {
        const auto before = std::string_view(text_).substr(0, position > 0 ? position - 1 : 0);
        const auto line = 1 + std::ranges::count(before, '\n');
        const auto column = before.size() - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
        throw CommandError(
            exitUnreadable, noJson,
            {{"path", path_}, {"line", std::to_string(line)}, {"column", std::to_string(column)}});
    }

  private:
    [[noreturn]] void refuse(model::LocalLiteral why, std::size_t limit) const {
        throw CommandError(exitUnreadable, why, {{"path", path_}, {"limit", std::to_string(limit)}});
    }
    bool counts() {
        if (++values_ > limits_.values) refuse(baselineTooMany, limits_.values);
        return true;
    }
    bool opens() {
        if (open_.size() >= limits_.depth) refuse(baselineTooDeep, limits_.depth);
        open_.push_back(0);
        return counts();
    }
    bool closes() {
        open_.pop_back();
        return true;
    }

    const std::string& path_;
    const std::string& text_;
    const BaselineLimits& limits_;
    std::size_t values_ = 0;
    std::vector<std::size_t> open_;  // number of members so far
};

/// Equal for equal values, whatever the order of their members.
std::string textOf(const Json& json) {
    return nlohmann::json(json).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Stops reading when the file is certainly too large.
std::string baselineBytes(const std::string& path, std::size_t limit) {
    std::ifstream file(path, std::ios::binary);
    std::error_code ignored;
    if (!file || fs::is_directory(path, ignored))
        throw CommandError(exitUnreadable, noBaseline, {{"path", path}});
    constexpr std::size_t block = std::size_t{1} << 18;
    std::string bytes;
    while (file && bytes.size() <= limit) {
        const std::size_t before = bytes.size();
        bytes.resize(before + std::min(block, limit + 1 - before));
        file.read(bytes.data() + before, static_cast<std::streamsize>(bytes.size() - before));
        bytes.resize(before + static_cast<std::size_t>(file.gcount()));
    }
    return bytes;
}

}  // namespace

BaselineFile::BaselineFile() { rest["schema"] = schemaName; }

std::string fromFolderOf(const fs::path& baseline, const std::string& file) {
    std::error_code ignored;
    const fs::path folder = fs::weakly_canonical(fs::absolute(baseline, ignored), ignored).parent_path();
    return fs::weakly_canonical(fs::absolute(file, ignored), ignored)
        .lexically_relative(folder)
        .generic_string();
}

std::string wordIn(const Json& entry, const char* name) {
    if (!entry.is_object()) return {};
    const auto found = entry.find(name);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

Json entryFor(const model::Finding& finding) {
    Json entry;
    entry["rule"] = finding.rule;
    entry["messageId"] = finding.message;
    entry["subject"] = {{"kind", model::textOf(finding.subject.kind)}, {"id", finding.subject.id}};
    entry["values"] = Json::object();
    for (const auto& [name, value] : checks::lastingValues(finding)) entry["values"][name] = value;
    return entry;
}

std::string keyOf(const Json& entry) {
    if (!entry.is_object()) return textOf(entry);
    Json key;
    for (const char* name : keyMembers)
        if (const auto found = entry.find(name); found != entry.end()) key[name] = *found;
    if (const auto subject = key.find("subject"); subject != key.end() && subject->is_object())
        *subject = {{"kind", wordIn(*subject, "kind")}, {"id", wordIn(*subject, "id")}};
    // Older baselines had line numbers there.
    if (const auto values = key.find("values"); values != key.end() && values->is_object())
        for (const char* language : {"", ".en", ".es"})
            values->erase(std::string(checks::firstPlace) + language);
    return textOf(key);
}

BaselineFile baselineOf(const std::string& path, std::string bytes, const BaselineLimits& limits) {
    if (bytes.size() > limits.bytes)
        throw CommandError(exitUnreadable, baselineTooLarge,
                           {{"path", path}, {"limit", std::to_string(limits.bytes)}});
    BaselineFile baseline;
    baseline.sha256 = xml::sha256(bytes);
    if (bytes.starts_with(byteOrderMark)) bytes.erase(0, byteOrderMark.size());
    BaselineInspector(path, bytes, limits).inspect();
    Json json = Json::parse(bytes);
    const bool isOurs = json.is_object() && json.value("schema", Json()) == Json(schemaName) &&
                        json.contains("findings") && json["findings"].is_array();
    if (!isOurs) throw CommandError(exitUnreadable, otherJson, {{"path", path}, {"schema", schemaName}});
    const auto places = placesOfEntries(bytes);
    for (Json& whole : json["findings"]) {
        const std::size_t number = baseline.entries.size();
        BaselineEntry& entry = baseline.entries.emplace_back();
        entry.key = keyOf(whole);
        entry.rule = wordIn(whole, "rule");
        entry.file = wordIn(whole, "file");
        entry.line = number < places.size() ? places[number].line : 1;
        entry.whole = std::move(whole);
    }
    json["findings"] = Json::array();  // reserves its place
    baseline.rest = std::move(json);
    baseline.text = std::move(bytes);
    return baseline;
}

BaselineFile readBaseline(const std::string& path, const BaselineLimits& limits) {
    return baselineOf(path, baselineBytes(path, limits.bytes), limits);
}

}  // namespace cota::cli
