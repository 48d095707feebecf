"""The rules for functions, properties and signals: their names, and the Swift that calls them."""
import re
from kinds import Unmapped, camel, upper, quoted, KEYWORDS

PREPOSITIONS = set("at by for from in on to with after before into of over under as via until within without".split())
VERBS = {"show": "shows", "use": "uses", "draw": "draws", "enable": "enables", "accept": "accepts", "activate": "activates",
         "propagate": "propagates", "restrict": "restricts", "interpolate": "interpolates", "reveal": "reveals", "wrap": "wraps"}
LITERAL = ("is", "has", "can", "should", "shows", "uses", "activates", "accepts", "contains", "needs", "receives")
ADDING = ("add", "append", "prepend", "insert", "attach", "pack", "put", "set")
THREADED = "GAsyncReadyCallback"
# Parameters that say how long the text before them is.
LENGTHS = ("len", "length", "n_bytes", "n_chars", "n_initial_chars")
# Whose callbacks are called in the middle of work on rows.
ROWS = ("gtk_list_box_", "gtk_flow_box_")
# What is called around other callbacks: in the middle of work on items, of measuring or of drawing.
DURING = {
    # It may run a loop of its own, for a question.
    "ProgramCalls.during": ("gtk_callback_action_new",),
    "duringItems": ("gtk_map_list_model_", "gtk_custom_filter_"),
    "duringLayout": ("gtk_tree_view_set_row_separator_func", "gtk_tree_view_column_set_cell_data_func", "gtk_cell_layout_set_cell_data_func"),
}


def value_name(name, is_bool):
    """A property's name: a condition reads as one."""
    words = name.replace("_", "-").split("-")
    if not is_bool:
        return camel(name)
    if len(words) > 1 and words[0] in VERBS:
        return VERBS[words[0]] + upper("-".join(words[1:]))
    if len(words) > 1 and words[0] in LITERAL:
        return camel(name)
    return "is" + upper(name)


def with_labels(name, parameters, is_getter=False):
    """A function's name and the labels of its parameters; a preposition in C's name becomes a label."""
    words = name.split("_")
    count = len(parameters)
    labels = [camel(p.name) for p in parameters]
    at = next((i for i, word in enumerate(words) if i > 0 and word in PREPOSITIONS), None)
    if count == 0:
        return camel(name), []
    if at is not None:
        head, tail = words[:at], words[at:]
        target = 0
        if len(tail) == 1 and count == 2:
            target = 1
        elif len(tail) > 1:
            noun = "_".join(tail[1:])
            target = next((i for i, p in enumerate(parameters) if p.name == noun), 0)
        labels[target] = camel("_".join(tail))
        if target != 0:
            labels[0] = "_"
        return camel("_".join(head)), labels
    if name == "equal" and count == 1:
        return "isEqual", ["to"]
    if is_getter and parameters[0].name in ("position", "index", "pos"):
        labels[0] = "at"
        return camel(name), labels
    if is_getter and parameters[0].kind is not None and parameters[0].kind.compares == "!==":
        labels[0] = "of"
        return camel(name), labels
    both_numbers = count > 1 and parameters[0].swift == parameters[1].swift and parameters[0].swift in ("Int", "Double")
    if not both_numbers:
        labels[0] = "_"
    return camel(name), labels


class Parameter:
    def __init__(self, name, swift, kind=None):
        self.name, self.swift, self.kind, self.default = name, swift, kind, ""


