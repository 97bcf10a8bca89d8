"""Presses keys in interactive shells, and says what they made of them.

Standard input holds {"program", "folder", "home", "cases": [{"shell", "keys"}]}; the program is what
`curvet` means in the shells. The answer holds, for each case, the line that the shell would run
("line") and all that it showed ("screen").
"""

import json
import os
import pty
import re
import select
import signal
import sys
import tempfile
import time

PROMPT = "READY> "
RULE = {
    "bash": "PS1='{prompt}'\nbind 'set bell-style none'\nsource <(curvet completions bash)\n",
    "zsh": "PS1='{prompt}'\nunsetopt beep\nautoload -Uz compinit && compinit -u -D\n"
    "source <(curvet completions zsh)\n",
    "fish": "function fish_prompt; printf '{prompt}'; end\nfunction fish_greeting; end\n"
    "curvet completions fish | source\n",
}
START = {
    "bash": lambda rc: ["bash", "--noprofile", "--rcfile", f"{rc}/bashrc", "-i"],
    "zsh": lambda rc: ["zsh", "-i"],
    "fish": lambda rc: ["fish", "--no-config", "-i", "-C", f"source {rc}/fishrc"],
}
ESCAPES = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[()].|\x1b\][^\x07]*\x07|\x1b.|[\x0e\x0f\x07]")


class Terminal:
    """A shell behind a terminal of its own."""

    def __init__(self, shell, setting):
        self.rc = tempfile.TemporaryDirectory()
        file = ".zshrc" if shell == "zsh" else f"{shell}rc"
        with open(f"{self.rc.name}/{file}", "w") as rc:
            rc.write(RULE[shell].format(prompt=PROMPT))
        self.text = b""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(setting["folder"])
            environment = {
                "HOME": setting["home"],
                "PATH": os.path.dirname(setting["program"]) + ":/usr/local/bin:/usr/bin:/bin",
                "TERM": "xterm",
                "LANG": "C.UTF-8",
                "ZDOTDIR": self.rc.name,
                "COLUMNS": "200",
            }
            os.execvpe(shell, START[shell](self.rc.name), environment)
        import fcntl, struct, termios

        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 0, 0))

    def read_until(self, done, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end and not done(self.shown()):
            if not select.select([self.terminal], [], [], 0.05)[0]:
                continue
            try:
                self.text += os.read(self.terminal, 65536)
            except OSError:
                break

    def shown(self):
        return ESCAPES.sub("", self.text.decode(errors="replace"))

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)
        self.rc.cleanup()


def answer(case, setting):
    terminal = Terminal(case["shell"], setting)
    try:
        terminal.read_until(lambda text: PROMPT in text, 30)
        if PROMPT not in terminal.shown():
            return None
        start = len(terminal.shown())
        terminal.press(case["keys"])
        # To the beginning of the line, which is then printed instead of run.
        terminal.press("\x01echo '|LINE|' \x05 '|END|'\r")
        printed = re.compile(r"^\|LINE\| (.*?) *\|END\|", re.MULTILINE)
        terminal.read_until(lambda text: printed.search(text.replace("\r", "\n")), 30)
        text = terminal.shown().replace("\r", "\n")
        found = printed.search(text)
        return {"line": found.group(1) if found else None, "screen": text[start:]}
    finally:
        terminal.close()


setting = json.load(sys.stdin)
answers = []
for case in setting["cases"]:
    # After a shell that hangs, every other one would.
    hangs = answers and answers[-1]["line"] is None
    found = None if hangs else answer(case, setting)
    answers.append(found or {"line": None, "screen": "the shell doesn't answer"})
json.dump(answers, sys.stdout)
