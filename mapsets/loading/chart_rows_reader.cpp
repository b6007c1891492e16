#include "mapsets/loading/chart_rows_reader.h"

#include <algorithm>
#include <set>

#include "formats/model/finding/nearest_word.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

namespace {

using look::ChartRows;
using KnownWords = std::set<std::string, std::less<>>;

constexpr int mostItems = 20;

/// The values and tags of everything that can be on a map of the game.
struct EntryWords {
    KnownWords values, tags;
    explicit EntryWords(const Catalogue& catalogue) {
        const auto gather = [&](const auto& entries) {
            for (const auto& entry : entries) {
                for (const auto& [name, value] : entry.values) values.insert(name);
                tags.insert(entry.tags.begin(), entry.tags.end());
            }
        };
        gather(catalogue.terrains);
        gather(catalogue.pathKinds);
        gather(catalogue.hexsides);
        gather(catalogue.features);
    }
};

void requireKnown(xml::XmlCursor& element, std::string_view attribute, const std::string& word,
                  const KnownWords& words) {
    if (words.contains(word)) return;
    const std::vector<std::string_view> known(words.begin(), words.end());
    const auto nearest = model::nearestWord(word, known);
    std::vector<model::MessageValue> values{
        {"kind", std::string(attribute)}, {"id", word}, model::sortedKnown(known)};
    if (nearest) values.push_back({"nearest", std::string(*nearest)});
    element.reportAt(attribute,
                     row(nearest ? LayoutMessage::unknownEntryNearest : LayoutMessage::unknownEntry),
                     std::move(values));
}

look::ChartColumn columnIn(xml::XmlCursor& element, const KnownWords& values, const KnownWords& tags) {
    look::ChartColumn column;
    column.title = element.localText("en", "es");
    column.value = element.text("value");
    column.id = element.text("id", column.value);
    if (!column.value.empty()) requireKnown(element, "value", column.value, values);
    for (auto word : element.children("word")) {
        look::ChartColumn::Word one{word.requiredText("tag"), word.localText("en", "es")};
        requireKnown(word, "tag", one.tag, tags);
        word.finish();
        column.words.push_back(std::move(one));
    }
    return column;
}

/// What rows of one source may name.
struct SourceWords {
    KnownWords values, tags, names;
};

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
        for (const auto& [name, value] : one.values) words.values.insert(name);
    }
    return words;
}

SourceWords settingWords(const Catalogue& catalogue, const std::string& question) {
    SourceWords words;
    const auto* choice = catalogue.strategy(question);
    if (choice == nullptr) return words;
    for (const auto& [name, value] : choice->parameters) words.names.insert(name);
    for (const auto& [name, option] : choice->fromOption) words.names.insert(name);
    return words;
}

SourceWords listWords(const Catalogue& catalogue, const std::string& list) {
    SourceWords words;
    const auto* found = catalogue.wordList(list);
    if (found == nullptr) return words;
    for (const auto& word : found->words) {
        for (const auto& [name, value] : word.values) words.values.insert(name);
        words.tags.insert(word.tags.begin(), word.tags.end());
    }
    return words;
}

/// The attribute that says where the rows come from.
SourceWords readSource(const Catalogue& catalogue, xml::XmlCursor& element, ChartRows& rows) {
    SourceWords words;
    const auto questions = questionWords(catalogue);
    if (element.has("settings")) {
        rows.source = ChartRows::Source::settings;
        rows.of = element.text("settings");
        requireKnown(element, "settings", rows.of, questions);
        return settingWords(catalogue, rows.of);
    }
    if (element.has("words")) {
        rows.source = ChartRows::Source::words;
        rows.of = element.text("words");
        KnownWords lists;
        for (const auto& list : catalogue.wordLists) lists.insert(list.id);
        requireKnown(element, "words", rows.of, lists);
        return listWords(catalogue, rows.of);
    }
    if (element.has("entries")) {
        rows.source = ChartRows::Source::entries;
        rows.of = element.text("entries");
        for (const auto& kind : wordsOf(rows.of))
            requireKnown(element, "entries", kind, {"terrain", "path", "hexside", "feature"});
        const EntryWords known(catalogue);
        words.values = known.values;
        words.values.insert("height");
        words.tags = known.tags;
        return words;
    }
    if (element.flag("classes")) {
        rows.source = ChartRows::Source::classes;
        return words;
    }
    rows.of = element.requiredText("strategy");
    rows.kind = element.requiredText("kind");
    if (!rows.of.empty()) requireKnown(element, "strategy", rows.of, questions);
    KnownWords kinds;
    words = strategyWords(catalogue, rows, kinds);
    if (!rows.kind.empty() && questions.contains(rows.of)) requireKnown(element, "kind", rows.kind, kinds);
    return words;
}

}  // namespace

look::ChartColumn readChartColumn(const Catalogue& catalogue, xml::XmlCursor& element) {
    const EntryWords known(catalogue);
    return columnIn(element, known.values, known.tags);
}

void readChartRows(const Catalogue& catalogue, xml::XmlCursor& element, std::vector<ChartRows>& into) {
    ChartRows rows;
    const auto charts = look::piecesOf(look::PieceKind::chart);
    element.require("chart");
    const auto chart = element.findWord("chart", charts);
    if (chart) rows.chart = charts[*chart];
    rows.title = element.localText("en", "es");
    const auto known = readSource(catalogue, element, rows);
    rows.unknown = element.text("unknown");
    rows.id = element.text("id", rows.chart + "/" + rows.of + "/" + rows.kind);
    for (auto child : element.children("column")) {
        ChartRows::Column column;
        static_cast<look::ChartColumn&>(column) = columnIn(child, known.values, known.tags);
        column.item = child.integer("item", {0, mostItems}, 0);
        column.write = child.text("write");
        column.isSigned = child.flag("sign");
        child.finish();
        rows.columns.push_back(std::move(column));
    }
    for (auto child : element.children("name")) {
        ChartRows::Name name{child.requiredText("of"), child.localText("en", "es"), child.text("write")};
        if (!name.of.empty()) requireKnown(child, "of", name.of, known.names);
        child.finish();
        rows.names.push_back(std::move(name));
    }
    element.finish();
    if (!chart) return;
    const auto before = std::ranges::find(into, rows.id, &ChartRows::id);
    if (before == into.end())
        into.push_back(std::move(rows));
    else
        *before = std::move(rows);
}

}  // namespace cota::mapsets
