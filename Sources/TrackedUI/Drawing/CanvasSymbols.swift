public import Foundation
import Gtk

/// The views that a canvas draws, as they looked last.
final class SymbolBook {
  struct Entry {
    let node: RenderNode?
    let size: CGSize
  }

  weak var canvas: DrawingWidget?
  private var entries: [(tag: AnyHashable, entry: Entry)] = []
  private var isDue = false

  func entry<ID: Hashable>(of id: ID) -> Entry? { entries.first { isTag($0.tag, for: id) }?.entry }

  func record(_ entry: Entry, of tag: AnyHashable) {
    entries.removeAll { $0.tag == tag }
    entries.append((tag, entry))
    // In the first frame the views are drawn before the canvas; later on it has to be asked for.
    redraw()
  }

  private func redraw() {
    guard !isDue else { return }
    isDue = true
    MainLoop.whenIdle { [weak self] in
      self?.isDue = false
      self?.canvas?.queueDraw()
    }
  }

  /// Leaves those that are there no more out.
  func keep(_ tags: [AnyHashable]) {
    guard entries.contains(where: { !tags.contains($0.tag) }) else { return }
    entries.removeAll { !tags.contains($0.tag) }
    redraw()
  }
}

/// The views of a canvas in their ideal sizes: laid out and brought up to date as any, but drawn into the book alone.
struct SymbolShelf<Symbols: View>: View {
  let symbols: Symbols
  let book: SymbolBook

  var body: some View {
    Group(subviews: symbols) { subviews in
      let tagged = subviews.compactMap { view in view.containerValues.identity.map { (view, $0) } }
      let _ = book.keep(tagged.map(\.1))
      ZStack {
        ForEach(tagged, id: \.0.id) { view, tag in view.fixedSize().modifier(SymbolRecorder(tag: tag, book: book)) }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

private struct SymbolRecorder: DrawingModifier {
  let tag: AnyHashable
  let book: SymbolBook

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    book.record(SymbolBook.Entry(node: Snapshot.record(content), size: rect.size), of: tag)
  }
}

extension GraphicsContext {
  /// A view that knows its size in a canvas.
  @MainActor public struct ResolvedSymbol {
    fileprivate let node: RenderNode?
    /// Its ideal size, in logical pixels.
    public let size: CGSize
  }

  /// The view of the canvas's symbols that has a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    book?.entry(of: id).map { ResolvedSymbol(node: $0.node, size: $0.size) }
  }

  /// Draws a view at a point, which is a point of the view's rectangle: its middle unless it is said.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y)
    draw(symbol, in: CGRect(origin: origin, size: symbol.size))
  }

  /// Draws a view that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard let node = symbol.node, symbol.size.width > 0, symbol.size.height > 0 else { return }
    var place = self
    place.translateBy(x: rect.minX, y: rect.minY)
    place.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    place.drawing(node)
  }
}
