import Gtk

// Values that go elsewhere, by item providers.
extension ItemProvider {
  /// Adds a value, in all of its forms that have bytes; a text is one itself.
  public func register<Value: Transferable>(_ transferable: @autoclosure @escaping () -> Value) {
    if Value.self == String.self, let text = transferable() as? String { return registerObject(text) }
    for form in Value.forms {
      if let type = form.type, let write = form.data {
        registerDataRepresentation(forTypeIdentifier: type.identifier) {
          (done: @escaping @Sendable ([UInt8]?, (any Error)?) -> Void) -> Never? in
          Task.immediate { @MainActor in
            do { done(Array(try await write(transferable())), nil) } catch { done(nil, error) }
          }
          return nil
        }
      } else if let proxy = form.proxy, let other = Immediately.value({ try await proxy(transferable()) }) {
        registerAny(other)
      }
    }
  }

  private func registerAny<Value: Transferable>(_ value: Value) { register(value) }

  /// Gives a value of a type, or what went wrong, on the main thread, later. It reports no progress.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) -> Never? {
    load(type, completionHandler)
    return nil
  }

  private func load<Value: Transferable>(
    _ type: Value.Type, _ completionHandler: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    if Value.self == String.self {
      return loadObject(ofClass: String.self) { text, error in
        completionHandler(Self.result(text as? Value, error))
      }
    }
    for form in Value.forms {
      if let kind = form.type, let read = form.fromData, hasItemConformingToTypeIdentifier(kind.identifier) {
        return loadDataRepresentation(forTypeIdentifier: kind.identifier) { bytes, error in
          guard let bytes else { return completionHandler(Self.result(nil, error)) }
          Task.immediate { @MainActor in
            do { completionHandler(.success(try await read(Data(bytes)))) } catch { completionHandler(.failure(error)) }
          }
        }
      }
      if let proxy = form.proxyType, let make = form.fromProxy, canLoad(proxy) {
        return loadProxy(proxy, make, completionHandler)
      }
    }
    Task { completionHandler(.failure(ItemProviderError.noSuchForm)) }
  }

  private func loadProxy<Proxy: Transferable, Value>(
    _ proxy: Proxy.Type, _ make: @escaping @MainActor (any Transferable) async throws -> Value?,
    _ completionHandler: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    load(proxy) { result in
      switch result {
      case .failure(let error): completionHandler(.failure(error))
      case .success(let other):
        Task.immediate { @MainActor in
          do { completionHandler(Self.result(try await make(other), nil)) } catch { completionHandler(.failure(error)) }
        }
      }
    }
  }

  private func canLoad<Value: Transferable>(_ type: Value.Type) -> Bool {
    if Value.self == String.self { return canLoadObject(ofClass: String.self) }
    return Value.forms.contains { form in
      if let proxy = form.proxyType { return form.fromProxy != nil && canLoad(proxy) }
      return form.fromData != nil && form.type.map { hasItemConformingToTypeIdentifier($0.identifier) } == true
    }
  }

  private static func result<Value>(_ value: Value?, _ error: (any Error)?) -> Result<Value, any Error> {
    value.map { .success($0) } ?? .failure(error ?? ItemProviderError.noSuchForm)
  }
}
