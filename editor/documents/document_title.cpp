#include "editor/documents/document_title.h"

namespace cota::session {

namespace {

template <class T>
const std::string& orId(const model::LocalText& title, const T& thing, model::Language language) {
    const std::string& text = title.in(language);
    return text.empty() ? thing.id : text;
}

}  // namespace

std::string titleOf(const model::Document& document, model::Language language) {
    if (document.scenario) return orId((*document.scenario)->title, **document.scenario, language);
    if (!document.boards.empty()) {
        const auto& board = *document.boards.begin()->second;
        return orId(board.title, board, language);
    }
    return document.forces.empty() ? std::string() : document.forces.begin()->second->id;
}

}  // namespace cota::session
