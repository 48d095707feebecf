// Expands the macros of Gtk and TrackedUI. The compiler speaks with it in JSON, each message behind its length in eight bytes; there is
// no parser of Swift here, which takes minutes to build: what the macros look at is simple enough to be read as text.

import FoundationEssentials
import Glibc

func read(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let got = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress! + filled, count - filled) }
    guard got > 0 else { return nil }
    filled += got
  }
  return bytes
}

func write(_ bytes: [UInt8]) {
  var sent = 0
  while sent < bytes.count {
    let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress! + sent, bytes.count - sent) }
    guard count > 0 else { exit(1) }
    sent += count
  }
}

func answer(to message: Message) -> Answer {
  switch message {
  case .capability: .capability
  case .expansion(let expansion): .expansion(expand(expansion))
  case .unknown: .expansion(.failure("this compiler asks for something that the macros do not know"))
  }
}

while let header = read(8) {
  let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  guard let payload = read(length) else { break }
  let reply = Array(answer(to: Message(payload)).json.utf8)
  write((0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) } + reply)
}
