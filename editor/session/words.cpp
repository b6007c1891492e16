#include "editor/session/words.h"

#if __has_include(<libintl.h>)
#include <libintl.h>
#endif

namespace cota::session {

std::string tr(const char* english) {
#if __has_include(<libintl.h>)
    return ::dgettext("cota-editor", english);
#else
    return english;
#endif
}

std::string tr(const char* english, const std::string& value) {
    std::string text = tr(english);
    if (const auto at = text.find("%s"); at != std::string::npos) text.replace(at, 2, value);
    return text;
}

}  // namespace cota::session
