import TrackedKit

/// A page with controls, lists and a child.
final class PageController: ProbedController {
  override class var role: String { "Page" }

  private let world: World
  let probed = ProbedView()
  let button = Button(configuration: .plain())
  let toggle = Switch()
  let slider = Slider()
  let field = TextField()
  let text = TextView()
  let table = TableView()
  let scroll = ScrollView()
  let collection: CollectionView
  weak var child: ChildController?
  weak var column: StackView?
  private let answers: Answers

  init(_ world: World) {
    self.world = world
    collection = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .plain)))
    answers = Answers(world)
    super.init()
    title = "Page"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = StackView(arrangedSubviews: [probed, button, toggle, slider, field, text, scroll])
    let lists = StackView(arrangedSubviews: [table, collection])
    for column in [stack, lists] {
      column.axis = .vertical
      column.distribution = .fillEqually
    }
    let columns = StackView(arrangedSubviews: [stack, lists])
    columns.distribution = .fillEqually
    view.addSubview(columns)
    column = stack
    button.configuration?.title = "Press"
    button.addAction(Action { _ in called("Button action") }, for: .touchUpInside)
    button.configurationUpdateHandler = { _ in called("Button.configurationUpdateHandler") }
    toggle.addAction(Action { _ in called("Switch action") }, for: .valueChanged)
    slider.addAction(Action { _ in called("Slider action") }, for: .valueChanged)
    field.addAction(Action { _ in called("TextField action") }, for: .editingChanged)
    field.delegate = answers
    text.delegate = answers
    scroll.delegate = answers
    scroll.contentSize = Size(width: 100, height: 900)
    table.register(ProbedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = answers
    table.delegate = answers
    collection.delegate = answers
    let tap = TapGestureRecognizer(target: self, action: { (_: PageController) in { called("gesture action") } })
    tap.delegate = answers
    probed.addGestureRecognizer(tap)
    probed.followUpdates()
    let child = ChildController()
    addChild(child)
    stack.addArrangedSubview(child.view)
    child.didMove(toParent: self)
    self.child = child
    guard world.page === self else { return }
    world.table = table
    let registration = CollectionView.CellRegistration<ProbedItemCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      called("CellRegistration handler", cell)
      cell.configurationUpdateHandler = { cell, _ in called("Cell.configurationUpdateHandler", cell) }
    }
    world.dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
      called("diffable cell provider")
      return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    world.show(Array(0..<6))
  }
}

extension ProbedView {
  /// A tracked closure beside the hooks.
  func followUpdates() { updateProperties { view in called("updateProperties closure", view) } }
}

final class ProbedCell: TableViewCell {
  override func prepareForReuse() { super.prepareForReuse(); called("TableViewCell.prepareForReuse", self) }
  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    called("TableViewCell.updateConfiguration", self)
  }
  override func updateProperties() {
    super.updateProperties(); _ = World.current?.model.count; called("TableViewCell.updateProperties", self)
  }
  override func layoutSubviews() { super.layoutSubviews(); called("TableViewCell.layoutSubviews", self) }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    called("TableViewCell.setSelected", self)
  }
}

final class ProbedItemCell: CollectionViewListCell {
  override func prepareForReuse() { super.prepareForReuse(); called("CollectionViewCell.prepareForReuse", self) }
  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    called("CollectionViewCell.updateConfiguration", self)
  }
  override func didMoveToWindow() { super.didMoveToWindow(); called("CollectionViewCell.didMoveToWindow", self) }
}

/// The page's delegates and data sources.
final class Answers: TableViewDataSource, TableViewDelegate, CollectionViewDelegate, TextFieldDelegate,
  TextViewDelegate,
  GestureRecognizerDelegate
{
  private unowned let world: World

  init(_ world: World) {
    self.world = world
    world.delegates.append(self)
  }

  func numberOfSections(in tableView: TableView) -> Int { called("TableViewDataSource.numberOfSections"); return 1 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    called("TableViewDataSource.numberOfRowsInSection")
    return world.rows.numbers.count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = indexPath.row < world.rows.numbers.count ? "Row \(world.rows.numbers[indexPath.row])" : "gone"
    cell.contentConfiguration = content
    called("TableViewDataSource.cellForRowAt", cell)
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    called("TableViewDataSource.titleForHeaderInSection")
    return "Head"
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called("TableViewDelegate.willSelectRowAt", tableView.cellForRow(at: indexPath))
    return indexPath
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called("TableViewDelegate.shouldHighlightRowAt", tableView.cellForRow(at: indexPath))
    return true
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    called("TableViewDelegate.didSelectRowAt", tableView.cellForRow(at: indexPath))
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    called("TableViewDelegate.willDeselectRowAt")
    return indexPath
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    called("TableViewDelegate.didDeselectRowAt")
  }
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    called("TableViewDelegate.performPrimaryActionForRowAt")
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    called("TableViewDelegate.heightForRowAt")
    return 30
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    called("TableViewDelegate.willDisplay", cell)
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    called("TableViewDelegate.didEndDisplaying", cell)
  }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    called("TableViewDelegate.editingStyleForRowAt")
    return .delete
  }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    called("CollectionViewDelegate.shouldSelectItemAt")
    return true
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    called("CollectionViewDelegate.didSelectItemAt")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    called("CollectionViewDelegate.didDeselectItemAt")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { called("ScrollViewDelegate.scrollViewDidScroll", scrollView) }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    called("TextFieldDelegate.textFieldShouldBeginEditing", textField); return true
  }
  func textFieldDidBeginEditing(_ textField: TextField) {
    called("TextFieldDelegate.textFieldDidBeginEditing", textField)
  }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    called("TextFieldDelegate.textFieldShouldEndEditing", textField); return true
  }
  func textFieldDidEndEditing(_ textField: TextField) { called("TextFieldDelegate.textFieldDidEndEditing", textField) }
  func textField(_ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String)
    -> Bool
  {
    called("TextFieldDelegate.shouldChangeCharactersIn", textField)
    return true
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    called("TextViewDelegate.textViewShouldBeginEditing", textView); return true
  }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    called("TextViewDelegate.textViewShouldEndEditing", textView); return true
  }
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    called("TextViewDelegate.shouldChangeTextIn", textView)
    return true
  }
  func textViewDidChange(_ textView: TextView) { called("TextViewDelegate.textViewDidChange", textView) }
  func textViewDidChangeSelection(_ textView: TextView) {
    called("TextViewDelegate.textViewDidChangeSelection", textView)
  }
  func textViewDidBeginEditing(_ textView: TextView) { called("TextViewDelegate.textViewDidBeginEditing", textView) }
  func textViewDidEndEditing(_ textView: TextView) { called("TextViewDelegate.textViewDidEndEditing", textView) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    called("GestureRecognizerDelegate.gestureRecognizerShouldBegin", gestureRecognizer.view)
    return true
  }
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    called("GestureRecognizerDelegate.shouldReceive", gestureRecognizer.view)
    return true
  }
}
