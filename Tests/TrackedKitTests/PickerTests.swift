import GtkTesting
import Observation
import Testing

@testable import TrackedKit

@MainActor @Observable private final class TickModel { var ticks = 0 }

/// Lists to choose from, and calls for each frame.
@MainActor @Suite(.serialized) struct PickerTests {
  private final class Source: PickerViewDataSource, PickerViewDelegate {
    var lists = [["one", "two", "three"], ["a", "b"]]
    var told: [String] = []

    func numberOfComponents(in pickerView: PickerView) -> Int { lists.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { lists[component].count }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      lists[component][row]
    }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double { component == 0 ? 100 : -1 }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append("\(component): \(row)")
    }
  }

  private func tables(in picker: PickerView) -> [TableView] { picker.subviews.compactMap { $0 as? TableView } }

  @Test(
    "a picker chooses the first of each list, what the program says, and what the user clicks",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func choosing() async throws {
    let (picker, source) = (PickerView(), Source())
    (picker.dataSource, picker.delegate) = (source, source)
    #expect(picker.intrinsicContentSize == Size(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 5) == -1)
    picker.selectRow(2, inComponent: 0, animated: false)
    let window = try await TestWindow(picker, width: 300, height: 216)
    defer { window.close() }
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.told.isEmpty)
    let tables = tables(in: picker)
    #expect(tables.map(\.frame.width) == [100, 200] && tables[0].indexPathForSelectedRow == [0, 2])
    try await click(#require(tables[1].cellForRow(at: [0, 1])))
    #expect(source.told == ["1: 1"] && picker.selectedRow(inComponent: 1) == 1)
    try await press(.up, in: #require(picker.window))
    #expect(source.told == ["1: 1", "1: 0"])
  }

  @Test("after a reload what was chosen stays as far as it is there, and a list may be empty")
  func reloading() async throws {
    let (picker, source) = (PickerView(), Source())
    (picker.dataSource, picker.delegate) = (source, source)
    let window = try await TestWindow(picker, width: 300, height: 216)
    defer { window.close() }
    picker.selectRow(2, inComponent: 0, animated: true)
    source.lists[0] = ["one", "two"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    source.lists = [[]]
    picker.reloadAllComponents()
    try await settle()
    #expect(picker.selectedRow(inComponent: 0) == -1 && tables(in: picker).count == 1)
    source.lists = [["x"]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0 && source.told.isEmpty)
    picker.dataSource = nil
    #expect(picker.numberOfComponents == 0)
  }

  @Test("an update link is called before the pass of each frame, whose closures see its time")
  func updateLink() async throws {
    final class Page: View {
      let model = TickModel()
      var shown: [Int] = []
      override func updateProperties() { shown.append(model.ticks) }
    }
    let page = Page()
    let window = try await TestWindow(page, width: 100, height: 100)
    defer { window.close() }
    let link = UpdateLink(view: page)
    var times: [TimeInterval] = []
    link.addAction { link, info in
      #expect(link.currentUpdateInfo?.modelTime == info.modelTime)
      times.append(info.modelTime)
      // Each write is something to do, and rest on a composited display is a frame with nothing to do.
      if times.count <= 3 { page.model.ticks += 1 }
      if times.count == 3 { link.isEnabled = false }
    }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    try await wait(for: "three frames") { times.count == 3 }
    try await settle()
    #expect(times == times.sorted() && times.count == 3 && page.shown.last == 3)
    #expect(abs(CACurrentMediaTime() - times[2]) < 60 && link.currentUpdateInfo == nil)
    link.requiresContinuousUpdates = false
    link.isEnabled = true
    try await settle()
    let before = times.count
    page.queueDraw()
    try await settle()
    link.isEnabled = false
    #expect(times.count > before)
  }
}
