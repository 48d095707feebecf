import GtkTesting
import Testing

@testable import TrackedKit

/// What programs override of a view's place among others, its margins, constraints and gestures, in real windows.
@MainActor @Suite(.serialized) struct HierarchyOverrideTests {
  private final class Noted: TrackedKit.View {
    var log: [String] = []
    override func insertSubview(_ view: TrackedKit.View, at index: Int) {
      log.append("at \(index)")
      super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: TrackedKit.View, aboveSubview sibling: TrackedKit.View) {
      log.append("above")
      super.insertSubview(view, aboveSubview: sibling)
    }
    override func insertSubview(_ view: TrackedKit.View, belowSubview sibling: TrackedKit.View) {
      log.append("below")
      super.insertSubview(view, belowSubview: sibling)
    }
    override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
      log.append("exchange")
      super.exchangeSubview(at: first, withSubviewAt: second)
    }
    override func bringSubviewToFront(_ view: TrackedKit.View) {
      log.append("front")
      super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: TrackedKit.View) {
      log.append("back")
      super.sendSubviewToBack(view)
    }
    override func addGestureRecognizer(_ recognizer: GestureRecognizer) {
      log.append("gesture")
      super.addGestureRecognizer(recognizer)
    }
    override func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
      log.append("no gesture")
      super.removeGestureRecognizer(recognizer)
    }
    override func addConstraint(_ constraint: LayoutConstraint) {
      log.append("constraint")
      super.addConstraint(constraint)
    }
    override func setContentHuggingPriority(_ priority: LayoutPriority, for orientation: Gtk.Orientation) {
      log.append("hugging")
      super.setContentHuggingPriority(priority, for: orientation)
    }
    override func setNeedsUpdateProperties() {
      log.append("needs properties")
      super.setNeedsUpdateProperties()
    }
    override func layoutIfNeeded() {
      log.append("layout")
      super.layoutIfNeeded()
    }
    override func endEditing(_ force: Bool) -> Bool {
      log.append("end editing")
      return super.endEditing(force)
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { log.append("translates") } }
    override var semanticContentAttribute: SemanticContentAttribute { didSet { log.append("semantic") } }
  }

  @Test("the order of subviews is changed by what a class overrides, however view and subview are named")
  func order() {
    let noted = Noted()
    let (first, second, third) = (TrackedKit.View(), TrackedKit.View(), TrackedKit.View())
    noted.insertSubview(first as Widget, at: 0)
    noted.insertSubview(second, aboveSubview: first)
    noted.insertSubview(third as Widget, belowSubview: second as Widget)
    #expect(noted.log == ["at 0", "above", "below"])
    #expect(noted.subviews == [first, third, second])
    noted.log = []
    noted.exchangeSubview(at: 0, withSubviewAt: 1)
    noted.bringSubviewToFront(third as Widget)
    noted.sendSubviewToBack(second)
    #expect(noted.log == ["exchange", "front", "back"])
    #expect(noted.subviews == [second, first, third])
    noted.log = []
    // A widget of GTK's is no view: the methods for views do not hear of it.
    noted.insertSubview(Gtk.Label("plain"), at: 0)
    #expect(noted.log.isEmpty && noted.subviews.count == 3 && noted.addedChildren.count == 4)
  }

  @Test("other members of a view that a class overrides are called, however the view is named")
  func members() async throws {
    let noted = Noted()
    let widget: any WidgetProtocol = noted
    let tap = TapGestureRecognizer(target: nil, action: nil)
    widget.addGestureRecognizer(tap)
    widget.removeGestureRecognizer(tap)
    noted.addConstraint(noted.widthAnchor.constraint(equalToConstant: 40))
    widget.setContentHuggingPriority(.required, for: .horizontal)
    widget.translatesAutoresizingMaskIntoConstraints = false
    widget.semanticContentAttribute = .forceRightToLeft
    widget.setNeedsUpdateProperties()
    noted.layoutIfNeeded()
    _ = widget.endEditing(true)
    #expect(
      noted.log == [
        "gesture", "no gesture", "constraint", "hugging", "translates", "semantic", "needs properties", "layout",
        "end editing",
      ])
    #expect(noted.contentHuggingPriority(for: .horizontal) == .required && noted.constraints.count == 1)
  }

  private final class Padded: TrackedKit.View {
    var padding = 20.0
    override var directionalLayoutMargins: DirectionalEdgeInsets {
      get { DirectionalEdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding) }
      set { super.directionalLayoutMargins = newValue }
    }
  }

  @Test("layout within the margins follows those that a class says")
  func margins() async throws {
    let (view, inner) = (Padded(), TrackedKit.View())
    view.addSubview(inner)
    let guide = view.layoutMarginsGuide
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    #expect(inner.frame == view.bounds.insetBy(dx: 20, dy: 20) && view.layoutMargins.left == 20)
  }

  private final class Stack: StackView {
    var log: [String] = []
    override func insertArrangedSubview(_ view: TrackedKit.View, at index: Int) {
      log.append("insert \(index)")
      super.insertArrangedSubview(view, at: index)
    }
    override func removeArrangedSubview(_ view: TrackedKit.View) {
      log.append("remove")
      super.removeArrangedSubview(view)
    }
  }

  @Test("a stack arranges views by what its class overrides")
  func stack() {
    let (stack, view) = (Stack(), TrackedKit.View())
    stack.insertArrangedSubview(view as Widget, at: 0)
    stack.removeArrangedSubview(view as Widget)
    #expect(stack.log == ["insert 0", "remove"] && stack.arrangedSubviews.isEmpty && stack.subviews.count == 1)
  }
}
