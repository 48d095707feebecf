import Gtk

/// Shows that something goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressLook) private var look
  private let value: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// The interval that it follows the clock in; nil for none.
  private var course: Text.Course?
  /// Whether it is what a style makes, and has the usual look.
  private var isOfStyle = false

  private init(_ value: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The wheel or the bar, with the label, or what the style says.
  public var body: some View {
    if let course {
      TimelineView(.periodic(from: course.interval.lowerBound, by: 1)) { context in
        ProgressView(course.share(at: context.date), label, currentValueLabel)
      }
    } else if let look, !isOfStyle {
      look.make(
        Configuration(
          label: AnyView(label), fractionCompleted: value,
          currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(currentValueLabel)))
    } else {
      VStack(alignment: value != nil ? .leading : .center, spacing: 6) {
        if let value {
          label
          BarControl(value: value, name: (label as? Text)?.plain)
          currentValueLabel.font(.caption).foregroundStyle(.secondary)
        } else {
          SpinnerControl(name: (label as? Text)?.plain)
          label
        }
      }
    }
  }
}

/// A progress view with a look that GTK has, or a ring.
struct UsualProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let isBar: Bool

  var body: some View {
    VStack(alignment: isBar ? .leading : .center, spacing: 6) {
      if isBar {
        configuration.label
        BarControl(value: configuration.fractionCompleted ?? 0, name: nil)
      } else if let value = configuration.fractionCompleted {
        ZStack {
          Circle().stroke(.quaternary, lineWidth: 4)
          Circle().trim(from: 0, to: value).stroke(.tint, lineWidth: 4).rotationEffect(.degrees(-90))
        }
        .frame(width: 32, height: 32)
        configuration.label
      } else {
        SpinnerControl(name: nil)
        configuration.label
      }
      if let label = configuration.currentValueLabel { label.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

extension ProgressView where Label == AnyView, CurrentValueLabel == AnyView {
  /// The usual look, for a style that puts something around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel ?? AnyView(EmptyView()))
    isOfStyle = true
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A wheel.
  public init() { self.init(nil, EmptyView(), EmptyView()) }

  /// A bar; nil shows that nothing is known yet.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
    self.init(value.map { Double($0 / total) }, EmptyView(), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A wheel with any view as its label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// A bar with any view as its label.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1, @ViewBuilder label: () -> Label) {
    self.init(value.map { Double($0 / total) }, label(), EmptyView())
  }
}

extension ProgressView {
  /// A bar with any view as its label, and one that says how far it has come.
  public init<Number: BinaryFloatingPoint>(
    value: Number?, total: Number = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A wheel with a text.
  public init(_ title: LocalizedStringKey) { self.init(nil, Text(title), EmptyView()) }

  /// A wheel with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init(nil, Text(title), EmptyView()) }

  /// A bar with a text.
  public init<Number: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Number?, total: Number = 1) {
    self.init(value.map { Double($0 / total) }, Text(title), EmptyView())
  }

  /// A bar with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: BinaryFloatingPoint>(_ title: Title, value: Number?, total: Number = 1) {
    self.init(value.map { Double($0 / total) }, Text(title), EmptyView())
  }
}

private struct SpinnerControl: WidgetView {
  let name: String?

  func makeWidget(_ node: WidgetViewNode<Self>) -> Spinner {
    let spinner = Spinner()
    spinner.isSpinning = true
    return spinner
  }

  func update(_ spinner: Spinner, _ node: WidgetViewNode<Self>) {
    let side = node.values.controlSize.wheel
    spinner.setSizeRequest(width: side, height: side)
    ControlColors(content: node.values.tint.map(node.resolve)).apply(to: spinner)
    name.map(spinner.setUsualAccessibleLabel)
  }
}

private struct BarControl: WidgetView {
  let value: Double
  let name: String?
  var sizing: WidgetSizing { .fillsWidth }

  /// Themes make no bar narrower than a column may be.
  private static let look = LibrarySheet(
    "TrackedUI.progressBar",
    "progressbar.narrowing > trough, progressbar.narrowing > trough > progress { min-width: 16px; }")

  func makeWidget(_ node: WidgetViewNode<Self>) -> ProgressBar {
    let bar = ProgressBar()
    Self.look.load()
    bar.addCSSClass("narrowing")
    return bar
  }

  func update(_ bar: ProgressBar, _ node: WidgetViewNode<Self>) {
    node.showTint(on: bar)
    bar.fraction = min(max(value, 0), 1)
    name.map(bar.setUsualAccessibleLabel)
  }
}

extension Text.Course {
  /// How much has gone by, or is left, from 0 to 1.
  func share(at now: Date) -> Double {
    let all = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return all > 0 ? seconds(at: now) / all : countsDown ? 0 : 1
  }
}

extension ProgressView {
  /// A bar that follows the clock in an interval.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(0, label(), currentValueLabel())
    course = Text.Course(interval: timerInterval, pause: nil, countsDown: countsDown, showsHours: true)
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// A bar that follows the clock in an interval, with the clock below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// A bar that follows the clock in an interval, with the clock below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
