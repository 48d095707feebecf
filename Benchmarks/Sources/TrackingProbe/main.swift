import Glibc
import GtkTracking

// Start and resident memory of a program over GtkTracking alone: a label in GTK's own window that follows a model. The driver takes the
// time of the whole process; this prints the memory at the first frame in KiB.
@Observable final class Counter {
  var hits = 0
}

func residentKiB() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  fgets(&line, 128, file)
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  return (Int(text.split(separator: " ")[1]) ?? 0) * Int(getpagesize()) / 1024
}

do { try Gtk.initialize() } catch {
  print(error)
  exit(1)
}
let counter = Counter()
let label = Label()
label.updateProperties { label in label.text = "\(counter.hits) clicks" }
let window = Window()
window.setDefaultSize(width: 400, height: 300)
window.child = label
window.present()
var isPainted = false
window.frameClock?.onAfterPaint { isPainted = true }
while !isPainted { MainLoop.iterate(.forEvents) }
print(residentKiB())
