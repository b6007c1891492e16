// The rows of names: in the language of the window first, then in the other.
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"

namespace cota::session {

using model::Document;

std::string otherLanguage(const model::LocalText& text, model::Language missing) {
    const bool isSpanish = missing == model::Language::spanish;
    const std::string& other = isSpanish ? text.en : text.es;
    return other.empty() ? other : (isSpanish ? "(en) " : "(es) ") + other;
}

void PropertyRows::shortNames(const model::LocalText& name, const model::LocalText& whole,
                              const std::function<Document(model::LocalText)>& change) {
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

void PropertyRows::names(const model::LocalText& name,
                         const std::function<Document(model::LocalText)>& change,
                         const model::LocalText& given) {
    const auto inherited = [&](model::Language language) {
        if (!name.empty()) return otherLanguage(name, language);
        return given.empty() ? std::string() : tr("%s (type)", given.in(language));
    };
    // The language of the window first, because the window shows that name.
    const bool isSpanish = language_ == model::Language::spanish;
    const auto row = [&](const StepName& label, model::Language language) {
        const auto& now = language == model::Language::spanish ? name.es : name.en;
        text(label, now, [name, change, language, game = game_](const std::string& text) -> Change {
            return change(renamed(name, language, text, game.get()));
        });
        hint(inherited(language));
    };
    row(named("Name"), language_);
    if (isSpanish)
        row(named("Name (English)"), model::Language::english);
    else
        row(named("Name (Spanish)"), model::Language::spanish);
}

}  // namespace cota::session
