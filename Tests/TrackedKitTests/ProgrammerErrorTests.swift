import GtkTesting
import Testing

/// Mistakes that would hang or crash without a word end with a sentence.
@MainActor @Suite(.serialized) struct ProgrammerErrorTests {
  private func output(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("C-217 a view cannot be added to itself")
  func viewInItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try TestDisplay.prepare()
      let view = RecordingView()
      view.addSubview(view)
    }
    #expect(output(of: result).contains("RecordingView cannot contain itself"))
  }

  @Test("C-217 a view cannot be added to what stands in it; both are named")
  func viewInDescendant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try TestDisplay.prepare()
      let (outer, inner) = (View(), RecordingView())
      let box = Box(.vertical)
      outer.addSubview(box)
      box.append(inner)
      inner.addSubview(outer)
    }
    #expect(output(of: result).contains("RecordingView cannot contain View, which contains it"))
  }

  @Test("C-217 a controller cannot be made a child of what it contains; both are named")
  func controllerInDescendant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try TestDisplay.prepare()
      let (outer, middle, inner) = (ViewController(), ViewController(), RecordingViewController())
      outer.addChild(middle)
      middle.addChild(inner)
      inner.addChild(outer)
    }
    #expect(output(of: result).contains("RecordingViewController cannot contain ViewController, which contains it"))
  }

  @Test("C-217 view read in loadView ends with what to do instead")
  func viewInLoadView() async {
    final class ReadsItsView: ViewController {
      override func loadView() { view.addSubview(Label("too early")) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try TestDisplay.prepare()
      ReadsItsView().loadViewIfNeeded()
    }
    #expect(output(of: result).contains("ReadsItsView.loadView() reads view"))
  }
}
