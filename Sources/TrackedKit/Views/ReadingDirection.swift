public import Gtk

/// Which way a view lays itself out.
public nonisolated enum SemanticContentAttribute: Int, Sendable {
  /// As reading goes in the language.
  case unspecified
  /// Left to right: for playback controls and time lines.
  case playback
  /// Left to right: for positions in space, such as an alignment.
  case spatial
  /// Left to right.
  case forceLeftToRight
  /// Right to left.
  case forceRightToLeft
}

/// Which way reading goes.
public nonisolated enum UserInterfaceLayoutDirection: Int, Sendable {
  /// To the right.
  case leftToRight
  /// To the left.
  case rightToLeft
}

private final class ContentAttribute {
  let value: SemanticContentAttribute

  init(_ value: SemanticContentAttribute) { self.value = value }
}

extension WidgetProtocol {
  /// The direction of the widget's layout, whatever the language; the reading direction unless set. Its content has its own setting.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { (self as? View)?.semanticContentAttribute ?? plainSemanticContentAttribute }
    set {
      if let view = self as? View {
        view.semanticContentAttribute = newValue
      } else {
        plainSemanticContentAttribute = newValue
      }
    }
  }

  /// The attribute without a view's class overriding it.
  var plainSemanticContentAttribute: SemanticContentAttribute {
    get { attachment(ContentAttribute.self)?.value ?? .unspecified }
    set {
      guard newValue != plainSemanticContentAttribute else { return }
      attach(ContentAttribute(newValue))
      switch newValue {
      case .unspecified: takeDefaultDirection()
      case .playback, .spatial, .forceLeftToRight: (self as Widget).direction = .leftToRight
      case .forceRightToLeft: (self as Widget).direction = .rightToLeft
      }
    }
  }

  /// Which way the widget lays itself out now.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    (self as Widget).direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension EdgeInsets {
  /// Insets by the direction of reading as left and right.
  init(_ insets: DirectionalEdgeInsets, in direction: Widget.TextDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension DirectionalEdgeInsets {
  /// Insets at left and right by the direction of reading.
  init(_ insets: EdgeInsets, in direction: Widget.TextDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
