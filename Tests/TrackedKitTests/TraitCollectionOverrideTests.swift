import GtkTesting
import Testing

@testable import TrackedKit

/// Classes that say by themselves what their traits are, as UIKit's programs do for a phone's look on a wide screen.
@MainActor @Suite(.serialized) struct TraitCollectionOverrideTests {
  private final class Reader: ViewController {
    var seen: [UserInterfaceSizeClass] = []
    var ofView: [UserInterfaceSizeClass] = []
    override func loadView() { view = ReadingView(self) }
    override func updateProperties() {
      super.updateProperties()
      seen.append(traitCollection.horizontalSizeClass)
    }
  }

  private final class ReadingView: TrackedKit.View {
    unowned let controller: Reader
    init(_ controller: Reader) {
      self.controller = controller
      super.init(frame: .zero)
    }
    override func updateProperties() {
      super.updateProperties()
      controller.ofView.append(traitCollection.horizontalSizeClass)
    }
  }

  private final class Narrow: ViewController {
    let child = Reader()
    var isNarrow = true
    var plain: [UserInterfaceSizeClass] = []
    var own: [UserInterfaceSizeClass] = []
    override var traitCollection: TraitCollection {
      plain.append(super.traitCollection.horizontalSizeClass)
      guard isNarrow else { return super.traitCollection }
      return super.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    override func updateProperties() {
      super.updateProperties()
      own.append(traitCollection.horizontalSizeClass)
    }
  }

  @Test("what a controller says of its traits is what its hooks and its children read")
  func controller() async throws {
    let narrow = Narrow()
    let window = try await TestWindow(narrow, width: 900, height: 500)
    defer { window.close() }
    #expect(narrow.own.last == .compact && narrow.view.traitCollection.horizontalSizeClass == .compact)
    #expect(narrow.child.seen == [.compact] && narrow.child.ofView == [.compact])
    #expect(narrow.plain.last == .regular, "super says what comes from above")
    narrow.isNarrow = false
    narrow.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(narrow.child.seen == [.compact, .regular] && narrow.child.ofView == [.compact, .regular])
    #expect(narrow.traitCollection.userInterfaceStyle == .dark)
  }

  private final class Dark: TrackedKit.View {
    var styles: [UserInterfaceStyle] = []
    override var traitCollection: TraitCollection {
      super.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
    }
    override func updateProperties() {
      super.updateProperties()
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test("what a view says of its traits holds in its hooks and for everything in it")
  func view() async throws {
    let (dark, inner, around) = (Dark(), TrackedKit.View(), TrackedKit.View())
    around.addSubview(dark)
    dark.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .dark && dark.traitCollection.userInterfaceStyle == .dark)
    let window = try await TestWindow(around, width: 300, height: 200)
    defer { window.close() }
    #expect(dark.styles == [.dark] && inner.traitCollection.userInterfaceStyle == .dark)
    #expect((dark as any WidgetProtocol).traitCollection.userInterfaceStyle == .dark)
    #expect(around.traitCollection.userInterfaceStyle == .light)
  }
}
