import Gtk
import Tracking
import Observation
@Observable private final class Model { var name = "" }
private final class Pass { func markForUpdate() {} }
private let (model, label, window) = (Model(), Label(), Pass())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/HOW_TRACKING_WORKS.md", line: 7)
let tracker = Tracker { changed in window.markForUpdate() }
tracker.track { label.text = model.name }    // runs now, and notes that it read \.name
model.name = "Ada"                           // calls the closure above, at once
#sourceLocation()
}
