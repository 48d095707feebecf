import TrackedKit
private let ring = CAShapeLayer()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Layers/CATransaction.swift", line: 7)
CATransaction.begin()
CATransaction.setAnimationDuration(1)
CATransaction.setCompletionBlock { print("done") }
ring.strokeEnd = 1
CATransaction.commit()
#sourceLocation()
}
