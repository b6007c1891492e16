#include "mapsets/look/furniture/rules_chart.h"

#include <algorithm>

#include "formats/model/finding/capital.h"
#include "mapsets/look/furniture/effect_texts.h"
#include "mapsets/strategy/rows.h"
#include "mapsets/strategy/strategy.h"

namespace cota::look {

namespace {

constexpr std::string_view unknownValue = "unknown", heightValue = "height";

/// With semicolons if a name has a comma of its own.
std::string listOf(const std::vector<model::LocalText>& names, model::Language language) {
    const bool hasCommas = std::ranges::any_of(names, [&](const model::LocalText& name) {
        return name.in(language).find(',') != std::string::npos;
    });
    std::string all;
    for (const auto& name : names) all += (all.empty() ? "" : hasCommas ? "; " : ", ") + name.in(language);
    return all;
}

class ChartRowsMaker {
  public:
    ChartRowsMaker(const mapsets::Battlefield& field, const ChartRows& rows)
        : field_(field), catalogue_(field.mapset().catalogue), rows_(rows) {}

    RulesSection made() {
        section_.title = rows_.title;
        for (const auto& column : rows_.columns) section_.columns.push_back(column.title);
        switch (rows_.source) {
            case ChartRows::Source::strategy:
                addStrategyRows();
                break;
            case ChartRows::Source::settings:
                addSettings();
                break;
            case ChartRows::Source::words:
                addWords();
                break;
            case ChartRows::Source::entries:
                addEntries();
                break;
            case ChartRows::Source::classes:
                addClasses();
                break;
        }
        return std::move(section_);
    }

  private:
    static model::LocalText same(const std::string& text) { return {text, text}; }

    const ChartRows::Name* nameOf(std::string_view row) const {
        const auto found = std::ranges::find(rows_.names, row, &ChartRows::Name::of);
        return found == rows_.names.end() ? nullptr : &*found;
    }

    static std::string written(const std::string& pattern, const std::string& value) {
        if (pattern.empty()) return value;
        const model::MessageValue said{"value", value};
        return model::fillTemplate(pattern, {&said, 1});
    }

    bool isUnknown(const std::string& value) const {
        return value == unknownValue || (!rows_.unknown.empty() && value == rows_.unknown);
    }

    /// A value as players read it: a number, a word of the game, yes or no.
    RulesCell cellOf(const std::string& value, const std::string& list, const std::string& write,
                     bool isSigned = false) const {
        if (value.empty()) return {};
        if (isUnknown(value)) return {{}, true};
        if (value == "yes") return {local("chart", "yes"), false};
        if (value == "no") return {local("chart", "no"), false};
        const auto* words = catalogue_.wordList(list);
        if (const auto* word = words != nullptr ? words->find(value) : nullptr) return {word->name, false};
        const auto text = valueText(value);
        if (text.starts_with('-')) return {same(written(write, "−" + text.substr(1))), false};
        return {same(written(write, (isSigned && text != "0" ? "+" : "") + text)), false};
    }

    /// The item of a value with several words, else all of them.
    RulesCell cellOf(const std::string& value, const ChartRows::Column& column) const {
        const auto words = mapsets::wordsOf(value);
        if (column.item > 0) {
            const auto at = static_cast<std::size_t>(column.item - 1);
            // A list of one value without a source has none for the other columns either.
            if (words.size() == 1 && isUnknown(words.front())) return {{}, true};
            return at < words.size() ? cellOf(words[at], column.value, column.write, column.isSigned)
                                     : RulesCell{};
        }
        if (words.size() < 2) return cellOf(value, column.value, column.write, column.isSigned);
        model::LocalText all;
        for (const auto& word : words) {
            const auto one = cellOf(word, column.value, column.write);
            if (one.isUnknown) return {{}, true};
            all.en += (all.en.empty() ? "" : ", ") + one.words.en;
            all.es += (all.es.empty() ? "" : ", ") + one.words.in(model::Language::spanish);
        }
        return {all, false};
    }

    template <class Ask>
    void addLine(RulesLine line, const mapsets::Tags& tags, Ask valueOf) {
        bool hasAny = false;
        for (const auto& column : rows_.columns) {
            RulesCell cell;
            if (!column.value.empty()) {
                cell = cellOf(valueOf(column.value), column);
            } else {
                for (const auto& word : column.words)
                    if (cell.words.empty() && mapsets::hasTag(tags, word.tag)) cell.words = word.words;
            }
            hasAny = hasAny || cell.isUnknown || !cell.words.empty();
            line.cells.push_back(std::move(cell));
        }
        line.name = {model::capital(line.name.en), model::capital(line.name.es)};
        if (line.source.empty()) line.source = field_.mapset().name.en;  // its own
        if (hasAny) section_.lines.push_back(std::move(line));
    }

