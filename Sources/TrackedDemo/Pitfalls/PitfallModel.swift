import TrackedKit

/// A value that is not Equatable: every write of it tells its readers.
struct Payload {
  let number: Int
}

/// A part that changes often and one that does not, in one struct.
struct Progress {
  var title = "Download"
  var percent = 0
}

/// What the pitfalls read and write.
@Observable final class PitfallModel {
  var name = "Ada"
  var age = 36
  var city = "London"
  var isOptionEnabled = true
  var bar = 0
  var baz = 0
  var number = 7
  var payload = Payload(number: 7)
  var progress = Progress()
  var title = "Download"
  var percent = 0
  var isGreen = false
  var ticks = 0
  var staleSum = 0
  var sum = 0
  var echo = 0
  var isPingPong = false
  var ping = 0
  var pong = 0
  var width = 0
  /// Counts primes on another thread.
  @ObservationIgnored var countElsewhere: (_ limit: Int) async -> Int = { limit in
    let work = Task.detached { Primes.count(below: limit) }
    // A result that is there already would be taken without the pause of which the page tells.
    await Task.yield()
    return await work.value
  }
  /// Results of work that was done elsewhere.
  private(set) var primeCount: Int?
  private(set) var primeLimit = 20_000

  func rename() { name = name == "Ada" ? "Grace" : "Ada" }

  /// More to count; the count itself is made on another thread and stored for hooks to read.
  func countPrimes() {
    primeLimit += 1
    let limit = primeLimit
    Task { primeCount = await countElsewhere(limit) }
  }
}

/// Work that takes longer than a frame has time for.
nonisolated enum Primes {
  static func count(below limit: Int) -> Int {
    (2..<limit).count { number in
      var divisor = 2
      while divisor * divisor <= number {
        if number % divisor == 0 { return false }
        divisor += 1
      }
      return true
    }
  }
}

/// Before observation: code that sets it has to remember what shows it.
final class ManualUser {
  var name = "Ada"
  /// Called by those who remember.
  var updateUI: () -> Void = {}
}
