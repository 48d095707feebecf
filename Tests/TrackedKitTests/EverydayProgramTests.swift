import GtkTesting
import Testing

@testable import TrackedKit

/// Names that widgets of GTK have as well; see `EverydayProgramTests.globalNames`.
@MainActor private let (model, title, pages, menu) = (Model(), "Title", 4, "Menu")

/// What everyday programs for UIKit do, as their users see it.
@MainActor @Suite(.serialized) struct EverydayProgramTests {
  // MARK: Texts

  @Test("a text that does not scroll shows its first line while it grows") func growingText() async throws {
    let text = TextView()
    text.isScrollEnabled = false
    text.text = "First"
    let window = try await TestWindow(Box.vertical([text]), width: 300, height: 300)
    defer { window.close() }
    text.becomeFirstResponder()
    for line in ["Second", "Third"] {
      let height = text.bounds.height
      text.selectedRange = text.text.utf16.count..<text.text.utf16.count
      try await press("Return", in: text)
      try await type(line, into: text)
      try await settle()
      #expect(text.bounds.height > height && text.contentOffset.y == 0)
    }
  }

  @Test("the caret is behind what was typed when the program is told, and a selection that it sets there stays")
  func completion() async throws {
    let field = TextField()
    let window = try await TestWindow(Box.vertical([field]), width: 300, height: 100)
    defer { window.close() }
    var carets: [Range<Int>] = []
    field.addAction(
      Action { _ in
        carets.append(field.inputSelection)
        let typed = field.text ?? ""
        guard carets.count % 2 == 0, "Lisbon".hasPrefix(typed) else { return }
        field.text = "Lisbon"
        field.inputSelection = typed.utf16.count..<6
      }, for: .editingChanged)
    field.becomeFirstResponder()
    for _ in 1...2 {
      carets = []
      field.text = ""
      try await type("Li", into: field)
      try await settle()
      #expect(carets == [1..<1, 2..<2])
      #expect(field.text == "Lisbon" && field.inputSelection == 2..<6)
    }
    try await type("t", into: field)
    #expect(field.text == "Lit", "the completion is typed over")
  }

  @Test("a label without a text takes no room") func emptyLabel() async throws {
    let (first, empty, last) = (Label("First"), Label(), Label("Last"))
    let stack = StackView(arrangedSubviews: [first, empty, last])
    stack.axis = .vertical
    let window = try await TestWindow(Box.vertical([stack]), width: 200, height: 200)
    defer { window.close() }
    for _ in 1...2 {
      empty.text = "Between"
      try await settle()
      #expect(last.frame.minY > first.frame.maxY + 5)
      empty.text = nil
      try await settle()
      #expect(last.frame.minY == first.frame.maxY && empty.intrinsicContentSize.height == 0)
    }
  }

