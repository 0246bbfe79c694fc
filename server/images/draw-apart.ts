/**
 * Draws an SVG in a process of its own: a few lines of it can take hours to draw, and nothing else stops that once it
 * has begun.
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Milliseconds. */
const DRAWING_TIMEOUT_MS = 15_000
/** Bytes: a few lines of an SVG can also take all memory. A usual drawing takes a tenth of this. */
const MAX_DRAWING_MEMORY_BYTES = 1_000_000_000
/** Milliseconds between looks at it. */
const MEMORY_LOOK_MS = 10

/** Reads the drawing and writes a PNG. At 72 dots an inch, a pixel is one unit. */
const SCRIPT = `
const [sharpUrl, longest, memory] = process.argv.slice(1)
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.kill(process.pid, 'SIGKILL')
}, ${MEMORY_LOOK_MS}).unref()
const { default: sharp } = await import(sharpUrl)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const parts = []
for await (const part of process.stdin) parts.push(part)
const content = Buffer.concat(parts)
const side = Number(longest)
const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
const density = Math.min(72_000, Math.max(1, (72 * side) / Math.max(width, height)))
const drawing = sharp(content, { density, limitInputPixels: side * side * 2 }).resize(side, side, { fit: 'inside' })
process.stdout.write(await drawing.png().toBuffer())
`

const sharpUrl = (): string => pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href

interface Bounds {
  timeout: number
  memory: number
}

/**
 * @param longest px of the longer side. Resolves with undefined if it cannot be drawn, or takes too long or too much
 *   memory.
 */
export const drawApart = (
  content: Uint8Array,
  longSide: number,
  { timeout = DRAWING_TIMEOUT_MS, memory = MAX_DRAWING_MEMORY_BYTES }: Partial<Bounds> = {},
): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const args = ['--input-type=module', '-e', SCRIPT, sharpUrl(), `${longSide}`, `${memory}`]
    const options = {
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 100_000_000,
      encoding: 'buffer',
      env: {},
    } as const
    const child = execFile(process.execPath, args, options, (error, png) => resolve(error ? undefined : png))
    // The process may end without having read everything.
    child.stdin?.once('error', () => {})
    child.stdin?.end(content)
  })
