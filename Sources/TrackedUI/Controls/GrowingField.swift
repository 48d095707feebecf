import Foundation
import Gtk

/// Lines of text to edit, as high as what is written, up to a limit.
struct GrowingField: WidgetView {
  let title: String
  let text: Binding<String>
  /// The space around what is written, in logical pixels.
  static let margins = CGSize(width: 8, height: 6)
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ScrolledWindow {
    let (scroller, editor) = (ScrolledWindow(), Gtk.TextView())
    editor.wrapMode = .wordOrCharacter
    editor.acceptsTab = false
    editor.leftMargin = Int(Self.margins.width)
    editor.rightMargin = Int(Self.margins.width)
    editor.topMargin = Int(Self.margins.height)
    editor.bottomMargin = Int(Self.margins.height)
    scroller.child = editor
    Self.look.load()
    scroller.addCSSClass(Self.cssClass)
    // A bar would make the least height that of three lines.
    scroller.setPolicy(horizontal: .never, vertical: .external)
    // What is pasted may arrive when the view has gone.
    editor.onChanged { [weak node, weak editor] in
      guard let node, let editor else { return }
      editor.showLook(node.values)
      node.write(editor.text, to: node.view.text)
    }
    // Enter ends what is written, and with Shift begins a line, where something handles it.
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [unowned node] key, modifiers in
      guard key == .enter, !modifiers.contains(.shift), node.values.hasSubmit else { return .proceed }
      // `onSubmit` may remove the field while GTK is still delivering the key to it.
      DeferredCalls.add(node.values.submit)
      return .stop
    }
    editor.add(keys)
    return scroller
  }

  fileprivate static let cssClass = "growing-field"

  /// As a field of one line looks.
  private static let look = LibrarySheet(
    "TrackedUI.growingField",
    """
    scrolledwindow.growing-field.frame { border-radius: 5px; }
    scrolledwindow.growing-field.frame:focus-within {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: -2px; border-color: @theme_selected_bg_color;
    }
    scrolledwindow.growing-field > textview { border-radius: 5px; }
    """)

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    guard let editor = scroller.child as? Gtk.TextView else { return }
    editor.text = text.wrappedValue
    let values = node.values
    editor.setUsualAccessibleLabel(title)
    scroller.isSensitive = values.isEnabled
    scroller.setCSSClass("frame", .when(values.fieldsHaveFrames))
    editor.showLook(values)
    // Limits, font and space between lines may be others.
    scroller.queueResize()
  }

  private static let measure: Gtk.Label = {
    let label = Gtk.Label()
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    return label
  }()

  /// As high as the lines that are written are at a width. GTK's editor knows that only after it was shown.
  func size(for proposal: ProposedViewSize, _ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) -> CGSize? {
    guard let editor = scroller.child as? Gtk.TextView else { return nil }
    let width = proposal.width.map { $0.isFinite ? max(0, $0) : 10_000 } ?? 200
    let (values, border) = (node.values, node.values.fieldsHaveFrames ? 2.0 : 0)
    let lines = withoutTracking { countLines(editor, width - 2 * Self.margins.width - border, values) }
    let shown = min(max(lines, values.leastLines ?? 1), values.lineLimit ?? .max)
    let height = (editor.lineHeight(values) * Double(shown)).rounded(.up) + 2 * Self.margins.height + border
    return CGSize(width: width, height: height)
  }

  private func countLines(_ editor: Gtk.TextView, _ width: Double, _ values: EnvironmentValues) -> Int {
    let (label, text) = (Self.measure, editor.text)
    label.attributes = values.textChanges.attributes(in: values)
    label.text = "X"
    let one = max(1, label.measured(.vertical).natural)
    // An empty line at the end is one to write in.
    label.text = text.isEmpty || text.last?.isNewline == true ? text + " " : text
    let least = label.measured(.horizontal).minimum
    return max(1, (label.measured(.vertical, forSize: max(Int(pixels: width), least)).natural + one / 2) / one)
  }
}

extension Widget {
  /// Whether it is the field itself.
  var isGrowingField: Bool { hasCSSClass(GrowingField.cssClass) }
}

/// The field with its title in it while it is empty.
struct GrowingTextField: View {
  let title: String
  let text: Binding<String>

  var body: some View {
    GrowingField(title: title, text: text).overlay(alignment: .topLeading) {
      if text.wrappedValue.isEmpty {
        Text(verbatim: title).lineLimit(1, reservesSpace: false).foregroundStyle(.tertiary).padding(
          .horizontal, GrowingField.margins.width
        )
        .padding(.vertical, GrowingField.margins.height)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }
  }
}
