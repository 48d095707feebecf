import TrackedUI

/// When everything ran: frames with their lanes, and what was chosen lit from the event to the screen.
struct TimelineSection: View {
  @Bindable var model: InspectorModel

  var body: some View {
    let strip = model.strip
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Button(String(kit: "Zoom Out"), systemImage: "zoom-out") { model.zoom(by: 1 / 1.6, strip) }.keyboardShortcut(
          "-")
        Button(String(kit: "Zoom In"), systemImage: "zoom-in") { model.zoom(by: 1.6, strip) }.keyboardShortcut("+")
        Button(String(kit: "Previous Run"), systemImage: "go-previous") { model.selectNeighbour(-1) }
        Button(String(kit: "Next Run"), systemImage: "go-next") { model.selectNeighbour(1) }
        Spacer()
        if !model.isNarrow { legend }
      }
      .labelStyle(.iconOnly)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      if model.isNarrow {
        HStack(spacing: 6) {
          legend
          Spacer()
        }
        .padding(.horizontal, 8)
      }
      if strip.slices.isEmpty {
        EmptyNote(text: String(kit: "Nothing has run since the record began."))
      } else {
        ScrollView(.horizontal) {
          Color.clear
            .frame(width: strip.width, height: TimelineStrip.height)
            .contentShape(Rectangle())
            .gesture(
              SpatialTapGesture().onEnded { value in
                if let run = strip.run(at: value.location, in: model.record) { model.select(run) }
              }
            )
            .accessibilityLabel(strip.description)
        }
        .scrollPosition($model.timelinePosition)
        .defaultScrollAnchor(.trailing)
        .onScrollGeometryChange(for: CGRect.self) {
          CGRect(x: $0.contentOffset.x, y: 0, width: $0.containerSize.width, height: 1)
        } action: { _, seen in
          model.seenOfTimeline = seen
        }
        .background(alignment: .topLeading) {
          Canvas { context, size in strip.draw(in: &context, size, from: model.seenOfTimeline.minX) }
        }
        .frame(height: TimelineStrip.height + 16)
        Divider()
        ScrollView {
          VStack(alignment: .leading, spacing: 6) {
            if let run = model.selectedRun.flatMap(model.record.run) {
              RunDetail(model: model, run: run)
            } else {
              Text(verbatim: String(kit: "Click on a run to see what led to it, and what it led to.")).foregroundStyle(
                .secondary)
            }
          }
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(maxHeight: .infinity)
      }
    }
  }
}

extension TimelineSection {
  private var legend: some View {
    ForEach(TimelineStrip.Lane.allCases, id: \.self) { lane in
      Text(verbatim: "● " + String(kit: .init(lane.rawValue))).font(.caption).foregroundStyle(lane.color)
    }
  }
}

/// What is known of one run, from the event to the screen.
struct RunDetail: View {
  let model: InspectorModel
  let run: UpdateRecord.Run

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: model.record.chain(to: run).description)
      ForEach(Array(Words.details(of: run, in: model.record).enumerated()), id: \.offset) {
        Text(verbatim: $0.element).font(.callout).foregroundStyle(.secondary)
      }
    }
  }
}
