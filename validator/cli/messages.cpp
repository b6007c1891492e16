#include "validator/cli/messages.h"

#include "formats/interchange/megamek_messages.h"
#include "validator/rules/all_rules.h"

namespace cota::cli {

const checks::MessageBook& programMessages() {
    static const checks::MessageBook book = [] {
        checks::MessageBook all = checks::allMessages();
        all.add(interchange::importMessages());
        return all;
    }();
    return book;
}

}  // namespace cota::cli
