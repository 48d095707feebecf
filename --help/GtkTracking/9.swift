import GtkTracking
@Observable private final class Look { var (share, color) = (0.5, RGBA(red: 1, green: 0, blue: 0)) }


private final class Swatch: CustomWidget {
private let (model, content) = (Look(), Label())
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Pass/CustomWidget+Updates.swift", line: 9)
override func allocate(width: Int, height: Int, baseline: Int) {
  trackLayout { allocate(content, in: Rect(x: 0, y: 0, width: Double(width) * model.share, height: Double(height))) }
}
#sourceLocation()
}
