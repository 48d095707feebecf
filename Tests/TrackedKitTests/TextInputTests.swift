import GtkTesting
import Testing

@MainActor private final class Editor: TextFieldDelegate, TextViewDelegate {
  var mayBegin = true
  var limit = 5
  var changes: [(range: Range<Int>, text: String)] = []
  var selections = 0

  weak var edited: TextField?
  var refused: () -> Void = {}

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    guard !mayBegin, textField !== edited else { return true }
    refused()
    return false
  }
  var told: [String] = []
  func textFieldDidBeginEditing(_ textField: TextField) { told.append("begin \(textField.tag)") }
  func textFieldDidEndEditing(_ textField: TextField) { told.append("end \(textField.tag)") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    changes.append((range, string))
    return (textField.text ?? "").utf16.count + string.utf16.count - range.length <= limit
  }
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    changes.append((range, text))
    return text != "x"
  }
  func textViewDidChangeSelection(_ textView: TextView) { selections += 1 }
}

@MainActor @Suite(.serialized) struct TextInputTests {
  private let controller = ViewController()
  private let editor = Editor()

  private func show(_ views: [View], _ body: (TestWindow) async throws -> Void) async throws {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    controller.view.addSubview(stack)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    try await body(window)
  }

  @Test func aChangeThatTheDelegateRefusesIsTakenBack() async throws {
    let field = TextField()
    field.delegate = editor
    var told = 0
    field.addAction(Action { _ in told += 1 }, for: .editingChanged)
    try await show([field]) { _ in
      field.text = "é1"
      field.cursorPosition = -1
      try await type("23", into: field)
      #expect(editor.changes.map(\.text) == ["2", "3"])
      #expect(editor.changes.last?.range == Range(location: 3, length: 0))
      editor.limit = 4
      try await type("4", into: field)
      #expect(field.text == "é123")
      #expect(told == 2)
    }
  }

  @Test("a field or a text whose delegate says so keeps the keyboard from clicks, the Tab key and the program")
  func shouldEnd() async throws {
    final class Keeper: TextFieldDelegate, TextViewDelegate {
      var mayEnd = false
      var log: [String] = []
      func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        log.append("asked")
        return mayEnd
      }
      func textFieldDidEndEditing(_ textField: TextField) { log.append("ended") }
      func textViewShouldEndEditing(_ textView: TextView) -> Bool {
        log.append("asked")
        return mayEnd
      }
      func textViewDidEndEditing(_ textView: TextView) { log.append("ended") }
    }
    for isField in [true, false] {
      let (keeper, other) = (Keeper(), Editor())
      let (field, text, next, button) = (TextField(), TextView(), TextField(), Button("Press"))
      (field.delegate, text.delegate, next.delegate) = (keeper, keeper, other)
      var presses = 0
      var begun = 0
      button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
      next.addAction(Action { _ in begun += 1 }, for: .editingDidBegin)
      let kept: View = isField ? field : text
      try await show([kept, next, button]) { window in
        try await click(kept)
        try await type("ab", into: kept)
        for turn in 1...2 {
          keeper.log = []
          try await click(next)
          #expect(kept.isFirstResponder && keeper.log == ["asked"] && begun == 0, "a click")
          try await click(button)
          #expect(kept.isFirstResponder && presses == turn, "a button does what it does")
          #expect(!next.becomeFirstResponder() && kept.isFirstResponder, "the program")
          #expect(!window.window.endEditing(false) && kept.isFirstResponder)
          if isField {
            #expect(field.selection == 2..<2, "nothing is selected")
            try await press("Tab", in: kept)
            #expect(kept.isFirstResponder && field.text == "ab", "Tab")
          }
          #expect(!keeper.log.contains("ended"))
        }
        keeper.log = []
        keeper.mayEnd = true
        try await click(next)
        #expect(next.isFirstResponder && keeper.log == ["asked", "ended"] && begun == 1)
        keeper.mayEnd = false
        try await click(kept)
        window.window.endEditing(true)
        #expect(!kept.isFirstResponder && keeper.log.last == "ended", "forced")
        try await click(kept)
        let alert = AlertController(title: "Wrong", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Correct it", style: .cancel))
        controller.present(alert, animated: false)
        try await settle()
        #expect(!kept.isFirstResponder, "what is presented above takes it")
        controller.dismiss(animated: false)
        try await settle()
        kept.removeFromSuperview()
        try await settle()
        #expect(!kept.isFirstResponder, "a field that goes")
      }
    }
  }