  @Test("parts of a text are what they are one letter at a time, whatever is done to them") func partsOfTexts() {
    var numbers = SystemRandomNumberGenerator()
    for _ in 1...200 {
      let text = MutableAttributedString(string: "añb😀c")
      var letters = text.string.map { (letter: $0, kern: Double?.none) }
      for _ in 1...30 {
        let bounds = [
          Int.random(in: 0...letters.count, using: &numbers), .random(in: 0...letters.count, using: &numbers),
        ]
        let range = bounds.min()!..<bounds.max()!
        let part =
          text.string.index(
            text.string.startIndex, offsetBy: range.lowerBound)..<text.string.index(
            text.string.startIndex, offsetBy: range.upperBound)
        let kern = Double(Int.random(in: 0...2, using: &numbers))
        switch Int.random(in: 0...3, using: &numbers) {
        case 0:
          text.addAttribute(.kern, value: kern, range: part)
          for index in range { letters[index].kern = kern }
        case 1:
          text.removeAttribute(.kern, range: part)
          for index in range { letters[index].kern = nil }
        case 2:
          text.append(AttributedText(string: "é", attributes: [.kern: kern]))
          letters.append((Character("é"), kern))
        default:
          let places = NSRange(part, in: text.string)
          text.replaceCharacters(
            in: places.lowerBound..<places.upperBound, with: AttributedText(string: "xy", attributes: [.kern: kern]))
          letters.replaceSubrange(range, with: [(Character("x"), kern), (Character("y"), kern)])
        }
        #expect(text.string == String(letters.map(\.letter)))
        for (place, index) in text.string.indices.enumerated() {
          #expect(text.attributes(at: index)[.kern] as? Double == letters[place].kern)
        }
        let runs = text.runs
        #expect(
          zip(runs, runs.dropFirst()).allSatisfy {
            $0.bytes.upperBound == $1.bytes.lowerBound && $0.attributes != $1.attributes
          })
      }
    }
  }

  @Test("a label counts the lines that its text begins itself, and what is left out has a sign") func limitedLines()
    async throws
  {
    let (label, seen, stack) = (Label(), Label(), StackView())
    stack.axis = .vertical
    stack.alignment = .leading
    seen.numberOfLines = 0
    for each in [label, seen] { stack.addArrangedSubview(each) }
    let window = try await TestWindow(Box.vertical([stack]), width: 400, height: 300)
    defer { window.close() }
    func attributed(_ rest: String) -> AttributedText {
      var text = AttributedText(string: "bold", attributes: [.font: Font.boldSystemFont(ofSize: 20)])
      text.append(AttributedText(string: rest))
      return text
    }
    for _ in 1...2 {
      for (lines, mode, expected) in [
        (1, LineBreakMode.byTruncatingTail, "one…"), (2, .byTruncatingTail, "one\ntwo…"),
        (2, .byTruncatingMiddle, "one\ntwo…three"), (1, .byTruncatingHead, "…three"), (1, .byClipping, "one"),
        (2, .byWordWrapping, "one\ntwo…"), (3, .byTruncatingTail, "one\ntwo\nthree"),
        (0, .byTruncatingTail, "one\ntwo\nthree"),
      ] {
        label.text = "one\ntwo\nthree"
        (label.numberOfLines, label.lineBreakMode, seen.text) = (lines, mode, expected)
        try await settle()
        #expect(label.text == "one\ntwo\nthree" && label.bounds == seen.bounds, "\(lines) \(mode)")
        #expect(try picture(of: label).pixels() == picture(of: seen).pixels(), "\(lines) \(mode)")
      }
      label.attributedText = attributed("\ntwo\nthree")
      seen.attributedText = attributed("\ntwo…")
      (label.numberOfLines, label.lineBreakMode) = (2, .byTruncatingTail)
      try await settle()
      #expect(label.bounds == seen.bounds)
      #expect(try picture(of: label).pixels() == picture(of: seen).pixels())
    }
  }

  @Test("a label whose letters are spaced stays on one line where there is room", arguments: [0, 1, 2])
  func spacedLetters(lines: Int) async throws {
    let (label, plain, stack) = (Label(), Label("line"), StackView())
    stack.axis = .vertical
    stack.alignment = .leading
    label.numberOfLines = lines
    for each in [label, plain] { stack.addArrangedSubview(each) }
    let window = try await TestWindow(Box.vertical([stack]), width: 400, height: 300)
    defer { window.close() }
    for (text, kern) in [("tracking", 4.0), ("Some words spaced", 2.5), ("TRACKING", 6)] {
      label.attributedText = AttributedText(string: text, attributes: [.kern: kern])
      try await settle()
      #expect(label.bounds.height == plain.bounds.height)
      let last = try #require(label.place(ofByte: text.utf8.count - 1))
      #expect(last.y < 2 && last.x + last.width > label.bounds.width - kern - 3)
    }
  }

  // MARK: Names

  private final class UsesGlobals: View {
    var read: [String] = []

    override func updateProperties() {
      super.updateProperties()
      read = ["\(model.a)", title, "\(pages + 1)", menu]
    }
  }

  @Test("a view's code may use a program's own names that some widget has, too") func globalNames() async throws {
    let view = UsesGlobals()
    let window = try await TestWindow(view)
    defer { window.close() }
    #expect(view.read == ["0", "Title", "5", "Menu"])
  }

  // MARK: Rows

  private func feed() -> (TableView, (([Int]) -> Void), () -> Int) {
    let table = TableView(frame: .zero, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    var fills = 0
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, number in
      fills += 1
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "Row \(number)"
      return cell
    }
    let show = { (numbers: [Int]) in
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      source.apply(snapshot, animatingDifferences: false)
    }
    return (table, show, { fills })
  }

  @Test("rows that come above the first one are seen in a list that is not scrolled, and leave one that is where it is")
  func rowsAbove() async throws {
    let (table, show, _) = feed()
    show([12])
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    for numbers in [[1, 10, 11] + Array(12..<40), (1..<40).reversed(), Array(-5..<40)] {
      show(numbers)
      try await settle()
      #expect(table.contentOffset.y == 0 && table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
    }
    table.contentOffset.y = 200
    try await settle()
    let first = try #require(table.indexPathsForVisibleRows?.first)
    let seen = table.cellForRow(at: first)?.textLabel?.text
    show([-7, -6] + Array(-5..<40))
    try await settle()
    let now = try #require(table.indexPathsForVisibleRows?.first)
    #expect(table.cellForRow(at: now)?.textLabel?.text == seen)
  }

  private struct Edges: ContentConfiguration {
    func makeContentView() -> any View & ContentView { EdgesView() }
    func updated(for state: any ConfigurationState) -> Edges { self }
  }

  private final class EdgesView: View, ContentView {
    var configuration: any ContentConfiguration = Edges()
    override var intrinsicContentSize: Size { Size(width: 100, height: 40) }
  }

  @Test("the view of a program's own configuration fills its cell") func ownConfiguration() async throws {
    let table = TableView(frame: .zero, style: .plain)
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Edges()
      return cell
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    let view = try window.require(EdgesView.self)
    let cell = try #require(view.superview)
    #expect(view.frame == cell.bounds)
  }

  // MARK: Presentations

  private final class Told: ViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("appeared")
    }
  }

  @Test("the completion of a presentation comes after viewDidAppear", arguments: [true, false])
  func completionAfterAppearing(animated: Bool) async throws {
    TestDisplay.animations = animated ? .on : .off
    defer { TestDisplay.animations = .off }
    let root = ViewController()
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      let told = Told()
      root.present(told, animated: animated) { told.calls.append("presented") }
      #expect(root.presentedViewController === told)
      try await wait(for: "the presentation") { told.calls.count == 2 }
      #expect(told.calls == ["appeared", "presented"])
      root.dismiss(animated: false)
    }
    let gone = Told()
    root.present(gone, animated: false) { gone.calls.append("presented") }
    root.dismiss(animated: false)
    try await wait(for: "what went before it was seen") { gone.calls == ["presented"] }
  }

  private final class WithGrabber: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      sheetPresentationController?.prefersGrabberVisible = true
      sheetPresentationController?.preferredCornerRadius = 20
    }
  }

  @Test("a sheet whose controller asks for a grabber when its view is loaded has one") func grabber() async throws {
    let root = ViewController()
    let window = try await TestWindow(root, width: 400, height: 400)
    defer { window.close() }
    let sheet = WithGrabber()
    root.present(sheet, animated: false)
    try await settle()
    let grabber = try window.require(Gtk.Button.self, .accessibleLabel("Sheet height"))
    let (handle, content) = (try #require(grabber.frame(in: window.window)), sheet.view.frame(in: window.window))
    #expect(handle.height > 0 && content.map { $0.y >= handle.y } == true, "\(handle) \(content as Any)")
  }

  @Test("Escape chooses the cancel action of an action sheet") func actionSheet() async throws {
    let root = ViewController()
    let window = try await TestWindow(root, width: 400, height: 400)
    defer { window.close() }
    for style in [AlertController.Style.alert, .actionSheet] {
      var chosen: [String] = []
      let alert = AlertController(title: "Delete?", message: nil, preferredStyle: style)
      alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
      alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in chosen.append("cancel") })
      alert.popoverPresentationController?.sourceView = root.view
      root.present(alert, animated: false)
      try await settle()
      try await press("Escape", in: alert.view)
      try await wait(for: "the end of \(style)") { root.presentedViewController == nil }
      #expect(chosen == ["cancel"])
    }
  }

  @Test("what is presented on the full screen hides what is beneath") func fullScreen() async throws {
    let root = ViewController()
    let below = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    below.backgroundColor = .systemRed
    root.view.addSubview(below)
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    func pixel() throws -> Texture.Pixel { try picture(of: window.window).pixel(x: 200, y: 150) }
    let red = try pixel()
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen] {
      let cover = ViewController()
      cover.modalPresentationStyle = style
      root.present(cover, animated: false)
      try await settle()
      #expect((try pixel() == red) == (style == .overFullScreen))
      root.dismiss(animated: false)
      try await settle()
      #expect(try pixel() == red)
    }
  }

  private final class LoggedPage: ViewController {
    let (name, log): (String, (String) -> Void)
    init(_ name: String, _ log: @escaping (String) -> Void) { (self.name, self.log) = (name, log) }
    override func viewWillAppear(_ animated: Bool) { log("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) did disappear") }
  }

  @Test("a presentation on the full screen makes the presenter disappear, and appear again", arguments: [true, false])
  func fullScreenAppearance(animated: Bool) async throws {
    var log: [String] = []
    let page = LoggedPage("page") { log.append($0) }
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    page.view.addSubview(field)
    let window = try await TestWindow(NavigationController(rootViewController: page), width: 400, height: 300)
    TestDisplay.animations = animated ? .on : .off
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    #expect(field.becomeFirstResponder())
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen, .fullScreen] {
      let cover = LoggedPage("cover") { log.append($0) }
      cover.modalPresentationStyle = style
      log = []
      var ends = 0
      page.present(cover, animated: animated) { ends += 1 }
      try await wait(for: "the cover") { ends == 1 }
      try await settle()
      let isAlone = style == .fullScreen
      #expect(
        log == (isAlone ? ["page will disappear"] : []) + ["cover will appear", "cover did appear"]
          + (isAlone ? ["page did disappear"] : []))
      #expect(page.view.isMapped == !isAlone)
      // What covers the window can itself present.
      let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      cover.present(alert, animated: false)
      try await settle()
      #expect(cover.presentedViewController === alert)
      cover.dismiss(animated: false)
      try await settle()
      log = []
      page.dismiss(animated: animated) { ends += 1 }
      try await wait(for: "the end of the cover") { ends == 2 }
      try await settle()
      #expect(
        log == ["cover will disappear"] + (isAlone ? ["page will appear"] : []) + ["cover did disappear"]
          + (isAlone ? ["page did appear"] : []))
      #expect(field.isFirstResponder && page.view.isMapped)
    }
    // Called back on its way in.
    log = []
    let cover = LoggedPage("cover") { log.append($0) }
    cover.modalPresentationStyle = .fullScreen
    var isGone = false
    page.present(cover, animated: animated)
    page.dismiss(animated: animated) { isGone = true }
    try await wait(for: "the cover to be gone") { isGone }
    try await settle()
    #expect(log.filter { $0.hasPrefix("page") } == ["page will disappear", "page will appear", "page did appear"])
    #expect(page.view.isMapped)
  }

  private final class BarlessPage: ViewController {
    var onLeaving: (NavigationController) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
      navigationController.map(onLeaving)
    }
  }

  @Test("a page that is popped brings the bar back, and may lead on while it goes", arguments: [true, false])
  func leavingPages(animated: Bool) async throws {
    let pages = ["root", "second"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    let stack = NavigationController(rootViewController: pages[0])
    let window = try await TestWindow(stack, width: 400, height: 300)
    TestDisplay.animations = animated ? .on : .off
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    func isAt(_ page: ViewController) -> Bool {
      stack.topViewController === page && page.view.isMapped && page.view.frame.minX == 0 && !page.appearance.isComing
        && stack.viewControllers.allSatisfy { $0 === page || $0.viewIfLoaded?.isMapped != true }
    }
    for _ in 1...2 {
      for (leadsOn, goal) in [(false, pages[1]), (true, pages[0])] {
        let page = BarlessPage()
        if leadsOn { page.onLeaving = { $0.popToRootViewController(animated: animated) } }
        stack.setViewControllers(pages + [page], animated: false)
        try await wait(for: "the page") { isAt(page) }
        #expect(stack.isNavigationBarHidden)
        stack.popViewController(animated: animated)
        try await wait(for: "the page beneath") { isAt(goal) }
        #expect(!stack.isNavigationBarHidden && page.navigationController == nil)
      }
      // Back to what is shown, before anything has come.
      let page = BarlessPage()
      stack.setViewControllers([pages[0], page], animated: false)
      try await wait(for: "the page") { isAt(page) }
      page.onLeaving = { $0.popViewController(animated: animated) }
      stack.pushViewController(pages[1], animated: animated)
      try await wait(for: "the same page") { isAt(page) }
      page.onLeaving = { _ in }
    }
  }

  private final class RestlessPage: ViewController {
    var onLeaving: () -> Void = {}
    override func viewWillDisappear(_ animated: Bool) { onLeaving() }
  }

  @Test("a page that goes may choose another tab") func leavingTabs() async throws {
    let first = RestlessPage()
    let pages = [first, ViewController(), ViewController()]
    let tabs = TabBarController()
    tabs.viewControllers = pages
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    first.onLeaving = { tabs.selectedIndex = 2 }
    for _ in 1...2 {
      tabs.selectedIndex = 1
      try await settle()
      #expect(tabs.selectedIndex == 2 && pages.map(\.view.isMapped) == [false, false, true])
      tabs.selectedIndex = 0
      try await settle()
      #expect(pages.map(\.view.isMapped) == [true, false, false])
    }
  }

  private final class OpenForm: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = TextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      LayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
    }
  }

  @Test("a form sheet or a popover has a size of its own where the content says none", arguments: [true, false])
  func openForms(inStack: Bool) async throws {
    let root = ViewController()
    let window = try await TestWindow(root, width: 600, height: 700)
    defer { window.close() }
    for style in [ModalPresentationStyle.formSheet, .popover, .formSheet] {
      let form = OpenForm()
      let presented = inStack ? NavigationController(rootViewController: form) : form
      presented.modalPresentationStyle = style
      presented.popoverPresentationController?.sourceView = root.view
      root.present(presented, animated: false)
      try await settle()
      #expect(form.view.height > 300 && form.view.width >= 300)
      root.dismiss(animated: false)
      try await settle()
    }
  }

  @Test("a transition between children tells both that they come and go") func childTransition() async throws {
    var log: [String] = []
    let (root, first, second) = (
      ViewController(), LoggedPage("first") { log.append($0) }, LoggedPage("second") { log.append($0) }
    )
    root.addChild(first)
    root.view.addSubview(first.view)
    first.didMove(toParent: root)
    let window = try await TestWindow(root, width: 300, height: 200)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    for (old, new) in [(first, second), (second, first)] {
      for options in [View.AnimationOptions.transitionCrossDissolve, []] where (old === first) == (options != []) {
        log = []
        root.addChild(new)
        var isDone = false
        root.transition(from: old, to: new, duration: 0.1, options: options, animations: nil) { _ in isDone = true }
        #expect(log.first == "\(old.name) will disappear")
        try await wait(for: "the end") { isDone }
        try await settle()
        #expect(
          log.sorted()
            == [
              "\(old.name) will disappear", "\(old.name) did disappear", "\(new.name) will appear",
              "\(new.name) did appear",
            ].sorted())
        #expect(log.firstIndex(of: "\(new.name) did appear")! > log.firstIndex(of: "\(new.name) will appear")!)
        old.removeFromParent()
      }
    }
  }

  private final class Chip: Control {
    var changes: [String] = []
    override var isHighlighted: Bool {
      didSet { if oldValue != isHighlighted { changes.append("\(oldValue) \(isHighlighted)") } }
    }
  }

  private final class Push: Button {
    var changes: [String] = []
    override var isHighlighted: Bool {
      didSet { if oldValue != isHighlighted { changes.append("\(oldValue) \(isHighlighted)") } }
    }
  }

  @Test(
    "an observer of `isHighlighted` sees what it was before a press",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func observedHighlight() async throws {
    let (chip, push, root) = (Chip(), Push(type: .custom), View())
    chip.frame = Rect(x: 10, y: 10, width: 100, height: 40)
    push.frame = Rect(x: 10, y: 60, width: 100, height: 40)
    root.addSubview(chip)
    root.addSubview(push)
    let window = try await TestWindow(root, width: 200, height: 200)
    defer { window.close() }
    for count in 1...2 {
      try await click(chip)
      try await click(push)
      let expected = Array(repeating: ["false true", "true false"], count: count).flatMap { $0 }
      #expect(chip.changes == expected && push.changes == expected)
    }
  }

  @Test("a text field has no room for a side view without a size, and for one with a size as much as that")
  func emptySideViews() async throws {
    let root = View()
    let fields = (0..<3).map { TextField(frame: Rect(x: 10, y: 10 + Double($0) * 50, width: 200, height: 40)) }
    for (field, side) in zip(fields, [View(), ImageView(), View(frame: Rect(x: 0, y: 0, width: 30, height: 10))]) {
      (field.leftView, field.leftViewMode, field.text) = (side, .always, "text")
      root.addSubview(field)
    }
    let window = try await TestWindow(root, width: 300, height: 200)
    defer { window.close() }
    // GTK counts without the padding, in which the side views are.
    func widths() -> [Int] { fields.map(\.width) }
    let before = widths()
    #expect(before[0] > 175 && before[1] == before[0] && before[2] < before[0] - 15)
    for _ in 1...2 {
      for field in fields {
        #expect(field.becomeFirstResponder())
        try await settle()
        #expect(widths() == before && root.width == 300)
      }
    }
  }

  @Test(
    "a click on a segment leaves the keyboard to the text",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func segmentsLeaveTheKeyboard() async throws {
    let (field, segments) = (TextField(), SegmentedControl(items: ["one", "two"]))
    let column = StackView(arrangedSubviews: [field, segments])
    column.axis = .vertical
    let window = try await TestWindow(column, width: 300, height: 200)
    defer { window.close() }
    #expect(field.becomeFirstResponder())
    for (index, text) in [(1, "a"), (0, "ab")] {
      try await click(window.findAll(Gtk.ToggleButton.self, .any)[index])
      #expect(segments.selectedSegmentIndex == index && field.isFirstResponder)
      try await press(String(text.last!), in: #require(window.window.focus))
      #expect(field.text == text)
    }
  }

  private final class CountedPages: PageViewControllerDataSource {
    let page = ViewController()
    func pageViewController(_ book: PageViewController, viewControllerBefore page: ViewController) -> ViewController? {
      nil
    }
    func pageViewController(_ book: PageViewController, viewControllerAfter page: ViewController) -> ViewController? {
      nil
    }
    func presentationCount(for book: PageViewController) -> Int { 2 }
    func presentationIndex(for book: PageViewController) -> Int { book.viewControllers!.first === page ? 1 : 0 }
  }

  @Test("the data source of pages is asked for the dots when there is a page") func dotsOfPages() async throws {
    let pages = CountedPages()
    let book = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.loadViewIfNeeded()
    book.dataSource = pages
    book.setViewControllers([pages.page], direction: .forward, animated: false)
    let window = try await TestWindow(book, width: 300, height: 200)
    defer { window.close() }
    let dots = try window.require(PageControl.self)
    #expect(dots.numberOfPages == 2 && dots.currentPage == 1)
  }

  // MARK: Animations

  @Test("a text that gets longer in an animated layout is never cut by a sign on its way") func growingTexts()
    async throws
  {
    let (label, button, root) = (Label("Off"), Button(configuration: .bordered()), View())
    button.configuration?.title = "On"
    let references = [Label("Switched off completely"), Label("Switch it on again")]
    for (index, view) in ([label, button] + references as [View]).enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(10 + 50 * index)),
      ])
    }
    let window = try await TestWindow(root, width: 320, height: 240)
    defer { window.close() }
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let title = try #require(button.titleLabel)
    for _ in 1...2 {
      let widths = (label.bounds.width, button.bounds.width)
      View.animate(withDuration: 600) {
        label.text = references[0].text
        button.configuration?.title = references[1].text
        root.layoutIfNeeded()
      }
      try await paintFrames(3, of: window.window)
      let (onTheWay, atTheEnd) = (try #require(label.frame(in: root)), try #require(references[0].frame(in: root)))
      #expect(onTheWay.width < atTheEnd.width - 20, "on the way")
      for (shown, whole) in zip([label, title], references) {
        let (seen, reference) = (try picture(of: shown), try picture(of: whole))
        let columns = min(seen.width, reference.width) - 1
        #expect(columns > 10)
        let rows = 0..<min(seen.height, reference.height)
        let isSame = (0..<columns).allSatisfy { x in
          rows.allSatisfy { seen.pixel(x: x, y: $0) == reference.pixel(x: x, y: $0) }
        }
        #expect(isSame, "\(whole.text ?? "")")
      }
      label.text = "Off"
      button.configuration?.title = "On"
      root.layoutIfNeeded()
      try await settle()
      #expect(label.bounds.width == widths.0 && button.bounds.width == widths.1)
    }
  }

  @Test("what moves inside of what grows arrives without a jump, and the animation has finished") func nested()
    async throws
  {
    let (card, dot) = (View(), View())
    let root = View()
    root.addSubview(card)
    card.addSubview(dot)
    let height = card.heightAnchor.constraint(equalToConstant: 40)
    let (leading, trailing) = (
      dot.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      dot.trailingAnchor.constraint(equalTo: card.trailingAnchor)
    )
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor), card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 300), height,
      dot.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      dot.widthAnchor.constraint(equalToConstant: 20), dot.heightAnchor.constraint(equalToConstant: 20), leading,
    ])
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    var messages: [String] = []
    let observation = UpdateRecorder.observeMessages { messages.append($0) }
    defer { observation.end() }
    let window = try await TestWindow(root, width: 320, height: 200)
    defer { window.close() }
    for opens in [true, false] {
      height.constant = opens ? 120 : 40
      (opens ? leading : trailing).isActive = false
      (opens ? trailing : leading).isActive = true
      var finished: Bool?
      View.animate(withDuration: 0.3) {
        root.layoutIfNeeded()
      } completion: {
        finished = $0
      }
      var seen: [Double] = []
      let frames = window.window.frameClock?.onAfterPaint { seen.append(dot.frame(in: root)?.x ?? -1) }
      try await wait(for: "the end") { finished != nil }
      frames?.disconnect()
      #expect(finished == true)
      #expect(zip(seen, seen.dropFirst()).allSatisfy { opens ? $0 <= $1 : $0 >= $1 }, "\(seen)")
      #expect(seen.contains { $0 > 20 && $0 < 260 }, "on the way: \(seen)")
      try await settle()
      #expect(dot.frame == Rect(x: opens ? 280 : 0, y: opens ? 100 : 20, width: 20, height: 20))
    }
    #expect(messages == [], "no loop: each step is an origin of its own")
  }

  @Test("removing a layer's animations ends those of its view, at their end") func removedAnimations() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let window = try await TestWindow(view, width: 200, height: 100)
    defer { window.close() }
    for alpha in [0.2, 1] {
      var finished: Bool?
      View.animate(withDuration: 5, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = alpha
      } completion: {
        finished = $0
      }
      try await paintFrames(3, of: window.window)
      view.layer.removeAllAnimations()
      #expect(view.alpha == alpha && view.opacity == alpha)
      try await wait(for: "the completion") { finished == false }
    }
  }

  @Test("a spring with a duration has settled when that is over", arguments: [0.3, 0.6, 1])
  func springs(damping: Double) {
    let whole = AnimationTiming(
      duration: 0.5 / AnimationTiming.settlingFactor(damping), curve: .spring(dampingRatio: damping, velocity: 0))
    #expect(abs(whole.end - 0.5) < 0.001 && abs(whole.fraction(at: 0.499) - 1) < 0.01)
  }

  // MARK: Controls

  @Test(
    "a button sends the events of a press", .enabled("needs an X server's events") { await Delivery.method == .events })
  func pressOfButton() async throws {
    let button = Button(configuration: .filled())
    button.configuration?.title = "Hold"
    let below = Label("below")
    let window = try await TestWindow(Box.vertical([button, below]), width: 200, height: 200)
    defer { window.close() }
    var events: [String] = []
    for (name, event) in [
      ("down", ControlEvents.touchDown), ("up", .touchUpInside), ("outside", .touchUpOutside), ("exit", .touchDragExit),
    ] {
      button.addAction(Action { _ in events.append(name) }, for: event)
    }
    try await click(button)
    try await wait(for: "the click") { events.contains("up") }
    #expect(events == ["down", "up"])
    events = []
    try await drag(button, to: below)
    try await settle()
    #expect(
      events.first == "down" && events.contains("exit") && events.last == "outside" && !events.contains("up"),
      "\(events)")
  }

  @Test("a switch keeps its size in a larger place") func switchInStack() async throws {
    let stretched = Switch()
    let natural = stretched.measured(.horizontal).natural
    let stack = StackView(arrangedSubviews: [stretched])
    stack.axis = .vertical
    let window = try await TestWindow(Box.vertical([stack]), width: 400, height: 200)
    defer { window.close() }
    #expect(stretched.bounds.width <= Double(natural) && stretched.bounds.width > 30)
  }

  // MARK: Sections, pages, places

  private final class Accordion: TableViewController {
    var counts = [3, 2]
    override func numberOfSections(in tableView: TableView) -> Int { counts.count }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.section) \(indexPath.row) of \(counts[indexPath.section])"
      return cell
    }
  }

  @Test("a reloaded section may have more rows, or fewer") func reloadedSections() async throws {
    let accordion = Accordion(style: .plain)
    let window = try await TestWindow(accordion, width: 300, height: 400)
    defer { window.close() }
    var messages: [String] = []
    let observation = UpdateRecorder.observeMessages { messages.append($0) }
    defer { observation.end() }
    for count in [5, 0, 1] {
      accordion.counts[0] = count
      accordion.tableView.reloadSections([0], with: .automatic)
      try await settle()
      let texts = window.findAll(Label.self, .any).compactMap(\.text)
      #expect(texts == (0..<count).map { "0 \($0) of \(count)" } + ["1 0 of 2", "1 1 of 2"])
    }
    #expect(messages == [])
  }

  private final class Sized: ViewController {
    var sizes: [Size] = []
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      sizes.append(view.bounds.size)
    }
  }

  @Test("viewIsAppearing finds the size that the view has in its place") func sizeWhenAppearing() async throws {
    let (root, pushed, sheet, tab) = (Sized(), Sized(), Sized(), Sized())
    let navigation = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, tab]
    let window = try await TestWindow(tabs, width: 700, height: 500)
    defer { window.close() }
    for _ in 1...2 {
      navigation.pushViewController(pushed, animated: false)
      try await settle()
      #expect(pushed.sizes.last == pushed.view.bounds.size)
      navigation.popViewController(animated: false)
      try await settle()
      #expect(root.sizes.last == root.view.bounds.size)
      root.present(sheet, animated: false)
      try await settle()
      #expect(sheet.sizes.last == sheet.view.bounds.size)
      root.dismiss(animated: false)
      try await settle()
      tabs.selectedIndex = 1
      try await settle()
      #expect(tab.sizes.last == tab.view.bounds.size)
      tabs.selectedIndex = 0
      try await settle()
    }
  }

  @Test("the caret of a growing text is kept in sight by what scrolls around it") func caretInSight() async throws {
    let page = ScrollView()
    page.contentSize = Size(width: 280, height: 1200)
    let text = TextView(frame: Rect(x: 0, y: 0, width: 280, height: 1000))
    text.isScrollEnabled = false
    text.text = (1...8).map { "Line \($0)" }.joined(separator: "\n")
    page.addSubview(text)
    let window = try await TestWindow(page, width: 300, height: 200)
    defer { window.close() }
    text.becomeFirstResponder()
    for _ in 1...6 {
      text.selectedRange = text.text.utf16.count..<text.text.utf16.count
      try await press("Return", in: text)
      try await settle()
      let caret = text.textWidget.rect(ofPlace: text.textWidget.buffer.count)
      let top = caret.y - page.contentOffset.y
      #expect(top >= 0 && top + caret.height <= 200, "\(caret) \(page.contentOffset)")
    }
  }

  @Test(
    "an alert that is presented from a popover can be used, and the popover is there again afterwards",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func alertFromPopover() async throws {
    let root = ViewController()
    let window = try await TestWindow(root, width: 500, height: 400)
    defer { window.close() }
    let bubble = Told()
    var hidden = 0
    let ask = Button(configuration: .plain())
    ask.configuration?.title = "Ask"
    ask.addAction(
      Action { [unowned bubble] _ in
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in hidden += 1 })
        bubble.present(alert, animated: false)
      }, for: .primaryActionTriggered)
    bubble.view.addSubview(ask)
    bubble.modalPresentationStyle = .popover
    bubble.popoverPresentationController?.sourceView = root.view
    bubble.popoverPresentationController?.sourceRect = Rect(x: 200, y: 20, width: 20, height: 20)
    root.present(bubble, animated: false)
    try await wait(for: "the popover") { bubble.view.isMapped }
    for count in 1...2 {
      try await click(ask)
      try await wait(for: "the alert") { bubble.presentedViewController?.viewIfLoaded?.isMapped == true }
      try await settle()
      #expect(!bubble.view.isMapped && root.presentedViewController === bubble)
      try await click(window.require(Button.self, .text("Delete")))
      try await wait(for: "the action") { hidden == count }
      try await wait(for: "the popover again") { bubble.view.isMapped }
      #expect(bubble.presentedViewController == nil && bubble.calls == ["appeared"])
    }
    root.dismiss(animated: false)
    try await wait(for: "the end") { root.presentedViewController == nil }
  }

  /// A field that shows whether it is edited, as programs do it.
  private final class StyledField: TextField {
    private(set) var calls: [String] = []
    var staysFirst = false

    override func becomeFirstResponder() -> Bool {
      let isFirst = super.becomeFirstResponder()
      calls.append(isFirst && isFirstResponder ? "first" : "refused")
      return isFirst
    }

    override func resignFirstResponder() -> Bool {
      guard !staysFirst else { return false }
      let isOver = super.resignFirstResponder()
      calls.append(isOver && !isFirstResponder ? "over" : "stays")
      return isOver
    }
  }

  @Test("a responder is called when the keyboard comes and goes by a click, a key, or another responder")
  func calledResponders() async throws {
    let (one, two) = (StyledField(), StyledField())
    let stack = StackView(arrangedSubviews: [one, two])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 300, height: 120)
    defer { window.close() }
    window.window.focus = nil
    for round in 1...2 {
      let before = (one.calls.count, two.calls.count)
      try await click(one)
      try await wait(for: "the first field") { one.isFirstResponder }
      try await press("Tab", in: one)
      try await wait(for: "the second field") { two.isFirstResponder }
      #expect(one.becomeFirstResponder() && !two.isFirstResponder)
      #expect(stack.endEditing(false) && !one.isFirstResponder)
      #expect(one.calls.dropFirst(before.0) == ["first", "over", "first", "over"], "round \(round)")
      #expect(two.calls.dropFirst(before.1) == ["first", "over"], "round \(round)")
    }
    // One that has something wrong in it keeps the keyboard from the program's calls.
    _ = one.becomeFirstResponder()
    one.staysFirst = true
    #expect(!two.becomeFirstResponder() && !stack.endEditing(false) && one.isFirstResponder)
    #expect(stack.endEditing(true) == !one.isFirstResponder)
    one.staysFirst = false
    #expect(two.becomeFirstResponder() && two.isFirstResponder)
  }

  @Test("a click on a button leaves the keyboard to the text, which its action without a target reaches")
  func buttonLeavesKeyboard() async throws {
    let text = Pad()
    let (plain, page) = (Button("Stamp"), ViewController())
    plain.addTarget(nil, action: Selector(Pad.stamp), for: .primaryActionTriggered)
    page.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Bar", style: .plain, target: nil, action: Selector(Pad.stamp))
    let stack = StackView(arrangedSubviews: [plain, text])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 250),
    ])
    let window = try await TestWindow(NavigationController(rootViewController: page), width: 300, height: 200)
    defer { window.close() }
    text.becomeFirstResponder()
    for count in 1...2 {
      try await click(plain)
      try await wait(for: "the action") { text.stamps == 2 * count - 1 }
      try await click(window.require(Button.self, .text("Bar")))
      try await wait(for: "the bar's action") { text.stamps == 2 * count }
      try await press("x", in: text)
      #expect(text.isFirstResponder && text.text == String(repeating: "x", count: count))
    }
  }

  private final class Pad: TextField {
    private(set) var stamps = 0
    func stamp() { stamps += 1 }
  }

  private final class PlainHeaders: TableViewController {
    let top = View(frame: Rect(x: 0, y: 0, width: 50, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      top.backgroundColor = Color(red: 1, green: 0, blue: 0)
      tableView.tableHeaderView = top
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      let header = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
      header.backgroundColor = Color(red: 0, green: 1, blue: 0)
      return header
    }

    override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 40 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("headers of a table that are plain views with a frame are as wide as the table") func plainHeaders()
    async throws
  {
    let page = PlainHeaders(style: .plain)
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    for height in [30.0, 60] {
      page.top.frame.size.height = height
      page.tableView.tableHeaderView = page.top
      page.tableView.reloadData()
      try await settle()
      let shown = try picture(of: window.window)
      func rows(_ isColor: (Texture.Pixel) -> Bool) -> Int {
        (0..<300).count { y in [10, 280].allSatisfy { isColor(shown.pixel(x: $0, y: y)) } }
      }
      #expect(abs(rows { $0.red > 200 && $0.green < 60 && $0.blue < 60 } - Int(height)) <= 1, "the table's header")
      #expect(abs(rows { $0.green > 200 && $0.red < 60 && $0.blue < 60 } - 40) <= 1, "the section's header")
    }
  }

  @Test("an alert fits into a narrow window, and is in its middle", arguments: [260, 320, 500]) func narrowAlert(
    _ width: Int
  ) async throws {
    let page = ViewController()
    let window = try await TestWindow(page, width: width, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      let alert = AlertController(
        title: "Delete?", message: "What is gone cannot be brought back.", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(AlertAction(title: "OK", style: .default))
      page.present(alert, animated: false)
      try await wait(for: "the alert") { alert.viewIfLoaded?.isMapped == true }
      try await settle()
      let frame = try #require(alert.view.frame(in: window.window))
      #expect(frame.minX >= 0 && frame.maxX <= Double(width) && abs(frame.midX - Double(width) / 2) <= 1, "\(frame)")
      try await click(window.require(Button.self, .text("OK")))
      try await wait(for: "the end") { page.presentedViewController == nil }
    }
  }

  @Test("a colour that is set for a secondary text is shown as it is") func secondaryColors() async throws {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = ""
    cell.detailTextLabel?.text = "██████"
    let window = try await TestWindow(cell, width: 300, height: 60)
    defer { window.close() }
    func reddest() async throws -> Int {
      try await settle()
      return try picture(of: window.window).pixels().map { Int($0.red) - Int($0.green) }.max() ?? 0
    }
    for _ in 1...2 {
      cell.detailTextLabel?.textColor = Color(red: 1, green: 0, blue: 0)
      #expect(try await reddest() > 250)
      cell.detailTextLabel?.textColor = nil
      #expect(try await reddest() < 20)
    }
  }

  @Test("a search controller that is presented begins its search in the navigation bar, and ends when it is dismissed")
  func presentedSearch() async throws {
    let page = ViewController()
    let search = SearchController()
    page.navigationItem.searchController = search
    let window = try await TestWindow(NavigationController(rootViewController: page), width: 400, height: 300)
    defer { window.close() }
    for count in 1...2 {
      var (hasBegun, hasEnded) = (false, false)
      page.present(search, animated: true) { hasBegun = true }
      try await wait(for: "the completion") { hasBegun }
      try await settle()
      #expect(search.isActive && page.presentedViewController == nil && search.searchBar.isMapped, "\(count)")
      try await type("ab", into: search.searchBar.searchTextField)
      search.dismiss(animated: true) { hasEnded = true }
      try await wait(for: "the end") { hasEnded }
      #expect(!search.isActive && search.searchBar.text == "")
    }
  }

  private final class Rows: ViewController, TableViewDataSource {
    let table = TableView(frame: .zero, style: .plain)
    let below = Label("below")
    var count = 3 { didSet { table.reloadData() } }
    private lazy var height = table.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      let stack = StackView(arrangedSubviews: [table, below])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      LayoutConstraint.activate([
        height, stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      table.layoutIfNeeded()
      height.constant = table.contentSize.height
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("a table that is as high as its content grows and shrinks with it") func tableAsHighAsContent() async throws {
    let page = Rows()
    let window = try await TestWindow(page, width: 300, height: 500)
    defer { window.close() }
    func end(of text: String) throws -> Double {
      try #require(window.require(Gtk.Label.self, .text(text)).frame(in: window.window)).maxY
    }
    for count in [3, 5, 2, 5, 1] {
      page.count = count
      page.view.setNeedsLayout()
      try await settle()
      page.view.setNeedsLayout()
      try await settle()
      let gap = try #require(page.below.frame(in: window.window)).minY - end(of: "Row \(count - 1)")
      #expect(gap >= 0 && gap < 20, "\(count) rows, then \(gap) pixels")
    }
  }

  // MARK: The keyboard

  @Test("a field that gets the keyboard keeps its text when one types on") func typingOn() async throws {
    let (first, second) = (TextField(), TextField())
    let window = try await TestWindow(Box.vertical([first, second]), width: 300, height: 200)
    defer { window.close() }
    for (field, letter, result) in [(first, "d", "abcd"), (second, "d", "abcd"), (first, "e", "abcde")] {
      if field.text == "" { field.text = "abc" }
      field.becomeFirstResponder()
      try await settle()
      try await type(letter, into: field)
      #expect(field.text == result)
    }
    second.resignFirstResponder()
    second.selectAll(nil)
    second.becomeFirstResponder()
    try await type("new", into: second)
    #expect(second.text == "new", "what the program has selected is replaced")
  }

  @Test("a refused letter moves no selection, and a kept one is asked for first") func orderOfTextCalls() async throws {
    final class Log: TextViewDelegate {
      var calls: [String] = []
      func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
        calls.append("should \(text)")
        return text != "z"
      }
      func textViewDidChangeSelection(_ textView: TextView) {
        calls.append("selection \(textView.selectedRange.lowerBound)")
      }
      func textViewDidChange(_ textView: TextView) { calls.append("change \(textView.text!)") }
    }
    let (view, log) = (TextView(), Log())
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    view.becomeFirstResponder()
    try await settle()
    view.delegate = log
    for letter in ["x", "z", "y"] { try await type(letter, into: view) }
    #expect(log.calls == ["should x", "selection 1", "change x", "should z", "should y", "selection 2", "change xy"])
    log.calls = []
    try await press("Left", in: view)
    #expect(log.calls == ["selection 1"])
    view.selectedRange = 0..<2
    log.calls = []
    try await type("z", into: view)
    try await settle()
    #expect(log.calls.first == "should z" && !log.calls.contains("change z") && view.text == "xy")
  }

  // MARK: Views

  @Test("a plain control is pressed", .enabled("needs an X server's events") { await Delivery.method == .events })
  func plainControl() async throws {
    let control = Control(frame: Rect(x: 10, y: 10, width: 100, height: 60))
    var events: [String] = []
    control.addAction(Action { _ in events.append("down") }, for: .touchDown)
    control.addAction(Action { _ in events.append("up") }, for: .touchUpInside)
    let view = View()
    view.addSubview(control)
    let window = try await TestWindow(view, width: 200, height: 100)
    defer { window.close() }
    for _ in 1...2 { try await click(control) }
    try await wait { events.count == 4 }
    #expect(events == ["down", "up", "down", "up"])
  }

  @Test("the centre of a view places its anchor") func centreIsTheAnchor() async throws {
    let (hand, face) = (View(), View())
    hand.backgroundColor = Color(red: 1, green: 0, blue: 0)
    face.addSubview(hand)
    let window = try await TestWindow(face, width: 200, height: 200)
    defer { window.close() }
    for point in [Point(x: 100, y: 100), Point(x: 60, y: 150)] {
      hand.bounds = Rect(x: 0, y: 0, width: 20, height: 80)
      hand.layer.anchorPoint = Point(x: 0.5, y: 1)
      hand.center = point
      try await settle()
      #expect(hand.center == point && hand.layer.position == point)
      let shown = try picture(of: face)
      let isRed = { shown.pixel(x: Int(point.x), y: Int(point.y) + $0) == .init(red: 255, green: 0, blue: 0) }
      #expect(isRed(-2) && isRed(-78) && !isRed(2) && !isRed(-82), "above its end")
    }
  }

  @Test("the rectangle of a text has as many lines as it may") func linesOfATextRect() async throws {
    let label = Label("A text that takes quite a few lines of this width")
    label.numberOfLines = 0
    let window = try await TestWindow(label, width: 300, height: 300)
    defer { window.close() }
    let room = Rect(x: 0, y: 0, width: 80, height: 1000)
    let heights = (0...3).map { label.textRect(forBounds: room, limitedToNumberOfLines: $0).height }
    #expect(heights[0] > heights[3] && heights[3] > heights[2] && heights[2] > heights[1], "\(heights)")
    #expect(abs(heights[1] - label.font.lineHeight) < 1 && abs(heights[2] - 2 * label.font.lineHeight) < 1)
  }

  // MARK: Bubbles

  @Test("an action sheet that points at a whole page is seen where the page fills the screen")
  func sheetOfAFullScreen() async throws {
    let root = ViewController()
    let window = try await TestWindow(root, width: 1280, height: 1024)
    defer { window.close() }
    for isGiven in [false, true] {
      let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
      for title in ["Delete", "Archive"] { alert.addAction(AlertAction(title: title, style: .default)) }
      if isGiven { alert.popoverPresentationController?.sourceView = root.view }
      root.present(alert, animated: false)
      try await settle()
      let texts = try ["Delete", "Archive"].map { try window.require(Gtk.Label.self, .text($0)) }
      #expect(texts.allSatisfy { $0.height > 10 && $0.width > 30 })
      root.dismiss(animated: false)
      try await settle()
    }
  }

  @Test("what had the keyboard before a bubble has it again, also after an alert over the bubble")
  func keyboardAfterABubble() async throws {
    let (root, field, source) = (ViewController(), TextField(), Gtk.Button("source"))
    field.text = "ab"
    root.loadViewIfNeeded()
    root.view.addSubview(Box.vertical([source, field]))
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    for letter in ["c", "d"] {
      field.becomeFirstResponder()
      let bubble = ViewController()
      bubble.loadViewIfNeeded()
      bubble.view.addSubview(Gtk.Button("inside"))
      bubble.modalPresentationStyle = .popover
      bubble.popoverPresentationController?.sourceView = source
      root.present(bubble, animated: false)
      try await settle()
      let alert = AlertController(title: "Over it", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      bubble.present(alert, animated: false)
      try await settle()
      bubble.dismiss(animated: false)
      try await settle()
      root.dismiss(animated: false)
      try await settle()
      #expect(field.isFirstResponder)
      try await type(letter, into: field)
    }
    #expect(field.text == "abcd")
  }

  // MARK: Lists

  private final class Filtered: TableViewController, SearchBarDelegate {
    let bar = SearchBar()
    var ends = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.sizeToFit()
      bar.delegate = self
      tableView.tableHeaderView = bar
    }

    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { tableView.reloadData() }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { ends += 1 }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      5 - (bar.text?.count ?? 0)
    }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
  }

  @Test("a search field above the rows that it filters keeps the keyboard") func filteringHeader() async throws {
    let page = Filtered(style: .plain)
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    page.bar.becomeFirstResponder()
    try await settle()
    for letter in ["a", "b"] {
      try await type(letter, into: page.bar.searchTextField)
      try await settle()
      #expect(window.window.focus?.parent === page.bar.searchTextField && page.bar.isEditing)
    }
    #expect(page.bar.text == "ab" && page.ends <= 2, "\(page.ends) ends")
  }

  private final class Strips: TableViewController {
    final class Strip: TableViewCell, CollectionViewDataSource, CollectionViewDelegate {
      let items: CollectionView
      var chosen: [Int] = []

      required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

      override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = Size(width: 80, height: 60)
        items = CollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        items.dataSource = self
        items.delegate = self
        items.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
        items.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(items)
        LayoutConstraint.activate([
          items.topAnchor.constraint(equalTo: contentView.topAnchor),
          items.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          items.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          items.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          items.heightAnchor.constraint(equalToConstant: 80),
        ])
      }

      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
      }
    }

    let strip = Strip(style: .default, reuseIdentifier: nil)
    var chosen: [IndexPath] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      indexPath.row == 0 ? strip : TableViewCell()
    }
    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  }

  @Test(
    "a click on an item of a collection in a row chooses the item alone",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func itemsInRows() async throws {
    let page = Strips(style: .plain)
    let window = try await TestWindow(page, width: 400, height: 300)
    defer { window.close() }
    for item in [1, 2] {
      let cell = try #require(page.strip.items.cellForItem(at: IndexPath(item: item, section: 0)))
      try await click(cell)
      try await settle()
    }
    #expect(page.strip.chosen == [1, 2] && page.chosen.isEmpty, "\(page.chosen)")
  }

  @Test("a table whose rows are chosen while it is edited shows circles, and no buttons that delete")
  func choosingWhileEditing() async throws {
    let page = Filtered(style: .plain)
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    page.tableView.allowsMultipleSelectionDuringEditing = true
    func icons() -> [String] { window.findAll(Gtk.Image.self, .any).compactMap(\.iconName) }
    for _ in 1...2 {
      page.tableView.setEditing(true, animated: false)
      try await settle()
      page.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      try await settle()
      #expect(icons().filter { $0 == "radio-symbolic" }.count == 4 && icons().contains("emblem-ok-symbolic"))
      #expect(!icons().contains { $0.hasPrefix("list-remove") }, "\(icons())")
      page.tableView.setEditing(false, animated: false)
      try await settle()
      #expect(!icons().contains("radio-symbolic"))
    }
  }
}
