import GtkTesting
import Testing

@testable import TrackedKit

/// What programs override of layouts, cells, controls and containers, in real windows.
@MainActor @Suite(.serialized) struct LayoutOverrideTests {
  // MARK: Layouts that keep what they have worked out

  private final class ColumnsContext: CollectionViewLayoutInvalidationContext {}

  /// Works everything out once, as layouts of photos do, and clears it when it is told.
  private final class KeptLayout: CollectionViewLayout {
    var log: [String] = []
    var follows = false
    private var kept: [CollectionViewLayoutAttributes] = []

    override class var invalidationContextClass: AnyClass { ColumnsContext.self }

    override func prepare() {
      guard kept.isEmpty, let collectionView else { return }
      log.append("worked out")
      kept = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = Rect(x: 0, y: Double(item) * 100, width: collectionView.bounds.width, height: 100)
        return attributes
      }
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      log.append("\(type(of: context)) \(context.invalidateEverything ? "everything" : "a part")")
      if context.invalidateEverything { kept = [] }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { follows }

    override var collectionViewContentSize: Size {
      Size(width: collectionView?.bounds.width ?? 0, height: Double(kept.count) * 100)
    }
    override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
      kept.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      kept.indices.contains(indexPath.item) ? kept[indexPath.item] : nil
    }
  }

  private final class Numbers: CollectionViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(
    "a layout that keeps what it has worked out is told of other items, of another size, and of scrolling if it asks for that"
  )
  func invalidation() async throws {
    let (layout, numbers) = (KeptLayout(), Numbers(10))
    let list = CollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = numbers
    let window = try await TestWindow(list, width: 300, height: 300)
    defer { window.close() }
    #expect(list.contentSize.height == 1000)
    layout.log = []
    numbers.count = 12
    list.reloadData()
    try await settle()
    #expect(list.contentSize.height == 1200 && layout.log.first == "ColumnsContext everything", "\(layout.log)")
    #expect(layout.log.count { $0 == "worked out" } == 1, "\(layout.log)")
    layout.log = []
    window.window.setDefaultSize(width: 400, height: 300)
    try await wait(for: "the size") { list.bounds.width == 400 }
    try await settle()
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == list.bounds.width, "\(layout.log)")
    layout.log = []
    list.contentOffset = Point(x: 0, y: 250)
    try await settle()
    #expect(layout.log.isEmpty)
    layout.follows = true
    list.contentOffset = Point(x: 0, y: 350)
    try await settle()
    #expect(!layout.log.isEmpty && layout.log.allSatisfy { $0 == "ColumnsContext a part" }, "\(layout.log)")
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = Point(x: 0, y: 50)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)
    try await settle()
    #expect(list.contentOffset.y == 400 && context.invalidatedItemIndexPaths?.count == 1)
  }

  private final class Tinted: CollectionViewLayoutAttributes {
    var shade = 0.0
    override func copy() -> Any {
      let copy = super.copy()
      (copy as? Tinted)?.shade = shade
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      (object as? Tinted)?.shade == shade && super.isEqual(object)
    }
  }

  private final class TintedFlow: CollectionViewFlowLayout {
    var shade = 0.5
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        (attributes as? Tinted)?.shade = shade
        return attributes
      }
    }
  }

  private final class TintedCell: CollectionViewCell {
    var shades: [Double] = []
    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let tinted = layoutAttributes as? Tinted { shades.append(tinted.shade) }
    }
  }

  @Test("a flow layout makes attributes of a program's class, and a cell is told of them when they differ")
  func attributes() async throws {
    let (flow, numbers) = (TintedFlow(), Numbers(3))
    let list = CollectionView(frame: .zero, collectionViewLayout: flow)
    list.register(TintedCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = numbers
    let window = try await TestWindow(list, width: 300, height: 300)
    defer { window.close() }
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? TintedCell)
    #expect(cell.shades.last == 0.5)
    let told = cell.shades.count
    flow.invalidateLayout()
    try await settle()
    #expect(cell.shades.count == told, "they say the same")
    flow.shade = 0.75
    flow.invalidateLayout()
    try await settle()
    #expect(cell.shades.last == 0.75)
  }

  // MARK: Cells and views

  private final class SquareCell: TableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return Size(width: size.width, height: size.height + 83)
    }
  }

  private final class Squares: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "square" : "usual", for: indexPath)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test("a row is as high as an override of its cell's fitting size says")
  func fitting() async throws {
    let (table, source) = (TableView(), Squares())
    table.register(SquareCell.self, forCellReuseIdentifier: "square")
    table.register(TableViewCell.self, forCellReuseIdentifier: "usual")
    table.dataSource = source
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    func height(_ row: Int) -> Double? { table.cellForRow(at: IndexPath(row: row, section: 0))?.bounds.height }
    let usual = try #require(height(1))
    #expect(height(0) == usual + 83)
  }

  private final class Badge: TrackedKit.View {
    var log: [String] = []
    let strip = Layer()
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("subviews")
    }
    override func layoutSublayers(of layer: Layer) {
      super.layoutSublayers(of: layer)
      strip.frame = bounds
      if layer === self.layer { log.append("sublayers") }
    }
    override var transform: AffineTransform { didSet { log.append("transform") } }
    override var clipsToBounds: Bool { didSet { log.append("clips") } }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      log.append("invalidated")
    }
    override func sizeToFit() {
      super.sizeToFit()
      log.append("fits")
    }
    override func systemLayoutSizeFitting(_ targetSize: Size) -> Size { Size(width: 7, height: 8) }
  }

  @Test("what a view is told of its layers, its transform and its size is told to overrides")
  func view() async throws {
    let badge = Badge()
    badge.layer.addSublayer(badge.strip)
    let window = try await TestWindow(badge, width: 300, height: 200)
    defer { window.close() }
    #expect(badge.log == ["subviews", "sublayers"] && badge.strip.frame == badge.bounds && badge.bounds.width == 300)
    badge.log = []
    let widget: any WidgetProtocol = badge
    widget.transform = AffineTransform(scaleX: 2, y: 2)
    widget.clipsToBounds = true
    widget.invalidateIntrinsicContentSize()
    #expect(widget.systemLayoutSizeFitting(.zero) == Size(width: 7, height: 8))
    #expect(badge.log == ["transform", "clips", "invalidated"])
    #expect(badge.layer.transform == AffineTransform(scaleX: 2, y: 2) && badge.layer.masksToBounds)
    let other = Badge(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    (other as any WidgetProtocol).sizeToFit()
    #expect(other.log.last == "fits")
  }

  // MARK: Controls

  private final class PatientButton: TrackedKit.Button {
    var allows = false
    var log: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: TrackedKit.Event?) {
      log.append(target == nil ? "nobody" : "\(type(of: target!))")
      if allows { super.sendAction(action, to: target, for: event) }
    }
    override func sendAction(_ action: Action) {
      log.append(action.title)
      if allows { super.sendAction(action) }
    }
  }

  private final class Counter {
    var count = 0
    func add() { count += 1 }
    func add(_ sender: PatientButton) { count += 10 }
  }

  @Test("a control calls its targets and actions by methods that a class may override")
  func actions() async throws {
    let (button, counter) = (PatientButton(type: .system), Counter())
    button.setTitle("Press", for: .normal)
    button.addTarget(counter, action: Counter.add(_:), for: .touchUpInside)
    button.addAction(Action(title: "Own") { [weak counter] _ in counter?.add() }, for: .touchUpInside)
    let window = try await TestWindow(button)
    defer { window.close() }
    try await click(button)
    #expect(button.log == ["Counter", "Own"] && counter.count == 0)
    button.allows = true
    try await click(button)
    #expect(counter.count == 11)
    button.sendActions(for: .touchUpInside)
    #expect(counter.count == 22 && button.log.count == 6)
  }

  // MARK: Controllers

  private final class NotedTabs: TabBarController {
    var log: [String] = []
    override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { log.append(item.title ?? "") }
  }

  @Test("the person's choice of a tab is told to an override, a program's is not")
  func tabs() async throws {
    let tabs = NotedTabs()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = ViewController()
      page.tabBarItem = TabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    tabs.selectedIndex = 1
    #expect(tabs.log.isEmpty)
    try await click(#require(window.window.find(Label.self, .text("One"))))
    #expect(tabs.log == ["One"] && tabs.selectedIndex == 0)
  }

  private final class Holder: ViewController {
    var wanted: [Size] = []
    override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      wanted.append(container.preferredContentSize)
    }
  }

  private final class HalfPresentation: PresentationController {
    override func size(
      forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: Size
    ) -> Size { Size(width: parentSize.width, height: parentSize.height / 2) }

    override var frameOfPresentedViewInContainerView: Rect {
      guard let room = containerView?.bounds else { return .zero }
      let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: room.size)
      return Rect(x: 0, y: room.height - size.height, width: size.width, height: size.height)
    }
  }

  private final class HalfTransition: ViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? { HalfPresentation(presentedViewController: presented, presenting: presenting) }
  }

  @Test("a child's wish for a size is told to its parent, and a presentation says how large what it shows is")
  func containers() async throws {
    let (holder, child, sheet, transition) = (Holder(), ViewController(), ViewController(), HalfTransition())
    holder.addChild(child)
    let window = try await TestWindow(holder, width: 400, height: 300)
    defer { window.close() }
    child.preferredContentSize = Size(width: 30, height: 40)
    #expect(holder.wanted == [Size(width: 30, height: 40)])
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transition
    holder.present(sheet, animated: false)
    try await settle()
    #expect(sheet.view.frame.height == 150 && sheet.view.frame.minY == 150)
    #expect(sheet.presentationController?.preferredContentSize == .zero)
    sheet.preferredContentSize = Size(width: 10, height: 10)
    #expect(sheet.presentationController?.preferredContentSize == Size(width: 10, height: 10))
    holder.dismiss(animated: false)
    try await settle()
  }
}
