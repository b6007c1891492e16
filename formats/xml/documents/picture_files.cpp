#include "formats/xml/documents/picture_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>

#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/links.h"
#include "formats/xml/markup/tag_scanner.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

namespace fs = std::filesystem;
using model::LocalText;

constexpr std::string_view pngStart("\x89PNG\r\n\x1a\n", 8);
constexpr std::size_t sizesAt = 16;  // of the header of a PNG, four bytes each

unsigned numberAt(const std::string& bytes, std::size_t at) {
    unsigned number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

bool isSvg(const std::string& bytes) {
    TagScanner scanner(bytes);
    while (scanner.next())
        if (scanner.tag().kind != Tag::Kind::other)
            return scanner.tag().opens() &&
                   (scanner.tag().name == "svg" || scanner.tag().name.ends_with(":svg"));
    return false;
}

PictureFile unusable(const model::LocalLiteral& why) { return {.fault = model::textOf(why)}; }

}  // namespace

std::optional<PictureKind> pictureKind(const std::string& bytes) {
    if (bytes.starts_with(pngStart)) return PictureKind::png;
    if (isSvg(bytes)) return PictureKind::svg;
    return std::nullopt;
}

PictureFile pictureFile(const fs::path& path) {
    std::error_code fault;
    if (!fs::exists(path, fault)) return unusable(local("there is no such file"));
    if (fs::is_directory(path, fault) || isSpecialFile(path)) return unusable(local("it is not a file"));
    const auto size = fs::file_size(path, fault);
    if (fault) return unusable(local("it cannot be read"));
    if (size > mostPictureBytes) return unusable(local("it is larger than 4 MiB"));
    std::ifstream file(path, std::ios::binary);
    PictureFile picture{.bytes = {std::istreambuf_iterator<char>(file), {}}};
    if (!file && !file.eof()) return unusable(local("it cannot be read"));
    const auto kind = pictureKind(picture.bytes);
    if (!kind) return unusable(local("it is neither PNG nor SVG"));
    picture.kind = *kind;
    if (kind == PictureKind::svg) return picture;
    if (picture.bytes.size() < sizesAt + 8) return unusable(local("it is damaged"));
    const unsigned columns = numberAt(picture.bytes, sizesAt), rows = numberAt(picture.bytes, sizesAt + 4);
    if (columns == 0 || rows == 0) return unusable(local("it is damaged"));
    if (std::max(columns, rows) > mostPicturePixels)
        return unusable(local("it has more than 4096 pixels in a line"));
    return picture;
}

PictureFile pictureFile(const fs::path& folder, const std::string& name) {
    const fs::path relative(name);
    const auto base = folder.empty() ? fs::path(".") : folder;
    std::error_code ignored;
    if (relative.is_absolute() || relative.has_root_path() || name.find('\\') != std::string::npos ||
        !liesIn(fs::weakly_canonical(base, ignored), base / relative))
        return unusable(local("it is outside the folder of the order of battle"));
    return pictureFile(base / relative);
}

std::vector<model::Finding> pictureFindings(const fs::path& path, const FilePlaces& places) {
    std::vector<model::Finding> findings;
    std::map<std::string, LocalText> faults;  // empty: none
    for (const auto& [name, offset] : places.pictures) {
        const auto known = faults.find(name);
        const auto fault =
            known != faults.end() ? known->second : pictureFile(path.parent_path(), name).fault;
        faults.emplace(name, fault);
        if (fault.empty()) continue;
        findings.push_back(model::findingOf(row(XmlMessage::badPicture),
                                            {model::inWords("reason", fault), {"file", name}},
                                            {model::SubjectKind::file, name, {}}));
        findings.back().where = places.file->span(offset);
    }
    return findings;
}

}  // namespace cota::xml
