/// A view of a collection view: a cell, or a header or footer.
@MainActor open class CollectionReusableView: ReusableView {
  /// The identifier it was registered with; nil for a cell of a registration.
  open internal(set) var reuseIdentifier: String?
}

/// Shows one item of a collection view, and another one when it is reused.
@MainActor open class CollectionViewCell: CollectionReusableView {
  override class var plainClass: View.Type { CollectionViewCell.self }

  /// The arguments of a handler: the cell, and its state.
  public typealias ConfigurationUpdateHandler = (CollectionViewCell, CellConfigurationState) -> Void

  /// Sets the cell's content and look; called after `updateConfiguration(using:)` with the cell and its state. Tracked. Setting
  /// it requests a run (C-136).
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setConfigurationHandler(configurationUpdateHandler.map { handler in { [unowned self] in handler(self, $0) } })
    }
  }

  /// One that overrides `isSelected` has no look for it besides: UIKit has none for such cells.
  override var showsSelectionItself: Bool { Overriding.cellSelection.stands(in: self) }

  /// Whether a list's configuration has changed the line below.
  final var showsListSeparator = false

  override func showSeparatorLook() { showListSeparator() }
}

/// A cell of a list.
@MainActor open class CollectionViewListCell: CollectionViewCell {
  /// How far its content is moved in, in steps of `indentationWidth`; in a section that is a tree, from the step of its item on.
  @AlwaysObserved open var indentationLevel = 0 { didSet { indent() } }
  /// How wide a step is, in logical pixels.
  @AlwaysObserved open var indentationWidth = 18.0 { didSet { indent() } }
  /// In how many others its item is.
  final var outlineLevel = 0 { didSet { if outlineLevel != oldValue { indent() } } }

  override func marginsAtSides(of subview: View) -> Double { content.marginsAtSides(of: subview) }

  private func indent() {
    let leading = Int(pixels: (Double(indentationLevel + outlineLevel) * indentationWidth).rounded())
    if margins.leading != leading { margins = Insets(top: 0, leading: max(0, leading), bottom: 0, trailing: 0) }
  }

  /// The usual content of a row, to be filled and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// The usual background of a row, to be changed and set as `backgroundConfiguration`.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listPlainCell() }
}

extension Overriding {
  static let cellSelection = Overriding(
    CollectionViewCell.self, PlainCell.self, AlsoPlainCell.self, OverridesSelection.self)
}

private class PlainCell: CollectionViewCell {}
private class AlsoPlainCell: CollectionViewCell {}
private class OverridesSelection: CollectionViewCell {
  override var isSelected: Bool { didSet {} }
}
