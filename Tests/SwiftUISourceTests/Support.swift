@_exported import SwiftUITestSupport
import TrackedUI

// The names of the layer under test win over those that GtkTesting brings along.
typealias View = TrackedUI.View
typealias Button = TrackedUI.Button
typealias Scene = TrackedUI.Scene

extension Widget {
  /// Whether the keyboard is in it or in something inside of it.
  var isFocusInside: Bool { window?.focus.map { $0 === self || $0.isDescendant(of: self) } ?? false }
}
