// Runs cells of the table of C-240, each a callback of the framework and an act that ends something in it. It says before each cell which one it
// is, so that the last line names the one that ended the process.

import GtkTesting
import TrackedKit

let application = Application(id: nil)
application.onActivate { [unowned application] in
  application.hold()
  Task {
    await Table.run(Array(CommandLine.arguments.dropFirst()))
    application.release()
    application.quit()
  }
}
do { try TestDisplay.prepare() } catch { fatalError("\(error)") }
application.run([CommandLine.arguments[0]])
