#include "formats/interchange/json_tree.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "formats/interchange/cota_json_messages.h"
#include "formats/model/finding/utf8.h"

namespace cota::interchange {

namespace {

using Kind = JsonNode::Kind;
using Plain = nlohmann::json;

/// An input iterator over bytes that counts how many were read.
class CountedBytes {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountedBytes(const char* at, std::size_t* count) : at_(at), count_(count) {}
    reference operator*() const { return *at_; }
    CountedBytes& operator++() {
        ++at_;
        ++*count_;
        return *this;
    }
    CountedBytes operator++(int) {
        CountedBytes before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountedBytes& a, const CountedBytes& b) { return a.at_ == b.at_; }
    friend bool operator!=(const CountedBytes& a, const CountedBytes& b) { return a.at_ != b.at_; }

  private:
    const char* at_;
    std::size_t* count_;
};

/// Receives the events of the parser; returning false stops it.
class JsonTreeBuilder {
  public:
    JsonTreeBuilder(const xml::TextFile& file, const std::vector<std::string_view>& wanted,
                    const JsonLimits& limits)
        : file_(file), wanted_(wanted), limits_(limits) {}

    model::Loaded<JsonNode> read() {
        const std::string& text = file_.text();
        const bool isRead = Plain::sax_parse(CountedBytes(text.data(), &taken_),
                                             CountedBytes(text.data() + text.size(), &taken_), this);
        model::Loaded<JsonNode> loaded;
        loaded.findings = std::move(findings_);
        if (isRead) loaded.value = std::move(root_);
        return loaded;
    }

    // --- called by the parser, which defines these names
    bool null() { return plain(Kind::null); }
    bool boolean(bool) { return plain(Kind::boolean); }
    bool number_integer(std::int64_t) { return plain(Kind::number); }
    bool number_unsigned(std::uint64_t) { return plain(Kind::number); }
    bool number_float(double, const std::string&) { return plain(Kind::number); }
    bool binary(Plain::binary_t&) { return plain(Kind::null); }
    bool string(std::string& text) {
        if (!counts()) return false;
        if (JsonNode* node = add(Kind::text)) node->text = std::move(text);
        return ended();
    }
    bool start_object(std::size_t) { return open(Kind::object); }
    bool start_array(std::size_t) { return open(Kind::list); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        const std::size_t at = start();
        if (open_.size() == 1) isSkipped_ = std::find(wanted_.begin(), wanted_.end(), name) == wanted_.end();
        isTwice_ = !isSkipped_ && open_.back().node && !open_.back().names.insert(name).second;
        if (isTwice_) report("JSON-006", at, {{"key", name}});
        name_ = std::move(name);
        return ended();
    }
    bool parse_error(std::size_t position, const std::string& token, const Plain::exception& error) {
        constexpr int outOfRange = 406;
        constexpr std::size_t longest = 40;
        const std::string found = xml::cleanUtf8(std::string(model::firstCharacters(token, longest)));
        if (error.id == outOfRange)
            report("JSON-001.number", start(), {{"found", found}});
        else if (start() >= file_.text().size() || position > file_.text().size())
            report("JSON-001.end", file_.text().size(), {});
        else
            report("JSON-001", start(), {{"found", found}});
        return false;
    }

  private:
    struct Level {
        JsonNode* node = nullptr;  // null: not wanted
        std::set<std::string> names;
    };

    /// The start of the token that was just read: after the previous token and the separators.
    std::size_t start() const {
        const auto at = file_.text().find_first_not_of(" \t\r\n:,", before_);
        return std::min(at, file_.text().size());
    }
    bool ended() {
        before_ = taken_;
        return true;
    }
    bool counts() {
        if (open_.empty()) {
            report("JSON-002.list", start(), {});
            return false;
        }
        if (++values_ <= limits_.values) return true;
        report("JSON-003.values", start(), {{"limit", std::to_string(limits_.values)}});
        return false;
    }
    bool plain(Kind kind) {
        if (!counts()) return false;
        add(kind);
        return ended();
    }
    /// Adds a node to the innermost open one, or returns null if it is not wanted.
    JsonNode* add(Kind kind) {
        JsonNode* parent = open_.back().node;
        if (parent == nullptr || isSkipped_ || isTwice_) return nullptr;
        JsonNode& node = parent->parts.emplace_back();
        node.kind = kind;
        node.offset = start();
        if (parent->kind == Kind::object) node.name = std::move(name_);
        return &node;
    }
    bool open(Kind kind) {
        if (open_.empty() && kind == Kind::object) {
            root_.kind = kind;
            root_.offset = start();
            open_.push_back({&root_, {}});
            return ended();
        }
        if (!counts()) return false;
        if (open_.size() >= limits_.depth) {
            report("JSON-003.depth", start(), {{"limit", std::to_string(limits_.depth)}});
            return false;
        }
        // Nodes are added only to the innermost open node, so the pointers stay valid.
        JsonNode* node = add(kind);
        open_.push_back({node, {}});
        isTwice_ = false;
        return ended();
    }
    bool close() {
        isTwice_ = false;
        open_.pop_back();
        return ended();
    }
    void report(const char* id, std::size_t offset, std::vector<model::MessageValue> values) {
        if (findings_.size() >= limits_.findings) return;
        findings_.push_back(model::findingOf(exportMessage(id), std::move(values),
                                             {model::SubjectKind::file, file_.name(), {}}));
        findings_.back().where = file_.span(offset);
    }

    const xml::TextFile& file_;
    const std::vector<std::string_view>& wanted_;
    const JsonLimits& limits_;
    JsonNode root_;
    std::vector<Level> open_;
    std::string name_;
    std::vector<model::Finding> findings_;
    std::size_t taken_ = 0;
    std::size_t before_ = 0;
    std::size_t values_ = 0;
    bool isSkipped_ = false;
    bool isTwice_ = false;
};

}  // namespace

const JsonNode* JsonNode::find(std::string_view key) const {
    const auto it =
        std::find_if(parts.begin(), parts.end(), [&](const JsonNode& part) { return part.name == key; });
    return it == parts.end() ? nullptr : &*it;
}

model::Loaded<JsonNode> readJsonTree(const xml::TextFile& file, const std::vector<std::string_view>& wanted,
                                     const JsonLimits& limits) {
    return JsonTreeBuilder(file, wanted, limits).read();
}

}  // namespace cota::interchange
