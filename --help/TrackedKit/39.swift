import TrackedKit


private final class Dot: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Drawing/DrawingContext.swift", line: 11)
override func draw(_ rect: Rect) {
  guard let context = GraphicsGetCurrentContext() else { return }
  context.setFillColor(Color.systemYellow.cgColor)
  context.fillEllipse(in: rect.insetBy(dx: 4, dy: 4))
}
#sourceLocation()
}
