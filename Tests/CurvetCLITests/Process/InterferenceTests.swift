import Diagnostics
import Expectations
import Foundation
import Storage
import Testing

@testable import CurvetCLI

/// What happens to a command that is not left in peace: it changes nothing, says so, and leaves
/// nothing behind.
struct InterferenceTests {
  /// Demands that a command failed and that its folder is as it was.
  private func expect(
    _ run: CommandRun, _ status: Int32, _ message: String, _ hint: String? = nil,
    unchanged program: BuiltProgram, from before: [UInt8]?, _ names: [String]
  ) {
    run.expect(
      status,
      errors: "error: \(message)\n  --> catalog.sqlite\n" + (hint.map { "help: \($0)\n" } ?? ""))
    expectSame(program.bytes(ChangingCommand.catalog), before)
    #expect(program.names == names)
  }

  @Test("It does what it is for", arguments: ChangingCommand.all)
  func peace(command: ChangingCommand) throws {
    let program = try command.prepared()
    let before = try program.lines(of: ChangingCommand.catalog)
    #expect(try program.run(command.line).status == 0)
    #expect(try program.lines(of: ChangingCommand.catalog) != before)
  }

  @Test("Control-C", .waiting, arguments: ChangingCommand.all) func interrupt(
    command: ChangingCommand
  ) throws {
    let program = try command.prepared()
    let (before, names) = (program.bytes(ChangingCommand.catalog), program.names)
    let other = try hold(program)
    let run = try other.write { () throws(CatalogError) in
      Result {
        let process = try program.start(command.line)
        // Whenever the signal comes, it finds the program starting or waiting for the other one.
        usleep(400_000)
        process.send(SIGINT)
        return try process.wait()
      }
    }.get()
    expect(run, 130, "interrupted", unchanged: program, from: before, names)
  }

  @Test("A reader that has gone", arguments: ChangingCommand.all)
  func pipe(command: ChangingCommand) throws {
    let program = try command.prepared()
    let (before, names) = (program.bytes(ChangingCommand.catalog), program.names)
    let run = try program.start(command.line, output: .closedPipe).wait()
    expect(
      run, 130, "the output was closed, so nothing was changed", unchanged: program,
      from: before, names)
  }

  @Test("No room for anything", arguments: ChangingCommand.all)
  func full(command: ChangingCommand) throws {
    let program = try command.prepared()
    let (before, names) = (program.bytes(ChangingCommand.catalog), program.names)
    // The message itself takes less than one block.
    let run = try program.shell(
      "ulimit -f 1; curvet \(command.line.map(ShellWord.quoted).joined(separator: " "))")
    expect(
      run, 74, "no space left to write",
      "nothing was changed; free some space and try again", unchanged: program, from: before, names)
  }

  @Test("A folder that is not to be written to", arguments: ChangingCommand.all)
  func folder(command: ChangingCommand) throws {
    let program = try command.prepared()
    let (before, names) = (program.bytes(ChangingCommand.catalog), program.names)
    chmod(program.file(ChangingCommand.catalog), 0o666)
    chmod("\(program.root)/work", 0o555)
    defer { chmod("\(program.root)/work", 0o755) }
    expect(
      try program.runUnprivileged(command.line), 74, "the catalog's folder is write-protected",
      unchanged: program, from: before, names)
  }

  @Test("A file that is not to be written to", arguments: ChangingCommand.all)
  func file(command: ChangingCommand) throws {
    let program = try command.prepared()
    let (before, names) = (program.bytes(ChangingCommand.catalog), program.names)
    chmod(program.root, 0o777)
    chmod("\(program.root)/work", 0o777)
    chmod(program.file(ChangingCommand.catalog), 0o444)
    expect(
      try program.runUnprivileged(command.line), 74, "the catalog is write-protected",
      unchanged: program, from: before, names)
  }

  @Test("Another program that does not let go", .waiting, arguments: ChangingCommand.all.prefix(1))
  func busy(command: ChangingCommand) throws {
    let program = try command.prepared()
    let (before, names) = (program.bytes(ChangingCommand.catalog), program.names)
    let other = try hold(program)
    let run = try other.write { () throws(CatalogError) in
      Result { try program.run(command.line) }
    }.get()
    expect(
      run, 75, "the catalog is in use by another program",
      "try again when the other program is done", unchanged: program, from: before, names)
  }

  private func hold(_ program: BuiltProgram) throws -> Connection {
    let environment = StorageEnvironment(appVersion: "1", now: { 0 })
    return try CatalogFile(
      path: program.file(ChangingCommand.catalog), environment: environment
    ).open(.readWrite)
  }
}
