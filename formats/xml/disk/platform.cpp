#include "formats/xml/disk/platform.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string>
#include <system_error>

#include "formats/xml/disk/draft_file.h"
#include "formats/xml/disk/draft_in_sight.h"

#ifdef _WIN32
#include <io.h>
#include <share.h>

#include <cstdio>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#if defined(__linux__) && __has_include(<sys/xattr.h>)
#include <sys/xattr.h>
#define COTA_HAS_ATTRIBUTES 1
#endif

namespace cota::xml {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void failAt(const char* what, const fs::path& path) {
    const int code = errno;
    throw std::system_error(code, std::generic_category(), what + path.string());
}

constexpr int codeOfSignal = 128;  // added by shells to the signal number

}  // namespace

#ifndef _WIN32

namespace {

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

void writeAll(const Descriptor& file, std::string_view text, const fs::path& path) {
    while (!text.empty()) {
        const auto written = ::write(file.number(), text.data(), text.size());
        if (written < 0 && errno != EINTR) failAt("cannot write ", path);
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
}

/// A signal waits while a text is copied over a file; otherwise the file would be torn.
std::atomic<bool> isCopying = false;
std::atomic<int> signalThatWaits = 0;
struct Copying {
    Copying() { isCopying = true; }
    ~Copying() { isCopying = false; }
};

// Only calls what POSIX allows in a handler.
extern "C" void stopped(int signal) {
    if (isCopying) {
        signalThatWaits = signal;
        return;
    }
    if (const char* draft = draftInSight.path()) ::unlink(draft);
    constexpr std::string_view clear = "\r\x1b[K";
    if (::isatty(STDERR_FILENO) == 1) {
        [[maybe_unused]] const auto ignored = ::write(STDERR_FILENO, clear.data(), clear.size());
    }
    ::_exit(codeOfSignal + signal);
}

// The new name survives a power cut only after its folder has been synced. Some file systems refuse; that is
// not an error, because the file is complete.
void syncFolder(const fs::path& folder) {
    const Descriptor descriptor(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.number() >= 0) ::fsync(descriptor.number());
}

/// A new file that only this process writes; stores its name in `path`. Only the owner can read it if
/// `isPrivate`.
Descriptor openDraft(const fs::path& target, bool isPrivate, fs::path& path) {
    constexpr int mostTries = 100;
    constexpr mode_t ownerOnly = 0600, asUsual = 0666;
    for (int i = 0; i < mostTries; ++i) {
        path = newDraftName(target);
        Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
                               isPrivate ? ownerOnly : asUsual));
        if (file.number() < 0 && errno == EEXIST) continue;
        if (file.number() < 0) failAt("cannot write beside ", target);
        // Before the lock, another save may have deleted the file as a leftover of a killed program.
        struct stat made {};
        while (::flock(file.number(), LOCK_EX) != 0 && errno == EINTR) continue;
        if (::fstat(file.number(), &made) == 0 && made.st_nlink > 0) return file;
    }
    errno = EEXIST;
    failAt("cannot write beside ", target);
}

/// Removes the drafts of killed programs, but reports a whole text that has not been copied to its place.
void sweep(const fs::path& target, SaveLosses& losses) {
    const fs::path folder = target.parent_path().empty() ? fs::path(".") : target.parent_path();
    std::error_code fault;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        const auto kind = draftKindOf(at->path().filename().string(), target);
        if (kind == DraftKind::none) continue;
        const Descriptor file(::open(at->path().c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        struct stat found {};
        if (file.number() < 0 || ::fstat(file.number(), &found) != 0 || !S_ISREG(found.st_mode)) continue;
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) continue;  // another program is writing it
        if (kind == DraftKind::draft || hasEqualBytes(at->path(), target))
            ::unlink(at->path().c_str());
        else
            losses.unfinished = at->path();
    }
}

// --- permissions: those of the file that is replaced, or fewer if that is not possible.

