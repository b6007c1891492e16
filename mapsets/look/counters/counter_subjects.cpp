#include "mapsets/look/counters/counter_subjects.h"

#include <algorithm>

#include "formats/model/document/type_bases.h"
#include "formats/model/finding/capital.h"
#include "mapsets/look/faces/face_values.h"
#include "mapsets/units/printed_side.h"

namespace cota::look {

namespace {

FaceValue plainValue(std::string text) { return {std::move(text), {}, {}}; }

/// Of a formation that counters name without a short name: the words of a long one do not fit.
std::string badgeWords(const model::Formation& formation, model::Language language) {
    const auto& name = formation.shortName.empty() ? formation.name : formation.shortName;
    return name.empty() ? formation.id.text : name.in(language);
}

void setNation(CounterSubject& made, Symbol nation) {
    made.nation = std::make_shared<const Symbol>(std::move(nation));
    made.face.nationSymbol = made.nation.get();
    for (const auto name : nationColours())
        made.face.colours.insert_or_assign(std::string(name), made.nation->colour(name));
}

}  // namespace

std::string_view sideWord(CounterSide side) { return side == CounterSide::front ? "front" : "back"; }

Symbol nationOf(const Symbol& nation, const model::CounterLook& look) {
    Symbol own = nation;
    if (const auto ground = picture::colourFrom(look.ground)) own.set("ground", *ground);
    if (const auto ink = picture::colourFrom(look.ink)) own.set("ink", *ink);
    return own;
}

CounterSubjects::CounterSubjects(const mapsets::Catalogue& catalogue, const Symbology& look,
                                 const model::Document& document, model::Language language)
    : catalogue_(catalogue), look_(look), document_(document), language_(language) {
    for (const auto& [file, forces] : document.forces) {
        for (const auto& type : forces->types)
            types_.emplace(type.id.text, type.base.empty() ? type : model::withInherited(*forces, type));
        for (const auto& formation : forces->formations) formations_.emplace(formation.id.text, &formation);
        for (const auto& counter : forces->counters) counters_.emplace(counter.id.text, &counter);
    }
    addBadges();
}

const Faces& CounterSubjects::faces() const {
    static const Faces none = facesFor(Faces::Use::counters);
    const auto* own = look_.counters();
    return own != nullptr ? *own : none;
}

/// The formations in the order of the files get their bands; those below one have the same.
void CounterSubjects::addBadges() {
    const auto& bands = faces().bandsBy;
    const auto colon = bands.find(':');
    const auto value = bands.substr(0, colon);
    const auto word = colon == std::string::npos ? std::string() : bands.substr(colon + 1);
    int next = 0;
    std::map<std::string, int, std::less<>> own;
    for (const auto& [file, forces] : document_.forces)
        for (const auto& formation : forces->formations) {
            const auto* is = bands.empty() ? nullptr : formation.attributes.find(value);
            if (is != nullptr && *is == word) own.emplace(formation.id.text, ++next);
        }
    for (const auto& [id, formation] : formations_) {
        Badge badge{badgeWords(*formation, language_), 0};
        const model::Formation* at = formation;
        for (std::size_t steps = 0; at != nullptr && steps <= formations_.size(); ++steps) {
            if (const auto found = own.find(at->id.text); found != own.end()) {
                badge.band = found->second;
                break;
            }
            const auto above = formations_.find(at->parent.text);
            at = above == formations_.end() ? nullptr : above->second;
        }
        badges_.emplace(id, std::move(badge));
    }
}

std::string CounterSubjects::nationOfSide(const model::SideId& side) const {
    if (document_.scenario)
        for (const auto& one : (*document_.scenario)->sides)
            if (one.id == side) return one.nation;
    return {};
}

const Symbol& CounterSubjects::nationSymbol(const std::string& nation, const model::SideId& side) const {
    std::size_t nth = 0;
    if (document_.scenario) {
        const auto& sides = (*document_.scenario)->sides;
        const auto found = std::ranges::find(sides, side, &model::Side::id);
        if (found != sides.end()) nth = static_cast<std::size_t>(found - sides.begin());
    }
    return look_.symbolApart("nation", nation, nth);
}

const model::CounterType* CounterSubjects::typeOf(const model::CounterTypeId& id) const {
    const auto found = types_.find(id.text);
    return found == types_.end() ? nullptr : &found->second;
}

const model::Counter* CounterSubjects::counterOf(const model::CounterId& id) const {
    const auto found = counters_.find(id.text);
    return found == counters_.end() ? nullptr : found->second;
}

void CounterSubjects::addColours(CounterSubject& made, const std::string& nation, const model::SideId& side,
                                 const model::CounterLook& look) const {
    setNation(made, nationOf(nationSymbol(nation, side), look));
    made.face.nation = nation;
    made.face.values["nation"] = plainValue(nation);
    made.face.values["nation"].word = wordOf(catalogue_, "nation", nation, language_);
}

void CounterSubjects::addFormation(const model::FormationId& id, CounterSubject& made) const {
    const auto badge = badges_.find(id.text);
    if (badge == badges_.end()) return;
    made.face.values["formation"] = plainValue(badge->second.words);
    if (badge->second.band > 0) made.face.values["band"] = plainValue(std::to_string(badge->second.band));
    // What a formation says is also said of the counters in it; their own values win.
    const auto& values = formations_.at(id.text)->attributes;
    for (const auto& type : catalogue_.formationAttributes)
        if (values.has(type.name) && !made.face.values.contains(type.name))
            made.face.values[type.name] = valueOf(type, values, catalogue_, language_);
}

void CounterSubjects::addPrinted(CounterSubject& made, const model::CounterType& type,
                                 const model::Attributes& values, bool isReverse) const {
    made.side = isReverse ? CounterSide::back : CounterSide::front;
    made.face.unitClass = type.unitClass.text;
    const auto& symbolOf = type.look.symbol.empty() ? type.unitClass : type.look.symbol;
    made.face.unit = &look_.symbol("unit", symbolOf.text);
    if (!type.look.picture.empty()) made.face.picture = look_.picture(type.id.text);
    const auto* unitClass = catalogue_.unitClass(type.unitClass);
    if (unitClass == nullptr) return;
    made.face.tags = unitClass->tags;
    made.face.values["class"] = plainValue(model::capital(unitClass->name.in(language_)));
    for (const auto& [key, text] : unitClass->values) made.face.values[key] = plainValue(text);
    const auto add = [&](const std::vector<mapsets::AttributeType>& declared, bool arePrinted) {
        for (const auto& one : declared) {
            if (arePrinted) made.face.printed.push_back(one.name);
            made.face.values[one.name] = valueOf(one, values, catalogue_, language_);
        }
    };
    add(unitClass->front, !isReverse);
    if (isReverse) add(unitClass->back, true);
    add(catalogue_.counterAttributes, false);
    const auto& listed = made.face.unit->list("values");
    if (!listed.empty()) made.face.printed = listed;
    if (!type.back.empty()) made.face.values["reverse"] = plainValue("yes");
}

void CounterSubjects::addNames(CounterSubject& made, const model::CounterType& type,
                               const model::Counter* counter) const {
    const auto& own = !type.shortName.empty() ? type.shortName : type.name;
    const bool isNamed = counter != nullptr && !counter->name.empty();
    const auto& name = isNamed ? counter->name : own;
    made.face.values["name"] = plainValue(name.empty() ? type.id.text : name.in(language_));
    made.face.values["own-name"] = plainValue(isNamed ? counter->name.in(language_) : std::string());
    const bool isSpanish = language_ == model::Language::spanish;
    const auto& second = isSpanish ? name.en : name.es;
    made.face.values["other-name"] = plainValue(second == name.in(language_) ? std::string() : second);
    made.face.values["id"] = plainValue(counter != nullptr ? counter->id.text : type.id.text);
    made.face.values["copies"] =
        plainValue(type.available > 0 ? std::to_string(type.available) : std::string());
    if (counter != nullptr) addFormation(counter->formation, made);
}

/// A state at the start that has the name of a printed value: "limbered" is yes or no, and an allowance.
bool CounterSubjects::isStateAndPrint(const mapsets::UnitClass& unitClass, const std::string& name) const {
    const auto has = [&](const std::vector<mapsets::AttributeType>& all) {
        return std::ranges::find(all, name, &mapsets::AttributeType::name) != all.end();
    };
    return has(catalogue_.placementAttributes) && (has(unitClass.front) || has(unitClass.back));
}

/// What only the front declares (steps, armour) holds on the back too.
model::Attributes CounterSubjects::valuesOf(const model::CounterType& type, const model::Counter* counter,
                                            bool isReverse) const {
    auto values = mapsets::printedSide(catalogue_, type, isReverse);
    const auto* unitClass = catalogue_.unitClass(type.unitClass);
    if (isReverse && unitClass != nullptr)
        for (const auto& declared : unitClass->front) {
            const bool isOnBack = std::ranges::find(unitClass->back, declared.name,
                                                    &mapsets::AttributeType::name) != unitClass->back.end();
            const auto* value = isOnBack ? nullptr : type.front.find(declared.name);
            if (value != nullptr && !values.has(declared.name)) values.set(declared.name, *value);
        }
    if (counter != nullptr)
        for (const auto& [name, value] : counter->attributes) values.set(name, value);
    return values;
}

CounterSubject CounterSubjects::of(const mapsets::RosterUnit& unit) const {
    const auto* type = typeOf(unit.type);
    CounterSubject made;
    addColours(made, unit.nation, unit.side, unit.look);
    if (type == nullptr) return made;
    const auto* counter = counterOf(unit.id);
    auto values = valuesOf(*type, counter, unit.isTurned);
    const auto* unitClass = catalogue_.unitClass(type->unitClass);
    for (const auto& [name, value] : unit.values)
        if (unitClass == nullptr || !isStateAndPrint(*unitClass, name)) values.set(name, value);
    addPrinted(made, *type, values, unit.isTurned);
    addNames(made, *type, counter);
    return made;
}

CounterSubject CounterSubjects::of(const model::CounterType& type, const model::Counter* counter,
                                   const model::SideId& side, CounterSide which) const {
    const bool isReverse = which == CounterSide::back;
    CounterSubject made;
    addColours(made, type.nation.empty() ? nationOfSide(side) : type.nation, side, type.look);
    addPrinted(made, type, valuesOf(type, counter, isReverse), isReverse);
    addNames(made, type, counter);
    return made;
}

CounterSubject CounterSubjects::of(const FaceMarker& marker, const model::SideId& side,
                                   const std::string& number) const {
    CounterSubject made;
    model::CounterLook ground;
    addColours(made, nationOfSide(side), side, ground);
    if (!marker.ground.empty()) made.face.colours["ground"] = colourOf(faces(), marker.ground, made.face);
    made.face.values["name"] = plainValue(marker.name.in(language_));
    made.face.values["id"] = plainValue(marker.id);
    made.face.values["number"] = plainValue(number);
    return made;
}

CounterSubject CounterSubjects::blank(const Symbol& nation) const {
    CounterSubject made;
    setNation(made, nation);
    return made;
}

}  // namespace cota::look
