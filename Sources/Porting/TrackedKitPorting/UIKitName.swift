// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

/// UIKit's values, which are only there so that the message about what takes them is seen, and no other: `textField.smartQuotesType = .no`.
public nonisolated struct UIKitName: ExpressibleByArrayLiteral, Sendable {
  private init() {}

  public init(arrayLiteral elements: UIKitName...) {}

  /// A value with something inside.
  public static func zoom(_ sourceViewProvider: @escaping (Any) -> Any?) -> UIKitName { UIKitName() }
  public static var alignBaselines: UIKitName { UIKitName() }
  public static var alignCenters: UIKitName { UIKitName() }
  public static var none: UIKitName { UIKitName() }
  public static var no: UIKitName { UIKitName() }
  public static var yes: UIKitName { UIKitName() }
  public static var `default`: UIKitName { UIKitName() }
  public static var dark: UIKitName { UIKitName() }
  public static var light: UIKitName { UIKitName() }
  public static var alert: UIKitName { UIKitName() }
  public static var link: UIKitName { UIKitName() }
  public static var phoneNumber: UIKitName { UIKitName() }
  public static var address: UIKitName { UIKitName() }
  public static var calendarEvent: UIKitName { UIKitName() }
  public static var all: UIKitName { UIKitName() }
  public static var checkbox: UIKitName { UIKitName() }
  public static var sliding: UIKitName { UIKitName() }
  public static var automatic: UIKitName { UIKitName() }
  public static var prominent: UIKitName { UIKitName() }
  public static var minimal: UIKitName { UIKitName() }
  public static var white: UIKitName { UIKitName() }
  public static var black: UIKitName { UIKitName() }
  public static var dimmed: UIKitName { UIKitName() }
  public static var normal: UIKitName { UIKitName() }
  public static var browser: UIKitName { UIKitName() }
  public static var editor: UIKitName { UIKitName() }
  public static var navigator: UIKitName { UIKitName() }
  public static var stacked: UIKitName { UIKitName() }
  public static var inline: UIKitName { UIKitName() }
  public static var integrated: UIKitName { UIKitName() }
  public static var integratedButton: UIKitName { UIKitName() }
  public static var bounce: UIKitName { UIKitName() }
  public static var pulse: UIKitName { UIKitName() }
  public static var replace: UIKitName { UIKitName() }
  public static var variableColor: UIKitName { UIKitName() }
  public static var multiply: UIKitName { UIKitName() }
  public static var screen: UIKitName { UIKitName() }
  public static var overlay: UIKitName { UIKitName() }
  public static var clear: UIKitName { UIKitName() }
  public static var sidebar: UIKitName { UIKitName() }
  public static var always: UIKitName { UIKitName() }
  public static var never: UIKitName { UIKitName() }
  public static var leading: UIKitName { UIKitName() }
  public static var trailing: UIKitName { UIKitName() }
  public static var onScrollDown: UIKitName { UIKitName() }
  public static var onScrollUp: UIKitName { UIKitName() }
  public static var critical: UIKitName { UIKitName() }
  public static var enabled: UIKitName { UIKitName() }
  public static var disabled: UIKitName { UIKitName() }
  public static var enabledIncludingConstraints: UIKitName { UIKitName() }
  public static var fixed: UIKitName { UIKitName() }
  public static var priority: UIKitName { UIKitName() }
  public static var small: UIKitName { UIKitName() }
  public static var medium: UIKitName { UIKitName() }
  public static var large: UIKitName { UIKitName() }
  public static var custom: UIKitName { UIKitName() }
  public static var immediate: UIKitName { UIKitName() }
  public static var fast: UIKitName { UIKitName() }
  public static var slow: UIKitName { UIKitName() }
  public static var fromContentInset: UIKitName { UIKitName() }
  public static var fromSafeArea: UIKitName { UIKitName() }
  public static var fromLayoutMargins: UIKitName { UIKitName() }
  public static var layoutMargins: UIKitName { UIKitName() }
  public static var readableContent: UIKitName { UIKitName() }
  public static var safeArea: UIKitName { UIKitName() }
  public static var topEdge: UIKitName { UIKitName() }
  public static var tiltAlongHorizontalAxis: UIKitName { UIKitName() }
  public static var tiltAlongVerticalAxis: UIKitName { UIKitName() }
  public static var label: UIKitName { UIKitName() }
  public static var secondaryLabel: UIKitName { UIKitName() }
  public static var tertiaryLabel: UIKitName { UIKitName() }
  public static var fill: UIKitName { UIKitName() }
  public static var separator: UIKitName { UIKitName() }
  public static var camera: UIKitName { UIKitName() }
  public static var photoLibrary: UIKitName { UIKitName() }
  public static var savedPhotosAlbum: UIKitName { UIKitName() }
  public static var instantaneous: UIKitName { UIKitName() }
  public static var continuous: UIKitName { UIKitName() }
  public static var `open`: UIKitName { UIKitName() }
  public static var `import`: UIKitName { UIKitName() }
  public static var export: UIKitName { UIKitName() }
  public static var keyboard: UIKitName { UIKitName() }
}
