public import Foundation

/// The kinds of cells registered with a list, by their identifiers.
final class CellRegistrations {
  private struct Kind {
    let pool = CellPool()
    let make: () -> ReusableView
  }

  private var kinds: [String: Kind] = [:]

  func register(_ identifier: String, _ make: @escaping () -> ReusableView) { kinds[identifier] = Kind(make: make) }

  /// A cell for the row that is being filled; ends with a sentence for an identifier that was not registered, as UIKit does.
  func dequeue<Cell: ReusableView>(_ identifier: String, in rows: RowList, as type: Cell.Type) -> Cell {
    guard let kind = kinds[identifier] else {
      preconditionFailure("no cell is registered for \"\(identifier)\"; call register(_:forCellReuseIdentifier:) first")
    }
    return rows.dequeue(from: kind.pool) {
      guard let cell = kind.make() as? Cell else {
        preconditionFailure("the cell registered for \"\(identifier)\" is not a \(Cell.self)")
      }
      return cell
    }
  }

  func isRegistered(_ identifier: String) -> Bool { kinds[identifier] != nil }
}

extension CollectionView {
  /// A kind of cell for a kind of item. Make one for each kind, outside of the data source's closure.
  @MainActor public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell to show an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let pool = CellPool()

    /// Registers a kind of cell.
    ///
    /// - Parameter handler: called each time a cell is to show another item. Tracked for each cell: when what it read changes, it is called
    ///   again for that cell alone, in place. What changes often is better read in the `configurationUpdateHandler` that this sets.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A kind of header or footer for the sections. Make one for each kind, outside of the provider.
  @MainActor public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a view for a section.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let elementKind: String
    let handler: Handler
    let pool = CellPool()

    /// Registers a kind of header or footer.
    ///
    /// - Parameters:
    ///   - elementKind: `CollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    ///   - handler: called each time a view is to show another section. Tracked for each view, as for a cell.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell for the item that is being filled: the existing one if it is of the right kind, a reused one,
  /// or a new one made with `init(frame:)`. For the closure of a data source. A cell that showed another item is notified by
  /// `prepareForReuse()` first (C-226).
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = rows.dequeue(from: registration.pool, make: Cell.init)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer for the section that is being filled, as `dequeueConfiguredReusableCell`.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = rows.dequeue(from: registration.pool, make: Supplementary.init)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Registers a class of cells by an identifier.
  public final func register(_ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    registrations.register(identifier) {
      let make: () -> CollectionViewCell = cellClass.init
      let cell = make()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Registers a class of headers or footers by an identifier.
  public final func register(
    _ viewClass: CollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.register(elementKind + identifier) {
      let make: () -> CollectionReusableView = viewClass.init
      let view = make()
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// A cell of a registered class.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell { registrations.dequeue(identifier, in: rows, as: CollectionViewCell.self) }

  /// A header or footer of a registered class.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    registrations.dequeue(elementKind + identifier, in: rows, as: CollectionReusableView.self)
  }
}
