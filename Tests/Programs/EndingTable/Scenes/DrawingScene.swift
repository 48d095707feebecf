import GtkTesting
import TrackedKit

/// Views and cells that say how large they are, draw by layers, and are laid out.
final class DrawingController: ViewController {
  let fitted = FittedView()
  let swatch = SwatchView()
  private let source: FittingRows
  private let tableController: RowsController
  private let itemsController = ItemsController(collectionViewLayout: CollectionViewFlowLayout())

  init(_ world: World) {
    source = FittingRows(world)
    tableController = RowsController(world)
    super.init()
    world.rows.numbers = Array(0..<60)
    world.endOwn = { [weak self] in
      guard let self else { return }
      swatch.strip.removeFromSuperlayer()
      fitted.removeFromSuperview()
      tableController.view.removeFromSuperview()
      tableController.removeFromParent()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = TableView()
    table.register(FittingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    swatch.layer.addSublayer(swatch.strip)
    let stack = StackView(arrangedSubviews: [fitted, swatch, table])
    for controller in [tableController, itemsController] as [ViewController] {
      addChild(controller)
      stack.addArrangedSubview(controller.view)
      controller.didMove(toParent: self)
    }
    stack.axis = .vertical
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  override func viewWillLayout() { super.viewWillLayout(); called("ViewController.viewWillLayout", view, self) }
  override func viewDidLayout() { super.viewDidLayout(); called("ViewController.viewDidLayout", view, self) }
}

final class FittedView: View {
  override func sizeThatFits(_ size: Size) -> Size {
    called("FittedView.sizeThatFits", self)
    return Size(width: 80, height: 24)
  }
}

final class SwatchView: View {
  let strip = ProbedLayer()

  override var wantsUpdateLayer: Bool { true }
  override func updateLayer() {
    super.updateLayer()
    _ = World.current?.model.count
    layer.backgroundColor = .red
    called("SwatchView.updateLayer", self)
  }
  override func layoutSublayers(of layer: Layer) {
    super.layoutSublayers(of: layer)
    strip.frame = bounds
    called("SwatchView.layoutSublayers", self)
  }
}

final class ProbedLayer: Layer {
  override func layoutSublayers() { super.layoutSublayers(); called("Layer.layoutSublayers") }
  override func draw(in context: DrawingContext) { super.draw(in: context); called("Layer.draw") }
}

final class FittingCell: TableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    called("TableViewCell.systemLayoutSizeFitting", self)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

final class FittingRows: TableViewDataSource {
  init(_ world: World) { world.delegates.append(self) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
}

/// A list that is its own delegate.
final class RowsController: TableViewController {
  private let world: World

  init(_ world: World) {
    self.world = world
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    world.table = tableView
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    world.rows.numbers.count
  }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  override func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    called("TableViewController.scrollViewWillBeginDragging", scrollView)
  }
  override func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) { called("TableViewController.scrollViewWillEndDragging", scrollView) }
  override func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    called("TableViewController.scrollViewDidEndDragging", scrollView)
  }
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    called("TableViewController.scrollViewDidScroll", scrollView)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    called("TableViewController.scrollViewDidEndScrollingAnimation", scrollView)
  }
}

/// Items whose controller is their data source.
final class ItemsController: CollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    called("CollectionViewController.collectionView(numberOfItemsInSection)", collectionView)
    return 4
  }
  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    called("CollectionViewController.collectionView(cellForItemAt)", cell)
    return cell
  }
}

extension Scene {
  private static func page(_ world: World) -> DrawingController? { world.stage(DrawingController.self) }

  static let drawingStimuli: [Stimulus] = [
    { $0.model.count += 1 },
    { world in
      guard let page = page(world) else { return }
      page.swatch.setNeedsDisplay()
      page.swatch.strip.setNeedsLayout()
      page.swatch.strip.setNeedsDisplay()
      page.fitted.sizeToFit()
      page.fitted.invalidateIntrinsicContentSize()
    },
    { $0.window?.setDefaultSize(width: 600, height: 640) },
    { world in
      guard let table = world.table else { return }
      try await scroll(table, steps: 2)
      try? await wait(for: "the rest") { !table.isDragging }
    },
    { world in
      TestDisplay.animations = .on
      defer { TestDisplay.animations = .off }
      world.table?.setContentOffset(Point(x: 0, y: 300), animated: true)
      await Table.rest()
    },
    { $0.window?.close() },
  ]
}
