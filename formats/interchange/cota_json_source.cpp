// A document as the source of an export.

#include <cassert>
#include <limits>

#include "formats/interchange/cota_json.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"
#include "formats/xml/markup/xml_tree.h"

namespace cota::interchange {

namespace {

using xml::XmlNode;

/// The text is from the XML writers, so the limits of the readers are not needed.
constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
constexpr xml::ReadLimits noLimits{.bytes = unlimited,
                                   .depth = unlimited,
                                   .elements = unlimited,
                                   .attributes = unlimited,
                                   .valueBytes = unlimited,
                                   .nameBytes = unlimited};

Json contentJson(const std::vector<XmlNode>& nodes);

Json nodeJson(const XmlNode& node) {
    Json json;
    switch (node.kind) {
        case XmlNode::Kind::text:
            return node.text;
        case XmlNode::Kind::comment:
            json["#comment"] = node.text;
            return json;
        case XmlNode::Kind::instruction:
            json["#instruction"] = node.name;
            json["#text"] = node.text;
            return json;
        case XmlNode::Kind::element:
            break;
    }
    json["#name"] = node.name;
    for (const auto& [name, value] : node.attributes) json[name] = value;
    if (!node.children.empty()) json["#content"] = contentJson(node.children);
    return json;
}

Json contentJson(const std::vector<XmlNode>& nodes) {
    Json content = Json::array();
    for (const XmlNode& node : nodes) content.push_back(nodeJson(node));
    return content;
}

}  // namespace

std::string textOfFile(const model::Document& document, const CotaFile& file) {
    switch (file.kind) {
        case xml::FileKind::board:
            return xml::writeBoard(*document.boards.at(file.key));
        case xml::FileKind::forces:
            return xml::writeForces(*document.forces.at(file.key));
        default:
            return xml::writeScenario(**document.scenario);
    }
}

Json sourceJson(const model::Document& document, const std::vector<CotaFile>& files) {
    Json all = Json::array();
    for (const CotaFile& file : files) {
        auto text = xml::textFromBytes(file.path, textOfFile(document, file), unlimited);
        assert(text.ok());  // the writers write only valid text
        const xml::XmlDocument tree(std::move(*text.value), noLimits);
        assert(tree.ok());
        Json one;
        one["path"] = file.path;
        one["content"] = contentJson(xml::treeOf(tree));
        all.push_back(std::move(one));
    }
    Json source;
    source["files"] = std::move(all);
    return source;
}

}  // namespace cota::interchange
