import FoundationEssentials
import TrackedUI

private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Drawing/Canvas.swift", line: 7)

#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Drawing/Canvas.swift", line: 7)
Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green)) }
#sourceLocation()
}
}
