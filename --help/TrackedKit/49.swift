import TrackedKit
private let view = View()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/LayerKinds/ShapeLayer.swift", line: 15)
let ring = CAShapeLayer()
ring.path = BezierPath(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)).cgPath
ring.fillColor = nil
ring.strokeColor = Color.systemBlue.cgColor
ring.strokeEnd = 0.7
view.layer.addSublayer(ring)
#sourceLocation()
}
