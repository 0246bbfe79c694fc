/** Writes .br and .gz next to every text file, and the integrity list of the files that a site may pin. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { eachOf } from './each.js'
import { madeOf } from './made.js'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.map', '.html'])

const FILES_AT_ONCE = 8

/** Source maps are half of all text, and only developers fetch them: best compression would take half of the time for nobody. */
const SOURCE_MAP_QUALITY = 5

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Ways to write distances (`NPOSTFIX` and `NDIRECT`, https://www.rfc-editor.org/rfc/rfc7932#section-4). The compressor itself tries
 * none: which is the smallest differs from file to file, by up to 50 bytes.
 */
const DISTANCES = [
  [0, 0],
  [0, 4],
  [2, 8],
]

/** @param {Buffer} content @param {number} quality @param {number[][]} distances @returns {Promise<Buffer>} the smallest */
const smallest = async (content, quality, distances) => {
  const all = distances.map(([postfix = 0, direct = 0]) => {
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }
    return brotli(content, { params })
  })
  return (await Promise.all(all)).reduce((best, each) => (each.length < best.length ? each : best))
}

/** @param {string} file @param {Buffer} content */
const compressFile = async (file, content) => {
  const isMap = extname(file) === '.map'
  const quality = isMap ? SOURCE_MAP_QUALITY : constants.BROTLI_MAX_QUALITY
  const distances = isMap ? DISTANCES.slice(0, 1) : DISTANCES
  const key = `brotli ${quality} ${distances.join(' ')}`
  await writeFile(`${file}.br`, await madeOf([key, content], () => smallest(content, quality, distances)))
  await writeFile(`${file}.gz`, await madeOf(['gzip', content], () => gzipped(content, { level: 9 })))
}

/** @param {string} dir */
export const compress = async (dir) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  /** @type {Record<string, string>} */
  const integrity = {}
  const pack = async (/** @type {string} */ file) => {
    const content = await readFile(file)
    if (extname(file) === '.js')
      integrity[relative(dir, file).split(sep).join('/')] =
        `sha384-${createHash('sha384').update(content).digest('base64')}`
    await compressFile(file, content)
  }
  const texts = files.filter((name) => TEXT.has(extname(name)))
  await eachOf(texts, FILES_AT_ONCE, pack)
  const sorted = Object.fromEntries(Object.entries(integrity).sort())
  await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}
