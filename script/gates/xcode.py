#!/usr/bin/env python3
"""The example's Xcode project, which nothing here opens: it reads as a property list, its objects are there, and so is every file that it names."""

import os
import plistlib
import re
import xml.etree.ElementTree

import swiftsource

PROJECT = "Example/Checkout.xcodeproj"
TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|(?P<mark>[{}();=,])|"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<bare>[A-Za-z0-9_./$:-]+)', re.DOTALL)
IDENTIFIER = re.compile(r"^[0-9A-F]{24}$")


class Reader:
    """Reads a property list of the old form: dictionaries, arrays and strings."""

    def __init__(self, text):
        self.tokens, position = [], 0
        while position < len(text):
            match = TOKEN.match(text, position)
            if match is None:
                raise ValueError(f"line {text.count(chr(10), 0, position) + 1} is no property list")
            if match["mark"]:
                self.tokens.append((match["mark"], None))
            elif match["quoted"] is not None or match["bare"]:
                self.tokens.append(("string", match["bare"] or match["quoted"] or ""))
            position = match.end()
        self.tokens.reverse()

    def take(self, kind):
        found, value = self.tokens.pop() if self.tokens else ("the end", None)
        if found != kind:
            raise ValueError(f"{found} where {kind} should be")
        return value

    def value(self):
        kind = self.tokens[-1][0] if self.tokens else "the end"
        if kind == "{":
            return self.dictionary()
        if kind == "(":
            return self.array()
        return self.take("string")

    def dictionary(self):
        result = {}
        self.take("{")
        while self.tokens and self.tokens[-1][0] != "}":
            key = self.take("string")
            if key in result:
                raise ValueError(f"{key} is there twice")
            self.take("=")
            result[key] = self.value()
            self.take(";")
        self.take("}")
        return result

    def array(self):
        result = []
        self.take("(")
        while self.tokens and self.tokens[-1][0] != ")":
            result.append(self.value())
            if self.tokens and self.tokens[-1][0] == ",":
                self.take(",")
        self.take(")")
        return result

    def whole(self):
        result = self.value()
        if self.tokens:
            raise ValueError("something follows the property list")
        return result


def strings(value):
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for key, member in value.items() for text in [key, *strings(member)]]
    return [text for member in value for text in strings(member)]


def check_objects(root, project):
    objects = project["objects"]
    for name, members in objects.items():
        for text in strings(members):
            if IDENTIFIER.match(text) and text not in objects:
                yield f"{name} names {text}, which is not there"
    if objects.get(project.get("rootObject"), {}).get("isa") != "PBXProject":
        yield "the root object is no project"
    example = os.path.join(root, "Example")
    sources = []
    for name, members in objects.items():
        if members["isa"] == "PBXFileSystemSynchronizedRootGroup":
            sources += swiftsource.files(os.path.join(example, members["path"]), ("",))
            if not os.path.isdir(os.path.join(example, members["path"])):
                yield f"{members['path']} is not there"
        elif members["isa"] == "PBXFileReference" and members["sourceTree"] == "SOURCE_ROOT":
            if not os.path.isfile(os.path.join(example, members["path"])):
                yield f"{members['path']} is not there"
        elif members["isa"] == "XCSwiftPackageProductDependency":
            package = os.path.join(example, objects[members["package"]]["relativePath"], "Package.swift")
            if not os.path.isfile(package) or f'.library(name: "{members["productName"]}"' not in swiftsource.read("/", package):
                yield f"{members['productName']} is no product of {os.path.relpath(package, root)}"
        elif members["isa"] == "XCBuildConfiguration":
            settings = members["buildSettings"]
            if settings.get("IPHONEOS_DEPLOYMENT_TARGET", "15.0") != "15.0":
                yield "the app is not for iOS 15"
            if "INFOPLIST_FILE" in settings:
                yield from check_info(os.path.join(example, settings["INFOPLIST_FILE"]))
    if "CheckoutMain.swift" not in [os.path.basename(path) for path in sources]:
        yield "no file says where the app begins"
    if any(os.path.basename(path) == "main.swift" for path in sources):
        yield "main.swift is in the app: it is the browser's"


def check_info(path):
    try:
        with open(path, "rb") as stream:
            info = plistlib.load(stream)
    except (OSError, plistlib.InvalidFileException, ValueError, xml.parsers.expat.ExpatError) as error:
        yield f"{os.path.basename(path)}: {error}"
        return
    if info.get("NSAppTransportSecurity") != {"NSAllowsLocalNetworking": True}:
        yield "Info.plist allows more, or less, than plain HTTP on this machine"


def check_schemes(root, project):
    folder = os.path.join(root, PROJECT, "xcshareddata/xcschemes")
    for name in sorted(os.listdir(folder)):
        scheme = xml.etree.ElementTree.parse(os.path.join(folder, name))
        for reference in scheme.iter("BuildableReference"):
            if project["objects"].get(reference.get("BlueprintIdentifier"), {}).get("isa") != "PBXNativeTarget":
                yield f"{name} builds what is no target"
        if any(variable.get("value") for variable in scheme.iter("EnvironmentVariable")):
            yield f"{name} holds a value of somebody's"


def main():
    root = swiftsource.root_from_arguments()
    try:
        project = Reader(swiftsource.read(root, f"{PROJECT}/project.pbxproj")).whole()
        problems = [*check_objects(root, project), *check_schemes(root, project)]
    except (OSError, ValueError, KeyError, xml.etree.ElementTree.ParseError) as error:
        problems = [str(error)]
    swiftsource.finish([f"{PROJECT}: {problem}" for problem in problems], "the Xcode project names what is there")


main()
