/** Writes .br and .gz next to every text file, and the integrity list of the files that a site may pin. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.map', '.html'])

/** @param {string} dir */
export const compress = async (dir) => {
  const found = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  /** @type {Record<string, string>} */
  const integrity = {}
  for (const file of files.filter((name) => TEXT.has(extname(name)))) {
    const content = await readFile(file)
    await writeFile(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
    if (extname(file) === '.js')
      integrity[relative(dir, file).split(sep).join('/')] =
        `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
}
