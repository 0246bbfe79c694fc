import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Images } from '../images/image'
import { Failure } from '../lib/failure'
import { invalid, wrongUsage } from '../lib/invalid'
import { readLibrary } from '../popups/file/library'
import { writePopupFile } from '../popups/file/write'
import { storedDefinition } from '../popups/stored-popup'
import { type Command, choosePopup, textOption } from './command'
import { withImages } from './with-images'

type File = [path: string, content: string | Uint8Array]

const write = ([path, content]: File): void => {
  try {
    // Only pictures are in a folder of their own. The popup file's must exist: a misspelt one is an error.
    if (typeof content !== 'string') mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  } catch (error) {
    throw new Failure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** A picture may have been written for another popup before. */
const isSame = (path: string, content: File[1]): boolean =>
  typeof content !== 'string' && readFileSync(path).equals(content)

/** Writes all files, or none if one of them exists. */
const writeAll = (files: File[], force: boolean): void => {
  const existing = force ? undefined : files.find(([path, content]) => existsSync(path) && !isSame(path, content))
  if (existing)
    throw invalid(`${existing[0]} exists already. Choose another with --to FILE, or overwrite it with --force`)
  files.forEach(write)
}

const contentOf = async (images: Images, id: string): Promise<Uint8Array> => {
  const image = await images.find(id)
  if (!image) throw new Failure(`The popup's picture ${id} has been removed. Import the popup again with another`)
  return images.read(image)
}

export const popupExport: Command = {
  name: 'popup export',
  args: 'ID [--to FILE] [--force]',
  help: 'write it as a popup file (ID.json), from which the same popup can be imported again',
  options: { to: { type: 'string' }, force: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const file = textOption(options, 'to') ?? `${id}.json`
    if (extname(file) !== '.json') throw wrongUsage(`--to must name a file like letter.json, got "${file}"`)
    const htmlFile = `${basename(file, '.json')}.html`
    const beside = (path: string): string => join(dirname(file), path)
    const files = await withImages(world, async (images, store): Promise<File[]> => {
      const popup = await choosePopup(store, id)
      world.say(`Writing ${id}`)
      const definition = await storedDefinition(store, popup)
      const popupFile = writePopupFile(definition, readLibrary(world.dist), `./${htmlFile}`)
      return [
        [file, popupFile.text],
        ...(popupFile.html === undefined ? [] : [[beside(htmlFile), popupFile.html] satisfies File]),
        ...[...popupFile.htmls].map(([path, content]): File => [beside(path), content]),
        ...(await Promise.all(
          [...popupFile.pictures].map(
            async ([src, image]): Promise<File> => [beside(src), await contentOf(images, image)],
          ),
        )),
      ]
    })
    writeAll(files, options.force === true)
    world.print(files.map(([path]) => path).join('\n'))
  },
}
