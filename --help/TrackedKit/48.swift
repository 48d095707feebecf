import TrackedKit
private let view = View()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/LayerKinds/GradientLayer.swift", line: 6)
let sky = CAGradientLayer()
sky.colors = [Color.systemBlue.cgColor, Color.white.cgColor]
sky.frame = view.bounds
view.layer.insertSublayer(sky, at: 0)
#sourceLocation()
}
