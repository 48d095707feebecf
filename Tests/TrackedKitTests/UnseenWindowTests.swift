import CGtk
import GtkTesting
import Testing

@testable import Gtk
@testable import TrackedKit

/// Windows that are not shown, and windows that get no frames.
@MainActor @Suite(.serialized) struct UnseenWindowTests {
  private struct Weak { weak var model: Model? }

  @Test("C-268 a window that is not shown keeps nothing of what passed through it", arguments: [false, true])
  func nothingIsKept(wasShown: Bool) async throws {
    let root = View()
    let window = try TestWindow()
    window.window.child = root
    if wasShown {
      try await window.show()
      window.window.isVisible = false
      try await settle()
    }
    defer { window.close() }
    var models: [Weak] = []
    for place in 0..<60 {
      let model = Model()
      models.append(Weak(model: model))
      let view = RecordingView { [model] view in _ = model.a + view.traitCollection.level }
      let label = Gtk.Label("")
      label.updateProperties { [model] label in label.text = "\(model.a)" }
      view.addSubview(label)
      root.addSubview(view)
      if place % 3 == 0 { view.traitOverrides.level = place }
      if place % 2 == 0 { root.layoutIfNeeded() }
      view.removeFromSuperview()
    }
    try await settle()
    #expect(models.count { $0.model != nil } == 0)
    // What stands in it is kept, and current when it is shown.
    let model = Model()
    let stays = RecordingView { [model] view in view.tag = model.a + view.traitCollection.level }
    root.addSubview(stays)
    window.window.traitOverrides.level = 5
    model.a = 2
    try await window.show()
    #expect(stays.tag == 7)
  }

  /// What GDK does with the clock of a window that a compositor shows nowhere.
  private final class HeldFrames {
    private let clock: FrameClock
    private var isHeld = false

    init(of window: Gtk.Window) throws { clock = try #require(window.frameClock) }

    /// GDK's class of clocks has these functions behind those of every object: the time, a request, the beginning and the end of updates,
    /// and then the two that hold frames back and let them go.
    private func call(_ place: Int) {
      typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void
      let object = UnsafeMutableRawPointer(clock.raw)
      let functions = object.load(as: UnsafeRawPointer.self) + MemoryLayout<GObjectClass>.size
      functions.load(fromByteOffset: place * MemoryLayout<Int>.size, as: Function.self)(object)
    }

    func hold() {
      isHeld = true
      call(4)
    }

    func letGo() {
      if isHeld { call(5) }
      isHeld = false
    }
  }

  @Test("C-283 animations and their completions end in their time in a window that gets no frames")
  func animationsEnd() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (view, model) = (View(), Model())
    let label = Gtk.Label("")
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    let root = View()
    root.addSubview(view)
    root.addSubview(label)
    let window = try await TestWindow(root)
    let frames = try HeldFrames(of: window.window)
    defer {
      frames.letGo()
      window.close()
    }
    for round in 1...2 {
      frames.hold()
      var ends: [String] = []
      View.animate(withDuration: 0.1) {
        view.alpha = round == 1 ? 0.2 : 1
      } completion: {
        ends.append("view \($0)")
      }
      View.animate(withDuration: 0.1, delay: 0, options: [.repeat]) { label.alpha = 0.4 }
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("layer") }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0.5
      fade.duration = 0.1
      view.layer.add(fade, forKey: "fade")
      CATransaction.commit()
      model.a = round
      try await wait(for: "the ends", deadline: 3) { ends.count == 2 }
      #expect(Set(ends) == ["view true", "layer"] && view.alpha == (round == 1 ? 0.2 : 1))
      #expect(label.text == "\(round - 1)", "no frame, no pass")
      frames.letGo()
      label.alpha = 1
      var isPainted = false
      let connection = window.window.frameClock?.onAfterPaint { isPainted = true }
      try await wait(for: "the first frame") { isPainted }
      connection?.disconnect()
      #expect(label.text == "\(round)")
    }
  }

  @Test("C-283 a sheet comes and goes in a window that gets no frames, and what waits for its end goes on")
  func presentationsEnd() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let controller = ViewController()
    let window = try await TestWindow(controller)
    let frames = try HeldFrames(of: window.window)
    defer {
      frames.letGo()
      window.close()
    }
    for style in [ModalPresentationStyle.pageSheet, .fullScreen] {
      frames.hold()
      var log: [String] = []
      let sheet = ViewController()
      sheet.modalPresentationStyle = style
      controller.present(sheet, animated: true) { log.append("came") }
      try await wait(for: "the sheet", deadline: 3) { log == ["came"] }
      controller.dismiss(animated: true) { log.append("went") }
      try await wait(for: "its end", deadline: 3) { log == ["came", "went"] }
      #expect(controller.presentedViewController == nil && sheet.viewIfLoaded?.window == nil)
      frames.letGo()
      try await settle()
    }
  }
}
