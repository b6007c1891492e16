// The property sheets of units and formations.
#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"

namespace cota::session {

namespace {

using model::Document;

std::vector<PaletteEntry> formationChoices(const SheetSource& source, const model::Forces& forces,
                                           const std::string& none) {
    return choicesOf(none, forces.formations, [&](const model::Formation& formation) {
        return PaletteEntry{formation.id.text, nameOf(formation, source.language)};
    });
}

/// Adds what is printed on both sides of all counters of a type.
void addPrinted(PropertyRows& rows, const std::shared_ptr<const SheetSource>& source, const std::string& file,
                const model::CounterType& type) {
    const auto* unitClass = source->game ? source->game->catalogue.unitClass(type.unitClass) : nullptr;
    if (!unitClass) return;
    const auto& forces = *source->document.forces.at(file);
    const auto bases = model::basesOf(forces, type);
    const auto whole = model::withInherited(forces, type);
    const auto side = [&](model::Attributes model::CounterType::*face,
                          const std::vector<mapsets::AttributeType>& types) {
        const std::size_t first = rows.size();
        rows.values(
            types, type.*face,
            [source, file, type, face](model::Attributes values) {
                model::CounterType made = type;
                made.*face = std::move(values);
                return model::withCounterType(source->document, file, made);
            },
            trLater("%s (from its class)"));
        for (std::size_t i = first; i < rows.size() && !bases.empty(); ++i)
            if (const auto* value = (whole.*face).find(rows.row(i).name))
                showInherited(rows.row(i), *value, *bases.front(), source->language);
    };
    rows.about({model::SubjectKind::counterType, type.id.text, {}});
    rows.heading(tr("Printed on the front of every counter of this type"));
    side(&model::CounterType::front, unitClass->front);
    if (unitClass->back.empty()) return;
    rows.heading(tr("Printed on the back of every counter of this type"));
    side(&model::CounterType::back, unitClass->back);
}

class CounterRows {
  public:
    CounterRows(const SheetSource& source, const model::Subject& subject, const FoundCounter& found)
        : source_(std::make_shared<const SheetSource>(source)),
          file_(found.file),
          forces_(*source_->document.forces.at(found.file)),
          counter_(*found.counter),
          rows_(namesOf(forces_, counter_), source, subject) {}

    PropertySheet sheet() && {
        who();
        if (source_->game) printed();
        if (source_->document.scenario) where();
        return std::move(rows_).sheet();
    }

  private:
    /// A function that writes the counter with one change.
    template <class Set>
    auto changed(const Set& set) const {
        return [source = source_, file = file_, counter = counter_, set](auto value) {
            model::Counter made = counter;
            set(made, std::move(value));
            return model::withCounter(source->document, file, made);
        };
    }

    void who() {
        const auto own = std::ranges::find(forces_.types, counter_.type, &model::CounterType::id);
        rows_.names(counter_.name, changed([](model::Counter& counter, model::LocalText name) {
                        counter.name = std::move(name);
                    }),
                    own == forces_.types.end() ? model::LocalText{} : own->name);
        std::vector<PaletteEntry> types;
        for (const auto& type : forces_.types)
            types.push_back({type.id.text, nameOf(type, source_->language)});
        rows_.choice(named("Type"), counter_.type.text, types,
                     changed([](model::Counter& counter, const std::string& id) {
                         counter.type = model::CounterTypeId(id);
                     }));
        rows_.choice(named("Formation"), counter_.formation.text,
                     formationChoices(*source_, forces_, tr("directly under its side")),
                     changed([](model::Counter& counter, const std::string& id) {
                         counter.formation = model::FormationId(id);
                     }));
        rows_.choice(named("Side"), counter_.side.text, sideChoices(*source_, tr("as its formation")),
                     changed([](model::Counter& counter, const std::string& id) {
                         counter.side = model::SideId(id);
                     }));
        if (source_->game)
            rows_.values(source_->game->catalogue.counterAttributes, counter_.attributes,
                         changed([](model::Counter& counter, model::Attributes values) {
                             counter.attributes = std::move(values);
                         }));
    }

    void printed() {
        const auto type = std::ranges::find(forces_.types, counter_.type, &model::CounterType::id);
        if (type == forces_.types.end()) return;
        addPrinted(rows_, source_, file_, *type);
        rows_.about({model::SubjectKind::counter, counter_.id.text, {}});
    }

