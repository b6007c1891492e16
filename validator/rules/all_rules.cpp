#include "validator/rules/all_rules.h"

#include <array>

#include "validator/engine/acceptances.h"

namespace cota::checks {

std::span<const Topic> allTopics() {
    static const std::array topics{
        acceptanceTopic(),
    };
    return topics;
}

const MessageBook& allMessages() {
    static const MessageBook book = [] {
        MessageBook all;
        all.add(allTopics());
        return all;
    }();
    return book;
}

}  // namespace cota::checks
