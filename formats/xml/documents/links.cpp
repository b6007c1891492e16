#include "formats/xml/documents/links.h"

#include <algorithm>
#include <system_error>

namespace cota::xml {

namespace fs = std::filesystem;

bool liesIn(const fs::path& folder, const fs::path& file) {
    const auto resolved = [](const fs::path& path) {
        std::error_code failed;
        const auto whole = fs::absolute(path.empty() ? fs::path(".") : path, failed);
        const auto plain = failed ? fs::path() : fs::weakly_canonical(whole, failed);
        return failed ? fs::path() : plain;
    };
    const auto outer = resolved(folder), inner = resolved(file);
    if (outer.empty() || inner.empty()) return false;
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

}  // namespace cota::xml
