#!/usr/bin/env bash
# Renders a photograph of the library, or of goods (products/BRAND-GOODS):
# templates/scenes/render.sh NAME OUT_FOLDER [SAMPLES] [PERCENT OF THE SIZE]
# Needs Debian's package blender (3.4). Afterwards `node build/photos.js OUT_FOLDER` takes it into the library. README.md has more.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
blender -b -noaudio --python-exit-code 1 -P "$here/render.py" -- "$1" "$(cd "$2" && pwd)" "${3:-120}" "${4:-100}" | grep -vE '^(Fra|Saved|Blender|Read)' || [ "${PIPESTATUS[0]}" = 0 ]
