import GtkTesting
import Testing

@testable import TrackedKit

/// As a class of the kit over a widget of GTK's is written.
private class Caption: Gtk.Label, TrackedWidget {
  func updateProperties() {}
}

private class HitCaption: Caption {
  let model: Model
  private(set) var runs = 0

  init(_ model: Model) {
    self.model = model
    super.init("unset")
  }

  override func updateProperties() {
    super.updateProperties()
    runs += 1
    text = "\(model.a) hits"
  }
}

/// A class two steps below that of the kit.
private final class LoudCaption: HitCaption {
  override func updateProperties() {
    super.updateProperties()
    text += "!"
  }
}

/// Group A for classes of the kit over GTK's widgets.
@MainActor @Suite(.serialized) struct TrackedWidgetTests {
  let model = Model()

  @Test("An overridden updateProperties() of a label runs before its first frame and follows what it read")
  func overrideIsTracked() async throws {
    let caption = HitCaption(model)
    let window = try await TestWindow(caption)
    defer { window.close() }
    #expect(caption.text == "0 hits")
    #expect(caption.runs == 1)
    model.a = 5
    try await settle()
    #expect(caption.text == "5 hits")
    #expect(caption.runs == 2)
    model.b = 1
    #expect(!UpdatePass.isPending)
  }

  @Test("setNeedsUpdateProperties() asks for a run, updatePropertiesIfNeeded() does it at once, in windows or not")
  func requests() throws {
    try TestDisplay.prepare()
    let caption = HitCaption(model)
    caption.updatePropertiesIfNeeded()
    #expect(caption.text == "0 hits")
    caption.setNeedsUpdateProperties()
    caption.setNeedsUpdateProperties()
    caption.updatePropertiesIfNeeded()
    #expect(caption.runs == 2)
    caption.updatePropertiesIfNeeded()
    #expect(caption.runs == 2)
  }

  @Test("A subclass of a subclass adds to the same hook")
  func deepOverride() async throws {
    let caption = LoudCaption(model)
    let window = try await TestWindow(caption)
    defer { window.close() }
    #expect(caption.text == "0 hits!")
    #expect(caption.runs == 1)
  }

  @Test("The hook runs in tree order with those of views, and beside an update handler")
  func order() async throws {
    let log = Log()
    let view = RecordingView("view", log)
    let caption = HitCaption(model)
    var textBefore = ""
    caption.updateProperties { caption in
      textBefore = caption.text
      log.note("handler")
    }
    view.addSubview(caption)
    let window = try await TestWindow(view)
    defer { window.close() }
    #expect(textBefore == "0 hits")
    #expect(log.place("view.updateProperties") < log.place("handler"))
  }

  @Test("An object of the kit's own class has no place in the pass")
  func plainObject() async throws {
    let caption = Caption("plain")
    let window = try await TestWindow(caption)
    defer { window.close() }
    #expect(WidgetNode.existing(of: caption) == nil)
    #expect(caption.text == "plain")
  }

  @Test("The hook does not keep its widget alive")
  func lifetime() throws {
    try TestDisplay.prepare()
    weak var gone: HitCaption?
    do {
      let caption = HitCaption(model)
      caption.updatePropertiesIfNeeded()
      gone = caption
    }
    #expect(gone == nil)
    model.a = 1
  }
}
