#include "editor/picture/ground_draft.h"

#include <algorithm>
#include <array>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/xml/disk/text_file.h"
#include "validator/publish/ground/ground_placing.h"
#include "validator/publish/ground/ground_table_text.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

constexpr const char* emptyTable = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ground>\n</ground>\n";
const std::string keepId = "keep", replaceId = "replace";

/// A refusal, or nothing.
Written refusedIf(std::string refusal) {
    Written written;
    written.refusal = std::move(refusal);
    return written;
}

std::string joinedValues(const std::vector<std::string>& values) {
    std::string text;
    for (const auto& value : values) text += (text.empty() ? "" : "|") + value;
    return text;
}

std::string numberOrNothing(int value) { return value == 0 ? std::string() : std::to_string(value); }

template <class List>
std::vector<PaletteEntry> kindsOf(const List& list, model::Language language) {
    std::vector<PaletteEntry> entries;
    for (const auto& one : list) entries.push_back({one.id.text, nameOf(one, language)});
    return entries;
}

}  // namespace

bool GroundDraft::hasPlace(const model::Document& document) {
    return std::ranges::any_of(document.boards,
                               [](const auto& entry) { return entry.second->anchor.has_value(); });
}

std::unique_ptr<GroundDraft> GroundDraft::open(const std::filesystem::path& file,
                                               const mapsets::MapsetLibrary& library,
                                               model::Language language, const model::Document& document) {
    if (!hasPlace(document)) return nullptr;
    std::unique_ptr<GroundDraft> draft(new GroundDraft(library, language));
    draft->file_ = file;
    draft->document_ = document;
    for (const auto& [key, board] : document.boards)
        if (board->anchor) {
            draft->chooseBoard(key);
            break;
        }
    return draft;
}

void GroundDraft::chooseBoard(const std::string& key) {
    const auto before = game_;
    board_ = key;
    left_.clear();
    game_ = games_.mapsetOf(document_.boards.at(key)->mapset.text);
    if (!game_ || (before && before->id == game_->id && table_)) return;
    table_.reset();
    if (const auto own = publish::osmGroundTableOf(*game_); own.empty() || !loadTable(own).empty()) {
        tableFile_.clear();
        (void)readTable(emptyTable, {});
        savedText_ = text_;
    }
}

std::string GroundDraft::readTable(const std::string& text, const std::filesystem::path& file) {
    const std::string name = file.empty() ? "new.ground.xml" : file.generic_string();
    auto read = publish::readGroundTable(name, *game_, {{name, text}});
    if (!read.ok()) {
        const auto error =
            std::ranges::find(read.findings, model::Severity::error, &model::Finding::severity);
        if (error == read.findings.end()) return tr("The table cannot be read.");
        const std::string said = checks::allMessages().text(*error, language_);
        if (!error->where) return said;
        return filledIn(trLater("Line {line}: {text}"),
                        {{"line", std::to_string(error->where->line)}, {"text", said}});
    }
    text_ = text;
    table_ = std::make_shared<const publish::GroundTable>(std::move(*read.value));
    findings_ = std::move(read.findings);
    return {};
}

std::string GroundDraft::loadTable(const std::filesystem::path& file) {
    if (!game_) return {};
    const auto read = xml::readTextFile(file);
    if (!read.ok())
        return read.findings.empty() ? tr("The table cannot be read.")
                                     : checks::allMessages().text(read.findings.front(), language_);
    if (auto refusal = readTable((*read.value)->text(), file); !refusal.empty()) return refusal;
    tableFile_ = file;
    savedText_ = text_;
    return {};
}

std::filesystem::path GroundDraft::tableToSave() const {
    const bool isOfGame =
        tableFile_.empty() || (game_ && std::ranges::find(game_->layerFolders, tableFile_.parent_path()) !=
                                            game_->layerFolders.end());
    if (!isOfGame) return tableFile_;
    return file_.parent_path() / (file_.stem().string() + ".ground.xml");
}

void GroundDraft::saveTable(const std::filesystem::path& file) {
    (void)xml::saveAtomically(file, text_);
    tableFile_ = file;
    savedText_ = text_;
}

std::string GroundDraft::resultOf(const publish::GroundRow& row) const {
    if (row.drop) return tr("dropped");
    const auto& game = game_->catalogue;
    std::string text;
    const auto add = [&](const auto* type, const std::string& id) {
        if (id.empty()) return;
        text += (text.empty() ? "" : ", ") + (type != nullptr ? nameOf(*type, language_) : id);
    };
    add(game.terrain(row.terrain), row.terrain.text);
    add(game.pathKind(row.path), row.path.text);
    add(game.hexside(row.hexside), row.hexside.text);
    add(game.feature(row.feature), row.feature.text);
    if (!row.name.empty()) text += (text.empty() ? "" : ", ") + tr("name, style %s", row.name);
    return text;
}

