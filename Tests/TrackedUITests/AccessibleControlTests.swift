import GtkTesting
import Testing

@testable import TrackedUI

/// What assistive technology learns about controls, read over the accessibility bus.
@MainActor @Suite(.serialized) struct AccessibleControlTests {
  private struct Controls: View {
    @State private var choice = "tea"
    @State private var cups = 2
    @State private var isOpen = false
    var body: some View {
      VStack {
        Picker("Drink", selection: $choice) { ForEach(["tea", "milk"], id: \.self, content: Text.init) }
          .pickerStyle(.menu)
        Stepper("Cups", value: $cups)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Image(systemName: "star").accessibilityLabel("Star")
        Text("Rating").accessibilityValue("3 of 5").accessibilityHint("stars")
        Button("coffee") { choice = "milk" }
      }
    }
  }

  private func element(_ name: String, _ role: UInt32) async throws -> AccessibleElement {
    // What newer GTK calls a toggle button was a button before.
    let roles: Set<UInt32> = role == 43 ? [43, 62] : [role]
    let all = try await accessibleElements()
    return try #require(all.first { $0.name == name && roles.contains($0.role.rawValue) }, "\(all)")
  }

  /// States, by AT-SPI's numbers.
  private enum Told: UInt64 { case expanded = 10, selected = 23 }

  private func has(_ state: Told, _ name: String) async throws -> Bool {
    try await element(name, 43).states & 1 << state.rawValue != 0
  }

  @Test func declarativeControls() async throws {
    let (button, image, label) = (43 as UInt32, 27 as UInt32, 29 as UInt32)
    let (window, _) = try await show(Controls())
    defer { window.close() }
    #expect(try await element("Drink", button).text == "tea")
    try await click(window.require(Gtk.Button.self, .text("coffee")))
    #expect(try await element("Drink", button).text == "milk", "GTK would read what is chosen, if there were no name")
    #expect(try await element("Increment", button).path.contains { $0.name == "Cups" })
    #expect(try await element("Star", image).text.isEmpty)
    #expect(try await element("Rating", label).text == "3 of 5, stars")
    let more = try window.require(Gtk.Label.self, .text("More"))
    for isOpen in [true, false] {
      try await click(more)
      #expect((window.find(.text("inside")) != nil) == isOpen)
      #expect(try await has(.expanded, "More") == isOpen)
    }
  }

  @Test func controlsOfTheKit() async throws {
    final class Page: ViewController, PickerViewDataSource, PickerViewDelegate {
      let (well, chosen, picture, picker) = (ColorWell(), TrackedKit.Button("Chosen"), ImageView(), PickerView())
      override func viewDidLoad() {
        super.viewDidLoad()
        well.accessibilityLabel = "Paint"
        picture.image = TrackedKit.Image(systemName: "star")
        picture.accessibilityLabel = "Star"
        (picker.dataSource, picker.delegate) = (self, self)
        let column = Box(.vertical)
        for part in [well, chosen, picture, picker] as [Widget] { column.append(part) }
        view.addSubview(column)
      }
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "row \(row)"
      }
    }
    let page = Page()
    let window = try await TestWindow(page)
    defer { window.close() }
    let (button, image, row) = (43 as UInt32, 27 as UInt32, 32 as UInt32)
    _ = try await element("Paint", button)
    _ = try await element("Star", image)
    for number in 0..<3 { _ = try await element("row \(number)", row) }
    for isSelected in [true, false] {
      page.chosen.isSelected = isSelected
      #expect(try await has(.selected, "Chosen") == isSelected)
    }
  }
}
