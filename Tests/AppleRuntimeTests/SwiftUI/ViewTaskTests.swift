import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct ViewTaskTests {
    @MainActor final class Log {
      var lines: [String] = []
    }

    struct Sleeper: View {
      let log: Log
      let id: Int
      @State private var part = 0

      var body: some View {
        RuntimeLeaf("leaf").opacity(Double(part)).onAppear { log.lines.append("appear") }
          .task(id: id) {
            log.lines.append("start \(id)")
            try? await Task.sleep(nanoseconds: 500_000_000)
            guard !Task.isCancelled else { return log.lines.append("cancelled \(id)") }
            part = id
            try? await Task.sleep(nanoseconds: 250_000_000)
            log.lines.append("end \(id) at \(RuntimeClock.now)")
          }
      }
    }

    private let log = Log()

    // Source: View, "task(id:priority:_:)".
    @Test("A task sleeps by the runtime's clock") func sleepsByTheClock() {
      RuntimeClock.reset(to: 0)
      let log = log
      let host = RuntimeHost(Sleeper(log: log, id: 1), size: .screen)
      #expect(log.lines.isEmpty)
      RuntimeClock.finishTurn()
      #expect(log.lines == ["appear", "start 1"])
      RuntimeClock.advance(to: 0.25)
      #expect(host.appearance(of: "leaf")?.opacity == 0)
      RuntimeClock.advance(to: 0.5)
      #expect(host.appearance(of: "leaf")?.opacity == 1)
      RuntimeClock.advance(to: 10)
      #expect(log.lines == ["appear", "start 1", "end 1 at 0.75"])
    }

    @Test("A task restarts with its value") func restartsWithItsValue() {
      RuntimeClock.reset(to: 0)
      let (log, id) = (log, RuntimeState(1))
      let host = RuntimeHost(Sleeper(log: log, id: id.value), size: .screen)
      RuntimeClock.advance(to: 0.25)
      id.value = 2
      RuntimeClock.advance(to: 0.6)
      #expect(log.lines == ["appear", "start 1", "cancelled 1", "start 2"])
      #expect(host.appearance(of: "leaf")?.opacity == 0)
      RuntimeClock.advance(to: 1)
      #expect(log.lines.last == "end 2 at 1.0")
    }

    @Test("A task ends with its view") func endsWithItsView() {
      RuntimeClock.reset(to: 0)
      let (log, isShown) = (log, RuntimeState(true))
      let host = RuntimeHost(
        ZStack { if isShown.value { Sleeper(log: log, id: 1) } }, size: .screen)
      RuntimeClock.advance(to: 0.25)
      isShown.value = false
      RuntimeClock.advance(to: 5)
      #expect(host.appearance(of: "leaf") == nil)
      #expect(log.lines == ["appear", "start 1", "cancelled 1"])
    }
  }
}
