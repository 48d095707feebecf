import TrackedKit

/// Shows, for a click with Control and Shift held, what the hooks of the widget below the pointer read, and lets it be changed.
enum ReadsPopover {
  static func follow(_ window: Gtk.Window, _ model: AppModel) {
    let gesture = GestureClick()
    gesture.propagationPhase = .capture
    gesture.onPressed { [weak window, weak gesture] _, x, y in
      guard let window, let gesture, gesture.modifiers.isSuperset(of: [.control, .shift]) else { return }
      gesture.claim()
      guard let widget = window.pickSeen(at: Point(x: x, y: y)), let reads = UpdateRecorder.reads(nearest: widget),
        let root = window.rootViewController
      else { return }
      // Not in the middle of the click.
      MainLoop.whenIdle { show(reads, on: root, model) }
    }
    window.add(gesture)
  }

  private static func show(_ reads: UpdateRecorder.HookReads, on root: ViewController, _ model: AppModel) {
    let content = ReadsViewController(reads, model)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = reads.widget
    root.presentAlone(content)
  }
}

/// The properties that hooks read, each with its value, and with a way to change it where the model is known.
final class ReadsViewController: ViewController {
  private let reads: UpdateRecorder.HookReads
  private let properties: [(name: String, property: ReadProperty?)]

  init(_ reads: UpdateRecorder.HookReads, _ model: AppModel) {
    self.reads = reads
    properties = reads.properties.map { ($0.name, ReadProperty.find($0.path, in: model)) }
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    UpdateRecorder.ignore(view)
    let column = Box(.vertical, spacing: 9)
    column.margins = PageLayout.cardMargins
    for hook in reads.hooks {
      let label = Label(hook)
      label.addCSSClass("heading")
      label.numberOfLines = 0
      label.wrapMode = .wordOrCharacter
      column.append(label)
    }
    let caption = Label(String(localized: "It reads"))
    caption.addCSSClass("dim-label")
    column.append(caption)
    for (name, property) in properties { column.append(ReadPropertyRow(name, property)) }
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.propagatesNaturalHeight = true
    scroller.maxContentHeight = 360
    scroller.minContentWidth = 300
    scroller.child = column
    view.addSubview(scroller)
  }
}

/// A property of one of the app's models.
enum ReadProperty {
  case flag(get: () -> Bool, set: (Bool) -> Void)
  case number(get: () -> Int, set: (Int) -> Void)
  case text(get: () -> String, set: (String) -> Void)
  /// Shown only.
  case other(get: () -> String)

  /// The property of the one object of the app's that has it; nil where there is none, or several.
  static func find(_ path: AnyKeyPath, in model: AppModel) -> ReadProperty? {
    let owners = observables(in: model).filter { type(of: $0) == type(of: path).rootType }
    guard owners.count == 1 else { return nil }
    return make(owners[0], path)
  }

  private static func make<Root: Observable>(_ root: Root, _ path: AnyKeyPath) -> ReadProperty? {
    func set<Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> (Value) -> Void { { root[keyPath: path] = $0 } }
    switch path {
    case let path as ReferenceWritableKeyPath<Root, Bool>: return .flag(get: { root[keyPath: path] }, set: set(path))
    case let path as ReferenceWritableKeyPath<Root, Int>: return .number(get: { root[keyPath: path] }, set: set(path))
    case let path as ReferenceWritableKeyPath<Root, String>: return .text(get: { root[keyPath: path] }, set: set(path))
    case let path as PartialKeyPath<Root>: return .other(get: { String(describing: root[keyPath: path]) })
    default: return nil
    }
  }

  private static func observables(in model: AppModel) -> [any Observable] {
    Mirror(reflecting: model).children.compactMap { $0.value as? any Observable }
  }
}

/// A property's name with its value, which follows the model.
private final class ReadPropertyRow: View {
  private let property: ReadProperty?
  private let value = Label()
  private let flag = Switch()
  private let number = SpinButton(range: -1_000_000...1_000_000, step: 1)
  private let entry = Entry()

  init(_ name: String, _ property: ReadProperty?) {
    self.property = property
    super.init()
    let title = Label(name)
    title.numberOfLines = 0
    title.wrapMode = .wordOrCharacter
    title.hexpand = true
    let control: Widget =
      switch property {
      case .flag: flag
      case .number: number
      case .text: entry
      case .other, nil: value
      }
    control.setAccessibleLabel(from: title)
    control.valign = .center
    value.lineBreakMode = .byTruncatingTail
    value.maxWidthChars = 24
    value.addCSSClass("dim-label")
    entry.widthChars = 12
    let row = Box(.horizontal, spacing: 12)
    [title, control].forEach(row.append)
    addSubview(row)
    flag.onNotifyActive(self) { me in if case .flag(_, let set) = me.property { set(me.flag.isOn) } }
    number.onValueChanged(self) { me in if case .number(_, let set) = me.property { set(Int(me.number.value)) } }
    entry.onChanged(self) { me in if case .text(_, let set) = me.property { set(me.entry.text) } }
  }

  override func updateProperties() {
    super.updateProperties()
    switch property {
    case .flag(let get, _): flag.isOn = get()
    case .number(let get, _): number.value = Double(get())
    case .text(let get, _): if entry.text != get() { entry.text = get() }
    case .other(let get): value.text = get()
    case nil: value.text = ""
    }
  }
}