class Call:
    """A C function, taken apart into what Swift passes and what it gets."""

    def __init__(self, types, function, instance="native()", is_child=False, is_async=False, renamed=None):
        self.types, self.function = types, function
        self.inputs, self.before, self.around, self.outputs = [], [], [], []
        self.instance, self.renamed = instance, renamed
        # The child that the function puts somewhere, which may have to wait for GTK.
        self.child = None
        if instance and function.takes_instance:
            self.instance = "copied(self)" if types.is_record(function) else "retained(self)"
        self.slots = [None] * len(function.parameters)
        # How many there are of an array is not said in Swift.
        self.counts, self.lengths = {}, {}
        for name, t in function.parameters:
            if t.is_array and t.length is not None and t.item is not None:
                self.count(int(t.length), camel(name), t)
        if function.result is not None and function.result.is_array and function.result.length is not None:
            self.count(int(function.result.length), "result", function.result)
        for index, (name, t) in enumerate(function.parameters):
            if self.slots[index] is not None:
                continue
            if t.direction == "inout":
                raise Unmapped("a value that C changes in place")
            callback = None if t.name == "Gio.AsyncReadyCallback" and is_async else types.callback(t)
            if t.name == "Gio.AsyncReadyCallback" and is_async:
                self.fill(index, "done")
                self.fill(int(t.closure), "data")
            elif t.name == "Gio.Cancellable":
                self.fill(index, "cancellable" if is_async else "nil")
            elif t.direction == "out":
                self.output(index, name, t)
            elif callback is not None:
                self.closure(index, name, t, callback)
            elif name in LENGTHS and (text := self.text_before(index)):
                self.fill(index, self.length(t, *text))
            else:
                self.input(index, name, t, is_child)
        # What the structure that is answered points into, as an expression, and the class of that structure.
        self.keeping = self.keeper = None
        self.keep()

    def keep(self):
        """Lets a structure that points into another one keep that: a copy that nobody changes where it goes over it."""
        function, library, overrides = self.function, self.types.library, self.types.overrides
        for name, t in [("", function.result)] + [(n, t) for n, t in function.parameters if t.direction == "out"]:
            entity = t and library.entities.get(t.name)
            if entity is None or entity.ctype not in overrides.held | overrides.walked:
                continue
            self.keeper = self.types.names.boxed(entity)
            if function.name == "copy":
                self.keeping = "kept"
            elif entity.ctype in overrides.walked:
                copy = overrides.walked[entity.ctype]
                owner = next(e for e in library.entities.values() if any(m.symbol == copy for m in e.methods))
                place = next((i for i, (_, p) in enumerate(function.parameters) if p.direction == "in" and p.name == owner.name), None)
                walked = self.instance if place is None else self.slots[place]
                self.before.append(f"let walked = {self.types.names.boxed(owner)}.take({copy}({walked}))!")
                self.keeping = "walked"
                if place is None:
                    self.instance = "walked.native()"
                else:
                    self.slots[place] = "walked.native()"

    def kept(self, kind, back):
        """What Swift gets of an expression, with what it keeps."""
        if self.keeping is None or kind.swift.removesuffix("?") != self.keeper:
            return back
        return f"{back}{'' if back.endswith('!') else '?'}.keeping({self.keeping})"

    def count(self, index, name, t):
        number = self.function.parameters[index][1]
        width = self.types.number_width(number)
        if t.direction == "in":
            length = f"{quoted(name)}{'?.count ?? 0' if t.nullable else '.count'}"
            # Arrays that C gives one length have one each in Swift.
            self.lengths[index] = f"min({self.lengths[index]}, {length})" if index in self.lengths else length
            self.fill(index, f"{width}(clamping: {self.lengths[index]})")
        else:
            self.before.append(f"var {name}Count = {width}()")
            self.fill(index, f"&{name}Count")
            self.counts[name] = f"Int({name}Count)"

    def text_before(self, index):
        """The text whose length a parameter is."""
        return next(((n, t) for n, t in reversed(self.function.parameters[:index]) if t.name == "utf8" and t.direction == "in"), None)

    def length(self, t, name, text):
        """How long a text is, in the unit that C counts in; -1 is all of it."""
        if re.search(r"-1|(?:nul|NULL)-?%?-terminated", t.document):
            return "-1"
        local = quoted(camel(name)) + ("?" if text.nullable else "")
        count = f"{local}.unicodeScalars.count" if "characters" in t.document and "bytes" not in t.document else f"{local}.withoutNUL.utf8.count"
        if text.nullable:
            count = f"({count} ?? 0)"
        if any(n == "start_index" for n, _ in self.function.parameters):
            count = f"max(0, {count} - startIndex)"
        return f"{self.types.number_width(t)}(clamping: {count})"

    def fill(self, index, text):
        self.slots[index] = text

    def input(self, index, name, t, is_child):
        kind = self.types.kind(t)
        if kind.to is None:
            raise Unmapped(f"{kind.swift} as an argument")
        local = self.renamed or quoted(camel(name))
        if prepared := re.match(r"gtk_accessible_update_(\w+)_value$", self.function.symbol):
            about, listed = prepared[1], camel(self.function.parameters[1][0])
            if kind.swift == "[any ValueRepresentable]":
                cases = f"GtkAccessible{about.capitalize()}({listed}[$0].rawValue)"
                kind.lend = f"lendValues({{}}, as: {{{{ if $0 < {listed}.count {{{{ gtk_accessible_{about}_init_value({cases}, $1) }}}} }}}}) {{{{ %s in"
        if kind.lend:
            place = f"p{len(self.around)}"
            self.around.append(kind.lend.replace("%s", place).format(local))
            self.fill(index, place)
        elif is_child and t.name == "Gtk.Widget" and name in ("child", "widget", "page") and self.is_placed():
            self.child = (index, local)
            self.fill(index, f"incoming({local})")
        else:
            self.fill(index, kind.to.format(local))
        self.inputs.append(Parameter(name, kind.swift, kind))

    def is_placed(self):
        """Whether the function puts a widget somewhere: what sets something of a child takes more than that."""
        return not self.function.name.startswith("set") or len(self.function.parameters) == 1

    def output(self, index, name, t):
        kind = self.types.kind(t)
        if kind.variable is None or kind.variable_back is None:
            raise Unmapped(f"{kind.swift} as a result besides another one")
        local = f"{camel(name)}Out"
        self.before.append(f"var {local} = {kind.variable}")
        self.fill(index, f"&{local}")
        self.outputs.append((name, kind, kind.variable_back.format(local).replace("COUNT", self.counts.get(camel(name), "0"))))

    def closure(self, index, name, t, callback):
        arguments, places, data = [], [], None
        taken = {int(p.closure) for _, p in callback.parameters if p.closure is not None}
        for place, (inner, p) in enumerate(callback.parameters):
            if p.name == "gpointer" and (place in taken or inner in ("user_data", "data", "userdata")):
                data = "data"
                places.append("data")
                continue
            if p.direction != "in":
                raise Unmapped(f"the callback {t.name}, which gets a place for a result")
            kind = self.types.kind(p)
            if kind.back is None:
                raise Unmapped(f"the callback {t.name}")
            places.append(f"a{place}")
            arguments.append((kind.swift, kind.back.format(f"a{place}" if kind.is_nullable or not kind.back.startswith("{}.pointee") else f"a{place}!")))
        if data is None:
            raise Unmapped(f"the callback {t.name}, which cannot carry a closure")
        if callback.returns:
            answer = self.types.kind(callback.result)
            if answer.lend or answer.to is None or answer.to.startswith("borrowed") or callback.result.transfer == "none" and answer.swift.startswith("String"):
                raise Unmapped(f"the callback {t.name}, whose answer nobody owns")
            result, convert = answer.swift, answer.to
        else:
            result, convert = "Void", "{}"
        if t.scope == "notified" and t.destroy is None:
            raise Unmapped(f"the callback {t.name}, of whose end nobody hears")
        signature = f"({', '.join(a for a, _ in arguments)}) -> {result}"
        local = quoted(camel(name))
        how = "takenCallee" if t.scope == "async" else "callee"
        called = f"{how}(data, as: ({signature}).self)({', '.join(b for _, b in arguments)})"
        is_about_rows = self.function.symbol.startswith(ROWS)
        is_held = t.scope != "async"
        during = "duringRows(data)" if is_about_rows else "duringCall(data)" if is_held else "ProgramCalls.during"
        during = next((call for call, functions in DURING.items() if self.function.symbol.startswith(functions)), during)
        owner = ", of: self" if is_held and self.instance and self.types.is_of_widget(self.function) else ""
        inside = convert.format(f"{during} {{ {called} }}") if convert == "{}" else f"let answer = {during} {{ {called} }}; return {convert.format('answer')}"
        thunk = f"{{ {', '.join(places)} in {inside} }}"
        if t.closure is None:
            raise Unmapped(f"the callback {t.name}, which cannot carry a closure")
        self.fill(index, thunk)
        if t.scope == "call":
            place = f"p{len(self.around)}"
            self.around.append(f"lendCallee({local}{owner}) {{ {place} in")
            self.fill(int(t.closure), place)
        else:
            kept = f"keptCallee({local}{owner})"
            condition = self.types.overrides.conditions.get(self.function.symbol)
            self.fill(int(t.closure), f"{condition} == nil ? nil : {kept}" if condition else kept)
        if t.destroy is not None:
            self.fill(int(t.destroy), "releaseCallee")
        self.inputs.append(Parameter(name, f"@escaping {signature}"))

    def waits(self):
        """Whether nothing is answered, so that the child can be added later."""
        function = self.function
        return self.child and self.instance == "native()" and not (function.returns or function.throws or self.outputs or self.before or self.around)

    def removes(self):
        """Whether it takes a child out, which may have to wait for GTK."""
        function = self.function
        return (function.name in ("remove", "remove_action_widget") and self.instance == "native()" and not (function.returns or function.throws)
                and [p.swift for p in self.inputs] == ["Widget"] and self.types.is_of_widget(function))

    def invocation(self, symbol=None):
        if self.removes():
            local = camel(self.inputs[0].name)
            return f"if isAncestor(of: {local}) {{ removeWhenFree({local}) {{ {self.function.symbol}(self.native(), $0) }} }}"
        if self.waits():
            index, local = self.child
            slots = self.slots[:index] + ["$0"] + self.slots[index + 1:]
            return f"takeIn({local}) {{ {symbol or self.function.symbol}({', '.join(['self.native()'] + slots)}) }}"
        arguments = ([self.instance] if self.instance else []) + self.slots + (["error"] if self.function.throws else [])
        call = f"{symbol or self.function.symbol}({', '.join(arguments)})"
        for around in reversed(self.around):
            call = f"{around} {call} }}"
        return call

    @property
    def generic(self):
        """What the caller chooses the type of."""
        kinds = [kind for _, kind, _ in self.outputs]
        if self.function.returns and not self.function.is_constructor:
            kinds.append(self.types.kind(self.function.result))
        return "<Value: ValueRepresentable>" if any(kind.swift in ("Value", "Value?") for kind in kinds) else ""

    def declared(self, labels):
        parts = []
        for label, p in zip(labels, self.inputs):
            local = camel(p.name)
            name = label if label == local else f"{label} {quoted(local)}"
            parts.append(f"{quoted(name) if ' ' not in name else name}: {p.swift}{p.default}")
        if self.generic:
            parts.append("as valueType: Value.Type = Value.self")
        return ", ".join(parts)


