#!/usr/bin/env python3
"""A monkey at Tracked Demo: seeded clicks, keys, drags, turns of the wheel and resizes, on an X server of its own.

monkey.py APP --seed N --acts N [--pause MS] [--recorder]   one session: exit code 0, or 1 with what it found
A session that ends the app, or has it write a critical or a warning, prints its last fifty acts, and is then run again with fewer of
them until none can be left out.

Runs inside of scripts/support/headless.sh, with DISPLAY set. Needs libX11 and libXtst, as the tests do.
"""
import argparse
import ctypes
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

KEYS = """Tab Tab Tab Tab Return Return space space Escape Escape Up Down Down Left Right Home End Page_Up Page_Down Delete BackSpace
F2 F9 F10 Menu a b x 1 2 7 plus minus""".split()
CHORDS = [
    ("Control_L", "n"), ("Control_L", "z"), ("Control_L", "f"), ("Control_L", "a"), ("Control_L", "c"), ("Control_L", "v"),
    ("Control_L", "x"), ("Control_L", "Return"), ("Alt_L", "Up"), ("Alt_L", "Down"), ("Alt_L", "Left"), ("Shift_L", "Tab"),
    ("Shift_L", "F10"), ("Control_L", "question"), ("Control_L", "w"), ("Control_L", "Tab"), ("Control_L", "period"),
] + [("Alt_L", str(number)) for number in range(1, 10)]
# What says nothing against the app: D-Bus services that a bare session lacks, how long something took on a busy machine, and what the
# page of pitfalls warns of on purpose; and what GTK says, in C as well, of a list that is scrolled when it has no rows, of a popover
# whose place is outside of every monitor or at its edge, and of a field that becomes insensitive while it has the keyboard.
IGNORED = re.compile(
    r"dconf|org\.freedesktop|Failed to (set fd|register|load module)|dbus-daemon|portal|AT-SPI|theme|No such file|took \d+ ms|StoredLabel|SampleView"
    r"|failed to scroll to given position|gdk_monitor_get_geometry|did not receive a focus-out event"
    r"|allocate GtkPopoverContent|allocate GtkBox box \S+ with width -2 and height -2"
    r"|allocate GtkScrolledWindow scrolledwindow \S+ with width -12 and height -12")
BLAMED = re.compile(r"CRITICAL|WARNING|Fatal error|Precondition failed|Assertion|criticals?:|TrackedKit|\bwarning\b", re.I)


class Screen:
    """The X server: finds windows, and sends what a person would."""

    class Attributes(ctypes.Structure):
        # XWindowAttributes of Xlib.h.
        _fields_ = [(name, getattr(ctypes, "c_" + kind)) for name, kind in (
            field.split(":") for field in (
                "x:int y:int width:int height:int border:int depth:int visual:void_p root:ulong window_class:int bit_gravity:int "
                "win_gravity:int backing_store:int backing_planes:ulong backing_pixel:ulong save_under:int colormap:ulong "
                "map_installed:int map_state:int all_masks:long your_mask:long no_propagate_mask:long override_redirect:int "
                "screen:void_p").split())]

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        # Windows come and go meanwhile.
        handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
        self.ignore = handler(lambda display, event: 0)
        self.x11.XSetErrorHandler(self.ignore)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            sys.exit("There is no X server.")
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def windows(self):
        """(id, x, y, width, height) of all that are shown, the lowest first."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        if not self.x11.XQueryTree(self.display, self.root, ctypes.byref(root), ctypes.byref(parent),
                                   ctypes.byref(children), ctypes.byref(count)):
            return []
        found = []
        for index in range(count.value):
            window, a = children[index], self.Attributes()
            if self.x11.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(a)) and a.width > 20:
                if a.map_state == 2:
                    found.append((window, a.x, a.y, a.width, a.height, bool(a.override_redirect)))
        if count.value:
            self.x11.XFree(children)
        return found

    def sync(self):
        self.x11.XSync(self.display, 0)

    def focus(self, window):
        self.x11.XSetInputFocus(self.display, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))

    def resize(self, window, width, height):
        self.x11.XResizeWindow(self.display, ctypes.c_ulong(window), width, height)

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, int(x), int(y), ctypes.c_ulong(0))

    def button(self, number, down):
        self.xtst.XTestFakeButtonEvent(self.display, number, down, ctypes.c_ulong(0))

    def key(self, name, down):
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(name.encode())))
        self.xtst.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))


def make_acts(seed, count, recorder=False):
    """The acts of a session, as data: places are parts of a window's width and height, so that fewer acts mean much the same."""
    choice = random.Random(seed)
    # It opens the inspector, and closes it.
    chords = CHORDS + [("Control_L", "Shift_L", "u")] * (3 if recorder else 0)
    place = lambda: (round(choice.random(), 3), round(choice.random(), 3))
    acts = []
    while len(acts) < count:
        kind = choice.choices(["click", "key", "chord", "drag", "wheel", "resize", "right", "double", "page"],
                              [34, 24, 9, 6, 7, 2, 2, 6, 6])[0]
        if kind in ("click", "right", "double"):
            acts.append((kind, *place()))
        elif kind == "key":
            acts.append((kind, choice.choice(KEYS)))
        elif kind == "chord":
            acts.append((kind, *choice.choice(chords)))
        elif kind == "drag":
            acts.append((kind, *place(), *place()))
        elif kind == "wheel":
            acts.append((kind, *place(), choice.choice([4, 5, 5, 6, 7]), choice.randint(1, 6)))
        elif kind == "resize":
            acts.append((kind, choice.randint(200, 1250), choice.randint(150, 1000)))
        else:
            # A row of the page list, which is at the left of a wide window.
            acts.append((kind, round(choice.uniform(0.1, 0.95), 3)))
    return acts


