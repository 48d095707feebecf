import TrackedKit
private let label = Label()
private func loadedText() async -> String { "" }


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 164)
Task { label.text = await loadedText() }
DispatchQueue.main.async { label.text = "Ready" }  // In place of `RunLoop.main.perform`.
#sourceLocation()
}
