#include "mapsets/loading/prints/own_files.h"

#include <iterator>
#include <system_error>

#include "formats/model/finding/message.h"
#include "formats/xml/documents/links.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::mapsets {

namespace fs = std::filesystem;

namespace {

constexpr model::LocalLiteral outwardLink =
    local("the link leads out of the game's folder; replace it with the file itself");

}  // namespace

bool isOwnFile(const fs::path& file) {
    std::error_code ignored;
    if (!fs::is_symlink(file, ignored)) return true;
    const auto folder = file.parent_path();
    if (xml::liesIn(folder, file)) return true;
    const auto main = fs::canonical(folder / "mapset.xml", ignored);
    return !main.empty() && file.filename() != "mapset.xml" && xml::liesIn(main.parent_path(), file);
}

bool isOwnFile(const fs::path& file, std::vector<model::Finding>& findings) {
    if (isOwnFile(file)) return true;
    const auto name = file.generic_string();
    auto finding =
        model::findingOf(xml::row(xml::XmlMessage::unreadable), {model::inWords("reason", outwardLink)},
                         {model::SubjectKind::file, name, {}});
    finding.where = model::SourceSpan{name, 1, 1};
    findings.push_back(std::move(finding));
    return false;
}

void readOwnFile(const std::filesystem::path& file, const xml::TextsByFile& texts,
                 std::vector<model::Finding>& findings,
                 const std::function<void(xml::XmlCursor& root)>& read) {
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored) && !texts.contains(file.generic_string())) return;
    if (!isOwnFile(file, findings)) return;
    xml::XmlDocument document = xml::openXml(file, texts);
    if (document.ok()) {
        auto root = document.root();
        read(root);
        root.finish();
    }
    auto found = document.takeFindings();
    findings.insert(findings.end(), std::make_move_iterator(found.begin()),
                    std::make_move_iterator(found.end()));
}

}  // namespace cota::mapsets
