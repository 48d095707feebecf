import CThreadLocals
import Glibc

/// What a property is called that a key path leads to.
///
/// Swift describes a computed property, as all those of an `@Observable` class are, by the address of its getter. The program's own table
/// of symbols says whose getter that is; a stripped program has none.
@MainActor public enum PropertyName {
  private static var known: [AnyKeyPath: String] = [:]

  /// The name: `badgeCount`, `user.name`; nil where the program does not say it.
  public static func of(_ path: AnyKeyPath) -> String? {
    if let name = known[path] { return name.isEmpty ? nil : name }
    let name = resolve(String(describing: path))
    known[path] = name ?? ""
    return name
  }

  /// - Parameter description: the way from the root, as `\Model.<computed 0x000056248ed49c50 (User)>.name`.
  private static func resolve(_ description: String) -> String? {
    var names: [Substring] = []
    var rest = withoutRoot(description[...])
    while let component = rest.first {
      if component == "." || component == "?" || component == "!" {
        rest.removeFirst()
      } else if component == "<" {
        guard let end = closing(of: rest), let name = getterName(rest[...end]) else { return nil }
        names.append(name[...])
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.firstIndex { ".?!<".contains($0) } ?? rest.endIndex
        names.append(rest[..<end])
        rest = rest[end...]
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Leaves out `\Model` or `\Store<Int>`.
  private static func withoutRoot(_ description: Substring) -> Substring {
    var rest = description
    var depth = 0
    while let next = rest.first {
      if next == "<" { depth += 1 }
      if next == ">" { depth -= 1 }
      if next == ".", depth == 0 { break }
      rest.removeFirst()
    }
    return rest
  }

  private static func closing(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// - Parameter component: `<computed 0x000056248ed49c50 (User)>`.
  private static func getterName(_ component: Substring) -> String? {
    let words = component.split(separator: " ")
    guard words.count > 1, words[0] == "<computed", words[1].hasPrefix("0x"),
      let address = UInt(words[1].dropFirst(2), radix: 16),
      let symbol = SymbolTable.name(at: address).flatMap(SymbolTable.demangled)
    else { return nil }
    return property(inGetter: symbol)
  }

  /// - Parameter symbol: `key path getter for Shop.Model.count : Swift.Int : Shop.Model`.
  private static func property(inGetter symbol: String) -> String? {
    let prefix = "key path getter for "
    guard symbol.hasPrefix(prefix) else { return nil }
    let rest = symbol.dropFirst(prefix.count)
    guard let colon = endOfName(in: rest) else { return nil }
    let name = rest[..<colon]
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
  }

  /// A name may have generic arguments, and those colons of their own.
  private static func endOfName(in text: Substring) -> Substring.Index? {
    var depth = 0
    var previous = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ":" where depth == 0 && text[previous] == " ": return previous
      default: break
      }
      previous = index
    }
    return nil
  }
}

/// The names of functions in the files that a program was loaded from.
@MainActor enum SymbolTable {
  private struct Image {
    /// How far it was moved from the addresses that the file speaks of.
    let offset: UInt
    let bytes: UnsafeRawBufferPointer
  }

  /// By path.
  private static var images: [String: Image?] = [:]

  /// The name of the function that begins at an address; nil where the file does not say it.
  static func name(at address: UInt) -> String? {
    guard let pointer = UnsafeRawPointer(bitPattern: address), let image = image(cthreadlocals_file_of(pointer)) else {
      return nil
    }
    return name(at: address, in: image)
  }

  private static func image(_ file: CLoadedFile) -> Image? {
    guard let path = file.path.map({ String(cString: $0) }) else { return nil }
    let image = images[path] ?? load(path.isEmpty ? "/proc/self/exe" : path, file.offset)
    images[path] = .some(image)
    return image
  }

  /// Maps a file; it stays mapped, as the names of a program that is looked at are asked for again.
  private static func load(_ path: String, _ offset: UInt) -> Image? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > MemoryLayout<Elf64_Ehdr>.size,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    return Image(offset: offset, bytes: UnsafeRawBufferPointer(start: start, count: Int(status.st_size)))
  }

  /// The names of the functions that have these addresses in them; none for those of which the files do not say it.
  static func functions(around addresses: [UInt]) -> [UInt: String] {
    var names: [UInt: String] = [:]
    var left = addresses
    while let address = left.popLast() {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { continue }
      let file = cthreadlocals_file_of(pointer)
      guard let image = image(file) else { continue }
      // What is in one file is looked up together, as that takes long.
      let here =
        left.filter { cthreadlocals_file_of(UnsafeRawPointer(bitPattern: $0)!).offset == file.offset } + [address]
      left.removeAll(where: here.contains)
      names.merge(functions(around: here, in: image)) { name, _ in name }
    }
    return names
  }

  private static func functions(around addresses: [UInt], in image: Image) -> [UInt: String] {
    let wanted = addresses.map { UInt64($0 - image.offset) }
    guard let first = wanted.min(), let last = wanted.max() else { return [:] }
    var names: [UInt: String] = [:]
    forEachFunction(in: image) { symbol, name in
      guard symbol.st_value <= last, symbol.st_value + symbol.st_size > first else { return true }
      for place in wanted where place >= symbol.st_value && place < symbol.st_value + symbol.st_size {
        names[UInt(place) + image.offset] = String(cString: name())
      }
      return true
    }
    return names
  }

  private static func name(at address: UInt, in image: Image) -> String? {
    let wanted = UInt64(address - image.offset)
    var found: String?
    forEachFunction(in: image) { symbol, name in
      if symbol.st_value == wanted { found = String(cString: name()) }
      return found == nil
    }
    return found
  }

  /// - Parameter body: gets what the file says of a function, and its name; returns whether to go on.
  private static func forEachFunction(in image: Image, _ body: (Elf64_Sym, () -> UnsafePointer<CChar>) -> Bool) {
    let bytes = image.bytes
    let header = bytes.loadUnaligned(as: Elf64_Ehdr.self)
    let size = MemoryLayout<Elf64_Shdr>.size
    func section(_ index: Int) -> Elf64_Shdr? {
      let place = Int(header.e_shoff) + index * size
      return place >= 0 && place + size <= bytes.count
        ? bytes.loadUnaligned(fromByteOffset: place, as: Elf64_Shdr.self) : nil
    }
    for index in 0..<Int(header.e_shnum) {
      guard let table = section(index), table.sh_type == UInt32(SHT_SYMTAB), let names = section(Int(table.sh_link)),
        table.sh_offset + table.sh_size <= UInt64(bytes.count), names.sh_offset + names.sh_size <= UInt64(bytes.count)
      else { continue }
      let symbols = UnsafeRawBufferPointer(rebasing: bytes[Int(table.sh_offset)..<Int(table.sh_offset + table.sh_size)])
      for place in stride(from: 0, to: symbols.count, by: MemoryLayout<Elf64_Sym>.size) {
        let symbol = symbols.loadUnaligned(fromByteOffset: place, as: Elf64_Sym.self)
        guard Int32(symbol.st_info & 0xf) == STT_FUNC else { continue }
        let goesOn = body(symbol) {
          (bytes.baseAddress! + Int(names.sh_offset) + Int(symbol.st_name)).assumingMemoryBound(to: CChar.self)
        }
        if !goesOn { return }
      }
    }
  }

  static func demangled(_ symbol: String) -> String? {
    guard let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
