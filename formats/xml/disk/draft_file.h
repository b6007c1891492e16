#pragma once
// Drafts of files that are being saved: NAME.cota-draft-XXXXXX while a draft is written,
// NAME.cota-whole-XXXXXX while it is copied over a file with several names. Also the rights of a file that
// cannot keep all its old rights.

#include <filesystem>
#include <string>

#include "formats/xml/disk/save_losses.h"

namespace cota::xml {

/// A random name for a draft beside the file.
std::filesystem::path newDraftName(const std::filesystem::path& target);
/// The name a draft of newDraftName() has while it is copied.
std::filesystem::path wholeNameOf(const std::filesystem::path& draft);

/// What the name of a file beside the target says about it.
enum class DraftKind { none, draft, whole };
DraftKind draftKindOf(const std::string& name, const std::filesystem::path& target);

bool hasEqualBytes(const std::filesystem::path& one, const std::filesystem::path& other);

/// Bits of a mode. Nobody gets more rights than before: if the group changes or the access list is lost,
/// nobody knows any more whom the old rights let in and whom they kept out.
unsigned narrowedMode(unsigned mode, const SaveLosses& losses);

}  // namespace cota::xml
