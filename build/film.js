/**
 * Draws the film of the demo site's gallery, a fire that flickers, from the drawing of the room: `node build/film.js`. It needs
 * `ffmpeg`. Its files are kept, because drawing them takes longer than the rest of a build.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { at } from './paths.js'

const drawing = readFileSync(at('examples/site/web/art/rooms/oven.svg'), 'utf8')
const TO = at('examples/site/web/files/rooms/fire')

const WIDTH = 960
const HEIGHT = 720
const FRAMES_PER_SECOND = 24
const FILM_SECONDS = 4
const FRAMES = FRAMES_PER_SECOND * FILM_SECONDS

/** The part of the drawing that is seen. */
const VIEW = '440 280 1040 780'

/** The inside of the oven is drawn for each frame, the rest once. */
const [, defs = ''] = /(<defs>.*<\/defs>)/s.exec(drawing) ?? []
const [oven = ''] = /<g clip-path="url\(#c4\)">.*?<\/g>/s.exec(drawing) ?? []
const FLAME = /<path transform="translate\((\d+) (88\d)\) scale\(([\d.]+)\)"/g

/** @param {string} content */
const svg = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`

/** A wave that repeats with the film. @param {number} time 0 to 1 @param {number} times @param {number} from */
const wave = (time, times, from) => Math.sin(2 * Math.PI * (times * time + from))

/** @param {number} time 0 to 1 */
const flames = (time) => {
  let count = 0
  return oven.replace(FLAME, (_, x, y, size) => {
    const from = 0.37 * ++count
    const high = Number(size) * (1.12 + 0.13 * wave(time, 5, from) + 0.07 * wave(time, 9, 2 * from))
    const wide = Number(size) * (1 - 0.05 * wave(time, 5, from))
    return `<path transform="translate(${x} ${y}) skewX(${5 * wave(time, 3, from)}) scale(${wide} ${high})"`
  })
}

/** @param {number} time 0 to 1 */
const sparks = (time) =>
  Array.from({ length: 16 }, (_, n) => {
    const age = (time * (1 + (n % 2)) + n / 16) % 1
    const x = 800 + ((n * 137) % 330) + 26 * Math.sin(6 * age + n)
    const opacity = Math.min(1, 6 * age, 2.4 * (1 - age))
    return `<circle cx="${x}" cy="${850 - 400 * age}" r="${3.6 - 2 * age}" fill="#ffe2a0" opacity="${opacity}"/>`
  }).join('')

/** @param {number} time 0 to 1 */
const glow = (time) =>
  `<ellipse cx="960" cy="800" rx="560" ry="440" fill="url(#g8)" opacity="${0.55 + 0.25 * wave(time, 3, 0) + 0.15 * wave(time, 7, 0.3)}"/>`

/** @param {number} time 0 to 1 */
const frame = (time) => svg(`${defs}${flames(time)}<g clip-path="url(#c4)">${sparks(time)}</g>${glow(time)}`)

const still = drawing.replace(/<svg[^>]*>|<\/svg>/g, '').replace(FLAME, '<path display="none"')
const room = await sharp(Buffer.from(svg(still)))
  .flatten()
  .png()
  .toBuffer()

/** @param {number} number @returns the pixels of a frame */
const paint = (number) =>
  sharp(room)
    .composite([{ input: Buffer.from(frame(number / FRAMES)) }])
    .removeAlpha()
    .raw()
    .toBuffer()

await sharp(await paint(0), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .resize(640)
  .webp({ quality: 72, effort: 6 })
  .toFile(`${TO}-small.webp`)

const encoder = spawn(
  'ffmpeg',
  // biome-ignore format: one option and its value after the other
  [
    '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FRAMES_PER_SECOND}`, '-i', '-',
    '-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-crf', '40', '-b:v', '0', '-g', `${FRAMES}`, '-row-mt', '1', '-an', `${TO}.webm`,
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let number = 0; number < FRAMES; number++) {
  if (!encoder.stdin.write(await paint(number))) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
await once(encoder, 'close')
for (const file of [`${TO}.webm`, `${TO}-small.webp`]) console.log(`${file}: ${statSync(file).size} bytes`)
