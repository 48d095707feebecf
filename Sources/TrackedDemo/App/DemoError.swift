import Glibc

/// What stops a step of the app, as a sentence.
struct DemoError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Writes a line to the standard error stream, under the program's name.
func printError(_ message: String) {
  let line = "tracked-demo: \(message)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
