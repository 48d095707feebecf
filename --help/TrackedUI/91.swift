import FoundationEssentials
import TrackedUI

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Layout/Layout.swift", line: 6)
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { leftOut() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { leftOut() }
}
Diagonal { Text("a"); Text("b") }
#sourceLocation()
}
