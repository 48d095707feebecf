public import Gtk

/// An item of constraints: any widget, or a layout guide. No other type can conform.
@MainActor public protocol LayoutItem: AnyObject {}

extension Widget: LayoutItem {}

/// An edge, middle or size of an item, from which constraints are made.
///
/// ```swift
/// LayoutConstraint.activate([
///   title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
///   picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
/// ])
/// ```
@MainActor public protocol LayoutAnchor {
  /// The widget or guide.
  var item: any LayoutItem { get }
  /// Its attribute.
  var attribute: LayoutConstraint.Attribute { get }
}

extension LayoutAnchor {
  /// Keeps this equal to another anchor and a constant. Inactive until `isActive` is set.
  public func constraint(equalTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(self, .equal, other, constant: constant)
  }

  /// Keeps this at least at another anchor and a constant. Inactive until `isActive` is set.
  public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, other, constant: constant)
  }

  /// Keeps this at most at another anchor and a constant. Inactive until `isActive` is set.
  public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, other, constant: constant)
  }
}

/// A vertical edge, or the middle between two.
@MainActor public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The widget or guide.
  public let item: any LayoutItem
  /// Its attribute.
  public let attribute: LayoutConstraint.Attribute
}

/// A horizontal edge, the middle between two, or a line of text.
@MainActor public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The widget or guide.
  public let item: any LayoutItem
  /// Its attribute.
  public let attribute: LayoutConstraint.Attribute
}

/// The standard distance between two views, in logical pixels.
private let systemSpacing = 8.0

extension LayoutXAxisAnchor {
  /// Keeps this a multiple of the standard distance behind another edge, in the direction of reading. Inactive until
  /// `isActive` is set.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(equalTo: other, constant: systemSpacing * multiplier) }

  /// Keeps this at least a multiple of the standard distance behind another edge, in the direction of reading. Inactive
  /// until `isActive` is set.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: other, constant: systemSpacing * multiplier) }

  /// Keeps this at most a multiple of the standard distance behind another edge, in the direction of reading. Inactive
  /// until `isActive` is set.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(lessThanOrEqualTo: other, constant: systemSpacing * multiplier) }
}

extension LayoutYAxisAnchor {
  /// Keeps this a multiple of the standard distance below another edge. Inactive until `isActive` is set.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(equalTo: other, constant: systemSpacing * multiplier) }

  /// Keeps this at least a multiple of the standard distance below another edge. Inactive until `isActive` is set.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: other, constant: systemSpacing * multiplier) }

  /// Keeps this at most a multiple of the standard distance below another edge. Inactive until `isActive` is set.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(lessThanOrEqualTo: other, constant: systemSpacing * multiplier) }
}

/// A width or height.
@MainActor public struct LayoutDimension: LayoutAnchor {
  /// The widget or guide.
  public let item: any LayoutItem
  /// Its attribute.
  public let attribute: LayoutConstraint.Attribute

  /// Keeps the size equal to a multiple of another and a constant. Inactive until `isActive` is set.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .equal, other, multiplier: multiplier, constant: constant)
  }

  /// Keeps the size at least at a multiple of another and a constant. Inactive until `isActive` is set.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Keeps the size at most at a multiple of another and a constant. Inactive until `isActive` is set.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Fixes the size, in logical pixels. Inactive until `isActive` is set.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .equal, nil, constant: constant)
  }

  /// Keeps the size from being less, in logical pixels. Inactive until `isActive` is set.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Keeps the size from being more, in logical pixels. Inactive until `isActive` is set.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, nil, constant: constant)
  }
}

extension LayoutItem {
  /// Where reading begins: left, or right in a right-to-left language.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .leading) }

  /// Where reading ends: right, or left in a right-to-left language.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .trailing) }

  /// The left edge in every language.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .left) }

  /// The right edge in every language.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .right) }

  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .centerX) }

  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .top) }

  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .bottom) }

  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .centerY) }

  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .width) }

  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .height) }
}

extension WidgetProtocol {
  /// The baseline of the first line of text, at the widget's natural height; the bottom edge where there is no
  /// text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
}
