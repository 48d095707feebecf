import TrackedKit
private let (title, picture, view) = (View(), View(), View())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Constraints/LayoutAnchor.swift", line: 11)
LayoutConstraint.activate([
  title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
  picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
])
#sourceLocation()
}
