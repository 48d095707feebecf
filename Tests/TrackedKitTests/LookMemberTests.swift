import CGtk
import GtkTesting
import Testing

@testable import TrackedKit

/// Names of UIKit's for looks, which do what they say.
@MainActor @Suite(.serialized) struct LookMemberTests {
  @Test("a view behind the rows is as large as the list, and seen where there are none")
  func background() async throws {
    let table = TableView()
    let label = Label()
    label.text = "Nothing here"
    table.backgroundView = label
    let window = try await TestWindow(table, width: 200, height: 150)
    defer { window.close() }
    #expect(label.frame == Rect(x: 0, y: 0, width: 200, height: 150) && label.isMapped)
    #expect(table.subviews.first === label)
    let other = View()
    table.backgroundView = other
    try await settle()
    #expect(label.parent == nil && table.subviews.first === other && other.width == 200)
    table.backgroundView = nil
    #expect(table.subviews.isEmpty)
  }

  @Test("a symbol is as large as its configuration says")
  func symbols() {
    let image = Image(iconName: "list-add-symbolic")
    let large = image.withConfiguration(Image.SymbolConfiguration(pointSize: 40, weight: .bold))
    #expect(large.size == Size(width: 40, height: 40) && ImageView(image: large).measured(.vertical).natural == 40)
    let scaled = Image.SymbolConfiguration(scale: .large).applying(Image.SymbolConfiguration(pointSize: 20))
    #expect(image.withConfiguration(scaled).size.width == 26)
    #expect(image.withConfiguration(Image.SymbolConfiguration(textStyle: .body)).size.width == 17)
    let red = image.withConfiguration(Image.SymbolConfiguration(hierarchicalColor: .red))
    #expect(red.tintColor == .red && red.size == image.size && red.renderingMode == .alwaysOriginal)
  }

  @Test("texts are measured anywhere")
  func texts() {
    let attributes: [AttributedText.Key: Any] = [.font: Font.systemFont(ofSize: 17)]
    let line = "one two three four".size(withAttributes: attributes)
    #expect(line.width > 40 && line.height > 10)
    let rect = "one two three four".boundingRect(
      with: Size(width: line.width / 2, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
      attributes: attributes, context: nil)
    #expect(rect.width <= line.width / 2 + 1 && rect.height >= 2 * line.height - 2)
    #expect("".size().width == 0)
  }

  @Test("traits for assistive technology make a heading of a label")
  func traits() {
    let label = Label()
    label.accessibilityTraits = [.header, .selected]
    #expect(gtk_accessible_get_accessible_role(OpaquePointer(label.widgetPointer)) == GTK_ACCESSIBLE_ROLE_HEADING)
    #expect(label.accessibilityTraits.contains(.header) && View().accessibilityTraits == .none)
  }

  @Test("corners are rounded one by one")
  func corners() async throws {
    let view = View()
    view.backgroundColor = .red
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let window = try await TestWindow(view, width: 60, height: 60)
    defer { window.close() }
    let picture = try picture(of: view)
    let reds = [(1, 1), (58, 1), (1, 58), (58, 58)].map { place in
      let pixel = picture.pixel(x: place.0, y: place.1)
      return pixel.alpha > 128 && pixel.red > 128
    }
    #expect(reds == [false, true, true, false])
  }

  @Test("scopes are shown while something is searched for, chosen by the user and by the program")
  func scopes() async throws {
    final class Page: ViewController, SearchResultsUpdating, SearchBarDelegate {
      let search = SearchController()
      var told: [String] = []
      var shown: [Int] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBar.scopeButtonTitles = ["All", "Titles"]
        search.searchBar.delegate = self
        search.searchResultsUpdater = self
        navigationItem.searchController = search
      }
      override func updateProperties() {
        super.updateProperties()
        shown.append(search.searchBar.selectedScopeButtonIndex)
      }
      func updateSearchResults(for searchController: SearchController) { told.append("update") }
      func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        told.append("scope \(selectedScope)")
      }
    }
    let page = Page()
    let window = try await TestWindow(NavigationController(rootViewController: page), width: 400, height: 400)
    defer { window.close() }
    func find(_ widget: Widget) -> SegmentedControl? {
      (widget as? SegmentedControl) ?? widget.children.lazy.compactMap(find).first
    }
    let bar = page.search.searchBar
    let control = try #require(find(bar))
    #expect(!control.isVisible && bar.selectedScopeButtonIndex == 0)
    page.search.isActive = true
    try await settle()
    #expect(control.isVisible && control.selectedSegmentIndex == 0)
    page.told = []
    try await click(#require(window.find(.text("Titles"))))
    #expect(page.told == ["update", "scope 1"] && page.shown.last == 1)
    bar.selectedScopeButtonIndex = 0
    try await settle()
    #expect(control.selectedSegmentIndex == 0 && page.shown.last == 0 && page.told.count == 2)
    page.search.isActive = false
    try await settle()
    #expect(!control.isVisible)
  }
}
