#include "validator/publish/import_table.h"

#include <algorithm>
#include <climits>
#include <set>

#include "formats/interchange/megamek_messages.h"
#include "formats/xml/markup/xml_document.h"

namespace cota::publish {

namespace {

using interchange::importMessage;

class TableReader {
  public:
    explicit TableReader(const mapsets::Mapset& mapset) : mapset_(mapset) {}

    ImportTable read(xml::XmlCursor& root) {
        ImportTable table;
        root.requiredText("format");  // for people; the program uses the file's name
        table.ground = root.requiredId<model::TerrainId>("ground");
        prove(root, "ground", table.ground.text, mapset_.catalogue.terrain(table.ground) != nullptr);
        xml::XmlCursor levels = root.child("levels");
        table.levels = levels.localText("en", "es");
        levels.finish();
        for (xml::XmlCursor token : root.children("token")) table.rows.push_back(readRow(token, table));
        root.finish();
        return table;
    }

  private:
    void prove(const xml::XmlCursor& at, const char* attribute, const std::string& id, bool isKnown) const {
        if (id.empty() || isKnown) return;
        at.reportAt(attribute, importMessage("IMP-021"),
                    {{"attribute", attribute}, {"id", id}, {"mapset", mapset_.id.text}});
    }

    ImportRow readRow(xml::XmlCursor& at, const ImportTable& table) const {
        const mapsets::Catalogue& game = mapset_.catalogue;
        ImportRow row;
        row.token = at.requiredText("name");
        row.min = at.findInteger("min");
        row.max = at.findInteger("max");
        row.terrain = at.id<model::TerrainId>("terrain");
        row.feature = at.id<model::FeatureId>("feature");
        row.path = at.id<model::PathKindId>("path");
        row.hexside = at.id<model::HexsideId>("hexside");
        row.meets = at.id<model::PathKindId>("meets");
        prove(at, "terrain", row.terrain.text, game.terrain(row.terrain) != nullptr);
        prove(at, "feature", row.feature.text, game.feature(row.feature) != nullptr);
        prove(at, "path", row.path.text, game.pathKind(row.path) != nullptr);
        prove(at, "hexside", row.hexside.text, game.hexside(row.hexside) != nullptr);
        prove(at, "meets", row.meets.text, game.pathKind(row.meets) != nullptr);
        xml::XmlCursor lost = at.child("lost");
        row.lost = lost.localText("en", "es");
        lost.finish();
        if (!row.carries() && row.lost.empty()) at.report(importMessage("IMP-023"), {{"token", row.token}});
        reportOverlap(at, row, table);
        at.finish();
        return row;
    }

    static void reportOverlap(const xml::XmlCursor& at, const ImportRow& row, const ImportTable& table) {
        for (const ImportRow& other : table.rows) {
            if (other.token != row.token) continue;
            const int from = std::max(row.min.value_or(INT_MIN), other.min.value_or(INT_MIN));
            const int to = std::min(row.max.value_or(INT_MAX), other.max.value_or(INT_MAX));
            if (from > to) continue;
            const int level = from != INT_MIN ? from : to;
            at.report(importMessage("IMP-022"), {{"level", std::to_string(level)}, {"token", row.token}});
            break;  // one report per row is enough; it may overlap thousands
        }
    }

    const mapsets::Mapset& mapset_;
};

}  // namespace

bool ImportRow::holdsFor(std::optional<int> level) const {
    const int value = level.value_or(min.value_or(0));
    return value >= min.value_or(INT_MIN) && value <= max.value_or(INT_MAX);
}

const ImportRow* ImportTable::find(std::string_view token, std::optional<int> level) const {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const ImportRow& row) {
        return row.token == token && row.holdsFor(level);
    });
    return found == rows.end() ? nullptr : &*found;
}

model::Loaded<ImportTable> readImportTable(const std::filesystem::path& file, const mapsets::Mapset& mapset,
                                           const xml::TextsByFile& texts) {
    std::error_code ignored;
    if (!texts.contains(file.generic_string()) && !std::filesystem::is_regular_file(file, ignored))
        return {std::nullopt,
                {model::findingOf(importMessage("IMP-020"),
                                  {{"file", file.filename().string()}, {"mapset", mapset.id.text}},
                                  {model::SubjectKind::file, file.string(), {}})}};
    xml::XmlDocument document = xml::openXml(file, texts);
    if (!document.ok()) return {std::nullopt, document.takeFindings()};
    xml::XmlCursor root = document.root();
    ImportTable table = TableReader(mapset).read(root);
    auto findings = document.takeFindings();
    const bool isSound = std::none_of(findings.begin(), findings.end(), [](const model::Finding& finding) {
        return finding.severity == model::Severity::error;
    });
    if (!isSound) return {std::nullopt, std::move(findings)};
    return {std::move(table), std::move(findings)};
}

}  // namespace cota::publish
