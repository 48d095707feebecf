/// Says what is to be on the screen, and what each binding is to be, by rules that are short enough to be believed.
///
/// 1. One presentation at a time on the root, and one on what it shows. Who wants to show something waits behind those that wait already.
/// 2. What is shown goes when its binding says something else, or when the person or what it stands on ends it; what stands on it goes first.
/// 3. Who has ended without its binding's saying so has it say nothing. Each that has ended is told once, unless its presenter is gone.
/// 4. A page stands on the stack for each value of the path, each link and each destination. A value that goes takes along what stands on it.
final class PresentationOracle {
  typealias Act = PresentationProgram.Act
  typealias Presenter = PresentationProgram.Presenter

  struct Shown: Equatable {
    let presenter: Presenter
    let id: Int
  }

  enum Page: Equatable {
    case value(Int), link, destination, chosen(Int)
  }

  private(set) var picks: [Presenter: Int] = [:]
  private(set) var pages: [Page] = []
  private(set) var isDestinationShown = false
  private(set) var destinationItem: Int?
  private(set) var told: [Presenter: Int] = [:]
  private(set) var ticks = 0
  private var isPresenterThere = true
  /// What is shown, the lowest first: at most two.
  private(set) var shown: [Shown] = []
  private var queues: [[Presenter]] = [[], []]
  /// The path as it was written, until the stack follows it.
  private var newPath: [Int]?

  var path: [Int] {
    newPath ?? pages.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  // MARK: Acts

  /// Whether the person can do it now.
  func canBeDone(_ act: Act) -> Bool {
    switch act {
    case .pressLink:
      guard shown.isEmpty else { return false }
      guard let top = pages.last else { return true }
      if case .value = top { return true }
      return false
    case .goBack: return shown.isEmpty && !pages.isEmpty
    case .pressEscape: return !shown.isEmpty
    case .pressClose(let place): return place < shown.count && !shown[place].presenter.isAlert
    case .choose: return shown.last?.presenter.isAlert == true
    default: return true
    }
  }

  func perform(_ act: Act) {
    switch act {
    case .set(let presenter, let id): picks[presenter] = id
    case .setPath(let values): newPath = values
    case .appendToPath(let value): newPath = path + [value]
    case .setDestination(let isShown): isDestinationShown = isShown
    case .setDestinationItem(let item): destinationItem = item
    case .setPresenter(let isThere): isPresenterThere = isThere
    case .tick: ticks += 1
    case .pressLink: pages.append(.link)
    case .goBack: remove(from: pages.count - 1)
    case .pressEscape, .choose: end(from: shown.count - 1, because: .person)
    case .pressClose(let place): end(from: place, because: .person)
    }
  }

  // MARK: Rest

  /// What follows from all that was written.
  func settle() {
    followPath()
    followDestinations()
    var before: ([Shown], [[Presenter]], [Presenter: Int])
    repeat {
      before = (shown, queues, picks)
      present()
    } while before != (shown, queues, picks)
  }

  private enum Reason { case binding, person, presenterIsGone }

  /// Ends what is shown from a place on, the topmost first.
  private func end(from place: Int, because reason: Reason) {
    while shown.count > place {
      let gone = shown.removeLast()
      let isLowest = shown.count == place
      if isLowest && reason == .presenterIsGone { continue }
      if !gone.presenter.isAlert { told[gone.presenter, default: 0] += 1 }
      if isLowest && reason == .binding { continue }
      if picks[gone.presenter] == gone.id { picks[gone.presenter] = nil }
    }
    // Who waited in it is gone.
    if shown.isEmpty { queues[1] = [] }
  }

  private func present() {
    for level in 0..<2 {
      let presenters = Presenter.allCases.filter { $0.isInner == (level == 1) }
      if level == 1, shown.isEmpty || shown[0].presenter.isAlert { return }
      var ended: Presenter?
      for presenter in presenters {
        let isThere = presenter != .item || isPresenterThere
        let wanted = isThere ? picks[presenter] : nil
        if level < shown.count, shown[level].presenter == presenter {
          guard !isThere || wanted != shown[level].id else { continue }
          end(from: level, because: isThere ? .binding : .presenterIsGone)
          if wanted != nil { ended = presenter }
        } else if wanted == nil {
          queues[level].removeAll { $0 == presenter }
        } else if !queues[level].contains(presenter) {
          queues[level].append(presenter)
        }
      }
      // What shows another item waits behind the others.
      if let ended, !queues[level].contains(ended) { queues[level].append(ended) }
      if shown.count == level, !queues[level].isEmpty {
        let next = queues[level].removeFirst()
        shown.append(Shown(presenter: next, id: picks[next] ?? 0))
        return
      }
    }
  }

  private func remove(from place: Int) {
    for page in pages[place...] {
      switch page {
      case .destination: isDestinationShown = false
      case .chosen(let item): if destinationItem == item { destinationItem = nil }
      default: break
      }
    }
    pages.removeSubrange(place...)
  }

  private func followPath() {
    guard let values = newPath else { return }
    newPath = nil
    let places = pages.indices.filter { if case .value = pages[$0] { true } else { false } }
    var kept = 0
    while kept < values.count, kept < places.count, pages[places[kept]] == .value(values[kept]) { kept += 1 }
    if kept < places.count { remove(from: places[kept]) }
    pages += values[kept...].map(Page.value)
  }

  private func followDestinations() {
    // What goes, goes first. The modifier outside is asked first.
    let chosenAt = pages.firstIndex { if case .chosen = $0 { true } else { false } }
    if let chosenAt, pages[chosenAt] != destinationItem.map(Page.chosen) {
      let item = destinationItem
      remove(from: chosenAt)
      destinationItem = item
    }
    if !isDestinationShown, let shownAt = pages.firstIndex(of: .destination) { remove(from: shownAt) }
    if let destinationItem, !pages.contains(.chosen(destinationItem)) { pages.append(.chosen(destinationItem)) }
    if isDestinationShown, !pages.contains(.destination) { pages.append(.destination) }
  }

  // MARK: The screen

  /// The words that are seen: those of the page on top, and of what is presented, from below.
  var words: [String] {
    let page =
      switch pages.last {
      case nil: "root"
      case .value(let value)?: "page \(value)"
      case .link?: "linked"
      case .destination?: "destination"
      case .chosen(let item)?: "chosen \(item)"
      }
    let presented = shown.map { shown in
      switch shown.presenter {
      case .item: "item \(shown.id)"
      case .sheet: "sheet"
      case .cover: "cover \(shown.id)"
      case .alert: "alert"
      case .innerSheet: "inner"
      case .innerAlert: "inside"
      }
    }
    return ([page] + presented).map { "\($0) \(ticks)" }
  }
}
