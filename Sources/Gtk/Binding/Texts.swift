import CGtk

// What generated members make of C's texts, bytes and lists.

/// How much of a list C hands over.
package enum Freeing { case nothing, list, everything }

/// A text that C keeps; the empty one for null.
package func nativeText(copying text: UnsafePointer<CChar>?) -> String { nativeOptionalText(copying: text) ?? "" }

/// A text that C hands over; the empty one for null.
package func nativeText(taking text: UnsafeMutablePointer<CChar>?) -> String { nativeOptionalText(taking: text) ?? "" }

/// A text that C keeps.
package func nativeOptionalText(copying text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

/// A text that C hands over.
package func nativeOptionalText(taking text: UnsafeMutablePointer<CChar>?) -> String? {
  defer { g_free(text) }
  return text.map { String(cString: $0) }
}

/// The texts of an array that ends with null.
package func nativeTexts(_ array: UnsafeRawPointer?, freeing: Freeing) -> [String] {
  guard let array else { return [] }
  let list = array.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
  let texts = (0...).lazy.map { list[$0] }.prefix { $0 != nil }.map { String(cString: $0!) }
  let answer = Array(texts)
  if freeing == .everything { answer.indices.forEach { g_free(list[$0]) } }
  if freeing != .nothing { g_free(UnsafeMutableRawPointer(mutating: array)) }
  return answer
}

/// The texts of a list.
package func nativeTexts(of list: UnsafeMutablePointer<GList>?, freeing: Freeing) -> [String] {
  elements(of: list, freeing: freeing) {
    freeing == .everything
      ? nativeText(taking: $0.assumingMemoryBound(to: CChar.self))
      : nativeText(copying: $0.assumingMemoryBound(to: CChar.self))
  }
}

/// The texts of a list.
package func nativeTexts(of list: UnsafeMutablePointer<GSList>?, freeing: Freeing) -> [String] {
  elements(of: list, freeing: freeing) {
    freeing == .everything
      ? nativeText(taking: $0.assumingMemoryBound(to: CChar.self))
      : nativeText(copying: $0.assumingMemoryBound(to: CChar.self))
  }
}

/// The objects of a list.
package func nativeObjects<Wrapper>(of list: UnsafeMutablePointer<GList>?, as type: Wrapper.Type, freeing: Freeing)
  -> [Wrapper]
{
  elements(of: list, freeing: freeing) { freeing == .everything ? taken($0, as: type) : wrapped($0, as: type) }
}

/// The objects of a list.
package func nativeObjects<Wrapper>(of list: UnsafeMutablePointer<GSList>?, as type: Wrapper.Type, freeing: Freeing)
  -> [Wrapper]
{
  elements(of: list, freeing: freeing) { freeing == .everything ? taken($0, as: type) : wrapped($0, as: type) }
}

/// The structures of a list.
package func nativeRecords<Record: Boxed>(of list: UnsafeMutablePointer<GList>?, as type: Record.Type, freeing: Freeing)
  -> [Record]
{
  elements(of: list, freeing: freeing) { freeing == .everything ? type.take($0) : type.copy($0) }
}

/// The structures of a list.
package func nativeRecords<Record: Boxed>(
  of list: UnsafeMutablePointer<GSList>?, as type: Record.Type, freeing: Freeing
) -> [Record] {
  elements(of: list, freeing: freeing) { freeing == .everything ? type.take($0) : type.copy($0) }
}

private func elements<Element>(
  of list: UnsafeMutablePointer<GList>?, freeing: Freeing, _ element: (UnsafeMutableRawPointer) -> Element?
) -> [Element] {
  var (answer, next) = ([Element](), list)
  while let link = next {
    if let data = link.pointee.data, let element = element(data) { answer.append(element) }
    next = link.pointee.next
  }
  if freeing != .nothing { g_list_free(list) }
  return answer
}

private func elements<Element>(
  of list: UnsafeMutablePointer<GSList>?, freeing: Freeing, _ element: (UnsafeMutableRawPointer) -> Element?
) -> [Element] {
  var (answer, next) = ([Element](), list)
  while let link = next {
    if let data = link.pointee.data, let element = element(data) { answer.append(element) }
    next = link.pointee.next
  }
  if freeing != .nothing { g_slist_free(list) }
  return answer
}

/// Bytes that C keeps.
package func nativeBytes(copying bytes: OpaquePointer?) -> [UInt8]? {
  guard let bytes else { return nil }
  var size: gsize = 0
  let data = g_bytes_get_data(bytes, &size)
  return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
}

/// Bytes that C hands over.
package func nativeBytes(taking bytes: OpaquePointer?) -> [UInt8]? {
  defer { if let bytes { g_bytes_unref(bytes) } }
  return nativeBytes(copying: bytes)
}

/// The elements of an array.
package func nativeArray<Element>(_ array: UnsafePointer<Element>?, freeing: Freeing, count: Int) -> [Element] {
  defer { if freeing != .nothing { g_free(UnsafeMutableRawPointer(mutating: array)) } }
  return Array(UnsafeBufferPointer(start: array, count: array == nil ? 0 : count))
}
