#include "formats/xml/disk/draft_file.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>
#include <string_view>

#include "formats/xml/disk/text_places.h"

namespace cota::xml {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view draftMark = ".cota-draft-", wholeMark = ".cota-whole-";
constexpr std::size_t randomLetters = 6;

/// The beginning of the names of a file's drafts, short enough for the longest file names.
std::string draftStem(const fs::path& target) {
    constexpr std::size_t longest = 220;
    std::string stem = target.filename().string();
    if (stem.size() <= longest) return stem;
    std::size_t end = longest;
    while (end > 0 && isContinuation(stem[end])) --end;
    return stem.substr(0, end);
}

}  // namespace

fs::path newDraftName(const fs::path& target) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device chance;
    std::string name = draftStem(target) + std::string(draftMark);
    for (std::size_t i = 0; i < randomLetters; ++i) name += letters[chance() % letters.size()];
    return target.parent_path() / name;
}

fs::path wholeNameOf(const fs::path& draft) {
    std::string name = draft.string();
    return name.replace(name.rfind(draftMark), draftMark.size(), wholeMark);
}

DraftKind draftKindOf(const std::string& name, const fs::path& target) {
    const std::string stem = draftStem(target);
    if (name.size() != stem.size() + draftMark.size() + randomLetters || !name.starts_with(stem))
        return DraftKind::none;
    const auto mark = std::string_view(name).substr(stem.size(), draftMark.size());
    return mark == draftMark ? DraftKind::draft : mark == wholeMark ? DraftKind::whole : DraftKind::none;
}

bool hasEqualBytes(const fs::path& one, const fs::path& other) {
    std::ifstream a(one, std::ios::binary), b(other, std::ios::binary);
    using Bytes = std::istreambuf_iterator<char>;
    return a && b && std::equal(Bytes(a), Bytes(), Bytes(b), Bytes());
}

unsigned narrowedMode(unsigned mode, const SaveLosses& losses) {
    constexpr unsigned ownerBits = 0700, everybodyBits = 07, plainBits = 0777;
    if (losses.owner || losses.group) mode &= plainBits;
    if (losses.accessList) return mode & ownerBits;
    if (!losses.group) return mode;
    const unsigned both = (mode >> 3U) & mode & everybodyBits;
    return (mode & ownerBits) | (both << 3U) | both;
}

}  // namespace cota::xml
