#include "mapsets/cases/cases.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/zone_terms.h"
#include "formats/xml/markup/xml_document.h"
#include "mapsets/cases/case_options.h"
#include "mapsets/cases/case_setup.h"
#include "mapsets/cases/table_case.h"
#include "mapsets/loading/mapset_layer.h"
#include "mapsets/loading/prints/own_files.h"

namespace cota::mapsets {

namespace {

struct Letter {
    std::vector<model::TerrainId> terrains;
    std::vector<model::FeatureId> features;
};

template <class Entries>
std::vector<std::string> idsOf(const Entries& entries) {
    std::vector<std::string> ids;
    for (const auto& entry : entries) ids.push_back(idTextOf(entry.id));
    return ids;
}

/// Reads one file of cases. A word the game does not know is reported at its place.
class CasesReader {
  public:
    explicit CasesReader(const Mapset& mapset) : mapset_(mapset), catalogue_(mapset.catalogue) {}

    /// The findings on the boards of the cases.
    std::vector<model::Finding> takeFindings() { return std::move(findings_); }

    std::vector<Case> read(xml::XmlCursor& root) {
        letters_.clear();
        const auto of = root.requiredText("of");
        if (!of.empty() && of != mapset_.id.text)
            root.reportAt("of", row(MapsetMessage::otherMapset),
                          {{"found", of}, {"expected", mapset_.id.text}});
        root.requiredInteger("version", {.min = 1, .max = 1});
        for (auto letter : root.children("letter")) readLetter(letter);
        std::vector<Case> cases;
        for (auto element : root.children("case")) cases.push_back(readCase(element));
        root.finish();
        return cases;
    }

  private:
    void unknown(const xml::XmlCursor& element, std::string_view attribute, const char* kind,
                 const std::string& word, const std::vector<std::string>& known) const {
        reportUnknownInCase(element, attribute, kind, word, known, caseId_);
    }

    void readLetter(xml::XmlCursor& element) {
        const auto is = element.requiredText("is");
        auto& letter = letters_[is];
        if (element.has("terrain")) {
            const auto id = element.id<model::TerrainId>("terrain");
            if (!catalogue_.terrain(id))
                unknown(element, "terrain", "terrain", id.text, idsOf(catalogue_.terrains));
            letter.terrains.push_back(id);
        }
        if (element.has("feature"))
            letter.features.push_back(readFeatureId(element, "feature", element.text("feature")));
        element.finish();
    }

    model::FeatureId readFeatureId(const xml::XmlCursor& element, std::string_view attribute,
                                   std::string_view word) const {
        model::FeatureId id{word};
        if (!catalogue_.feature(id))
            unknown(element, attribute, "feature", id.text, idsOf(catalogue_.features));
        return id;
    }

    /// "20WF": a height, then letters of the legend.
    DraftHex readHex(const xml::XmlCursor& element, std::string_view attribute, std::string_view text) const {
        DraftHex hex;
        int height = 0;
        const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), height);
        const int level = catalogue_.scales.levelHeight > 0 ? catalogue_.scales.levelHeight : 1;
        if (error != std::errc{} || height % level != 0)
            element.reportAt(
                attribute, row(MapsetMessage::caseBadHeight),
                {{"id", caseId_}, {"height", std::string(text)}, {"level", std::to_string(level)}});
        hex.level = height / level;
        for (const char* at = stop; at != text.data() + text.size(); ++at) {
            const auto letter = letters_.find(std::string(1, *at));
            if (letter == letters_.end()) {
                std::vector<std::string> known;
                for (const auto& [is, what] : letters_) known.push_back(is);
                unknown(element, attribute, "letter", std::string(1, *at), known);
                continue;
            }
            const auto& what = letter->second;
            hex.terrains.insert(hex.terrains.end(), what.terrains.begin(), what.terrains.end());
            hex.features.insert(hex.features.end(), what.features.begin(), what.features.end());
        }
        return hex;
    }

