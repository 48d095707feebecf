import FoundationEssentials
import TrackedUI
private var path = NavigationPath()


private struct Snippet {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/NavigationPath.swift", line: 47)
@SceneStorage("path") var stored: Data?

#sourceLocation()
mutating func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/NavigationPath.swift", line: 47)

stored = try? JSONEncoder().encode(path.codable)
#sourceLocation()
}
}
