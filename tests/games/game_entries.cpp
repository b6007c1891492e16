#include "tests/games/game_entries.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "formats/model/geometry/rational.h"
#include "mapsets/play/play.h"
#include "tests/support/stated_values.h"
#include "tests/support/xml_places.h"

namespace cota::games {

namespace {

namespace fs = std::filesystem;
using support::XmlAttribute;
using support::XmlElement;

/// A chapter of a game, element by element.
class Chapter {
  public:
    explicit Chapter(fs::path file) : file_(std::move(file)) {
        std::ifstream stream(file_, std::ios::binary);
        std::ostringstream all;
        all << stream.rdbuf();
        text_ = all.str();
        elements_ = support::xmlElements(text_);
    }

    const std::vector<XmlElement>& elements() const { return elements_; }
    std::string tag(const XmlElement& element) const {
        return text_.substr(element.from + 1, element.nameTo - element.from - 1);
    }
    std::string nameOf(const XmlAttribute& one) const {
        return text_.substr(one.nameFrom, one.nameTo - one.nameFrom);
    }
    std::string valueOf(const XmlAttribute& one) const {
        return text_.substr(one.valueFrom, one.valueTo - one.valueFrom);
    }
    const XmlAttribute* find(const XmlElement& element, std::string_view name) const {
        const auto found =
            std::ranges::find_if(element.attributes, [&](const auto& one) { return nameOf(one) == name; });
        return found == element.attributes.end() ? nullptr : &*found;
    }
    std::string value(const XmlElement& element, std::string_view name) const {
        const auto* one = find(element, name);
        return one == nullptr ? std::string() : valueOf(*one);
    }
    /// The nearest element of that name that contains another one.
    const XmlElement* around(const XmlElement& inner, std::string_view name) const {
        const XmlElement* found = nullptr;
        for (const auto& one : elements_)
            if (one.from < inner.from && inner.to <= one.to && tag(one) == name) found = &one;
        return found;
    }
    Entry entry(const XmlElement& element, std::string name, std::vector<Edit> changes) const {
        const auto line =
            1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(element.from), '\n');
        return {file_.filename().string() + ": " + std::move(name),
                file_,
                static_cast<int>(line),
                std::move(changes),
                {}};
    }
    static Edit instead(const XmlAttribute& one, std::string with) {
        return {one.valueFrom, one.valueTo, std::move(with)};
    }
    static Edit without(const XmlAttribute& one) { return {one.nameFrom, one.valueTo + 1, {}}; }
    static Edit without(const XmlElement& one) { return {one.from, one.to, {}}; }

  private:
    fs::path file_;
    std::string text_;
    std::vector<XmlElement> elements_;
};

std::vector<Chapter> chaptersOf(const mapsets::Mapset& game) {
    std::vector<Chapter> chapters;
    for (const auto* name :
         {"mapset.xml", "terrain.xml", "movement.xml", "options.xml", "play.xml", "units.xml", "table.xml"})
        if (fs::exists(game.folder / name)) chapters.emplace_back(game.folder / name);
    return chapters;
}

std::vector<std::string> wordsIn(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

std::string pointMore(const std::string& cost) {
    const auto points = model::Rational::parse(cost);
    return points ? (*points + model::Rational(1)).text() : "1";
}

/// The same words without one of them.
std::string without(const std::vector<std::string>& words, std::size_t left) {
    std::string rest;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (i != left) rest += (rest.empty() ? "" : " ") + words[i];
    return rest;
}

const mapsets::Parameter* rowOf(std::span<const mapsets::Parameter> rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &mapsets::Parameter::name);
    return found == rows.end() ? nullptr : &*found;
}

/// The entries of one parameter of a strategy, or of one value of a row.
void addValue(const Chapter& chapter, const XmlElement& element, const XmlAttribute& one,
              const mapsets::Parameter& row, const std::string& name, std::vector<Entry>& entries) {
    using Kind = mapsets::Parameter::Kind;
    const auto value = chapter.valueOf(one);
    std::vector<Edit> changes;
    if (row.kind == Kind::word) {
        for (const auto& word : wordsIn(row.words))
            if (word != value) changes.push_back(Chapter::instead(one, word));
    } else if (mapsets::areTags(row.kind) || row.kind == Kind::words || row.kind == Kind::amounts) {
        const auto words = wordsIn(value);
        const bool isNumber = model::Rational::parse(value).has_value();
        for (std::size_t i = 0; i < words.size() && !isNumber; ++i)
            entries.push_back(chapter.entry(
                element, name + ": " + words[i],
                {words.size() == 1 ? Chapter::without(one) : Chapter::instead(one, without(words, i))}));
        if (!isNumber) return;
        changes.push_back(Chapter::instead(one, pointMore(value)));
    } else {
        for (const auto& other : support::othersOf(value)) changes.push_back(Chapter::instead(one, other));
    }
    entries.push_back(chapter.entry(element, name, std::move(changes)));
}

void addParameter(const Chapter& chapter, const XmlElement& set, const mapsets::StrategyDescription& strategy,
                  std::vector<Entry>& entries) {
    const auto name = chapter.value(set, "name");
    const auto* row = rowOf(strategy.parameters, name);
    const auto* value = chapter.find(set, "value");
    if (value == nullptr || row == nullptr) return;
    const std::size_t first = entries.size();
    addValue(chapter, set, *value, *row, std::string(strategy.question) + "/set " + name, entries);
    // A parameter without a value is the same as none.
    for (std::size_t i = first; i < entries.size(); ++i)
        for (auto& change : entries[i].changes)
            if (change.from == value->nameFrom) change = Chapter::without(set);
}

void addRow(const Chapter& chapter, const XmlElement& element, const mapsets::StrategyDescription& strategy,
            std::vector<Entry>& entries) {
    const auto kind = chapter.value(element, "kind");
    const auto list =
        std::ranges::find(strategy.rows, kind, [](const auto& one) { return std::string(one.kind); });
    if (list == strategy.rows.end()) return;
    const auto name = std::string(strategy.question) + "/row " + kind + " " + chapter.value(element, "name");
    entries.push_back(chapter.entry(element, name, {Chapter::without(element)}));
    for (const auto& one : element.attributes)
        if (const auto* row = rowOf(list->values, chapter.nameOf(one)))
            addValue(chapter, element, one, *row, name + ": " + chapter.nameOf(one), entries);
}

/// "action attack/total defence/add leader": the element with those around it.
std::string pathOf(const Chapter& chapter, const XmlElement& element) {
    std::string path;
    for (const auto& one : chapter.elements()) {
        const auto tag = chapter.tag(one);
        if (one.from > element.from || element.to > one.to || tag == "chapter") continue;
        const auto id = chapter.value(one, "id");
        path += (path.empty() ? "" : "/") + tag + " " + (id.empty() ? chapter.value(one, "of") : id);
    }
    return path;
}

}  // namespace

