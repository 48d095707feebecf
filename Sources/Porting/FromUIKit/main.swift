// Ports UIKit sources by the rule of docs/FROM_UIKIT.md: `from-uikit SOURCE DESTINATION`, or one source to standard output.

import FoundationEssentials
import PrefixDropping

#if canImport(Glibc)
  import Glibc
#endif

func end(_ message: String, status: Int32) -> Never {
  let text = Array((message + "\n").utf8)
  write(STDERR_FILENO, text, text.count)
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard let source = arguments.first, arguments.count <= 2 else {
  end("Usage: from-uikit SOURCE.swift [DESTINATION.swift]", status: 64)
}
do {
  let ported = portedFromUIKit(try String(contentsOfFile: source, encoding: .utf8))
  if let destination = arguments.dropFirst().first {
    try Data(ported.utf8).write(to: URL(filePath: destination))
  } else {
    print(ported, terminator: "")
  }
} catch {
  end("from-uikit: \(source): \(error)", status: 1)
}
