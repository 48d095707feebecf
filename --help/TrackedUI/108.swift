import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Styles/TextFieldStyle.swift", line: 4)
private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).overlay(alignment: .bottom) { Divider() }
  }
}
#sourceLocation()

