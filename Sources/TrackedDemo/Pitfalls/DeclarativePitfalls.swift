import TrackedUI

/// What goes wrong when a declarative view does more than describe.
enum DeclarativePitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] { [bodyEffect(model), initSubscription(model)] }

  private static func bodyEffect(_ model: PitfallModel) -> Pitfall {
    let (wrongVisits, rightVisits) = (Visits(), Visits())
    let wrong = SampleView { $0.text = "Visits: \(wrongVisits.count)" }
    let right = SampleView { $0.text = "Visits: \(rightVisits.count)" }
    wrong.content = HostingView(rootView: CountedInBody(model: model, visits: wrongVisits))
    right.content = HostingView(rootView: CountedOnAppear(model: model, visits: rightVisits))
    return Pitfall(
      title: "A side effect in body",
      why: "body runs whenever something that it reads has changed, or its parent asks: it describes, and is no "
        + "event. What is to happen once the view is there belongs in onAppear.",
      wrong: PitfallSide("body effect, wrong", wrong, counting: .body, of: CountedInBody.self),
      right: PitfallSide("body effect, right", right, counting: .body, of: CountedOnAppear.self),
      actions: [("Rename", model.rename)])
  }

  private static func initSubscription(_ model: PitfallModel) -> Pitfall {
    let (wrongEvents, rightEvents) = (ForegroundEvents(), ForegroundEvents())
    let (wrongNews, rightNews) = (Visits(), Visits())
    let wrong = SampleView { $0.text = "Listeners: \(wrongEvents.listenerCount), fetched: \(wrongNews.count)" }
    let right = SampleView { $0.text = "Listeners: \(rightEvents.listenerCount), fetched: \(rightNews.count)" }
    wrong.content = HostingView(
      rootView: NewsPage(model: model) { name in SubscribedInInit(name, wrongEvents, wrongNews) })
    right.content = HostingView(
      rootView: NewsPage(model: model) { name in
        SubscribedWhileShown(name: name, events: rightEvents, news: rightNews)
      })
    return Pitfall(
      title: "A subscription in a view's init",
      why: "A view is a value: one is made at each evaluation, and for what may never be shown. Each subscribes, and "
        + "none ends it. onReceive listens while the view is shown.",
      wrong: PitfallSide("init subscription, wrong", wrong), right: PitfallSide("init subscription, right", right),
      actions: [
        ("Rename", model.rename),
        (
          "Send",
          {
            wrongEvents.send()
            rightEvents.send()
          }
        ),
      ])
  }
}

/// Makes its content anew for each name.
private struct NewsPage<Content: View>: View {
  let model: PitfallModel
  let content: (String) -> Content

  var body: some View { content(model.name) }
}

/// How often something has happened.
@Observable private final class Visits {
  var count = 0
}

// essential:begin body effect, wrong
private struct CountedInBody: View {
  let model: PitfallModel
  let visits: Visits

  var body: some View {
    let _ = visits.count += 1
    Text("The page of \(model.name)")
  }
}
// essential:end

// essential:begin body effect, right
private struct CountedOnAppear: View {
  let model: PitfallModel
  let visits: Visits

  var body: some View {
    Text("The page of \(model.name)")
      .onAppear { visits.count += 1 }
  }
}
// essential:end

// essential:begin init subscription, wrong
private struct SubscribedInInit: View {
  let name: String

  init(_ name: String, _ events: ForegroundEvents, _ news: Visits) {
    self.name = name
    // Nobody ends it.
    Task {
      for await _ in events { news.count += 1 }
    }
  }

  var body: some View { Text("News for \(name)") }
}
// essential:end

// essential:begin init subscription, right
private struct SubscribedWhileShown: View {
  let name: String
  let events: ForegroundEvents
  let news: Visits

  var body: some View {
    Text("News for \(name)")
      .onReceive(events) { news.count += 1 }
  }
}
// essential:end
