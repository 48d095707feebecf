import CGtk
import GtkTesting
import Testing
import TrackedUI

@testable import TypingPrograms

/// What Return in a field does may end the field: group W of docs/CONFORMANCE.md.
@MainActor @Suite(.serialized) struct ReturnTests {
  enum Kind: CaseIterable {
    case entry, passwordEntry, searchEntry
    case kitPrimaryAction, kitOnExit, kitDelegate, kitSearchBar
    case uiOnSubmit, uiOnCommit, uiSecure, uiTall
  }

  enum Act: CaseIterable { case empties, removesItself, removesAll, closesWindow }

  @Test(
    "C-243 Return in a field is told when GTK is done with it, and may empty or remove the field or close its window",
    .enabled("needs an X server's events") { await GtkTesting.Delivery.method == .events }, arguments: Kind.allCases,
    Act.allCases)
  func activation(_ kind: Kind, _ act: Act) async throws {
    // Another window goes on when one is closed.
    let other = try await TestWindow(Gtk.Label("Other"))
    defer { other.close() }
    var fields = Fields(kind)
    var window = try await TestWindow(fields.outer, height: 400)
    defer { window.close() }
    for round in 1...2 {
      if !window.window.isMapped || fields.shown.isEmpty {
        window.close()
        fields = Fields(kind)
        window = try await TestWindow(fields.outer, height: 400)
      }
      let before = fields.shown
      let last = try #require(before.last)
      let hand = try #require(Hand(in: last))
      var (told, wasInside) = (0, false)
      fields.onReturn = { [unowned fields] id in
        told += 1
        wasInside = g_signal_get_invocation_hint(hand.text.native() as UnsafeMutablePointer<GObject>) != nil
        switch act {
        case .empties: fields.empty(id)
        case .removesItself: fields.remove([id])
        case .removesAll: fields.remove(fields.ids)
        case .closesWindow: window.close()
        }
      }
      hand.focus()
      hand.type("x\(round)")
      try await settle()
      #expect(hand.shown.text.hasSuffix("x\(round)"))
      try await press("Return", in: window.window)
      #expect(told == 1 && !wasInside)
      #expect(other.window.isMapped)
      #expect(window.window.isMapped == (act != .closesWindow))
      switch act {
      case .empties:
        #expect(fields.shown.count == before.count)
        #expect(hand.shown.text.isEmpty && hand.text.hasFocus)
      case .removesItself: #expect(fields.shown.count == before.count - 1 && !fields.shown.contains { $0 === last })
      case .removesAll: #expect(fields.shown.isEmpty)
      case .closesWindow: break
      }
    }
  }
}

@Observable private final class Texts {
  var ids = [0, 1, 2]
  var texts = ["", "", ""]
}

/// Three fields of a kind, one below the other.
private final class Fields: SearchBarDelegate, TextFieldDelegate {
  let outer: Widget
  var onReturn: (Int) -> Void = { _ in }
  private let texts = Texts()
  private let box = Gtk.Box(.vertical)
  private var widgets: [Int: Widget] = [:]
  private var hosting: AnyObject?

  init(_ kind: ReturnTests.Kind) {
    switch kind {
    case .uiOnSubmit, .uiOnCommit, .uiSecure, .uiTall:
      let told = Told()
      let controller = HostingController(rootView: Column(texts: texts, kind: kind, told: told))
      hosting = controller
      outer = controller.view
      told.onReturn = { [unowned self] in onReturn($0) }
    default:
      outer = box
      for id in texts.ids {
        let widget = make(kind, id)
        widgets[id] = widget
        box.append(widget)
      }
    }
  }

  private func make(_ kind: ReturnTests.Kind, _ id: Int) -> Widget {
    let told = { [unowned self] in onReturn(id) }
    switch kind {
    case .passwordEntry:
      let entry = PasswordEntry()
      entry.onActivate(told)
      return entry
    case .searchEntry:
      let entry = Gtk.SearchEntry()
      entry.onActivate(told)
      return entry
    case .kitPrimaryAction, .kitOnExit:
      let field = TrackedKit.TextField()
      field.addAction(
        TrackedKit.Action { _ in told() }, for: kind == .kitOnExit ? .editingDidEndOnExit : .primaryActionTriggered)
      return field
    case .kitDelegate:
      let field = TrackedKit.TextField()
      field.delegate = self
      return field
    case .kitSearchBar:
      let bar = TrackedKit.SearchBar()
      bar.delegate = self
      return bar
    default:
      let entry = Entry()
      entry.onActivate(told)
      return entry
    }
  }

  private func id(of widget: Widget) -> Int { widgets.first { $0.value === widget }!.key }
  func textFieldShouldReturn(_ textField: TrackedKit.TextField) -> Bool {
    onReturn(id(of: textField))
    return true
  }
  func searchBarSearchButtonClicked(_ searchBar: TrackedKit.SearchBar) { onReturn(id(of: searchBar)) }

  var ids: [Int] { texts.ids }

  /// The fields that are shown.
  var shown: [Widget] {
    var found: [Widget] = []
    func search(_ widget: Widget) {
      if Hand.isText(widget) { return found.append(widget) }
      widget.children.forEach(search)
    }
    search(outer)
    return found.filter(\.isMapped)
  }

  func empty(_ id: Int) {
    texts.texts[id] = ""
    switch widgets[id] {
    case let bar as TrackedKit.SearchBar: bar.text = ""
    case let field as TrackedKit.TextField: field.text = ""
    case let field as any Editable: field.text = ""
    default: break
    }
  }

  func remove(_ gone: [Int]) {
    texts.ids.removeAll(where: gone.contains)
    for id in gone { if let widget = widgets.removeValue(forKey: id) { box.remove(widget) } }
  }
}

private final class Told { var onReturn: (Int) -> Void = { _ in } }

private struct Column: TrackedUI.View {
  @Bindable var texts: Texts
  let kind: ReturnTests.Kind
  let told: Told

  var body: some TrackedUI.View { VStack { ForEach(texts.ids, id: \.self) { field($0) } } }

  @ViewBuilder private func field(_ id: Int) -> some TrackedUI.View {
    switch kind {
    case .uiOnCommit:
      TrackedUI.TextField("Field", text: $texts.texts[id], onEditingChanged: { _ in }, onCommit: { told.onReturn(id) })
    case .uiSecure: SecureField("Field", text: $texts.texts[id]).onSubmit { told.onReturn(id) }
    case .uiTall:
      TrackedUI.TextField("Field", text: $texts.texts[id], axis: .vertical).onSubmit { told.onReturn(id) }
    default: TrackedUI.TextField("Field", text: $texts.texts[id]).onSubmit { told.onReturn(id) }
    }
  }
}
