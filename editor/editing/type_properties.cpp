// The rows that a counter type has besides its printed values.
#include <algorithm>

#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/property_rows.h"
#include "editor/editing/type_pictures.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"
#include "formats/picture/colour.h"

namespace cota::session {

namespace {

constexpr int mostOnSheet = 100'000;  // the limit of the file format
constexpr const char* nationList = "nation";

template <class Things>
std::vector<PaletteEntry> namedChoices(const Things& things, model::Language language) {
    std::vector<PaletteEntry> choices;
    for (const auto& thing : things) {
        if constexpr (requires { thing.id.text; })
            choices.push_back({thing.id.text, nameOf(thing, language)});
        else
            choices.push_back({thing.id, nameOf(thing, language)});
    }
    return choices;
}

/// "4 (as Grenadier platoon)".
std::string asBase(const std::string& value, const model::CounterType& base, model::Language language) {
    return filledIn(tr("%s (as %s)", value), nameOf(base, language));
}

/// The rows of the symbol and the colours that a type has of its own.
class LookRows {
  public:
    LookRows(PropertyRows& rows, const SheetSource& source, std::string file, const model::CounterType& type,
             std::function<model::Document(const model::CounterType&)> write)
        : rows_(rows), source_(source), file_(std::move(file)), type_(type), write_(std::move(write)) {}

    void add(const model::CounterType& whole, const model::CounterType* base) {
        const auto& language = source_.language;
        auto classes = namedChoices(source_.game->catalogue.unitClasses, language);
        const bool isInherited = base && !whole.look.symbol.empty() && type_.look.symbol.empty();
        classes.insert(classes.begin(),
                       {"", isInherited ? asBase(labelOf(classes, whole.look.symbol.text), *base, language)
                                        : tr("as its class")});
        rows_.choice(named("Symbol"), type_.look.symbol.text, std::move(classes),
                     [type = type_, write = write_](const std::string& id) {
                         model::CounterType made = type;
                         made.look.symbol = model::UnitClassId(id);
                         return write(made);
                     });
        rows_.called("symbol");
        picture(whole, base);
        colour(named("Colour of the counter"), &model::CounterLook::ground, whole, base);
        rows_.called("ground");
        colour(named("Colour of the numbers"), &model::CounterLook::ink, whole, base);
        rows_.called("ink");
    }

  private:
    static std::string labelOf(const std::vector<PaletteEntry>& choices, const std::string& id) {
        const auto found = std::ranges::find(choices, id, &PaletteEntry::id);
        return found == choices.end() ? id : found->name;
    }

    void picture(const model::CounterType& whole, const model::CounterType* base) {
        rows_.text(named("Picture"), type_.look.picture,
                   [type = type_, path = source_.path, language = source_.language, file = file_,
                    write = write_](const std::string& name) -> Change {
                       if (auto fault = pictureFault(path, file, name, language); !fault.empty())
                           return fault;
                       model::CounterType made = type;
                       made.look.picture = name;
                       return write(made);
                   });
        rows_.called("picture");
        rows_.explain(tr("A PNG or SVG file beside the order of battle, shown instead of the symbol"));
        const auto& inherited = whole.look.picture;
        rows_.hint(base && !inherited.empty() && type_.look.picture.empty()
                       ? asBase(inherited, *base, source_.language)
                       : tr("none: the symbol is shown"));
    }

    void colour(const StepName& label, std::string model::CounterLook::*which,
                const model::CounterType& whole, const model::CounterType* base) {
        rows_.text(label, type_.look.*which,
                   [type = type_, which, write = write_](const std::string& text) -> Change {
                       if (!text.empty() && !picture::colourFrom(text))
                           return tr("'%s' is not a colour. Enter one such as #8f9a5f.", text);
                       model::CounterType made = type;
                       made.look.*which = text;
                       return write(made);
                   });
        rows_.explain(tr("#rrggbb, for example #8f9a5f"));
        const auto& inherited = whole.look.*which;
        rows_.hint(base && !inherited.empty() && (type_.look.*which).empty()
                       ? asBase(inherited, *base, source_.language)
                       : tr("as its nation"));
    }

