#include "mapsets/loading/look_reader.h"

#include <algorithm>
#include <map>
#include <set>
#include <system_error>

#include "formats/xml/markup/xml_document.h"
#include "mapsets/loading/faces_reader.h"
#include "mapsets/loading/look/look_messages.h"
#include "mapsets/loading/look/look_units.h"
#include "mapsets/loading/look/look_words.h"
#include "mapsets/loading/older_names.h"
#include "mapsets/loading/prints/own_files.h"
#include "mapsets/look/symbols/height_tints.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;

/// The ids of the entries that a kind of symbol is for; nothing if the kind does not name entries of the
/// game.
std::optional<std::vector<std::string_view>> thingsOf(std::string_view kind, const Catalogue& catalogue) {
    std::vector<std::string_view> ids;
    const auto gather = [&](const auto& entries) {
        for (const auto& entry : entries) ids.push_back(entry.id.text);
        return ids;
    };
    if (kind == "terrain") return gather(catalogue.terrains);
    if (kind == "hexside") return gather(catalogue.hexsides);
    if (kind == "feature") return gather(catalogue.features);
    if (kind == "path") return gather(catalogue.pathKinds);
    if (kind == "unit") return gather(catalogue.unitClasses);
    if (kind == "tint") {
        static const auto levels = [] {
            std::vector<std::string> made;
            for (int level = look::lowestTint; level <= look::highestTint; ++level)
                made.push_back(std::to_string(level));
            return made;
        }();
        return std::vector<std::string_view>(levels.begin(), levels.end());
    }
    if (kind != "nation") return std::nullopt;
    const auto* nations = catalogue.wordList(kind);
    if (!nations || nations->open) return std::nullopt;
    for (const auto& word : nations->words) ids.push_back(word.id);
    return ids;
}

/// Only styles have one.
model::LocalText titleOf(xml::XmlCursor& root) { return root.localText("title", "title-es"); }

class LookReader {
  public:
    LookReader(const Mapset& mapset, const xml::TextsByFile& texts) : mapset_(mapset), texts_(texts) {}

    model::Loaded<look::Symbology> read(const std::vector<fs::path>& after) {
        for (const auto& folder : mapset_.layerFolders) readFile(folder / lookFile);
        // A game without any look file is not expected to have symbols.
        if (hasLook_) reportMissing();
        for (const auto& file : after) readFile(file);
        addCounters();
        return {std::move(symbology_), std::move(findings_)};
    }

  private:
    void addCounters() {
        auto read = readCounters(mapset_, texts_);
        symbology_.setCounters(std::make_shared<const look::Faces>(std::move(*read.value)));
        findings_.insert(findings_.end(), std::make_move_iterator(read.findings.begin()),
                         std::make_move_iterator(read.findings.end()));
    }

    void readFile(const fs::path& file) {
        std::error_code ignored;
        if (!fs::exists(file, ignored)) return;
        hasLook_ = true;
        if (!isOwnFile(file, findings_)) return;
        xml::XmlDocument document = xml::openXml(file, texts_);
        if (document.ok()) {
            seen_.clear();
            readOlderNames(document);
            auto root = document.root();
            titleOf(root);
            for (auto element : root.children()) {
                if (element.name() == "colour")
                    readColour(element);
                else if (element.name() == "sign")
                    readSign(element);
                else
                    readSymbol(element);
            }
            root.finish();
        }
        auto found = document.takeFindings();
        findings_.insert(findings_.end(), std::make_move_iterator(found.begin()),
                         std::make_move_iterator(found.end()));
    }

    /// A name for a colour, valid in the rest of the file and in games that extend this one.
    void readColour(xml::XmlCursor& element) {
        static constexpr const char* attribute = "is";
        const auto id = element.requiredText("id");
        const auto text = element.requiredText(attribute);
        if (!seen_.insert({std::string(element.name()), id}).second)
            element.report(row(LookMessage::twice), {{"kind", std::string(element.name())}, {"id", id}});
        if (const auto colour = picture::colourFrom(text))
            colours_[id] = *colour;
        else
            element.reject(attribute, row(LookMessage::badValue),
                           {{"parameter", attribute}, model::knownWords({"#rrggbb", "#rrggbbaa"})});
        element.finish();
    }

