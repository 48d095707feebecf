import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Styles/ButtonStyle.swift", line: 85)
private struct TripleTap: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 3) { configuration.trigger() }
  }
}
#sourceLocation()

