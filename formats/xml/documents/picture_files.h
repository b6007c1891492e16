#pragma once
// Pictures of counter types: PNG and SVG files beside the file of the forces. Whoever draws them reads them;
// here is only whether they can be used.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "formats/xml/markup/source_map.h"

namespace cota::xml {

inline constexpr std::size_t mostPictureBytes = std::size_t{4} << 20U;
/// Of a PNG, in either direction.
inline constexpr unsigned mostPicturePixels = 4096;

enum class PictureKind { png, svg };
/// By the content, never by the ending of the name.
std::optional<PictureKind> pictureKind(const std::string& bytes);

struct PictureFile {
    std::string bytes{};
    PictureKind kind = PictureKind::png;
    model::LocalText fault{};  // why it cannot be used; then there are no bytes
};
/// The picture `name` of a forces file in `folder`; it must be in that folder or below it, also after links
/// are followed.
PictureFile pictureFile(const std::filesystem::path& folder, const std::string& name);
/// A picture at any place, for example one that the user chose.
PictureFile pictureFile(const std::filesystem::path& path);

/// A finding for each picture of a forces file at `path` that cannot be used.
std::vector<model::Finding> pictureFindings(const std::filesystem::path& path, const FilePlaces& places);

}  // namespace cota::xml