    void readSign(xml::XmlCursor& element) {
        const auto id = element.text("id");
        if (!id.empty() && !seen_.insert({std::string(element.name()), id}).second)
            element.report(row(LookMessage::twice), {{"kind", std::string(element.name())}, {"id", id}});
        units_.readSign(element);
    }

    void readSymbol(xml::XmlCursor& element) {
        const std::string kind(element.name());
        const auto* first = look::firstDrawingOf(kind);
        if (!first) {
            std::set<std::string_view> known{"colour", "sign"};
            for (const auto& one : look::describeDrawings()) known.insert(one.kind);
            element.report(row(LookMessage::unknownKind),
                           {{"kind", kind}, model::sortedKnown({known.begin(), known.end()})});
            element.freeAttributes();
            return;
        }
        const auto things = thingsOf(kind, mapset_.catalogue);
        const auto id = things || element.findText("id") ? element.requiredText("id") : std::string();
        if (!seen_.insert({kind, id}).second)
            element.report(row(LookMessage::twice), {{"kind", kind}, {"id", id}});
        if (things)
            requireKnown(element, "id", id, *things, LookMessage::unknownThing, {{"kind", kind}, {"id", id}});
        const auto* before = symbology_.find(kind, id);
        const auto* drawing = drawingOf(element, kind, before ? &before->description() : first);
        auto symbol = before && &before->description() == drawing ? *before : look::Symbol(*drawing);
        const auto printed = printedOn(kind, id);
        if (kind == "unit") units_.readUnit(element, symbol);
        if (kind == "nation") LookUnits::readNation(element, symbol);
        for (const auto& parameter : drawing->parameters)
            if (!LookUnits::isRead(kind, parameter.name)) readValue(element, parameter, printed, symbol);
        reportUnknownParameters(element, *drawing);
        symbology_.set(kind, id, std::move(symbol));
    }

    const look::DrawingDescription* drawingOf(xml::XmlCursor& element, const std::string& kind,
                                              const look::DrawingDescription* otherwise) {
        if (!element.findText("draw")) return otherwise;
        const auto name = element.text("draw");
        if (const auto* found = look::drawingOf(kind, name)) return found;
        std::vector<std::string_view> known;
        for (const auto& one : look::describeDrawings())
            if (kind == one.kind) known.emplace_back(one.name);
        requireKnown(element, "draw", name, known, LookMessage::unknownDrawing,
                     {{"kind", kind}, {"drawing", name}});
        return otherwise;
    }

    /// The names of the values that counters of a class print; empty for other kinds.
    std::vector<std::string_view> printedOn(std::string_view kind, std::string_view id) const {
        std::vector<std::string_view> names;
        if (kind != "unit") return names;
        for (const auto& one : mapset_.catalogue.unitClasses)
            if (one.id.text == id)
                for (const auto* face : {&one.front, &one.back})
                    for (const auto& value : *face) names.push_back(value.name);
        for (const auto& value : mapset_.catalogue.counterAttributes) names.push_back(value.name);
        return names;
    }

    /// `printed`: the valid words for a list that declares none.
    void readValue(xml::XmlCursor& element, const Parameter& parameter,
                   const std::vector<std::string_view>& printed, look::Symbol& symbol) {
        const auto text = element.findText(parameter.name);
        if (!text) return;
        const bool isOpenList = parameter.kind == Parameter::Kind::list && *parameter.words == '\0';
        if (text->empty() || (isOpenList && !printed.empty() && !namesOnly(*text, printed))) {
            element.reject(parameter.name, row(LookMessage::badValue),
                           {{"parameter", parameter.name},
                            isOpenList ? model::sortedKnown(printed) : knownFor(parameter)});
            return;
        }
        const auto named = colours_.find(std::string(*text));
        if (parameter.kind == Parameter::Kind::colour && named != colours_.end()) {
            symbol.set(parameter.name, named->second);
            return;
        }
        if (auto value = look::valueFrom(parameter, *text)) {
            symbol.set(parameter.name, std::move(*value));
            return;
        }
        element.reject(parameter.name, row(LookMessage::badValue),
                       {{"parameter", parameter.name}, knownFor(parameter)});
    }