constexpr const char* accessListName = "system.posix_acl_access";
#ifdef COTA_HAS_ATTRIBUTES
/// An attribute of a file, or the names of all its attributes; empty if it has none.
template <class Ask>
std::string asked(const Ask& ask) {
    std::string bytes;
    for (auto size = ask(nullptr, 0); size > 0; size = ask(nullptr, 0)) {
        bytes.resize(static_cast<std::size_t>(size));
        const auto got = ask(bytes.data(), bytes.size());
        if (got >= 0) {
            bytes.resize(static_cast<std::size_t>(got));
            return bytes;
        }
        if (errno != ERANGE) break;  // otherwise it has just grown
    }
    return {};
}

std::string attributeOf(const fs::path& file, const char* name) {
    return asked([&](char* into, std::size_t size) { return ::getxattr(file.c_str(), name, into, size); });
}

bool hasSetAttribute(const Descriptor& draft, const char* name, const std::string& value) {
    return ::fsetxattr(draft.number(), name, value.data(), value.size(), 0) == 0;
}

void dropAccessList(const Descriptor& draft) { ::fremovexattr(draft.number(), accessListName); }

/// Copies all attributes except permissions. The system sets its own labels; attributes that it does not
/// allow to be copied are its own too.
void copyAttributes(const Descriptor& draft, const fs::path& target, SaveLosses& losses) {
    const std::string names =
        asked([&](char* into, std::size_t size) { return ::listxattr(target.c_str(), into, size); });
    for (std::size_t at = 0; at < names.size(); at = names.find('\0', at) + 1) {
        const std::string name = names.c_str() + at;
        if (name.starts_with("security.") && name != "security.selinux") continue;
        if (name.starts_with("system.posix_acl")) continue;
        if (!hasSetAttribute(draft, name.c_str(), attributeOf(target, name.c_str())))
            losses.attributes = losses.attributes || !name.starts_with("security.");
    }
}

#else
std::string attributeOf(const fs::path&, const char*) { return {}; }
bool hasSetAttribute(const Descriptor&, const char*, const std::string&) { return false; }
void dropAccessList(const Descriptor&) {}
void copyAttributes(const Descriptor&, const fs::path&, SaveLosses&) {}
#endif

void takeRights(const Descriptor& draft, const fs::path& target, const struct stat& old, SaveLosses& losses) {
    // Only some users may change the owner; the result is checked below.
    if (::fchown(draft.number(), old.st_uid, old.st_gid) != 0) [[maybe_unused]]
        const int ignored = ::fchown(draft.number(), static_cast<uid_t>(-1), old.st_gid);
    struct stat now {};
    if (::fstat(draft.number(), &now) != 0) failAt("cannot set the permissions of the draft of ", target);
    losses.owner = now.st_uid != old.st_uid;
    losses.group = now.st_gid != old.st_gid;
    copyAttributes(draft, target, losses);
    const std::string list = attributeOf(target, accessListName);
    dropAccessList(draft);  // inherited from the folder by new files
    losses.accessList = !list.empty() && losses.group;
    if (!list.empty() && !losses.accessList && !hasSetAttribute(draft, accessListName, list))
        losses.accessList = true;
    // The access list contains the other bits of the mode.
    const bool isSaidByList = !list.empty() && !losses.accessList && (old.st_mode & 07000U) == 0;
    if (!isSaidByList && ::fchmod(draft.number(), narrowedMode(old.st_mode & 07777U, losses)) != 0)
        failAt("cannot set the permissions of the draft of ", target);
}

/// Overwrites a file with several names; a new file would separate them. The whole text stays beside it
/// until the copy is complete.
void copyOver(const fs::path& target, std::string_view text, Draft& draft) {
    const fs::path whole = wholeNameOf(draft.path);
    Descriptor file(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
    if (file.number() < 0) failAt("cannot open ", target);
#ifdef __linux__
    // Reserves the space first, because a full disk must not tear the file.
    if (::fallocate(file.number(), FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(text.size())) != 0 &&
        errno != EOPNOTSUPP && errno != ENOSYS && !text.empty())
        failAt("cannot write ", target);
#endif
    {
        const Copying copying;
        if (::rename(draft.path.c_str(), whole.c_str()) != 0) failAt("cannot write beside ", target);
        draft.isMoved = true;
        draftInSight.hide();
        try {
            writeAll(file, text, target);
            if (::ftruncate(file.number(), static_cast<off_t>(text.size())) != 0 ||
                ::fsync(file.number()) != 0)
                failAt("cannot write ", target);
        } catch (const std::system_error& error) {
            throw TornFile(error.code(), whole);
        }
        ::unlink(whole.c_str());
    }
    if (const int signal = signalThatWaits) stopped(signal);
}

}  // namespace