    void addStrategyRows() {
        const auto* choice = catalogue_.strategy(rows_.of);
        if (choice == nullptr) return;
        const mapsets::Parameters parameters(choice, field_);
        for (const auto& row : choice->rows) {
            if (row.kind != rows_.kind || !mapsets::holds(row, parameters)) continue;
            RulesLine line;
            const auto* name = nameOf(row.name);
            line.name = name != nullptr
                            ? name->words
                            : model::LocalText{mapsets::valueOf(row, "en"), mapsets::valueOf(row, "es")};
            if (line.name.empty()) line.name = same(row.name);
            line.source = row.from.citation;
            addLine(std::move(line), {},
                    [&](const std::string& value) { return mapsets::valueOf(row, value); });
        }
    }

    /// One row for each name, in their order; those that the game does not set are left out.
    void addSettings() {
        const auto* choice = catalogue_.strategy(rows_.of);
        if (choice == nullptr) return;
        const mapsets::Parameters parameters(choice, field_);
        for (const auto& name : rows_.names) {
            const auto value = parameters.word(name.of);
            if (value.empty()) continue;
            const auto option = parameters.optionOf(name.of);
            RulesLine line;
            line.name = {model::capital(name.words.en), model::capital(name.words.es)};
            const auto from = choice->valueFrom.find(name.of);
            if (from != choice->valueFrom.end()) line.source = from->second.citation;
            if (const auto* decided = catalogue_.option(option)) line.source = decided->from.citation;
            line.cells.push_back(cellOf(value, option, name.write));
            section_.lines.push_back(std::move(line));
        }
        if (!section_.lines.empty() && section_.columns.empty()) section_.columns.emplace_back();
    }

    void addWords() {
        const auto* list = catalogue_.wordList(rows_.of);
        if (list == nullptr) return;
        for (const auto& word : list->words)
            addLine({.kind = {}, .id = {}, .name = word.name, .source = word.from.citation, .cells = {}},
                    word.tags, [&](const std::string& value) {
                        const auto* found = word.values.find(value);
                        return found == nullptr ? std::string() : *found;
                    });
    }

    template <class Entries>
    void addEntriesOf(const Entries& entries, const char* kind) {
        const auto kinds = mapsets::wordsOf(rows_.of);
        if (std::ranges::find(kinds, kind) == kinds.end()) return;
        for (const auto& entry : entries) {
            RulesLine line{.kind = kind, .id = entry.id.text, .name = entry.name, .source = {}, .cells = {}};
            for (const auto& column : rows_.columns)
                if (const auto from = entry.valueFrom.find(column.value);
                    line.source.empty() && from != entry.valueFrom.end())
                    line.source = from->second.citation;
            if (line.source.empty()) line.source = entry.from.citation;
            addLine(std::move(line), entry.tags, [&](const std::string& value) -> std::string {
                if constexpr (requires { entry.height; })
                    if (value == heightValue) return entry.height == 0 ? "" : std::to_string(entry.height);
                const auto* found = entry.values.find(value);
                return found == nullptr ? std::string() : *found;
            });
        }
    }
    void addEntries() {
        addEntriesOf(catalogue_.terrains, "terrain");
        addEntriesOf(catalogue_.pathKinds, "path");
        addEntriesOf(catalogue_.hexsides, "hexside");
        addEntriesOf(catalogue_.features, "feature");
    }

    void addClasses() {
        section_.columns = {local("Classes of units")};
        for (const auto& type : catalogue_.mobilities) {
            RulesLine line;
            line.name = {model::capital(type.name.en), model::capital(type.name.es)};
            line.source = type.from.citation;
            std::vector<model::LocalText> names;
            for (const auto& unit : catalogue_.unitClasses)
                if (unit.mobility == type.id) names.push_back(unit.name);
            const model::LocalText all{listOf(names, model::Language::english),
                                       listOf(names, model::Language::spanish)};
            if (all.empty()) continue;
            line.cells.push_back({all, false});
            section_.lines.push_back(std::move(line));
        }
    }

    const mapsets::Battlefield& field_;
    const mapsets::Catalogue& catalogue_;
    const ChartRows& rows_;
    RulesSection section_;
};

}  // namespace

bool RulesChart::hasUnknown() const {
    return std::ranges::any_of(sections, [](const auto& section) {
        return std::ranges::any_of(section.lines, [](const auto& line) {
            return std::ranges::any_of(line.cells, &RulesCell::isUnknown);
        });
    });
}

RulesChart rulesChartOf(const mapsets::Battlefield& field, const Layout& layout, std::string_view what) {
    RulesChart chart;
    if (what == "sight")
        if (auto seen = sightOverTerrain(field.mapset()); !seen.lines.empty())
            chart.sections.push_back(std::move(seen));
    for (const auto& rows : layout.rows) {
        if (rows.chart != what) continue;
        auto section = ChartRowsMaker(field, rows).made();
        if (!section.lines.empty()) chart.sections.push_back(std::move(section));
    }
    return chart;
}

}  // namespace cota::look
