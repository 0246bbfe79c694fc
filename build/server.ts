/** The files that the server runs and serves: itself, the library of designs, and its pages. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type File, write } from './files.ts'
import { writeFonts } from './fonts.ts'
import { at } from './paths.js'

export const writeServer = (dist: string, files: File[]): Promise<void> => write(join(dist, 'server'), files)

/**
 * Designs are written in TSX and stored as HTML, so showing one needs no React.
 * @returns the packages of the typefaces that go with them, and the chunks of each combination that they are drawn with
 */
export const writeTemplates = async (dist: string, files: File[]): Promise<{ fonts: string[]; packs: string[][] }> => {
  const work = join(dist, 'templates')
  await write(work, files)
  const { fonts, packsOf, renderAll } = await import(
    /* @vite-ignore */ `${pathToFileURL(join(work, 'render.js'))}?${Date.now()}`
  )
  const { addressOf, packages } = await writeFonts(join(dist, 'public'), fonts)
  const library = renderAll(addressOf)
  await writeFile(join(dist, 'templates.json'), JSON.stringify(library))
  await rm(work, { recursive: true })
  await cp(at('templates/photos'), join(dist, 'photos'), { recursive: true })
  return { fonts: packages, packs: packsOf(library) }
}

/** Pages, each by its name, and their files. */
export const writePages = async (
  dist: string,
  files: File[],
  list: { file: string; name: string }[],
): Promise<void> => {
  const nameOf = ({ fileName }: File): string | undefined => list.find(({ file }) => file === fileName)?.name
  const pages = files.flatMap((file) => {
    const name = nameOf(file)
    return name ? [{ ...file, fileName: `${name}.html` }] : []
  })
  await write(join(dist, 'pages'), pages)
  await write(
    join(dist, 'public/v/pages'),
    files.filter((file) => !nameOf(file)),
  )
}
