import CGtk
import GtkTesting
import Testing

@testable import Gtk
@testable import TrackedKit

@Observable private final class Session {
  var isOver = false
}

/// A controller whose callbacks end something; the only strong reference to it is its window's.
private final class EndingController: ViewController {
  let session = Session()
  var calls: [String: (EndingController) -> Void] = [:]
  private(set) var log: [String] = []

  private func told(_ name: String) {
    log.append(name)
    calls[name]?(self)
  }

  override func loadView() { view = EndingView { [weak self] in self?.told($0) } }
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([TraitUserInterfaceStyle.self]) { (me: EndingController, _) in me.told("trait handler") }
  }
  override func updateProperties() {
    super.updateProperties()
    if session.isOver { view.window?.close() }
    told("updateProperties")
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); told("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); told("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); told("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); told("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); told("viewDidDisappear") }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); told("viewDidLayoutSubviews") }
  override func viewWillTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    told("viewWillTransition")
  }
}

private final class EndingView: View {
  let told: (String) -> Void
  init(_ told: @escaping (String) -> Void) {
    self.told = told
    super.init(frame: .zero)
  }
  override func willMove(toWindow newWindow: TrackedKit.Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { told("willMove(toWindow: nil)") }
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { told("didMoveToWindow nil") }
  }
  override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { told("willMove(toSuperview: nil)") }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    told("layoutSubviews")
  }
}

/// A window that GTK alone holds.
private final class LooseWindow: TrackedKit.Window {
  private(set) static var ended = 0
  var onUpdate: ((LooseWindow) -> Void)?
  override func updateProperties() {
    super.updateProperties()
    onUpdate?(self)
  }
  isolated deinit { Self.ended += 1 }
}

@MainActor @Suite(.serialized) struct EndingTests {
  /// Shows a controller in a window that only GTK holds afterwards.
  private func open(_ prepare: (EndingController, LooseWindow) -> Void) throws -> Weak<LooseWindow> {
    try TestDisplay.prepare()
    let window = LooseWindow(title: "Ending")
    window.setDefaultSize(width: 300, height: 200)
    let controller = EndingController()
    prepare(controller, window)
    window.rootViewController = controller
    window.present()
    return Weak(window)
  }

  private func expectEnd(of window: Weak<LooseWindow>) async throws {
    try await wait(for: "the window to end") { window.object == nil }
    // Another one can still be used.
    let after = try await TestWindow(View(), width: 100, height: 100)
    after.close()
  }

  @Test("C-240 README's form: a hook closes its own window, which GTK alone holds, when its model says so")
  func hookClosesWindow() async throws {
    for _ in 0..<2 {
      let window = try open { _, _ in }
      try await settle()
      (window.object?.rootViewController as? EndingController)?.session.isOver = true
      try await expectEnd(of: window)
    }
  }

  @Test(
    "C-240 a callback closes its own window, which GTK alone holds",
    arguments: [
      "updateProperties", "trait handler", "viewDidAppear", "layoutSubviews", "viewDidLayoutSubviews",
      "viewWillTransition", "viewWillDisappear", "viewDidDisappear", "didMoveToWindow nil",
    ], ["close", "destroyWindow"])
  func callbackClosesWindow(_ callback: String, _ act: String) async throws {
    let window = try open { _, _ in }
    try await settle()
    do {
      let controller = try #require(window.object?.rootViewController as? EndingController)
      controller.calls[callback] = { me in
        if act == "close" { me.view.window?.close() } else { me.view.window?.destroyWindow() }
      }
      if callback == "viewDidAppear" { controller.view.isVisible = false }
    }
    try await settle()
    if let window = window.object {
      let controller = try #require(window.rootViewController as? EndingController)
      controller.view.isVisible = true
      controller.setNeedsUpdateProperties()
      controller.view.setNeedsLayout()
      window.setDefaultSize(width: 340, height: 230)
      controller.overrideUserInterfaceStyle = .dark
    }
    try await settle()
    if callback.contains("isappear") || callback.contains("nil") { window.object?.rootViewController = nil }
    try await settle()
    // The view has left the window before it could close it.
    if callback.contains("nil") || callback == "viewDidDisappear" { window.object?.close() }
    try await expectEnd(of: window)
  }

