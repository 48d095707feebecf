import TrackedKit

/// One process. A row of the table reads its own process alone.
@Observable final class ProcessModel {
  let id: Int
  let name: String
  /// The share of one processor, from 0 to 1.
  fileprivate(set) var load = 0.0
  fileprivate(set) var memory = 0

  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

/// What the window shows, from one sample to the next.
@Observable final class SystemModel {
  static let historyLength = 300

  /// The share of all processors that was busy, and of memory that was used, the newest last.
  private(set) var load: [Double] = []
  private(set) var memory: [Double] = []
  private(set) var processes: [Int: ProcessModel] = [:]
  private(set) var problem: String?
  @ObservationIgnored private var last: SystemSample?
  @ObservationIgnored private var sampling: Task<Void, Never>?

  /// Samples on another thread until the model goes.
  func follow(every interval: Duration = .milliseconds(100)) {
    let samples = AsyncStream<Result<SystemSample, any Error>>(bufferingPolicy: .bufferingNewest(1)) { stream in
      let work = Task.detached {
        while !Task.isCancelled {
          stream.yield(Result { try SystemSample.take() })
          try? await Task.sleep(for: interval)
        }
      }
      stream.onTermination = { _ in work.cancel() }
    }
    sampling = Task { [weak self] in
      for await sample in samples {
        guard let self else { return }
        switch sample {
        case .success(let sample): take(sample)
        case .failure(let error): problem = error.localizedDescription
        }
      }
    }
  }

  isolated deinit { sampling?.cancel() }

  func take(_ sample: SystemSample) {
    defer { last = sample }
    append(sample.totalMemory == 0 ? 0 : Double(sample.usedMemory) / Double(sample.totalMemory), to: \.memory)
    guard let last, sample.ticks > last.ticks else { return show(sample, ticks: 0) }
    let ticks = sample.ticks - last.ticks
    append(1 - Double(sample.idleTicks - last.idleTicks) / Double(ticks), to: \.load)
    show(sample, ticks: ticks)
  }

  private func show(_ sample: SystemSample, ticks: Int) {
    let before = Dictionary(uniqueKeysWithValues: (last?.processes ?? []).map { ($0.id, $0.ticks) })
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    for process in sample.processes {
      let model = processes[process.id] ?? ProcessModel(process.id, process.name)
      if processes[process.id] == nil { processes[process.id] = model }
      model.memory = process.memory
      model.load =
        ticks == 0 ? 0 : Double(process.ticks - (before[process.id] ?? process.ticks)) / Double(ticks) * processors
    }
    let ended = Set(processes.keys).subtracting(sample.processes.map(\.id))
    if !ended.isEmpty { processes = processes.filter { !ended.contains($0.key) } }
  }

  private func append(_ value: Double, to history: ReferenceWritableKeyPath<SystemModel, [Double]>) {
    self[keyPath: history].append(min(max(value, 0), 1))
    if self[keyPath: history].count > Self.historyLength { self[keyPath: history].removeFirst() }
  }
}
