// The only file that touches Observation's SPI. Swift 6.4's continuous tracking will replace its inside.
#if !TRACKING_PUBLIC_API
  @_spi(SwiftUI) import Observation

  /// What Observation tells a registration.
  struct ObservedChange: Sendable {
    /// Whether a registration is told of one change only.
    static let endsRegistration = false

    private let tracking: ObservationTracking

    fileprivate init(_ tracking: ObservationTracking) { self.tracking = tracking }

    /// The property that changed.
    var property: AnyKeyPath? { tracking.changed }

    /// All that the registration listens to, if it can be known.
    var reads: ReadSet? {
      guard let list = Mirror(reflecting: tracking).descendant("list") as? ObservationTracking._AccessList else {
        return nil
      }
      return ReadSet(list)
    }

    /// Ends the registration that was told.
    func endRegistration() { tracking.cancel() }
  }

  /// Runs `body` and tells of every change of what it read, after the store, until the registration is ended.
  func withChangeTracking(_ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void) {
    withObservationTracking(body, didSet: { onChange(ObservedChange($0)) })
  }

  /// Does what `withChangeTracking` does, but an enclosing scope does not get the reads, they can be armed while the run
  /// goes on, and the registration can be cancelled without waiting for a change. It hands Observation a list of its own,
  /// where `AccessScope` can.
  final class ListRegistration: TrackingRegistration {
    private typealias List = ObservationTracking._AccessList

    /// Reads that are armed together.
    private struct Part {
      let list: List
      let tracking: ObservationTracking
    }

    static let armsEarly = true

    private let receiver: ChangeReceiver
    private var listInProgress: UnsafeMutablePointer<List?>?
    /// What a run that has ended has read, to be armed.
    private var unarmed: List?
    /// The usual run has one part; a run that was interrupted by another has those from before it as well.
    private var lastPart: Part?
    private var earlierParts: [Part] = []

    init(telling receiver: ChangeReceiver) { self.receiver = receiver }

    var isEmpty: Bool { lastPart == nil && unarmed == nil }

    func collect(_ body: () -> Void) {
      var list: List?
      withUnsafeMutablePointer(to: &list) { list in
        listInProgress = list
        AccessScope.redirected(to: list, body)
        listInProgress = nil
      }
      unarmed = list
    }

    func armReadsSoFar() {
      guard let list = listInProgress?.pointee else { return }
      // What comes next is a part of its own: nothing is armed twice, however often the run is interrupted.
      listInProgress?.pointee = nil
      arm(list)
    }

    func noteInnerRun(_ inner: any TrackingRegistration) {}

    func isHeardForInnerRun(_ property: AnyKeyPath?) -> Bool { false }

    func arm(after earlier: (any TrackingRegistration)?) -> Bool {
      guard let list = unarmed else { return false }
      if lastPart == nil, let earlier = earlier as? ListRegistration, earlier.listens(toJust: list) { return true }
      unarmed = nil
      arm(list)
      return false
    }

    private func listens(toJust list: List) -> Bool {
      guard let lastPart, earlierParts.isEmpty, let reads = ReadSet(list), let armed = ReadSet(lastPart.list) else {
        return false
      }
      return reads.isSame(as: armed)
    }

    private func arm(_ list: List) {
      let tracking = ObservationTracking(list)
      ObservationTracking._installTracking(tracking, didSet: { [receiver] in receiver.receive(ObservedChange($0)) })
      if let lastPart { earlierParts.append(lastPart) }
      lastPart = Part(list: list, tracking: tracking)
    }

    func isCovered(by earlier: (any TrackingRegistration)?) -> Bool? {
      guard !isEmpty else { return true }
      guard let earlier = earlier as? ListRegistration, !earlier.isEmpty else { return false }
      guard let reads, let earlierReads = earlier.reads else { return nil }
      return reads.isCovered(by: earlierReads)
    }

    func cancel() {
      lastPart?.tracking.cancel()
      for part in earlierParts { part.tracking.cancel() }
      lastPart = nil
      earlierParts = []
    }

    private var reads: ReadSet? {
      guard let lastPart, var reads = ReadSet(lastPart.list) else { return nil }
      for part in earlierParts { if let more = ReadSet(part.list) { reads.merge(more) } }
      return reads
    }

    /// Whether Observation writes into such a list; tried once.
    static let isAvailable: Bool = {
      guard AccessScope.isAvailable else { return false }
      let beacon = Beacon()
      var list: List?
      withUnsafeMutablePointer(to: &list) { AccessScope.redirected(to: $0) { beacon.noteAccess() } }
      guard let list else { return false }
      let heard = SharedFlag()
      let tracking = ObservationTracking(list)
      ObservationTracking._installTracking(tracking, didSet: { _ in heard.raise() })
      beacon.signal()
      tracking.cancel()
      return heard.isRaised
    }()
  }

  /// What Observation's list of reads says. Observation shows it to nobody; it is a dictionary, read here as what it is
  /// after its fields were compared with what is expected of them.
  struct ReadSet: @unchecked Sendable {
    /// A registrar and the properties that were read through it. The registrar lives as long as the entry, so that no
    /// other one has its identity meanwhile; it is touched by nobody here, which makes the set sendable.
    private struct Entry {
      let registrar: AnyObject
      var properties: Set<AnyKeyPath>
    }

    private var entries: [ObjectIdentifier: Entry]

    fileprivate init?(_ list: ObservationTracking._AccessList) {
      guard Self.isLayoutKnown else { return nil }
      entries = unsafeBitCast(list, to: [ObjectIdentifier: Entry].self)
    }

    mutating func merge(_ other: ReadSet) {
      entries.merge(other.entries) { entry, more in
        Entry(registrar: entry.registrar, properties: entry.properties.union(more.properties))
      }
    }

    var properties: Set<AnyKeyPath> { entries.values.reduce(into: []) { $0.formUnion($1.properties) } }

    /// Whether `earlier` has all that this one has, beacons apart.
    func isCovered(by earlier: ReadSet?) -> Bool {
      entries.allSatisfy { registrar, entry in
        let known = earlier?.entries[registrar]?.properties
        return entry.properties.allSatisfy { known?.contains($0) == true || $0 == Beacon.path }
      }
    }

    /// Whether both have the same properties; also false if that would take long to find out.
    ///
    /// A getter uses the same key path each time, so that comparing by identity is enough where they are the same.
    func isSame(as other: ReadSet) -> Bool {
      guard entries.count == other.entries.count else { return false }
      return entries.allSatisfy { registrar, entry in
        guard let properties = other.entries[registrar]?.properties, properties.count == entry.properties.count,
          properties.count <= 32
        else { return false }
        return entry.properties.allSatisfy { property in properties.contains { $0 === property } }
      }
    }

    /// Whether the list is the dictionary that `entries` takes it for; looked up once.
    private static let isLayoutKnown: Bool = {
      let beacon = Beacon()
      let isKnown = SharedFlag()
      withObservationTracking {
        beacon.noteAccess()
      } didSet: { tracking in
        if looksAsExpected(tracking) { isKnown.raise() }
        tracking.cancel()
      }
      beacon.signal()
      return isKnown.isRaised
    }()

    private static func looksAsExpected(_ tracking: ObservationTracking) -> Bool {
      guard let list = Mirror(reflecting: tracking).descendant("list") as? ObservationTracking._AccessList,
        MemoryLayout<ObservationTracking._AccessList>.size == MemoryLayout<[ObjectIdentifier: Entry]>.size
      else { return false }
      let fields = Mirror(reflecting: list).children
      guard fields.count == 1, let dictionary = fields.first?.value,
        String(reflecting: type(of: dictionary))
          == "Swift.Dictionary<Swift.ObjectIdentifier, Observation.ObservationTracking.Entry>",
        let element = Mirror(reflecting: dictionary).children.first?.value,
        let entry = Mirror(reflecting: element).children.dropFirst().first?.value
      else { return false }
      let entryFields = Array(Mirror(reflecting: entry).children)
      guard byteCount(of: entry) == MemoryLayout<Entry>.size, entryFields.count == 2,
        byteCount(of: entryFields[0].value) == MemoryLayout<AnyObject>.size,
        entryFields[1].value as? Set<AnyKeyPath> == [Beacon.path]
      else { return false }
      let entries = unsafeBitCast(list, to: [ObjectIdentifier: Entry].self)
      return entries.count == 1
        && entries.allSatisfy { ObjectIdentifier($1.registrar) == $0 && $1.properties == [Beacon.path] }
    }

    private static func byteCount<Value>(of value: Value) -> Int { MemoryLayout<Value>.size }
  }
#endif