  /// A field that does something when it gets the keyboard, or loses it.
  private final class ToldField: TextField {
    var onFirst: () -> Void = {}
    var onLast: () -> Void = {}

    override func becomeFirstResponder() -> Bool {
      defer { onFirst() }
      return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
      defer { onLast() }
      return super.resignFirstResponder()
    }
  }

  enum KeyboardWay: CaseIterable { case click, tab, program, endEditing }

  @Test(
    "C-240 a responder closes the window as it gets the keyboard or loses it", arguments: KeyboardWay.allCases,
    [false, true])
  func responderClosesWindow(_ way: KeyboardWay, _ takesViewOut: Bool) async throws {
    for _ in 1...2 {
      weak var first: ToldField?
      weak var second: ToldField?
      let window = try open { controller, _ in
        let (one, two) = (ToldField(), ToldField())
        (first, second) = (one, two)
        controller.view.addSubview(Box.vertical([one, two]))
      }
      try await settle()
      _ = first?.becomeFirstResponder()
      // The first one ends it as it loses the keyboard, the second one as it gets it.
      let end = { [weak controller = window.object?.rootViewController] in
        if takesViewOut { controller?.view.subviewWidgets.first?.removeFromSuperview() }
        controller?.view.window?.close()
      }
      if way == .program { second?.onFirst = end } else { first?.onLast = end }
      switch way {
      case .click:
        let field = try #require(second)
        // The window ends at the press, and the click reports that its release reached nothing.
        _ = try? await click(field)
      case .tab: try await press("Tab", in: #require(first))
      case .program: _ = second?.becomeFirstResponder()
      case .endEditing: _ = window.object?.rootViewController?.view.endEditing(false)
      }
      try await expectEnd(of: window)
    }
  }

  @Test("C-240 a window's own hook closes it")
  func windowHookClosesWindow() async throws {
    let window = try open { _, _ in }
    try await settle()
    window.object?.onUpdate = { $0.close() }
    window.object?.setNeedsUpdateProperties()
    try await expectEnd(of: window)
  }

  @Test(
    "C-242 a window that closes itself before it was shown is never seen, and ends once",
    arguments: ["viewWillAppear", "viewIsAppearing", "updateProperties"], ["close", "destroyWindow"])
  func neverSeen(_ callback: String, _ act: String) async throws {
    for _ in 0..<2 {
      var (requests, frames) = (0, 0)
      var log: [String] = []
      let window = try open { controller, window in
        window.onCloseRequest {
          requests += 1
          return .proceed
        }
        window.onRealize { [unowned window] in window.frameClock?.onPaint { frames += 1 } }
        controller.calls[callback] = { me in
          log = me.log
          if act == "close" { me.view.window?.close() } else { me.view.window?.destroyWindow() }
        }
        controller.calls["viewDidAppear"] = { _ in log.append("seen") }
      }
      try await expectEnd(of: window)
      #expect(frames == 0)
      #expect(requests == (act == "close" ? 1 : 0))
      #expect(!log.contains("seen"))
    }
  }

  @Test(
    "C-241 taking a view out while it is being taken out does nothing more",
    arguments: [
      "viewWillDisappear", "viewDidDisappear", "willMove(toWindow: nil)", "didMoveToWindow nil",
      "willMove(toSuperview: nil)",
    ], ["itself", "an ancestor", "all beside it", "its subviews"])
  func takenOutTwice(_ callback: String, _ what: String) async throws {
    for start in ["removal", "removal of an ancestor", "new root", "close"] {
      let window = try open { _, _ in }
      try await settle()
      let child = EndingController()
      weak var holder: View?
      do {
        let root = try #require(window.object?.rootViewController)
        let view = View()
        holder = view
        root.view.addSubview(view)
        for text in ["one", "two"] { view.addSubview(Label(text)) }
        root.addChild(child)
        child.view.addSubview(Label("inside"))
        view.insertSubview(child.view, at: 1)
        child.didMove(toParent: root)
      }
      try await settle()
      child.calls[callback] = { [weak holder] me in
        switch what {
        case "itself":
          me.view.removeFromSuperview()
          me.removeFromParent()
        case "an ancestor": holder?.removeFromSuperview()
        case "all beside it": holder?.subviews.forEach { $0.removeFromSuperview() }
        default: me.view.subviews.forEach { $0.removeFromSuperview() }
        }
      }
      switch start {
      case "removal": child.view.removeFromSuperview()
      case "removal of an ancestor": holder?.removeFromSuperview()
      case "new root": window.object?.rootViewController = ViewController()
      default: window.object?.close()
      }
      try await settle()
      #expect(child.viewIfLoaded?.window == nil, "\(start)")
      #expect(child.log.filter { $0 == "viewWillDisappear" }.count == 1, "\(start)")
      #expect(child.log.filter { $0 == "viewDidDisappear" }.count == 1, "\(start)")
      if what == "itself" { #expect(child.view.superview == nil, "\(start)") }
      if what == "its subviews" { #expect(child.view.subviews.isEmpty, "\(start)") }
      window.object?.close()
      try await expectEnd(of: window)
    }
  }

  @Test(
    "C-241 a new root controller in viewWillDisappear of the old one is the one that is shown",
    arguments: [false, true])
  func newRootWhileLeaving(_ isDid: Bool) async throws {
    let window = try open { _, _ in }
    try await settle()
    let third = ViewController()
    (window.object?.rootViewController as? EndingController)?.calls[isDid ? "viewDidDisappear" : "viewWillDisappear"] =
      { [weak w = window.object] _ in
        w?.rootViewController = third
      }
    window.object?.rootViewController = ViewController()
    try await settle()
    #expect(window.object?.rootViewController === third)
    #expect(third.view.isMapped)
    #expect(third.view.superview?.subviews.count == 1)
    window.object?.close()
    try await expectEnd(of: window)
  }
}

/// Rows that are filled again while they are filled.
@MainActor @Suite(.serialized) struct RowEndingTests {
  private final class List {
    let collection = CollectionView.makeList()
    var dataSource: CollectionViewDiffableDataSource<Int, Int>!
    var handled: [Int] = []
    var change: ((List, Int) -> Void)?

    init() {
      let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { [unowned self] cell, _, item in
        handled.append(item)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
        change?(self, item)
      }
      dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      dataSource.show([1, 2, 3])
    }

    func edit(_ body: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) {
      var snapshot = dataSource.snapshot()
      body(&snapshot)
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test(
    "C-240 a row's own handler reconfigures or reloads that row", arguments: ["reconfigure", "reload"], [false, true])
  func rowChangesItself(_ act: String, _ isLate: Bool) async throws {
    let list = List()
    var times = 0
    let change: (List, Int) -> Void = { list, item in
      guard item == 2, times < 2 else { return }
      times += 1
      list.edit {
        switch act {
        case "reconfigure": $0.reconfigureItems([2])
        default: $0.reloadItems([2])
        }
      }
    }
    if !isLate { list.change = change }
    let window = try await TestWindow(list.collection, width: 200, height: 200)
    defer { window.close() }
    if isLate {
      list.change = change
      list.edit { $0.reconfigureItems([2]) }
    }
    try await settle()
    let texts = list.collection.findAll(Gtk.Label.self).map(\.text)
    #expect(texts == ["Row 1", "Row 2", "Row 3"])
    #expect(list.handled.filter { $0 == 2 }.count >= 2)
  }
}
