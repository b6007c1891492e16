#include "formats/xml/platform.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string>
#include <system_error>

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <fstream>
#endif

namespace cota::xml {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const char* what, const fs::path& path) {
    const int code = errno;
    throw std::system_error(code, std::generic_category(), what + path.string());
}

/// The draft being written, for the handler of a signal, which may ask for no memory and take no lock. Kept
/// only by programs that end that way; those write one file at a time.
class DraftInSight {
  public:
    void watch() { isWatched_ = true; }
    void show(const std::string& path) {
        if (!isWatched_ || path.size() >= path_.size()) return;
        path_[path.copy(path_.data(), path_.size() - 1)] = '\0';
        isThere_ = true;
    }
    void hide() { isThere_ = false; }
    const char* path() const { return isThere_ ? path_.data() : nullptr; }

  private:
    std::atomic<bool> isWatched_ = false, isThere_ = false;
    std::array<char, 4096> path_{};
};
static_assert(std::atomic<bool>::is_always_lock_free);
DraftInSight draftInSight;

/// Removes the file on destruction unless it has been moved to its place.
struct Draft {
    explicit Draft(fs::path where) : path(std::move(where)) { draftInSight.show(path.string()); }
    Draft(const Draft&) = delete;
    ~Draft() {
        draftInSight.hide();
        std::error_code ignored;
        if (!moved) fs::remove(path, ignored);
    }
    fs::path path;
    bool moved = false;
};

constexpr int codeOfSignal = 128;  // what shells add to the number

}  // namespace

#if __has_include(<unistd.h>)

namespace {

// Nothing but what POSIX allows in a handler.
extern "C" void stopped(int signal) {
    if (const char* draft = draftInSight.path()) ::unlink(draft);
    constexpr std::string_view clear = "\r\x1b[K";
    if (::isatty(STDERR_FILENO) == 1) {
        [[maybe_unused]] const auto ignored = ::write(STDERR_FILENO, clear.data(), clear.size());
    }
    ::_exit(codeOfSignal + signal);
}

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }
    int release() {
        const int number = number_;
        number_ = -1;
        return number;
    }

  private:
    int number_;
};

void writeAll(int file, std::string_view text, const fs::path& path) {
    while (!text.empty()) {
        const auto written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) fail("cannot write ", path);
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
}

// The new name survives a power cut only once its folder is on disk too. Some file systems refuse; the file
// is complete either way, so that is no failure.
void syncFolder(const fs::path& folder) {
    const Descriptor descriptor(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.number() >= 0) ::fsync(descriptor.number());
}

}  // namespace

void replaceFile(const fs::path& target, std::string_view text) {
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    // A folder lets its files be replaced whatever they say themselves; who has made one read-only meant it.
    if (exists && ((old.st_mode & 0222U) == 0 || ::access(target.c_str(), W_OK) != 0)) {
        errno = EACCES;
        fail("cannot replace the read-only ", target);
    }
    std::string name = target.string() + ".XXXXXX";
    Descriptor file(::mkstemp(name.data()));
    if (file.number() < 0) fail("cannot write beside ", target);
    Draft draft(name);
    // mkstemp makes private files; a new document gets what any new file gets.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    const mode_t mode = exists ? old.st_mode & 07777U : 0666U & ~mask;
    if (::fchmod(file.number(), mode) != 0) fail("cannot set the permissions of ", draft.path);
    writeAll(file.number(), text, draft.path);
    if (::fsync(file.number()) != 0) fail("cannot write ", draft.path);
    if (::close(file.release()) != 0) fail("cannot write ", draft.path);
    if (::rename(draft.path.c_str(), target.c_str()) != 0) fail("cannot replace ", target);
    draft.moved = true;
    syncFolder(target.parent_path());
}

void writeInto(const fs::path& target, std::string_view text) {
    Descriptor file(::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (file.number() < 0) fail("cannot open ", target);
    writeAll(file.number(), text, target);
    if (::close(file.release()) != 0) fail("cannot write ", target);
}

bool isTerminal(StandardStream stream) {
    return ::isatty(stream == StandardStream::out ? STDOUT_FILENO : STDERR_FILENO) == 1;
}

std::tm localTime(std::time_t time) {
    std::tm parts{};
    ::localtime_r(&time, &parts);
    return parts;
}

struct GrowingFile::Held {
    Descriptor file;
    fs::path path;
};

std::optional<GrowingFile> GrowingFile::hold(const fs::path& path) {
    constexpr mode_t ownerOnly = 0600;
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, ownerOnly));
    if (file.number() < 0) fail("cannot open ", path);
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) return std::nullopt;
        fail("cannot hold ", path);
    }
    return GrowingFile(std::unique_ptr<Held>(new Held{std::move(file), path}));
}

void GrowingFile::append(std::string_view text) {
    writeAll(held_->file.number(), text, held_->path);
    if (::fdatasync(held_->file.number()) != 0) fail("cannot write ", held_->path);
}

#else

bool isTerminal(StandardStream) { return false; }

std::tm localTime(std::time_t time) {
    const std::tm* parts = std::localtime(&time);
    return parts ? *parts : std::tm{};
}

extern "C" void stopped(int signal) { std::_Exit(codeOfSignal + signal); }

struct GrowingFile::Held {
    std::ofstream file;
    fs::path path;
};

std::optional<GrowingFile> GrowingFile::hold(const fs::path& path) {
    auto held = std::make_unique<Held>(Held{std::ofstream(path, std::ios::binary | std::ios::app), path});
    if (!held->file) fail("cannot open ", path);
    return GrowingFile(std::move(held));
}

void GrowingFile::append(std::string_view text) {
    held_->file.write(text.data(), static_cast<std::streamsize>(text.size()));
    held_->file.flush();
    if (!held_->file) fail("cannot write ", held_->path);
}

void replaceFile(const fs::path& target, std::string_view text) {
    Draft draft(target.string() + ".new");
    {
        std::ofstream file(draft.path, std::ios::binary | std::ios::trunc);
        file.write(text.data(), static_cast<std::streamsize>(text.size()));
        file.flush();
        if (!file) fail("cannot write ", draft.path);
    }
    std::error_code none;
    if (const auto status = fs::status(target, none); fs::exists(status))
        fs::permissions(draft.path, status.permissions(), none);
    fs::rename(draft.path, target);
    draft.moved = true;
}

void writeInto(const fs::path& target, std::string_view text) {
    std::ofstream file(target, std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.flush();
    if (!file) fail("cannot write ", target);
}

#endif

void endCleanlyWhenStopped() {
    draftInSight.watch();
    std::signal(SIGINT, stopped);
    std::signal(SIGTERM, stopped);
}

GrowingFile::GrowingFile(std::unique_ptr<Held> held) : held_(std::move(held)) {}
GrowingFile::GrowingFile(GrowingFile&&) noexcept = default;
GrowingFile& GrowingFile::operator=(GrowingFile&&) noexcept = default;
GrowingFile::~GrowingFile() = default;

}  // namespace cota::xml
