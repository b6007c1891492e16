#include "formats/model/finding/id_pattern.h"

#include <string>

namespace cota::model {

bool matches(std::string_view glob, std::string_view text) {
    // After a difference the last run of any characters (*) takes one more.
    std::size_t g = 0, t = 0, run = std::string::npos, taken = 0;
    while (t < text.size()) {
        if (g < glob.size() && glob[g] == '*') {
            run = g++;
            taken = t;
        } else if (g < glob.size() && (glob[g] == '?' || glob[g] == text[t])) {
            ++g, ++t;
        } else if (run != std::string::npos) {
            g = run + 1;
            t = ++taken;
        } else {
            return false;
        }
    }
    return glob.find_first_not_of('*', g) == std::string::npos;
}

}  // namespace cota::model
