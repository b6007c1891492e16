#include "editor/editing/type_pictures.h"

#include <algorithm>
#include <set>
#include <system_error>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/links.h"
#include "formats/xml/documents/picture_files.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

std::string bytesOf(const fs::path& path) { return xml::pictureFile(path).bytes; }

/// The name that the file has in the folder; a free one if another file has its own.
fs::path freePlace(const fs::path& folder, const fs::path& file, const std::string& bytes) {
    for (int number = 1;; ++number) {
        const auto end = number == 1 ? std::string() : "-" + std::to_string(number);
        auto place = folder / (file.stem().string() + end + file.extension().string());
        if (!fs::exists(place) || bytesOf(place) == bytes) return place;
    }
}

}  // namespace

fs::path pictureFolder(const fs::path& main, const std::string& forces) {
    if (main.empty()) return {};
    const auto folder = main.parent_path() / fs::path(forces).parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

std::string pictureFault(const fs::path& main, const std::string& forces, const std::string& name,
                         model::Language language) {
    if (name.empty()) return {};
    const auto folder = pictureFolder(main, forces);
    if (folder.empty()) return tr("Save the document first; pictures are beside its files.");
    const auto fault = xml::pictureFile(folder, name).fault;
    if (fault.empty()) return {};
    return filledIn(tr("'%s' cannot be used: %s.", name), fault.in(language));
}

ChosenPicture chosenPicture(const fs::path& main, const std::string& forces, const fs::path& chosen,
                            model::Language language) {
    const auto folder = pictureFolder(main, forces);
    if (folder.empty()) return {{}, tr("Save the document first; pictures are beside its files.")};
    const auto picture = xml::pictureFile(chosen);
    if (!picture.fault.empty())
        return {
            {},
            filledIn(tr("'%s' cannot be used: %s.", chosen.filename().string()), picture.fault.in(language))};
    std::error_code fault;
    const auto base = fs::weakly_canonical(folder, fault);
    if (!fault && xml::liesIn(base, chosen))
        return {fs::weakly_canonical(chosen, fault).lexically_relative(base).generic_string(), {}};
    const auto place = freePlace(folder, chosen, picture.bytes);
    try {
        if (!fs::exists(place)) xml::saveAtomically(place, picture.bytes);
    } catch (const std::system_error& error) {
        return {{}, tr("The picture could not be copied to %s.", folder.string())};
    }
    return {place.filename().string(), {}};
}

std::optional<HistoryEntry> withTypePicture(const model::Document& document, const model::CounterTypeId& id,
                                            const std::string& picture) {
    for (const auto& [file, forces] : document.forces) {
        const auto type = std::ranges::find(forces->types, id, &model::CounterType::id);
        if (type == forces->types.end()) continue;
        if (type->look.picture == picture) return std::nullopt;
        model::CounterType made = *type;
        made.look.picture = picture;
        const auto label = picture.empty() ? named("Symbol instead of picture: %s", StepName(namesOf(made)))
                                           : named("Picture of %s", StepName(namesOf(made)));
        return HistoryEntry{label, model::withCounterType(document, file, made), {}};
    }
    return std::nullopt;
}

std::vector<std::string> copyPictures(const model::Document& document, const fs::path& from,
                                      const fs::path& to, const std::vector<FileRename>& renames) {
    std::vector<std::string> losses;
    for (const auto& [key, forces] : document.forces) {
        std::set<std::string> names;
        for (const auto& type : forces->types)
            if (!type.look.picture.empty()) names.insert(type.look.picture);
        if (names.empty()) continue;
        const auto renamed = std::ranges::find_if(renames, [&key = key](const FileRename& one) {
            return one.file.kind == xml::FileKind::forces && one.file.key == key;
        });
        const auto source = pictureFolder(from, key);
        const auto target = pictureFolder(to, renamed == renames.end() ? key : renamed->name);
        for (const auto& name : names) {
            const auto picture = xml::pictureFile(source, name);
            if (!picture.fault.empty()) continue;  // a finding says so
            const auto place = target / fs::path(name);
            try {
                if (fs::exists(place)) {
                    if (bytesOf(place) != picture.bytes)
                        losses.push_back(
                            tr("Picture %s was not copied: the new folder has another file of that name.",
                               name));
                    continue;
                }
                fs::create_directories(place.parent_path());
                xml::saveAtomically(place, picture.bytes);
            } catch (const std::system_error&) {
                losses.push_back(tr("Picture %s could not be copied to the new folder.", name));
            }
        }
    }
    return losses;
}

}  // namespace cota::session
