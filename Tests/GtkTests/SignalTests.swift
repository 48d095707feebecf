import CGtk
import GtkTesting
import Testing

@Suite("Signals", .serialized)
struct SignalTests {
  private final class Owner {
    var count = 0
    func note() { count += 1 }
  }

  @Test("a handler hears until it is disconnected, and is released then")
  func disconnecting() async throws {
    let button = Button("press")
    let test = try await TestWindow(button)
    var owner: Owner? = Owner()
    weak let released = owner
    let connection = button.onClicked { [owner] in owner?.note() }
    try await click(button)
    #expect(owner?.count == 1)
    owner = nil
    #expect(released != nil)
    connection.disconnect()
    #expect(!connection.isConnected)
    #expect(released == nil)
    connection.disconnect()
    try await click(button)
    withExtendedLifetime(test) {}
  }

  @Test("a handler is released with its widget, though the token is kept")
  func endOfWidget() {
    var owner: Owner? = Owner()
    weak let released = owner
    var button: Button? = Button("short-lived")
    let connection = button?.onClicked { [owner] in owner?.note() }
    owner = nil
    #expect(released != nil)
    button = nil
    #expect(released == nil)
    #expect(connection?.isConnected == false)
  }

  @Test("a weak target is not kept alive, and hears nothing after its end")
  func weakTarget() async throws {
    let button = Button("press")
    let test = try await TestWindow(button)
    var owner: Owner? = Owner()
    weak let released = owner
    button.onClicked(try #require(owner)) { $0.note() }
    try await click(button)
    #expect(owner?.count == 1)
    owner = nil
    #expect(released == nil)
    try await click(button)
    withExtendedLifetime(test) {}
  }

  @Test("what is reported when GTK is done comes in order, and to nobody who has disconnected meanwhile")
  func waiting() async throws {
    let choices = ["a", "b", "c"].map { DropDown([$0]) }
    var heard: [Int] = []
    var connections: [SignalConnection] = []
    for (index, choice) in choices.enumerated() {
      connections.append(
        choice.onNotifySelected {
          heard.append(index)
          if index == 0 { connections[1].disconnect() }
        })
    }
    for _ in 1...2 {
      for choice in choices { g_object_notify(choice.native(), "selected") }
      #expect(heard.isEmpty)
      try await settle()
      #expect(heard == [0, 2])
      heard = []
    }
  }

  @Test("a handler may remove its own widget, which is freed afterwards")
  func removalInHandler() async throws {
    let box = Box(.vertical)
    let test = try await TestWindow(box)
    var removals = 0
    let watch = {
      let button = Button("remove me")
      button.onClicked { [weak button, weak box] in
        guard let button else { return }
        box?.remove(button)
        removals += 1
      }
      box.append(button)
      return FinalizationWatch(button)
    }()
    try await settle()
    try await click(test.require(.text("remove me")))
    #expect(removals == 1)
    #expect(box.children.isEmpty)
    try await watch.expectFinalized()
  }

  @Test("a handler may disconnect itself, and what it captured stays until it returns")
  func disconnectInHandler() async throws {
    let button = Button("once")
    let test = try await TestWindow(button)
    let owner = Owner()
    var connection: SignalConnection?
    connection = button.onClicked {
      connection?.disconnect()
      owner.note()
    }
    try await click(button)
    try await click(button)
    #expect(owner.count == 1)
    withExtendedLifetime(test) {}
  }

  @Test("a handler may close its own window")
  func windowClosedInHandler() async throws {
    let button = Button("close")
    let test = try await TestWindow(button)
    button.onClicked { [weak window = test.window] in window?.destroyWindow() }
    try await click(button)
    #expect(!test.window.isMapped)
  }

  @Test("the answer of a handler decides whether a window closes")
  func eventSignal() async throws {
    let test = try await TestWindow(Label("stays"))
    var answer = Propagation.stop
    var questions = 0
    test.window.onCloseRequest {
      questions += 1
      return answer
    }
    test.window.close()
    try await wait(for: "the question whether to close") { questions == 1 }
    try await settle()
    #expect(test.window.isMapped)
    answer = .proceed
    test.window.close()
    try await wait(for: "the window to close") { !test.window.isMapped }
    #expect(questions == 2)
  }

  @Test("a blocked handler hears nothing for a while")
  func blocking() {
    let box = CheckButton("tick")
    var heard = 0
    let connection = box.onToggled.includingProgrammatic { heard += 1 }
    connection.whileBlocked { box.isActive = true }
    #expect(heard == 0)
    box.isActive = false
    #expect(heard == 1)
  }

  @Test("a handler connected twice hears twice, and each token ends one of the two")
  func connectedTwice() {
    let box = CheckButton("tick")
    let owner = Owner()
    let first = box.onToggled.includingProgrammatic(owner) { $0.note() }
    box.onToggled.includingProgrammatic(owner) { $0.note() }
    box.isActive = true
    #expect(owner.count == 2)
    first.disconnect()
    box.isActive = false
    #expect(owner.count == 3)
  }

  @Test("arguments arrive as their Swift types")
  func arguments() async throws {
    let list = ListBox()
    list.append(Label("first"))
    list.append(Label("second"))
    let test = try await TestWindow(list)
    var rows: [Widget?] = []
    list.onRowActivated { rows.append($0) }
    let row = try #require(list.row(at: 1))
    try await click(row)
    #expect(rows.count == 1)
    #expect(rows.first == row)
    withExtendedLifetime(test) {}
  }

  @Test("a property's changes are heard with the handler behind the name, and with a weak target")
  func notifyWithHandler() {
    let label = Label("text")
    let owner = Owner()
    var heard = 0
    let connection = label.notify("label") { heard += 1 }
    label.notify("label", owner) { $0.note() }
    label.text = "other"
    connection.disconnect()
    label.text = "another"
    #expect(heard == 1 && owner.count == 2)
  }
}
