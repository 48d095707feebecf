import GtkTracking

/// Runs `body`, waits until all windows have come to rest, and gives what was recorded meanwhile: which hooks ran, and why.
///
/// ```swift
/// let record = try await recording { try await click(addButton) }
/// #expect(record.runs(of: controller, .updateProperties).count == 1, "\(record)")
/// #expect(record.writes.count == 1)
/// ```
///
/// The record's description has the chain of each run in a line, from the click to what it changed.
///
/// - Throws: what `body` throws, and what `settle()` does where a window does not come to rest.
@MainActor public func recording(
  _ options: UpdateRecorder.Options = .standard, _ body: () async throws -> Void
) async throws -> UpdateRecord {
  let recording = UpdateRecorder.record(options)
  defer { recording.end() }
  try await body()
  try await settle()
  return recording.record
}
