#include "mapsets/loading/mapset_reader.h"

#include <algorithm>
#include <array>
#include <system_error>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/xml_document.h"
#include "mapsets/loading/faces_reader.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/mapset_check.h"
#include "mapsets/loading/mapset_layer.h"
#include "mapsets/loading/older_names.h"
#include "mapsets/loading/prints/briefing_reader.h"
#include "mapsets/loading/prints/own_files.h"
#include "mapsets/play/play.h"

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;

constexpr const char* mainFile = "mapset.xml";
constexpr const char* caseFiles = "cases";          // prefix of the files that readCases reads
constexpr const char* boardFiles = ".board.xml";    // suffix of the boards of cases
constexpr const char* forcesFiles = ".forces.xml";  // suffix of the forces of a new scenario
constexpr const char* importTables = "import-";     // prefix of the tables of importers

struct EntryReader {
    std::string_view name;
    void (*read)(LayerContext&, xml::XmlCursor&);
};
constexpr std::array<EntryReader, 31> entryReaders{{{"terrain", readTerrain},
                                                    {"hexside", readHexside},
                                                    {"feature", readFeature},
                                                    {"path", readPath},
                                                    {"mobility", readMobility},
                                                    {"unit", readUnit},
                                                    {"words", readWords},
                                                    {"part", readPart},
                                                    {"attributes", readAttributesOf},
                                                    {"option", readOption},
                                                    {"reading", readReading},
                                                    {"strategy", readStrategy},
                                                    {"rule", readRule},
                                                    {"uncovered", readUncovered},
                                                    {"check", readCheck},
                                                    {"informative", readInformative},
                                                    {"scales", readScales},
                                                    {"half-hexes", readHalfHexes},
                                                    {"grid", readGrid},
                                                    {"rulebook", readRulebook},
                                                    {"symbol", readSymbol},
                                                    {"space-kind", readSpaceKind},
                                                    {"marker-kind", readMarkerKind},
                                                    {"relation-kind", readRelationKind},
                                                    {"phase", readPhase},
                                                    {"term", readTerm},
                                                    {"group-kind", readGroupKind},
                                                    {"must", readMust},
                                                    {"action", readAction},
                                                    {"score", readScore},
                                                    {"set-up", readSetUp}}};

