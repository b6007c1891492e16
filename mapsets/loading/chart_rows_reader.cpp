#include "mapsets/loading/chart_rows_reader.h"

#include <algorithm>
#include <set>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/filled.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

namespace {

using look::ChartRows;

constexpr int mostItems = 20;

/// With the value in its place; text with other braces would be printed as it is.
std::string patternIn(xml::XmlCursor& element) {
    constexpr std::string_view place = "{value}";
    auto pattern = xml::filledText(element, "write");
    const auto at = pattern.find(place);
    const bool isUsable = at != std::string::npos && at == pattern.rfind('{') && at == pattern.find('{');
    if (pattern.empty() || isUsable) return pattern;
    element.reject("write", xml::row(xml::XmlMessage::unknownWord),
                   {model::knownWords({"+{value}", "÷{value}"})});
    return {};
}

/// Reports it if there are no words at all.
model::LocalText requiredWords(xml::XmlCursor& element, const LayoutFile& file) {
    if (!element.has("es")) element.require("en");
    return xml::filledWords(element, "en", "es", file.isOfGame);
}

look::ChartColumn columnIn(xml::XmlCursor& element, const LayoutFile& file, const KnownWords& values,
                           const KnownWords& tags) {
    look::ChartColumn column;
    column.title = requiredWords(element, file);
    column.value = xml::filledText(element, "value");
    column.id = xml::isFilled(element, "id") ? element.text("id") : column.value;
    if (!column.value.empty()) requireOfGame(element, "value", column.value, values);
    std::set<std::string> seen;
    for (auto word : element.children("word")) {
        look::ChartColumn::Word one{word.requiredText("tag"), requiredWords(word, file)};
        if (!one.tag.empty()) requireOfGame(word, "tag", one.tag, tags);
        if (!one.tag.empty() && !seen.insert(one.tag).second)
            word.report(row(LayoutMessage::twice), {{"id", one.tag}});
        word.finish();
        column.words.push_back(std::move(one));
    }
    if (column.words.empty()) element.require("value");
    return column;
}

/// What rows of one source may name.
struct SourceWords {
    KnownWords values, tags, names, texts;

    void add(const model::Attributes& all) {
        for (const auto& [name, value] : all) {
            values.insert(name);
            for (auto& text : wordsOf(value)) texts.insert(std::move(text));
        }
    }
};

/// Of everything that can be on a map of the game.
SourceWords entryWords(const Catalogue& catalogue) {
    SourceWords words;
    const auto gather = [&](const auto& entries) {
        for (const auto& entry : entries) {
            words.add(entry.values);
            words.tags.insert(entry.tags.begin(), entry.tags.end());
        }
    };
    gather(catalogue.terrains);
    gather(catalogue.pathKinds);
    gather(catalogue.hexsides);
    gather(catalogue.features);
    return words;
}

KnownWords questionWords(const Catalogue& catalogue) {
    KnownWords words;
    for (const auto& choice : catalogue.strategies) words.insert(choice.question);
    return words;
}

SourceWords strategyWords(const Catalogue& catalogue, const ChartRows& rows, KnownWords& kinds) {
    SourceWords words;
    const auto* choice = catalogue.strategy(rows.of);
    if (choice == nullptr) return words;
    for (const auto& one : choice->rows) {
        kinds.insert(one.kind);
        if (one.kind != rows.kind) continue;
        words.names.insert(one.name);
        words.add(one.values);
    }
    return words;
}

SourceWords settingWords(const Catalogue& catalogue, const std::string& question) {
    SourceWords words;
    const auto* choice = catalogue.strategy(question);
    if (choice == nullptr) return words;
    words.add(choice->parameters);
    words.names = words.values;
    for (const auto& [name, option] : choice->fromOption) words.names.insert(name);
    return words;
}

SourceWords listWords(const Catalogue& catalogue, const std::string& list) {
    SourceWords words;
    const auto* found = catalogue.wordList(list);
    if (found == nullptr) return words;
    for (const auto& word : found->words) {
        words.add(word.values);
        words.tags.insert(word.tags.begin(), word.tags.end());
    }
    return words;
}

/// The attribute that says where the rows come from.
SourceWords readSource(const Catalogue& catalogue, xml::XmlCursor& element, ChartRows& rows) {
    const auto questions = questionWords(catalogue);
    const auto from = [&](ChartRows::Source source, const char* attribute, const KnownWords& known) {
        rows.source = source;
        rows.of = element.requiredText(attribute);
        if (source != ChartRows::Source::entries) {
            if (!rows.of.empty()) requireOfGame(element, attribute, rows.of, known);
            return;
        }
        for (const auto& word : wordsOf(rows.of)) requireOfGame(element, attribute, word, known);
    };
    if (element.has("settings")) {
        from(ChartRows::Source::settings, "settings", questions);
        return settingWords(catalogue, rows.of);
    }
    if (element.has("words")) {
        KnownWords lists;
        for (const auto& list : catalogue.wordLists) lists.insert(list.id);
        from(ChartRows::Source::words, "words", lists);
        return listWords(catalogue, rows.of);
    }
    if (element.has("entries")) {
        from(ChartRows::Source::entries, "entries", {"terrain", "path", "hexside", "feature"});
        auto words = entryWords(catalogue);
        words.values.insert("height");
        return words;
    }
    if (element.flag("classes")) {
        rows.source = ChartRows::Source::classes;
        return {};
    }
    from(ChartRows::Source::strategy, "strategy", questions);
    rows.kind = element.requiredText("kind");
    KnownWords kinds;
    auto words = strategyWords(catalogue, rows, kinds);
    if (!rows.kind.empty() && questions.contains(rows.of)) requireOfGame(element, "kind", rows.kind, kinds);
    return words;
}

void readColumns(xml::XmlCursor& element, const LayoutFile& file, const SourceWords& known, ChartRows& rows) {
    std::set<std::string> seen;
    for (auto child : element.children("column")) {
        ChartRows::Column column;
        static_cast<look::ChartColumn&>(column) = columnIn(child, file, known.values, known.tags);
        column.item = child.integer("item", {0, mostItems}, 0);
        column.write = patternIn(child);
        column.isSigned = child.flag("sign");
        const auto name = column.id + (column.item > 0 ? " " + std::to_string(column.item) : "");
        if (!name.empty() && !seen.insert(name).second)
            child.report(row(LayoutMessage::twice), {{"id", name}});
        child.finish();
        rows.columns.push_back(std::move(column));
    }
}

void readNames(xml::XmlCursor& element, const LayoutFile& file, const SourceWords& known, ChartRows& rows) {
    std::set<std::string> seen;
    for (auto child : element.children("name")) {
        ChartRows::Name name{child.requiredText("of"), requiredWords(child, file), patternIn(child)};
        if (!name.of.empty()) requireOfGame(child, "of", name.of, known.names);
        if (!name.of.empty() && !seen.insert(name.of).second)
            child.report(row(LayoutMessage::twice), {{"id", name.of}});
        child.finish();
        rows.names.push_back(std::move(name));
    }
}

/// Settings are shown by their names; of other rows, those that have something for a column.
void requireContent(const xml::XmlCursor& element, const ChartRows& rows) {
    using Source = ChartRows::Source;
    const auto report = [&](const char* missing) {
        element.report(xml::row(xml::XmlMessage::missingElement),
                       {{"element", "rows"}, {"missing", missing}});
    };
    if (rows.source == Source::settings && rows.names.empty()) report("name");
    const bool hasOwnColumn = rows.source == Source::settings || rows.source == Source::classes;
    if (!hasOwnColumn && rows.columns.empty()) report("column");
}

}  // namespace