std::vector<Entry> optionEntries(const mapsets::Mapset& game) {
    std::vector<Entry> entries;
    for (const auto& chapter : chaptersOf(game))
        for (const auto& element : chapter.elements()) {
            if (chapter.tag(element) != "option") continue;
            const auto* value = chapter.find(element, "value");
            for (const auto& word : wordsIn(chapter.value(element, "words")))
                if (value != nullptr && word != chapter.valueOf(*value)) {
                    const auto id = chapter.value(element, "id");
                    entries.push_back(chapter.entry(element, "option " + id + ": " + word,
                                                    {Chapter::instead(*value, word)}));
                    entries.back().option = id;
                }
        }
    return entries;
}

std::vector<Entry> costEntries(const mapsets::Mapset& game) {
    std::vector<Entry> entries;
    for (const auto& chapter : chaptersOf(game))
        for (const auto& element : chapter.elements()) {
            const auto tag = chapter.tag(element);
            if (tag != "cost" && tag != "surcharge") continue;
            std::string of;
            for (const auto* holder : {"terrain", "hexside", "path", "feature"})
                if (const auto* one = chapter.around(element, holder))
                    of = std::string(holder) + " " + chapter.value(*one, "id");
            for (const auto& one : element.attributes) {
                const auto name = chapter.nameOf(one), value = chapter.valueOf(one);
                if (support::isSaid({tag, name, value, 0})) continue;
                const auto entry = of + ": " + tag + " " + chapter.value(element, "count") +
                                   (tag == "surcharge" ? " " : "") + name;
                if (name == "count") {
                    entries.push_back(
                        chapter.entry(element, entry, {Chapter::instead(one, pointMore(value))}));
                    continue;
                }
                entries.push_back(chapter.entry(element, entry + ": a point more",
                                                {Chapter::instead(one, pointMore(value))}));
                if (value != "no")
                    entries.push_back(
                        chapter.entry(element, entry + ": prohibited", {Chapter::instead(one, "no")}));
                if (value != "unknown")
                    entries.push_back(chapter.entry(element, entry + ": left out", {Chapter::without(one)}));
            }
        }
    return entries;
}

std::vector<Entry> parameterEntries(const mapsets::Mapset& game) {
    const auto strategies = mapsets::describeStrategies();
    std::vector<Entry> entries;
    for (const auto& chapter : chaptersOf(game))
        for (const auto& element : chapter.elements()) {
            const auto tag = chapter.tag(element);
            if (tag != "set" && tag != "row") continue;
            const auto* holder = chapter.around(element, "strategy");
            if (holder == nullptr) continue;
            const auto question = chapter.value(*holder, "question");
            if (std::ranges::find(questionsOfCosts, question) == questionsOfCosts.end()) continue;
            const auto strategy = std::ranges::find_if(strategies, [&](const auto& one) {
                return one.question == question && one.name == chapter.value(*holder, "use");
            });
            if (strategy == strategies.end()) continue;
            if (tag == "set")
                addParameter(chapter, element, *strategy, entries);
            else
                addRow(chapter, element, *strategy, entries);
        }
    return entries;
}

std::vector<Entry> tableEntries(const mapsets::Mapset& game) {
    static constexpr std::array rows{"must",   "units", "need",   "add", "half",
                                     "result", "score", "set-up", "hold"};
    static constexpr std::array numbers{"least", "most", "sides", "cost"};
    std::vector<Entry> entries;
    if (!game.catalogue.table.isUsed()) return entries;
    for (const auto& chapter : chaptersOf(game))
        for (const auto& element : chapter.elements()) {
            const auto tag = chapter.tag(element);
            if (std::ranges::find(rows, tag) != rows.end())
                entries.push_back(
                    chapter.entry(element, pathOf(chapter, element), {Chapter::without(element)}));
            if (tag == "attribute") continue;
            for (const auto* name : numbers) {
                const auto* one = chapter.find(element, name);
                const auto value = one == nullptr ? std::string() : chapter.valueOf(*one);
                if (model::Rational::parse(value))
                    entries.push_back(chapter.entry(element, pathOf(chapter, element) + ": " + name,
                                                    {Chapter::instead(*one, pointMore(value))}));
            }
        }
    return entries;
}

}  // namespace cota::games
