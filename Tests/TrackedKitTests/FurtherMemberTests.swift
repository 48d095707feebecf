import GtkTesting
import Testing

@testable import TrackedKit

/// Names of UIKit's that programs use here and there, which do what they say.
@MainActor @Suite(.serialized) struct FurtherMemberTests {
  @Test("places in a text are found, selected and written at, in fields and text views, with letters of several units")
  func textPositions() async throws {
    let (field, view) = (TextField(), TextView())
    let stack = StackView(arrangedSubviews: [field, view])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 300, height: 300)
    defer { window.close() }
    var edits = 0
    field.addAction(Action { _ in edits += 1 }, for: .editingChanged)
    field.text = "a😀bc"
    view.text = "a😀bc"
    func check(_ input: some TextInput) throws {
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 1))
      let end = try #require(input.position(from: start, offset: 2))
      let smile = try #require(input.textRange(from: end, to: start))
      #expect(input.text(in: smile) == "😀" && input.offset(from: start, to: input.endOfDocument) == 4)
      #expect(input.position(from: start, offset: 9) == nil && input.position(from: start, offset: -2) == nil)
      input.selectedTextRange = smile
      #expect(input.selectedTextRange == smile && input.compare(start, to: end) < 0)
      input.insertText("xy")
      #expect(input.inputText == "axybc" && input.selectedTextRange?.isEmpty == true && input.inputSelection == 3..<3)
      input.insertText("😀")
      input.deleteBackward()
      input.deleteBackward()
      #expect(input.inputText == "axbc" && input.inputSelection == 2..<2)
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument)
      input.deleteBackward()
      #expect(input.inputText == "axbc")
    }
    try check(field)
    try check(view)
    #expect(edits == 4)
  }

  @Test("pictures are shown in a row, as often as it is said, and the picture comes back")
  func animationImages() async throws {
    let images = ["star", "heart", "trash"].compactMap { Image(systemName: $0) }
    let view = ImageView(image: Image(systemName: "plus"))
    let window = try await TestWindow(view, width: 100, height: 100)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    view.animationImages = images
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    #expect(!view.isAnimating)
    let before = try png(of: view)
    view.startAnimating()
    #expect(view.isAnimating)
    try await wait(for: "another picture") { (try? png(of: view)) != before }
    try await wait(for: "the end") { !view.isAnimating }
    try await settle()
    #expect(try png(of: view) == before)
    view.animationRepeatCount = 0
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("a transition of a layer brings the next look in, and is over at its end")
  func layerTransition() async throws {
    let view = View()
    view.backgroundColor = .red
    let window = try await TestWindow(view, width: 60, height: 60)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    for type in [CATransitionType.fade, .push, .moveIn, .reveal] {
      view.backgroundColor = .red
      try await settle()
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 0.2
      view.layer.add(transition, forKey: "look")
      view.backgroundColor = .blue
      let first = try picture(of: view).pixel(x: 2, y: 30)
      #expect(first.red > 128 && first.blue < 128, "\(type): the old look is seen at first")
      try await wait(for: "the end of \(type)") { view.layer.animation(forKey: "look") == nil }
      let last = try picture(of: view).pixel(x: 2, y: 30)
      #expect(last.blue > 200 && last.red < 60 && view.layer.transition == nil)
    }
  }

  @Test("the readable part of a view is as wide as there is room, up to a width that texts are read in")
  func readableContent() async throws {
    let (view, text) = (View(), View())
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let guide = view.readableContentGuide
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 10),
    ])
    let window = try await TestWindow(view, width: 1000, height: 100)
    #expect(text.frame == Rect(x: 164, y: 8, width: 672, height: 10))
    window.close()
    view.removeFromSuperview()
    let narrow = try await TestWindow(view, width: 300, height: 100)
    defer { narrow.close() }
    #expect(text.frame.width == 300 - 16 && text.frame.x == 8)
  }

  @Test("colours are mixed and told, and fonts have widths and the text size of some traits")
  func colorsAndFonts() {
    let mixed = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.25)
    #expect(mixed == Color(red: 0.75, green: 0, blue: 0.25))
    #expect(mixed.alpha == 1 && mixed.cgColor.components == [0.75, 0, 0.25, 1] && Color(cgColor: mixed) == mixed)
    let moving = Color(light: .white, dark: .black).mix(with: .red, by: 1)
    #expect(moving.currentRGBA == Color.red.currentRGBA)
    var (white, alpha) = (0.0, 0.0)
    #expect(Color(white: 0.5, alpha: 0.4).getWhite(&white, alpha: &alpha) && white == 0.5 && alpha == 0.4)
    #expect(!mixed.getWhite(&white, alpha: nil))
    #expect(Font.systemFont(ofSize: 12, weight: .bold, width: .condensed).variant.stretch == .condensed)
    #expect(Font.systemFont(ofSize: 12, weight: .bold, width: .standard) == .systemFont(ofSize: 12, weight: .bold))
    let large = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(font.pointSize > 20 && font.textStyle == nil)
  }

  @Test(
    "a tap of the second button is told apart",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func secondButton() async throws {
    let view = View()
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    var taps: [String] = []
    let second = TapGestureRecognizer(target: nil) { taps.append("second") }
    second.buttonMaskRequired = .secondary
    view.addGestureRecognizer(second)
    try await click(view)
    #expect(taps.isEmpty)
    try await click(view, button: .secondary)
    #expect(taps == ["second"])
    second.buttonMaskRequired = .primary
    try await click(view)
    #expect(taps == ["second", "second"])
  }

  @Test("one child's view takes another's place")
  func children() async throws {
    let (parent, first, second) = (ViewController(), ViewController(), ViewController())
    parent.addChild(first)
    parent.loadViewIfNeeded()
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    let window = try await TestWindow(parent, width: 100, height: 100)
    defer { window.close() }
    parent.addChild(second)
    var ends: [Bool] = []
    parent.transition(from: first, to: second, duration: 0, options: .transitionCrossDissolve, animations: nil) {
      ends.append($0)
      first.removeFromParent()
      second.didMove(toParent: parent)
    }
    try await wait(for: "the end") { !ends.isEmpty }
    #expect(ends == [true] && parent.view.subviews == [second.view] && second.view.isMapped && first.parent == nil)
    let third = ViewController()
    parent.addChild(third)
    parent.transition(from: second, to: third, duration: 0, animations: { third.view.alpha = 0.5 })
    try await wait(for: "the old one to go") { second.view.superview == nil }
    #expect(abs(third.view.alpha - 0.5) < 0.01 && third.view.isMapped)
  }

  @Test("an application says whether it is seen, opens what the desktop has a program for, and has actions done")
  func application() async throws {
    final class Page: ViewController {
      var saved = 0
      func save() { saved += 1 }
    }
    let application = Application(id: nil)
    #expect(application.applicationState == .background && application.keyWindow == nil)
    #expect(!application.canOpenURL("no-such-scheme://x") && !application.canOpenURL("nothing"))
    var opened: [Bool] = []
    application.open("no-such-scheme://x") { opened.append($0) }
    try await wait(for: "the answer") { !opened.isEmpty }
    #expect(opened == [false])
    #expect(!application.isIdleTimerDisabled)
    let page = Page()
    #expect(application.sendAction(Selector(Page.save), to: page, from: nil, for: nil) && page.saved == 1)
    #expect(application.sendAction(Selector(Page.save), to: nil, from: page, for: nil) && page.saved == 2)
    #expect(!application.sendAction(Selector(Page.save), to: nil, from: nil, for: nil))
  }

  @Test("what an initialiser is given is shown as what is set later")
  func initialisers() async throws {
    @Bindable var model = Levels()
    let slider = Slider(value: $model.level, step: 0.25)
    let stepper = Stepper(value: $model.count, in: 5...8, step: 3)
    let picker = DatePicker(date: $model.time, mode: .time)
    let later = DatePicker()
    later.datePickerMode = .time
    let button = Button(configuration: .filled())
    var configuration = Button.Configuration.filled()
    configuration.title = "Given"
    let given = Button(configuration: configuration)
    let stack = StackView(arrangedSubviews: [slider, stepper, picker, later, button, given])
    stack.axis = .vertical
    stack.alignment = .leading
    let window = try await TestWindow(stack, width: 400, height: 500)
    defer { window.close() }
    #expect(picker.height == later.height && picker.width == later.width)
    #expect(button.hasCSSClass("suggested-action"))
    #expect(given.find(Gtk.Label.self)?.text == "Given" && given.hasCSSClass("suggested-action"))
    #expect(stepper.minimumValue == 5 && stepper.maximumValue == 8 && stepper.value == 7)
    if Delivery.method == .events {
      try await press(.right, in: slider)
      #expect(model.level == 0.75)
    }
  }

  @Test("a path is gone the other way, and a picture is told as a JPEG and prepared")
  func pathsAndPictures() async throws {
    let path = BezierPath()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    path.addCurve(to: Point(x: 10, y: 10), controlPoint1: Point(x: 12, y: 2), controlPoint2: Point(x: 12, y: 8))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(back.currentPoint == .zero && back.bounds == path.bounds && back.lineWidth == 3)
    #expect(back.reversing().shape == path.shape)
    let box = BezierPath(rect: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(box.reversing().contains(Point(x: 2, y: 2)))
    let texture = Texture.make(width: 8, height: 8, premultipliedBGRA: [UInt8](repeating: 0, count: 256))
    let image = Image(cgImage: texture)
    let bytes = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(bytes.starts(with: [0xFF, 0xD8]) && image.scale == 1)
    let white = try Texture.load(bytes: bytes).pixel(x: 3, y: 3)
    #expect(white.red > 250 && white.green > 250 && white.blue > 250, "nothing is white in a JPEG")
    var prepared: [Bool] = []
    Image(data: bytes)?.prepareForDisplay { prepared.append($0 != nil) }
    try await wait(for: "the decoded picture") { !prepared.isEmpty }
    #expect(prepared == [true])
  }

  @Test("a button that deletes is red, in every style")
  func role() async throws {
    let buttons = [Button(type: .system), Button(configuration: .plain()), Button(configuration: .filled())]
    for button in buttons {
      button.role = .destructive
      if button.configuration == nil { button.setTitle("Delete", for: .normal) }
      button.configuration?.title = "Delete"
    }
    let stack = StackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 200, height: 200)
    defer { window.close() }
    for button in buttons {
      let pixels = try picture(of: button).pixels()
      #expect(pixels.contains { $0.red > 150 && $0.green < 110 && $0.blue < 110 && $0.alpha > 200 })
    }
    #expect(buttons[2].hasCSSClass("destructive-action"))
    buttons[2].role = .normal
    try await settle()
    #expect(!buttons[2].hasCSSClass("destructive-action") && buttons[2].hasCSSClass("suggested-action"))
  }
}

@MainActor @Observable private final class Levels {
  var level = 0.5
  var count = 7
  var time = LocalTime(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
}
