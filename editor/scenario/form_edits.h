#pragma once
// Edits for the rows of forms: each sets one member of the scenario, or of an entry of one of its lists.

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"

namespace cota::session {

using SheetSourcePtr = std::shared_ptr<const SheetSource>;

/// Calls `set(scenario, value)`.
template <class Set>
auto inScenario(const SheetSourcePtr& source, Set set) {
    return [source, set](auto value) {
        return model::withScenario(source->document,
                                   [&](model::Scenario& scenario) { set(scenario, std::move(value)); });
    };
}

/// Calls `set(entry, value)` for the entry of a list of the scenario.
template <class T, class Set>
auto inEntry(const SheetSourcePtr& source, std::vector<T> model::Scenario::*list, std::size_t place,
             Set set) {
    return inScenario(source, [list, place, set](model::Scenario& scenario, auto value) {
        set((scenario.*list).at(place), std::move(value));
    });
}

/// The same as a change that text rows take.
template <class Edit>
std::function<Change(const std::string&)> asText(Edit edit) {
    return [edit](const std::string& text) -> Change { return edit(text); };
}

/// Two rows in one line for a text in both languages, first that of the window. `label` is a noun: "Title".
template <class Edit>
void addTexts(PropertyRows& rows, const SheetSource& source, const StepName& label,
              const model::LocalText& text, const Edit& edit, bool areLong = false) {
    for (const bool isOther : {false, true}) {
        const bool isSpanish = (source.language == model::Language::spanish) != isOther;
        const auto language = isSpanish ? model::Language::spanish : model::Language::english;
        rows.text(label, isSpanish ? text.es : text.en,
                  [edit, text, isSpanish](const std::string& typed) -> Change {
                      model::LocalText made = text;
                      (isSpanish ? made.es : made.en) = typed;
                      return edit(made);
                  });
        rows.inLanguage(language, areLong);
        rows.hint(otherLanguage(text, language));
    }
}

/// A row for hexes by their numbers.
template <class Edit>
void addHexes(PropertyRows& rows, const SheetSourcePtr& source, const StepName& label,
              const std::vector<model::HexRef>& hexes, const Edit& edit) {
    rows.text(label, labelsIn(**source->document.scenario, hexes),
              [source, edit](const std::string& text) -> Change {
                  if (!source->map) return tr("There is no map.");
                  auto found = hexesIn(*source->map, text);
                  if (auto* refusal = std::get_if<std::string>(&found)) return std::move(*refusal);
                  return edit(std::get<std::vector<model::HexRef>>(found));
              });
}

}  // namespace cota::session
