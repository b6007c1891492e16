#pragma once
// Names for the ids in a finding. A finding contains ids, as files do, and two findings are equal if their
// ids are; its sentence shows names.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

using TypeLists = std::vector<const std::vector<mapsets::AttributeType>*>;
/// The values that the game declares for a subject.
TypeLists typesFor(const model::Document& document, const mapsets::Catalogue& game,
                   const model::Subject& subject);
const mapsets::AttributeType* declared(const TypeLists& lists, std::string_view name);

/// The name of each condition of victory. Files give only ids, so it is named after its side and level, with
/// a number if several are alike: "Red (major)", "Red (major), 2". Without a side it is its id. `game` names
/// the levels; it may be null.
std::vector<model::LocalText> conditionNames(const model::Scenario& scenario, const mapsets::Catalogue* game);

/// The name of a word that all games share: what a condition counts ("units"), or a side of the map
/// ("north-east"). Empty for other words.
model::LocalText nameOfCommonWord(std::string_view word);

class ShownNames {
  public:
    ShownNames(const model::Document& document, const mapsets::Catalogue* game)
        : document_(document), game_(game) {}

    /// Fills in finding.shown.
    void fillIn(model::Finding& finding) const;

  private:
    /// Empty if it has no name.
    model::LocalText nameOf(model::ValueKind kind, const std::string& id,
                            const model::Finding& finding) const;
    model::LocalText nameInScenario(model::ValueKind kind, const std::string& id) const;
    model::LocalText nameOfCondition(const model::MessageValue& value, const model::Finding& finding) const;
    model::LocalText nameInFiles(model::ValueKind kind, const std::string& id) const;
    model::LocalText nameInGame(model::ValueKind kind, const std::string& id) const;
    model::LocalText nameOnMap(const std::string& id) const;
    model::LocalText nameOfPart(const std::string& id) const;
    model::LocalText nameOfWord(const std::string& id) const;
    model::LocalText labelOf(const std::string& name, const model::Finding& finding) const;
    /// Followed by the id, if the value requires that.
    model::LocalText shownFor(const model::MessageValue& value, const model::Finding& finding) const;
    model::LocalText listFor(const model::MessageValue& list, const model::Finding& finding) const;

    const model::Document& document_;
    const mapsets::Catalogue* game_;
};

}  // namespace cota::checks
