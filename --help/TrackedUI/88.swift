import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/WidgetRepresentable.swift", line: 7)
private struct StyledText: WidgetRepresentable {
  let string: AttributedText
  func makeWidget(context: Context) -> TrackedKit.Label { TrackedKit.Label() }
  func updateWidget(_ label: TrackedKit.Label, context: Context) { label.attributedText = string }
}
#sourceLocation()

