#include "validator/cli/terminal/progress.h"

namespace cota::cli {

namespace {

constexpr const char* clearLine = "\r\x1b[K";

/// The end of a path, which distinguishes files, short enough for one line.
std::string shortened(const std::string& path) {
    constexpr std::size_t most = 60;
    if (path.size() <= most) return path;
    std::size_t from = path.size() - most;
    while (from < path.size() && (static_cast<unsigned char>(path[from]) & 0xC0U) == 0x80U) ++from;
    return "..." + path.substr(from);
}

}  // namespace

Progress::Progress(std::size_t steps, const Surroundings& surroundings, const Streams& streams)
    : streams_(streams),
      steps_(steps),
      isShown_(steps > 1 && surroundings.errIsTerminal && surroundings.variable("TERM") != "dumb") {}

Progress::~Progress() {
    if (isShown_ && done_ > 0) streams_.err << clearLine << std::flush;
}

void Progress::next(const std::string& what) {
    const std::scoped_lock lock(saying_);
    ++done_;
    if (isShown_)
        streams_.err << clearLine << "[" << done_ << "/" << steps_ << "] " << shortened(what) << std::flush;
}

}  // namespace cota::cli
