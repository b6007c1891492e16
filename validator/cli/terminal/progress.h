#pragma once
// The progress of a long command: one line on the terminal, removed when done. Not written to files or logs.

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

    /// Begins the next step, about `what`. May be called from several threads.
    void next(const std::string& what);

  private:
    const Streams& streams_;
    std::size_t steps_;
    std::size_t done_ = 0;
    std::mutex saying_;
    bool isShown_;
};

}  // namespace cota::cli
