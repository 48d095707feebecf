import Glibc
import Observation
@_spi(Reflection) import Swift

/// Finds the object that a property was read of. Observation reports its registrar alone, so the object is looked for in what the hook that
/// read it holds: in memory, as a debugger does, and no further than a few references away. What has ended or been freed is not taken for an
/// object: its count of references says so, or the allocator has written over its first word, the class.
@MainActor package enum ObservedObject {
  /// How many places are looked at, and how much of each.
  private static let mostPlaces = 4_000
  private static let wordsOfPlace = 48

  /// The object that `read` was read of; nil where nothing near `roots` leads to it.
  package static func find(_ read: Tracker.Read, from roots: [AnyObject]) -> AnyObject? {
    guard isLayoutKnown, let type = type(of: read.property).rootType as? AnyClass, let memory = ProcessMemory(),
      let offset = registrarOffset(in: type)
    else { return nil }
    let registrar = UInt(bitPattern: read.object)
    var search = Search(memory: memory, type: address(of: type), registrar: registrar, word: offset / 8)
    return search.run(from: roots)
      .map { Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: $0)!).takeUnretainedValue() }
  }

  @MainActor private struct Search {
    let memory: ProcessMemory
    let type: UInt
    let registrar: UInt
    /// Where in the object the registrar is, in words.
    let word: Int
    private var kinds: [UInt: Bool] = [:]

    init(memory: ProcessMemory, type: UInt, registrar: UInt, word: Int) {
      (self.memory, self.type, self.registrar, self.word) = (memory, type, registrar, word)
    }

    /// Looks at what is near first.
    mutating func run(from roots: [AnyObject]) -> UInt? {
      var places = roots.map { UInt(bitPattern: ObjectIdentifier($0)) }
      var seen = Set(places)
      var next = 0
      while next < places.count, next < ObservedObject.mostPlaces {
        let place = places[next]
        // A view has more than what is looked at of other objects.
        let least = next < roots.count ? ObservedObject.words(of: roots[next]) : ObservedObject.wordsOfPlace
        next += 1
        var words = memory.words(at: place, max(least, word + 1))
        // A copy of an object that stays behind in memory would look like one, to the next search.
        defer { words.withUnsafeMutableBufferPointer { $0.update(repeating: 0) } }
        if isObject(words, at: place) { return place }
        for word in words {
          // The other bits of a reference may say which case of an enumeration it is.
          let reference = word & 0x0000_7fff_ffff_fff0
          if reference > 0xffff, seen.insert(reference).inserted { places.append(reference) }
        }
      }
      return nil
    }

    private mutating func isObject(_ words: [UInt], at place: UInt) -> Bool {
      guard words.count > word, isKind(words[0]), !memory.hasEnded(words, at: place) else { return false }
      return memory.words(at: words[word], 3).last == registrar
    }

    /// Whether a class is the one that is looked for, or a subclass.
    private mutating func isKind(_ candidate: UInt) -> Bool {
      if candidate == type { return true }
      if let known = kinds[candidate] { return known }
      var superclass = candidate
      var isKind = false
      for _ in 0..<8 where !isKind {
        let words = memory.words(at: superclass, 2)
        guard words.count == 2, words[1] > 0xffff else { break }
        superclass = words[1]
        isKind = superclass == type
      }
      kinds[candidate] = isKind
      return isKind
    }
  }

  private static func words(of object: AnyObject) -> Int {
    var end = wordsOfPlace * 8
    _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) { _, offset, _, _ in
      end = max(end, offset + 64)
      return true
    }
    return end / 8
  }

  private static func address(of type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

  private static func registrarOffset(in type: AnyClass) -> Int? {
    var found: Int?
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, field, _ in
      if field == ObservationRegistrar.self { found = offset }
      return found == nil
    }
    return found
  }

  /// Whether an object leads to what Observation calls its registrar by the way that is taken here, through an object of the registrar's
  /// whose first field it is, and whether an object that ends is told from one that does not.
  private static let isLayoutKnown: Bool = {
    let beacon = Beacon()
    let tracker = Tracker { _ in }
    var identity: ObjectIdentifier?
    tracker.track { beacon.noteAccess() }
    identity = tracker.registrarOfOnlyRead
    guard let identity, let offset = registrarOffset(in: Beacon.self), let memory = ProcessMemory() else {
      return false
    }
    let object = memory.words(at: UInt(bitPattern: ObjectIdentifier(beacon)), offset / 8 + 1)
    guard let registrar = object.last, object.first == address(of: Beacon.self) else { return false }
    return memory.words(at: registrar, 3).last == UInt(bitPattern: identity) && Mortal.isEndSeen(in: memory)
  }()
}

/// An object that looks at itself when it ends.
private final class Mortal {
  private let memory: ProcessMemory
  private let atEnd: (Bool) -> Void

  init(_ memory: ProcessMemory, atEnd: @escaping (Bool) -> Void) { (self.memory, self.atEnd) = (memory, atEnd) }

  var hasEnded: Bool {
    let place = UInt(bitPattern: ObjectIdentifier(self))
    return memory.hasEnded(memory.words(at: place, 2), at: place)
  }

  deinit { atEnd(hasEnded) }

  /// Whether it is seen of objects with and without weak references, whose counts are in different places, that they end.
  static func isEndSeen(in memory: ProcessMemory) -> Bool {
    var seen: [Bool] = []
    for isReferenced in [false, true] {
      var object: Mortal? = Mortal(memory) { seen.append($0) }
      weak let reference = isReferenced ? object : nil
      seen.append(object?.hasEnded ?? true)
      object = nil
      if reference != nil { return false }
    }
    return seen == [false, true, false, true]
  }
}

/// The program's own memory, read so that an address that leads nowhere does no harm.
private struct ProcessMemory {
  private static let file = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)

  init?() { if Self.file < 0 { return nil } }

  /// The words from an address on; fewer where the memory ends.
  func words(at address: UInt, _ count: Int) -> [UInt] {
    guard address <= UInt(Int.max) else { return [] }
    return [UInt](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(Self.file, buffer.baseAddress, count * 8, Int(address)) / 8)
    }
  }

  /// Whether the object at a place, which begins with `words`, has ended and only its memory is left. An object's second word has its counts,
  /// or where they are once there are weak references to it.
  func hasEnded(_ words: [UInt], at place: UInt) -> Bool {
    guard words.count > 1 else { return true }
    var counts = words[1]
    let isElsewhere: UInt = 0b11 << 62
    if counts & isElsewhere == isElsewhere {
      let table = self.words(at: (counts & ~isElsewhere) << 3, 3)
      guard table.count == 3, table[0] == place else { return true }
      counts = table[2]
    }
    return counts & (1 << 32) != 0
  }
}
