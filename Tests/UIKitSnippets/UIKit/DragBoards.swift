import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

/// Words that are dragged from a collection view to a table, and about in both.
class DragBoardViewController: UIViewController {
  var words = ["Apple", "Pear", "Plum", "Fig"]
  var chosen = ["Bread"]

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 44)
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  private let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: 130),
      tableView.topAnchor.constraint(equalTo: collectionView.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.register(WordCell.self, forCellWithReuseIdentifier: WordCell.identifier)
    collectionView.dataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Word")
    tableView.dataSource = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
  }

  var shownWords: UICollectionView { collectionView }
  var shownChoices: UITableView { tableView }
}

final class WordCell: UICollectionViewCell {
  static let identifier = "WordCell"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension DragBoardViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: WordCell.identifier, for: indexPath) as! WordCell
    cell.label.text = words[indexPath.item]
    return cell
  }
}

extension DragBoardViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let word = words[indexPath.item]
    let itemProvider = NSItemProvider(object: word as NSString)
    let dragItem = UIDragItem(itemProvider: itemProvider)
    dragItem.localObject = word
    session.localContext = collectionView
    return [dragItem]
  }
}

extension DragBoardViewController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    return session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if collectionView.hasActiveDrag {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)
  {
    let destinationIndexPath: IndexPath
    if let indexPath = coordinator.destinationIndexPath {
      destinationIndexPath = indexPath
    } else {
      let row = collectionView.numberOfItems(inSection: 0)
      destinationIndexPath = IndexPath(item: row, section: 0)
    }
    switch coordinator.proposal.operation {
    case .move:
      reorderItems(coordinator: coordinator, destinationIndexPath: destinationIndexPath, in: collectionView)
    case .copy:
      for (index, item) in coordinator.items.enumerated() {
        let indexPath = IndexPath(item: destinationIndexPath.item + index, section: destinationIndexPath.section)
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, error in
          DispatchQueue.main.async {
            guard let word = object, error == nil else { return }
            self.words.insert(word, at: indexPath.item)
            collectionView.insertItems(at: [indexPath])
          }
        }
      }
    default:
      return
    }
  }

  private func reorderItems(
    coordinator: UICollectionViewDropCoordinator, destinationIndexPath: IndexPath, in collectionView: UICollectionView
  ) {
    if let item = coordinator.items.first, let sourceIndexPath = item.sourceIndexPath {
      collectionView.performBatchUpdates(
        {
          self.words.remove(at: sourceIndexPath.item)
          self.words.insert(item.dragItem.localObject as! String, at: destinationIndexPath.item)
          collectionView.deleteItems(at: [sourceIndexPath])
          collectionView.insertItems(at: [destinationIndexPath])
        }, completion: nil)
      coordinator.drop(item.dragItem, toItemAt: destinationIndexPath)
    }
  }
}

extension DragBoardViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chosen.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Word", for: indexPath)
    cell.textLabel?.text = chosen[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let word = chosen.remove(at: sourceIndexPath.row)
    chosen.insert(word, at: destinationIndexPath.row)
  }
}

extension DragBoardViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let data = chosen[indexPath.row].data(using: .utf8) else { return [] }
    let itemProvider = NSItemProvider()
    itemProvider.registerDataRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) {
      completion in
      completion(data, nil)
      return nil
    }
    return [UIDragItem(itemProvider: itemProvider)]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard session.items.count == 1 else { return UITableViewDropProposal(operation: .cancel) }
    if tableView.hasActiveDrag {
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    } else {
      return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    let destinationIndexPath =
      coordinator.destinationIndexPath
      ?? IndexPath(row: tableView.numberOfRows(inSection: 0), section: 0)
    coordinator.session.loadObjects(ofClass: NSString.self) { items in
      var indexPaths = [IndexPath]()
      for (index, word) in items.enumerated() {
        let indexPath = IndexPath(row: destinationIndexPath.row + index, section: destinationIndexPath.section)
        self.chosen.insert(word, at: indexPath.row)
        indexPaths.append(indexPath)
      }
      tableView.insertRows(at: indexPaths, with: .automatic)
    }
  }
}
