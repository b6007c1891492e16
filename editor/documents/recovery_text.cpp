#include "editor/documents/recovery_text.h"

#include <array>
#include <ctime>

#include "editor/words/words.h"
#include "formats/xml/disk/platform.h"

namespace cota::session {

namespace {

template <class T>
const std::string& orId(const model::LocalText& title, const T& thing, model::Language language) {
    const std::string& text = title.in(language);
    return text.empty() ? thing.id : text;
}

/// "2026-11-22 05:40".
std::string timeText(std::chrono::system_clock::time_point when) {
    const std::tm parts = xml::localTime(std::chrono::system_clock::to_time_t(when));
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
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

std::string recoveryText(const Recovered& recovered, std::chrono::system_clock::time_point when,
                         model::Language language) {
    const auto& history = recovered.history;
    const std::string title = titleOf(history.now().document, language);
    std::string text;
    if (!title.empty()) text += tr("Document: %s", title) + "\n";
    text += (recovered.origin.file.empty() ? tr("This document has not been saved yet.")
                                           : tr("File: %s", recovered.origin.file.string())) +
            "\n";
    text += tr("Last change: %s", timeText(when));
    if (history.position() > 0) text += ", " + history.now().label.in(language);
    const auto unsaved = history.stepsFrom(recovered.onDisk()).value_or(history.position());
    return text + "\n" + tr("Unsaved changes: %s", std::to_string(unsaved));
}

}  // namespace cota::session
