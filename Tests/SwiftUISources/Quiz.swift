import TrackedUI

struct Question: Codable, Identifiable, Hashable {
  let id: Int
  let prompt: String
  let answers: [String]
  let correct: Int

  static let sample: [Question] = {
    let json = """
      [{"id":1,"prompt":"2 + 2?","answers":["3","4","5"],"correct":1},
       {"id":2,"prompt":"Capital of France?","answers":["Paris","Rome"],"correct":0}]
      """
    return try! JSONDecoder().decode([Question].self, from: Data(json.utf8))
  }()
}

enum QuizRoute: Hashable {
  case question(Int)
  case result(score: Int, total: Int)
}

struct QuizKey: EnvironmentKey {
  static let defaultValue: Int = 10
}

extension EnvironmentValues {
  var secondsPerQuestion: Int {
    get { self[QuizKey.self] }
    set { self[QuizKey.self] = newValue }
  }
  @Entry var quizTint: Color = .purple
}

@Observable final class QuizSession {
  var path = NavigationPath()
  private(set) var score = 0
  private(set) var answered: [Question.ID: Int] = [:]
  let questions: [Question]

  init(questions: [Question] = Question.sample) { self.questions = questions }

  func start() {
    (score, answered) = (0, [:])
    path.append(QuizRoute.question(0))
  }

  func answer(_ choice: Int, at index: Int) {
    let question = questions[index]
    guard answered[question.id] == nil else { return }
    answered[question.id] = choice
    if choice == question.correct { score += 1 }
  }

  func advance(from index: Int) {
    if index + 1 < questions.count {
      path.append(QuizRoute.question(index + 1))
    } else {
      path.append(QuizRoute.result(score: score, total: questions.count))
    }
  }

  func quit() { path = .init() }
}

struct C19QuizView: View {
  @State private var session = QuizSession()

  var body: some View {
    @Bindable var session = session
    NavigationStack(path: $session.path) {
      VStack(spacing: 20) {
        Image(systemName: "questionmark.bubble").font(.system(size: 60)).foregroundStyle(.tint)
        Button("Start quiz", action: session.start)
          .buttonStyle(.borderedProminent)
      }
      .navigationTitle("Quiz")
      .navigationDestination(for: QuizRoute.self) { route in
        switch route {
        case .question(let index): QuestionView(index: index)
        case let .result(score, total): ResultView(score: score, total: total)
        }
      }
    }
    .environment(session)
    .environment(\.secondsPerQuestion, 30)
    .environment(\.quizTint, .orange)
    .tint(.orange)
  }
}

struct QuestionView: View {
  let index: Int
  @Environment(QuizSession.self) private var session
  @Environment(\.secondsPerQuestion) private var limit
  @Environment(\.quizTint) private var tint
  @State private var remaining: Double = 1

  private var question: Question { session.questions[index] }
  private var chosen: Int? { session.answered[question.id] }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ProgressView(value: Double(index), total: Double(session.questions.count)) {
        Text("Question \(index + 1) of \(session.questions.count)")
      }
      Text(question.prompt).font(.title2)
      ForEach(Array(question.answers.enumerated()), id: \.offset) { offset, answer in
        Button {
          withAnimation { session.answer(offset, at: index) }
        } label: {
          HStack {
            Text(answer)
            Spacer()
            if let chosen, offset == question.correct || offset == chosen {
              Image(systemName: offset == question.correct ? "checkmark.circle.fill" : "xmark.circle.fill")
                .foregroundStyle(offset == question.correct ? .green : .red)
            }
          }
          .padding()
          .background(background(for: offset), in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .disabled(chosen != nil)
      }
      Spacer()
      Text("\(limit) seconds").font(.footnote)
      Button("Continue") { session.advance(from: index) }
        .disabled(chosen == nil)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding()
    .navigationBarBackButtonHidden()
    .toolbar { ToolbarItem(placement: .destructiveAction) { Button("Quit", action: session.quit) } }
  }

  private func background(for offset: Int) -> some ShapeStyle {
    guard let chosen else { return tint.opacity(0.1) }
    if offset == question.correct { return Color.green.opacity(0.2) }
    return offset == chosen ? Color.red.opacity(0.2) : tint.opacity(0.1)
  }
}

struct ResultView: View {
  let score, total: Int
  @Environment(QuizSession.self) private var session: QuizSession?
  @State private var shown = 0.0

  var body: some View {
    VStack {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 12)
        Circle()
          .trim(from: 0, to: shown)
          .stroke(.tint, style: .init(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text(Double(score) / Double(total), format: .percent).font(.title.bold())
      }
      .frame(width: 140, height: 140)
      Text("You scored \(score) out of \(total)")
      Button("Again") { session?.quit() }
    }
    .onAppear { withAnimation(.easeOut(duration: 1)) { shown = Double(score) / Double(total) } }
  }
}
