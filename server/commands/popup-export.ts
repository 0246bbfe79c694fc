import { writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { Failure } from '../failure'
import { readLibrary } from '../popup-file/library'
import { writePopupFile } from '../popup-file/write'
import { type Command, choosePopup, textOption } from './command'
import { withStore } from './with-store'

const write = (file: string, text: string, force: boolean): void => {
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(
      code === 'EEXIST'
        ? `${file} is there already. Name another by --to FILE, or write over it with --force`
        : `${file} cannot be written (${code})`,
    )
  }
}

export const popupExport: Command = {
  name: 'popup export',
  args: 'ID [--to FILE] [--force]',
  help: 'write it as a popup file, ID.json unless you say otherwise, that imports to the same popup again',
  options: { to: { type: 'string' }, force: { type: 'boolean' } },
  takes: 1,
  async run(world, [id = ''], options) {
    const file = textOption(options, 'to') ?? `${id}.json`
    const own = `${basename(file, extname(file))}.html`
    const { text, html } = await withStore(world, async (store) => {
      const popup = await choosePopup(store, id)
      const template = await store.popups.template(id)
      return writePopupFile({ ...popup, html: template?.html ?? '' }, readLibrary(world.dist), `./${own}`)
    })
    const beside = join(dirname(file), own)
    const force = options.force === true
    write(file, text, force)
    if (html !== undefined) write(beside, html, force)
    world.print(html === undefined ? file : `${file}\n${beside}`)
  },
}
