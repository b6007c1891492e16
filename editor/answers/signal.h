#pragma once
// A signal that calls its listeners.

#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace cota::session {

template <class... Values>
class Signal {
    using Listeners = std::map<int, std::function<void(Values...)>>;

  public:
    /// Listens as long as it exists.
    class [[nodiscard]] Connection {
      public:
        Connection() = default;
        Connection(std::weak_ptr<Listeners> listeners, int number)
            : listeners_(std::move(listeners)), number_(number) {}
        Connection(Connection&& other) noexcept
            : listeners_(std::move(other.listeners_)), number_(other.number_) {
            other.listeners_.reset();
        }
        Connection& operator=(Connection&& other) noexcept {
            if (this != &other) {
                end();
                listeners_ = std::exchange(other.listeners_, {});
                number_ = other.number_;
            }
            return *this;
        }
        ~Connection() { end(); }
        void end() {
            if (const auto listeners = listeners_.lock()) listeners->erase(number_);
            listeners_.reset();
        }

      private:
        std::weak_ptr<Listeners> listeners_;
        int number_ = 0;
    };

    Connection connect(std::function<void(Values...)> listener) {
        listeners_->emplace(++last_, std::move(listener));
        return {listeners_, last_};
    }

    /// Calls all present listeners; they may connect or disconnect meanwhile.
    void operator()(const Values&... values) const {
        const Listeners now = *listeners_;
        for (const auto& [number, listener] : now)
            if (listeners_->contains(number)) listener(values...);
    }

  private:
    std::shared_ptr<Listeners> listeners_ = std::make_shared<Listeners>();
    int last_ = 0;
};

}  // namespace cota::session
