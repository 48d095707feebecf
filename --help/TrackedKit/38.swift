import TrackedKit


private final class Badge: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Drawing/BezierPath.swift", line: 26)
override func draw(_ rect: Rect) {
  super.draw(rect)
  Color.systemBlue.setFill()
  BezierPath(roundedRect: bounds, cornerRadius: 8).fill()
}
#sourceLocation()
}
