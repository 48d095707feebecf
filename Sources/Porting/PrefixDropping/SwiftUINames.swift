/// What the port of a source that imports SwiftUI says otherwise: TrackedUI brings the kit along, and where both have a name it is SwiftUI's
/// without the prefix, so that the kit's is written with its module.
enum SwiftUINames {
  /// Whether SwiftUI is imported by a line of a source.
  static func areImported(in source: String) -> Bool {
    source.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(whereSeparator: { $0.isWhitespace || $0 == ";" })
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return false }
      return words[place + 1] == "SwiftUI" && words[..<place].allSatisfy { $0.hasPrefix("@") || $0 == "public" }
    }
  }

  /// UIKit's names, without their prefix, that SwiftUI has for something else.
  static let shared: Set<Substring> = [
    "AccessibilityTraits", "AttributedString", "Button", "DatePicker", "Label", "Menu", "ProgressView", "Scene",
    "ScrollView", "Slider", "Stepper", "Tab", "TextAlignment", "TextField", "View",
    "Window",
  ]

  /// The names of views that show a widget or a controller.
  static let representables: [Substring: Substring] = [
    "UIViewRepresentable": "WidgetRepresentable",
    "UIViewRepresentableContext": "WidgetRepresentableContext",
    "UIViewType": "WidgetType",
    "makeUIView": "makeWidget",
    "updateUIView": "updateWidget",
    "dismantleUIView": "dismantleWidget",
    "UIViewControllerRepresentable": "ViewControllerRepresentable",
    "UIViewControllerRepresentableContext": "ViewControllerRepresentableContext",
    "UIViewControllerType": "ViewControllerType",
    "makeUIViewController": "makeViewController",
    "updateUIViewController": "updateViewController",
    "dismantleUIViewController": "dismantleViewController",
  ]

  /// The label of a proposal's widget or controller, where `sizeThatFits` has it.
  static let labels: [Substring: Substring] = ["uiView": "widget", "uiViewController": "viewController"]
}
