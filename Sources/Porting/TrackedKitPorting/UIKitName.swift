/// Values of UIKit's that are only there so that the message about what takes them is seen, and no other: `textField.smartQuotesType = .no`.
public nonisolated struct UIKitName: ExpressibleByArrayLiteral, Sendable {
  private init() {}

  /// None.
  public init(arrayLiteral elements: UIKitName...) {}

  /// A value with something inside.
  public static func zoom(_ sourceViewProvider: @escaping (Any) -> Any?) -> UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var alignBaselines: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var alignCenters: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var none: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var no: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var yes: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var `default`: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var dark: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var light: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var alert: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var link: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var phoneNumber: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var address: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var calendarEvent: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var all: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var checkbox: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var sliding: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var automatic: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var prominent: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var minimal: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var white: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var black: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var dimmed: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var normal: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var browser: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var editor: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var navigator: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var stacked: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var inline: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var integrated: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var integratedButton: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var bounce: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var pulse: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var replace: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var variableColor: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var multiply: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var screen: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var overlay: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var clear: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var sidebar: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var always: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var never: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var leading: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var trailing: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var onScrollDown: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var onScrollUp: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var critical: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var enabled: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var disabled: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var enabledIncludingConstraints: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var fixed: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var priority: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var small: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var medium: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var large: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var custom: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var immediate: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var fast: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var slow: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var fromContentInset: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var fromSafeArea: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var fromLayoutMargins: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var layoutMargins: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var readableContent: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var safeArea: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var topEdge: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var tiltAlongHorizontalAxis: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var tiltAlongVerticalAxis: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var label: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var secondaryLabel: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var tertiaryLabel: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var fill: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var separator: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var camera: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var photoLibrary: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var savedPhotosAlbum: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var instantaneous: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var continuous: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var `open`: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var `import`: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var export: UIKitName { UIKitName() }
  /// A name of UIKit's.
  public static var keyboard: UIKitName { UIKitName() }
}
