#pragma once
// Markup that is kept as written, without layout.

#include <string>
#include <vector>

namespace pugi {
class xml_node;
}

namespace cota::xml {

/// On one line, with the escapes of the pen.
std::string rawText(const pugi::xml_node& node);
/// Adds markup or loose text. Consecutive pieces of loose text are joined, as they are when they are read
/// again.
void addElement(std::vector<std::string>& elements, std::string raw);
/// The same for a node; loose text is trimmed.
void keepElement(std::vector<std::string>& elements, const pugi::xml_node& node);
/// The comments directly before `node`, in order.
std::vector<std::string> commentsBefore(const pugi::xml_node& node);

}  // namespace cota::xml
