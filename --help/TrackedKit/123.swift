import TrackedKit
private let (label, view) = (Label(), View())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 128)
let row = Box(.horizontal, spacing: 8)
row.append(label)  // The box places the label.
view.addSubview(row)
row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
#sourceLocation()
}
