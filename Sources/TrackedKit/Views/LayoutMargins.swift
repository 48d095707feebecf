import Gtk
import GtkTracking

/// The guides that every view has, made on first access.
private final class StandardGuides {
  /// The margins set by the program; nil for the standard ones.
  var margins: DirectionalEdgeInsets?
  var marginsGuide: LayoutGuide?
  /// Top, leading, bottom, trailing.
  var marginConstraints: [LayoutConstraint] = []
  var safeAreaGuide: LayoutGuide?
  var keyboardGuide: LayoutGuide?
  var readableGuide: LayoutGuide?

  static func of(_ view: View) -> StandardGuides { view.attachment(orNew: StandardGuides()) }

  func updateConstants(of view: View) {
    let margins = view.directionalLayoutMargins
    let distances = [margins.top, margins.leading, -margins.bottom, -margins.trailing]
    for (constraint, distance) in zip(marginConstraints, distances) { constraint.constant = distance }
  }
}

extension View {
  /// The margins without a view's class overriding them.
  final var plainMargins: DirectionalEdgeInsets {
    get { attachment(StandardGuides.self)?.margins ?? standardMargins }
    set {
      let guides = StandardGuides.of(self)
      let isChanged = newValue != plainMargins
      guides.margins = newValue
      guard isChanged else { return }
      guides.updateConstants(of: self)
      layoutMarginsDidChange()
    }
  }

  fileprivate var standardMargins: DirectionalEdgeInsets {
    // Beside accessories a cell's content is in a row.
    let around = layoutSuperview ?? parent?.parent as? View
    let sides = nodeIfMade?.viewController != nil ? 16 : around?.marginsAtSides(of: self) ?? 8
    return DirectionalEdgeInsets(top: 8, leading: sides, bottom: 8, trailing: sides)
  }

  /// The default margins have changed: the view has become that of a controller, or no longer is.
  func updateStandardMargins() {
    guard let guides = attachment(StandardGuides.self), guides.margins == nil, guides.marginsGuide != nil else {
      return
    }
    guides.updateConstants(of: self)
  }

  /// The guide within the margins, made on first access.
  final var standardMarginsGuide: LayoutGuide {
    standardGuide(\.marginsGuide, "layout margins") { guide in
      let guides = StandardGuides.of(self)
      guides.marginConstraints = edges(of: guide)
      guides.updateConstants(of: self)
      return guides.marginConstraints
    }
  }

  /// The guide of the whole view, made on first access.
  final var standardSafeAreaGuide: LayoutGuide {
    standardGuide(\.safeAreaGuide, "safe area") { edges(of: $0) }
  }

  /// Where a keyboard on the screen would be: at the lower edge, without a height, as a desktop has none that covers the content.
  public final var keyboardLayoutGuide: LayoutGuide {
    standardGuide(\.keyboardGuide, "keyboard") { guide in
      [
        guide.topAnchor.constraint(equalTo: bottomAnchor), guide.leadingAnchor.constraint(equalTo: leadingAnchor),
        guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      ]
    }
  }

  /// The guide of a readable width, made on first access.
  final var standardReadableGuide: LayoutGuide {
    standardGuide(\.readableGuide, "readable content") { guide in
      let margins = layoutMarginsGuide
      let asWide = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
      asWide.priority = LayoutPriority(999)
      return [
        guide.topAnchor.constraint(equalTo: margins.topAnchor),
        guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
        guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
        guide.widthAnchor.constraint(lessThanOrEqualToConstant: 672), asWide,
      ]
    }
  }

  private func standardGuide(
    _ path: ReferenceWritableKeyPath<StandardGuides, LayoutGuide?>, _ name: String,
    _ constraints: (LayoutGuide) -> [LayoutConstraint]
  ) -> LayoutGuide {
    let guides = StandardGuides.of(self)
    if let guide = guides[keyPath: path] { return guide }
    let guide = LayoutGuide()
    guide.identifier = name
    guide.isStandard = true
    addLayoutGuide(guide)
    guides[keyPath: path] = guide
    LayoutConstraint.activate(constraints(guide))
    return guide
  }

  private func edges(of guide: LayoutGuide) -> [LayoutConstraint] {
    [
      guide.topAnchor.constraint(equalTo: topAnchor), guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
  }
}
