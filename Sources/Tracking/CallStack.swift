import CThreadLocals
import Glibc

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

  /// A Swift function, and where in it a call was made.
  package struct Call {
    /// As `closure #1 in Counter.start`.
    package let function: String
    fileprivate let module: Substring
    package let address: UInt

    /// The program or library that has the function, and the address as that file counts it: what a symbolizer asks for.
    @MainActor package var site: (file: String, address: UInt)? {
      let file = cthreadlocals_file_of(UnsafeRawPointer(bitPattern: address)!)
      guard let path = file.path.map({ String(cString: $0) }) else { return nil }
      return (path.isEmpty ? "/proc/\(getpid())/exe" : path, address - file.offset)
    }

    /// Where in the sources the call stands, as `Counter.swift:12`. Nil until somebody has looked it up.
    @MainActor package var line: String? {
      get { CallStack.lines[address] }
      nonmutating set { CallStack.lines[address] = newValue }
    }
  }

  /// By address; nil for what is no function of Swift's.
  @MainActor private static var known: [UInt: Call?] = [:]
  @MainActor private static var lines: [UInt: String] = [:]

  /// The Swift functions, the innermost first. Those of `modules` and of the standard library are left out; empty where the program was
  /// stripped of its names.
  @MainActor package func calls(leavingOut modules: Set<Substring>) -> [Call] {
    // What a call returns to may be the next function's beginning.
    let places = addresses.map { $0 - 1 }
    let unknown = places.filter { Self.known[$0] == nil }
    if !unknown.isEmpty {
      let symbols = SymbolTable.functions(around: unknown)
      for place in unknown { Self.known[place] = .some(Self.call(at: place, symbols[place] ?? "")) }
    }
    var calls: [Call] = []
    for place in places {
      guard let call = Self.known[place] ?? nil, !modules.contains(call.module), calls.last?.function != call.function
      else { continue }
      calls.append(call)
    }
    return calls
  }

  /// - Parameter symbol: as `$s4Shop7CounterC5startyyF`.
  @MainActor private static func call(at address: UInt, _ symbol: String) -> Call? {
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix(while: \.isNumber)
    let module = rest.dropFirst(digits.count).prefix(Int(digits) ?? 0)
    guard symbol.hasPrefix("$s"), !module.isEmpty, module != "Observation", let name = SymbolTable.demangled(symbol)
    else { return nil }
    return Call(function: FunctionName.short(name), module: module, address: address)
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
