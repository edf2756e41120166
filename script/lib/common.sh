# Shared by script/test and script/demo; sourced, never run. Expects `root` to be the repository.

# The vault ids baked into CoinmeVaultSDK in builds of our own: made-up names that reach no vendor.
export COINME_VAULT_ID_SANDBOX="${COINME_VAULT_ID_SANDBOX:-tntsandbox}"
export COINME_VAULT_ID_LIVE="${COINME_VAULT_ID_LIVE:-tntlive}"

# A cached build plan does not notice that the ids changed.
swift_flags=(--disable-build-manifest-caching)
# One scratch folder for all packages: what they share is compiled once.
scratch=("--scratch-path" "$root/.build")

# Debian package -> the command that succeeds when it is there.
packages=(
    "python3|command -v python3"
    "pkg-config|command -v pkg-config"
    "libsqlite3-dev|pkg-config --exists sqlite3"
    "libssl-dev|pkg-config --exists libcrypto"
    "libmicrohttpd-dev|pkg-config --exists libmicrohttpd"
)
# What the browser tests need besides; a demo does without.
browser_packages=(
    "python3-venv|python3 -c 'import ensurepip, venv'"
    "chromium|command -v chromium"
    # Playwright's own Node needs it and does not bring it.
    "libatomic1|/sbin/ldconfig -p | grep -q libatomic.so.1"
)

say() { printf '%s\n' "$*" >&2; }

missing_packages() {
    local entry
    for entry in "${packages[@]}"; do
        eval "${entry#*|}" >/dev/null 2>&1 || printf '%s\n' "${entry%%|*}"
    done
}

# The Python packages of the browser tests, in a folder of their own; made anew when their list changed. $1: the folder.
install_browser_tools() {
    local folder=$1 list="$root/Tests/Browser/requirements.txt"
    cmp -s "$list" "$folder/installed.txt" && return 0
    say "Installing with pip into ${folder#"$root"/}: $(grep -v '^#' "$list" | tr '\n' ' ')"
    rm -rf "$folder"
    python3 -m venv "$folder" >&2 && "$folder/bin/pip" install -q --disable-pip-version-check --no-deps -r "$list" >&2 || return 69
    cp "$list" "$folder/installed.txt"
}

# Installs what is missing and nothing else, and names it. Everything it prints goes to standard error.
install_missing() {
    if ! command -v swift >/dev/null 2>&1; then
        say "No Swift toolchain on the path. Install Swift 6.2 or newer, then run this again."
        return 69
    fi
    local missing
    mapfile -t missing < <(missing_packages)
    [ "${#missing[@]}" -eq 0 ] && return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        say "Missing: ${missing[*]}. This machine has no apt-get; on a Mac: brew install pkgconf libmicrohttpd sqlite openssl@3"
        return 69
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || { say "Missing: ${missing[*]}. Run as root, or install them and run this again."; return 69; }
        as_root=(sudo)
    fi
    say "Installing with apt-get: ${missing[*]}"
    "${as_root[@]}" apt-get update -q >&2 || return 69
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" >&2 || return 69
    mapfile -t missing < <(missing_packages)
    [ "${#missing[@]}" -eq 0 ] || { say "Still missing after the installation: ${missing[*]}"; return 69; }
}
