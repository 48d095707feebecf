// How does existing GTK code adopt tracking, one widget at a time?
//
// Give the widget an update handler. It runs before the widget's first frame and whenever something it read has changed.
// You need no controller and no subclass, and windows stay as they are: `import GtkTracking` is enough.

import GtkTracking

@Observable final class Download {
  var percent = 0
  var isDone: Bool { percent >= 100 }
}

func makeDownloadRow(_ download: Download) -> Box {
  let row = Box(.horizontal, spacing: 12)
  let label = Label()
  let bar = ProgressBar()
  label.updateProperties { label in label.text = download.isDone ? "Done" : "\(download.percent) %" }
  bar.updateProperties { bar in bar.fraction = Double(download.percent) / 100 }
  row.append(label)
  row.append(bar)
  return row
}