  @Test func textViewsAskToo() async throws {
    let view = TextView()
    view.delegate = editor
    try await show([view]) { _ in
      view.text = "ab"
      view.selectedRange = Range(location: 1, length: 1)
      #expect(view.selectedRange == 1..<2)
      #expect(editor.selections >= 1)
      view.becomeFirstResponder()
      try await settle()
      view.selectedRange = Range(location: 1, length: 1)
      try await type("c", into: view)
      #expect(view.text == "ac", "what was selected is replaced")
      #expect(editor.changes.map(\.text) == ["c"] && editor.changes.last?.range == 1..<2, "asked once")
      try await type("x", into: view)
      #expect(view.text == "ac" && view.selectedRange == 2..<2)
    }
  }

  @Test("what is typed, pasted or deleted over a selection is asked about once; refused, the text stays")
  func replacing() async throws {
    final class Judge: TextFieldDelegate {
      var keeps = true
      var asked: [String] = []
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
      ) -> Bool {
        asked.append("\(range.lowerBound)-\(range.upperBound) \(string)")
        return keeps
      }
    }
    let (field, judge) = (TextField(), Judge())
    field.delegate = judge
    var told = 0
    field.addAction(Action { _ in told += 1 }, for: .editingChanged)
    try await show([field]) { _ in
      field.becomeFirstResponder()
      for _ in 1...2 {
        for keeps in [true, false] {
          judge.keeps = keeps
          for (act, asked, result)
            in [
              ({ try await press("x", in: field) }, "1-3 x", "axd"),
              (
                {
                  Clipboard.main.setText("yz")
                  try await press("v", .control, in: field)
                }, "1-3 yz", "ayzd"
              ),
              ({ try await press("BackSpace", in: field) }, "1-3 ", "ad"),
              ({ try await press("Delete", in: field) }, "1-3 ", "ad"),
            ] as [(() async throws -> Void, String, String)]
          {
            field.text = "abcd"
            (field as any TextEntry).selection = 1..<3
            (judge.asked, told) = ([], 0)
            try await act()
            try await wait(for: "an answer") { !judge.asked.isEmpty }
            #expect(judge.asked == [asked] && told == (keeps ? 1 : 0), "\(judge.asked) \(told)")
            #expect(field.text == (keeps ? result : "abcd"))
            if !keeps { #expect((field as any TextEntry).selection == 3..<3) }
          }
          // Without a selection the caret stays where it was.
          for key in ["BackSpace", "Delete"] where !keeps {
            field.text = "abcd"
            (field as any TextEntry).selection = 2..<2
            try await press(Key(name: key)!, in: field)
            #expect(field.text == "abcd" && (field as any TextEntry).selection == 2..<2)
          }
        }
      }
    }
  }

  @Observable final class Note { var text = "ab" }

