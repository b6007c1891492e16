#pragma once
// Values of sides, groups and parts in words, and texts in the language of the card. Only for the sources of
// this folder.

#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/briefing/briefing_plan.h"
#include "mapsets/look/briefing/place_words.h"

namespace cota::look {

class BriefWords {
  public:
    BriefWords(const model::Document& document, const mapsets::Mapset& game, const BriefingPlan& plan,
               model::Language language)
        : document_(document),
          game_(game),
          plan_(plan),
          language_(language),
          places_(**document.scenario, game.catalogue, language) {}

    const model::Scenario& scenario() const { return **document_.scenario; }
    const mapsets::Mapset& game() const { return game_; }
    const BriefingPlan& plan() const { return plan_; }
    model::Language language() const { return language_; }
    const PlaceWords& places() const { return places_; }
    PlaceWords& places() { return places_; }

    std::string in(const model::LocalLiteral& text) const { return std::string(text.in(language_)); }
    std::string say(const model::LocalLiteral& text,
                    std::vector<std::pair<std::string, std::string>> values) const;
    /// A text of the document. If it has none in the language of the card, the other one with a mark, and
    /// `what` is remembered as missing.
    std::string told(const model::LocalText& text, const std::string& what);
    template <class Thing>
    std::string nameOf(const Thing& thing, const char* kind) {
        return thing.name.empty() ? thing.id.text : told(thing.name, std::string(kind) + " " + thing.id.text);
    }
    std::string sideName(const model::SideId& side);
    const std::vector<std::string>& missing() const { return missing_; }

    /// The value with the words of the game: "2", "yes", "Smoke", "1-20".
    std::string valueText(const mapsets::AttributeType& type, const std::string& value) const;
    /// "may start loaded; units that may start hidden: 2": what is stated and not usual.
    std::string stated(const std::vector<mapsets::AttributeType>& types,
                       const model::Attributes& values) const;
    /// The name of a path "board:id" or id; the id if it has none.
    std::string pathName(const std::string& path) const;
    /// A part of the scenario as a phrase, without its side.
    std::string part(const model::ScenarioPart& part);

  private:
    std::string filled(const std::string& phrase, const model::ScenarioPart& part,
                       const mapsets::PartKind& kind) const;

    const model::Document& document_;
    const mapsets::Mapset& game_;
    const BriefingPlan& plan_;
    model::Language language_;
    PlaceWords places_;
    std::vector<std::string> missing_;
};

}  // namespace cota::look
