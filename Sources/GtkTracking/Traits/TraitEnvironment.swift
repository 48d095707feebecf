import Gtk

/// What has traits: windows, controllers, views and, for reading, every widget.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits as of the last trait step of the update pass (C-102).
  var traitCollection: TraitCollection { get }
  /// Values for this and everything below it; they take effect in the next update pass.
  var traitOverrides: TraitOverrides { get set }
  /// Brings the traits of this and everything below it up to date now.
  func updateTraitsIfNeeded()
}

extension WidgetProtocol {
  /// The traits at this place of the hierarchy, as of the last trait step of the update pass.
  public var traitCollection: TraitCollection {
    WidgetNode.existing(of: self)?.owner?.traitCollection ?? plainTraitCollection
  }

  /// The traits below what the widget's class makes of them. A hook that asks follows this widget from then on, wherever it is.
  package var plainTraitCollection: TraitCollection {
    if PassContext.hook != nil {
      let node = WidgetNode.of(self)
      return node.plainTraits.read(from: node.traitSource(ofController: false))
    }
    if let node = WidgetNode.existing(of: self) { return node.plainTraits }
    if let window = self as? Gtk.Window { return WindowHost.of(window).systemTraits.current }
    return parent?.traitCollection ?? TraitCollection()
  }

  /// Values for this widget and everything below it; they take effect in the next update pass.
  public var traitOverrides: TraitOverrides {
    get { WidgetNode.existing(of: self)?.traits.overrides ?? TraitOverrides() }
    set { WidgetNode.of(self).setOverrides(newValue, ofController: false) }
  }

  /// Brings the traits of this widget and everything below it up to date now.
  public func updateTraitsIfNeeded() {
    if let owner = WidgetNode.existing(of: self)?.owner {
      owner.updateTraitsIfNeeded()
    } else {
      WidgetNode.updateTraitsIfNeeded(below: self)
    }
  }
}

extension Widget: @MainActor TraitEnvironment {}