    PropertyRows& rows_;
    const SheetSource& source_;
    std::string file_;  // of the forces
    model::CounterType type_;
    std::function<model::Document(const model::CounterType&)> write_;
};

}  // namespace

void showInherited(Property& row, const std::string& value, const model::CounterType& base,
                   model::Language language) {
    if (!row.value.empty() || value.empty()) return;
    if (row.kind != Property::Kind::choice) {
        row.hint = asBase(value, base, language);
        return;
    }
    const auto named = std::ranges::find(row.choices, value, &PaletteEntry::id);
    const auto none = std::ranges::find(row.choices, "", &PaletteEntry::id);
    if (none != row.choices.end())
        none->name = asBase(named == row.choices.end() ? value : named->name, base, language);
}

namespace {

/// The nation of a type: a list, which may allow other words, or a text.
void addNation(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source,
               const model::CounterType& type, const model::CounterType* base, const std::string& inherited,
               const std::function<model::Document(const model::CounterType&)>& write) {
    const auto change = [type, write](const std::string& id) {
        model::CounterType made = type;
        made.nation = id;
        return write(made);
    };
    const auto* nations = source->game->catalogue.wordList(nationList);
    if (!nations) {
        rows.text(named("Nation"), type.nation,
                  [change](const std::string& text) -> Change { return change(text); });
        return;
    }
    auto choices = namedChoices(nations->words, source->language);
    choices.insert(choices.begin(), {"", tr("as its side")});
    if (nations->open)
        rows.openChoice(named("Nation"), type.nation, std::move(choices), change);
    else
        rows.choice(named("Nation"), type.nation, std::move(choices), change);
    if (base) showInherited(rows.row(rows.size() - 1), inherited, *base, source->language);
}

/// The rows of one further end of a card.
void addEnd(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source,
            const model::CounterType& type, std::size_t place,
            const std::function<model::Document(const model::CounterType&)>& write) {
    const auto& end = type.ends[place];
    const auto edit = [&](auto set) {
        return [type, place, write, set](auto value) {
            model::CounterType made = type;
            set(made.ends[place], std::move(value));
            return write(made);
        };
    };
    rows.heading(tr("End %s", std::to_string(place + 2)));
    rows.names(end.name,
               edit([](model::CounterEnd& one, model::LocalText name) { one.name = std::move(name); }),
               namesOf(type));
    const auto& game = source->game->catalogue;
    rows.choice(
        named("Class of this end"), end.unitClass.text, namedChoices(game.unitClasses, source->language),
        edit([](model::CounterEnd& one, const std::string& id) { one.unitClass = model::UnitClassId(id); }));
    std::vector<PaletteEntry> nations{{"", tr("none")}};
    if (const auto* list = game.wordList(nationList))
        for (auto& nation : namedChoices(list->words, source->language)) nations.push_back(std::move(nation));
    rows.choice(named("Nation of this end"), end.nation, std::move(nations),
                edit([](model::CounterEnd& one, const std::string& id) { one.nation = id; }));
    if (const auto* unitClass = game.unitClass(end.unitClass))
        rows.values(unitClass->front, end.attributes,
                    edit([](model::CounterEnd& one, model::Attributes values) {
                        one.attributes = std::move(values);
                    }));
    rows.text(named("Remove the end %s", std::to_string(place + 2)), "",
              [type, place, write](const std::string&) -> Change {
                  model::CounterType made = type;
                  made.ends.erase(made.ends.begin() + static_cast<std::ptrdiff_t>(place));
                  return write(made);
              });
    rows.asAction();
}

/// Cards of a game without a map may have several ends; the first one is the type itself.
void addEndRows(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source,
                const model::CounterType& type,
                const std::function<model::Document(const model::CounterType&)>& write) {
    if (!source->game->catalogue.table.isUsed()) return;
    for (std::size_t i = 0; i < type.ends.size(); ++i) addEnd(rows, source, type, i, write);
    rows.heading(tr("Ends"));
    rows.text(named("Add an end"), "", [type, write](const std::string&) -> Change {
        model::CounterType made = type;
        model::CounterEnd end;
        end.unitClass = type.unitClass;
        end.nation = type.nation;
        made.ends.push_back(std::move(end));
        return write(made);
    });
    rows.asAction();
}

}  // namespace

void addTypeRows(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source,
                 const std::string& file, const model::CounterType& type) {
    const auto write = [source, file](const model::CounterType& made) {
        return model::withCounterType(source->document, file, made);
    };
    rows.names(type.name, [type, write](model::LocalText name) {
        model::CounterType made = type;
        made.name = std::move(name);
        return write(made);
    });
    const auto& forces = *source->document.forces.at(file);
    const auto bases = model::basesOf(forces, type);
    const auto* base = bases.empty() ? nullptr : bases.front();
    const auto whole = model::withInherited(forces, type);
    std::vector<PaletteEntry> possible{{"", tr("no other type")}};
    for (const auto* other : possibleBases(forces, type))
        possible.push_back({other->id.text, nameOf(*other, source->language)});
    rows.choice(
        named("Based on"), type.base.text, std::move(possible), [source, file, type](const std::string& id) {
            return withTypeBase(source->document, file, type, model::CounterTypeId(id), source->game.get());
        });
    rows.called("base");
    rows.explain(tr("The type has the values of that type where it states none."));
    if (!source->game) return;
    const auto& game = source->game->catalogue;
    rows.choice(named("Class"), type.unitClass.text, namedChoices(game.unitClasses, source->language),
                [source, type, write](const std::string& id) {
                    const auto* unitClass = source->game->catalogue.unitClass(model::UnitClassId(id));
                    return unitClass ? write(withClass(type, *unitClass, *source->game)) : source->document;
                });
    rows.called("class");
    addNation(rows, source, type, base, whole.nation, write);
    rows.called("nation");
    rows.shortNames(type.shortName, type.name, [type, write](model::LocalText name) {
        model::CounterType made = type;
        made.shortName = std::move(name);
        return write(made);
    });
    rows.number(named("On the counter sheet"),
                type.available > 0 ? std::optional(type.available) : std::nullopt, 0, mostOnSheet, true,
                [type, write](std::optional<int> number) {
                    model::CounterType made = type;
                    made.available = number.value_or(0);
                    return write(made);
                });
    rows.called("available");
    if (type.available == 0) rows.hint(tr("not stated"));
    LookRows(rows, *source, file, type, write).add(whole, base);
    addEndRows(rows, source, type, write);
}

void PropertyRows::shortNames(const model::LocalText& name, const model::LocalText& whole,
                              const std::function<model::Document(model::LocalText)>& change) {
    const bool isSpanish = language_ == model::Language::spanish;
    const auto row = [&](const StepName& label, model::Language language) {
        auto model::LocalText::*which =
            language == model::Language::spanish ? &model::LocalText::es : &model::LocalText::en;
        text(label, name.*which, [name, change, which](const std::string& text) -> Change {
            auto made = name;
            made.*which = text;
            return change(made);
        });
        hint(name.empty() ? whole.in(language) : std::string());
        explain(tr("A short form of the name that fits on the counter"));
    };
    row(named("Name on the counter"), language_);
    if (isSpanish)
        row(named("Name on the counter (English)"), model::Language::english);
    else
        row(named("Name on the counter (Spanish)"), model::Language::spanish);
}

}  // namespace cota::session
