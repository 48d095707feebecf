import TrackedKit
import TrackedInspector


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/INSPECTOR.md", line: 13)
Inspector.install()
#sourceLocation()
}
