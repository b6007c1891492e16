#include "mapsets/look/symbols/unit_signs.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>

#include "formats/xml/markup/xml_document.h"
#include "mapsets/look/symbols/sign_path.h"
#include "mapsets/look/symbols/unit_signs_text.h"

namespace cota::look {

namespace {

constexpr std::array signDraws{"line", "area", "below"};

picture::Curve curveOfSign(std::string_view path) {
    auto read = signPath(path);
    auto* curve = std::get_if<picture::Curve>(&read);
    return curve ? std::move(*curve) : picture::Curve();
}

/// The file is part of the program, and a test reads it: it has no mistakes.
UnitSigns readUnitSigns() {
    UnitSigns made;
    xml::XmlDocument document(std::make_shared<xml::TextFile>("unit-signs.xml", std::string(unitSignsText)));
    assert(document.ok());
    auto root = document.root();
    for (auto element : root.children("sign")) {
        UnitSign sign;
        sign.id = element.requiredText("id");
        sign.draw = element.requiredEnum("draw", lastSignDraw).value_or(SignDraw::line);
        sign.path = element.requiredText("path");
        sign.curve = curveOfSign(sign.path);
        sign.was = element.text("was");
        made.signs.push_back(std::move(sign));
    }
    for (auto element : root.children("kind"))
        made.kinds.push_back({element.requiredText("id"), element.localText("en", "es"),
                              element.text("signs", "none"), element.text("letters", "none")});
    return made;
}

template <class Thing>
const Thing* withId(const std::vector<Thing>& things, std::string_view id) {
    const auto found = std::ranges::find(things, id, &Thing::id);
    return found == things.end() ? nullptr : &*found;
}

}  // namespace

const char* textOf(SignDraw draw) { return signDraws[static_cast<std::size_t>(draw)]; }

const UnitSign* UnitSigns::sign(std::string_view id) const { return withId(signs, id); }
const UnitKind* UnitSigns::kind(std::string_view id) const { return withId(kinds, id); }

const UnitSign* UnitSigns::formerly(std::string_view was) const {
    const auto found = std::ranges::find(signs, was, &UnitSign::was);
    return was.empty() || found == signs.end() ? nullptr : &*found;
}

const UnitSigns& unitSigns() {
    static const UnitSigns signs = readUnitSigns();
    return signs;
}

std::optional<UnitSign> signOf(std::string_view word) {
    if (const auto* shared = unitSigns().sign(word)) return *shared;
    const auto colon = word.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto draw = std::ranges::find(signDraws, word.substr(0, colon));
    if (draw == signDraws.end()) return std::nullopt;
    UnitSign own;
    own.draw = static_cast<SignDraw>(draw - signDraws.begin());
    own.path = word.substr(colon + 1);
    own.curve = curveOfSign(own.path);
    return own;
}

}  // namespace cota::look
