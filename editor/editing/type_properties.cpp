// The rows that a counter type has besides its printed values.
#include <algorithm>

#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

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
    if (!source->game) return;
    const auto& game = source->game->catalogue;
    rows.choice(named("Class"), type.unitClass.text, namedChoices(game.unitClasses, source->language),
                [source, type, write](const std::string& id) {
                    const auto* unitClass = source->game->catalogue.unitClass(model::UnitClassId(id));
                    return unitClass ? write(withClass(type, *unitClass, *source->game)) : source->document;
                });
    rows.called("class");
    if (const auto* nations = game.wordList(nationList)) {
        auto choices = namedChoices(nations->words, source->language);
        choices.insert(choices.begin(), {"", tr("as its side")});
        rows.choice(named("Nation"), type.nation, std::move(choices), [type, write](const std::string& id) {
            model::CounterType made = type;
            made.nation = id;
            return write(made);
        });
    } else {
        rows.text(named("Nation"), type.nation, [type, write](const std::string& text) -> Change {
            model::CounterType made = type;
            made.nation = text;
            return write(made);
        });
    }
    rows.called("nation");
    rows.number(named("On the counter sheet"),
                type.available > 0 ? std::optional(type.available) : std::nullopt, 0, mostOnSheet, true,
                [type, write](std::optional<int> number) {
                    model::CounterType made = type;
                    made.available = number.value_or(0);
                    return write(made);
                });
    rows.called("available");
    if (type.available == 0) rows.hint(tr("not stated"));
}

}  // namespace cota::session
