import GtkTesting
import TrackedKit

/// A list whose layout and data source keep closures: swipes, separators, headers, and parts of its sections that open.
final class ListController: ViewController {
  private(set) var collection: CollectionView!
  private weak var world: World?

  init(_ world: World) {
    self.world = world
    super.init()
    world.endOwn = { [weak self] in
      self?.collection.collectionViewLayout = CollectionViewFlowLayout()
      self?.world?.dataSource?.supplementaryViewProvider = nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.itemSeparatorHandler = { _, separator in
      called("itemSeparatorHandler")
      return separator
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      called("leadingSwipeActionsConfigurationProvider")
      return Self.makeActions("Keep")
    }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      called("trailingSwipeActionsConfigurationProvider")
      return Self.makeActions("Remove")
    }
    let collection = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    self.collection = collection
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(), .delete { called("accessory handler", cell) },
        .detail { called("detail accessory handler", cell) },
      ]
    }
    let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { view, _, _ in called("SupplementaryRegistration handler", view) }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { collection, _, path in
      called("supplementaryViewProvider", collection)
      return collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    world?.dataSource = source
    world?.show(Array(0..<8))
    view.addSubview(collection)
  }

  private static func makeActions(_ title: String) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: title) { _, view, done in
        called("list swipe action", view)
        done(true)
        called("list swipe action after its end", view)
      }
    ])
  }
}

extension Scene {
  private static func cell(_ item: Int, _ world: World) -> CollectionViewCell? {
    world.stage(ListController.self)?.collection.cellForItem(at: IndexPath(item: item, section: 0))
  }

  private static func swipe(_ item: Int, by distance: Double, _ world: World) async throws {
    guard let cell = cell(item, world) else { return }
    let (start, middle) = (Double(cell.width) / 2, Double(cell.height) / 2)
    try await drag(cell, from: Place(x: start, y: middle), at: Place(x: start + distance, y: middle))
  }

  static let listStimuli: [Stimulus] = [
    { world in try await swipe(1, by: -120, world) },
    { world in try await choose("Remove", world) },
    { world in try await swipe(2, by: 120, world) },
    { world in try await choose("Keep", world) },
    { world in if let button = cell(1, world)?.findAll(Gtk.Button.self).last { try await click(button) } },
    { $0.stage(ListController.self)?.collection.isEditing = true },
    { world in if let button = cell(1, world)?.find(Gtk.Button.self) { try await click(button) } },
    { $0.show([2, 9, 4]) },
    { $0.window?.close() },
  ]
}
