import Foundation
import Gtk

/// A header, footer, badge or background of a section.
struct PlannedView {
  let kind: String
  var isDecoration = false
  var path: IndexPath
  /// From the start of the section, or of everything.
  var rect: Rect
  /// Whether it stays in sight as long as its section is.
  var isPinned = false
  var zIndex = 0
  var selfSizing: CollectionViewLayoutAttributes.SelfSizing = []
}

/// The positions of a section's elements.
struct SectionPlan {
  /// How a section scrolls across by itself.
  struct Strip {
    /// The part of the section that scrolls.
    var rect: Rect
    var contentSize: Size
    let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
    /// From the start of one group to that of the next.
    let groupStride: Double
    let groupLength: Double
    /// Where the first group begins.
    let start: Double
  }

  /// Where the section begins along the axis, and how long it is.
  var start = 0.0
  var length = 0.0
  /// Where the items begin, from the start of the section, or of what scrolls in it.
  var origin = Point.zero
  var items: ItemPlan
  var itemSizing: (Int) -> CollectionViewLayoutAttributes.SelfSizing = { _ in [] }
  /// The badges of an item in a rectangle.
  var badges: (Int, Rect) -> [PlannedView] = { _, _ in [] }
  var views: [PlannedView] = []
  var strip: Strip?
  /// Sees the elements in sight, and changes how they are seen.
  var visibleItemsHandler: (([any CollectionLayoutVisibleItem], Point) -> Void)?
}

/// The positions of everything in a collection view, section after section.
struct CellPlan {
  let axis: Orientation
  /// The class of the layout attributes.
  var attributesClass = CollectionViewLayoutAttributes.self
  private(set) var sections: [SectionPlan] = []
  private(set) var contentSize: Size
  /// The headers and footers of everything.
  private(set) var outerViews: [PlannedView] = []

  /// Nothing yet.
  ///
  /// - Parameter breadth: how much room there is across the axis.
  init(axis: Orientation, breadth: Double) {
    self.axis = axis
    contentSize = axis == .vertical ? Size(width: breadth, height: 0) : Size(width: 0, height: breadth)
  }

  private(set) var length: Double {
    get { axis == .vertical ? contentSize.height : contentSize.width }
    set { if axis == .vertical { contentSize.height = newValue } else { contentSize.width = newValue } }
  }

  mutating func append(_ section: SectionPlan, spacing: Double = 0) {
    var section = section
    section.start = length + (sections.isEmpty ? 0 : spacing)
    length = section.start + section.length
    sections.append(section)
  }

  /// Puts a view that is no section's at the end of what there is so far.
  mutating func appendOuter(_ view: PlannedView) {
    var view = view
    view.rect = moved(view.rect, by: length)
    outerViews.append(view)
    length += axis == .vertical ? view.rect.height : view.rect.width
  }

  private func moved(_ rect: Rect, by offset: Double) -> Rect {
    axis == .vertical ? rect.offsetBy(dx: 0, dy: offset) : rect.offsetBy(dx: offset, dy: 0)
  }

  private func span(_ rect: Rect) -> (start: Double, end: Double) {
    axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  // MARK: Elements

  func item(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section), (0..<sections[path.section].items.count).contains(path.item) else {
      return nil
    }
    let section = sections[path.section]
    let attributes = CollectionViewLayoutAttributes.make(attributesClass, .cell, at: path)
    attributes.frame = section.items.rect(path.item).offsetBy(dx: section.origin.x, dy: section.origin.y)
    attributes.selfSizing = section.itemSizing(path.item)
    if section.strip != nil {
      attributes.strip = path.section
    } else {
      attributes.frame = moved(attributes.frame, by: section.start)
    }
    return attributes
  }

  private func attributes(of view: PlannedView, start: Double, strip: Int? = nil) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes.make(
      attributesClass, view.isDecoration ? .decorationView : .supplementaryView, kind: view.kind, at: view.path)
    attributes.frame = strip == nil ? moved(view.rect, by: start) : view.rect
    attributes.zIndex = view.zIndex
    attributes.selfSizing = view.selfSizing
    attributes.strip = strip
    return attributes
  }

  func view(ofKind kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    if sections.indices.contains(path.section) {
      let section = sections[path.section]
      if let view = section.views.first(where: { $0.kind == kind && $0.path == path }) {
        return attributes(of: view, start: section.start)
      }
    }
    return outerViews.first { $0.kind == kind }.map { attributes(of: $0, start: 0) }
  }

  /// The sections that are at least in part between two places along the axis.
  private func sections(from lower: Double, to upper: Double) -> Range<Int> {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      let section = sections[middle]
      if section.start + section.length < lower { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].start <= upper { end += 1 }
    return low..<end
  }

  /// The sections in sight that scroll across by themselves, with their places.
  func strips(in rect: Rect) -> [(section: Int, frame: Rect, strip: SectionPlan.Strip)] {
    let (lower, upper) = span(rect)
    return sections(from: lower, to: upper).compactMap { index in
      sections[index].strip.map { (index, moved($0.rect, by: sections[index].start), $0) }
    }
  }

  /// The elements in a rectangle of the content.
  ///
  /// - Parameter stripOffset: how far a section with its own horizontal scrolling is scrolled.
  func elements(in rect: Rect, stripOffset: (Int) -> Double) -> [CollectionViewLayoutAttributes] {
    let (lower, upper) = span(rect)
    var result = outerViews.filter { $0.rect.intersects(rect) }.map { attributes(of: $0, start: 0) }
    for index in sections(from: lower, to: upper) {
      let section = sections[index]
      for view in section.views {
        let attributes = attributes(of: view, start: section.start)
        if view.isPinned { pin(attributes, of: section, from: lower, to: upper) }
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
      let cells = cells(ofSection: index, lower, upper, stripOffset)
      section.visibleItemsHandler?(
        cells,
        section.strip == nil ? rect.origin : Point(x: stripOffset(index), y: 0))
      result += cells
    }
    return result
  }

  private func cells(
    ofSection index: Int, _ lower: Double, _ upper: Double, _ stripOffset: (Int) -> Double
  ) -> [CollectionViewLayoutAttributes] {
    let section = sections[index]
    var range: (from: Double, to: Double)
    if let strip = section.strip {
      let offset = stripOffset(index)
      range = (offset - section.origin.x, offset + strip.rect.width - section.origin.x)
    } else {
      let origin = section.start + (axis == .vertical ? section.origin.y : section.origin.x)
      range = (lower - origin, upper - origin)
    }
    var result: [CollectionViewLayoutAttributes] = []
    for item in section.items.indices(from: range.from, to: range.to) {
      guard let attributes = self.item(IndexPath(item: item, section: index)) else { continue }
      let rect = section.items.rect(item)
      let (start, end) = section.items.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
      guard end > range.from || rect.isEmpty, start < range.to else { continue }
      result.append(attributes)
      for badge in section.badges(item, attributes.frame) {
        result.append(self.attributes(of: badge, start: 0, strip: attributes.strip))
      }
    }
    return result
  }

  /// Keeps a header or footer at the edge of the visible part, within its section.
  private func pin(
    _ attributes: CollectionViewLayoutAttributes, of section: SectionPlan, from lower: Double, to upper: Double
  ) {
    let (start, end) = span(attributes.frame)
    let length = end - start
    let isFooter = start > section.start + section.length / 2
    let wanted =
      isFooter
      ? max(min(start, upper - length), section.start)
      : min(max(start, lower), section.start + section.length - length)
    attributes.frame = moved(attributes.frame, by: wanted - start)
  }
}
