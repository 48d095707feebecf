import TrackedInspector

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedInspector/Inspector.swift", line: 8)
Inspector.install()
#sourceLocation()
}
