#include "editor/documents/disk_changes.h"

#include <algorithm>

namespace cota::session {

namespace {

/// The parts of any of the three documents, each once.
std::vector<PartName> partsOfAll(const model::Document& saved, const model::Document& mine,
                                 const model::Document& onDisk) {
    auto parts = partsOf(mine);
    for (const auto* other : {&onDisk, &saved})
        for (const auto& part : partsOf(*other))
            if (std::ranges::find(parts, part) == parts.end()) parts.push_back(part);
    return parts;
}

bool isChanged(const model::Document& from, const model::Document& to, const PartName& part) {
    const bool isGone = !hasPart(from, part) && !hasPart(to, part);
    return !isGone && !isSamePart(from, to, part);
}

}  // namespace

DiskChanges diskChanges(const model::Document& saved, const model::Document& mine,
                        const model::Document& onDisk) {
    DiskChanges changes;
    for (const auto& part : partsOfAll(saved, mine, onDisk)) {
        if (!isChanged(saved, onDisk, part) || !isChanged(mine, onDisk, part)) continue;
        (isChanged(saved, mine, part) ? changes.both : changes.theirs).push_back(part);
    }
    return changes;
}

model::Document merged(const model::Document& saved, const model::Document& mine,
                       const model::Document& onDisk, Keep keep) {
    const auto changes = diskChanges(saved, mine, onDisk);
    auto made = mine;
    for (const auto& part : changes.theirs) made = withPartOf(made, onDisk, part);
    if (keep == Keep::theirs)
        for (const auto& part : changes.both) made = withPartOf(made, onDisk, part);
    return made;
}

}  // namespace cota::session
