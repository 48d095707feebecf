/// A look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a gauge is.
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge's look.
  @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> Body
}

/// How a gauge looks.
public enum _GaugeLook {
  case linear, circular
  case custom(_GaugeMaking)
}

/// A look of gauges that the layer has.
@MainActor public protocol _UsualGaugeStyle: GaugeStyle {
  /// The look.
  var _look: _GaugeLook { get }
}

extension _UsualGaugeStyle {
  /// A gauge of this look.
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    } minimumValueLabel: {
      configuration.minimumValueLabel
    } maximumValueLabel: {
      configuration.maximumValueLabel
    }
    .gaugeStyle(self)
  }
}

/// A bar that fills.
@MainActor public struct LinearCapacityGaugeStyle: _UsualGaugeStyle {
  /// A bar that fills.
  public init() {}
  /// A bar that fills.
  public var _look: _GaugeLook { .linear }
}

/// A bar that fills.
@MainActor public struct DefaultGaugeStyle: _UsualGaugeStyle {
  /// A bar that fills.
  public init() {}
  /// A bar that fills.
  public var _look: _GaugeLook { .linear }
}

/// A bar that fills.
@MainActor public struct AccessoryLinearGaugeStyle: _UsualGaugeStyle {
  /// A bar that fills.
  public init() {}
  /// A bar that fills.
  public var _look: _GaugeLook { .linear }
}

/// A bar that fills.
@MainActor public struct AccessoryLinearCapacityGaugeStyle: _UsualGaugeStyle {
  /// A bar that fills.
  public init() {}
  /// A bar that fills.
  public var _look: _GaugeLook { .linear }
}

/// A small ring that fills, around the value.
@MainActor public struct AccessoryCircularGaugeStyle: _UsualGaugeStyle {
  /// A small ring that fills, around the value.
  public init() {}
  /// A small ring that fills, around the value.
  public var _look: _GaugeLook { .circular }
}

/// A small ring that fills, around the value.
@MainActor public struct AccessoryCircularCapacityGaugeStyle: _UsualGaugeStyle {
  /// A small ring that fills, around the value.
  public init() {}
  /// A small ring that fills, around the value.
  public var _look: _GaugeLook { .circular }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills.
  public static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar that fills.
  public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small ring that fills, around the value.
  public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that fills, around the value.
  public static var accessoryCircularCapacity: Self { Self() }
}

/// Makes the look of gauges of a program's own style.
public struct _GaugeMaking {
  let look: StyleLook
  func make(_ configuration: Configuration) -> AnyView { look.make(configuration) }
}

extension _GaugeLook: ComparedInput {
  func isSameInput(as other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.circular, .circular): true
    case (.custom(let mine), .custom(let others)): mine.look.isSameInput(as: others.look)
    default: false
    }
  }
}

extension EnvironmentValues {
  @Entry var gaugeStyle: _GaugeLook = .linear
}

extension View {
  /// How the gauges inside look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    let usual = (style as? any _UsualGaugeStyle)?._look
    return environment(\.gaugeStyle, usual ?? .custom(_GaugeMaking(look: StyleLook(style))))
  }
}
