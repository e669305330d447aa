#!/bin/bash
# Starts a desktop without a screen, with Orca speaking into a log, and in it the journeys of main.ts. Needs: orca speech-dispatcher xvfb dbus-x11
# at-spi2-core xdotool (Debian), Chromium, and a running server with demo data (PUBLIC_URL).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${ORCA_SESSION:-}" ]; then
  ORCA_SESSION=$(mktemp -d) exec xvfb-run -a dbus-run-session -- bash "$0"
fi
export ORCA_SESSION HOME="$ORCA_SESSION" XDG_RUNTIME_DIR="$ORCA_SESSION" XDG_SESSION_TYPE=x11
chmod 700 "$ORCA_SESSION"
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
mkdir -p "$HOME/.config/speech-dispatcher"
printf 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n' > "$HOME/.config/speech-dispatcher/speechd.conf"
/usr/libexec/at-spi-bus-launcher --launch-immediately &
bus=$!
sleep 2
ORCA_VERSION=$(orca --version)
export ORCA_VERSION
orca --debug-file="$ORCA_SESSION/orca.log" &
orca=$!
# Orca does not end by itself.
trap 'kill -9 $orca $bus' EXIT
sleep 8
"$here/../../node_modules/.bin/node" "$here/main.ts" "$ORCA_SESSION/orca.log"
