#include "editor/editing/save_report.h"

#include "editor/documents/file_names.h"
#include "editor/words/words.h"

namespace cota::session {

namespace fs = std::filesystem;

void SaveReport::noteSharers(const DocumentFiles& files) {
    sharers_.clear();
    const auto& path = files.path();
    for (const auto& file : files.written()) {
        if (file == path || !reported_.insert(file.string()).second) continue;
        const auto others = scenariosBeside(path, file.lexically_relative(path.parent_path()));
        sharers_.insert(others.begin(), others.end());
    }
}

std::string SaveReport::savedText(const DocumentFiles& files, model::Language language) const {
    const auto& path = files.path();
    std::string names;
    for (const auto& file : files.written()) names += (names.empty() ? "" : ", ") + file.filename().string();
    if (names.empty()) return tr("Nothing has changed since %s was saved.", path.filename().string());
    std::string others;
    for (const auto& scenario : sharers_) others += (others.empty() ? "" : ", ") + scenario;
    if (!others.empty()) names += " " + tr("(also used by %s)", others);
    std::string losses;
    for (const auto& sentence : files.losses()) losses += " " + sentence.in(language);
    for (const auto& sentence : pictureLosses_) losses += " " + sentence;
    return tr("Saved: %s", names) + " " + tr("(in %s)", fs::absolute(path).parent_path().string()) + losses;
}

std::string unsavedText(const History& history, const model::Document& saved, bool hasFile,
                        model::Language language) {
    const std::string where = hasFile ? "" : tr("This document has not been saved yet.") + " ";
    const auto steps = history.stepsFrom(saved).value_or(history.position());
    if (steps == 0) return where + tr("If you discard it, it is lost.");
    return where + tr("Unsaved changes: %s", std::to_string(steps)) + "; " +
           tr("the last one: %s.", history.now().label.in(language)) + " " +
           tr("If you discard them, they are lost.");
}

}  // namespace cota::session
