#pragma once
// What people call the things a finding speaks of. Findings hold ids, which is what files write and what
// makes two findings the same; their sentences say names, where there are any.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

using TypeLists = std::vector<const std::vector<mapsets::AttributeType>*>;
/// The lists of values the game declares for a thing of the document.
TypeLists typesFor(const model::Document& document, const mapsets::Catalogue& game,
                   const model::Subject& subject);
const mapsets::AttributeType* declared(const TypeLists& lists, std::string_view name);

class Spoken {
  public:
    Spoken(const model::Document& document, const mapsets::Catalogue* game)
        : document_(document), game_(game) {}

    /// Fills in `spoken` of a finding of a rule.
    void fillIn(model::Finding& finding) const;

    /// A value that is an id, and how the ids of the rules begin for which it is; "": of all. Without a
    /// value: rules whose findings say ids. Rules may get other ids and values: a test holds these to them.
    struct Use {
        std::string_view value;
        std::string_view rules;
    };
    static std::vector<Use> uses();

  private:
    enum class Called {
        side,
        group,
        zone,
        objective,
        formation,
        type,
        path,
        unitClass,
        mobility,
        onMap,
        part,
        option,
        word,
        form,
        amendment,
        state,
        ofFormation,
        attribute,
        attributeWithId
    };
    struct Row;
    static std::span<const Row> rows();
    static const Row* rowFor(const model::Finding& finding, std::string_view value);
    /// Empty where it has none.
    model::LocalText nameOf(Called kind, const std::string& id, const model::Finding& finding) const;
    model::LocalText nameOnMap(const std::string& id) const;
    model::LocalText nameOfPart(const std::string& id) const;
    model::LocalText labelOf(const std::string& name, const model::Finding& finding, bool withId) const;
    model::LocalText nameIn(const model::Subject& subject, const std::string& id) const;
    /// Each of "a, b, c" by its name.
    model::LocalText listIn(Called kind, const std::string& text, const model::Finding& finding) const;
    /// "group 'late'" with the name in the quotes.
    std::string withNames(const std::string& text, const model::Subject& subject,
                          model::Language language) const;

    const model::Document& document_;
    const mapsets::Catalogue* game_;
};

}  // namespace cota::checks
