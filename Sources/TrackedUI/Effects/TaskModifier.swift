/// Runs a task while a view is seen.
struct TaskModifier<ID: Equatable>: NodeModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: EffectNode<Content, TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override var needsSight: Bool { true }

  override func begin() {
    let action = modifier.action
    task = Task(priority: modifier.priority) { await action() }
  }

  override func end() {
    task?.cancel()
    task = nil
  }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard isActive, old.id != modifier.id else { return }
    end()
    island.afterUpdate { [weak self] in
      if let self, isActive, !isRemoved, task == nil { begin() }
    }
  }
}

extension View {
  /// Runs a task that begins when the view comes to be seen, and is cancelled when it is no longer seen.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// The same, begun again whenever `id` changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Does something with each element of a sequence that comes while the view is seen.
  ///
  /// The sequence is asked for an iterator when the view comes, not before: views that were made and are not shown
  /// subscribe to nothing (C-172, C-173).
  public func onReceive<Elements: AsyncSequence>(
    _ elements: Elements, perform action: @escaping (Elements.Element) -> Void
  ) -> some View {
    modifier(SequenceReceiver(elements: elements, action: action))
  }

  /// Does something at each emission of a signal while the view is seen.
  public func onReceive<each Argument: ValueRepresentable>(
    _ signal: Signal<repeat each Argument>, perform action: @escaping (repeat each Argument) -> Void
  ) -> some View {
    modifier(SignalModifier { signal(action) })
  }
}

private struct SequenceReceiver<Elements: AsyncSequence>: ViewModifier {
  /// What is done now: views are made again while the elements go on.
  private final class Latest {
    var action: (Elements.Element) -> Void = { _ in }
  }

  @State private var latest = Latest()
  let elements: Elements
  let action: (Elements.Element) -> Void

  func body(content: Content) -> some View {
    let latest = latest
    let _ = latest.action = action
    content.task {
      do {
        for try await element in elements {
          if Task.isCancelled { return }
          latest.action(element)
        }
      } catch {
        // A sequence that fails gives no more elements.
      }
    }
  }
}

/// Listens to a signal while a view is seen.
struct SignalModifier: NodeModifier {
  let connect: () -> SignalConnection

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    SignalNode(view, inputs)
  }
}

private final class SignalNode<Content: View>: EffectNode<Content, SignalModifier> {
  private var connection: SignalConnection?

  override func begin() { connection = modifier.connect() }

  override func end() {
    connection?.disconnect()
    connection = nil
  }

  // The handler may have caught other values.
  override func modifierDidChange(from old: SignalModifier) {
    guard isActive else { return }
    end()
    begin()
  }
}