  @Test func aModelHearsOfNoChangeThatIsRefusedAndADelegateMaySetAnotherText() async throws {
    final class Shouting: TextViewDelegate {
      var seen: [String] = []
      func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
        seen.append(textView.text)
        if text == "!" { return false }
        if text == text.uppercased() { return true }
        textView.text = textView.text + text.uppercased()
        return false
      }
    }
    let note = Note()
    let view = TextView(
      text: Binding {
        note.text
      } set: {
        note.text = $0
      })
    let shouting = Shouting()
    view.delegate = shouting
    try await show([view]) { _ in
      view.becomeFirstResponder()
      try await settle()
      view.selectedRange = 2..<2
      try await type("!", into: view)
      #expect(view.text == "ab" && note.text == "ab")
      try await type("C", into: view)
      #expect(view.text == "abC" && note.text == "abC")
      try await type("d", into: view)
      #expect(view.text == "abCD")
      #expect(shouting.seen == ["ab", "ab", "abC"], "asked with the text before")
    }
  }

  @Test func theKeyboardIsSentAwayIfTheFieldMayNotHaveIt() async throws {
    let (first, second) = (TextField(), TextField())
    second.delegate = editor
    try await show([first, second]) { window in
      #expect(first.becomeFirstResponder())
      #expect(first.isEditing)
      editor.mayBegin = false
      second.becomeFirstResponder()
      try await settle()
      #expect(!second.isEditing)
      #expect(!second.isFirstResponder)
      editor.mayBegin = true
      #expect(second.becomeFirstResponder())
      #expect(second.isFirstResponder)
      #expect(controller.view.endEditing(true))
      #expect(!second.isEditing)
      #expect(window.window.focus == nil)
    }
  }

  @Test("a field that may not begin to be edited leaves the keyboard, and the edit, where they are")
  func refusedKeyboard() async throws {
    let fields = [TextField(), TextField()]
    for (tag, field) in fields.enumerated() { (field.tag, field.delegate) = (tag, editor) }
    try await show(fields) { _ in
      fields[0].becomeFirstResponder()
      (editor.mayBegin, editor.edited, editor.told) = (false, fields[0], [])
      for _ in 1...2 {
        try await click(fields[1])
        try await press("Tab", in: fields[0])
        fields[1].becomeFirstResponder()
      }
      try await type("a", into: fields[0])
      #expect(fields[0].isEditing && fields[0].text == "a" && editor.told == [])
      // What is presented in place of the edit gives the keyboard back as well.
      editor.refused = { [unowned controller] in
        let alert = AlertController(title: "Choose", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Red", style: .cancel))
        controller.present(alert, animated: false)
      }
      try await click(fields[1])
      try await settle()
      controller.dismiss(animated: false)
      try await settle()
      #expect(fields[0].isEditing && controller.presentedViewController == nil)
      editor.told = []
      editor.mayBegin = true
      try await click(fields[1])
      #expect(fields[1].isEditing && editor.told == ["end 0", "begin 1"])
    }
  }

  @Test func aTextViewHasTheKeyboardAndGivesItUp() async throws {
    let view = TextView()
    try await show([view]) { _ in
      #expect(view.becomeFirstResponder())
      #expect(view.isFirstResponder)
      #expect(view.resignFirstResponder())
      #expect(!view.isFirstResponder)
    }
  }

  @Test func fontsAndColoursAreSeen() async throws {
    let (field, view) = (TextField(), TextView())
    (field.text, view.text) = ("Hamburg", "Hamburg")
    try await show([field, view]) { _ in
      let (fieldHeight, before) = (field.frame.height, try picture(of: view).pixels())
      field.font = .systemFont(ofSize: 40)
      field.textColor = .systemRed
      view.font = .boldSystemFont(ofSize: 30)
      view.textColor = .systemRed
      try await settle()
      #expect(field.frame.height > fieldHeight)
      #expect(field.font.pointSize == 40)
      let pixels = try picture(of: view).pixels()
      #expect(pixels != before)
      for view in [field, view] as [View] {
        #expect(try picture(of: view).pixels().contains { $0.red > 150 && $0.green < 80 && $0.alpha > 200 })
      }
      view.text = "Another"
      try await settle()
      #expect(try picture(of: view).pixels().contains { $0.red > 150 && $0.green < 80 && $0.alpha > 200 })
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func theClearButtonTakesTheTextAway() async throws {
    let field = TextField()
    field.clearButtonMode = .always
    var told = 0
    field.addAction(Action { _ in told += 1 }, for: .editingChanged)
    try await show([field]) { _ in
      #expect(field.property("secondary-icon-name") as String == "")
      field.text = "abc"
      let icon = try field.require(Gtk.Image.self)
      try await click(icon)
      #expect(field.text == "")
      #expect(told == 1)
      #expect(field.property("secondary-icon-name") as String == "")
    }
  }

  @Test func whatIsExpectedIsToldToGTK() {
    let (field, view) = (TextField(), TextView())
    for input in [field, view] as [any TextInputTraits] {
      input.keyboardType = .emailAddress
      input.autocapitalizationType = .none
      input.autocorrectionType = .no
      #expect(input.inputWidget.property("input-purpose") as Int == 6)
      #expect(input.inputWidget.property("input-hints") as Int == 2)
      #expect(input.keyboardType == .emailAddress)
    }
  }
}

@MainActor @Suite(.serialized) struct ControlStateTests {
  private final class Watched: Button {
    var states: [String] = []
    override var isHighlighted: Bool { didSet { states.append("highlighted \(isHighlighted)") } }
    override var isEnabled: Bool { didSet { states.append("enabled \(isEnabled)") } }
    override var isSelected: Bool { didSet { states.append("selected \(isSelected)") } }
  }

  @Test func aSubclassHearsOfItsStates() async throws {
    let button = Watched("Press")
    button.changesSelectionAsPrimaryAction = true
    let window = try await TestWindow(View(button), width: 200, height: 100)
    defer { window.close() }
    button.isEnabled = false
    button.isEnabled = true
    #expect(button.states == ["enabled false", "enabled true"])
    button.states = []
    button.isHighlighted = true
    button.isHighlighted = false
    #expect(button.states == ["highlighted true", "highlighted false"])
    button.states = []
    try await click(button)
    #expect(button.isSelected)
    #expect(button.states.contains("selected true"))
    if Delivery.method == .events {
      #expect(button.states.filter { $0.hasPrefix("highlighted") } == ["highlighted true", "highlighted false"])
    }
  }
}