    std::optional<model::HexCoord> hexOf(const xml::XmlCursor& element, std::string_view attribute,
                                         std::string_view text) const {
        const auto hex = board_.empty() ? readCaseHex(text) : printedHex(text);
        if (!hex)
            element.reportAt(attribute, row(MapsetMessage::caseBadHex),
                             {{"id", caseId_}, {"hex", std::string(text)}});
        return hex;
    }

    std::optional<model::HexCoord> printedHex(std::string_view text) const {
        if (map_) return map_->grid.hexOf(text);
        if (text.starts_with(board_)) text.remove_prefix(board_.size());
        return catalogue_.defaultGrid.hexOf(text);
    }

    /// A drawn board in the folder of the game; each is read once.
    const model::Board* boardIn(const xml::XmlCursor& element, const std::string& file) {
        const auto [it, isNew] = boards_.try_emplace(file);
        if (const auto path = mapset_.folder / file;
            isNew && path.filename() == file && isOwnFile(path, findings_)) {
            auto read = xml::readBoardFile(path);
            it->second = std::move(read.value);
            findings_.insert(findings_.end(), read.findings.begin(), read.findings.end());
        }
        if (it->second) return &*it->second;
        unknown(element, "map", "board", file, {"*.board.xml"});
        return nullptr;
    }

    void readZones(xml::XmlCursor& element, CaseDraft& draft) const {
        for (auto one : element.children("zone")) {
            model::Zone zone;
            zone.id = one.requiredId<model::ZoneId>("id");
            zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
            zone.hexes.children = xml::readZoneTerms(one);
            draft.zones.push_back(std::move(zone));
            one.finish();
        }
    }

    void readParts(xml::XmlCursor& element, CaseDraft& draft) const {
        for (auto one : element.children("part")) {
            model::ScenarioPart part;
            part.kind = one.requiredId<model::PartKindId>("kind");
            if (!catalogue_.partKind(part.kind))
                unknown(one, "kind", "part", part.kind.text, idsOf(catalogue_.partKinds));
            part.side = one.id<model::SideId>("side");
            auto& hexes = draft.partHexes.emplace_back();
            for (const auto text : one.list("hexes"))
                if (const auto hex = hexOf(one, "hexes", text)) hexes.push_back(*hex);
            part.attributes = one.freeAttributes();
            draft.parts.push_back(std::move(part));
            one.finish();
        }
    }

    void readMap(xml::XmlCursor& element, CaseDraft& draft) const {
        for (auto line : element.children("row")) {
            int q = 0;
            for (const auto text : line.list("hexes")) draft.hexes[{q++, 0}] = readHex(line, "hexes", text);
            line.finish();
        }
        for (auto one : element.children("hex")) {
            const auto at = hexOf(one, "at", one.requiredText("at"));
            auto hex = readHex(one, "is", one.text("is", "0"));
            for (const auto word : one.list("features"))
                hex.features.push_back(readFeatureId(one, "features", word));
            if (at) draft.hexes[*at] = std::move(hex);
            one.finish();
        }
        for (auto one : element.children("path")) {
            DraftPath path;
            path.kind = one.requiredId<model::PathKindId>("kind");
            if (!catalogue_.pathKind(path.kind))
                unknown(one, "kind", "path", path.kind.text, idsOf(catalogue_.pathKinds));
            for (const auto text : one.list("hexes"))
                if (const auto hex = hexOf(one, "hexes", text)) path.hexes.push_back(*hex);
            draft.paths.push_back(std::move(path));
            one.finish();
        }
        if (auto turn = element.child("turn")) {
            model::TurnRecord record;
            record.light = turn.text("light");
            record.weather = turn.text("weather");
            record.visibility = turn.findInteger("visibility", {.min = 0, .max = 1000});
            draft.turn = std::move(record);
            turn.finish();
        }
    }

