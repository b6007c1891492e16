#include "editor/documents/disk_changes.h"

#include <algorithm>

namespace cota::session {

namespace {

/// The files of any of the three documents, each once.
std::vector<DocumentFile> filesOfAll(const model::Document& saved, const model::Document& mine,
                                     const model::Document& onDisk) {
    auto files = filesOf(mine);
    for (const auto* other : {&onDisk, &saved})
        for (const auto& file : filesOf(*other))
            if (std::ranges::find(files, file) == files.end()) files.push_back(file);
    return files;
}

bool isChanged(const model::Document& from, const model::Document& to, const DocumentFile& file) {
    const bool isGone = !hasFile(from, file) && !hasFile(to, file);
    return !isGone && !isSameFile(from, to, file);
}

}  // namespace

DiskChanges diskChanges(const model::Document& saved, const model::Document& mine,
                        const model::Document& onDisk) {
    DiskChanges changes;
    for (const auto& file : filesOfAll(saved, mine, onDisk)) {
        if (!isChanged(saved, onDisk, file) || !isChanged(mine, onDisk, file)) continue;
        (isChanged(saved, mine, file) ? changes.both : changes.theirs).push_back(file);
    }
    return changes;
}

model::Document merged(const model::Document& saved, const model::Document& mine,
                       const model::Document& onDisk, Keep keep) {
    const auto changes = diskChanges(saved, mine, onDisk);
    auto made = mine;
    for (const auto& file : changes.theirs) made = withFileOf(made, onDisk, file);
    if (keep == Keep::theirs)
        for (const auto& file : changes.both) made = withFileOf(made, onDisk, file);
    return made;
}

}  // namespace cota::session
