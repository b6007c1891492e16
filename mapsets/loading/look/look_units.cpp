#include "mapsets/loading/look/look_units.h"

#include <algorithm>
#include <array>

#include "formats/xml/markup/filled.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/loading/look/look_words.h"
#include "mapsets/look/symbols/sign_path.h"
#include "mapsets/look/symbols/unit_signs.h"

namespace cota::mapsets {

namespace {

constexpr std::size_t mostInFrame = 3, mostLetters = 3;
constexpr std::array unitParameters{"kind", "signs", "letters"};

model::LocalLiteral why(look::SignPathFault fault) {
    using Fault = look::SignPathFault;
    switch (fault) {
        case Fault::unknownLetter:
            return local("the letters are M, L, C, Z, O, P and S");
        case Fault::missingNumber:
            return local("M and L have 2 numbers, C 6, O and S 3, P 4, Z none");
        case Fault::tooMany:
            return local("it has more than 400 numbers");
        case Fault::outside:
            return local("a number is below -120 or above 120");
        case Fault::noBeginning:
            return local("L, C and Z continue a line that M begins");
        default:
            return local("it draws nothing");
    }
}

std::size_t charactersIn(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

bool areLetters(std::string_view text) {
    return !text.empty() && text.find(' ') == std::string_view::npos && charactersIn(text) <= mostLetters;
}

std::size_t countInFrame(const std::vector<std::string>& signs) {
    return static_cast<std::size_t>(std::ranges::count_if(
        signs, [](const std::string& word) { return look::signOf(word)->draw != look::SignDraw::below; }));
}

/// The signs of a kind are never too many: their shapes leave room for each other.
bool areOfAKind(std::string_view joined) {
    const auto& kinds = look::unitSigns().kinds;
    return std::ranges::find(kinds, joined, &look::UnitKind::signs) != kinds.end();
}

std::string joinedWords(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : "+") + word;
    return text;
}

}  // namespace

bool LookUnits::isRead(std::string_view kind, std::string_view parameter) {
    if (kind == "nation") return parameter == "letter";
    return kind == "unit" && std::ranges::find(unitParameters, parameter) != unitParameters.end();
}

void LookUnits::readSign(xml::XmlCursor& element) {
    const auto id = element.requiredText("id");
    const auto draw = element.requiredEnum("draw", look::lastSignDraw);
    const auto path = element.requiredText("path");
    if (!path.empty()) {
        const auto read = look::signPath(path);
        if (const auto* fault = std::get_if<look::SignPathFault>(&read))
            element.reject("path", row(LookMessage::badPath),
                           {{"id", id}, model::inWords("reason", why(*fault))});
        else if (draw)
            own_[id] = std::string(textOf(*draw)) + ":" + path;
    }
    element.finish();
}

void LookUnits::readUnit(xml::XmlCursor& element, look::Symbol& symbol) const {
    if (const auto id = element.findText("kind")) {
        std::vector<std::string_view> known;
        for (const auto& kind : look::unitSigns().kinds) known.push_back(kind.id);
        if (requireKnown(element, "kind", *id, known, LookMessage::unknownUnitKind,
                         {{"id", std::string(*id)}})) {
            const auto& kind = *look::unitSigns().kind(*id);
            symbol.set("kind", kind.id);
            symbol.set("signs", kind.signs);
            symbol.set("letters", kind.letters);
        }
    }
    if (xml::isFilled(element, "signs")) readSigns(element, element.text("signs"), symbol);
    if (const auto letters = element.findText("letters")) {
        if (*letters == "none" || areLetters(*letters))
            symbol.set("letters", std::string(*letters));
        else
            element.reject("letters", row(LookMessage::badLetters));
    }
}

void LookUnits::readNation(xml::XmlCursor& element, look::Symbol& symbol) {
    if (!xml::isFilled(element, "letter")) return;
    const auto letter = element.text("letter");
    if (letter == "none" || charactersIn(letter) == 1)
        symbol.set("letter", letter);
    else
        element.reject("letter", row(LookMessage::badValue),
                       {{"parameter", "letter"}, model::knownWords({"none", "A ... Z"})});
}

void LookUnits::readSigns(xml::XmlCursor& element, std::string_view text, look::Symbol& symbol) const {
    std::vector<std::string> signs;
    if (text != "none")
        for (const auto& word : listedWords(text))
            if (auto sign = signNamed(element, word); !sign.empty()) signs.push_back(std::move(sign));
    const auto joined = joinedWords(signs);
    symbol.set("signs", joined.empty() ? "none" : joined);
    const auto count = countInFrame(signs);
    if (count > mostInFrame && !areOfAKind(joined))
        element.reportAt("signs", row(LookMessage::crowded), {{"count", std::to_string(count)}});
}

std::string LookUnits::signNamed(xml::XmlCursor& element, const std::string& word) const {
    const auto& shared = look::unitSigns();
    if (const auto own = own_.find(word); own != own_.end()) return own->second;
    if (shared.sign(word)) return word;
    if (const auto* now = shared.formerly(word)) {
        element.reportAt("signs", row(LookMessage::olderSign), {{"before", word}, {"after", now->id}});
        return now->id;
    }
    std::vector<std::string_view> known{"none"};
    for (const auto& sign : shared.signs) known.push_back(sign.id);
    for (const auto& [id, path] : own_) known.push_back(id);
    requireKnown(element, "signs", word, known, LookMessage::unknownSign, {{"id", word}});
    return {};
}

}  // namespace cota::mapsets
