import TrackedKit

/// The board, scrolled, above a line that says what its last frames took.
final class BoardViewController: ViewController {
  let board: Board
  private let frames = FrameTimes()
  private let line = Label()

  init(_ board: Board) {
    self.board = board
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .automatic, vertical: .automatic)
    let boardView = BoardView(board)
    scroller.child = boardView
    scroller.vexpand = true
    let height = scroller.verticalAdjustment
    for signal in [height.onValueChanged, height.onChanged] {
      signal(boardView) { [unowned height] view in view.show(from: height.value, height: height.pageSize) }
    }
    line.margins = Insets(top: 6, leading: 12, bottom: 6, trailing: 12)
    line.numberOfLines = 0
    line.addCSSClass("dim-label")
    UpdateRecorder.ignore(line)
    let column = Box(.vertical)
    for part in [scroller, Separator(), line] as [Widget] { column.append(part) }
    view.addSubview(column)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    frames.follow(board)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // What ends in the middle of a drag moves nothing.
    board.drop(nil)
    frames.stop()
  }

  override func updateProperties() {
    super.updateProperties()
    line.text = frames.summary ?? "Drag a card, or move it with Alt and an arrow key."
  }
}
