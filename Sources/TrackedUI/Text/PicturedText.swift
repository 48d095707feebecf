import Foundation
import Gtk

/// A text with pictures among its letters: the label keeps room for them.
struct PicturedText: PrimitiveView {
  let text: Text

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PicturedTextNode(view, inputs) }

  /// The room that the label keeps for pictures.
  static func rooms(for runs: [Text.Run], _ values: EnvironmentValues, _ changes: TextChanges) -> [TextRun] {
    var start = 0
    return runs.compactMap { run in
      let end = start + run.text.utf8.count
      defer { start = end }
      guard let image = run.image else { return nil }
      var attributes = TextAttributes()
      attributes.room = size(of: image, in: run.changes.over(changes).font ?? values.font)
      return TextRun(start..<end, attributes)
    }
  }

  /// As high as the letters are, or as the picture is.
  private static func size(of image: Image, in font: Font?) -> Size {
    let factor = image.isSymbolImage ? font?.symbolScale ?? 1 : 1
    return Size(width: image.size.width * factor, height: image.size.height * factor)
  }
}

private final class PicturedTextNode: _ViewNode<PicturedText>, ItemContainer {
  private let widget = PicturedTextWidget()
  private var label: _ViewNode<Text>!
  private var pictures: [_ViewNode<Image>] = []
  private var item: WidgetItem!
  private let inputs: _NodeInputs
  private var shownText: Text
  var isCollecting = false

  init(_ view: PicturedText, _ inputs: _NodeInputs) {
    self.inputs = inputs
    shownText = view.text
    super.init(inputs)
    item = WidgetItem(widget, .natural, self)
    label = WidgetViewNode(view.text, inputs.below(self))
    showPictures()
    collectItems()
  }

  private func showPictures() {
    let runs = shownText.runs
    let images = runs.compactMap { run in
      run.image.map { (run.changes.color.map($0.withTintColor) ?? $0).resizable() }
    }
    while pictures.count > images.count { pictures.removeLast().remove() }
    for (index, image) in images.enumerated() {
      if index < pictures.count {
        pictures[index].update(image)
      } else {
        pictures.append(WidgetViewNode(image, inputs.below(self)))
      }
    }
    var start = 0
    widget.places = []
    for run in runs {
      if run.image != nil { widget.places.append(start) }
      start += run.text.utf8.count
    }
    // What is read aloud has no sign for a picture.
    let spoken = shownText.plain.split(separator: Text.pictureMark, omittingEmptySubsequences: false).joined()
    (label as? WidgetViewNode<Text>)?.widget?.setUsualAccessibleLabel(spoken)
  }

  override func update(_ view: PicturedText) {
    guard shownText != view.text else { return }
    shownText = view.text
    label.update(shownText)
    showPictures()
    island.collect(self)
  }

  override func itemsDidChange() { island.collect(self) }

  func collectItems() {
    var items: [LayoutItem] = []
    forEachChild { $0.appendItems(to: &items) }
    widget.show(items)
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  override func forEachChild(_ body: (_Node) -> Void) {
    label.map(body)
    pictures.forEach(body)
  }
}

/// A label with pictures where it keeps room for them.
private final class PicturedTextWidget: LayoutWidget {
  /// Where the pictures are among the bytes of the text.
  var places: [Int] = []

  init() { super.init(LayoutEngineOf(LabelLayout())) }

  override func layOut(in bounds: CGRect) {
    guard let first = items.items.first, let label = first.soleWidget as? Gtk.Label else { return }
    first.place(in: bounds, for: ProposedViewSize(bounds.size), of: self)
    for (item, place) in zip(items.items.dropFirst(), places) {
      let rect = label.place(ofByte: place).map { CGRect($0) } ?? .zero
      item.place(in: rect, for: ProposedViewSize(rect.size), of: self)
    }
  }

  /// Pictures go where their letters go, which knows directions already.
  override func put(_ widget: Widget, in rect: CGRect) {
    if widget.isChild(of: self) { allocate(widget, in: Rect(rect)) }
  }
}

/// As large as the text is.
private struct LabelLayout: Layout, WidthKnowing {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? { items.items.first?.width(proposal) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