class Session:
    """The app, started for some acts."""

    def __init__(self, app, screen, pause, recorder):
        self.screen, self.pause = screen, pause
        self.home = tempfile.TemporaryDirectory(prefix="monkey")
        self.log = open(os.path.join(self.home.name, "log"), "w+b")
        environment = dict(os.environ, XDG_DATA_HOME=self.home.name + "/data", HOME=self.home.name, GTK_A11Y="none")
        if recorder:
            environment["TRACKED_INSPECTOR"] = "record"
        self.app = subprocess.Popen([app], stdout=self.log, stderr=subprocess.STDOUT, env=environment)
        self.focused = None
        deadline = time.monotonic() + 60
        while not screen.windows() and self.app.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.3)

    def messages(self):
        self.log.flush()
        self.log.seek(0)
        text = self.log.read().decode(errors="replace")
        return [line for line in text.splitlines() if BLAMED.search(line) and not IGNORED.search(line)]

    def memory(self):
        try:
            with open(f"/proc/{self.app.pid}/statm") as file:
                return int(file.read().split()[1]) * 4096 // 2**20
        except (OSError, ValueError, IndexError):
            return 0

    def perform(self, act):
        screen, kind = self.screen, act[0]
        windows = screen.windows()
        plain = [window for window in windows if not window[5]]
        if plain and plain[-1][0] != self.focused:
            # There is no window manager, which would do it.
            self.focused = plain[-1][0]
            screen.focus(self.focused)
        if not windows:
            return
        _, left, upper, width, height, is_popover = windows[-1]
        # Without a window manager GTK moves and resizes windows itself, takes the release of the button for that, and then warns of
        # "Broken accounting of active state"; a GtkApplicationWindow in C with nothing but a header bar does so, too.
        edge = 0 if is_popover else 14
        at = lambda x, y: (left + min(max(x * width, edge), width - edge - 1), upper + min(max(y * height, edge), height - edge - 1))
        if kind in ("click", "right", "double"):
            x, y = at(*act[1:3])
            if not is_popover and len(plain) < 2 and y - upper < 52 and left + width - x < 150:
                # The button that closes the last window ends the app as it should.
                return
            screen.move(x, y)
            for _ in range(2 if kind == "double" else 1):
                number = 3 if kind == "right" else 1
                screen.button(number, 1)
                screen.button(number, 0)
        elif kind == "key":
            screen.key(act[1], 1)
            screen.key(act[1], 0)
        elif kind == "chord":
            # The last window is not closed: that ends the app as it should.
            if act[-1] == "w" and len(plain) < 2:
                return
            if act[-1] == "n" and len(plain) > 3:
                return
            for name in act[1:]:
                screen.key(name, 1)
            for name in reversed(act[1:]):
                screen.key(name, 0)
        elif kind == "drag":
            start, end = at(*act[1:3]), at(*act[3:5])
            if not is_popover and start[1] - upper < 60:
                return
            screen.move(*start)
            screen.button(1, 1)
            for step in range(1, 9):
                screen.move(*(a + (b - a) * step / 8 for a, b in zip(start, end)))
                screen.sync()
                time.sleep(0.004)
            screen.button(1, 0)
        elif kind == "wheel":
            screen.move(*at(*act[1:3]))
            for _ in range(act[4]):
                screen.button(act[3], 1)
                screen.button(act[3], 0)
        elif kind == "resize" and plain:
            screen.resize(plain[-1][0], act[1], act[2])
        elif kind == "page" and plain:
            window = plain[-1]
            screen.move(window[1] + min(100, window[3] / 2), window[2] + act[1] * window[4])
            screen.button(1, 1)
            screen.button(1, 0)
        screen.sync()
        time.sleep(self.pause)

    def end(self):
        if self.app.poll() is None:
            self.app.send_signal(signal.SIGKILL)
        self.app.wait()
        self.log.close()
        self.home.cleanup()


