import TrackedKit

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Drawing/GraphicsImageRenderer.swift", line: 42)
let dot = GraphicsImageRenderer(size: Size(width: 20, height: 20)).image { context in
  Color.systemRed.setFill()
  context.cgContext.fillEllipse(in: Rect(x: 2, y: 2, width: 16, height: 16))
}
#sourceLocation()
}
