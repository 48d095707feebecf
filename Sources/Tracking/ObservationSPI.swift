// The only file that touches Observation's SPI. Swift 6.4's continuous tracking will replace its inside.
#if !TRACKING_PUBLIC_API
  @_spi(SwiftUI) import Observation
  @_spi(Reflection) import Swift

  /// What Observation passes to a registration.
  struct ObservedChange: Sendable {
    /// Whether a registration is notified of only one change.
    static let endsRegistration = false

    private let tracking: ObservationTracking

    fileprivate init(_ tracking: ObservationTracking) { self.tracking = tracking }

    /// The property that changed.
    var property: AnyKeyPath? { tracking.changed }

    /// Everything the registration listens to, if that can be known.
    var reads: ReadSet? {
      ReadSet.list(of: tracking).flatMap { ReadSet($0) }
    }

    /// Ends the registration that was notified.
    func endRegistration() { tracking.cancel() }
  }

  /// Runs `body` and reports every change of what it read, after the store, until the registration is ended.
  func withChangeTracking(_ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void) {
    withObservationTracking(body, didSet: { onChange(ObservedChange($0)) })
  }

  /// Does what `withChangeTracking` does, but an enclosing scope does not get the reads, they can be armed while the run
  /// goes on, and the registration can be cancelled without waiting for a change. It hands Observation a list of its own,
  /// where `AccessScope` can.
  final class ListRegistration: TrackingRegistration {
    /// Reads that are armed together.
    private final class Part {
      let reads: ReadSet
      private let tracking: ObservationTracking

      init(_ reads: ReadSet, telling receiver: ChangeReceiver) {
        self.reads = reads
        tracking = ObservationTracking(reads.list)
        ObservationTracking._installTracking(tracking, didSet: { receiver.receive(ObservedChange($0)) })
      }

      func cancel() { tracking.cancel() }
    }

    static let armsEarly = true

    private var receiver: ChangeReceiver
    private var listInProgress: UnsafeMutablePointer<ReadSet.Entries?>?
    /// The reads of a run that has ended, to be armed.
    private var unarmed: ReadSet.Entries?
    /// The usual run has one part; a run that was interrupted by another has the parts from before as well.
    @exclusivity(unchecked) private var lastPart: Part?
    private var earlierParts: [Part] = []

    init(telling receiver: ChangeReceiver) { self.receiver = receiver }

    var isEmpty: Bool { lastPart == nil && unarmed == nil }

    func isUsedAgain(telling receiver: ChangeReceiver) -> Bool {
      guard isEmpty, AccessScope.isAvailable else { return false }
      self.receiver = receiver
      return true
    }

    func collect(_ body: () -> Void) {
      var list: ReadSet.Entries?
      collect(body, in: &list)
      unarmed = list
    }

    /// - Parameter list: filled by Observation, which takes it for its own list.
    private func collect(_ body: () -> Void, in list: UnsafeMutablePointer<ReadSet.Entries?>) {
      listInProgress = list
      let outer = AccessScope.redirect(to: list)
      body()
      AccessScope.restore(outer)
      listInProgress = nil
    }

    func armReadsSoFar() {
      armReadsOfInnerScope()
      guard let list = listInProgress?.pointee else { return }
      // What comes next is a part of its own: nothing is armed twice, however often the run is interrupted.
      listInProgress?.pointee = nil
      arm(list)
    }

    /// A scope that the program opens inside the run adds its reads to the run's only when it ends. Until then they belong to the
    /// scope, which must keep them.
    private func armReadsOfInnerScope() {
      guard let scope = AccessScope.currentList?.assumingMemoryBound(to: ReadSet.Entries?.self),
        scope != listInProgress,
        let list = scope.pointee, lastPart?.reads.isSame(as: list) != true
      else { return }
      arm(list)
    }

    func noteInnerRun(_ inner: any TrackingRegistration) {}

    func isHeardForInnerRun(_ property: AnyKeyPath?) -> Bool { false }

    func arm(after earlier: (any TrackingRegistration)?) -> Bool {
      guard let list = unarmed else { return false }
      unarmed = nil
      if lastPart == nil, let earlier = earlier as? ListRegistration, earlier.listens(toJust: list) { return true }
      arm(list)
      return false
    }

    private func listens(toJust list: ReadSet.Entries) -> Bool {
      guard let lastPart, earlierParts.isEmpty else { return false }
      return lastPart.reads.isSame(as: list)
    }

    private func arm(_ list: ReadSet.Entries) {
      if let lastPart { earlierParts.append(lastPart) }
      lastPart = Part(ReadSet(list), telling: receiver)
    }

    func isCovered(by earlier: (any TrackingRegistration)?) -> Bool? {
      guard let reads = readSet else { return true }
      guard let earlierReads = (earlier as? ListRegistration)?.readSet else { return false }
      return reads.isCovered(by: earlierReads)
    }

    func cancel() {
      lastPart?.cancel()
      for part in earlierParts { part.cancel() }
      lastPart = nil
      earlierParts = []
    }

    var reads: [Tracker.Read] { readSet?.allReads ?? [] }

    func object(of property: AnyKeyPath) -> ObjectIdentifier? {
      earlierParts.isEmpty ? lastPart?.reads.object(of: property) : readSet?.object(of: property)
    }

    private var readSet: ReadSet? {
      guard var reads = lastPart?.reads else { return nil }
      for part in earlierParts { reads.merge(part.reads) }
      return reads
    }

    /// Whether Observation writes into such a list; tried once.
    static let isAvailable: Bool = {
      guard AccessScope.isAvailable, ReadSet.isLayoutKnown else { return false }
      let beacon = Beacon()
      var list: ReadSet.Entries?
      withUnsafeMutablePointer(to: &list) { AccessScope.redirected(to: $0) { beacon.noteAccess() } }
      guard let list else { return false }
      let heard = SharedFlag()
      let tracking = ObservationTracking(ReadSet(list).list)
      ObservationTracking._installTracking(tracking, didSet: { _ in heard.raise() })
      beacon.signal()
      tracking.cancel()
      return heard.isRaised
    }()
  }

  extension Tracker {
    /// What a closure has read, before anything listens to it.
    package struct Reads { fileprivate let entries: ReadSet.Entries }

    /// Whether a closure's reads can be collected without a tracker.
    package static var collectsReads: Bool { AccessScope.isAvailable && ListRegistration.isAvailable }

    /// Runs `body` and returns what it read, nil for nothing: the cheap way for code that seldom reads. To be notified of changes,
    /// let a tracker take the reads over in a run of its own, with `addReads`, before anything else happens.
    package static func reads(in body: () -> Void) -> Reads? {
      var list: ReadSet.Entries?
      let interrupted = TrackerCore.enter(nil)
      withUnsafeMutablePointer(to: &list) { list in
        let outer = AccessScope.redirect(to: list)
        body()
        AccessScope.restore(outer)
      }
      TrackerCore.leave(to: interrupted)
      return list.map { Reads(entries: $0) }
    }

    /// Adds reads as if the run in progress had made them itself, before all others.
    package static func addReads(_ reads: Reads) { AccessScope.fill(with: reads.entries) }
  }

  extension AccessScope {
    /// Gives the current list its first entries.
    fileprivate static func fill(with entries: ReadSet.Entries) {
      currentList?.assumingMemoryBound(to: ReadSet.Entries?.self).pointee = entries
    }
  }

  /// The contents of Observation's list of reads. The type is private; it is a dictionary, and is read as one
  /// after its fields have been compared with what is expected of them.
  struct ReadSet: @unchecked Sendable {
    typealias Entries = [ObjectIdentifier: Entry]

    /// A registrar and the properties that were read through it. The registrar lives as long as the entry, so that no
    /// other one has its identity meanwhile; it is not accessed here, which makes the set sendable.
    struct Entry {
      fileprivate let registrar: AnyObject
      fileprivate var properties: Set<AnyKeyPath>

      fileprivate func hasSameProperties(as other: Entry) -> Bool {
        guard properties.count == other.properties.count, properties.count <= 32 else { return false }
        for property in properties where !other.has(property) { return false }
        return true
      }

      private func has(_ property: AnyKeyPath) -> Bool {
        for other in properties where other === property { return true }
        return false
      }
    }

    private var entries: Entries

    /// The set for a filled list where the layout is known.
    fileprivate init(_ entries: Entries) { self.entries = entries }

    fileprivate init?(_ list: ObservationTracking._AccessList) {
      guard Self.isLayoutKnown else { return nil }
      // The layout was compared just now.
      entries = unsafeBitCast(list, to: Entries.self)
    }

    /// The same for Observation.
    fileprivate var list: ObservationTracking._AccessList {
      unsafeBitCast(entries, to: ObservationTracking._AccessList.self)
    }

    mutating func merge(_ other: ReadSet) {
      entries.merge(other.entries) { entry, more in
        Entry(registrar: entry.registrar, properties: entry.properties.union(more.properties))
      }
    }

    /// What was read, beacons apart.
    var allReads: [Tracker.Read] {
      entries.flatMap { registrar, entry in
        entry.properties.filter { $0 != Beacon.path }.map { Tracker.Read(object: registrar, property: $0) }
      }
    }

    /// The one object whose property was read.
    func object(of property: AnyKeyPath) -> ObjectIdentifier? {
      if entries.count == 1 { return entries.keys.first }
      var found: ObjectIdentifier?
      for (registrar, entry) in entries where entry.properties.contains(property) {
        if found != nil { return nil }
        found = registrar
      }
      return found
    }

    var properties: Set<AnyKeyPath> { entries.values.reduce(into: []) { $0.formUnion($1.properties) } }

    /// Whether `earlier` has everything that this one has, apart from beacons.
    func isCovered(by earlier: ReadSet?) -> Bool {
      entries.allSatisfy { registrar, entry in
        let known = earlier?.entries[registrar]?.properties
        return entry.properties.allSatisfy { known?.contains($0) == true || $0 == Beacon.path }
      }
    }

    /// Whether both have the same properties; also false if that would take long to find out.
    ///
    /// A getter uses the same key path each time, so that comparing by identity is enough where they are the same.
    fileprivate func isSame(as others: Entries) -> Bool {
      guard entries.count == others.count else { return false }
      if entries.count == 1, let (registrar, entry) = entries.first, let (otherRegistrar, other) = others.first {
        // The usual case, without a hash.
        return registrar == otherRegistrar && entry.hasSameProperties(as: other)
      }
      for (registrar, entry) in entries {
        guard let other = others[registrar], entry.hasSameProperties(as: other) else { return false }
      }
      return true
    }

    /// Whether the list is the dictionary that `entries` takes it for; looked up once.
    fileprivate static let isLayoutKnown: Bool = {
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

    /// Asks the runtime for the fields: a mirror looks for conformances of each type in all libraries, which takes a millisecond or two.
    private static func looksAsExpected(_ tracking: ObservationTracking) -> Bool {
      guard let list = list(of: tracking),
        MemoryLayout<ObservationTracking._AccessList>.size == MemoryLayout<Entries>.size,
        MemoryLayout<ObservationTracking._AccessList?>.size == MemoryLayout<Entries?>.size
      else { return false }
      let fields = fields(of: ObservationTracking._AccessList.self)
      guard fields.count == 1, fields[0].offset == 0, let entry = (fields[0].type as? any ByIdentity.Type)?.entry else {
        return false
      }
      let entryFields = Self.fields(of: entry)
      guard byteCount(of: entry) == MemoryLayout<Entry>.size, entryFields.count == 2, entryFields[0].offset == 0,
        byteCount(of: entryFields[0].type) == MemoryLayout<AnyObject>.size,
        entryFields[1].offset == MemoryLayout<Entry>.offset(of: \.properties),
        entryFields[1].type == Set<AnyKeyPath>.self
      else { return false }
      let entries = unsafeBitCast(list, to: Entries.self)
      return entries.count == 1
        && entries.allSatisfy { ObjectIdentifier($1.registrar) == $0 && $1.properties == [Beacon.path] }
    }

    fileprivate static func list(of tracking: ObservationTracking) -> ObservationTracking._AccessList? {
      let offset = fields(of: ObservationTracking.self).first { $0.type == ObservationTracking._AccessList.self }?
        .offset
      return offset.map { offset in
        withUnsafeBytes(of: tracking) { $0.load(fromByteOffset: offset, as: ObservationTracking._AccessList.self) }
      }
    }

    private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
      var fields: [(offset: Int, type: Any.Type)] = []
      _ = _forEachField(of: type) { _, offset, type, _ in
        fields.append((offset, type))
        return true
      }
      return fields
    }

    private static func byteCount(of type: Any.Type) -> Int {
      func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
      return _openExistential(type, do: size)
    }
  }

  /// A dictionary like Observation's list of reads, whose entries have a type that nobody else can name.
  private protocol ByIdentity { static var entry: Any.Type { get } }

  extension Dictionary: ByIdentity where Key == ObjectIdentifier {
    fileprivate static var entry: Any.Type { Value.self }
  }
#endif