void append(std::vector<model::Finding>& to, std::vector<model::Finding> more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void reportUnknownEntry(const xml::XmlCursor& entry) {
    std::vector<std::string_view> known;
    for (const auto& one : entryReaders) known.push_back(one.name);
    const std::string name(entry.name());
    if (const auto nearest = model::nearestWord(name, known))
        entry.report(row(MapsetMessage::unknownEntryNearest),
                     {{"entry", name}, {"nearest", std::string(*nearest)}, model::sortedKnown(known)});
    else
        entry.report(row(MapsetMessage::unknownEntry), {{"entry", name}, model::sortedKnown(known)});
}

void readEntries(LayerContext& context, xml::XmlCursor& root) {
    for (auto entry : root.children()) {
        const auto it = std::find_if(entryReaders.begin(), entryReaders.end(),
                                     [&](const EntryReader& one) { return one.name == entry.name(); });
        if (it == entryReaders.end())
            reportUnknownEntry(entry);
        else
            it->read(context, entry);
    }
}

/// One folder of the chain, with the head of its mapset.xml read.
struct LayerFolder {
    model::MapsetId id;
    model::MapsetId base;
    fs::path folder;
};

bool isChapter(const fs::path& file) {
    const auto name = file.filename().string();
    return name.ends_with(".xml") && name != mainFile && name != lookFile && name != layoutFile &&
           name != cardsFile && name != countersFile && name != briefingFile &&
           !name.starts_with(caseFiles) && !name.ends_with(boardFiles) && !name.ends_with(forcesFiles) &&
           !name.starts_with(importTables);
}

std::string nameOf(const fs::path& file) { return file.generic_string(); }

class Reader {
  public:
    explicit Reader(const MapsetLibrary& library) : library_(library) {}

    model::Loaded<std::shared_ptr<Mapset>> read(const fs::path& folder) {
        model::Loaded<std::shared_ptr<Mapset>> loaded;
        if (!gatherChain(folder)) {
            loaded.findings = std::move(findings_);
            return loaded;
        }
        const auto made = std::make_shared<Mapset>();
        Mapset& mapset = *made;
        LayerContext context{mapset, {}, {}, {}, {}};
        for (auto it = chain_.rbegin(); it != chain_.rend(); ++it) readLayer(context, *it);
        mapset.id = chain_.front().id;
        mapset.folder = chain_.front().folder;
        finishWords(context, findings_);
        finishLikes(context, findings_);
        mapset.catalogue.seal();
        append(findings_, checkMapset(mapset));
        append(findings_, checkDeclarations(mapset));
        append(findings_, checkTable(made));
        const auto strategies = describeStrategies();
        append(findings_, checkStrategies(mapset, strategies));
        append(findings_, checkWords(mapset, strategies));
        append(findings_, readLook(mapset, library_.texts).findings);
        append(findings_, readLayout(mapset, library_.texts).findings);
        append(findings_, readBriefing(mapset, library_.texts).findings);
        if (mapset.catalogue.table.isUsed()) append(findings_, readCards(mapset, library_.texts).findings);
        loaded.value = made;
        loaded.findings = std::move(findings_);
        return loaded;
    }

  private:
    /// Follows extends= from the top layer down. Returns false if not even the top layer can be read.
    bool gatherChain(fs::path folder) {
        while (true) {
            std::error_code ignored;
            if (!fs::exists(folder / mainFile, ignored)) {
                findings_.push_back(model::findingOf(row(MapsetMessage::noMapset),
                                                     {{"folder", nameOf(folder)}},
                                                     {model::SubjectKind::file, nameOf(folder), {}}));
                return !chain_.empty();
            }
            xml::XmlDocument document = xml::openXml(folder / mainFile, library_.texts);
            if (!document.ok()) {
                append(findings_, document.takeFindings());
                return !chain_.empty();
            }
            auto root = document.root();
            LayerFolder layer{model::MapsetId(root.text("id")), model::MapsetId(root.text("extends")),
                              folder};
            chain_.push_back(layer);
            if (layer.base.empty()) return true;
            const auto next = baseFolder(root, layer);
            append(findings_, document.takeFindings());
            if (!next) return true;
            folder = *next;
        }
    }

    /// The folder of the base of a layer: installed, or beside it.
    std::optional<fs::path> baseFolder(const xml::XmlCursor& root, const LayerFolder& layer) {
        std::string chain;
        for (const auto& one : chain_) chain += one.id.text + " > ";
        for (const auto& one : chain_) {
            if (one.id != layer.base) continue;
            root.reportAt("extends", row(MapsetMessage::extendsItself), {{"chain", chain + layer.base.text}});
            return std::nullopt;
        }
        if (auto found = library_.find(layer.base)) return found;
        const MapsetLibrary beside{{layer.folder.parent_path()}};
        if (auto found = beside.find(layer.base)) return found;
        std::vector<std::string> known;
        for (const auto& id : library_.list()) known.push_back(id.text);
        root.reportAt("extends", row(MapsetMessage::unknownBase),
                      {{"base", layer.base.text}, model::knownWords(known, "-")});
        return std::nullopt;
    }

    void readLayer(LayerContext& context, const LayerFolder& layer) {
        context.layer = layer.id;
        context.seen.clear();
        context.mapset.layers.push_back(layer.id);
        context.mapset.layerFolders.push_back(layer.folder);
        std::vector<fs::path> chapters;
        std::error_code ignored;
        for (const auto& file : fs::directory_iterator(layer.folder, ignored))
            if (isChapter(file.path())) chapters.push_back(file.path());
        std::sort(chapters.begin(), chapters.end());
        readHead(context, layer);
        for (const auto& chapter : chapters) readChapter(context, layer, chapter);
    }

    void readHead(LayerContext& context, const LayerFolder& layer) {
        xml::XmlDocument document = xml::openXml(layer.folder / mainFile, library_.texts);
        if (document.ok()) {
            readOlderNames(document);
            auto root = document.root();
            auto& mapset = context.mapset;
            root.isAbout(model::SubjectKind::mapsetEntry, "id");
            const auto id = root.requiredId<model::MapsetId>("id").text;
            const auto folder = fs::weakly_canonical(fs::absolute(layer.folder)).filename().string();
            if (!id.empty() && !folder.empty() && id != folder)
                root.reportAt("id", row(MapsetMessage::otherFolder), {{"id", id}, {"folder", folder}});
            root.id<model::MapsetId>("extends");
            root.requiredInteger("version", {.min = 1, .max = 1});
            mergeName(root, mapset.name);
            mapset.edition = root.text("edition", mapset.edition);
            mapset.publisher = root.text("publisher", mapset.publisher);
            context.mapset.places["mapset"] = root.at();
            readEntries(context, root);
            root.finish();
        }
        append(findings_, document.takeFindings());
    }

    void readChapter(LayerContext& context, const LayerFolder& layer, const fs::path& file) {
        if (!isOwnFile(file, findings_)) return;
        xml::XmlDocument document = xml::openXml(file, library_.texts);
        if (document.ok()) {
            readOlderNames(document);
            auto root = document.root();
            const auto of = root.requiredText("of");
            if (!of.empty() && of != layer.id.text)
                root.reportAt("of", row(MapsetMessage::otherMapset),
                              {{"found", of}, {"expected", layer.id.text}});
            readEntries(context, root);
            root.finish();
        }
        append(findings_, document.takeFindings());
    }

    const MapsetLibrary& library_;
    std::vector<LayerFolder> chain_;  // the game first, its lowest base last
    std::vector<model::Finding> findings_;
};

}  // namespace