SaveLosses replaceFile(const fs::path& target, std::string_view text) {
    SaveLosses losses;
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    // The folder would allow the replacement, but a read-only file must not be replaced.
    if (exists && ((old.st_mode & 0222U) == 0 || ::access(target.c_str(), W_OK) != 0)) {
        errno = EACCES;
        failAt("cannot replace the read-only ", target);
    }
    sweep(target, losses);
    const bool hasMoreNames = exists && old.st_nlink > 1;
    fs::path path;
    const Descriptor file = openDraft(target, exists, path);
    Draft draft(path);
    if (exists && !hasMoreNames) takeRights(file, target, old, losses);
    writeAll(file, text, draft.path);
    if (::fsync(file.number()) != 0) failAt("cannot write ", draft.path);
    if (hasMoreNames) {
        copyOver(target, text, draft);
    } else {
        if (::rename(draft.path.c_str(), target.c_str()) != 0) failAt("cannot replace ", target);
        draft.isMoved = true;
    }
    syncFolder(target.parent_path());
    return losses;
}

void writeInto(const fs::path& target, std::string_view text) {
    Descriptor file(::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (file.number() < 0) failAt("cannot open ", target);
    writeAll(file, text, target);
    if (::close(file.release()) != 0) failAt("cannot write ", target);
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
    if (file.number() < 0) failAt("cannot open ", path);
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) return std::nullopt;
        failAt("cannot hold ", path);
    }
    return GrowingFile(std::unique_ptr<Held>(new Held{std::move(file), path}));
}

void GrowingFile::append(std::string_view text) {
    writeAll(held_->file, text, held_->path);
    if (::fdatasync(held_->file.number()) != 0) failAt("cannot write ", held_->path);
}

#else

namespace {

struct ClosesFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, ClosesFile>;

/// Other programs may read the file meanwhile, but not write it.
OpenFile openAlone(const fs::path& path, const wchar_t* mode) {
    OpenFile file(::_wfsopen(path.c_str(), mode, _SH_DENYWR));
    if (!file) failAt("cannot open ", path);
    return file;
}

/// The text is on disk when this returns.
void writeAll(const OpenFile& file, std::string_view text, const fs::path& path) {
    if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() || std::fflush(file.get()) != 0)
        failAt("cannot write ", path);
    ::_commit(::_fileno(file.get()));  // refused by pipes and devices
}

extern "C" void stopped(int signal) {
    if (const char* draft = draftInSight.path()) std::remove(draft);
    std::_Exit(codeOfSignal + signal);
}

}  // namespace

SaveLosses replaceFile(const fs::path& target, std::string_view text) {
    if (fs::exists(target)) openAlone(target, L"ab");  // fails for a read-only target
    Draft draft(newDraftName(target));
    writeAll(openAlone(draft.path, L"wb"), text, draft.path);
    fs::rename(draft.path, target);
    draft.isMoved = true;
    return {};
}

void writeInto(const fs::path& target, std::string_view text) {
    writeAll(openAlone(target, L"wb"), text, target);
}

bool isTerminal(StandardStream stream) {
    return ::_isatty(::_fileno(stream == StandardStream::out ? stdout : stderr)) != 0;
}

std::tm localTime(std::time_t time) {
    std::tm parts{};
    ::localtime_s(&parts, &time);
    return parts;
}

struct GrowingFile::Held {
    OpenFile file;
    fs::path path;
};

std::optional<GrowingFile> GrowingFile::hold(const fs::path& path) {
    try {
        return GrowingFile(std::unique_ptr<Held>(new Held{openAlone(path, L"ab"), path}));
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::permission_denied && fs::exists(path)) return std::nullopt;
        throw;
    }
}

void GrowingFile::append(std::string_view text) { writeAll(held_->file, text, held_->path); }

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
