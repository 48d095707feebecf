import GtkTesting
import Testing

@testable import TrackedKit

/// The wheel over controls.
@MainActor @Suite(.serialized) struct WheelTests {
  @Test(
    "C-264 the wheel over a control moves the page, and the control's value where nothing scrolls",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [true, false])
  func wheel(isLong: Bool) async throws {
    let slider = Slider()
    let scale = Scale(range: 0...100, step: 1)
    let field = SpinButton(range: 0...100, step: 1)
    (slider.value, scale.value, field.value) = (0.5, 50, 50)
    let box = Box(.vertical)
    for widget in [slider, scale, field] as [Widget] { box.append(widget) }
    let filler = Gtk.Label("filler")
    filler.setSizeRequest(height: isLong ? 2000 : 20)
    box.append(filler)
    let scroller = ScrolledWindow()
    scroller.child = box
    let window = try await TestWindow(scroller)
    defer { window.close() }
    for widget in [slider, scale, field] as [Widget] {
      for _ in 0..<2 {
        scroller.verticalAdjustment.value = 0
        try await settle()
        try await scroll(widget, steps: 1)
        #expect((scroller.verticalAdjustment.value > 0) == isLong)
      }
    }
    #expect((slider.value == 0.5) == isLong && (scale.value == 50) == isLong && (field.value == 50) == isLong)
  }
}

@Observable private final class Choice { var index = 2 }

/// Segments that come and go.
@MainActor @Suite(.serialized) struct SegmentChoiceTests {
  @Test("C-251 the chosen segment stays chosen when others come and go, and the model follows")
  func segments() async throws {
    let choice = Choice()
    let control = SegmentedControl(items: ["a", "b", "c"], selectedSegmentIndex: Bindable(choice).index)
    var heard = 0
    control.addAction(Action { _ in heard += 1 }, for: .valueChanged)
    let window = try await TestWindow(control)
    defer { window.close() }
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    try await settle()
    #expect(control.selectedSegmentIndex == 3 && choice.index == 3)
    control.removeAllSegments()
    for title in ["c", "b", "a"] { control.insertSegment(withTitle: title, at: 3, animated: false) }
    try await settle()
    #expect(control.selectedSegmentIndex == 0 && choice.index == 0)
    control.removeSegment(at: 0, animated: false)
    try await settle()
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && choice.index == SegmentedControl.noSegment)
    #expect(heard == 0)
  }
}
