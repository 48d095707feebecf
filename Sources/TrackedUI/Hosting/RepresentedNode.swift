/// The node of a view that shows a widget or a controller: what is made once, and then shows the view's inputs.
class RepresentedNode<Representable: View>: _ViewNode<Representable> {
  final var view: Representable
  private var fields = DynamicFields(of: Representable.self)
  private(set) final var hook: NestedHook!
  /// Where it is laid out; an initialiser makes it.
  final var item: WidgetItem!

  init(_ view: Representable, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    fields.install(in: &self.view, of: self)
  }

  /// Shows the view's inputs for the first time: the last thing that an initialiser does.
  final func begin() {
    hook = island.makeHook(for: self, name: TypeFacts.name(of: Representable.self)) { [unowned self] in
      GraphContext.reading(for: self) {
        bridgeTraits()
        fields.noteReads()
        showInputs()
      }
    }
    hook.run(because: .firstRun)
  }

  /// What is shown, for the traits.
  var shown: (any TraitEnvironment)? { nil }
  /// What the program set of them when it made that, which is nearer than the environment.
  private lazy var ownTraits = shown?.traitOverrides ?? TraitOverrides()

  /// Has the traits that the environment sets hold in what is shown.
  private func bridgeTraits() {
    guard let shown, let overrides = EnvironmentValues(of: self).traitOverrides else { return }
    shown.traitOverrides.take(overrides, butNot: ownTraits)
  }

  /// Has the program show the view's inputs. Tracked.
  func showInputs() {}

  /// The view was given other inputs.
  func viewDidChange() {}

  package override var isProgramsOwn: Bool { ProgramTypes.contains(Representable.self) }

  override func update(_ new: Representable) {
    guard hook.isDue || !ViewComparison.areEqual(view, new) else { return }
    view = new
    viewDidChange()
    fields.install(in: &view, of: self)
    evaluate(because: .inputs)
  }

  override func runDue() { if hook.isDue { evaluate(because: hook.cause) } else { hook.unlist() } }

  private func evaluate(because cause: UpdateCause) {
    endEnvironmentReads()
    hook.run(because: cause)
  }

  override func environmentDidChange(_ name: String) { hook.invalidate(.trait(name)) }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func willRemove() { hook.stop() }
  override func didRemove() { fields.end() }
}
