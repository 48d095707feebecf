import GtkTesting
import Testing
import TrackedKit

extension TrackedKit.View {
  fileprivate var allSubviews: [TrackedKit.View] { subviews + subviews.flatMap(\.allSubviews) }

  fileprivate func firstView<T: TrackedKit.View>(of type: T.Type) -> T? {
    for subview in subviews {
      if let found = subview as? T ?? subview.firstView(of: type) { return found }
    }
    return nil
  }
}

/// Subviews as views, and what is typed so: UIKit's programs have helpers that go through all of them.
@MainActor @Suite(.serialized) struct SubviewTests {
  private final class Mixed: TrackedKit.View {}

  private final class Pages: ViewController {
    var sets = 0
    override var view: TrackedKit.View! { didSet { sets += 1 } }
  }

  private final class Highlight: Interaction {
    private(set) weak var view: TrackedKit.View?
    var log: [String] = []
    func willMove(to view: TrackedKit.View?) { log.append(view == nil ? "leaves" : "comes") }
    func didMove(to view: TrackedKit.View?) {
      self.view = view
      log.append(view == nil ? "left" : "came")
    }
  }

  @Test("helpers over views go through all subviews")
  func helpers() throws {
    try TestDisplay.prepare()
    let (root, inner, label, field) = (TrackedKit.View(), StackView(), TrackedKit.Label("text"), TextField())
    root.addSubview(inner)
    inner.addArrangedSubview(label)
    inner.addArrangedSubview(field)
    #expect(root.allSubviews == [inner, label, field] && root.firstView(of: TextField.self) === field)
    let arranged: [TrackedKit.View] = inner.arrangedSubviews
    #expect(arranged == [label, field])
    let scroll = ScrollView()
    scroll.addSubview(root)
    #expect(scroll.subviews == [root])
  }

  @Test("widgets of GTK's stand among the added children, and debug builds tell who misses them among subviews")
  func widgets() throws {
    try TestDisplay.prepare()
    let (mixed, entry, label) = (Mixed(), Entry(), TrackedKit.Label("text"))
    mixed.addSubview(entry)
    mixed.addSubview(label)
    var messages: [String] = []
    let observer = UpdateRecorder.observeMessages { messages.append($0) }
    defer { observer.end() }
    #expect(mixed.subviews == [label] && mixed.addedChildren == [entry, label])
    #expect(mixed.subviews.count == 1)
    #expect(messages.count == 1 && messages[0].contains("Mixed") && messages[0].contains("Entry"), "once for a class")
    let stack = StackView(arrangedSubviews: [Entry(), TextField()])
    #expect(stack.arrangedSubviews.count == 1 && stack.arrangedWidgets.count == 2)
  }

  @Test("a controller's view may be overridden, asked for like an optional, and given up")
  func optionalView() throws {
    try TestDisplay.prepare()
    let controller = Pages()
    #expect(controller.sets == 0 && !controller.isViewLoaded)
    let view = try #require(controller.view)
    #expect(controller.view! === view && controller.sets == 1, "loadView() sets it")
    controller.view = nil
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.view !== view, "the next access loads another")
  }

  @Test("an interaction of the program's own follows its view")
  func interaction() throws {
    try TestDisplay.prepare()
    let (first, second, highlight) = (TrackedKit.View(), TrackedKit.View(), Highlight())
    first.addInteraction(highlight)
    #expect(highlight.view === first && highlight.log == ["comes", "came"])
    second.addInteraction(highlight)
    #expect(highlight.view === second && first.interactions.isEmpty && second.interactions.count == 1)
    second.removeInteraction(highlight)
    #expect(highlight.view == nil && second.interactions.isEmpty && highlight.log.suffix(2) == ["leaves", "left"])
  }

  @Test("a recognizer names its view, or the widget of GTK's that it is on")
  func recognizers() throws {
    try TestDisplay.prepare()
    let (view, entry, tap) = (TrackedKit.View(), Entry(), TapGestureRecognizer())
    view.addGestureRecognizer(tap)
    let typed: TrackedKit.View? = tap.view
    #expect(typed === view && tap.widget === view)
    entry.addGestureRecognizer(tap)
    #expect(tap.view == nil && tap.widget === entry && view.gestureRecognizers == nil)
  }
}