std::vector<GroundRowView> GroundDraft::tableRows(const GroundPreview* preview) const {
    std::vector<GroundRowView> views;
    if (!table_) return views;
    const auto hasCounts = [&](std::size_t i) {
        return preview != nullptr && preview->result && i < preview->result->rows.size() &&
               preview->order.table->rows[i].words() == table_->rows[i].words();
    };
    for (std::size_t i = 0; i < table_->rows.size(); ++i) {
        const auto& row = table_->rows[i];
        GroundRowView view{row.words(), resultOf(row), {}, {}, !row.off, false};
        if (view.isOn && hasCounts(i)) {
            const auto& count = preview->result->rows[i];
            view.isIdle = count.features == 0;
            if (!view.isIdle)
                view.counts = filledIn(row.drop ? trLater("{features} {features:feature|features}")
                                                : trLater("{features} {features:feature|features}; new: "
                                                          "{made}; there before: {there}"),
                                       {{"features", std::to_string(count.features)},
                                        {"made", std::to_string(count.made)},
                                        {"there", std::to_string(count.there)}});
        }
        for (const auto& finding : findings_)
            if (finding.where && finding.where->line == row.line)
                view.warning = checks::allMessages().text(finding, language_);
        views.push_back(std::move(view));
    }
    return views;
}

std::string GroundDraft::changeRow(std::size_t row, std::vector<std::pair<std::string, std::string>> values) {
    if (!table_ || row >= table_->rows.size()) return {};
    return readTable(publish::withRowValues(text_, table_->rows[row].offset, values), tableFile_);
}

void GroundDraft::toggleRow(std::size_t row) {
    if (table_ && row < table_->rows.size())
        (void)changeRow(row, {{"off", table_->rows[row].off ? "" : "yes"}});
}

Property GroundDraft::rowText(std::size_t row, const std::string& label, const char* attribute,
                              std::string value) {
    Property made;
    made.label = label;
    made.kind = Property::Kind::text;
    made.value = std::move(value);
    made.write = [this, row, attribute](const std::string& text) {
        return refusedIf(changeRow(row, {{attribute, text}}));
    };
    return made;
}

Property GroundDraft::rowChoice(std::size_t row, const std::string& label, const char* attribute,
                                std::string value, std::vector<PaletteEntry> choices) {
    const std::string none = "-";  // no id of a game
    choices.insert(choices.begin(), {none, tr("none")});
    Property made;
    made.label = label;
    made.kind = Property::Kind::choice;
    made.value = value.empty() ? none : std::move(value);
    made.write = [this, row, attribute, none, choices](const std::string& id) {
        if (std::ranges::find(choices, id, &PaletteEntry::id) == choices.end())
            return refusedIf(tr("'%s' is not a valid choice.", id));
        const auto& now = table_->rows[row];
        // A row without a result drops its features; with one it does not.
        const std::array<std::pair<std::string_view, bool>, 5> results{{{"terrain", !now.terrain.empty()},
                                                                        {"path", !now.path.empty()},
                                                                        {"hexside", !now.hexside.empty()},
                                                                        {"feature", !now.feature.empty()},
                                                                        {"name", !now.name.empty()}}};
        const bool hasResult = id != none || std::ranges::any_of(results, [&](const auto& result) {
                                   return result.second && result.first != attribute;
                               });
        return refusedIf(
            changeRow(row, {{attribute, id == none ? "" : id}, {"drop", hasResult ? "" : "yes"}}));
    };
    made.choices = std::move(choices);
    return made;
}

std::vector<Property> GroundDraft::rowSheet(std::size_t index) {
    if (!table_ || index >= table_->rows.size()) return {};
    const publish::GroundRow row = table_->rows[index];
    const auto& game = game_->catalogue;
    std::vector<Property> sheet;
    sheet.push_back(rowText(index, tr("Layer"), "layer", row.layer));
    sheet.back().hint = tr("every layer");
    sheet.push_back(rowText(index, tr("Attribute of the map"), "attribute", row.is ? row.is->attribute : ""));
    sheet.push_back(rowText(index, tr("Its values"), "value", row.is ? joinedValues(row.is->values) : ""));
    sheet.back().hint = tr("every value");
    sheet.back().help = tr("Several values are separated by a vertical bar.");
    if (!row.isCrossing()) {
        sheet.push_back(
            rowChoice(index, tr("Terrain"), "terrain", row.terrain.text, kindsOf(game.terrains, language_)));
        sheet.push_back(
            rowChoice(index, tr("Path"), "path", row.path.text, kindsOf(game.pathKinds, language_)));
        sheet.push_back(
            rowChoice(index, tr("Hexside"), "hexside", row.hexside.text, kindsOf(game.hexsides, language_)));
    }
    sheet.push_back(
        rowChoice(index, tr("Feature"), "feature", row.feature.text, kindsOf(game.features, language_)));
    if (row.isCrossing()) {
        sheet.push_back(rowText(index, tr("Where a path crosses"), "over", joinedValues(row.over)));
        return sheet;
    }
    std::vector<PaletteEntry> styles;
    for (const auto& style : publish::nameStylesOf(*game_)) styles.push_back({style, style});
    sheet.push_back(rowChoice(index, tr("Style of names"), "name", row.name, std::move(styles)));
    if (!row.terrain.empty()) {
        const auto least = table_->least.find(row.terrain);
        sheet.push_back(rowText(index, tr("Counts from"), "least",
                                least == table_->least.end() ? "" : std::to_string(least->second)));
        sheet.back().unit = "%";
    }
    if (!row.path.empty() || !row.hexside.empty()) {
        sheet.push_back(rowText(index, tr("Shortest"), "shortest", numberOrNothing(row.shortest)));
        sheet.back().unit = "m";
        sheet.push_back(
            rowText(index, tr("Straighten bends below"), "simplify", numberOrNothing(row.simplify)));
        sheet.back().unit = "m";
    }
    return sheet;
}

