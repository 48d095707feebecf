// Three programs that are started with files, again, and ended by signals; their tests read what happened. Which one, the environment says.

import Glibc
import TrackedUI

let identifier = String(cString: getenv("OPENING_IDENTIFIER"))
switch String(cString: getenv("OPENING_KIND")) {
case "signals": runSignalProgram()
case "delegate": AppDelegate.main()
case "declarative": OpeningApp.main()
default: preconditionFailure("unknown kind")
}

/// The last part of an address.
func name(_ address: String) -> String { String(address.split(separator: "/").last ?? "") }

/// Says it at once: the test waits for it.
func say(_ words: Any...) {
  print(words.map { "\($0)" }.joined(separator: " "))
  fflush(nil)
}
