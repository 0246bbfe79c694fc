/** The typefaces of the brands, as files that popups fetch: see templates/kit/fonts.ts. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from './paths.js'

/** Stored popups name these files, so their names say what is in them, and never mean something else. */
const FOLDER = 'v/fonts'

interface FontFiles {
  /** From the folder of the chunks. */
  addressOf(file: string): string
  packages: string[]
}

/** @param fonts names of files, and the package of each */
export const writeFonts = async (dir: string, fonts: ReadonlyMap<string, string>): Promise<FontFiles> => {
  const folder = join(dir, FOLDER)
  await mkdir(folder, { recursive: true })
  const names = new Map<string, string>()
  for (const [file, name] of fonts) {
    const content = await readFile(at(`node_modules/@fontsource/${name}/files/${file}-normal.woff2`))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const hashed = `${file}.${hash}.woff2`
    await writeFile(join(folder, hashed), content)
    names.set(file, hashed)
  }
  return {
    addressOf: (file) => `../fonts/${names.get(file)}`,
    packages: [...new Set(fonts.values())].map((name) => `@fontsource/${name}`),
  }
}
