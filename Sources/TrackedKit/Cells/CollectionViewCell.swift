/// A view of a collection view: a cell, or a header or footer.
@MainActor open class CollectionReusableView: ReusableView {
  /// The identifier it was registered with; nil for a cell of a registration.
  public internal(set) final var reuseIdentifier: String?
}

/// Shows one item of a collection view, and another one when it is reused.
@MainActor open class CollectionViewCell: CollectionReusableView {
  /// What a handler is given: the cell, and its state.
  public typealias ConfigurationUpdateHandler = (CollectionViewCell, CellConfigurationState) -> Void

  /// Sets what the cell shows; called after `updateConfiguration(using:)` with the cell and its state. Tracked. Setting
  /// it asks for a run (C-136).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setConfigurationHandler(configurationUpdateHandler.map { handler in { [unowned self] in handler(self, $0) } })
    }
  }
}

/// A cell of a list.
@MainActor open class CollectionViewListCell: CollectionViewCell {
  /// The usual content of a row, to be filled and set as `contentConfiguration`.
  public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// The usual background of a row, to be changed and set as `backgroundConfiguration`.
  public final func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listPlainCell() }
}
