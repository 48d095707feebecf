"""What the module `Gtk` has already, found by the C symbols that its sources call and by the descriptions of its wrappers."""
import pathlib, re

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = {f: f.read_text() for f in sorted((ROOT / "Sources/Gtk").rglob("*.swift"))}
TEXT = "\n".join(SOURCES.values())
DESCRIPTIONS = "\n".join(f.read_text() for f in sorted((ROOT / "scripts/support/wrappers").glob("*.txt")))
OVERRIDES = ROOT / "scripts/support/binding/overrides.txt"


class Overrides:
    """The exceptions, each with its reason."""

    def __init__(self):
        self.names, self.omitted, self.present, self.exposed, self.called, self.laws, self.reasons = {}, {}, {}, set(), set(), {}, {}
        self.nullable, self.filled, self.keepers, self.held, self.walked, self.least, self.most = set(), set(), set(), {}, {}, {}, {}
        self.conditions, self.bodies, self.adopting = {}, {}, {}
        for line in OVERRIDES.read_text().splitlines():
            if not line or line.startswith("#"):
                continue
            if match := re.match(r"body (\S+) `(.+)`: (.+)", line):
                self.bodies[match[1]] = match[2]
                continue
            if match := re.match(r"adopt (\S+) `(.+)`: (.+)", line):
                self.adopting[match[1]] = match[2]
                continue
            match = re.match(r"(name|omit|present|expose|calls|law|nullable|fills|keeps|holds|walks|least|most|unless) ([^:\s]+)(?: (\S+))?: (.+)", line)
            if match is None:
                raise SystemExit(f"{OVERRIDES.name}: cannot read '{line}'")
            verb, subject, value, reason = match.groups()
            self.reasons[subject] = reason
            if verb == "name":
                self.names[subject] = value
            elif verb == "omit":
                self.omitted[subject] = reason
            elif verb == "present":
                self.present[subject] = value
            elif verb == "expose":
                self.exposed.add(subject)
            elif verb == "calls":
                self.called.add(subject)
            elif verb == "fills":
                self.filled.add(subject)
            elif verb == "keeps":
                self.keepers.add(subject)
            elif verb == "nullable":
                self.nullable.add(subject)
            elif verb == "holds":
                self.held[subject] = value
            elif verb == "unless":
                self.conditions[subject] = value
            elif verb == "least":
                self.least[subject] = value
            elif verb == "most":
                self.most[subject] = value
            elif verb == "walks":
                self.walked[subject] = value
            else:
                self.laws[subject] = value or "none"


    def correct(self, function, symbol=None):
        """Says of a function what its introspection data lacks."""
        symbol = symbol or function.symbol
        if symbol in self.nullable:
            function.result.nullable = True
        if symbol in self.keepers:
            function.result.transfer = "none"
        for name, t in function.parameters:
            if f"{symbol}.{name}" in self.nullable:
                t.nullable = True
            if f"{symbol}.{name}" in self.filled:
                t.direction, t.caller_allocates = "out", True


