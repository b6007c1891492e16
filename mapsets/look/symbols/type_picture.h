#pragma once
// The pictures that counter types show instead of the symbol of their class.

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

struct TypePicture {
    picture::Box box;  // of the whole picture, in its own units
    std::vector<picture::Mark> marks;

    /// Adds the picture, as large as it fits into the middle of a box.
    void drawIn(const picture::Box& into, std::vector<picture::Mark>& marks) const;
};

/// Pictures that were read before, by the path of the file; read again when the file has changed.
class PictureShelf {
  public:
    /// Null if the file cannot be used.
    std::shared_ptr<const TypePicture> read(const std::filesystem::path& folder, const std::string& name);

  private:
    struct Kept {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        std::shared_ptr<const TypePicture> picture;
    };
    std::map<std::filesystem::path, Kept> kept_;
};

/// The pictures of the counter types of a document, whose main file is in `folder`.
TypePictures typePictures(const model::Document& document, const std::filesystem::path& folder,
                          PictureShelf& shelf);
/// The files of all pictures, relative to the folder of the main file, without repetitions.
std::vector<std::string> picturesOf(const model::Document& document);

}  // namespace cota::look
