import TrackedKit
private let view = View()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 48)
let column = Box(.vertical, spacing: 12)
column.append(Label())  // The kit's label, a `View`.
view.addSubview(column)  // Without a frame or constraints it fills the view.
#sourceLocation()
}
