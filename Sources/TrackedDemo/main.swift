import Glibc
import Gtk

// The main function stays synchronous: an asynchronous one would leave the process's main thread at its first await.
let asksForHelp = CommandLine.arguments.contains { $0 == "-h" || $0.hasPrefix("--help") }
do {
  // Help is given without a display, too.
  if !asksForHelp { try Gtk.initialize() }
} catch {
  printError("\(error)")
  exit(1)
}
exit(DemoApplication().run())