void requireOfGame(xml::XmlCursor& element, std::string_view attribute, const std::string& word,
                   const KnownWords& words) {
    if (words.contains(word)) return;
    const std::vector<std::string_view> known(words.begin(), words.end());
    const auto nearest = model::nearestWord(word, known);
    std::vector<model::MessageValue> values{
        {"kind", std::string(attribute)}, {"id", word}, model::sortedKnown(known, "-")};
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    element.reportAt(attribute,
                     row(nearest ? LayoutMessage::unknownEntryNearest : LayoutMessage::unknownEntry),
                     std::move(values));
}

bool LayoutFile::isFirst(const xml::XmlCursor& element, const std::string& name) {
    if (seen.insert(std::string(element.name()) + " " + name).second) return true;
    element.report(row(LayoutMessage::twice), {{"id", name}});
    return false;
}

look::ChartColumn readChartColumn(const Catalogue& catalogue, LayoutFile& file, xml::XmlCursor& element) {
    const auto known = entryWords(catalogue);
    auto column = columnIn(element, file, known.values, known.tags);
    if (!column.id.empty()) file.isFirst(element, column.id);
    return column;
}

void readChartRows(const Catalogue& catalogue, LayoutFile& file, xml::XmlCursor& element,
                   std::vector<ChartRows>& into) {
    ChartRows rows;
    const auto charts = look::piecesOf(look::PieceKind::chart);
    element.require("chart");
    const auto chart = element.findWord("chart", charts);
    if (chart) rows.chart = charts[*chart];
    rows.title = requiredWords(element, file);
    const auto known = readSource(catalogue, element, rows);
    rows.unknown = xml::filledText(element, "unknown");
    if (!rows.unknown.empty() && !file.isOfBase) requireOfGame(element, "unknown", rows.unknown, known.texts);
    rows.id =
        xml::isFilled(element, "id") ? element.text("id") : rows.chart + "/" + rows.of + "/" + rows.kind;
    readColumns(element, file, known, rows);
    readNames(element, file, known, rows);
    requireContent(element, rows);
    file.isFirst(element, rows.id);
    element.finish();
    if (!chart) return;
    const auto before = std::ranges::find(into, rows.id, &ChartRows::id);
    if (before == into.end())
        into.push_back(std::move(rows));
    else
        *before = std::move(rows);
}

}  // namespace cota::mapsets
