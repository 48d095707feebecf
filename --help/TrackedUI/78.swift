import FoundationEssentials
import TrackedUI

private struct Snippet {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Environment/DynamicTypeSize.swift", line: 75)
@ScaledMetric private var iconSize = 24.0
#sourceLocation()
mutating func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Environment/DynamicTypeSize.swift", line: 75)

#sourceLocation()
}
}
