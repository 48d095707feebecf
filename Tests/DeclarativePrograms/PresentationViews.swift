import GtkTesting
import TrackedUI

/// What the views of a program of presentations read and write.
@Observable final class PresentationWorld {
  struct Pick: Identifiable, Equatable { let id: Int }

  var picks: [PresentationProgram.Presenter: Int] = [:]
  var path: [Int] = []
  var isDestinationShown = false
  var destinationItem: Int?
  var isPresenterThere = true
  var ticks = 0
  /// How often each presenter was told that what it showed has gone.
  @ObservationIgnored var told: [PresentationProgram.Presenter: Int] = [:]
  @ObservationIgnored var navigation: NavigationController?

  func isOn(_ presenter: PresentationProgram.Presenter) -> Binding<Bool> {
    Binding {
      self.picks[presenter] != nil
    } set: {
      self.picks[presenter] = $0 ? 1 : nil
    }
  }

  func item(_ presenter: PresentationProgram.Presenter) -> Binding<Pick?> {
    Binding {
      self.picks[presenter].map(Pick.init)
    } set: {
      self.picks[presenter] = $0?.id
    }
  }

  func tell(_ presenter: PresentationProgram.Presenter) { told[presenter, default: 0] += 1 }
}

/// The window's content: a stack, with what presents on its root page.
struct PresentationRoot: TrackedUI.View {
  @Bindable var world: PresentationWorld

  var body: some TrackedUI.View {
    let _ = world.ticks
    NavigationStack(path: $world.path) {
      RootPage(world: world)
    }
  }

  private struct RootPage: TrackedUI.View {
    @Bindable var world: PresentationWorld

    var body: some TrackedUI.View {
      VStack {
        Text(verbatim: "root \(world.ticks)")
        NavigationLink("link") { Text(verbatim: "linked \(world.ticks)") }
        if world.isPresenterThere {
          Text(verbatim: "-").sheet(item: world.item(.item)) {
            world.tell(.item)
          } content: {
            Presented(world: world, name: "item \($0.id) \(world.ticks)")
          }
        }
        Text(verbatim: "-").sheet(isPresented: world.isOn(.sheet)) {
          world.tell(.sheet)
        } content: {
          Presented(world: world, name: "sheet \(world.ticks)")
        }
        Text(verbatim: "-").fullScreenCover(item: world.item(.cover)) {
          world.tell(.cover)
        } content: {
          Presented(world: world, name: "cover \($0.id) \(world.ticks)")
        }
        Text(verbatim: "-").alert("alert \(world.ticks)", isPresented: world.isOn(.alert)) {
          Button("fine", role: .cancel) {}
        }
      }
      .navigationDestination(for: Int.self) { value in
        VStack {
          Text(verbatim: "page \(value) \(world.ticks)")
          NavigationLink("link") { Text(verbatim: "linked \(world.ticks)") }
        }
      }
      .navigationDestination(isPresented: $world.isDestinationShown) { Text(verbatim: "destination \(world.ticks)") }
      .navigationDestination(item: $world.destinationItem) { Text(verbatim: "chosen \($0) \(world.ticks)") }
    }
  }

  private struct Presented: TrackedUI.View {
    @Environment(\.dismiss) private var dismiss
    let world: PresentationWorld
    let name: String

    var body: some TrackedUI.View {
      VStack {
        Text(verbatim: name)
        Button("close") { dismiss() }
        Text(verbatim: "-").sheet(isPresented: world.isOn(.innerSheet)) {
          world.tell(.innerSheet)
        } content: {
          Inner(name: "inner \(world.ticks)")
        }
        Text(verbatim: "-").alert("inside \(world.ticks)", isPresented: world.isOn(.innerAlert)) {
          Button("fine", role: .cancel) {}
        }
      }
    }
  }

  private struct Inner: TrackedUI.View {
    @Environment(\.dismiss) private var dismiss
    let name: String

    var body: some TrackedUI.View {
      VStack {
        Text(verbatim: name)
        Button("close") { dismiss() }
      }
    }
  }
}
