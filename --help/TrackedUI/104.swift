import FoundationEssentials
import TrackedUI

private struct Snippet {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/State/AppStorage.swift", line: 6)
@AppStorage("fontSize") private var fontSize = 14.0
#sourceLocation()
mutating func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/State/AppStorage.swift", line: 6)

#sourceLocation()
}
}
