public import Foundation
public import Gtk

/// The position and look of a collection view's element, set by its layout.
@MainActor open class CollectionViewLayoutAttributes {
  /// The kind of an element.
  public nonisolated enum ElementCategory: Int, Sendable {
    /// The cell of an item.
    case cell
    /// A header, a footer or a badge, which the data source gives.
    case supplementaryView
    /// An element that the layout adds, such as the background of a section.
    case decorationView
  }

  /// Which item or section it is of.
  public final var indexPath: IndexPath
  /// The kind of the element.
  public private(set) final var representedElementCategory = ElementCategory.cell
  /// The kind of a view that is no cell; nil for a cell.
  public private(set) final var representedElementKind: String?
  /// Its rectangle in the content, in logical pixels.
  open var frame = Rect.zero
  /// Its opacity: 1 for opaque, 0 for invisible.
  open var alpha = 1.0
  /// Elements with greater numbers are in front of others.
  open var zIndex = 0
  /// Whether it is kept from sight.
  public final var isHidden = false
  /// How it is moved, turned or scaled around its middle.
  open var transform = AffineTransform.identity
  /// The section that scrolls across by itself and in whose content the frame is; nil for the collection view's own content.
  final var strip: Int?
  /// Which sides the element may say itself.
  final var selfSizing = SelfSizing()

  /// The height, where the cell does not say it itself.
  final var fixedHeight: Double? { selfSizing.contains(.height) ? nil : frame.height }

  struct SelfSizing: OptionSet {
    let rawValue: Int
    static let width = SelfSizing(rawValue: 1)
    static let height = SelfSizing(rawValue: 2)
  }

  /// Attributes of an item or a section, without a place yet.
  public required init(indexPath: IndexPath) { self.indexPath = indexPath }

  /// Attributes of a class, of an element of a category.
  static func make(
    _ type: CollectionViewLayoutAttributes.Type, _ category: ElementCategory, kind: String? = nil, at path: IndexPath
  ) -> CollectionViewLayoutAttributes {
    let made = type.init(indexPath: path)
    made.representedElementCategory = category
    made.representedElementKind = kind
    return made
  }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

  /// Attributes of a header, footer or badge.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of an element that the layout adds.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = elementKind
  }

  /// The frame from its own corner.
  public final var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The size; setting it leaves the middle where it is.
  public final var size: Size {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The middle of the frame.
  open var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether another object has the same attributes: then they are not applied again. A subclass with more attributes overrides it, and
  /// calls `super`.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform == other.transform
  }

  /// Attributes of their own that say the same. A subclass with more overrides it, and calls `super`.
  open func copy() -> Any {
    let copy = Self(indexPath: indexPath)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    (copy.transform, copy.strip, copy.selfSizing) = (transform, strip, selfSizing)
    return copy
  }
}

/// An element in sight of a section, as `visibleItemsInvalidationHandler` is given it.
@MainActor public protocol CollectionLayoutVisibleItem: AnyObject {
  /// Its opacity: 1 for opaque, 0 for invisible.
  var alpha: Double { get set }
  /// Elements with greater numbers are in front of others.
  var zIndex: Int { get set }
  /// Whether it is kept from sight.
  var isHidden: Bool { get set }
  /// The middle of its frame.
  var center: Point { get set }
  /// How it is moved, turned or scaled around its middle.
  var transform: AffineTransform { get set }
  /// Which item or section it is of.
  var indexPath: IndexPath { get }
  /// Its rectangle in the scrolled content.
  var frame: Rect { get }
  /// The frame from its own corner.
  var bounds: Rect { get }
  /// The kind of the element.
  var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a view that is no cell; nil for a cell.
  var representedElementKind: String? { get }
}

extension CollectionViewLayoutAttributes: CollectionLayoutVisibleItem {}
