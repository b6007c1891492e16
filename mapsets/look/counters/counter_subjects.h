#pragma once
// What is printed on the sides of counters: the values, names and colours that faces show. For units of the
// map in their present state, and for types and counters as they lie on a sheet.

#include <map>
#include <memory>
#include <string>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/faces/face.h"
#include "mapsets/look/symbols/symbology.h"
#include "mapsets/units/roster.h"

namespace cota::look {

enum class CounterSide { front, back };
/// "front", "back": as faces are called in counters.xml.
std::string_view sideWord(CounterSide side);

/// The drawing of a nation with the colours that a counter has of its own.
Symbol nationOf(const Symbol& nation, const model::CounterLook& look);

/// A side of a counter, and what its face points to.
struct CounterSubject {
    FaceSubject face;
    std::shared_ptr<const Symbol> nation;  // never null
    CounterSide side = CounterSide::front;
};

class CounterSubjects {
  public:
    /// All must outlive it.
    CounterSubjects(const mapsets::Catalogue& catalogue, const Symbology& look,
                    const model::Document& document, model::Language language);

    /// A unit as it lies on the map: its visible side and its present values.
    CounterSubject of(const mapsets::RosterUnit& unit) const;
    /// A side of a type, of a counter of this type if it is not null. `side` says whose colours it has if the
    /// type names no nation.
    CounterSubject of(const model::CounterType& type, const model::Counter* counter,
                      const model::SideId& side, CounterSide which) const;
    /// A marker in the colours of a side, or of nobody; `number` is its value {number}.
    CounterSubject of(const FaceMarker& marker, const model::SideId& side, const std::string& number) const;
    /// Only the ground of a counter, for those that others cover.
    CounterSubject blank(const Symbol& nation) const;

    const Faces& faces() const;
    model::Language language() const { return language_; }

  private:
    struct Badge {
        std::string words;  // what the counters of a formation print
        int band = 0;
    };
    const Symbol& nationSymbol(const std::string& nation, const model::SideId& side) const;
    std::string nationOfSide(const model::SideId& side) const;
    const model::CounterType* typeOf(const model::CounterTypeId& id) const;
    const model::Counter* counterOf(const model::CounterId& id) const;
    bool isStateAndPrint(const mapsets::UnitClass& unitClass, const std::string& name) const;
    model::Attributes valuesOf(const model::CounterType& type, const model::Counter* counter,
                               bool isReverse) const;
    void addBadges();
    void addFormation(const model::FormationId& id, CounterSubject& made) const;
    void addColours(CounterSubject& made, const std::string& nation, const model::SideId& side,
                    const model::CounterLook& look) const;
    void addPrinted(CounterSubject& made, const model::CounterType& type, const model::Attributes& values,
                    bool isReverse) const;
    void addNames(CounterSubject& made, const model::CounterType& type, const model::Counter* counter) const;

    const mapsets::Catalogue& catalogue_;
    const Symbology& look_;
    const model::Document& document_;
    model::Language language_;
    std::map<std::string, Badge, std::less<>> badges_;  // by formation
    std::map<std::string, const model::Formation*, std::less<>> formations_;
    std::map<std::string, model::CounterType, std::less<>> types_;  // with what they inherit
    std::map<std::string, const model::Counter*, std::less<>> counters_;
};

}  // namespace cota::look
