import Glibc
import Observation

/// Redirects the reads that Observation collects on this thread.
///
/// Observation has no public way to read a property without a surrounding `withObservationTracking` seeing it, and a
/// scope inside another adds its reads to the outer one. It keeps a pointer to the current list in one thread-local word.
/// `AccessScope` finds that word in the thread-local storage of the library by what it does (pointing into the stack
/// inside a scope, elsewhere in a nested one, restored after each) and sets it for the length of a call.
/// Where no word behaves like that, scopes are not suspended and `isAvailable` is false; -D TRACKING_MERGED_SCOPES builds
/// the module as if it were so.
@MainActor
enum AccessScope {
  typealias Word = UnsafeMutablePointer<UInt>

  private static var thread = pthread_t()
  private static var cachedWord: Word?

  static var isAvailable: Bool { word != nil }

  /// The word of this thread. The main actor stays on one thread in practice; another one is looked up anew.
  private static var word: Word? {
    if pthread_equal(thread, pthread_self()) == 0 {
      thread = pthread_self()
      cachedWord = findWord()
    }
    return cachedWord
  }

  /// Runs `body` so that its reads go to `list`, which points to an optional list of Observation's, or nowhere.
  static func redirected<Result>(to list: UnsafeMutableRawPointer?, _ body: () throws -> Result) rethrows -> Result {
    guard let word else { return try body() }
    let outer = word.pointee
    word.pointee = UInt(bitPattern: list)
    defer { word.pointee = outer }
    return try body()
  }

  /// Runs `body` so that its reads go to `list`, an optional list of Observation's.
  static func collecting<List>(into list: UnsafeMutablePointer<List>, _ body: () -> Void) {
    redirected(to: UnsafeMutableRawPointer(list), body)
  }

  private static func findWord() -> Word? {
    // The storage of a library is made when a thread first uses it.
    withObservationTracking({}, onChange: {})
    let words = threadLocalWords()
    let before = words.map(\.pointee)
    var (inOuter, inInner, afterInner) = (before, before, before)
    withObservationTracking {
      inOuter = words.map(\.pointee)
      withObservationTracking {
        inInner = words.map(\.pointee)
      } onChange: {
      }
      afterInner = words.map(\.pointee)
    } onChange: {
    }
    let found = words.indices.filter { index in
      pointsIntoStack(inOuter[index]) && pointsIntoStack(inInner[index])
        && Set([before[index], inOuter[index], inInner[index]]).count == 3
        && afterInner[index] == inOuter[index] && words[index].pointee == before[index]
    }
    return found.count == 1 ? words[found[0]] : nil
  }

  /// Whether an address lies within a megabyte above this frame, as a list of a running scope does.
  private static func pointsIntoStack(_ address: UInt) -> Bool {
    withUnsafePointer(to: address) { local in
      let here = UInt(bitPattern: local)
      return address > here - 4096 && address < here + (1 << 20)
    }
  }

  /// The words of this thread's storage in Observation's library, or in the program when it is linked statically.
  private static func threadLocalWords() -> [Word] {
    guard LoadedObject.isLayoutKnown, let symbol = dlsym(nil, "dl_iterate_phdr") else { return [] }
    let iterate = unsafeBitCast(
      symbol, to: (@convention(c) (LoadedObject.Visitor, UnsafeMutableRawPointer) -> Int32).self)
    var words: [Word] = []
    withUnsafeMutablePointer(to: &words) { words in
      _ = iterate(
        { object, _, words in
          words.assumingMemoryBound(to: [UnsafeMutablePointer<UInt>].self).pointee +=
            LoadedObject(object).observationWords
          return 0
        }, UnsafeMutableRawPointer(words))
    }
    return words
  }
}

/// The fields of `dl_phdr_info` and `Elf64_Phdr` that are needed; Swift's Glibc module does not import <link.h>.
private struct LoadedObject {
  typealias Visitor = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Int32

  #if TRACKING_MERGED_SCOPES || !_pointerBitWidth(_64)
    static let isLayoutKnown = false
  #else
    static let isLayoutKnown = true
  #endif

  private let info: UnsafeRawPointer

  nonisolated init(_ info: UnsafeRawPointer) { self.info = info }

  private var name: String {
    info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
  }

  /// This thread's words of the object, if it can be the one that holds Observation.
  var observationWords: [UnsafeMutablePointer<UInt>] {
    guard name.isEmpty || name.contains("libswiftObservation"),
      let storage = info.load(fromByteOffset: 56, as: UnsafeMutableRawPointer?.self),
      let headers = info.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return [] }
    let threadLocalSegment: UInt32 = 7
    let headerSize = 56
    let headerCount = Int(info.load(fromByteOffset: 24, as: UInt16.self))
    return (0..<headerCount).flatMap { index -> [UnsafeMutablePointer<UInt>] in
      let header = headers + index * headerSize
      guard header.load(as: UInt32.self) == threadLocalSegment else { return [] }
      let byteCount = Int(header.load(fromByteOffset: 40, as: UInt64.self))
      let first = storage.assumingMemoryBound(to: UInt.self)
      return (0..<byteCount / MemoryLayout<UInt>.size).map { first + $0 }
    }
  }
}
