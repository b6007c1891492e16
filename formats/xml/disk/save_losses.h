#pragma once
// The permissions and attributes of the old file that saving could not keep, and sentences about them.

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::xml {

struct SaveLosses {
    bool owner = false;                  // it belongs to the user who saved it
    bool group = false;                  // it has another group, with only the permissions of all users
    bool accessList = false;             // its ACL; only the owner has permissions now
    bool attributes = false;             // extended attributes
    std::filesystem::path unfinished{};  // a whole text that an earlier save could not copy to its place

    bool any() const { return owner || group || accessList || attributes || !unfinished.empty(); }
};

/// A file with several names that could only be written in part. The whole text stays beside it.
class TornFile : public std::system_error {
  public:
    TornFile(std::error_code code, std::filesystem::path whole)
        : std::system_error(code, "the whole text is in " + whole.string()), whole_(std::move(whole)) {}
    const std::filesystem::path& whole() const { return whole_; }

  private:
    std::filesystem::path whole_;
};

/// One sentence for each loss; empty if nothing was lost.
std::vector<model::LocalText> sentencesOn(const SaveLosses& losses, const std::string& path);

}  // namespace cota::xml
