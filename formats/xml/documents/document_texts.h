#pragma once
// A document of which some files are texts in memory: one that is changed, and looked at before it is saved.

#include <filesystem>
#include <map>
#include <string>

#include "formats/xml/documents/document_file.h"

namespace cota::xml {

class XmlDocument;

/// By the names files have in findings: the path given, the scenario's folder before the names it uses.
using TextsByFile = std::map<std::string, std::string>;

/// As loadDocument(path), but files among `texts` are not read from the disk; they need not be there.
LoadedDocument loadDocument(const std::filesystem::path& path, const TextsByFile& texts,
                            const ReadLimits& limits = {});

/// A single file, or the text among `texts` that stands for it.
XmlDocument openXml(const std::filesystem::path& path, const TextsByFile& texts);

}  // namespace cota::xml
