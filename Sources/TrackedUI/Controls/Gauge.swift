import Foundation
import Gtk

/// Shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  @Environment(\.gaugeStyle) private var style
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.tint) private var tint
  private let value: Double
  private let range: ClosedRange<Double>
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  private init(
    _ value: Double, _ range: ClosedRange<Double>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    self.value = min(max(value, range.lowerBound), range.upperBound)
    self.range = range
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  private static func part<Part: View>(_ part: Part) -> AnyView? { Part.self == EmptyView.self ? nil : AnyView(part) }

  private var share: Double {
    range.upperBound > range.lowerBound ? (value - range.lowerBound) / (range.upperBound - range.lowerBound) : 0
  }

  /// The label above the bar with the value below it, or a ring around the value.
  public var body: some View {
    let name = (label as? Text)?.plain
    switch style {
    case .custom(let look):
      look.make(
        Configuration(
          label: AnyView(label), value: share, current: Self.part(current), minimum: Self.part(minimum),
          maximum: Self.part(maximum)))
    case .linear:
      VStack(alignment: .leading, spacing: 4) {
        if !hidesLabel { label }
        HStack {
          minimum
          LevelControl(value: value, range: range, name: name, text: (current as? Text)?.plain)
          maximum
        }
        current.foregroundStyle(.secondary)
      }
    case .circular:
      ZStack {
        Arc(share: 1).stroke(Color.secondarySystemFill, lineWidth: 5)
        Arc(share: share).stroke(tint ?? .accentColor, lineWidth: 5)
        current
      }
      .padding(4)
      .frame(width: 56, height: 56)
      .accessibilityLabel(name ?? "")
      .accessibilityValue((current as? Text)?.plain ?? "\(Int(clamping: (share * 100).rounded())) %")
    }
  }

  /// Open at the bottom, from the left round to the right.
  private struct Arc: Shape {
    let share: Double

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addArc(
          center: CGPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2),
          radius: min(rect.width, rect.height) / 2, startAngle: .degrees(135), endAngle: .degrees(135 + 270 * share),
          clockwise: false)
      }
    }
  }
}

extension Gauge {
  /// A gauge with texts for its value and its ends.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), currentValueLabel(),
      minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a text for its value.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), currentValueLabel(), EmptyView(),
      EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// A gauge.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), EmptyView(), EmptyView(),
      EmptyView())
  }
}

private struct LevelControl: WidgetView {
  let value: Double
  let range: ClosedRange<Double>
  let name: String?
  let text: String?
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> LevelBar {
    let bar = LevelBar(range: range)
    bar.removeColorSteps()
    bar.valign = .center
    return bar
  }

  func update(_ bar: LevelBar, _ node: WidgetViewNode<Self>) {
    if node.shown(range, for: "range") { bar.setRange(range) }
    bar.value = value
    name.map(bar.setUsualAccessibleLabel)
    bar.setAccessibleValueText(text)
  }
}
