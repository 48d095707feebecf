import CGtk
import GtkTesting
import Testing

/// A view that is a GtkLabel.
private class Caption: View {
  override class var nativeClass: NativeWidgetClass? { .label }
  private(set) var layouts = 0

  init(_ text: String) {
    super.init()
    gtk_label_set_text(native(), text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class PaddedCaption: Caption {
  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = super.measure(orientation, forSize: forSize)
    return Measurement(minimum: size.minimum + 20, natural: size.natural + 20)
  }
}

private final class PushButton: View {
  override class var nativeClass: NativeWidgetClass? { .button }
}

private final class Spinning: View {
  override class var nativeClass: NativeWidgetClass? { .spinButton }
}

private final class Progress: View {
  override class var nativeClass: NativeWidgetClass? { .progressBar }
}

private final class Toggle: View {
  override class var nativeClass: NativeWidgetClass? { .switch }
}

private final class Field: View {
  override class var nativeClass: NativeWidgetClass? { .entry }
}

@MainActor @Suite(.serialized) struct NativeViewTests {
  private func column(_ views: [Widget]) -> Box {
    let box = Box(.vertical, spacing: 6)
    views.forEach(box.append)
    return box
  }

  @Test func measuresAsGtkDoes() async throws {
    try TestDisplay.prepare()
    let plain = Gtk.Label("Caption")
    let caption = Caption("Caption")
    let padded = PaddedCaption("Caption")
    let button = Gtk.Button()
    let pairs: [(View, Widget)] = [
      (caption, plain), (PushButton(), button), (Spinning(), SpinButton(owning: gtk_spin_button_new(nil, 0, 0))),
      (Progress(), ProgressBar()), (Toggle(), Gtk.Switch()),
      (Field(), Entry()),
    ]
    let window = try await TestWindow(column(pairs.flatMap { [$0, $1] } + [padded]))
    defer { window.close() }
    for (view, widget) in pairs {
      for orientation in [Orientation.horizontal, .vertical] {
        #expect(view.measured(orientation) == widget.measured(orientation), "\(view.typeName)")
      }
      #expect(view.naturalBaseline == widget.naturalBaseline, "\(view.typeName)")
    }
    #expect(padded.measured(.horizontal).natural == plain.measured(.horizontal).natural + 20)
  }

  @Test func drawsAsGtkDoesAboveItsOwnBackground() async throws {
    let plain = Gtk.Label("Caption")
    let caption = Caption("Caption")
    let progress = Progress()
    gtk_progress_bar_set_fraction(progress.native(), 0.5)
    let window = try await TestWindow(column([plain, caption, progress, ProgressBar()]))
    defer { window.close() }
    let expected = try picture(of: plain).pixels()
    #expect(try picture(of: caption).pixels() == expected)
    caption.layer.cornerRadius = 4
    caption.layer.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    try await settle()
    let filled = try picture(of: caption)
    #expect(filled.pixel(x: filled.width / 2, y: 0) == .init(red: 255, green: 0, blue: 0))
    #expect(filled.pixels() != expected)
  }

  @Test func itsOwnSubviewsLieOnTop() async throws {
    let caption = Caption("Caption with room")
    let badge = View()
    badge.layer.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: 1)
    caption.addSubview(badge)
    let button = PushButton()
    let inside = Gtk.Label("Inside")
    gtk_button_set_child(button.native(), inside.widgetPointer)
    let window = try await TestWindow(column([caption, button]))
    defer { window.close() }
    #expect(caption.subviews == [badge])
    #expect(caption.layouts == 1)
    let picture = try picture(of: caption)
    #expect(picture.pixel(x: picture.width / 2, y: picture.height / 2) == .init(red: 0, green: 0, blue: 255))
    #expect(button.subviews.isEmpty, "the label is GTK's")
    badge.removeFromSuperview()
    try await settle()
    #expect(caption.subviews.isEmpty)
  }

  @Test func followsItsModel() async throws {
    let model = Model()
    final class Following: View {
      override class var nativeClass: NativeWidgetClass? { .label }
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      override func updateProperties() {
        super.updateProperties()
        gtk_label_set_text(native(), "\(model.a)")
      }
    }
    let label = Following(model)
    let window = try await TestWindow(column([label]))
    defer { window.close() }
    model.a = 7
    try await settle()
    #expect(String(cString: gtk_label_get_text(label.native())) == "7")
  }

  @Test func reactsAndEnds() async throws {
    var button: PushButton? = PushButton()
    gtk_button_set_label(button!.native(), "Press")
    var clicks = 0
    func connect(_ clicked: Signal<>) -> SignalConnection { clicked { clicks += 1 } }
    let clicked = connect(Signal(button!, "clicked"))
    var caption: Caption? = Caption("Short-lived")
    caption!.addSubview(View())
    let box = column([button!, caption!])
    let window = try await TestWindow(box)
    defer { window.close() }
    try await click(button!)
    #expect(clicks == 1)
    clicked.disconnect()
    let watches = [FinalizationWatch(button!), FinalizationWatch(caption!)]
    box.remove(button!)
    box.remove(caption!)
    button = nil
    caption = nil
    for watch in watches { try await watch.expectFinalized() }
  }
}