    void readUnits(xml::XmlCursor& element, CaseDraft& draft) const {
        for (auto one : element.children("unit")) {
            DraftUnit unit;
            unit.id = one.requiredText("id");
            unit.unitClass = one.requiredId<model::UnitClassId>("class");
            if (!catalogue_.unitClass(unit.unitClass))
                unknown(one, "class", "unit", unit.unitClass.text, idsOf(catalogue_.unitClasses));
            unit.side = one.requiredId<model::SideId>("side");
            unit.nation = one.text("nation");
            unit.aboard = one.text("aboard");
            unit.formation = one.id<model::FormationId>("formation");
            if (const auto at = one.findText("at")) unit.at = hexOf(one, "at", *at);
            for (const auto& state : wordsOf(one, "states")) {
                const auto equals = std::min(state.find('='), state.size());
                const auto name = state.substr(0, equals);
                checkState(one, name);
                unit.states.set(name, equals < state.size() ? state.substr(equals + 1) : "yes");
            }
            if (auto own = one.child("values")) {
                unit.own = own.freeAttributes();
                own.finish();
            }
            const auto number = one.findInteger("count", {.min = 1, .max = 100});
            if (auto back = one.child("back")) {
                unit.back = back.freeAttributes();
                back.finish();
            }
            unit.front = one.freeAttributes();
            one.finish();
            if (!number) draft.units.push_back(unit);
            for (int i = 1; i <= number.value_or(0); ++i) {
                draft.units.push_back(unit);
                draft.units.back().id += std::to_string(i);
            }
        }
    }

    void checkState(const xml::XmlCursor& element, const std::string& state) const {
        std::vector<std::string> known;
        for (const auto& type : catalogue_.placementAttributes) known.push_back(type.name);
        if (std::find(known.begin(), known.end(), state) == known.end())
            unknown(element, "states", "state", state, known);
    }

    CaseQuery readQuery(xml::XmlCursor& element, const std::string& kind, CaseDraft& draft) const {
        static constexpr std::array<std::string_view, 3> hexValues{"from", "to", "at"};
        CaseQuery query;
        query.where = element.at();
        query.kind = element.text("kind", kind);
        element.require("expect");
        query.expect = element.text("expect");
        query.options = readCaseOptions(element, catalogue_, caseId_, "id");
        for (const auto text : element.list("along"))
            if (const auto hex = hexOf(element, "along", text)) draft.asked.insert(*hex);
        if (const auto along = element.findText("along")) query.values.set("along", std::string(*along));
        for (const auto name : hexValues) {
            if (!element.has(name)) continue;
            const auto text = element.text(name);
            if (const auto hex = hexOf(element, name, text)) draft.asked.insert(*hex);
            query.values.set(name, text);
        }
        for (const auto& [name, value] : element.freeAttributes()) query.values.set(name, value);
        element.finish();
        return query;
    }

    Case readCase(xml::XmlCursor& element) {
        Case one;
        one.where = element.at();
        element.isAbout(model::SubjectKind::mapsetEntry, "id");
        one.id = caseId_ = element.requiredText("id");
        if (!seen_.insert(one.id).second)
            element.reportAt("id", row(MapsetMessage::caseTwice), {{"id", one.id}});
        one.kind = element.requiredText("kind");
        one.from.layer = mapset_.id;
        one.from.citation = element.requiredText("cite");
        static const std::vector<std::string_view> standings{"rulebook", "derived", "external", "proposed",
                                                             "own"};
        if (const auto standing = element.findWord("standing", standings))
            one.from.standing = static_cast<Standing>(*standing);
        one.disputed = element.text("disputed");
        one.outOfScope = element.text("out-of-scope");
        if (catalogue_.table.isUsed()) {
            readTableCase(mapset_, element, one);
            reportEmpty(element, one);
            element.finish();
            return one;
        }
        one.board = board_ = element.text("board");
        CaseDraft draft = draftOf(element);
        map_ = nullptr;
        if (const auto file = element.text("map"); !file.empty()) map_ = draft.map = boardIn(element, file);
        if (map_) one.board = board_ = map_->id;
        one.isDrawn = map_ != nullptr;
        draft.without = wordsOf(element, "without");
        draft.north = element.word("north", model::North::topLeft, model::North::unset);
        for (auto& [id, value] : readCaseOptions(element, catalogue_, caseId_, "id"))
            draft.options[id] = value;
        readZones(element, draft);
        readParts(element, draft);
        readMap(element, draft);
        readFormations(element, draft);
        readUnits(element, draft);
        for (auto ask : element.children("ask")) one.queries.push_back(readQuery(ask, one.kind, draft));
        reportEmpty(element, one);
        element.finish();
        buildSetup(mapset_, draft, one);
        drafts_[one.id] = std::move(draft);
        return one;
    }

