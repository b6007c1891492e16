// The protections of the programs of a release build, read from their ELF files.
#include <gtest/gtest.h>

#ifdef COTA_IS_HARDENED

#include <elf.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace {

namespace fs = std::filesystem;

/// The parts of a 64-bit program that show how it is protected.
class Program {
  public:
    explicit Program(const fs::path& path) {
        std::ifstream file(path, std::ios::binary);
        bytes_.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
        head_ = at<Elf64_Ehdr>(0);
        EXPECT_EQ(std::memcmp(head_.e_ident, ELFMAG, SELFMAG), 0) << path;
        EXPECT_EQ(head_.e_ident[EI_CLASS], ELFCLASS64);
    }
    bool isPositionIndependent() const { return head_.e_type == ET_DYN && hasSegment(PT_INTERP); }
    bool hasSegment(Elf64_Word type) const { return segment(type).p_type == type; }
    bool isStackExecutable() const { return (segment(PT_GNU_STACK).p_flags & PF_X) != 0; }
    /// All addresses are resolved at the start, so that their table can be read-only.
    bool isBoundNow() const {
        const auto dynamic = segment(PT_DYNAMIC);
        for (auto place = dynamic.p_offset; place < dynamic.p_offset + dynamic.p_filesz;
             place += sizeof(Elf64_Dyn)) {
            const auto entry = at<Elf64_Dyn>(place);
            if (entry.d_tag == DT_BIND_NOW ||
                (entry.d_tag == DT_FLAGS && (entry.d_un.d_val & DF_BIND_NOW) != 0) ||
                (entry.d_tag == DT_FLAGS_1 && (entry.d_un.d_val & DF_1_NOW) != 0))
                return true;
        }
        return false;
    }
    /// The symbols it uses from libraries.
    std::set<std::string> symbols() const {
        std::set<std::string> names;
        for (Elf64_Half i = 0; i < head_.e_shnum; ++i) {
            const auto table = section(i);
            if (table.sh_type != SHT_DYNSYM) continue;
            const auto strings = section(static_cast<Elf64_Half>(table.sh_link)).sh_offset;
            for (auto place = table.sh_offset; place < table.sh_offset + table.sh_size;
                 place += sizeof(Elf64_Sym))
                names.insert(bytes_.c_str() + strings + at<Elf64_Sym>(place).st_name);
        }
        return names;
    }

  private:
    template <class Part>
    Part at(std::size_t offset) const {
        Part part{};
        if (offset + sizeof part <= bytes_.size()) std::memcpy(&part, bytes_.data() + offset, sizeof part);
        return part;
    }
    Elf64_Phdr segment(Elf64_Word type) const {
        for (Elf64_Half i = 0; i < head_.e_phnum; ++i)
            if (const auto found = at<Elf64_Phdr>(head_.e_phoff + i * sizeof(Elf64_Phdr));
                found.p_type == type)
                return found;
        return {};
    }
    Elf64_Shdr section(Elf64_Half number) const {
        return at<Elf64_Shdr>(head_.e_shoff + number * sizeof(Elf64_Shdr));
    }

    std::string bytes_;
    Elf64_Ehdr head_{};
};

TEST(Hardening, ProgramsAreHardToTurn) {
    std::vector<std::string> names{"cota"};
#ifdef COTA_HAS_EDITOR
    names.emplace_back("cota-editor");
#endif
    for (const auto& name : names) {
        SCOPED_TRACE(name);
        const Program program(fs::path(COTA_BINARY_DIR) / "bin" / name);
        EXPECT_TRUE(program.isPositionIndependent());
        EXPECT_TRUE(program.hasSegment(PT_GNU_RELRO));
        EXPECT_TRUE(program.isBoundNow()) << "only part of it is read-only";
        EXPECT_FALSE(program.isStackExecutable());
        const auto symbols = program.symbols();
        EXPECT_TRUE(symbols.contains("__stack_chk_fail"));
        EXPECT_TRUE(std::any_of(symbols.begin(), symbols.end(), [](const std::string& symbol) {
            return symbol != "__stack_chk_fail" && symbol.starts_with("__") && symbol.ends_with("_chk");
        })) << "no call of the C library is checked";
    }
}

}  // namespace

#endif