class Present:
    def __init__(self, overrides):
        shims = (ROOT / "Sources/CGtk/shims.h").read_text()
        called = self.called()
        self.symbols = called - overrides.exposed
        for name, body in re.findall(r"(cgtk_\w+)\([^)]*\) \{(.*?)\n?\}", shims, re.S):
            if name in called:
                self.symbols |= set(re.findall(r"\b(gtk_\w+)\(", body)) - overrides.exposed
        # A GType's name to the Swift class, or protocol, that stands for it.
        self.types = dict(re.findall(r'"(\w+)": \{ (\w+)\(owning', TEXT))
        self.types |= {c: s for _, s, c in re.findall(r"(?m)^(class|interface) (\w+) (\w+)", DESCRIPTIONS)}
        self.types |= overrides.present
        # What they have of GtkGesture is written by hand, and would be taken away from the other gestures.
        for known in ("GtkGestureRotate", "GtkGestureZoom"):
            self.types.pop(known, None)
        self.enumerations = {c: s for c, s in re.findall(r"(?m)^(?:known-)?enum (\w+) ([\w.]+)", DESCRIPTIONS)}
        self.enumerations |= {c: s for c, s in re.findall(
            r"@Counterpart\(of: (\w+)\.self\)\s*public nonisolated struct (\w+)", TEXT) if c not in self.enumerations}
        self.superclasses = dict(re.findall(r"(?m)^(?:@\w+ )*(?:public|open)(?: final)? class (\w+): (\w+)", TEXT))
        self.final = set(re.findall(r"(?m)^(?:@\w+ )*public final class (\w+)", TEXT))
        self.protocols = set(re.findall(r"(?m)^(?:@\w+ )*public protocol (\w+)", TEXT))
        self.names = set(re.findall(r"(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open)(?: nonisolated| final)* (?:class|struct|enum|protocol|typealias) (\w+)", TEXT))
        self.unavailable = set(re.findall(r"@available\(\*, unavailable[^\n]*\)\npublic (?:struct|typealias) (\w+)", TEXT))
        self.properties, self.signals, self.excuses = {}, {}, {}
        self.read_descriptions()
        self.read_sources()

    def called(self):
        """The C functions that public declarations call: what `Gtk` calls for itself alone, it does not offer."""
        found = set()
        for path, text in SOURCES.items():
            is_public = path.parent.name == "Generated"
            for line in text.splitlines():
                indentation = len(line) - len(line.lstrip())
                if indentation <= 2 and path.parent.name != "Generated" and re.match(
                        r"\s*(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*(?:func|var|init|let|case|subscript)\b", line):
                    is_public = re.match(r"\s*(?:@\w+(?:\([^)]*\))? )*(?:override )?(?:public|open)\b", line) is not None
                if is_public:
                    found |= set(re.findall(r"\b((?:gtk|gdk|gsk|pango|g|cgtk)_\w+)\b", line))
        return found

    def read_descriptions(self):
        owner = None
        for line in DESCRIPTIONS.splitlines():
            if match := re.match(r"(class|interface) (\w+) (\w+)", line):
                owner = match[3]
            elif match := re.match(r"(known-)?enum ", line):
                owner = None
            elif owner and (match := re.match(r"! ([\w-]+)", line)):
                self.signals.setdefault(owner, set()).add(match[1])
            elif owner and (match := re.match(r"- ([\w*-]+): (.*)", line)):
                self.excuses.setdefault(owner, {})[match[1]] = match[2]
            elif owner and (match := re.match(r"~ (\w+):", line)):
                self.symbols.add(f"{snake(owner)}_{match[1]}")
            elif owner and (match := re.match(r"([a-z][\w-]+)(=\w+)?\s*(\{.*?\})?: ", line)):
                self.properties.setdefault(owner, set()).add(match[1])

    def read_sources(self):
        """Signals and inits of the classes whose wrappers are written by hand."""
        swift = {s: c for c, s in self.types.items()}
        self.signatures, self.has_owning, self.members = {}, set(), {}
        for text in SOURCES.values():
            owners = re.split(r"(?m)^(?=(?:@[^\n]* )?(?:public |open |final )*(?:class|extension|protocol) )", text)
            for part in owners:
                head = re.match(r"(?:@[^\n]*? )?(?:public |open |final )*(class|extension|protocol) (\w+)(?:[^\n{]*Self: (\w+))?", part)
                if head is None:
                    continue
                name = head[3] or head[2].removesuffix("Protocol")
                members = re.findall(r"(?m)^  (?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |static |override )*(?:func|var|let) (\w+)", part)
                self.members.setdefault(name, set()).update(members)
                if name in swift:
                    found = set(re.findall(r'Signal(?:Connection)?(?:<[^>]*>)?\(self, "([\w-]+)"', part))
                    self.signals.setdefault(swift[name], set()).update(found)
                if head[1] == "class" and name == head[2]:
                    if re.search(r"(public override|override public) init\(owning ", part):
                        self.has_owning.add(name)
                    for convenience, inside in re.findall(r"public (?:override )?(convenience )?init\(([^)]*)\)", part):
                        if not convenience:
                            self.signatures.setdefault(name, set()).add(labels(inside))

    def has_excuse(self, owner, name):
        for known, reason in self.excuses.get(owner, {}).items():
            if known == name or known.startswith("*") and name.endswith(known[1:]):
                return reason
        return None


def labels(parameters):
    """The labels of a list of parameters, with their types."""
    parts = [p.split("=")[0].strip() for p in parameters.split(",") if p.strip()]
    return tuple((p.split(":")[0].split()[0], p.split(":")[-1].strip()) for p in parts)


def snake(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
