#pragma once
// A document with some of its files as texts in memory, to check a change before it is saved.

#include <filesystem>
#include <map>
#include <string>

#include "formats/xml/documents/document_file.h"

namespace cota::xml {

class XmlDocument;

/// By file name in findings: the given path, or the scenario's folder followed by the name in the scenario.
using TextsByFile = std::map<std::string, std::string>;

/// The same as loadDocument(path), but files in `texts` are not read from disk and need not exist there.
LoadedDocument loadDocument(const std::filesystem::path& path, const TextsByFile& texts,
                            const ReadLimits& limits = {});

/// A single file, or the text in `texts` that replaces it.
XmlDocument openXml(const std::filesystem::path& path, const TextsByFile& texts);

}  // namespace cota::xml
