import Glibc
import Gtk

// The main function stays synchronous: an asynchronous one would leave the process's main thread at its first await.
do {
  try Gtk.initialize()
} catch {
  printError("\(error)")
  exit(1)
}
exit(DemoApplication().run())
