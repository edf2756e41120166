"""Programs that show an app in a browser, started and stopped."""

import os
import pathlib
import signal
import subprocess

SECONDS_MAX = 20


class Program:
    """A program whose first line of standard output says that it is ready."""

    def __init__(self, *command, **environment):
        self.log = []
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, **environment})
        self.first_line = self.process.stdout.readline().strip()
        assert self.first_line, f"{command[0]} ended with {self.process.wait(SECONDS_MAX)} before it was ready"

    def stop(self, how=signal.SIGTERM):
        """Ends the program and returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(SECONDS_MAX)
        finally:
            self.process.kill()
            self.process.stdout.close()

    def is_running(self):
        return self.process.poll() is None


class AppHost(Program):
    """A program that shows an app in a browser; the first line is the page's address, which lets one browser in."""

    def __init__(self, program, port=0, **environment):
        super().__init__(str(program), "--port", str(port), **environment)
        self.url = self.first_line.split("?")[0]
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])
        self.is_open = False
        self.cookies = []

    def enter(self, context):
        """Lets a browser's profile in: the first by the printed address, the others by the cookie that it got."""
        if not self.cookies:
            page = context.new_page()
            page.goto(self.first_line)
            self.cookies = context.cookies()
            page.close()
        context.add_cookies(self.cookies)


def built(name):
    """A program that the build has made."""
    path = pathlib.Path(__file__).resolve().parents[2] / ".build/debug" / name
    assert path.exists(), f"{path} is missing: script/test builds it"
    return path
