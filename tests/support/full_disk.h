#pragma once
// A full disk for this process, for the lifetime of the object: writing fails in the middle of a file, as it
// does if no space is left.

#include <sys/resource.h>

#include <csignal>

namespace cota::support {

class FullDisk {
  public:
    /// `bytes` is the maximum size of files.
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
