#pragma once
// Drafts of files that are being saved: NAME.cota-draft-XXXXXX while the draft is written,
// NAME.cota-whole-XXXXXX while it is copied over a file with several names. Also the permissions of a file
// that cannot keep all its old permissions.

#include <filesystem>
#include <string>

#include "formats/xml/disk/save_losses.h"

namespace cota::xml {

/// A random name for a draft in the folder of the file.
std::filesystem::path newDraftName(const std::filesystem::path& target);
/// The name that a draft of newDraftName() has while it is copied.
std::filesystem::path wholeNameOf(const std::filesystem::path& draft);

/// The kind of a file in the target's folder, according to its name.
enum class DraftKind { none, draft, whole };
DraftKind draftKindOf(const std::string& name, const std::filesystem::path& target);

bool hasEqualBytes(const std::filesystem::path& one, const std::filesystem::path& other);

/// Bits of a mode. No user may get more permissions than before: if the group changes or the access list is
/// lost, it is unknown whom the old permissions admitted and whom they excluded.
unsigned narrowedMode(unsigned mode, const SaveLosses& losses);

}  // namespace cota::xml