    /// The valid values; for a colour, the names that look.xml gives to colours are valid too.
    model::MessageValue knownFor(const Parameter& parameter) const {
        const auto valid = expectedTexts(parameter);
        if (parameter.kind != Parameter::Kind::colour) return model::knownWords(valid);
        std::vector<std::string_view> known(valid.begin(), valid.end());
        for (const auto& [name, colour] : colours_) known.push_back(name);
        return model::sortedKnown(known);
    }

    static bool namesOnly(std::string_view list, const std::vector<std::string_view>& known) {
        if (list == "none") return true;
        if (list.ends_with('+')) return false;
        return std::ranges::all_of(listedWords(list), [&](const std::string& word) {
            return std::ranges::find(known, word) != known.end();
        });
    }

    /// Any attribute that was not read is an unknown parameter.
    void reportUnknownParameters(xml::XmlCursor& element, const look::DrawingDescription& drawing) {
        std::vector<std::string_view> known{"draw"};
        for (const auto& parameter : drawing.parameters) known.emplace_back(parameter.name);
        for (const auto& [name, value] : element.freeAttributes())
            requireKnown(element, name, name, known, LookMessage::unknownParameter,
                         {{"drawing", drawing.name}, {"parameter", name}});
    }

    void reportMissing() {
        for (const std::string_view kind : {"terrain", "hexside", "feature", "path", "unit"}) {
            const auto things = thingsOf(kind, mapset_.catalogue);
            for (const auto id : *things)
                if (!symbology_.find(kind, id))
                    findings_.push_back(model::findingOf(
                        row(LookMessage::missing), {{"kind", std::string(kind)}, {"id", std::string(id)}},
                        {model::SubjectKind::mapsetEntry, std::string(kind) + "/" + std::string(id), {}}));
        }
    }

    const Mapset& mapset_;
    const xml::TextsByFile& texts_;
    look::Symbology symbology_;
    std::map<std::string, picture::Colour> colours_;
    LookUnits units_;
    std::set<std::pair<std::string, std::string>> seen_;
    bool hasLook_ = false;
    std::vector<model::Finding> findings_;
};

}  // namespace

model::Loaded<look::Symbology> readLook(const Mapset& mapset, const xml::TextsByFile& texts,
                                        const std::vector<fs::path>& after) {
    return LookReader(mapset, texts).read(after);
}

fs::path lookBeside(const fs::path& document) {
    const auto folder = document.parent_path();
    std::error_code ignored;
    if (fs::exists(folder / "mapset.xml", ignored) || !fs::is_regular_file(folder / lookFile, ignored))
        return {};
    return folder / lookFile;
}

std::vector<std::string> stylesIn(const MapsetLibrary& library) {
    std::set<std::string> names;
    std::error_code ignored;
    for (const auto& folder : library.folders)
        for (const auto& entry : fs::directory_iterator(folder / ".." / stylesFolder, ignored))
            if (entry.path().extension() == ".xml") names.insert(entry.path().stem().string());
    return {names.begin(), names.end()};
}

model::LocalText styleTitle(const MapsetLibrary& library, const std::string& name) {
    model::LocalText title;
    if (const auto file = styleFile(library, name); !file.empty())
        if (auto document = xml::openXml(file, {}); document.ok()) {
            auto root = document.root();
            title = titleOf(root);
        }
    return title.empty() ? model::LocalText{name, name} : title;
}

fs::path styleFile(const MapsetLibrary& library, const std::string& name) {
    for (const auto& folder : library.folders) {
        std::error_code ignored;
        const auto file = folder / ".." / stylesFolder / (name + ".xml");
        if (fs::is_regular_file(file, ignored)) return file;
    }
    return {};
}

}  // namespace cota::mapsets
