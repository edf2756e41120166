#!/usr/bin/env python3
"""Who may import whom. The manifests allow what they must; this table says what is meant, down to each folder."""

import re

import swiftsource

SEAM = {"CofferFoundation"}
RULES = {"CofferCardRules"}
WIRE = {"CofferWire"}
UI = {"UIKit", "Combine"}
STANDARD = {"Synchronization", "Dispatch", "Observation"}
C_OWNERS = {
    "CCofferSQLite": "Server/Sources/VaultSQLite",
    "CCofferOpenSSL": "Server/Sources/Crypto",
    "CCofferMicrohttpd": "Server/Sources/HTTPServer",
    "CCofferMicrohttpdShims": "Server/Sources/HTTPServer",
    "CCofferProcess": "Server/Sources/Service",
}

# Folder -> what its files may import. The longest matching folder counts.
ALLOWED = {
    "Sources/CardRules": set(),
    "Sources/Foundation": {"Foundation", "FoundationNetworking"},
    "Sources/Wire": SEAM | RULES,
    "Sources/BakeTool": SEAM,
    "Sources/LinuxUI/TestingUIKit": set(),
    "Sources/LinuxUI/Combine": SEAM | {"Dispatch", "Foundation"},
    "Sources/LinuxUI/UIKit": SEAM | {"Dispatch", "Foundation"},
    "Sources/Screen/Rendered": set(),
    "Sources/Screen/Host": SEAM | {"SwiftUI", "CofferRendered"},
    "Sources/LinuxUI/SwiftUI": SEAM | UI | {"Swift", "CofferRendered"},
    "Sources/SDK/CardPromise": SEAM,
    "Sources/SDK/Transport": SEAM,
    "Sources/SDK/VGSCollectSDK": SEAM | RULES | UI | {"CofferTransport", "CofferCardPromise"},
    "Sources/SDK/CoinmeVaultSDK": SEAM | RULES | WIRE | UI | {"VGSCollectSDK", "CofferCardPromise"},
    "Sources/SDK/PrimerSDK": SEAM | RULES | WIRE | UI | {"CofferTransport", "CofferCardPromise", "SwiftUI"},
    "Server/Sources/HTTPServer": SEAM | STANDARD | {"CCofferMicrohttpd", "CCofferMicrohttpdShims"},
    "Server/Sources/Crypto": SEAM | STANDARD | {"CCofferOpenSSL"},
    "Server/Sources/Vault": SEAM | RULES | WIRE | STANDARD | {"CofferCrypto"},
    "Server/Sources/VaultSQLite": SEAM | RULES | STANDARD | {"CofferVault", "CCofferSQLite"},
    "Server/Sources/Processors": SEAM | RULES | WIRE | STANDARD | {"CofferVault"},
    "Server/Sources/API": SEAM | RULES | WIRE | STANDARD | {"CofferVault", "CofferHTTPServer", "CofferCrypto"},
    "Server/Sources/Service": SEAM | RULES | WIRE | STANDARD | {
        "CofferAPI", "CofferVault", "CofferVaultSQLite", "CofferProcessors", "CofferHTTPServer", "CofferCrypto", "CCofferProcess"},
    "Server/Sources/CofferSandbox": SEAM | STANDARD | {"CofferService"},
    "Server/Sources/BrowserHost": SEAM | WIRE | STANDARD | {
        "SwiftUI", "CofferScreen", "CofferRendered", "CofferHTTPServer", "CofferCrypto", "CofferCardPromise", "CofferProgram"},
    "Server/Sources/Program": SEAM | STANDARD,
    "Server/Sources/coffer": SEAM | STANDARD | {"CofferService", "CofferProgram"},
    "Example/Sources/TerminalDemo": SEAM | UI | {"CoinmeVaultSDK", "VGSCollectSDK", "PrimerSDK", "DemoVault"},
    "Example/Sources/DemoVault": SEAM | {"CofferProgram"},
    "Example/Sources/DemoLauncher": SEAM | {"CofferHTTPServer", "DemoVault"},
    # What an app has: SwiftUI brings Foundation, Combine and UIKit with it.
    "Example/Sources/CheckoutApp": {"SwiftUI", "CoinmeVaultSDK", "PrimerSDK"},
    "Example/Sources/CheckoutDemo": {"BrowserHost", "CheckoutApp"},
}
# The C library of the system itself, where it is needed and why.
SYSTEM = {"Glibc", "Darwin", "Musl"}
SYSTEM_FOLDERS = ("Server/Sources/coffer", "Server/Sources/Service", "Server/Sources/HTTPServer", "Server/Sources/VaultSQLite", "Example/Sources")

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")

root = swiftsource.root_from_arguments()
problems = []
for path in swiftsource.files(root, ("Sources", "Server/Sources", "Example/Sources")):
    folders = [folder for folder in ALLOWED if path.startswith(folder + "/")]
    if not folders:
        problems.append(f"{path}:1: its folder is not in the table of arrows (script/gates/arrows.py)")
        continue
    folder = max(folders, key=len)
    allowed = ALLOWED[folder]
    for number, line in enumerate(swiftsource.code_only(swiftsource.read(root, path)).split("\n"), 1):
        match = IMPORT.match(line)
        if not match:
            continue
        name = match.group(1)
        if name in SYSTEM and path.startswith(SYSTEM_FOLDERS):
            continue
        if name in C_OWNERS and not path.startswith(C_OWNERS[name] + "/"):
            problems.append(f"{path}:{number}: imports {name}, whose one owner is {C_OWNERS[name]}")
        elif name not in allowed:
            problems.append(f"{path}:{number}: {folder} may not import {name}")
swiftsource.finish(problems, "every import follows the arrows")
