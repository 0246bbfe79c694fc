#!/usr/bin/env bash
# Renders a photograph of the library, or of goods (products/BRAND-GOODS):
# templates/scenes/render.sh NAME OUT_FOLDER [SAMPLES] [PERCENT OF THE SIZE]
# Needs Debian's package blender (3.4). Afterwards `node build/photos.js OUT_FOLDER` takes it into the library. README.md has more.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
[ $# -ge 2 ] || { echo "templates/scenes/render.sh NAME OUT_FOLDER [SAMPLES] [PERCENT OF THE SIZE]; templates/scenes/README.md has more" >&2; exit 2; }
# Goods of one brand share a file.
case $1 in products/*) file=${1%-*}.py ;; *) file=$1.py ;; esac
[ -f "$here/$file" ] || { echo "There is no templates/scenes/$file; write the scene first, as the others there" >&2; exit 2; }
command -v blender >/dev/null || { echo "Blender is missing: apt-get install blender python3-numpy, or render on a machine that has it" >&2; exit 2; }
mkdir -p "$2"
blender -b -noaudio --python-exit-code 1 -P "$here/render.py" -- "$1" "$(cd "$2" && pwd)" "${3:-120}" "${4:-100}" | grep -vE '^(Fra|Saved|Blender|Read)' || [ "${PIPESTATUS[0]}" = 0 ]
