import CThreadLocals
import Glibc
import Observation

/// Redirects the property reads that Observation collects on this thread.
///
/// A run must keep its reads to itself, but Observation offers no public way to read a property without a surrounding
/// `withObservationTracking` noticing, and a scope inside another adds its reads to the outer one. Observation keeps a pointer
/// to the current list in one thread-local word. `AccessScope` finds that word among the library's thread-local variables by its
/// behaviour (pointing to a list on the
/// stack inside a scope, to another a little deeper in a nested one, restored after each, and silencing reads when it is
/// cleared) and sets it for the length of a call.
/// Where no word behaves like that, scopes are not suspended and `isAvailable` is false.
@MainActor
enum AccessScope {
  typealias Word = UnsafeMutablePointer<UInt>

  private static var thread = pthread_t()
  private static var cachedWord: Word?

  /// Leaves scopes merged, as if there were no such word: for a test, or a build with -D
  /// TRACKING_MERGED_SCOPES.
  #if TRACKING_MERGED_SCOPES
    static var leavesScopesMerged = true
  #else
    static var leavesScopesMerged = false
  #endif

  static var isAvailable: Bool { word != nil }

  /// This thread's word. The main actor stays on one thread in practice; on another thread the word is looked up again.
  private static var word: Word? {
    if leavesScopesMerged { return nil }
    if pthread_equal(thread, pthread_self()) == 0 {
      thread = pthread_self()
      cachedWord = findWord()
    }
    return cachedWord
  }

  /// Runs `body` so that its reads go to `list`, which points to one of Observation's optional lists, or nowhere.
  static func redirected<Result>(to list: UnsafeMutableRawPointer?, _ body: () throws -> Result) rethrows -> Result {
    guard let word else { return try body() }
    return try redirected(word, to: UInt(bitPattern: list), body)
  }

  /// The first half of `redirected`, for code that runs for every hook, where one more closure costs as much as all the rest.
  ///
  /// - Returns: the value to pass to `restore` when the call has ended.
  static func redirect(to list: UnsafeMutableRawPointer) -> (word: Word, list: UInt)? {
    guard let word else { return nil }
    defer { word.pointee = UInt(bitPattern: list) }
    return (word, word.pointee)
  }

  static func restore(_ outer: (word: Word, list: UInt)?) { if let outer { outer.word.pointee = outer.list } }

  /// Where reads currently go.
  static var currentList: UnsafeMutableRawPointer? { word.flatMap { UnsafeMutableRawPointer(bitPattern: $0.pointee) } }

  private static func redirected<Result>(
    _ word: Word, to list: UInt, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = word.pointee
    word.pointee = list
    defer { word.pointee = outer }
    return try body()
  }

  private static func findWord() -> Word? {
    let found = wordsLikeAList()
    return found.count == 1 && silencesReads(found[0]) ? found[0] : nil
  }

  /// The words that change with scopes as a pointer to the current list would.
  private static func wordsLikeAList() -> [Word] {
    // The storage of a library is made when a thread first uses it.
    withObservationTracking({}, onChange: {})
    let observation = unsafeBitCast(ObservationRegistrar.self as Any.Type, to: UnsafeRawPointer.self)
    let storage = cthreadlocals_words_of_image(observation)
    guard let first = storage.words else { return [] }
    let words = (0..<storage.count).map { first + $0 }
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
    let wordAlignment = UInt(MemoryLayout<UInt>.alignment)
    return words.indices.filter { index in
      let (outer, inner) = (inOuter[index], inInner[index])
      return inner > 0 && inner < outer && outer - inner < 1 << 16
        && outer % wordAlignment == 0 && inner % wordAlignment == 0
        && before[index] != outer && before[index] != inner
        && afterInner[index] == outer && words[index].pointee == before[index]
    }.map { words[$0] }
  }

  /// Whether a scope misses reads while the word is cleared, and sees later ones.
  private static func silencesReads(_ word: Word) -> Bool {
    let (silent, audible) = (Beacon(), Beacon())
    let heard = SharedFlag()
    withObservationTracking {
      redirected(word, to: 0) { silent.noteAccess() }
      audible.noteAccess()
    } onChange: {
      heard.raise()
    }
    silent.signal()
    guard !heard.isRaised else { return false }
    audible.signal()
    return heard.isRaised
  }
}
