#pragma once
// Pictures of counter types: chosen files are copied beside the order of battle, and all of them to the
// folder where the document is saved.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/files_of_document.h"
#include "editor/documents/history.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The folder in which the pictures of a forces file are; `main` is the main file of the document. Empty for
/// a document without a file.
std::filesystem::path pictureFolder(const std::filesystem::path& main, const std::string& forces);

/// Why a name of a picture cannot be used; empty if it can.
std::string pictureFault(const std::filesystem::path& main, const std::string& forces,
                         const std::string& name, model::Language language);

struct ChosenPicture {
    std::string name;     // as the type names it
    std::string refusal;  // why the file was not taken, in a sentence
};
/// A file in the folder or below it stays where it is. Any other is copied into it, under a free name unless
/// the same picture is there. Nothing is overwritten.
ChosenPicture chosenPicture(const std::filesystem::path& main, const std::string& forces,
                            const std::filesystem::path& chosen, model::Language language);

/// The type with the picture, or with its symbol again; nothing if that changes nothing.
std::optional<HistoryEntry> withTypePicture(const model::Document& document, const model::CounterTypeId& type,
                                            const std::string& picture);

/// Copies the pictures of a document from the folder of its file to that of another one; `renames` are the
/// new names of its forces. A sentence for each that could not be copied; nothing is overwritten.
std::vector<std::string> copyPictures(const model::Document& document, const std::filesystem::path& from,
                                      const std::filesystem::path& to,
                                      const std::vector<FileRename>& renames);

}  // namespace cota::session
