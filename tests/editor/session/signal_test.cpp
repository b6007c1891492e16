#include "editor/answers/signal.h"

#include <gtest/gtest.h>

#include <optional>

using cota::session::Signal;

namespace {

TEST(Signal, TellsEverybodyUntilTheyLeave) {
    Signal<int> signal;
    int first = 0, second = 0;
    auto one = signal.connect([&](int value) { first += value; });
    {
        const auto two = signal.connect([&](int value) { second += value; });
        signal(1);
    }
    signal(2);
    one.end();
    signal(4);
    EXPECT_EQ(first, 3);
    EXPECT_EQ(second, 1);
}

TEST(Signal, ListenerMayLeaveWhileBeingTold) {
    Signal<> signal;
    int told = 0;
    std::optional<Signal<>::Connection> other;
    const auto first = signal.connect([&] { other.reset(); });
    other = signal.connect([&] { ++told; });
    signal();
    EXPECT_EQ(told, 0);
}

TEST(Signal, ConnectionMayOutliveTheSignal) {
    Signal<>::Connection connection;
    {
        Signal<> signal;
        connection = signal.connect([] {});
    }
    connection.end();
}

}  // namespace
