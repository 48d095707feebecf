import Gtk

/// Shows that something goes on, or how far it has come.
public struct ProgressView<Label: View>: View {
  private let value: Double?
  private let label: Label
  private let isDeterminate: Bool

  /// The wheel or the bar, with the label.
  public var body: some View {
    VStack(alignment: isDeterminate ? .leading : .center, spacing: 6) {
      if isDeterminate {
        label
        BarControl(value: value ?? 0, name: (label as? Text)?.plain)
      } else {
        SpinnerControl(name: (label as? Text)?.plain)
        label
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// A wheel.
  public init() {
    value = nil
    label = EmptyView()
    isDeterminate = false
  }

  /// A bar; nil shows that nothing is known yet.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
    self.value = value.map { Double($0 / total) }
    label = EmptyView()
    isDeterminate = value != nil
  }
}

extension ProgressView where Label == Text {
  /// A wheel with a text.
  public init(_ title: LocalizedStringKey) {
    value = nil
    label = Text(title)
    isDeterminate = false
  }

  /// A bar with a text.
  public init<Number: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Number?, total: Number = 1) {
    self.value = value.map { Double($0 / total) }
    label = Text(title)
    isDeterminate = value != nil
  }
}

private struct SpinnerControl: WidgetView {
  let name: String?

  func makeWidget(_ node: WidgetViewNode<Self>) -> Spinner {
    let spinner = Spinner()
    spinner.isSpinning = true
    return spinner
  }

  func update(_ spinner: Spinner, _ node: WidgetViewNode<Self>) { name.map(spinner.setUsualAccessibleLabel) }
}

private struct BarControl: WidgetView {
  let value: Double
  let name: String?
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ProgressBar { ProgressBar() }

  func update(_ bar: ProgressBar, _ node: WidgetViewNode<Self>) {
    bar.fraction = min(max(value, 0), 1)
    name.map(bar.setUsualAccessibleLabel)
  }
}
