import UIKit

// Calendar month view with UICollectionView, date formatting, selection states
final class MonthViewController: UIViewController {
  struct Day: Hashable { let date: Date; let isInMonth: Bool }
  private var calendar = Calendar.current
  private var month = Date()
  private var days: [Day] = []
  private var selected: Date? { didSet { title = selected.map { formatter.string(from: $0) } ?? "Calendar" } }
  private let formatter: DateFormatter = {
    let f = DateFormatter()
    f.dateStyle = .long
    f.timeStyle = .none
    return f
  }()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Day>(collectionView: collectionView) {
    [unowned self] collectionView, indexPath, day in
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: day)
  }
  private lazy var registration = UICollectionView.CellRegistration<DayCell, Day> { [unowned self] cell, _, day in
    cell.label.text = "\(calendar.component(.day, from: day.date))"
    cell.isDimmed = !day.isInMonth
    cell.isToday = calendar.isDateInToday(day.date)
  }
  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 7)),
      repeatingSubitem: item, count: 7)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "chevron.left"), primaryAction: UIAction { [unowned self] _ in move(by: -1) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "chevron.right"), primaryAction: UIAction { [unowned self] _ in move(by: 1) })
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: step > 0 ? #selector(nextMonth) : #selector(previousMonth))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    reload()
  }
  @objc private func nextMonth() { move(by: 1) }
  @objc private func previousMonth() { move(by: -1) }
  private func move(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month)!
    let transition = CATransition()
    transition.type = .push
    transition.subtype = months > 0 ? .fromRight : .fromLeft
    transition.duration = 0.25
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    collectionView.layer.add(transition, forKey: nil)
    reload()
  }
  private func reload() {
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return }
    let weekday = calendar.component(.weekday, from: interval.start)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    let first = calendar.date(byAdding: .day, value: -lead, to: interval.start)!
    days = (0..<42).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }.map {
      Day(date: $0, isInMonth: calendar.isDate($0, equalTo: month, toGranularity: .month))
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Day>()
    snapshot.appendSections([0])
    snapshot.appendItems(days)
    dataSource.applySnapshotUsingReloadData(snapshot)
    navigationItem.prompt = month.formatted(.dateTime.month(.wide).year())
  }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Next", action: #selector(nextMonth), input: UIKeyCommand.inputRightArrow, modifierFlags: [.command]),
      UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: #selector(previousMonth)),
    ]
  }
  override var canBecomeFirstResponder: Bool { true }
}
extension MonthViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected = dataSource.itemIdentifier(for: indexPath)?.date
    collectionView.visibleCells.compactMap { $0 as? DayCell }.forEach { $0.setNeedsUpdateConfiguration() }
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    days[indexPath.item].isInMonth
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
final class DayCell: UICollectionViewCell {
  let label = UILabel()
  var isDimmed = false { didSet { setNeedsUpdateConfiguration() } }
  var isToday = false { didSet { setNeedsUpdateConfiguration() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = bounds.width / 2
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    if state.isSelected {
      background.backgroundColor = .tintColor
    } else if isToday {
      background.strokeColor = .tintColor; background.strokeWidth = 1.5
    }
    backgroundConfiguration = background
    label.textColor = state.isSelected ? .white : isDimmed ? .tertiaryLabel : .label
    label.font = isToday ? .boldSystemFont(ofSize: UIFont.labelFontSize) : .systemFont(ofSize: UIFont.labelFontSize)
  }
}