std::vector<model::MapsetId> MapsetLibrary::list() const {
    std::vector<model::MapsetId> ids;
    for (const auto& folder : folders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder, ignored))
            if (fs::exists(entry.path() / mainFile, ignored))
                ids.emplace_back(entry.path().filename().string());
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

std::optional<fs::path> MapsetLibrary::find(const model::MapsetId& id) const {
    // An id is a folder name and must not lead out of the library.
    if (!xml::isIdText(id.text) || id.text.find_first_of("/\\") != std::string::npos ||
        id.text.front() == '.')
        return std::nullopt;
    for (const auto& folder : folders) {
        std::error_code ignored;
        if (fs::exists(folder / id.text / mainFile, ignored)) return folder / id.text;
    }
    return std::nullopt;
}

MapsetLibrary MapsetLibrary::beside(const fs::path& document) const {
    MapsetLibrary library = *this;
    const auto home = document.parent_path(), folder = home / "mapsets";
    std::error_code ignored;
    if (fs::is_directory(folder, ignored)) library.folders.insert(library.folders.begin(), folder);
    if (fs::is_regular_file(home / "mapset.xml", ignored))
        library.folders.insert(library.folders.begin(),
                               fs::absolute(document).lexically_normal().parent_path().parent_path());
    return library;
}

model::Finding whyNotInstalled(const MapsetLibrary& library, const model::MapsetId& id) {
    const auto installed = library.list();
    std::vector<std::string_view> known;
    for (const auto& one : installed) known.push_back(one.text);
    std::vector<model::MessageValue> values{{"id", id.text}, model::sortedKnown(known, "-")};
    auto message = id.empty() ? MapsetMessage::noGameNamed : MapsetMessage::notInstalled;
    if (const auto nearest = id.empty() ? std::nullopt : model::nearestWord(id.text, known)) {
        message = MapsetMessage::notInstalledNearest;
        values.push_back({"nearest", std::string(*nearest)});
    }
    return model::findingOf(row(message), std::move(values), {model::SubjectKind::mapsetEntry, id.text, {}});
}

model::Loaded<Mapset> readMapset(const MapsetLibrary& library, const model::MapsetId& id) {
    if (const auto folder = library.find(id)) return readMapsetFolder(library, *folder);
    return {std::nullopt, {whyNotInstalled(library, id)}};
}

model::Loaded<Mapset> readMapsetFolder(const MapsetLibrary& library, const fs::path& folder) {
    auto read = Reader(library).read(folder);
    if (!read.ok()) return {std::nullopt, std::move(read.findings)};
    return {std::move(**read.value), std::move(read.findings)};
}

model::Loaded<std::shared_ptr<const Mapset>> readMapsetToShare(const MapsetLibrary& library,
                                                               const model::MapsetId& id) {
    const auto folder = library.find(id);
    if (!folder) return {std::nullopt, {whyNotInstalled(library, id)}};
    auto read = Reader(library).read(*folder);
    if (!read.ok()) return {std::nullopt, std::move(read.findings)};
    return {std::move(*read.value), std::move(read.findings)};
}

}  // namespace cota::mapsets
