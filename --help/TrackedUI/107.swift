import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Styles/CustomButtonStyle.swift", line: 6)
private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).background(.blue, in: Capsule()).opacity(configuration.isPressed ? 0.6 : 1)
  }
}
#sourceLocation()

