import GtkTesting
import Testing

@Suite("Finding widgets and seeing what they show", .serialized)
struct FindingTests {
  private func makeForm() -> Box {
    let form = Box(.vertical, spacing: 6)
    form.name = "form"
    let row = Box(.horizontal)
    let add = Button("Add")
    add.name = "add"
    row.append(Label("Amount"))
    row.append(add)
    let remove = Button(iconName: "list-remove-symbolic")
    remove.setAccessibleLabel("Remove the last")
    remove.isSensitive = false
    row.append(remove)
    form.append(row)
    let hidden = Label("secret")
    hidden.isVisible = false
    form.append(hidden)
    return form
  }

  @Test("widgets are found by type, name, text, accessible label and condition")
  func finds() async throws {
    let test = try await TestWindow(makeForm())
    let add = try test.require(Button.self, .name("add"))
    #expect(test.find(.text("Add")) === add)
    #expect(test.find(Button.self, .text("Add")) === add)
    #expect(test.find(Box.self, .textContaining("Amount")) != nil)
    #expect(test.find(.textContaining("Amount")) is Label)
    #expect(test.find(Gtk.Label.self, .textContaining("mou"))?.text == "Amount")
    #expect(test.find(.accessibleLabel("Remove the last")) is Button)
    #expect(test.find(.accessibleLabel("Add")) === add)
    #expect(test.findAll(Button.self, .matching("that cannot be used") { !$0.isSensitive }).count == 1)
    #expect(test.findAll(Button.self, .name("add").and(.text("Sub"))).isEmpty)
  }

  @Test("a container looked for by type is found by the text of its parts")
  func textOfParts() async throws {
    let form = makeForm()
    let test = try await TestWindow(form)
    #expect(test.find(Box.self, .text("Amount\nAdd")) === form)
    #expect(test.find(.text("Amount\nAdd")) == nil)
  }

  @Test("hidden widgets are found only when asked for")
  func hidden() async throws {
    let test = try await TestWindow(makeForm())
    #expect(test.find(.text("secret")) == nil)
    #expect(test.find(.text("secret"), in: .everything) is Label)
  }

  @Test("a widget that is missing is told with the tree that was searched")
  func missing() async throws {
    let test = try await TestWindow(makeForm())
    let error = #expect(throws: WidgetNotFound.self) { try test.require(Switch.self, .name("power")) }
    let message = try #require(error?.description)
    #expect(message.contains("no Switch named 'power' in"))
    #expect(message.contains("Button #add \"Add\""))
  }

  @Test("errors of the kit say what they say wherever they are printed, also away from the main actor")
  func errorTexts() async throws {
    let test = try await TestWindow(makeForm())
    var errors: [any Error] = []
    do { _ = try test.require(Switch.self) } catch { errors.append(error) }
    do { _ = try await click(test.require(Button.self, .accessibleLabel("Remove the last"))) } catch {
      errors.append(error)
    }
    do { try await wait(for: "what never comes", deadline: 0.01) { false } } catch { errors.append(error) }
    do { _ = try picture(of: Label("nowhere")) } catch { errors.append(error) }
    do { try Style.set("{", for: "broken") } catch { errors.append(error) }
    do { try Resources.register(bundle: "/nowhere") } catch { errors.append(error) }
    do { _ = try KeyFile(path: "/nowhere") } catch { errors.append(error) }
    do { _ = try Settings.open("no.such.schema") } catch { errors.append(error) }
    errors.append(InitializationError.noDisplay)
    #expect(errors.count == 9)
    // As Swift Testing prints them: it asks whether they describe themselves, on a thread of its own.
    let texts = await Task.detached { errors.map { String(describing: $0) } }.value
    let words = [
      "no Switch", "insensitive", "never comes", "not shown", "CSS, line 1", "/nowhere", "/nowhere", "no.such.schema",
      "display",
    ]
    for (text, word) in zip(texts, words) { #expect(text.contains(word)) }
  }

  @Test("a row is found by a part of what is written in it")
  func partOfARow() async throws {
    let list = ListBox()
    for name in ["Ada Lovelace", "Grace Hopper"] {
      let row = Box(.horizontal)
      row.append(Label(name))
      list.append(row)
    }
    let test = try await TestWindow(list)
    let row = try test.require(ListBoxRow.self, .textContaining("Hopper"))
    #expect(row.children.first?.children.first is Label)
    #expect(test.findAll(ListBoxRow.self, .textContaining("e")).count == 2)
    #expect(test.find(ListBoxRow.self, .textContaining("Hoppers")) == nil)
  }

  @Test("the description of a tree tells class, name, text, style classes and what is unusual, the same each time")
  func tree() async throws {
    let form = makeForm()
    let test = try await TestWindow(form)
    let description = treeDescription(of: form)
    #expect(
      description == """
        Box #form .vertical
          Box .horizontal
            Label "Amount"
            Button #add "Add" .text-button
              Label "Add"
            Button label "Remove the last" icon "list-remove-symbolic" .image-button [insensitive]
              Image icon "list-remove-symbolic"
          Label "secret" [hidden]
        """)
    form.queueResize()
    try await settle(test.window)
    #expect(treeDescription(of: form) == description)
    let help = Label("Help")
    help.tooltip = "Opens the manual"
    #expect(treeDescription(of: help) == #"Label "Help" tooltip "Opens the manual""#)
  }

  @Test("a picture shows the colours a style sheet gave, at the right places")
  func coloursOfAPicture() async throws {
    defer { Style.remove("picture test") }
    try Style.set(".left { background: #ff0000; } .right { background: rgb(0, 0, 255); }", for: "picture test")
    let box = Box(.horizontal)
    for side in ["left", "right"] {
      let half = Box(.vertical)
      half.setSizeRequest(width: 40, height: 30)
      half.addCSSClass(side)
      box.append(half)
    }
    box.halign = .start
    box.valign = .start
    let test = try await TestWindow(box, width: 200, height: 100)
    let shown = try picture(of: box)
    #expect(shown.width == 80 && shown.height == 30)
    #expect(shown.pixel(x: 5, y: 5) == .init(red: 255, green: 0, blue: 0))
    #expect(shown.pixel(x: 75, y: 25) == .init(red: 0, green: 0, blue: 255))

    let whole = try picture(of: test.window)
    #expect(whole.width == test.window.width && whole.height == test.window.height)
    #expect(whole.pixels().allSatisfy { $0.alpha == 255 })
  }

  @Test("a PNG has the picture's pixels, and a widget that is not shown says so")
  func pngBytes() async throws {
    let label = Label("hello")
    let test = try await TestWindow(label)
    let bytes = try png(of: test.window)
    #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let decoded = try Texture.load(bytes: bytes)
    #expect(decoded.pixels() == (try picture(of: test.window)).pixels())
    let error = #expect(throws: PictureError.self) { try png(of: Label("loose")) }
    #expect(error?.description == "Label \"loose\" is not shown; put it into a TestWindow first")
  }

  @Test("tests run with animations off, and one may turn them on")
  func animations() throws {
    try TestDisplay.prepare()
    #expect(TestDisplay.animations == .off)
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try TestDisplay.prepare()
    #expect(TestDisplay.animations == .on)
    #expect(DisplaySettings.shared.fontName == "Sans 11")
  }
}
