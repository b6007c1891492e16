#pragma once
// The rights and attributes of the old file that saving could not keep, and the sentences that say so.

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::xml {

struct SaveLosses {
    bool owner = false;                  // it belongs to whoever saved it
    bool group = false;                  // it has another group, which gets no rights that all did not have
    bool accessList = false;             // its ACL; only the owner has rights now
    bool attributes = false;             // extended attributes
    std::filesystem::path unfinished{};  // a whole text that an earlier saving could not put in its place

    bool any() const { return owner || group || accessList || attributes || !unfinished.empty(); }
};

/// A file with several names that could be written in part only. The whole text stays beside it.
class TornFile : public std::system_error {
  public:
    TornFile(std::error_code code, std::filesystem::path whole)
        : std::system_error(code, "the whole text is in " + whole.string()), whole_(std::move(whole)) {}
    const std::filesystem::path& whole() const { return whole_; }

  private:
    std::filesystem::path whole_;
};

/// One sentence each; none where nothing was lost.
std::vector<model::LocalText> sentencesOn(const SaveLosses& losses, const std::string& path);

}  // namespace cota::xml
