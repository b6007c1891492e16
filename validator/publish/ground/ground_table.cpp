#include "validator/publish/ground/ground_table.h"

#include <algorithm>
#include <set>

#include "formats/interchange/ground_messages.h"
#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/loading/look_reader.h"

namespace cota::publish {

namespace {

using interchange::groundMessage;
using xml::XmlCursor;

constexpr int mostMetres = 1'000'000;
constexpr int usualShare = 50;
constexpr std::string_view anyValue = "*";

std::vector<std::string> splitValues(std::string_view text) {
    std::vector<std::string> values;
    while (!text.empty()) {
        const auto end = std::min(text.find('|'), text.size());
        if (end > 0) values.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (std::ranges::find(values, anyValue) != values.end()) values.clear();
    return values;
}

std::string words(const GroundCondition& condition) {
    std::string text = condition.attribute + "=";
    if (condition.values.empty()) return text + std::string(anyValue);
    for (std::size_t i = 0; i < condition.values.size(); ++i)
        text += (i > 0 ? "|" : "") + condition.values[i];
    return text;
}

/// Whether everything that `one` applies to is in `all` too.
bool covers(const GroundRow& all, const GroundRow& one) {
    if (all.off || one.off || all.isCrossing() != one.isCrossing()) return false;
    if (!all.where.empty() || !all.unless.empty()) return false;
    if (!all.layer.empty() && all.layer != one.layer) return false;
    for (const auto shape : {GroundShape::point, GroundShape::line, GroundShape::area})
        if (one.canUse(shape) && !all.canUse(shape)) return false;
    if (!all.is) return true;
    if (!one.is || one.is->attribute != all.is->attribute) return false;
    if (all.is->values.empty()) return true;
    const auto isIn = [&](const std::string& value) {
        return std::ranges::find(all.is->values, value) != all.is->values.end();
    };
    return !one.is->values.empty() && std::ranges::all_of(one.is->values, isIn);
}

class GroundTableReader {
  public:
    explicit GroundTableReader(const mapsets::Mapset& mapset) : mapset_(mapset), game_(mapset.catalogue) {}

    GroundTable read(XmlCursor& root) {
        GroundTable table;
        if (root.name() != "ground")
            root.report(groundMessage("GROUND-001"), {{"name", std::string(root.name())}});
        table.terrains = root.word("terrains", TerrainsKept::all, TerrainsKept::one);
        table.withShares = root.flag("shares", true);
        table.doubt = root.integer("doubt", {0, 50}, table.doubt);
        least_ = root.integer("least", {1, 100}, usualShare);
        simplify_ = root.integer("simplify", {0, mostMetres}, 0);
        shortest_ = root.integer("shortest", {0, mostMetres}, 0);
        for (XmlCursor row : root.children("row"))
            if (auto attribute = row.text("attribute"); !attribute.empty())
                attributes_.insert(std::move(attribute));
        for (XmlCursor row : root.children("row")) table.rows.push_back(readRow(row, table));
        root.finish();
        for (const GroundRow& row : table.rows)
            if (!row.terrain.empty() && !row.off) table.least.emplace(row.terrain, least_);
        return table;
    }

  private:
    template <class Id, class List>
    Id idOf(XmlCursor& at, const char* attribute, const List& list) const {
        const Id id = at.id<Id>(attribute);
        if (id.empty()) return id;
        std::vector<std::string_view> known;
        for (const auto& type : list) known.push_back(type.id.text);
        check(at, attribute, id.text, known);
        return id;
    }

    void check(XmlCursor& at, const char* attribute, const std::string& word,
               const std::vector<std::string_view>& known) const {
        if (std::ranges::find(known, word) != known.end()) return;
        std::vector<model::MessageValue> values{
            {"attribute", attribute}, {"id", word}, {"mapset", mapset_.id.text}};
        if (const auto nearest = model::nearestWord(word, known)) {
            values.push_back({"nearest", std::string(*nearest)});
            at.reportAt(attribute, groundMessage("GROUND-002.nearest"), std::move(values));
        } else {
            values.push_back(model::sortedKnown(known, "-"));
            at.reportAt(attribute, groundMessage("GROUND-002"), std::move(values));
        }
    }

    /// A game without a look accepts every style.
    void readStyle(XmlCursor& at, GroundRow& row) {
        row.name = at.text("name");
        if (row.name.empty()) return;
        if (!styles_) styles_ = nameStylesOf(mapset_);
        if (!styles_->empty()) check(at, "name", row.name, {styles_->begin(), styles_->end()});
    }

    void readOver(XmlCursor& at, GroundRow& row) const {
        if (!at.has("over")) return;
        row.over = splitValues(at.text("over"));
        std::vector<std::string_view> known;
        for (const auto& kind : game_.pathKinds) known.push_back(kind.id.text);
        for (const auto& kind : game_.hexsides) known.push_back(kind.id.text);
        for (const auto& type : game_.terrains) known.push_back(type.id.text);
        for (const auto& word : row.over) check(at, "over", word, known);
        const bool hasMore = !row.terrain.empty() || !row.path.empty() || !row.hexside.empty() ||
                             !row.name.empty() || row.drop;
        if (row.over.empty() || row.feature.empty() || hasMore)
            at.reportAt("over", groundMessage("GROUND-007"));
    }

    /// The attributes of a map are free, but one that is nearly that of a row may be misspelt.
    std::vector<GroundCondition> conditions(XmlCursor& row, const char* name) const {
        std::vector<GroundCondition> all;
        for (XmlCursor at : row.children(name)) {
            GroundCondition read{at.requiredText("attribute"), splitValues(at.text("value", anyValue))};
            const std::vector<std::string_view> known(attributes_.begin(), attributes_.end());
            const auto nearest = model::nearestWord(read.attribute, known);
            if (nearest && *nearest != read.attribute)
                at.reportAt("attribute", groundMessage("GROUND-008"),
                            {{"id", read.attribute}, {"nearest", std::string(*nearest)}});
            if (std::ranges::find(all, read) != all.end())
                at.report(xml::row(xml::XmlMessage::entryTwice), {{"element", name}, {"entry", words(read)}});
            at.finish();
            all.push_back(std::move(read));
        }
        return all;
    }

    GroundRow readRow(XmlCursor& at, GroundTable& table) {
        GroundRow row;
        row.line = at.at().line;
        row.offset = at.offset();
        row.layer = at.text("layer");
        const bool hasAttribute = at.has("attribute");
        if (hasAttribute)
            row.is = GroundCondition{at.requiredText("attribute"), splitValues(at.text("value", anyValue))};
        else if (row.layer.empty())
            at.report(groundMessage("GROUND-006"));
        row.terrain = idOf<model::TerrainId>(at, "terrain", game_.terrains);
        row.path = idOf<model::PathKindId>(at, "path", game_.pathKinds);
        row.hexside = idOf<model::HexsideId>(at, "hexside", game_.hexsides);
        row.feature = idOf<model::FeatureId>(at, "feature", game_.features);
        readStyle(at, row);
        row.text = at.text("text");
        row.drop = at.flag("drop");
        row.off = at.flag("off");
        readOver(at, row);
        row.width = at.integer("width", {0, mostMetres}, 0);
        row.shortest = at.integer("shortest", {0, mostMetres}, shortest_);
        row.simplify = at.integer("simplify", {0, mostMetres}, simplify_);
        readShare(at, row, table);
        row.where = conditions(at, "where");
        row.unless = conditions(at, "unless");
        if (!row.carries() && !row.drop) at.report(groundMessage("GROUND-003"));
        const auto before =
            std::ranges::find_if(table.rows, [&](const auto& other) { return covers(other, row); });
        if (before != table.rows.end())
            at.report(groundMessage("GROUND-005"), {{"line", std::to_string(before->line)}});
        at.finish();
        return row;
    }

    /// All areas of a terrain are measured together, so a terrain has one share.
    void readShare(XmlCursor& at, const GroundRow& row, GroundTable& table) const {
        const auto share = at.findInteger("least", {1, 100});
        if (!share || row.terrain.empty() || row.off) return;
        const auto [known, isNew] = table.least.emplace(row.terrain, *share);
        if (isNew || known->second == *share) return;
        const auto first =
            std::ranges::find_if(table.rows, [&](const auto& other) { return other.terrain == row.terrain; });
        at.reportAt("least", groundMessage("GROUND-004"),
                    {{"terrain", row.terrain.text},
                     {"share", std::to_string(*share)},
                     {"first", std::to_string(known->second)},
                     {"line", std::to_string(first == table.rows.end() ? row.line : first->line)}});
    }

    const mapsets::Mapset& mapset_;
    const mapsets::Catalogue& game_;
    int least_ = usualShare;
    int simplify_ = 0;
    int shortest_ = 0;
    std::set<std::string> attributes_;                // of all rows
    std::optional<std::vector<std::string>> styles_;  // read when a row needs them
};

}  // namespace

bool isGroundTableName(const std::filesystem::path& file) {
    return file.filename().string().ends_with(".ground.xml");
}

const char* textOf(TerrainsKept kept) { return kept == TerrainsKept::one ? "one" : "all"; }

bool GroundCondition::holdsFor(const GroundFeature& feature) const {
    const std::string& value = feature.value(attribute);
    if (values.empty()) return !value.empty() && value != "no";
    return std::ranges::find(values, value) != values.end();
}

bool GroundRow::canUse(GroundShape shape) const {
    if (drop) return true;
    if (isCrossing()) return shape != GroundShape::area;
    switch (shape) {
        case GroundShape::point:
            return !feature.empty() || !name.empty();
        case GroundShape::line:
            return !path.empty() || !hexside.empty() || (!terrain.empty() && width > 0);
        case GroundShape::area:
            return (!terrain.empty() && path.empty() && hexside.empty() && width == 0) || !feature.empty() ||
                   !name.empty();
    }
    return false;
}

bool GroundRow::holdsFor(const GroundFeature& one) const {
    const auto holds = [&](const GroundCondition& condition) { return condition.holdsFor(one); };
    return !off && canUse(one.shape) && (layer.empty() || layer == one.layer) && (!is || holds(*is)) &&
           std::ranges::all_of(where, holds) && std::ranges::none_of(unless, holds);
}

std::string GroundRow::words() const {
    std::string text = layer;
    if (is) text += (text.empty() ? "" : ": ") + publish::words(*is);
    for (const auto& condition : where) text += " +" + publish::words(condition);
    for (const auto& condition : unless) text += " -" + publish::words(condition);
    return text;
}

std::optional<std::size_t> GroundTable::rowFor(const GroundFeature& feature) const {
    return firstRow(feature, false);
}

std::optional<std::size_t> GroundTable::crossingFor(const GroundFeature& feature) const {
    return firstRow(feature, true);
}

std::optional<std::size_t> GroundTable::firstRow(const GroundFeature& feature, bool isCrossing) const {
    const auto found = std::ranges::find_if(
        rows, [&](const auto& row) { return row.isCrossing() == isCrossing && row.holdsFor(feature); });
    if (found == rows.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rows.begin());
}

std::filesystem::path osmGroundTableOf(const mapsets::Mapset& mapset) {
    for (auto folder = mapset.layerFolders.rbegin(); folder != mapset.layerFolders.rend(); ++folder)
        if (std::filesystem::exists(*folder / osmGroundTable)) return *folder / osmGroundTable;
    return {};
}

std::vector<std::string> nameStylesOf(const mapsets::Mapset& mapset) {
    std::set<std::string> styles;
    for (const auto& folder : mapset.layerFolders) {
        const auto file = folder / mapsets::lookFile;
        if (!std::filesystem::exists(file)) continue;
        xml::XmlDocument document = xml::openXml(file, {});
        if (!document.ok()) continue;  // the check of the game reports it
        XmlCursor root = document.root();
        for (XmlCursor name : root.children("name"))
            if (auto id = name.text("id"); !id.empty()) styles.insert(std::move(id));
    }
    return {styles.begin(), styles.end()};
}

model::Loaded<GroundTable> readGroundTable(const std::filesystem::path& file, const mapsets::Mapset& mapset,
                                           const xml::TextsByFile& texts) {
    xml::XmlDocument document = xml::openXml(file, texts);
    if (!document.ok()) return {std::nullopt, document.takeFindings()};
    XmlCursor root = document.root();
    GroundTable table = GroundTableReader(mapset).read(root);
    auto findings = document.takeFindings();
    const bool isSound = std::ranges::none_of(
        findings, [](const model::Finding& finding) { return finding.severity == model::Severity::error; });
    if (!isSound) return {std::nullopt, std::move(findings)};
    return {std::move(table), std::move(findings)};
}

}  // namespace cota::publish
