import TrackedKit
private let (view, list) = (View(), View())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 94)
LayoutConstraint.activate([
  list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),  // The same place as `view.topAnchor`.
  list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
])
#sourceLocation()
}
