#include "mapsets/loading/faces_reader.h"

#include <system_error>

#include "formats/xml/markup/xml_document.h"
#include "mapsets/loading/prints/own_files.h"
#include "mapsets/look/faces/face_reader.h"

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;

/// The look of cards in a game without a cards.xml.
constexpr const char* usualCards = R"(<cards>
  <colour id="ground" colour="#e9e2d0"/><colour id="band" colour="#3b4652"/><colour id="ink" colour="#1d1d1d"/>
  <colour id="pale" colour="#ffffff"/><colour id="back" colour="#4a5560"/>
  <style id="usual-name" size="12" least="7" bold="yes" ink="pale"/>
  <style id="usual-small" size="7.5" least="6" ink="ink"/>
  <style id="usual-value" size="13" least="8" bold="yes" ink="ink"/>
  <part id="usual-front">
    <box fill="ground"/>
    <box at="left 2.5 top 2.5" height="8.5" radius="1" fill="band"/>
    <text at="left 5 top 8.3" width="53" style="usual-name">{name}</text>
    <column at="left 4 top 14" gap="2.2" width="55">
      <for-each of="values" limit="5">
        <row at="left 0" gap="3"><text style="usual-value">{value:word}</text><text style="usual-small">{value:label}</text></row>
      </for-each>
    </column>
  </part>
  <face side="end">
    <use part="usual-front"/>
    <text at="right 4 bottom 2.5" width="30" style="usual-small">{class}</text>
  </face>
  <face side="card">
    <use part="usual-front"/>
    <text at="right 4 bottom 4" width="50" style="usual-small">{class}</text>
  </face>
  <face side="back">
    <box fill="back"/>
    <symbol at="left 4 top 4" width="55" height="80" name="lattice" line="#7b8691 0.3"/>
    <box at="left 4 top 4" width="55" height="80" radius="1.5" line="#dfe4e8 0.5"/>
  </face>
</cards>)";

/// The look of counters in a game without a counters.xml.
constexpr const char* usualCounters = R"(<counters size="15.875" corner="0.8" live="0.9" bleed="2">
  <style id="usual-name" size="5.1" least="3.6" ink="ink"/>
  <style id="usual-value" size="9.8" least="6" bold="yes" ink="ink"/>
  <style id="usual-small" size="3.8" least="2.8" ink="ink"/>
  <part id="usual-head">
    <text at="left 1.1 top 2.5" width="13.6" style="usual-name">{name}</text>
    <nation at="left 1.1 top 6" width="1.9" height="1.9"/>
    <unit at="centre top 4.6" width="7.05" height="4.7"/>
    <text at="right 1.75 top 6.95" width="5" turn="90" style="usual-small">{formation}</text>
  </part>
  <part id="usual-values">
    <row at="left 1.05 bottom 1.25" width="13.775" spread="yes">
      <for-each of="values" limit="3"><text style="usual-value">{value}</text></for-each>
    </row>
  </part>
  <face side="front"><use part="usual-head"/><use part="usual-values"/></face>
  <face side="back" is="reverse:yes">
    <box at="left 0.9 top 3.5" width="14.075" height="6.3" radius="0.6" fill="frame"/>
    <use part="usual-head"/><use part="usual-values"/>
  </face>
</counters>)";

class FacesReader {
  public:
    FacesReader(const Mapset& mapset, const xml::TextsByFile& texts, look::Faces::Use use)
        : mapset_(mapset), texts_(texts), faces_(look::facesFor(use)) {}

    model::Loaded<look::Faces> read(const char* name, const char* usual) {
        readText(name, {{name, usual}});
        for (const auto& folder : mapset_.layerFolders) {
            const auto file = folder / name;
            std::error_code ignored;
            if (!fs::exists(file, ignored) && !texts_.contains(file.generic_string())) continue;
            if (isOwnFile(file, findings_)) readText(file, texts_);
        }
        return {std::move(faces_), std::move(findings_)};
    }

  private:
    void readText(const fs::path& file, const xml::TextsByFile& texts) {
        xml::XmlDocument document = xml::openXml(file, texts);
        if (document.ok()) {
            auto root = document.root();
            look::readFaces(root, mapset_.catalogue, faces_);
            root.finish();
        }
        auto found = document.takeFindings();
        findings_.insert(findings_.end(), std::make_move_iterator(found.begin()),
                         std::make_move_iterator(found.end()));
    }

    const Mapset& mapset_;
    const xml::TextsByFile& texts_;
    look::Faces faces_;
    std::vector<model::Finding> findings_;
};

}  // namespace

model::Loaded<look::Faces> readCards(const Mapset& mapset, const xml::TextsByFile& texts) {
    return FacesReader(mapset, texts, look::Faces::Use::cards).read(cardsFile, usualCards);
}

model::Loaded<look::Faces> readCounters(const Mapset& mapset, const xml::TextsByFile& texts) {
    return FacesReader(mapset, texts, look::Faces::Use::counters).read(countersFile, usualCounters);
}

}  // namespace cota::mapsets
