import CThreadLocals

/// Where a thread was: for a recorder of writes. Taking one costs some microseconds; its names are looked up when they are asked for.
package struct CallStack: Sendable {
  private let addresses: [UInt]

  /// Where nothing is known.
  package init() { addresses = [] }

  private init(_ addresses: [UInt]) { self.addresses = addresses }

  /// Where the calling thread is.
  package static func current() -> CallStack {
    CallStack(
      [UInt](unsafeUninitializedCapacity: 64) { buffer, count in
        count = Int(cthreadlocals_return_addresses(buffer.baseAddress!, 64))
      })
  }

  /// A function in which a call was made.
  private struct Function {
    let name: String
    /// Nil for what is no function of Swift's.
    let module: Substring?
  }

  @MainActor private static var known: [UInt: Function] = [:]

  /// The Swift functions, the innermost first, as `closure #1 in Counter.start`. Those of `modules` and of the standard library are left out;
  /// empty where the program was stripped of its names.
  @MainActor package func functions(leavingOut modules: Set<Substring>) -> [String] {
    // What a call returns to may be the next function's beginning.
    let calls = addresses.map { $0 - 1 }
    let unknown = calls.filter { Self.known[$0] == nil }
    if !unknown.isEmpty {
      let symbols = SymbolTable.functions(around: unknown)
      for call in unknown { Self.known[call] = Self.function(symbols[call] ?? "") }
    }
    var functions: [String] = []
    for call in calls {
      guard let function = Self.known[call], let module = function.module, !modules.contains(module),
        functions.last != function.name
      else { continue }
      functions.append(function.name)
    }
    return functions
  }

  /// - Parameter symbol: as `$s4Shop7CounterC5startyyF`.
  @MainActor private static func function(_ symbol: String) -> Function {
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix(while: \.isNumber)
    let module = rest.dropFirst(digits.count).prefix(Int(digits) ?? 0)
    guard symbol.hasPrefix("$s"), !module.isEmpty, module != "Observation", let name = SymbolTable.demangled(symbol)
    else {
      return Function(name: "", module: nil)
    }
    return Function(name: FunctionName.short(name), module: module)
  }
}

/// Shortens what the runtime says of a function.
enum FunctionName {
  /// - Parameter name: as `closure #1 () -> () in Shop.(Counter in _8D3A).start(every: Swift.Int) -> ()`.
  static func short(_ name: String) -> String {
    parts(of: name).map { part in
      if part.hasPrefix("closure #") { return part.split(separator: " ").prefix(2).joined(separator: " ") }
      var words = withoutModule(withoutTypes(withoutPlaces(part)))
      for prefix in ["implicit closure ", "partial apply forwarder for ", "static ", "merged "]
      where words.hasPrefix(prefix) {
        words = String(words.dropFirst(prefix.count))
      }
      return words
    }.joined(separator: " in ")
  }

  /// What is inside what, as `closure #1 () -> ()` and `Shop.Counter.start() -> ()`.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    var depth = 0
    for word in name.split(separator: " ", omittingEmptySubsequences: false) {
      if word == "in", depth == 0 {
        parts.append("")
        continue
      }
      for letter in word { depth += letter == "(" ? 1 : letter == ")" ? -1 : 0 }
      parts[parts.count - 1] += (parts.last!.isEmpty ? "" : " ") + word
    }
    return parts
  }

  /// `Shop.(Counter in _8D3A).start` becomes `Shop.Counter.start`.
  private static func withoutPlaces(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let letter = rest.popFirst() {
      guard letter == "(", result.last == "." || result.isEmpty, let close = rest.firstIndex(of: ")"),
        let place = rest[..<close].range(of: " in ")
      else {
        result.append(letter)
        continue
      }
      result += rest[..<place.lowerBound]
      rest = rest[rest.index(after: close)...]
    }
    return result
  }

  /// `Shop.Counter.start(every: Swift.Int) -> ()` becomes `Shop.Counter.start`, and a getter keeps its kind.
  private static func withoutTypes(_ name: String) -> String {
    String(name.prefix { !"( :<".contains($0) })
  }

  private static func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), name[name.index(after: dot)...].contains(".") else { return name }
    return String(name[name.index(after: dot)...])
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