def outcome(call, with_result=True):
    """What Swift returns: its type, and the statements that get it of an invocation."""
    function = call.function
    result = function.result if with_result and function.returns else None
    throws = function.throws
    outputs = call.outputs
    parts = []
    kind = None
    succeeds = result is not None and result.name == "gboolean" and (outputs or throws)
    if result is not None and not succeeds:
        kind = call.types.kind(result)
        if kind.back is None:
            raise Unmapped(f"{kind.swift} as a result")
        kind.back = call.kept(kind, kind.back)
        parts.append(("result", kind.swift, None))
    parts += [(name, k.swift, call.kept(k, back)) for name, k, back in outputs]
    names = [name for name, _, _ in parts]
    invoked = call.invocation() if not throws else f"try attempt {{ error in {call.invocation()} }}"
    lines = list(call.before)
    if names in (["x", "y"], ["width", "height"]) and all(s in ("Int", "Double") for _, s, _ in parts):
        swift = "Point" if names[0] == "x" else "Size"
        value = f"{swift}({', '.join(f'{n}: {b}' for n, _, b in parts)})"
    elif len(parts) == 0:
        swift, value = "Void", None
    elif len(parts) == 1:
        swift, value = parts[0][1], parts[0][2]
    else:
        swift = "(" + ", ".join(f"{quoted(camel(n))}: {s}" for n, s, _ in parts) + ")"
        value = "(" + ", ".join(b or "result" for _, _, b in parts) + ")"
    if succeeds and not throws and outputs:
        lines.append(f"guard {'(' + invoked + ')' if '{' in invoked else invoked} != 0 else {{ return nil }}")
        swift = f"({swift})?" if swift.startswith("any ") else f"{swift}?" if not swift.endswith("?") else swift
        lines.append(f"return {value}")
    elif kind is not None and len(parts) == 1 and call.counts:
        lines += [f"let result = {invoked}", "return " + kind.back.format("result").replace("COUNT", call.counts["result"])]
    elif kind is not None and len(parts) == 1 and (throws or call.around and kind.compares != "!="):
        lines += [f"let result = {invoked}", "return " + kind.back.format("result")]
    elif kind is not None and len(parts) == 1:
        lines.append(("return " if lines else "") + kind.back.format(invoked))
    elif kind is not None:
        lines += [f"let result = {kind.back.format(invoked)}", f"return {value}"]
    else:
        ignores = result is not None
        lines.append(("_ = " if ignores else "") + invoked)
        if value:
            lines.append(f"return {value}")
    return swift, lines
