#pragma once
// How far a long command has come: one line on the terminal somebody watches, gone when it is done. In a file
// or a log there is none.

#include <cstddef>
#include <mutex>
#include <string>

#include "validator/cli/terminal/streams.h"

namespace cota::cli {

class Progress {
  public:
    Progress(std::size_t steps, const Surroundings& surroundings, const Streams& streams);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// The next step begins, and is about `what`. Several threads may say so.
    void next(const std::string& what);

  private:
    const Streams& streams_;
    std::size_t steps_;
    std::size_t done_ = 0;
    std::mutex saying_;
    bool isShown_;
};

}  // namespace cota::cli
