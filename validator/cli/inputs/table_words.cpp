#include "validator/cli/inputs/table_words.h"

#include <algorithm>
#include <cmath>

#include "formats/model/geometry/decimal.h"

namespace cota::cli {

namespace {

using mapsets::FormulaThing;
using mapsets::TableKind;
using mapsets::TableVerdict;
using model::LocalLiteral;

constexpr LocalLiteral percentForm = local("{number}%");
constexpr int hundred = 100;
constexpr std::int64_t fine = 1'000'000;

std::string percentOf(const model::Rational& chance, bool isNone, bool isSure, const AnswerOptions& common) {
    // What is possible is not 0%, and what is not certain not 100%.
    const model::Rational tenth(1, 10);
    const model::Rational percent = chance * model::Rational(hundred);
    std::string before;
    model::Rational shown = percent;
    if (!isNone && percent < tenth) {
        before = "<";
        shown = tenth;
    } else if (!isSure && percent > model::Rational(hundred) - tenth) {
        before = ">";
        shown = model::Rational(hundred) - tenth;
    }
    return before + common.say(percentForm, {{"number", model::decimalText(shown, common.language)}});
}

}  // namespace

const char* verdictId(TableVerdict verdict) {
    if (verdict == TableVerdict::unknown) return "unknown";
    return verdict == TableVerdict::yes ? "yes" : "no";
}

const char* signOf(TableVerdict verdict) {
    if (verdict == TableVerdict::unknown) return "?";
    return verdict == TableVerdict::yes ? "✓" : "✗";
}

std::string percentText(const model::Rational& chance, const AnswerOptions& common) {
    return percentOf(chance, chance == model::Rational(0), chance == model::Rational(1), common);
}

std::string percentText(const mapsets::DrawChance& chance, const AnswerOptions& common) {
    const auto parts = static_cast<std::int64_t>(std::llround(chance.nearly * static_cast<double>(fine)));
    return percentOf(model::Rational(parts, fine), chance.exact == "0", chance.exact == "1", common);
}

double percentNumber(double chance) {
    return std::round(chance * static_cast<double>(fine)) / (fine / hundred);
}
double percentNumber(const model::Rational& chance) {
    return percentNumber(static_cast<double>(chance.num()) / static_cast<double>(chance.den()));
}

Json thingJson(const mapsets::TableNames& names, FormulaThing thing, model::Language language) {
    Json json;
    json["kind"] = std::string(mapsets::tableKindNames[thing.kind]);
    json["id"] = jsonOrNull(names.idOf(thing));
    json["name"] = names.of(thing).in(language);
    if (thing.kind == static_cast<std::uint16_t>(TableKind::card))
        json["in"] = names.placeOf(thing).in(language);
    return json;
}

std::vector<model::LocalText> gapTexts(const mapsets::TableNames& names,
                                       const std::vector<mapsets::FormulaGap>& gaps) {
    std::vector<model::LocalText> texts;
    for (const auto& gap : gaps) {
        auto text = names.gap(gap);
        if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
    }
    return texts;
}

Json gapsJson(const mapsets::TableNames& names, const std::vector<mapsets::FormulaGap>& gaps,
              model::Language language) {
    Json json = Json::array();
    std::vector<model::LocalText> told;
    for (const auto& gap : gaps) {
        const auto text = names.gap(gap);
        if (std::ranges::find(told, text) != told.end()) continue;
        told.push_back(text);
        json.push_back({{"thing", thingJson(names, gap.thing, language)},
                        {"value", names.fieldOf(gap.thing.kind, gap.field).in(language)},
                        {"text", text.in(language)}});
    }
    return json;
}

Json seatJson(const mapsets::LaidTable& table, const std::optional<model::SeatId>& seat,
              model::Language language) {
    const std::size_t place = seat ? table.position().seatOf(*seat) : mapsets::TablePosition::none;
    if (place == mapsets::TablePosition::none) return nullptr;
    const mapsets::TableNames names(table.world());
    const auto thing = mapsets::TableWorld::thing(TableKind::seat, place);
    return {{"seat", names.idOf(thing)}, {"name", names.of(thing).in(language)}};
}

std::string citedText(const std::string& text, const std::string& citation) {
    return model::printable(citation.empty() ? text : text + " (" + citation + ")");
}

std::string withoutStop(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace cota::cli
