import TrackedKit

@Observable private final class Model {
  var value = 0
}

private final class Reader: TrackedKit.View {
  private let model: Model
  private let label = Label()

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(model.value)"
  }
}

/// Gives each subview its place itself.
private final class Placing: TrackedKit.View {
  override func layoutSubviews() {
    for (number, subview) in addedChildren.enumerated() {
      place(subview, in: Rect(x: Double(number % 300), y: 0, width: 10, height: 10))
    }
  }
}

/// Shows a view beside nothing else, does the work, and waits for its frame.
private func changing(_ view: TrackedKit.View, _ work: () -> Void) -> Double {
  let controller = ViewController()
  controller.view.addSubview(view)
  view.frame = Rect(x: 0, y: 0, width: 300, height: 300)
  let window = open(controller)
  defer { window.close() }
  return timed {
    work()
    paint(window)
  }
}

private func labels(_ count: Int) -> [Label] { (0..<count).map { Label("Row \($0)") } }

private func filled(_ subviews: [Widget]) -> TrackedKit.View {
  let view = TrackedKit.View()
  for subview in subviews { view.addSubview(subview) }
  return view
}

private func column(_ views: [Widget]) -> StackView {
  let stack = StackView(arrangedSubviews: views)
  stack.axis = .vertical
  return stack
}

/// Squares with a frame each.
private func squares(_ count: Int) -> [TrackedKit.View] {
  (0..<count).map { TrackedKit.View(frame: Rect(x: Double($0 % 200), y: 0, width: 10, height: 10)) }
}

let viewCases: [Case] = [
  Case("subviews added") { count in
    let (view, labels) = (TrackedKit.View(), labels(count))
    return changing(view) { for label in labels { view.addSubview(label) } }
  },
  Case("subviews inserted at the back") { count in
    let (view, labels) = (TrackedKit.View(), labels(count))
    return changing(view) { for label in labels { view.insertSubview(label, at: 0) } }
  },
  Case("subviews brought to the front") { count in
    let labels = labels(count)
    let view = filled(labels)
    return changing(view) { for label in labels { view.bringSubviewToFront(label) } }
  },
  Case("subviews removed") { count in
    let labels = labels(count)
    return changing(filled(labels)) { for label in labels { label.removeFromSuperview() } }
  },
  Case("frames set") { count in
    let squares = squares(count)
    return changing(filled(squares)) { for square in squares { square.frame.origin.y = 20 } }
  },
  Case("subviews placed by layoutSubviews()", count: 2000) { count in
    let (view, squares) = (Placing(), (0..<count).map { _ in TrackedKit.View() })
    return changing(view) { for square in squares { view.addSubview(square) } }
  },
  Case("overrideUserInterfaceStyle set") { count in
    let labels = labels(count)
    return changing(filled(labels)) { for label in labels { label.overrideUserInterfaceStyle = .dark } }
  },
  Case("layoutIfNeeded() after each frame") { count in
    let squares = squares(count)
    return changing(filled(squares)) {
      for square in squares {
        square.setNeedsLayout()
        square.layoutIfNeeded()
      }
    }
  },
  Case("views that follow one property") { count in
    let model = Model()
    return changing(filled((0..<count).map { _ in Reader(model) })) { model.value += 1 }
  },
  Case("views animated") { count in
    let squares = squares(count)
    return changing(filled(squares)) {
      TrackedKit.View.animate(withDuration: 0.05) { for square in squares { square.alpha = 0.5 } }
    }
  },
]

let arrangementCases: [Case] = [
  Case("a stack's views inserted at its start") { count in
    let (stack, labels) = (column([]), labels(count))
    return changing(stack) { for label in labels { stack.insertArrangedSubview(label, at: 0) } }
  },
  Case("every other view of a stack hidden") { count in
    let labels = labels(count)
    return changing(column(labels)) { for place in stride(from: 0, to: count, by: 2) { labels[place].isHidden = true } }
  },
  Case("a stack's views removed") { count in
    let labels = labels(count)
    return changing(column(labels)) { for label in labels { label.removeFromSuperview() } }
  },
  Case("views in a chain of constraints shown", count: 50) { count in
    let (view, labels) = (TrackedKit.View(), labels(count))
    var above: Label?
    return changing(view) {
      for label in labels {
        view.addSubview(label)
        LayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        above = label
      }
    }
  },
  Case("views of equal width, wider than their texts", count: 25) { count in
    let (view, labels) = (TrackedKit.View(), labels(count))
    return changing(view) {
      for label in labels { view.addSubview(label) }
      for (label, next) in zip(labels, labels.dropFirst()) {
        LayoutConstraint.activate([
          next.leadingAnchor.constraint(equalTo: label.trailingAnchor),
          next.widthAnchor.constraint(equalTo: label.widthAnchor),
        ])
      }
      LayoutConstraint.activate([
        labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
        labels[count - 1].trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 200 * Double(count)),
      ])
    }
  },
  Case("constraints turned off and on", count: 50) { count in
    let labels = labels(count)
    let view = filled(labels)
    let heights = labels.map { $0.heightAnchor.constraint(equalToConstant: 20) }
    LayoutConstraint.activate(heights + labels.map { $0.leadingAnchor.constraint(equalTo: view.leadingAnchor) })
    return changing(view) {
      for height in heights { height.isActive = false }
      view.layoutIfNeeded()
      for height in heights { height.isActive = true }
    }
  },
  Case("a snapshot's sections appended one by one", count: 500) { count in
    timed {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      for section in 0..<count {
        snapshot.appendSections([section])
        snapshot.appendItems([section], toSection: section)
      }
    }
  },
  Case("a snapshot's items edited one by one", count: 500) { count in
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    return timed {
      for item in 0..<count {
        if item % 2 == 0 {
          snapshot.deleteItems([item])
        } else {
          snapshot.insertItems([count + item], beforeItem: item)
        }
      }
    }
  },
]