    void where() {
        rows_.heading(tr("Start"));
        const auto [group, placement, scenario] = findPlacement(source_->document, counter_.id);
        model::Placement now;
        now.counter = counter_.id;
        if (placement) now = *placement;
        const auto groups =
            choicesOf(tr("nowhere"), (*source_->document.scenario)->groups, [&](const model::Group& one) {
                return PaletteEntry{one.id.text, nameOf(one, source_->language)};
            });
        rows_.choice(named("Group"), group ? group->id.text : "", groups,
                     [source = source_, now](const std::string& id) {
                         return id.empty() ? model::withoutPlacement(source->document, now.counter)
                                           : model::withPlacement(source->document, model::GroupId(id), now);
                     });
        if (!group) return;
        const auto placed = [source = source_, to = group->id](const model::Placement& made) {
            return model::withPlacement(source->document, to, made);
        };
        rows_.text(named("Hex"), now.at ? labelIn(*scenario, *now.at) : "",
                   [source = source_, now, placed](const std::string& text) -> Change {
                       model::Placement made = now;
                       made.at.reset();
                       if (!text.empty()) {
                           if (!source->map || !source->map->field().resolve(text))
                               return tr("There is no hex '%s' on this map.", text);
                           made.at = model::HexRef{text};
                           made.aboard.reset();
                       }
                       return placed(made);
                   });
        rows_.text(named("Aboard"), now.aboard ? now.aboard->text : "",
                   [source = source_, now, placed](const std::string& text) -> Change {
                       model::Placement made = now;
                       made.aboard.reset();
                       if (!text.empty()) {
                           const model::CounterId carrier(text);
                           if (carrier == now.counter || !findCounter(source->document, carrier).counter)
                               return tr("There is no other counter '%s'.", text);
                           made.aboard = carrier;
                           made.at.reset();
                       }
                       return placed(made);
                   });
        if (source_->game)
            rows_.values(source_->game->catalogue.placementAttributes, now.attributes,
                         [now, placed](model::Attributes values) {
                             model::Placement made = now;
                             made.attributes = std::move(values);
                             return placed(made);
                         });
    }

    std::shared_ptr<const SheetSource> source_;
    std::string file_;
    const model::Forces& forces_;
    model::Counter counter_;
    PropertyRows rows_;
};

}  // namespace

PropertySheet counterSheet(const SheetSource& source, const model::Subject& subject) {
    const auto found = findCounter(source.document, model::CounterId(subject.id));
    if (!found.counter) return {};
    return CounterRows(source, subject, found).sheet();
}

PropertySheet typeSheet(const SheetSource& source, const model::Subject& subject) {
    const auto kept = std::make_shared<const SheetSource>(source);
    for (const auto& [file, forces] : kept->document.forces) {
        const auto type =
            std::ranges::find(forces->types, model::CounterTypeId(subject.id), &model::CounterType::id);
        if (type == forces->types.end()) continue;
        PropertyRows rows(namesOf(*type), source, subject);
        addTypeRows(rows, kept, file, *type);
        addPrinted(rows, kept, file, *type);
        return std::move(rows).sheet();
    }
    return {};
}

PropertySheet formationSheet(const SheetSource& source, const model::Subject& subject) {
    const auto found = findFormation(source.document, model::FormationId(subject.id));
    if (!found.formation) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const model::Formation now = *found.formation;
    const auto write = [kept, file = found.file](const model::Formation& made) {
        return model::withFormation(kept->document, file, made);
    };
    PropertyRows rows(namesOf(now), source, subject);
    rows.names(now.name, [now, write](model::LocalText name) {
        model::Formation made = now;
        made.name = std::move(name);
        return write(made);
    });
    rows.shortNames(now.shortName, now.name, [now, write](model::LocalText name) {
        model::Formation made = now;
        made.shortName = std::move(name);
        return write(made);
    });
    auto parents = formationChoices(source, *source.document.forces.at(found.file), tr("no other formation"));
    std::erase_if(parents, [&](const PaletteEntry& entry) { return entry.id == now.id.text; });
    rows.choice(named("Part of"), now.parent.text, parents, [now, write](const std::string& id) {
        model::Formation made = now;
        made.parent = model::FormationId(id);
        return write(made);
    });
    rows.choice(named("Side"), now.side.text, sideChoices(source, tr("as the formation above")),
                [now, write](const std::string& id) {
                    model::Formation made = now;
                    made.side = model::SideId(id);
                    return write(made);
                });
    if (source.game)
        rows.values(source.game->catalogue.formationAttributes, now.attributes,
                    [now, write](model::Attributes values) {
                        model::Formation made = now;
                        made.attributes = std::move(values);
                        return write(made);
                    });
    return std::move(rows).sheet();
}

}  // namespace cota::session