def run(app, screen, acts, pause, recorder, until=None):
    """Runs acts; gives (number of acts, what was found or None, MiB in the middle, MiB at the end). `until`: what to look for alone."""
    session = Session(app, screen, pause, recorder)
    middle = done = 0
    found = None
    try:
        for done, act in enumerate(acts, 1):
            session.perform(act)
            if done == len(acts) // 2:
                middle = session.memory()
            ended = session.app.poll()
            if ended is not None:
                found = None if ended == 0 else f"the app ended with {ended}: " + " / ".join(session.messages()[-3:])
                break
            if done % 20 == 0 or done == len(acts):
                messages = session.messages()
                new = [line for line in messages if until is None or key(line) == until]
                if new:
                    found = new[0]
                    break
        if session.app.poll() is None:
            deadline = time.monotonic() + 5
            while time.monotonic() < deadline and not alive(session.app.pid):
                time.sleep(0.1)
        return done, found, middle, session.memory()
    finally:
        session.end()


def alive(pid):
    """Whether the app rests or runs, and is not stopped for good."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] in "SR"
    except OSError:
        return False


def key(message):
    """A message without its numbers."""
    return re.sub(r"0x[0-9a-f]+|\d+", "#", message)[:160]


def shortest(app, screen, acts, pause, recorder, message, seconds):
    """Leaves out ever smaller parts of the acts, as long as the rest still does it."""
    deadline = time.monotonic() + seconds
    does = lambda some: (lambda found: found is not None and (key(found) == key(message) or "ended" in message and "ended" in found))(
        run(app, screen, some, pause, recorder, None if "ended" in message else key(message))[1])
    part = max(1, len(acts) // 2)
    while part >= 1 and time.monotonic() < deadline:
        start, changed = 0, False
        while start < len(acts) and time.monotonic() < deadline:
            fewer = acts[:start] + acts[start + part:]
            if fewer and does(fewer):
                acts, changed = fewer, True
            else:
                start += part
        if part == 1 and not changed:
            break
        part = max(1, part // 2) if not changed or part > 1 else 1
    return acts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("app")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--acts", type=int, default=1000)
    parser.add_argument("--pause", type=float, default=12, help="milliseconds after each act")
    parser.add_argument("--shrink", type=float, default=300, help="seconds for the shortest sequence")
    parser.add_argument("--growth", type=int, default=48, help="MiB that the second half may take")
    parser.add_argument("--recorder", action="store_true", help="record everything, and open the inspector now and then")
    options = parser.parse_args()
    screen = Screen()
    acts = make_acts(options.seed, options.acts, options.recorder)
    pause = options.pause / 1000
    done, found, middle, end = run(options.app, screen, acts, pause, options.recorder)
    # A shorter session still meets pages that it has not made before.
    # A record grows until it has its 20,000 entries of each kind, which takes some 8,000 acts.
    growth = options.growth * (2 if options.recorder else 1)
    if not found and middle and end - middle > growth and done == len(acts) >= 4000:
        found = f"grew from {middle} to {end} MiB in the second half"
        print(f"seed {options.seed}: {found}")
        print(f"acts={done} memory={end}")
        return 1
    if found:
        print(f"seed {options.seed}, act {done}: {found}")
        print("Its last fifty acts:")
        for act in acts[max(0, done - 50):done]:
            print("  ", *act)
        fewest = shortest(options.app, screen, acts[:done], pause, options.recorder, found, options.shrink)
        print(f"The shortest that still does it, {len(fewest)} acts:")
        for act in fewest:
            print("  ", *act)
    print(f"acts={done} memory={end}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
