#pragma once
// A disk that takes so much and no more, for this process and as long as the value lives: writing on fails as
// it does where no space is left, in the middle of a file.

#include <sys/resource.h>

#include <csignal>

namespace cota::support {

class FullDisk {
  public:
    /// Files may be `bytes` long.
    explicit FullDisk(rlim_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    void (*signal_)(int);
    rlimit before_{};
};

}  // namespace cota::support