    static void reportEmpty(const xml::XmlCursor& element, const Case& one) {
        if (one.queries.empty() == one.outOfScope.empty())
            element.report(
                row(one.queries.empty() ? MapsetMessage::caseEmpty : MapsetMessage::caseAsksOutOfScope),
                {{"id", one.id}});
    }

    /// The map and units of the earlier case that this one builds on, if any.
    CaseDraft draftOf(xml::XmlCursor& element) const {
        const auto of = element.findText("map-of");
        if (!of) return {};
        const auto draft = drafts_.find(std::string(*of));
        if (draft != drafts_.end()) return draft->second;
        std::vector<std::string> known;
        for (const auto& [id, each] : drafts_) known.push_back(id);
        unknown(element, "map-of", "case", std::string(*of), known);
        return {};
    }

    const Mapset& mapset_;
    const Catalogue& catalogue_;
    std::map<std::string, Letter> letters_;
    std::map<std::string, CaseDraft> drafts_;  // by id of the case
    std::set<std::string> seen_;
    std::map<std::string, std::optional<model::Board>> boards_;  // by file
    std::vector<model::Finding> findings_;
    std::string board_;  // of the case being read
    const model::Board* map_ = nullptr;
    std::string caseId_ = "-";  // the legend comes before all cases
};

}  // namespace

const std::string& CaseQuery::value(std::string_view name) const {
    static const std::string nothing;
    const auto* found = values.find(name);
    return found ? *found : nothing;
}

std::optional<model::HexCoord> readCaseHex(std::string_view text) {
    model::HexCoord hex;
    const char* end = text.data() + text.size();
    const auto [comma, errorQ] = std::from_chars(text.data(), end, hex.q);
    if (errorQ != std::errc{} || comma == end || *comma != ',') return std::nullopt;
    const auto [stop, errorR] = std::from_chars(comma + 1, end, hex.r);
    if (errorR != std::errc{} || stop != end) return std::nullopt;
    constexpr int far = 200;  // a case is small; its map is a rectangle around everything it names
    if (std::abs(hex.q) > far || std::abs(hex.r) > far) return std::nullopt;
    return hex;
}

namespace {

std::vector<std::filesystem::path> caseFilesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        const auto name = entry.path().filename().generic_string();
        if (name.starts_with("cases") && name.ends_with(".xml")) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

model::Loaded<std::vector<Case>> readCases(const Mapset& mapset) {
    model::Loaded<std::vector<Case>> loaded;
    loaded.value.emplace();
    CasesReader reader(mapset);
    for (const auto& file : caseFilesIn(mapset.folder)) {
        if (!isOwnFile(file, loaded.findings)) continue;
        xml::XmlDocument document(file, file.generic_string());
        if (document.ok()) {
            auto root = document.root();
            for (auto& one : reader.read(root)) {
                checkCase(mapset, one, loaded.findings);
                loaded.value->push_back(std::move(one));
            }
        }
        for (auto& finding : document.takeFindings()) loaded.findings.push_back(std::move(finding));
    }
    for (auto& finding : reader.takeFindings()) loaded.findings.push_back(std::move(finding));
    return loaded;
}

}  // namespace cota::mapsets
