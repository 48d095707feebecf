import FoundationEssentials
import TrackedUI

private struct Snippet {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/State/SceneStorage.swift", line: 4)
@SceneStorage("selectedTab") private var tab = "inbox"
#sourceLocation()
mutating func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/State/SceneStorage.swift", line: 4)

#sourceLocation()
}
}