std::optional<std::size_t> GroundDraft::addRow(const std::string& words) {
    const auto equals = words.find('=');
    if (!table_ || equals == std::string::npos) return std::nullopt;
    const auto text = publish::withNewRow(
        text_,
        {{"attribute", words.substr(0, equals)}, {"value", words.substr(equals + 1)}, {"drop", "yes"}});
    if (!readTable(text, tableFile_).empty()) return std::nullopt;
    return table_->rows.size() - 1;
}

void GroundDraft::toggleHex(model::HexCoord hex) {
    if (left_.erase(hex) == 0) left_.insert(hex);
}

std::vector<Property> GroundDraft::rows() {
    std::vector<Property> rows;
    Property board;
    board.label = tr("Board");
    board.kind = Property::Kind::choice;
    board.value = board_;
    for (const auto& [key, one] : document_.boards)
        if (one->anchor) board.choices.push_back({key, key});
    board.write = [this](const std::string& key) {
        const auto found = document_.boards.find(key);
        if (found == document_.boards.end() || !found->second->anchor)
            return refusedIf(tr("'%s' is not a valid choice.", key));
        chooseBoard(key);
        return Written{};
    };
    rows.push_back(std::move(board));
    Property painted;
    painted.label = tr("Painted hexes");
    painted.kind = Property::Kind::choice;
    painted.value = keepPainted_ ? keepId : replaceId;
    painted.choices = {{keepId, tr("keep their terrain")}, {replaceId, tr("get the terrain of the map")}};
    painted.write = [this](const std::string& id) {
        if (id != keepId && id != replaceId) return refusedIf(tr("'%s' is not a valid choice.", id));
        keepPainted_ = id == keepId;
        return Written{};
    };
    rows.push_back(std::move(painted));
    if (asksSystem_) {
        Property system;
        system.label = tr("System of the file");
        system.kind = Property::Kind::text;
        system.value = fileSystem_;
        system.hint = "EPSG:4326";
        system.write = [this](const std::string& text) {
            fileSystem_ = text;
            return Written{};
        };
        rows.push_back(std::move(system));
    }
    return rows;
}

std::optional<GroundOrder> GroundDraft::order() const {
    if (!game_ || !table_) return std::nullopt;
    return GroundOrder{file_, fileSystem_, game_, *document_.boards.at(board_), table_, keepPainted_, left_};
}

std::string GroundDraft::summary(const GroundPreview& preview) const {
    const std::string file = file_.filename().string();
    if (!preview.result) return earth::textOf(preview.problem, file).in(language_);
    const auto& result = *preview.result;
    const auto changed =
        std::ranges::count_if(result.changes, [](const auto& change) { return !change.isKept; });
    std::string text = filledIn(
        trLater(
            "{features} {features:feature|features} on the board, {outside} elsewhere; {broken} without a "
            "usable shape. Hexes that change: {hexes}. New: {paths} {paths:path|paths}, {hexsides} "
            "{hexsides:hexside|hexsides}, {things} {things:feature|features}, {names} {names:name|names}."),
        {{"features", std::to_string(preview.features)},
         {"outside", std::to_string(preview.source.outside)},
         {"broken", std::to_string(preview.source.broken)},
         {"hexes", std::to_string(changed)},
         {"paths", std::to_string(result.paths)},
         {"hexsides", std::to_string(result.hexsides)},
         {"things", std::to_string(result.things)},
         {"names", std::to_string(result.names)}});
    for (const auto& missing : publish::incompleteTexts(preview.source))
        text += " " + model::LocalText(missing).in(language_);
    if (!preview.source.damage.empty())
        text += " " + tr("The file is damaged, so something may be missing: %s", preview.source.damage);
    return text;
}

HistoryEntry GroundDraft::step(const GroundPreview& preview) const {
    HistoryEntry entry{named("Map from %s", file_.filename().string()), document_};
    if (preview.result)
        entry.document =
            model::withBoard(document_, board_, [&](model::Board& board) { board = preview.result->board; });
    return entry;
}

}  // namespace cota::session
